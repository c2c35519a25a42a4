#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Chinese."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

CHINESE = Language(
    code="zh",
    script="CJK",
    first_person=words("我"),
    second_person=words("您 你"),
    topic=phrases(
        """
        对话 | 對話 | 摘要 | 总结 | 總結 | 概要 | 讨论 | 转录 | 记录稿
        """
    ),
    reporting=words(
        """
        用户 客户 来电者 顾客 致电 用戶 客戶 來電者 顧客 询问 詢問 表示 要求 提到 希望 说明 告知
        称 想要 助手 客服 投诉
        """
    ),
    asking=words("什么 什麼 哪里 哪裡 哪儿 谁 誰 几点 何时 多少 怎么 为什么 哪个 哪"),
    yes_no=words(
        """
        是的 不是 好的 当然 當然 没问题 您好 你好 没错 对的 对 好 可以 明白了 明白 当然可以 请放心
        """
    ),
    offers=words(
        "我可以帮 我很乐意 请问有什么 感谢您的来电 感谢致电 让我 请稍等 请放心 我理解您 我明白您 别担心 请问您"
    ),
    apologies=words("抱歉 很抱歉 非常抱歉 对不起 對不起 不好意思 很遗憾 我很抱歉"),
    unable=openings("我无法 | 我不能 | 我没法 | 我無法 | 无法"),
    unwilling=(
        *openings("""我没有权限 | 我無權 | 我无权 | 我没有权利"""),
        *openings(
            """请 | 請""",
            """提供对话 | 提供對話 | 分享对话 | 提供通话 | 提供需要总结 | 对话内容发""",
        ),
        *openings(
            """由于 | 因为 | 很遗憾""", """无法总结 | 不能总结 | 无法提供摘要 | 无法为您总结"""
        ),
        *openings(
            """我无法 | 我不能 | 对不起，我 | 我没有""",
            """个人信息 | 完成这个 | 完成此 | 提供这次 | 访问""",
        ),
        *openings(
            """
            作为一个ai语言 | 作为一个ai助手 | 作为一个ai模型 | 作为一个ai, | 作为ai,
            | 作为ai语言 | 作为ai助手 | 作为一个人工智能 | 作为人工智能 | 作为一个语言模型
            | 作为语言模型 | 作為ai, | 作為一個ai | 我是一个ai | 我只是一个 | 没有对话内容
            """,
        ),
        *openings(
            "我无法 | 我不能 | 我無法",
            "总结 | 總結 | 摘要 | 协助 | 帮助您 | 帮助你 | 请求",
        ),
    ),
    thinking=openings(
        "好， | 好, | 好的， | 首先 | 我需要 | 我得 | 我应该 | 我们需要 | 用户要我 | 用户希望我 | 用户让我",
        "总结 | 摘要 | 一步一步 | 逐步",
    ),
    announcing=words(
        """
        以下 如下 下面 上面 上述 是 的 这 那 本次 此 次 一个 一份 关于 用户 客户 来电者 与 和 跟 助手
        客服 之间 间 中 对话 對話 对于 摘要 总结 總結 概要 简要 简短 更新 后 版本 最新 已 已经 完毕
        完成 了 通话 电话 通話 聊天 会话 内容 记录 笔记 为 如 被 进行 我 对 根据 要求 由 在 者
        """
    ),
    talk=phrases(
        """
        谢谢 | 感谢 | 请您 | 请问 | 请稍 | 请先 | 请在 | 请放心 | 欢迎 | 不客气 | 吗 | 呢 | 我们 | 咱们 | 您好 | 再见 |
        祝您 | 祝你 | 为您 | 帮您 | 给您 | 好问题 | 随时 | 可以的 | 没问题 | 就可以
        """
    ),
    farewells=phrases(
        """
        再见 | 祝您 | 祝你 | 回头见 | 明天见 | 到时见 | 感谢您的来电 | 感谢您致电 | 感谢来电 | 期待您 | 欢迎光临 | 一路平安 | 一路顺风 |
        晚安 | 慢走
        """
    ),
    planning=phrases(
        """
        我需要 | 我应该 | 我得 | 我要 | 让我 | 想想 | 看看 | 接下来我 | 我想 | 先看 | 应该写
        """
    ),
)

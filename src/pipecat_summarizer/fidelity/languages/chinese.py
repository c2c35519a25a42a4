#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Chinese."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, words

CHINESE = Language(
    code="zh",
    script="CJK",
    second_person=words("您 你"),
    topic=words("对话 對話 摘要 总结 總結 讨论"),
    reporting=words(
        """
        用户 客户 来电者 顾客 致电 用戶 客戶 來電者 顧客 询问 詢問 表示 要求 提到 希望 说明 告知
        称 想要 助手 客服 投诉
        """
    ),
    asking=words("什么 什麼 哪里 哪裡 哪儿 谁 誰 几点 何时 多少 怎么 为什么 哪个 哪"),
    yes_no=words("是的 不是 好的 当然 當然 没问题 您好 你好"),
    offers=words("我可以帮 我很乐意 请问有什么 感谢您的来电 感谢致电 让我 请稍等"),
    apologies=words("抱歉 很抱歉 非常抱歉 对不起 對不起 不好意思 很遗憾 我很抱歉"),
    unable=openings("我无法 | 我不能 | 我没法 | 我無法 | 无法"),
    unwilling=(
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
)

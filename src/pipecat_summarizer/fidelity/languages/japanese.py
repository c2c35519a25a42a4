#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Japanese."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, words

JAPANESE = Language(
    code="ja",
    script="JAPANESE",
    first_person=words("私 ですか ください"),
    second_person=words("ございます あなた ください でしょうか いたします"),
    topic=words("要約 会話"),
    reporting=words(
        """
        ユーザー 顧客 発信者 利用者 電話をかけてき 尋ね 質問し 希望し 述べ 伝え 求め 依頼し 要望
        相談し アシスタント 担当者 望んで たいと
        """
    ),
    asking=words("何 どこ 誰 いつ どの どれ なぜ いくら どう"),
    yes_no=words("はい いいえ もちろんです もちろん かしこまりました 承知しました こんにちは"),
    offers=words(
        """
        お手伝い お電話ありがとう 何かお手伝い 確認いたします 少々お待ち ご心配 ご安心 ご不便を お問い合わせありがとう
        ご用件
        """
    ),
    apologies=words(
        """
        申し訳ありませんが 申し訳ございませんが 申し訳ありません 申し訳ございません すみません
        すみませんが 残念ながら ごめんなさい
        """
    ),
    unable=openings(
        "この | その | 私 | 会話 | 要約 | ご | お | 対応 | 現在",
        "できません | できかねます | いたしかねます | 不可能です",
    ),
    unwilling=(
        *openings(
            """""",
            """共有することはできません | お答えできません | 開示できません | 共有できません | お伝えできません""",
        ),
        *openings(
            """""",
            """要約することはできません | 要約できません | 要約は提供できません | 要約を提供できません | お応えできません | 要約いたしかねます | 要約を作成できません""",
        ),
        *openings("aiとして | ai言語モデル | 言語モデルとして | 私はai | 人工知能として"),
    ),
    noting=openings(
        "あなたは",
        """
        顧客です | 電話しました | 電話をかけ | 尋ねました | 依頼しました | 注文しました
        | 希望しています | 伝えました | 問い合わせ | 話しています
        """,
    ),
    thinking=openings(
        "では、 | まず | さて、 | よし、 | えっと、 | 私は | この会話 | この通話 | ユーザーは私に",
        "要約する必要 | 要約しなければ | 要約しよう | 順番に考え | 順に考え | 要約を書く必要",
    ),
    announcing=words(
        """
        以下 次 上記 これ この は が を に と の で も 会話 通話 電話 要約 まとめ 概要 ユーザー
        アシスタント 顧客 お客様 担当者 発信者 間 あいだ 更新 された した しました です ます ました
        でした である 新しい 最新 版 バージョン 内容 簡潔 な 短い こちら メモ 記録 ください
        """
    ),
)

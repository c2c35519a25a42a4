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
    second_person=words("あなた ください でしょうか いたします"),
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
        お手伝い お電話ありがとう 何かお手伝い 確認いたします 少々お待ち お問い合わせありがとう
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
    unwilling=openings("aiとして | ai言語モデル | 言語モデルとして | 私はai | 人工知能として"),
)

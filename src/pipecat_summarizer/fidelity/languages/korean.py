#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Korean."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

KOREAN = Language(
    code="ko",
    script="HANGUL",
    second_person=words("당신 드릴까요 드리겠습니다 하시겠 주세요 주시겠"),
    topic=words("대화 요약"),
    reporting=words(
        """
        고객은 고객이 고객의 사용자 발신자 이용자 문의했 물었 요청했 요청하 말했 원한 원했
        언급했 설명했 약속했 상담원 원함 문의함 요청함
        """
    ),
    asking=words("무엇 어디 누구 언제 어느 왜 어떻게 얼마 뭐"),
    yes_no=words("네 예 아니요 아니오 물론입니다 물론이죠 안녕하세요 알겠습니다"),
    offers=phrases(
        """
        도와드리 | 도와 드리 | 무엇을 도와 | 전화 주셔서 | 확인해 드리 | 잠시만 기다려
        """
    ),
    apologies=words(
        """
        죄송합니다 죄송하지만 죄송합니다만 미안합니다 미안하지만 안타깝게도 유감스럽게도
        """
    ),
    unable=openings(
        "저는 | 제가 | 이 | 해당 | 요청 | 대화 | 그 | 요약",
        "수 없습니다 | 어렵습니다 | 불가능합니다",
    ),
    unwilling=openings(
        "ai로서 | 저는 ai | 인공지능으로서 | 언어 모델로서 | 저는 인공지능 | 저는 언어 모델",
    ),
)

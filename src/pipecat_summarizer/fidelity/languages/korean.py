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
    first_person=words("저는 제가 세요 습니다"),
    second_person=words("당신 드릴까요 드리겠습니다 하시겠 주세요 주시겠"),
    topic=phrases(
        """
        대화 | 요약 | 통화 내용 | 녹취 | 메모
        """
    ),
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
        도와드리 | 도와 드리 | 무엇을 도와 | 전화 주셔서 | 확인해 드리 | 잠시만 기다려 | 걱정하지 | 불편을 드려 | 바로 처리해 드리
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
    unwilling=(
        *openings("""""", """공유할 수 없습니다 | 알려드릴 수 없습니다 | 권한이 없습니다"""),
        *openings(
            """""",
            """요약할 수 없습니다 | 요약을 제공할 수 없 | 요약해 드릴 수 없 | 들어드릴 수 없습니다 | 요약을 작성할 수 없""",
        ),
        *openings(
            "ai로서 | 저는 ai | 인공지능으로서 | 언어 모델로서 | 저는 인공지능 | 저는 언어 모델",
        ),
    ),
    thinking=openings(
        "좋아, | 자, | 먼저 | 우선 | 일단 | 나는 | 저는 | 이 통화를 | 이 대화를 | 사용자가 나에게",
        "요약해야 | 요약하려면 | 차근차근 | 단계별로",
    ),
    announcing=words(
        """
        다음 아래 위 이것 여기 이 그 는 은 이 가 을 를 와 과 의 에 대화 대화의 통화 통화의 전화
        요약 요약본 요약입니다 요약했습니다 요약되었습니다 사용자 사용자와 어시스턴트 고객 고객과
        상담원 간 간의 사이 사이의 업데이트된 업데이트 최신 버전 버전입니다 내용 내용입니다 간단한
        간략한 짧은 입니다 되었습니다 했습니다 메모 대한
        """
    ),
    talk=phrases(
        """
        감사합니다 | 감사드 | 주세요 | 주십시오 | 세요 | 십시오 | 까요 | 드릴 | 드리 | 드립니다 | 드렸 | 저희 | 제가 | 저는 |
        시면 | 시겠 | 바랍니다 | 어요 | 아요 | 해요 | 게요 | 네요 | 나요 | 뵙 | 오셔서 | 괜찮으 | 하시 | 좋은 질문 | 물론
        """
    ),
    planning=phrases(
        """
        하자 | 보자 | 해야겠 | 할까 | 음, | 써야 | 넣어야 | 적어야 | 해야 하나 | 생각해 보
        """
    ),
)

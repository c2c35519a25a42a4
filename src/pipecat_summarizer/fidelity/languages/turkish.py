#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Turkish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

TURKISH = Language(
    code="tr",
    script="LATIN",
    common=words(
        """
        ama ben bir bu da daha de değil etti gibi ile istiyor için kadar müşteri ne olan olarak
        sonra var ve çok
        """
    ),
    second_person=words("siz sizi size sizin sen seni sana senin"),
    topic=words("konuşma* görüşme* özet özeti"),
    reporting=words(
        """
        müşteri* arayan* kullanıcı* sordu istedi istiyor söyledi belirtti bildirdi talep
        """
    ),
    asking=words("ne kim nerede nereye hangi neden niçin nasıl kaç"),
    yes_no=phrases("evet | hayır | tabii | elbette | tamam | merhaba | iyi günler"),
    offers=phrases(
        """
        size yardımcı | nasıl yardımcı | yardımcı olmaktan | aradığınız için | hemen kontrol
        """
    ),
    apologies=phrases("üzgünüm | özür dilerim | maalesef | kusura bakmayın"),
    unable=openings(
        "bu | ben | size | konuşmayı | bir",
        "yapamam | edemem | olamam | veremem | özetleyemem | sağlayamam | mümkün değil",
    ),
    unwilling=openings(
        """
        bir yapay zeka olarak | yapay zeka olarak | bir yapay zeka dil modeli
        | bir yapay zeka modeli olarak | bir dil modeli olarak
        """,
    ),
)

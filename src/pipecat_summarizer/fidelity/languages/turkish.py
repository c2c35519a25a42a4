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
    first_person=words("ben bana benim bize istiyorum görüyorum"),
    second_person=words(
        "siz sizi size sizin sen seni sana senin *siniz *sınız *sunuz *sünüz *ınız* *iniz* *unuz* *ünüz*"
    ),
    topic=phrases(
        """
        konuşma* | görüşme* | özet* | transkript* | diyalog | notlar*
        """
    ),
    reporting=phrases(
        """
        müşteri* | arayan* | kullanıcı* | sordu | istedi | istiyor | söyledi | belirtti |
        bildirdi | talep | konuştular | konuşuyorlar | sohbet ettiler | sohbet ediyorlar |
        tartıştılar | hakkında konuş*
        """
    ),
    asking=words("ne kim nerede nereye hangi neden niçin nasıl kaç"),
    yes_no=phrases(
        """
        evet | hayır | tabii | elbette | tamam | merhaba | iyi günler | sorun değil |
        anladım | peki | doğru | aynen | kesinlikle | harika | mükemmel | çok iyi | tamamdır
        | anlıyorum | tabii ki | ah | iyi akşamlar | günaydın | memnuniyetle
        """
    ),
    offers=phrases(
        """
size yardımcı | nasıl yardımcı | yardımcı olmaktan | aradığınız için | hemen kontrol | sizi anlıyorum | anlıyorum, | hemen ilgileniyorum | size hemen
"""
    ),
    apologies=phrases("üzgünüm | özür dilerim | maalesef | kusura bakmayın"),
    unable=openings(
        "bu | ben | size | konuşmayı | bir",
        "yapamam | edemem | olamam | veremem | özetleyemem | sağlayamam | mümkün değil",
    ),
    unwilling=(
        *openings(
            """lütfen""",
            """konuşmayı paylaş | görüşmeyi paylaş | konuşmayı gönder | metni paylaş | konuşmayı sağla""",
        ),
        *openings(
            """""",
            """özetleyemem | yerine getiremem | özetini veremem | özet sunamam | yardımcı olamam | özetini sunamam | yerine getiremiyorum | özetleyemiyorum""",
        ),
        *openings(
            """
        bir yapay zeka olarak | yapay zeka olarak | bir yapay zeka dil modeli
        | bir yapay zeka modeli olarak | bir dil modeli olarak
        """,
        ),
    ),
    thinking=openings(
        """
        tamam, | peki, | önce | ilk olarak | bu görüşmeyi | bu konuşmayı | kullanıcı benden
        | görevim
        """,
        "özetlemem gerek | özetlememi | özetlemeliyim | adım adım gid | adım adım düşün",
    ),
    announcing=words(
        """
        aşağıda aşağıdaki arasında arasındaki arayan asistan asistanla bulunmaktadır görüşmenin
        görüşme görüşmenin güncellenmiş hali işte kısa konuşma konuşmanın konuşmayı kullanıcı
        müşteri notlar notları olan özet özeti özetidir özetlendi özetlenmiştir sürümü şekilde
        telefon temsilci yeni yukarıda yukarıdaki son
        """
    ),
    talk=phrases(
        """
        lütfen | teşekkür* | rica ederim | memnun* | iyi günler | iyi akşamlar | hoşça
        kal* | görüşmek üzere | kolay gelsin | tabii | elbette | ister misiniz |
        isterseniz | dilerim | dileriz | buyurun | hoş geldiniz | sorun değil | bizim |
        bize | biz | güzel soru | *yoruz | *acağız | *eceğiz | *abiliriz | *ebiliriz |
        *abilirsiniz | *ebilirsiniz | *ayım | *eyim
        """
    ),
    farewells=phrases(
        """
        iyi günler | iyi akşamlar | iyi geceler | iyi yolculuklar | iyi tatiller | iyi
        şanslar | hoşça kalın | hoşçakalın | güle güle | görüşmek üzere | görüşürüz | kolay
        gelsin | geçmiş olsun | kendinize iyi | kendine iyi | saygılar* | afiyet olsun |
        sizi bekliyoruz | aradığınız için teşekkür*
        """
    ),
    planning=phrases(
        """
        bakayım | bakalım | *malıyım | *meliyim | düşüneyim | düşünelim | sanırım | hmm
        | *ayım | *eyim | mıyım | miyim
        """
    ),
)

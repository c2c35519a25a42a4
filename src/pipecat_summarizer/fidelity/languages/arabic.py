#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Arabic."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

ARABIC = Language(
    code="ar",
    script="ARABIC",
    second_person=words("أنت لك إليك يمكنك طلبك لديك مساعدتك سيادتك"),
    topic=words("المحادثة ملخص"),
    reporting=words(
        """
        العميل العميلة المتصل المتصلة المستخدم المستخدمة الزبون سأل سألت طلب طلبت قال قالت ذكر
        ذكرت أراد أرادت يريد تريد أفاد أفادت أوضح وعد المساعد الوكيل
        """
    ),
    asking=words("ما ماذا من أين متى أي لماذا كيف كم"),
    yes_no=words("نعم لا بالطبع بالتأكيد حسنا حسنًا مرحبا مرحبًا"),
    offers=phrases(
        """
        يمكنني مساعدتك | كيف يمكنني | كيف أستطيع | شكرا لاتصالك | شكرًا لاتصالك | دعني
        """
    ),
    apologies=phrases("عذرا | عذرًا | آسف | أنا آسف | أعتذر | للأسف | معذرة"),
    unable=openings("لا أستطيع | لا يمكنني | لكن لا | ليس بإمكاني | لا أملك"),
    unwilling=(
        *openings("كنموذج لغوي | بصفتي نموذج | كذكاء اصطناعي | بصفتي ذكاء | أنا نموذج لغوي"),
        *openings("لا أستطيع | لا يمكنني", "تلخيص | مساعدتك | هذا الطلب | طلبك"),
    ),
)

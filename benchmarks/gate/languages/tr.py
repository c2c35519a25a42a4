#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Turkish."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna Kaya | Mehmet Demir | Elif Şahin | Can Yıldız",
    days="pazartesi günü | salı günü | çarşamba günü | perşembe günü | cuma günü",
    amounts="350 lira | 49,90 lira | 1200 lira | 185 lira",
    labels=("Müşteri", "Temsilci", "Görüşme", "Notlar"),
    headings=("Arayan", "Bilgiler", "Yapılan", "İstekler", "Açık"),
    scenarios={
        "parcel": Scenario(
            call="""
            Merhaba, ben {name}. {id} numaralı siparişim hâlâ gelmedi.
            Üzgünüm. Depomuzdan {day} çıktığını görüyorum.
            Çabuk lazım, kız kardeşime hediye. Bana e-posta atmayın, {phone} numarasını arayın.
            Anladım. Bugün ücretsiz olarak ikinci bir paket gönderebilirim.
            Güzel, öyle yapın. Peki kurye ne zaman gelecek?
            """,
            who="""
            {name}, {id} numaralı siparişi gelmediği için aradı.
            Müşteri {name}, {id} numaralı siparişi bekliyor.
            {name}, sipariş {id}: teslim edilmedi.
            """,
            facts="""
            Paket depodan {day} çıktı; kız kardeşine hediye.
            Temsilci paketin {day} gönderildiğini gördü.
            Gönderim: {day}.
            """,
            done="""
            Ücretsiz ikinci bir paket gönderiliyor.
            Temsilci ücretsiz yeni bir gönderi sözü verdi.
            Yeni gönderi, ücretsiz.
            """,
            wish="""
            E-posta yok, sadece {phone} aransın.
            {phone} numarasından aranmak istedi, e-posta istemiyor.
            İletişim: {phone}, e-posta değil.
            """,
            open="""
            Kuryenin ne zaman geleceği belli değil.
            Kuryenin saatini sordu; henüz yanıt yok.
            Açık: kurye saati.
            """,
            answers="""
            Kurye {day} saat {time} gibi size gelecek, lütfen kimliğinizi hazırlayın.
            {day} elinizde olur. Size başka nasıl yardımcı olabilirim?
            Saat {time} ile öğle arası. Gelmeden önce sizi ararım.
            """,
        ),
        "appointment": Scenario(
            call="""
            Merhaba, {name}. Bir randevum var, değiştirmem gerekiyor.
            Tabii. Doktor Patel için {day} saat {time} uygun.
            Olur. Hasta numaram {id}. Ve lütfen biraz daha yavaş konuşun.
            Not ettim. Yeni sigorta kartınızı getirin.
            Tamam. Binanın arkasına hâlâ park edilebiliyor mu?
            """,
            who="""
            {name}, hasta numarası {id}, randevusunu değiştirmek istiyor.
            Hasta {name} ({id}) başka bir tarih istedi.
            Randevu değişikliği: {name}, hasta {id}.
            """,
            facts="""
            Yeni randevu {day} saat {time}, Doktor Patel ile.
            {day} saat {time} için anlaşıldı.
            Yeni tarih: {day}, {time}, Dr. Patel.
            """,
            done="""
            Randevu değiştirildi ve numara not edildi.
            Asistan randevuyu onayladı.
            Onaylandı.
            """,
            wish="""
            Daha yavaş konuşulmalı.
            Yavaş konuşulmasını istedi.
            Yavaş konuşma.
            """,
            open="""
            Binanın arkasına park edilip edilemeyeceği henüz söylenmedi.
            Yeni kart getirilecek; park sorusu yanıtsız.
            Park: yanıtlanacak.
            """,
            answers="""
            Evet, saat {time} sonrası oraya ücretsiz park edebilirsiniz.
            Hayır, maalesef orası sadece personel için.
            Tabii, soldaki ikinci girişi kullanın.
            """,
        ),
        "billing": Scenario(
            call="""
            Adım {name}. Mart için iki kez para çekmişsiniz, her seferinde {amount}.
            Bir dakika. Evet, {id} hesabında iki ödeme görüyorum.
            Birini geri istiyorum. Ve hediye çeki istemiyorum.
            RF{id} numaralı iadeyi başlattım. Üç ile beş gün sürer.
            İyi. Yazılı onay alacak mıyım?
            """,
            who="""
            {name} hesabından mart için iki kez {amount} çekildi.
            {name}, {amount} tutarında çift ödemeden şikâyet etti.
            Çift ödeme, {amount}, mart, {name}.
            """,
            facts="""
            {id} hesabında iki ödeme var.
            Asistan {id} hesabında iki ödeme buldu.
            Hesap {id}, iki ödeme.
            """,
            done="""
            RF{id} iadesi başladı, üç ile beş gün sürer.
            Bir ödeme RF{id} ile iade ediliyor.
            İade: RF{id}.
            """,
            wish="""
            Hediye çeki istemiyor.
            Hediye çekini reddetti.
            Çek yok.
            """,
            open="""
            Yazılı onay konusu açık.
            Müşteri yazılı onay sordu.
            Yazılı onay?
            """,
            answers="""
            Evet, bir saat içinde size e-posta gelecek.
            Elbette, az önce size gönderdim.
            Hayır, ama hesabınızdan indirebilirsiniz.
            """,
        ),
    },
    prefaces="""
    İşte görüşmenin özeti:
    Özet:
    """,
    addressed="""
    Siz {id} siparişini vermiş ve almamış bir müşterisiniz. İkinci paket yolda.
    {id} siparişi için aradınız, gecikti. İkinci paket gönderildi.
    """,
    refusals="""
    Üzgünüm, bu isteği yerine getiremem.
    Bu konuşmayı kişisel veriler içerdiği için özetleyemem.
    Bir yapay zeka dil modeli olarak telefon görüşmelerine erişemem.
    Maalesef bu görüşmenin özetini veremem.
    """,
    told_refusals="""
    Temsilci üzgün olduğunu, {id} için iade olmadığını söyledi.
    {name} hesabına giremiyor; bir bağlantı gönderildi.
    Maalesef {id} siparişindeki ürün tükendi; {name} mavisini alıyor.
    """,
    offers="""
    Merhaba! Size nasıl yardımcı olabilirim?
    Tabii, yardımcı olmaktan memnuniyet duyarım.
    Aradığınız için teşekkürler, {name}. Sipariş numaranız nedir?
    Sizi anlıyorum, {name}, hemen ilgileniyorum.
    """,
    announcements="""
    İşte konuşmanın özeti.
    Bu, kullanıcı ile asistan arasındaki konuşmanın bir özetidir.
    Konuşma özetlendi.
    """,
    reasonings="""
    Tamam, bu görüşmeyi özetlemem gerekiyor. Adım adım gidelim.
    """,
    off_topic="""
    Paris, Fransa'nın başkentidir.
    Su deniz seviyesinde yüz derecede kaynar.
    """,
    replies="""
    {day} saat {time} ile öğle arası gelecek.
    Teşekkürler. Peki evde yoksam?
    O zaman komşunuza bırakır.
    Tamam, çok teşekkürler. Hoşça kalın!
    """,
)

#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words of the annex, by language: its heading, and what each kind of value is called.

Another language is one more line in ``HEADINGS`` and in ``_KIND_NAMES``.
"""

from typing import get_args

from pipecat_summarizer.fidelity.values.entry import ValueKind

HEADINGS = {
    "en": "Exact values",
    "es": "Datos exactos",
    "de": "Genaue Angaben",
    "fr": "Valeurs exactes",
    "pt": "Dados exatos",
    "it": "Dati esatti",
    "nl": "Exacte gegevens",
    "pl": "Dokładne dane",
    "ru": "Точные данные",
    "tr": "Kesin bilgiler",
    "ar": "القيم الدقيقة",
    "hi": "सटीक विवरण",
    "zh": "准确信息",
    "ja": "正確な情報",
    "ko": "정확한 정보",
    "id": "Data persis",
    "vi": "Thông tin chính xác",
    "th": "ข้อมูลที่แน่นอน",
    "el": "Ακριβή στοιχεία",
    "he": "פרטים מדויקים",
    "fa": "اطلاعات دقیق",
    "hi-Latn": "Sahi vivaran",
    "bn": "সঠিক তথ্য",
    "ta": "துல்லியமான தகவல்கள்",
    "sv": "Exakta uppgifter",
    "da": "Nøjagtige oplysninger",
    "nb": "Nøyaktige opplysninger",
    "fi": "Tarkat tiedot",
    "cs": "Přesné údaje",
    "hu": "Pontos adatok",
    "ro": "Date exacte",
    "uk": "Точні дані",
}
"""The heading of the annex. Told apart from a summary's own words by standing alone in a line."""

# In the order of `ValueKind`.
_KIND_NAMES = {
    "en": "name|number|phone|email|web address|amount|date|time|day|duration|percentage|quantity"
    "|postal code|address|flight|version",
    "es": "nombre|número|teléfono|correo|sitio web|importe|fecha|hora|día|duración|porcentaje"
    "|cantidad|código postal|dirección|vuelo|versión",
    "de": "Name|Nummer|Telefon|E-Mail|Webadresse|Betrag|Datum|Uhrzeit|Tag|Dauer|Prozentsatz|Menge"
    "|Postleitzahl|Adresse|Flug|Version",
    "fr": "nom|numéro|téléphone|e-mail|site web|montant|date|heure|jour|durée|pourcentage|quantité"
    "|code postal|adresse|vol|version",
    "pt": "nome|número|telefone|e-mail|site|valor|data|hora|dia|duração|porcentagem|quantidade"
    "|código postal|endereço|voo|versão",
    "it": "nome|numero|telefono|e-mail|sito web|importo|data|ora|giorno|durata|percentuale"
    "|quantità|CAP|indirizzo|volo|versione",
    "nl": "naam|nummer|telefoon|e-mail|website|bedrag|datum|tijd|dag|duur|percentage|aantal"
    "|postcode|adres|vlucht|versie",
    "pl": "imię i nazwisko|numer|telefon|e-mail|strona|kwota|data|godzina|dzień|czas trwania"
    "|procent|ilość|kod pocztowy|adres|lot|wersja",
    "ru": "имя|номер|телефон|почта|сайт|сумма|дата|время|день|длительность|процент|количество"
    "|индекс|адрес|рейс|версия",
    "tr": "isim|numara|telefon|e-posta|web adresi|tutar|tarih|saat|gün|süre|yüzde|miktar"
    "|posta kodu|adres|uçuş|sürüm",
    "ar": "الاسم|الرقم|الهاتف|البريد الإلكتروني|الموقع|المبلغ|التاريخ|الوقت|اليوم|المدة|النسبة"
    "|الكمية|الرمز البريدي|العنوان|الرحلة|الإصدار",
    "hi": "नाम|नंबर|फ़ोन|ईमेल|वेबसाइट|राशि|तारीख|समय|दिन|अवधि|प्रतिशत|मात्रा|पिन कोड|पता|उड़ान|संस्करण",
    "zh": "姓名|号码|电话|邮箱|网址|金额|日期|时间|星期|时长|百分比|数量|邮编|地址|航班|版本",
    "ja": "名前|番号|電話|メール|ウェブサイト|金額|日付|時刻|曜日|期間|割合|数量|郵便番号|住所|便名|バージョン",
    "ko": "이름|번호|전화|이메일|웹사이트|금액|날짜|시간|요일|기간|비율|수량|우편번호|주소|항공편|버전",
    "id": "nama|nomor|telepon|email|situs web|jumlah uang|tanggal|waktu|hari|durasi|persentase|jumlah"
    "|kode pos|alamat|penerbangan|versi",
    "vi": "tên|số|điện thoại|email|trang web|số tiền|ngày|giờ|thứ|thời lượng|phần trăm|số lượng"
    "|mã bưu chính|địa chỉ|chuyến bay|phiên bản",
    "th": "ชื่อ|หมายเลข|โทรศัพท์|อีเมล|เว็บไซต์|จำนวนเงิน|วันที่|เวลา|วัน|ระยะเวลา|เปอร์เซ็นต์|จำนวน"
    "|รหัสไปรษณีย์|ที่อยู่|เที่ยวบิน|เวอร์ชัน",
    "el": "όνομα|αριθμός|τηλέφωνο|email|ιστοσελίδα|ποσό|ημερομηνία|ώρα|ημέρα|διάρκεια|ποσοστό"
    "|ποσότητα|ταχυδρομικός κώδικας|διεύθυνση|πτήση|έκδοση",
    "he": "שם|מספר|טלפון|דואר אלקטרוני|אתר|סכום|תאריך|שעה|יום|משך|אחוז|כמות|מיקוד|כתובת|טיסה|גרסה",
    "fa": "نام|شماره|تلفن|ایمیل|وبسایت|مبلغ|تاریخ|ساعت|روز|مدت|درصد|تعداد|کد پستی|نشانی|پرواز|نسخه",
    "hi-Latn": "naam|number|phone|email|website|rashi|tareekh|samay|din|avadhi|pratishat|matra"
    "|pin code|pata|flight|version",
    "bn": "নাম|নম্বর|ফোন|ইমেইল|ওয়েবসাইট|টাকার পরিমাণ|তারিখ|সময়|দিন|সময়কাল|শতাংশ|পরিমাণ|পোস্টকোড|ঠিকানা"
    "|ফ্লাইট|সংস্করণ",
    "ta": "பெயர்|எண்|தொலைபேசி|மின்னஞ்சல்|இணையதளம்|தொகை|தேதி|நேரம்|கிழமை|கால அளவு|சதவீதம்|அளவு"
    "|அஞ்சல் குறியீடு|முகவரி|விமானம்|பதிப்பு",
    "sv": "namn|nummer|telefon|e-post|webbplats|belopp|datum|klockslag|dag|längd|procent|antal"
    "|postnummer|adress|flyg|version",
    "da": "navn|nummer|telefon|e-mail|websted|beløb|dato|klokkeslæt|dag|varighed|procent|antal"
    "|postnummer|adresse|fly|version",
    "nb": "navn|nummer|telefon|e-post|nettsted|beløp|dato|klokkeslett|dag|varighet|prosent|antall"
    "|postnummer|adresse|fly|versjon",
    "fi": "nimi|numero|puhelin|sähköposti|verkkosivu|summa|päivämäärä|kellonaika|päivä|kesto|prosentti|määrä"
    "|postinumero|osoite|lento|versio",
    "cs": "jméno|číslo|telefon|e-mail|web|částka|datum|čas|den|doba trvání|procento|množství"
    "|PSČ|adresa|let|verze",
    "hu": "név|szám|telefon|e-mail|weboldal|összeg|dátum|időpont|nap|időtartam|százalék|mennyiség"
    "|irányítószám|cím|járat|verzió",
    "ro": "nume|număr|telefon|e-mail|site|sumă|dată|oră|zi|durată|procent|cantitate"
    "|cod poștal|adresă|zbor|versiune",
    "uk": "ім'я|номер|телефон|пошта|сайт|сума|дата|час|день|тривалість|відсоток|кількість"
    "|індекс|адреса|рейс|версія",
}


def heading(language: str | None) -> str:
    """The heading in a language, or in English."""
    return HEADINGS.get(language or "en", HEADINGS["en"])


def kind_name(kind: ValueKind, language: str | None) -> str:
    """What a kind of value is called in a language, or in English."""
    names = _KIND_NAMES.get(language or "en", _KIND_NAMES["en"]).split("|")
    return names[get_args(ValueKind).index(kind)]

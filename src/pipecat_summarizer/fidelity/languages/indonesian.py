#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Indonesian, and of Malay, which is much alike."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

INDONESIAN = Language(
    code="id",
    script="LATIN",
    common=words(
        """
        ada adalah agar akan aku anda apa apakah atau bagaimana bahwa bahawa banget belum berapa
        bisa boleh dalam dan dapat dari daripada dengan di gak hanya harus ini itu jangan jika
        juga kalau kami kapan karena kepada kerana kita ke lagi masih mereka namun nggak oleh pada
        perlu saat sampai saya sebelum secara sedang seperti setelah sudah supaya tapi telah
        tersebut tetapi tidak udah untuk yang ialah nak hendak selepas sahaja
        """
    ),
    first_person=words("saya aku kami kita gue"),
    second_person=words("anda kamu kalian awak"),
    topic=phrases(
        """
        percakapan* | perbualan* | obrolan* | *ringkas* | *rangkum* | transkrip* | dialog* |
        catatan*
        """
    ),
    reporting=phrases(
        """
        pelanggan* | penelepon* | penelpon* | pemanggil* | pengguna* | klien* | konsumen* |
        nasabah* | asisten | agen | ejen | petugas | bertanya | menanyakan | ditanya* | meminta |
        diminta | menginginkan | mengatakan | menyatakan | berkata | memberitahu* | memberi tahu
        | diberi tahu | diberitahu* | menyebut* | menjelaskan | dijelaskan | melaporkan |
        dilaporkan | mengeluh* | menyampaikan | disampaikan | mengonfirmasi* | mengkonfirmasi* |
        dikonfirmasi | mengesahkan | menyetujui | disetujui | setuju | bersetuju | sepakat |
        disepakati | menolak | ditolak | menjanjikan | dijanjikan | berjanji | menawarkan |
        ditawarkan | menegaskan | menginformasikan | diinformasikan | dimaklumkan | menyarankan |
        disarankan | memesan | menempah | dipesan | ditempah
        """
    ),
    asking=words("apa apakah siapa mana dimana kapan bila mengapa kenapa bagaimana berapa"),
    yes_no=phrases(
        """
        ya | iya | tidak | bukan | baik | baiklah | tentu | tentu saja | tentunya | pasti | oke |
        ok | siap | halo | hai | selamat pagi | selamat siang | selamat sore | selamat malam |
        selamat petang | selamat datang | tidak masalah | tak masalah | tidak apa-apa | betul |
        benar | tepat sekali | bagus | sempurna | sama-sama | terima kasih | terima kasih banyak
        | jangan khawatir | saya mengerti | sudah tentu | boleh | sampai jumpa | wah | oh | ah
        """
    ),
    offers=phrases(
        """
        saya bisa membantu | saya dapat membantu | saya siap membantu | saya akan membantu | saya
        akan bantu | saya bantu | dengan senang hati | senang bisa membantu | senang dapat membantu
        | ada yang bisa saya bantu | apa yang bisa saya bantu | bagaimana saya bisa membantu |
        bagaimana saya boleh membantu | boleh saya bantu | apa yang boleh saya bantu | terima kasih
        telah menghubungi | terima kasih sudah menghubungi | terima kasih telah menelepon | terima
        kasih kerana menghubungi | terima kasih atas kesabaran | biar saya | biarkan saya | izinkan
        saya | mohon tunggu | mohon ditunggu | sila tunggu | tunggu sebentar | saya cek | saya akan
        cek | saya akan memeriksa | saya periksa | saya mengerti kekhawatiran | saya paham |
        saya memahami | sama-sama
        """
    ),
    apologies=phrases(
        """
        maaf | mohon maaf | maafkan saya | saya minta maaf | saya mohon maaf | saya memohon maaf |
        minta maaf | saya menyesal | sayangnya | malangnya | dukacita
        """
    ),
    unable=openings(
        """
        saya tidak bisa | saya tidak dapat | saya tidak mampu | saya tidak boleh | saya tidak
        memiliki | saya tidak mempunyai | saya tidak punya | saya tak bisa | saya tak dapat | saya
        belum bisa | saya belum dapat | kami tidak bisa | kami tidak dapat | tidak ada percakapan
        """
    ),
    unwilling=(
        *openings(
            """
            sebagai ai | sebagai model bahasa | sebagai asisten ai | sebagai kecerdasan buatan |
            sebagai pembantu ai | sebagai asisten virtual, saya | sebagai sebuah ai | sebagai sebuah
            model | saya adalah ai | saya adalah model bahasa | saya hanya model | saya hanyalah |
            saya harus menolak | saya terpaksa menolak | saya tidak diizinkan | saya tidak
            dibenarkan | saya tidak berwenang | tidak ada percakapan | tidak ada transkrip |
            sepertinya anda belum | tampaknya anda belum | nampaknya anda belum | anda belum
            memberikan | anda belum menyertakan
            """
        ),
        *openings(
            """
            saya tidak bisa | saya tidak dapat | saya tidak mampu | saya tidak boleh | saya tak
            bisa | saya tak dapat | saya belum bisa | saya belum dapat | kami tidak dapat
            """,
            """
            ringkas | rangkum | membantu | permintaan | memenuhi | data pribadi | data peribadi |
            informasi pribadi | percakapan | perbualan | melakukan itu | melakukan hal
            """,
        ),
        *openings(
            "saya tidak memiliki | saya tidak mempunyai | saya tidak punya",
            "akses | informasi tentang | informasi yang cukup | maklumat",
        ),
        *openings(
            "mohon | silakan | tolong | harap | sila | bisakah anda | bolehkah anda | dapatkah anda",
            """
            percakapan yang | transkrip yang | transkrip percakapan | teks percakapan | isi
            percakapan | perbualan yang | transkrip perbualan | memberikan percakapan | bagikan
            percakapan | kirimkan percakapan
            """,
        ),
    ),
    thinking=openings(
        """
        oke, | ok, | baik, | baiklah, | jadi, | nah, | hmm | pertama, | pertama-tama | mari | saya
        perlu | saya harus | kita perlu | kita harus | pengguna meminta saya | pengguna ingin saya
        | pengguna mau saya | tugas saya
        """,
        """
        meringkas | merangkum | membuat ringkasan | membuat rangkuman | menulis ringkasan | menulis
        rangkuman | langkah demi langkah | ringkasan ini
        """,
    ),
    announcing=words(
        """
        agen antara asisten atas bawah baru berikut berikutnya dibuat diperbarui dikemas dirangkum
        diringkas ejen hasil ini isi kini klien lengkap menelepon panggilan pelanggan pembantu
        pemanggil penelepon pengguna petugas saja sebuah semula seluruh singkat telepon telefon
        terbaru terkini teks tentang versi
        """
    ),
    talk=phrases(
        """
        terima kasih | makasih | silakan | silahkan | sila | mohon | tolong | maaf | sama-sama |
        tentu | baik | baiklah | halo | selamat | sampai jumpa | semoga | senang | jangan ragu |
        jangan khawatir | saya akan | kami akan | akan saya | akan kami | saya bantu | apakah saya
        | apakah anda | apakah bapak | apakah ibu | bolehkah | bisakah | boleh saya | ada lagi |
        ada yang lain | sebentar | kak | ya | pertanyaan bagus | pertanyaan yang bagus | kami
        """
    ),
    farewells=phrases(
        """
        sampai jumpa | sampai bertemu | sampai nanti | selamat tinggal | selamat jalan | selamat
        beristirahat | selamat menikmati | selamat berbelanja | semoga hari | semoga harimu |
        semoga lekas | semoga cepat | semoga sukses | semoga berhasil | semoga lancar | semoga
        perjalanan | semoga membantu | hati-hati di jalan | kami tunggu | kami menantikan | salam
        hangat | hormat kami | jumpa lagi | terima kasih telah menghubungi | terima kasih sudah
        menghubungi | terima kasih telah menelepon | terima kasih kerana menghubungi | have a nice
        """
    ),
    planning=phrases(
        """
        saya perlu | saya harus | saya akan menulis | saya akan merangkum | saya akan meringkas |
        saya pikir | saya rasa | saya kira | haruskah saya | apakah saya harus | mari saya | mari
        kita | coba saya | coba kita | kita lihat | biar saya | hmm | kita perlu | kita harus
        """
    ),
)

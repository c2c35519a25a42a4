#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Polish."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna Nowak | Piotr Zieliński | Ewa Wójcik | Marek Lis",
    days="w poniedziałek | we wtorek | w środę | w czwartek | w piątek | w sobotę",
    amounts="35 złotych | 49,90 złotych | 120 złotych | 18,50 złotych",
    labels=("Klient", "Konsultant", "Rozmowa", "Notatki"),
    headings=("Kto dzwoni", "Fakty", "Zrobiono", "Życzenia", "Otwarte"),
    scenarios={
        "parcel": Scenario(
            call="""
            Dzień dobry, mówi {name}. Moje zamówienie {id} jeszcze nie przyszło.
            Przykro mi. Widzę, że wyszło z magazynu {day}.
            Potrzebuję go szybko, to prezent dla siostry. I proszę nie pisać maili, tylko dzwonić: {phone}.
            Rozumiem. Mogę dziś wysłać drugą paczkę ekspresem, bez opłat.
            Świetnie, proszę tak zrobić. A kiedy przyjedzie kurier?
            """,
            who="""
            {name} dzwoni, bo zamówienie {id} nie przyszło.
            Klientka {name} czeka na zamówienie {id}.
            {name}, zamówienie {id}: niedostarczone.
            """,
            facts="""
            Paczka wyszła z magazynu {day} i jest prezentem dla siostry.
            Konsultant sprawdził, że wysłano ją {day}.
            Wysłane {day}.
            """,
            done="""
            Druga paczka idzie ekspresem bez opłat.
            Konsultant obiecał darmową przesyłkę ekspresową.
            Nowa przesyłka ekspresowa, bezpłatnie.
            """,
            wish="""
            Bez maili, tylko telefon {phone}.
            Klientka poprosiła o telefon pod {phone} zamiast maili.
            Kontakt: {phone}, nie mail.
            """,
            open="""
            Nie wiadomo jeszcze, kiedy przyjedzie kurier.
            Padło pytanie o kuriera, na razie bez odpowiedzi.
            Otwarte: godzina kuriera.
            """,
            answers="""
            Kurier przyjedzie {day} około {time}, proszę przygotować dowód.
            Będzie u pani {day}. Czy mogę jeszcze w czymś pomóc?
            Między {time} a południem. Zadzwonię do ciebie wcześniej.
            """,
        ),
        "appointment": Scenario(
            call="""
            Dzień dobry, {name}. Mam wizytę i muszę ją przełożyć.
            Oczywiście. Mogę zaproponować {day} o {time} u doktor Patel.
            Pasuje. Mój numer pacjenta to {id}. I proszę mówić trochę wolniej.
            Zapisałem. Proszę zabrać nową kartę ubezpieczenia.
            Dobrze. Czy można jeszcze parkować za budynkiem?
            """,
            who="""
            {name}, pacjent {id}, chce przełożyć wizytę.
            Pacjent {name} (numer {id}) poprosił o inny termin.
            Zmiana wizyty: {name}, pacjent {id}.
            """,
            facts="""
            Nowa wizyta {day} o {time} u doktor Patel.
            Ustalono {day} o {time}.
            Nowy termin: {day}, {time}, dr Patel.
            """,
            done="""
            Wizytę przełożono, numer zapisano.
            Asystent potwierdził wizytę.
            Potwierdzone.
            """,
            wish="""
            Trzeba mówić wolniej.
            Prośba o wolniejsze mówienie.
            Mówić wolno.
            """,
            open="""
            Nie wiadomo, czy można parkować za budynkiem.
            Ma zabrać nową kartę; pytanie o parking bez odpowiedzi.
            Parking: do wyjaśnienia.
            """,
            answers="""
            Tak, po {time} może pani tam parkować za darmo.
            Nie, niestety to miejsca tylko dla pracowników.
            Oczywiście, proszę wjechać drugą bramą po lewej.
            """,
        ),
        "billing": Scenario(
            call="""
            Nazywam się {name}. Pobraliście opłatę za marzec dwa razy, po {amount}.
            Chwileczkę. Tak, widzę dwie płatności na koncie {id}.
            Chcę zwrotu jednej z nich. I nie chcę bonu.
            Zwrot RF{id} jest w toku. Potrwa od trzech do pięciu dni.
            Dobrze. Czy dostanę potwierdzenie na piśmie?
            """,
            who="""
            {name}: opłata za marzec pobrana dwa razy, po {amount}.
            {name} zgłosił podwójną opłatę {amount}.
            Podwójna opłata {amount} za marzec, {name}.
            """,
            facts="""
            Na koncie {id} są dwie płatności.
            Asystent znalazł obie płatności na koncie {id}.
            Konto {id}, dwie płatności.
            """,
            done="""
            Zwrot RF{id} jest w toku, od trzech do pięciu dni.
            Jedna płatność wraca pod numerem RF{id}.
            Zwrot: RF{id}.
            """,
            wish="""
            Bez bonu.
            Klient nie chce bonu.
            Bon odrzucony.
            """,
            open="""
            Potwierdzenie na piśmie jest do ustalenia.
            Klient zapytał o potwierdzenie na piśmie.
            Potwierdzenie na piśmie?
            """,
            answers="""
            Tak, w ciągu godziny dostaniesz maila.
            Oczywiście, właśnie je wysłałem na twój adres.
            Nie, ale możesz je pobrać ze swojego konta.
            """,
        ),
    },
    prefaces="""
    Oto podsumowanie rozmowy:
    Podsumowanie:
    """,
    addressed="""
    Jesteś klientem, który zamówił {id} i go nie otrzymał. Druga paczka jest w drodze.
    Zadzwoniłeś w sprawie zamówienia {id}, które się spóźnia. Wysłano drugą paczkę.
    """,
    refusals="""
    Przykro mi, ale nie mogę spełnić tej prośby.
    Nie mogę podsumować tej rozmowy, ponieważ zawiera dane osobowe.
    Jako model językowy nie mam dostępu do rozmów telefonicznych.
    Niestety nie jestem w stanie przygotować podsumowania.
    """,
    told_refusals="""
    Konsultant przeprosił, ale zwrotu za {id} nie będzie.
    {name} nie może się zalogować; wysłano link.
    Niestety towar z {id} jest wyprzedany; {name} bierze niebieski.
    """,
    offers="""
    Cześć! W czym mogę dziś pomóc?
    Oczywiście, chętnie pomogę.
    Dziękuję za telefon, {name}. Jaki jest numer zamówienia?
    Rozumiem twoją frustrację, {name}, zaraz się tym zajmę.
    """,
    announcements="""
    Oto podsumowanie rozmowy.
    To jest podsumowanie rozmowy między użytkownikiem a asystentem.
    Rozmowa została podsumowana.
    """,
    reasonings="""
    Dobrze, muszę podsumować tę rozmowę. Przejdźmy krok po kroku.
    """,
    off_topic="""
    Paryż jest stolicą Francji.
    Woda wrze w temperaturze stu stopni na poziomie morza.
    """,
    replies="""
    Przyjedzie {day}, między {time} a południem.
    Dziękuję. A jeśli nie będzie mnie w domu?
    Wtedy zostawi u sąsiada.
    Dobrze, bardzo dziękuję. Do widzenia!
    """,
)

#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Polish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

POLISH = Language(
    code="pl",
    script="LATIN",
    common=words(
        """
        ale być dla do i jak jego jej jest ma mogę na nie o od oraz po przez się to w z za
        został że
        """
    ),
    first_person=words("ja mnie mi moje mój mogę widzę chcę"),
    second_person=words(
        "ciebie tobie cię ci twój twoja twoje twoją twojego możesz masz dostaniesz otrzymasz będziesz"
    ),
    topic=phrases(
        """
        rozmow* | rozmów | podsumow* | streszcz* | transkry* | dialog | notat*
        """
    ),
    reporting=phrases(
        """
        klient* | użytkowni* | dzwoniąc* | rozmówc* | zapytał* | pyta | chce | chciał* |
        poprosił* | powiedział* | zgłosił* | obiecał* | asystent* | rozmawiali | rozmawiają
        | omawiają | omówili | omówiono | rozmowa dotyczyła
        """
    ),
    asking=words("co kto gdzie kiedy który która które dlaczego jak ile jaka jaki jakie"),
    yes_no=phrases(
        """
        tak | nie | oczywiście | jasne | cześć | dzień dobry | witam | nie ma problemu |
        rozumiem | dobrze | tak jest | zgadza się | dokładnie | świetnie | doskonale |
        bardzo dobrze | w porządku | ależ oczywiście | ach | ok | oczywiście, że nie
        """
    ),
    offers=phrases(
        """
chętnie pomogę | mogę pomóc | w czym mogę pomóc | jak mogę pomóc | dziękuję za telefon | dziękujemy za telefon | proszę poczekać | już sprawdzam | rozumiem twoją | rozumiem pani | rozumiem pana | zaraz się tym zajmę | już się tym
"""
    ),
    apologies=phrases("przykro mi | przepraszam | niestety | bardzo mi przykro"),
    unable=openings("nie mogę | nie jestem w stanie | nie potrafię"),
    unwilling=(
        *openings(
            """proszę""",
            """podać rozmowę | udostępnić rozmowę | wkleić rozmowę | przesłać rozmowę | treść rozmowy""",
        ),
        *openings("""muszę odmówić | jestem tylko modelem | nie mam dostępu | nie wolno mi"""),
        *openings(
            """nie mogę | nie jestem w stanie | nie potrafię""",
            """spełnić | dane osobowe | danych osobowych""",
        ),
        *openings(
            """
            jako ai, nie | jako ai nie | jako model językowy | jako sztuczna inteligencja
            | jestem modelem językowym
            """,
        ),
        *openings(
            "nie mogę | nie jestem w stanie",
            "podsumować | podsumowania | pomóc | tej prośby",
        ),
    ),
    thinking=openings(
        """
        dobrze, | ok, | okej, | więc | najpierw | muszę | trzeba | użytkownik chce, żebym
        | użytkownik prosi mnie | moim zadaniem
        """,
        "podsumować | podsumował | podsumowanie. | krok po kroku",
    ),
    announcing=words(
        """
        asystent asystentem asystenta dzwoniącym dzwoniącego klient klienta klientem
        konsultantem krótkie między nowa nowe notatki oto pomiędzy poniżej powyżej podsumowana
        podsumowano podsumowania podsumowanie przedstawiam rozmowa rozmowy rozmowę skrócone
        telefoniczna telefonicznej to treść użytkownik użytkownika użytkownikiem wersja została
        zwięzłe znajduje następujące jest aktualna zaktualizowana zaktualizowane
        """
    ),
    talk=phrases(
        """
        proszę | dziękuj* | przepraszam | zapraszam* | miłego | miłej | do zobaczenia |
        do usłyszenia | do widzenia | chętnie | oczywiście | przyjemnością | czy mogę |
        czy mam | czy chce | czy życzy | dla pani | dla pana | panie | możemy | mamy |
        będziemy | nasz* | nas | nam | dobre pytanie | *esz | *isz | *ysz | *śmy
        """
    ),
    farewells=phrases(
        """
        do widzenia | do usłyszenia | do zobaczenia | miłego | miłej | udanego | udanej |
        dobrej nocy | dobranoc | szerokiej drogi | powodzenia | smacznego | szybkiego
        powrotu | pozdrawiam | z poważaniem | życzę | życzymy | trzymaj się | wszystkiego
        dobrego | zapraszamy | dziękuję za telefon | dziękujemy za telefon
        """
    ),
    planning=phrases(
        """
        muszę | powinienem | powinnam | zobaczmy | sprawdźmy | myślę | zastanów* | chyba
        | napiszę | sprawdzę | mam zachować | hmm | chwileczkę | czy powinienem
        """
    ),
)

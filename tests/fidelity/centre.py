#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls, good summaries of them and bad replies, in languages of the centre of Europe and beside it."""

from material import Material

CZECH = Material(
    call=(
        "Dobrý den, tady Jana Nováková. Volám kvůli faktuře za elektřinu, je moc vysoká.",
        "Dobrý den, paní Nováková. Jaké je vaše zákaznické číslo?",
        "Je to 44 017 93. Za březen mám zaplatit 6 800 korun, obvykle platím 2 100.",
        "Vidím to. Stav elektroměru byl odhadnut, protože technik nikoho nezastihl.",
        "Já jsem ale odečet poslala 28. března e-mailem, bylo to 15 320.",
        "Děkuji. Fakturu opravíme podle vašeho odečtu a pošleme novou do pěti dnů.",
        "Dobře. A musím mezitím tu starou zaplatit?",
        "Ne, splatnost jsem posunula na 30. dubna.",
        "Můžete mi novou fakturu poslat na adresu Lipová 8 v Brně?",
        "Ano, adresu jsem si poznamenala.",
        "Kdy přijde technik vyměnit elektroměr?",
    ),
    refusals=(
        "Omlouvám se, ale s tím nemohu pomoci.",
        "Bohužel nemohu tuto konverzaci shrnout.",
        "Nemohu poskytnout shrnutí rozhovoru, protože obsahuje osobní údaje.",
        "Jako jazykový model nemám přístup k telefonním hovorům.",
        "Prosím, pošlete text rozhovoru, který mám shrnout.",
        "Je mi líto, ale nejsem oprávněn tyto informace sdílet.",
    ),
    announcements=(
        "Zde je shrnutí rozhovoru mezi zákazníkem a asistentem.",
        "Níže následuje stručný souhrn hovoru.",
        "Samozřejmě! Zde je aktualizované shrnutí konverzace.",
    ),
    answers=(
        "Technik přijde ve čtvrtek a zavolá vám předem, abyste byla doma.",
        "Dobrý den, paní Nováková! Jak vám mohu pomoci?",
        "Samozřejmě! Ráda vám pomohu s fakturou.",
        "Ano, technik přijde příští týden.",
    ),
    farewells=(
        "Technik přijde ve čtvrtek dopoledne, hezký den!",
        "Děkuji za zavolání a na shledanou.",
        "Mějte se hezky a nashledanou!",
    ),
    thoughts=(
        "Dobře, musím shrnout tento rozhovor. Zákaznice se zřejmě jmenuje Jana.",
        "Uživatel chce, abych napsal shrnutí. Nejprve se podívám, co bylo řečeno.",
        "Podívejme se. Měl bych do souhrnu uvést jména a čísla, myslím, že to stačí.",
    ),
    good=(
        "Jana Nováková (zákaznické číslo 4401793) volala kvůli faktuře za elektřinu na 6 800 korun. Stav "
        "elektroměru byl odhadnut, ačkoli 28. března poslala odečet 15 320. Faktura bude opravena a nová "
        "přijde do pěti dnů na adresu Lipová 8 v Brně.",
        "Zákaznice si stěžovala na vysokou fakturu. Asistentka slíbila opravu podle odečtu a posunula "
        "splatnost na 30. dubna. Zůstává otevřené, kdy přijde technik vyměnit elektroměr.",
        "- Jana Nováková, č. 4401793\n- Faktura 6 800 korun, obvykle 2 100\n- Odečet 15 320 z 28. března\n"
        "- Nová faktura do pěti dnů, splatnost 30. dubna",
        "Zákaznice se ptala, zda musí starou fakturu zaplatit. Asistentka odpověděla: „Ne, splatnost jsem "
        "posunula na 30. dubna.“ Nová faktura se posílá na Lipovou 8 v Brně.",
        "Rozhovor se týkal faktury za elektřinu za březen. Odečet 15 320 byl přijat a faktura se opraví do "
        "pěti dnů.",
        "Asistentka uvedla „bohužel nemohu fakturu zrušit“, ale splatnost posunula na 30. dubna a zákaznice "
        "s tím souhlasila.",
        "Jana Nováková volá kvůli faktuře, která je příliš vysoká. Chce ji opravit podle odečtu 15 320 a "
        "ptá se na výměnu elektroměru.",
    ),
    plain=(
        "Chtěla bych přesunout termín na příští týden.",
        "Kde je balík, který jsem si objednal minulý týden?",
        "Zákazník chtěl vědět, kdy přijde zboží.",
        "Nemůžu se přihlásit ke svému účtu, protože heslo nefunguje.",
        "Ptala se, zda jsou v srpnu ještě volné pokoje.",
        "Na sobotu už bohužel nemáme žádný stůl.",
        "Můžete mi poslat fakturu ještě jednou?",
        "Kolik stojí změna jízdenky, když je už zaplacená?",
        "Není doma dříve než v šest hodin.",
        "Technik řekl, že se to dá opravit do pátku.",
    ),
)

HUNGARIAN = Material(
    call=(
        "Jó napot, Kovács Eszter vagyok. A mosógépem elromlott, és még garanciális.",
        "Jó napot, Eszter. Mi a készülék sorozatszáma?",
        "A száma 61 30 875. Tavaly szeptemberben vettem a szegedi üzletben.",
        "Köszönöm. Mi a hiba pontosan?",
        "Nem engedi le a vizet, és az E20 hibakódot mutatja.",
        "Ez a szivattyú hibája lehet. A szerelő csütörtökön 9 és 13 óra között tud menni.",
        "Csütörtökön dolgozom, pénteken délután jobb lenne.",
        "Pénteken 14 órára felírtam. A cím Tisza utca 22?",
        "Igen, a második emelet, a kapukód 47. Fizetnem kell a kiszállásért?",
        "Nem, a garancia alatt a kiszállás ingyenes, csak a számlát kell megmutatni.",
        "Mennyi ideig tart a javítás?",
    ),
    refusals=(
        "Sajnálom, de ebben nem tudok segíteni.",
        "Sajnos nem tudom összefoglalni ezt a beszélgetést.",
        "Ezt a beszélgetést nem tudom összefoglalni, mert személyes adatokat tartalmaz.",
        "Nyelvi modellként nincs hozzáférésem telefonhívásokhoz.",
        "Kérem, küldje el a beszélgetést, amelyet össze kell foglalnom.",
        "Elnézést kérek, de nem oszthatom meg ezeket az adatokat.",
    ),
    announcements=(
        "Íme az ügyfél és az asszisztens közötti beszélgetés összefoglalója.",
        "Az alábbiakban a beszélgetés rövid összefoglalása olvasható.",
        "Természetesen! Itt van a hívás frissített összefoglalója.",
    ),
    answers=(
        "A javítás általában egy órát vesz igénybe, és önnek otthon kell lennie.",
        "Jó napot, Eszter! Miben segíthetek?",
        "Természetesen! Szívesen segítek a mosógéppel.",
        "Igen, a szerelő pénteken megjavítja.",
    ),
    farewells=(
        "A javítás egy óra, további szép napot!",
        "Köszönöm a hívását, viszonthallásra!",
        "Várjuk szeretettel pénteken!",
    ),
    thoughts=(
        "Rendben, össze kell foglalnom ezt a beszélgetést. Az ügyfél neve valószínűleg Eszter.",
        "A felhasználó azt kéri, hogy írjak egy összefoglalót. Lássuk, mi hangzott el.",
        "Lássuk. Azt hiszem, a neveket és a számokat is bele kell tennem az összefoglalóba.",
    ),
    good=(
        "Kovács Eszter a garanciális mosógépe miatt telefonált, sorozatszáma 6130875. A gép nem engedi le "
        "a vizet, és az E20 hibakódot mutatja. A szerelő pénteken 14 órakor megy a Tisza utca 22-be, a "
        "kiszállás ingyenes.",
        "Az ügyfél a mosógép hibáját jelentette be. Az asszisztens csütörtököt ajánlott, de az ügyfél a "
        "pénteki időpontot kérte, amelyet megerősítettek. A számlát meg kell mutatnia. Nyitott kérdés a "
        "javítás ideje.",
        "- Kovács Eszter, mosógép, 6130875\n- Hiba: E20, nem engedi le a vizet\n"
        "- Szerelő: péntek 14 óra, Tisza utca 22, kapukód 47\n- Kiszállás ingyenes a garancia alatt",
        "Az ügyfél megkérdezte, kell-e fizetnie. Az asszisztens azt mondta: „Nem, a kiszállás ingyenes.” A "
        "szerelő pénteken 14 órakor érkezik a Tisza utcába.",
        "A beszélgetés egy garanciális mosógép javításáról szólt. A szivattyú hibája valószínű, a szerelő "
        "pénteken megy ki.",
        "Az asszisztens azt mondta, „sajnos nem tudok szombati időpontot adni”, ezért az ügyfél a pénteki 14 "
        "órát fogadta el a Tisza utcában.",
        "Kovács Eszter telefonál a mosógép E20 hibakódja miatt. Pénteket kér, és a javítás időtartamát "
        "kérdezi.",
    ),
    plain=(
        "Szeretném áttenni az időpontot a jövő hétre.",
        "Hol van a csomag, amit a múlt héten rendeltem?",
        "Az ügyfél azt kérdezte, mikor érkezik a szállítmány.",
        "Nem tudok belépni a fiókomba, mert a jelszó nem jó.",
        "Azt kérdezte, hogy van-e még szabad szoba augusztusban.",
        "Szombatra már sajnos nincs szabad asztalunk.",
        "El tudják küldeni a számlát még egyszer?",
        "Mennyibe kerül, ha a jegyet módosítani kell?",
        "Nem lesz otthon hat óra előtt.",
        "A szerelő azt mondta, hogy péntekig kész lesz.",
    ),
)

ROMANIAN = Material(
    call=(
        "Bună ziua, sunt Ioana Popescu. Am pierdut cardul bancar aseară în Cluj.",
        "Bună ziua, Ioana. Îmi puteți spune ultimele patru cifre ale cardului?",
        "Da, sunt 7714. L-am folosit ultima dată la un restaurant de pe strada Horea.",
        "Mulțumesc. Am blocat cardul acum, nu apare nicio plată după ora 21.",
        "Foarte bine. Plec luni la Viena și am nevoie de un card nou până atunci.",
        "Cardul nou poate fi ridicat vineri de la sucursala Memorandumului, costă 25 de lei.",
        "Perfect. Se poate trimite și codul PIN prin mesaj?",
        "Nu prin mesaj, dar îl găsiți în aplicație după activare.",
        "Bine. Vreau să schimb și numărul de telefon, este 0745 112 908.",
        "L-am schimbat. Limita zilnică rămâne 5000 de lei.",
        "Ce documente trebuie să aduc vineri?",
    ),
    refusals=(
        "Îmi pare rău, dar nu pot ajuta cu acest lucru.",
        "Din păcate, nu pot rezuma această conversație.",
        "Nu pot oferi un rezumat al acestei conversații, deoarece conține date personale.",
        "Ca model lingvistic, nu am acces la apeluri telefonice.",
        "Vă rog să trimiteți conversația pe care doriți să o rezum.",
        "Ne pare rău, dar nu vă pot oferi aceste informații.",
    ),
    announcements=(
        "Iată un rezumat al conversației dintre client și asistent.",
        "Mai jos este un scurt rezumat al apelului.",
        "Desigur! Iată rezumatul actualizat al discuției.",
    ),
    answers=(
        "Vineri trebuie să aduceți doar buletinul, iar colegii noștri vă dau cardul pe loc.",
        "Bună ziua, Ioana! Cu ce vă pot ajuta?",
        "Desigur! Vă pot ajuta cu cardul.",
        "Da, aveți nevoie doar de buletin.",
    ),
    farewells=(
        "Doar buletinul, o zi bună!",
        "Vă mulțumesc că ați sunat. La revedere!",
        "Drum bun la Viena și pe curând!",
    ),
    thoughts=(
        "Bine, trebuie să fac un rezumat al acestei conversații. Clienta pare să fie Ioana.",
        "Utilizatorul vrea să scriu un rezumat. Mai întâi mă uit la ce s-a spus.",
        "Să vedem. Ar trebui să includ numele și cifrele în rezumat, cred că este suficient.",
    ),
    good=(
        "Ioana Popescu a sunat pentru că și-a pierdut cardul bancar (7714) în Cluj. Cardul a fost blocat și "
        "nu apare nicio plată după ora 21. Cardul nou se ridică vineri de la sucursala Memorandumului și "
        "costă 25 de lei.",
        "Clienta pleacă luni la Viena și are nevoie de un card nou. Asistentul i-a confirmat ridicarea de "
        "vineri și a schimbat numărul de telefon în 0745112908. Rămâne de răspuns ce documente trebuie să "
        "aducă.",
        "- Ioana Popescu, card 7714, pierdut în Cluj\n- Card blocat, nicio plată după ora 21\n"
        "- Card nou vineri, sucursala Memorandumului, 25 de lei\n- PIN în aplicație",
        "Clienta a întrebat despre codul PIN. Asistentul a spus: „Nu prin mesaj, dar îl găsiți în "
        "aplicație.” Cardul nou este gata vineri, înainte de plecarea la Viena.",
        "Conversația a fost despre un card bancar pierdut pe strada Horea. Cardul 7714 a fost blocat, iar "
        "limita zilnică rămâne 5000 de lei.",
        "Asistentul a spus „din păcate nu pot trimite PIN-ul prin mesaj”, iar clienta a acceptat să îl ia din "
        "aplicație după activarea cardului.",
        "Ioana Popescu sună în legătură cu un card pierdut și dorește unul nou înainte de luni. Întreabă ce "
        "documente trebuie să aducă vineri.",
    ),
    plain=(
        "Aș vrea să mut programarea pe săptămâna viitoare.",
        "Unde este coletul pe care l-am comandat săptămâna trecută?",
        "Clientul voia să știe când ajunge comanda.",
        "Nu pot intra în cont pentru că parola nu merge.",
        "A întrebat dacă mai sunt camere libere în august.",
        "Din păcate nu mai avem nicio masă pentru sâmbătă.",
        "Puteți să trimiteți factura încă o dată?",
        "Cât costă dacă vreau să schimb biletul?",
        "Nu este acasă înainte de ora șase.",
        "Tehnicianul a spus că este gata până vineri.",
    ),
)

UKRAINIAN = Material(
    call=(
        "Добрий день, це Олена Шевченко. Моя посилка з відділення зникла.",
        "Добрий день, пані Олено. Який номер накладної?",
        "Номер 59 20 417. Вона мала прийти у вівторок до Львова.",
        "Дякую. Посилка помилково поїхала до Тернополя, вона на складі.",
        "Там ліки для мами, вони мені потрібні до суботи.",
        "Ми можемо доставити її у п'ятницю кур'єром на вулицю Франка 31.",
        "Це підходить, але після шостої вечора, бо я працюю.",
        "Записала: п'ятниця, з 18 до 20 години. Доставка безкоштовна.",
        "А ви повернете гроші за першу доставку, 95 гривень?",
        "Так, гроші повернуться на картку протягом трьох днів.",
        "Чи потрібен паспорт, щоб отримати посилку?",
    ),
    refusals=(
        "Вибачте, але я не можу з цим допомогти.",
        "На жаль, я не можу підсумувати цю розмову.",
        "Я не можу надати підсумок цієї розмови, бо вона містить персональні дані.",
        "Як мовна модель, я не маю доступу до дзвінків.",
        "Будь ласка, надайте текст розмови, яку потрібно узагальнити.",
        "Перепрошую, але я не маю права ділитися цією інформацією.",
    ),
    announcements=(
        "Ось підсумок розмови між клієнтом та асистентом.",
        "Нижче наведено короткий виклад розмови.",
        "Звичайно! Ось оновлене резюме дзвінка.",
    ),
    answers=(
        "Так, паспорт потрібен.",
        "Вам потрібен паспорт або документ у застосунку, і кур'єр видасть вам посилку.",
        "Добрий день, пані Олено! Чим можу допомогти?",
        "Звичайно! Я можу вам допомогти.",
    ),
    farewells=(
        "Візьміть паспорт, гарного дня!",
        "Дякую за дзвінок. До побачення!",
        "До зустрічі у п'ятницю!",
    ),
    thoughts=(
        "Добре, мені потрібно підсумувати цю розмову. Клієнтку, здається, звати Олена.",
        "Користувач хоче, щоб я написав підсумок. Спочатку подивлюся, що було сказано.",
        "Подивимося. Мені слід зберегти імена та числа в підсумку, думаю, цього досить.",
    ),
    good=(
        "Олена Шевченко зателефонувала через посилку 5920417, яка мала прийти у вівторок до Львова. Посилка "
        "помилково поїхала до Тернополя. Її доставлять у п'ятницю з 18 до 20 години на вулицю Франка 31 "
        "безкоштовно.",
        "Клієнтка попросила доставити ліки для мами до суботи. Асистент запропонував кур'єра у п'ятницю, і "
        "клієнтка погодилась. 95 гривень повернуться на картку. Відкрите питання: чи потрібен паспорт.",
        "- Олена Шевченко, накладна 5920417\n- Посилка у Тернополі замість Львова\n"
        "- Доставка: п'ятниця, 18-20, Франка 31\n- Повернення 95 гривень за три дні",
        "Клієнтка запитала про повернення грошей. Асистент відповів: «Так, гроші повернуться на картку». "
        "Доставка призначена на п'ятницю після шостої вечора.",
        "Розмова стосувалася загубленої посилки з ліками. Кур'єр привезе її у п'ятницю на вулицю Франка 31.",
        "Асистент сказав: «На жаль, я не можу доставити у четвер», тому клієнтка погодилася на п'ятницю з 18 "
        "до 20 години.",
        "Олена Шевченко телефонує щодо посилки 5920417 і хоче отримати її до суботи. Вона питає, чи потрібен "
        "паспорт.",
    ),
    plain=(
        "Я хотіла б перенести запис на наступний тиждень.",
        "Де посилка, яку я замовив минулого тижня?",
        "Клієнт хотів дізнатися, коли прийде замовлення.",
        "Не можу увійти до свого облікового запису.",
        "Вона запитала, чи є ще вільні номери у серпні.",
        "На жаль, на суботу столиків уже немає.",
        "Ви можете надіслати рахунок ще раз?",
        "Скільки коштує зміна квитка?",
        "Його не буде вдома до шостої.",
        "Майстер сказав, що все буде готово до п'ятниці.",
    ),
)

CENTRE = {
    "cs": CZECH,
    "hu": HUNGARIAN,
    "ro": ROMANIAN,
    "uk": UKRAINIAN,
}

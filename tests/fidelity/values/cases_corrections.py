#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls in which values are corrected or taken back, and calls in which none is.

Each has the values in force at its end, in normal form, and those that hold no longer.
"""

from contexts import assistant, user

CORRECTED = [
    (
        [user("I need 50 units"), assistant("50 units?"), user("no, fifteen, not fifty")],
        ["15 unit"],
        ["50 unit"],
    ),
    ([user("I need fifty units"), user("no, fifteen, not fifty")], ["15 unit"], ["50 unit"]),
    (
        [user("I live at 9 Oak Street"), user("sorry, it's 14 Birch Lane, not 9 Oak Street")],
        ["14 birch ln"],
        ["9 oak st"],
    ),
    (
        [
            user("Come on Thursday please"),
            assistant("Thursday it is"),
            user("actually make it Friday"),
        ],
        ["friday"],
        ["thursday"],
    ),
    ([user("My order is 48231, sorry, 48213")], ["48213"], ["48231"]),
    ([user("My order is 48231. No wait, it's 48213.")], ["48213"], ["48231"]),
    (
        [user("The order number is 48231"), assistant("Got it"), user("I meant 48213")],
        ["48213"],
        ["48231"],
    ),
    ([user("at 5 pm"), assistant("5 pm?"), user("Scratch that, 6 pm")], ["18:00"], ["17:00"]),
    ([assistant("So that's order 48231?"), user("No, 48213")], ["48213"], ["48231"]),
    ([assistant("So that's order 48231?"), user("No. It's 48213.")], ["48213"], ["48231"]),
    (
        [
            user("the meeting is on March 3"),
            assistant("ok"),
            user("it moved from March 3 to March 10"),
        ],
        ["--03-10"],
        ["--03-03"],
    ),
    ([user("Deadline: March 3"), user("Deadline moved to March 10")], ["--03-10"], ["--03-03"]),
    (
        [user("Use port 8080."), user("Decision: use port 8443 instead of 8080.")],
        ["8443"],
        ["8080"],
    ),
    (
        [user("The budget is $500."), user("The budget was raised from $500 to $800.")],
        ["USD 800"],
        ["USD 500"],
    ),
    (
        [user("We run version 2.3.1."), user("Version 2.3.1 was replaced by version 2.4.0.")],
        ["2.4.0"],
        ["2.3.1"],
    ),
    (
        [user("We run version 2.3.1."), user("Version 2.4.0 replaces version 2.3.1.")],
        ["2.4.0"],
        ["2.3.1"],
    ),
    (
        [
            user("My number is 555-012-3456"),
            user("555-012-3456 is no longer valid, use 555-012-9999"),
        ],
        ["5550129999"],
        ["5550123456"],
    ),
    ([user("The price was $40, now it's $45")], ["USD 45"], ["USD 40"]),
    (
        [user("my email is a@example.com"), user("my email is now b@example.com")],
        ["b@example.com"],
        ["a@example.com"],
    ),
    ([user("my phone is 555 012 3456"), user("forget that number")], [], ["5550123456"]),
    ([user("Come Friday, and also Monday"), user("cancel the Friday one")], ["monday"], ["friday"]),
    ([user("I need 20 chairs"), user("make that 25 chairs")], ["25 chair"], ["20 chair"]),
    (
        [user("I need 20 chairs and 5 tables"), user("make that 25 chairs")],
        ["25 chair", "5 table"],
        ["20 chair"],
    ),
    (
        [user("my name is Anna Smith"), user("Sorry, my name is Anne Smith, not Anna Smith")],
        ["anne smith"],
        ["anna smith"],
    ),
    (
        [user("for Thursday at 5 pm"), assistant("ok"), user("could you change it to Friday?")],
        ["17:00", "friday"],
        ["thursday"],
    ),
    (
        [user("Let's meet on Monday"), assistant("ok"), user("Tuesday instead, please")],
        ["tuesday"],
        ["monday"],
    ),
    ([user("Monday, I mean Tuesday")], ["tuesday"], ["monday"]),
    (
        [user("necesito cincuenta unidades"), user("no, quince, no cincuenta")],
        ["15 unidade"],
        ["50 unidade"],
    ),
    (
        [user("Mi pedido es el 48231"), user("perdón, es el 48213, no el 48231")],
        ["48213"],
        ["48231"],
    ),
    (
        [user("el jueves por favor"), assistant("vale"), user("mejor el viernes")],
        ["friday"],
        ["thursday"],
    ),
    (
        [user("Vivo en Calle Mayor 15"), user("no, es Calle Luna 8, no Calle Mayor 15")],
        ["c luna 8"],
        ["c mayor 15"],
    ),
    (
        [
            user("Meine Bestellnummer ist 48231"),
            user("Entschuldigung, ich meine 48213, nicht 48231"),
        ],
        ["48213"],
        ["48231"],
    ),
    (
        [user("Am Donnerstag bitte"), assistant("Gut"), user("Doch lieber am Freitag")],
        ["friday"],
        ["thursday"],
    ),
    ([user("Der Termin wurde vom 3. März auf den 10. März verschoben")], ["--03-10"], ["--03-03"]),
    (
        [user("ma commande est la 48231"), user("pardon, c'est la 48213, pas la 48231")],
        ["48213"],
        ["48231"],
    ),
    (
        [user("jeudi s'il vous plaît"), assistant("d'accord"), user("plutôt vendredi")],
        ["friday"],
        ["thursday"],
    ),
    ([user("le rendez-vous est déplacé du 3 mars au 10 mars")], ["--03-10"], ["--03-03"]),
    (
        [user("meu pedido é o 48231"), user("desculpa, é o 48213, não o 48231")],
        ["48213"],
        ["48231"],
    ),
    (
        [
            user("na quinta-feira"),
            assistant("certo"),
            user("na verdade, prefiro na sexta-feira em vez de quinta-feira"),
        ],
        ["friday"],
        ["thursday"],
    ),
    ([user("mera order number 48231 hai"), user("nahi, 48213, 48231 nahi")], ["48213"], ["48231"]),
    (
        [user("मुझे पचास चाहिए, मतलब ऑर्डर नंबर 48231 है"), user("48231 नहीं, 48213")],
        ["48213"],
        ["48231"],
    ),
    (
        [user("il mio ordine è il 48231"), user("scusi, è il 48213, non il 48231")],
        ["48213"],
        ["48231"],
    ),
    (
        [user("mijn bestelling is 48231"), user("sorry, het is 48213, niet 48231")],
        ["48213"],
        ["48231"],
    ),
    (
        [
            user("My order 48213 is late"),
            assistant("Would you like me to change it to express for $12.00?"),
            user("no thanks"),
        ],
        ["48213"],
        ["USD 12"],
    ),
    ([user("I was charged $40 instead of $30")], ["USD 40"], ["USD 30"]),
    ([assistant("Is your order 48213?"), user("No, my order is 99871")], ["99871"], ["48213"]),
    (
        [
            user("my order is 48213"),
            assistant("Is your address 14 Birch Lane?"),
            user("No, it's 9 Oak Street"),
        ],
        ["48213", "9 oak st"],
        ["14 birch ln"],
    ),
    ([assistant("Is it 48231?"), user("No.")], [], ["48231"]),
    ([user("retry limit set to 5"), user("retry limit changed to 8")], ["8 limit"], ["5 limit"]),
    (
        [user("Retry limit set to 5. Port is 8080."), user("Correction: retry limit is 8, not 5.")],
        ["8 limit", "8080"],
        ["5 limit"],
    ),
    ([user("Port: 8080"), user("Port changed to 8443.")], ["8443"], ["8080"]),
    (
        [
            user("The staging port is 8080."),
            user("The staging port has been changed from 8080 to 8443."),
        ],
        ["8443"],
        ["8080"],
    ),
    (
        [
            user("Staging port is 8080, production port is 9090"),
            user("Production port changed to 9443"),
        ],
        ["8080", "9443"],
        ["9090"],
    ),
    ([user("API version v2.1"), user("We moved to v2.2 (was v2.1).")], ["2.2"], ["2.1"]),
    ([user("We agreed on 3 replicas."), user("Replicas: 5 (was 3)")], ["5 replica"], ["3 replica"]),
    (
        [
            user("Use 10 workers for staging and 20 workers for production"),
            user("Bump staging to 12 workers"),
        ],
        ["12 worker", "20 worker"],
        ["10 worker"],
    ),
    (
        [
            user("Order A-1001 ships Monday. Order B-2002 ships Friday."),
            user("Order B-2002 moved to Saturday"),
        ],
        ["A1001", "B2002", "monday", "saturday"],
        ["friday"],
    ),
    ([user("Price: $40"), user("New price: $45")], ["USD 45"], ["USD 40"]),
    ([user("The refund amount is $35.50, previously $30.00")], ["USD 35.50"], ["USD 30"]),
    ([user("My order number is 48231. Sorry, my order number is 48213.")], ["48213"], ["48231"]),
    ([user("Come on Thursday. Actually, Friday works better.")], ["friday"], ["thursday"]),
    # "Não," is an answer here, and no negation of what follows it.
    (
        [user("Quero ficar 23 dias."), user("Não, 44 dias, não 23 dias.")],
        ["44 day"],
        ["23 day"],
    ),
    (
        [user("Meu nome é Caio Moreira."), user("É Caio Teixeira, não Caio Moreira.")],
        ["caio teixeira"],
        ["caio moreira"],
    ),
    # Known by what it was asked for, not by what it was called in the answer.
    (
        [
            assistant("And the length of the stay?"),
            user("We need the room for 19 days."),
            user("The warranty is 3 years."),
            assistant("Anything else?"),
            user("No."),
            assistant("All right."),
            user("The length of the stay has changed, it's 24 days now."),
        ],
        ["24 day", "3 year"],
        ["19 day"],
    ),
    # The name is the one that is called nothing else.
    (
        [
            user("This is Oliver Norris speaking."),
            user("The booking is under the name Nina Keller."),
            user("The name has changed, it's Grace Harper now."),
        ],
        ["grace harper", "nina keller"],
        ["oliver norris"],
    ),
    # Of two, the other one is that which was said last.
    (
        [
            user("I'd like to order 7 kilos."),
            user("And of the other kind 59 kilos."),
            user("The second quantity has changed, it's 53 tickets now."),
        ],
        ["7 kilo", "53 ticket"],
        ["59 kilo"],
    ),
    (
        [user("Come at half past seven"), user("Sorry, I misspoke: three twenty.")],
        ["3:20"],
        ["7:30"],
    ),
    ([user("I need 12 chairs."), user("Sorry, I misspoke: twenty.")], ["20 chair"], ["12 chair"]),
    (
        [
            assistant("So the time of the visit is five twenty, right?"),
            user("Sorry, I meant three twenty, not five twenty."),
        ],
        ["3:20"],
        ["5:20"],
    ),
    (
        [user("Come at 17:45 pm."), user("No, 18:15, not 17:45.")],
        ["18:15"],
        ["17:45"],
    ),
    (
        [user("Mein Buchungscode ist MS-77347."), user("Nein, BGF 5268, nicht MS-77347.")],
        ["BGF5268"],
        ["MS77347"],
    ),
    (
        [
            user("Die Abholung ist um 16:45 Uhr."),
            user("Die Uhrzeit, also 16:45 Uhr, gilt nicht mehr."),
        ],
        [],
        ["16:45"],
    ),
    (
        [
            user(
                "Preciso mudar a hora da consulta de vinte para as seis para vinte para as quatro."
            ),
        ],
        ["3:40"],
        ["5:40"],
    ),
]

KEPT = [
    ([user("my order is 48213"), assistant("48213?"), user("yes")], ["48213"]),
    ([user("it's forty two, no, forty three dollars")], ["USD 43"]),
    ([assistant("I have you down for 2 nights, right?"), user("No, three nights")], ["3 night"]),
    ([user("I have two orders, 48213 and 55555")], ["48213", "55555"]),
    (
        [user("My order is 48213"), assistant("ok"), user("Actually, I also have order 55555")],
        ["48213", "55555"],
    ),
    (
        [user("My order is 48213"), assistant("ok"), user("Sorry, my other order is 55555")],
        ["48213", "55555"],
    ),
    (
        [
            user("My order is 48213"),
            assistant("Anything else?"),
            user("No, but I have order 55555 too"),
        ],
        ["48213", "55555"],
    ),
    (
        [
            user("My order is 48213"),
            assistant("Order 48213, right?"),
            user("Yes. And the other one is 55555"),
        ],
        ["48213", "55555"],
    ),
    ([user("I arrive on March 3 and leave on March 10")], ["--03-03", "--03-10"]),
    ([user("I'll fly from March 3 to March 10")], ["--03-03", "--03-10"]),
    ([user("We're open from 9 am to 5 pm")], ["17:00", "9:00am"]),
    ([user("pickup on Monday"), user("delivery on Friday")], ["friday", "monday"]),
    ([user("Call me on Monday or Tuesday")], ["monday", "tuesday"]),
    (
        [user("My phone is 555 012 3456"), user("my work phone is 555 987 6543")],
        ["5550123456", "5559876543"],
    ),
    ([user("my order is 48213"), user("don't forget order 48213")], ["48213"]),
    ([user("my order is 48213"), user("please cancel order 48213")], ["48213"]),
    (
        [user("Come on Friday"), user("if Friday is not possible, then Monday")],
        ["friday", "monday"],
    ),
    ([user("Not more than $50")], ["USD 50"]),
    ([user("I paid $20, not sure about the $30 fee")], ["USD 20", "USD 30"]),
    ([user("It's not before 5 pm")], ["17:00"]),
    ([user("the first is 48213, the second is 55555")], ["48213", "55555"]),
    ([user("I moved the meeting to Friday, and the call is on Monday")], ["friday", "monday"]),
    (
        [
            user("deliver on Monday"),
            assistant("We deliver between 9 am and 5 pm"),
            user("great, I also need it gift wrapped on Monday"),
        ],
        ["17:00", "9:00am", "monday"],
    ),
    ([user("I need 20 chairs"), user("and make that 5 tables, please")], ["20 chair", "5 table"]),
    (
        [user("the deposit is $500"), user("change the appointment to Friday")],
        ["USD 500", "friday"],
    ),
    ([user("my pin is 4821"), user("my zip code is 94107")], ["4821", "94107"]),
    ([user("tengo dos pedidos, el 48213 y el 55555")], ["48213", "55555"]),
    ([user("No, gracias"), user("mi pedido es 48213")], ["48213"]),
    ([user("Ich habe zwei Bestellungen, 48213 und auch 55555")], ["48213", "55555"]),
    ([user("j'ai la commande 48213, et aussi la 55555")], ["48213", "55555"]),
    ([assistant("Is there anything else about order 48213?"), user("no")], ["48213"]),
    ([user("My order is 48213"), user("My new order is 55555")], ["48213", "55555"]),
    ([user("The deposit is $40"), user("The new fee is $45")], ["USD 40", "USD 45"]),
    ([user("I was there Monday, and it was Tuesday when they called")], ["monday", "tuesday"]),
    ([user("Pickup is 3 pm, it was a long day. Delivery is 5 pm")], ["15:00", "17:00"]),
    ([user("The invoice is from June 8. Actually my trip starts May 25.")], ["--05-25", "--06-08"]),
    ([user("Thursday works. Sorry, can someone call me on Friday?")], ["friday", "thursday"]),
    # Two that the words for what changed fit as well: neither is dropped.
    (
        [
            user("I was charged 50 euros."),
            user("And I paid 60 euros yesterday."),
            *[user("Right.")] * 3,
            user("The amount has changed, it's 70 euros now."),
        ],
        ["EUR 50", "EUR 60", "EUR 70"],
    ),
    (
        [
            user("My order is 48213."),
            user("My phone number is 492-555-0127."),
            user("The delivery date has changed, it's May 5 now."),
        ],
        ["48213", "4925550127", "--05-05"],
    ),
    (
        [user("We need 12 chairs."), user("My other order is 48977."), user("And make it snappy.")],
        ["12 chair", "48977"],
    ),
]

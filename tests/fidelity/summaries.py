#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls, and good summaries of them, in many languages."""


def user(text):
    return {"role": "user", "content": text}


def assistant(text):
    return {"role": "assistant", "content": text}


def tool_result(text):
    return {"role": "tool", "tool_call_id": "1", "content": text}


ORDER_CALL = (
    user("Hi, this is Anna Lee. My order 48213 has not arrived yet."),
    assistant("I'm sorry to hear that, Anna. Let me look it up. It left our store on May 3."),
    user("I need it before Friday, it's a present for my sister in Leeds."),
    assistant("I can send a second parcel by express today, free of charge."),
    user("Great. And what is the return policy, if both of them arrive?"),
    assistant("You can send one back within 30 days, with the label that is in the parcel."),
    user("When will the courier come?"),
)

CAPITAL_CALL = (
    user("How are you?"),
    assistant("Well, thanks."),
    user("What is the capital of France?"),
)

CALLS = {
    "en": ORDER_CALL,
    "es": (
        user("Hola, soy Ana Ruiz. Mi pedido 48213 todavía no ha llegado."),
        assistant("Lo siento, Ana. Veo que el pedido salió del almacén el 3 de mayo."),
        user("Lo necesito antes del viernes, es un regalo para mi hermana."),
        assistant("Puedo enviar un segundo paquete urgente hoy, sin coste."),
        user("¿Cuándo llega el mensajero?"),
    ),
    "de": (
        user("Guten Tag, hier ist Anna Lenz. Meine Bestellung 48213 ist noch nicht da."),
        assistant("Das tut mir leid. Die Bestellung hat unser Lager am 3. Mai verlassen."),
        user("Ich brauche sie vor Freitag, es ist ein Geschenk für meine Schwester."),
        assistant("Ich kann heute ein zweites Paket per Express schicken, ohne Kosten."),
        user("Wann kommt der Kurier?"),
    ),
    "fr": (
        user("Bonjour, ici Anne Leroy. Ma commande 48213 n'est pas encore arrivée."),
        assistant("Je suis désolé. La commande a quitté notre dépôt le 3 mai."),
        user("Il me la faut avant vendredi, c'est un cadeau pour ma sœur."),
        assistant("Je peux envoyer un deuxième colis en express aujourd'hui, sans frais."),
        user("Quand passe le livreur ?"),
    ),
    "pt": (
        user("Bom dia, aqui é a Ana Lima. A minha encomenda 48213 ainda não chegou."),
        assistant("Lamento. A encomenda saiu do nosso armazém no dia 3 de maio."),
        user("Preciso dela antes de sexta-feira, é um presente para a minha irmã."),
        assistant("Posso enviar hoje uma segunda encomenda expresso, sem custos."),
        user("Quando vem o estafeta?"),
    ),
    "hi": (
        user("नमस्ते, मैं अंजलि बोल रही हूँ। मेरा ऑर्डर 48213 अभी तक नहीं आया है।"),
        assistant("मुझे खेद है। आपका ऑर्डर तीन मई को गोदाम से निकल चुका है।"),
        user("मुझे शुक्रवार से पहले चाहिए, यह मेरी बहन के लिए उपहार है।"),
        assistant("मैं आज ही एक दूसरा पार्सल एक्सप्रेस से भेज सकता हूँ, बिना शुल्क के।"),
        user("कूरियर कब आएगा?"),
    ),
    "zh": (
        user("你好,我是李安娜。我的订单48213还没有到。"),
        assistant("很抱歉。订单于五月三日离开仓库。"),
        user("我需要在星期五之前收到,这是给我妹妹的礼物。"),
        assistant("我今天可以免费再寄一个快递包裹。"),
        user("快递员什么时候来?"),
    ),
    "ja": (
        user("こんにちは、佐藤です。注文48213がまだ届いていません。"),
        assistant("申し訳ありません。五月三日に倉庫を出ています。"),
        user("金曜日までに必要です。妹へのプレゼントなんです。"),
        assistant("本日、無料で速達の小包をもう一つお送りできます。"),
        user("配達はいつ来ますか?"),
    ),
    "ru": (
        user("Здравствуйте, это Анна Ленская. Мой заказ 48213 ещё не пришёл."),
        assistant("Мне жаль. Заказ покинул наш склад третьего мая."),
        user("Он нужен мне до пятницы, это подарок для моей сестры."),
        assistant("Я могу сегодня бесплатно отправить вторую посылку экспрессом."),
        user("Когда приедет курьер?"),
    ),
    "ar": (
        user("مرحبا، أنا آنا لي. طلبي رقم 48213 لم يصل بعد."),
        assistant("نعتذر عن ذلك. غادر الطلب المستودع في الثالث من مايو."),
        user("أحتاجه قبل يوم الجمعة لأنه هدية لأختي."),
        assistant("يمكنني إرسال طرد ثان بالبريد السريع اليوم مجانا."),
        user("متى يأتي المندوب؟"),
    ),
}

GOOD = {
    "en": [
        "The caller, Anna Lee, said order 48213 has not arrived. It left the store on May 3. A "
        "second parcel goes out by express today, free of charge. She needs it before Friday.",
        "Anna Lee, order 48213, not arrived (left store May 3). Needs it before Friday, present "
        "for sister in Leeds. Second parcel by express today, free. Returns: 30 days. Open: when "
        "the courier comes.",
        "- Caller: Anna Lee\n- Order: 48213, not arrived\n- Promised: express parcel today\n"
        "- Open: time of the courier",
        "The agent said sorry, no refund is possible. The caller accepted an express parcel.",
        'The caller cannot log in and says "I can\'t reset my password". The agent promised a '
        "link by e-mail.",
        "Unfortunately the parcel is lost. A second one was sent by express, free of charge.",
        "\"I'm sorry, but I can't help you with that\", the first agent had told the caller.",
        "You promised the caller, Anna Lee, a second parcel by express. She needs it by Friday.",
        "You asked about order 48213, and I said it left the store on May 3.",
        'The caller asked: "How can I help my sister track it?" and was told to use the link.',
        'Anna was asked "Would you like express delivery?" and agreed.',
        "Sure, here is the summary. The caller wants order 48213 before Friday.",
        "Caller: Anna Lee, order 48213.\nAgent: offered an express parcel, free of charge.",
        "User: asked what the return policy is.\nAssistant: said 30 days, with the label.",
        "The caller asked for the capital of France. It has not been answered yet.",
        "No refund. Express parcel for order 48213 goes out today; Anna Lee needs it by Friday.",
        "As an AI enthusiast the caller asked many questions on the voice, then ordered model 7.",
        "Order 48213: left May 3, not arrived. Replacement express, free. Deadline Friday.",
        "Hi-Fi set, order 48213, not arrived. Anna Lee gets a second one by express today.",
        "Yesenia Ortiz called about order 48213. Nothing was promised to her yet.",
        "Please-and-thank-you kind of call: Anna Lee wants 48213 by Friday, express was offered.",
    ],
    "es": [
        "La clienta, Ana Ruiz, dijo que el pedido 48213 no ha llegado. Salió el 3 de mayo. Se "
        "envía hoy un segundo paquete urgente, sin coste.",
        "Ana Ruiz, pedido 48213, no ha llegado. Lo necesita antes del viernes. Segundo paquete "
        "urgente hoy.",
        "El agente lo siente, no puede devolver el dinero; la clienta aceptó el envío urgente.",
        "No puede entrar en su cuenta y pide un enlace nuevo para el pedido 48213.",
        "No llegó el pedido 48213 de Ana Ruiz. Se envía otro hoy.",
    ],
    "de": [
        "Die Anruferin Anna Lenz wartet auf Bestellung 48213, die am 3. Mai das Lager verließ. "
        "Ein zweites Paket geht heute per Express hinaus, ohne Kosten.",
        "Anna Lenz, Bestellung 48213, nicht angekommen. Sie braucht sie vor Freitag.",
        "Leider ist das Paket verloren. Ein zweites wird heute per Express geschickt.",
        "Sie möchte die Bestellung 48213 vor Freitag haben, als Geschenk für die Schwester.",
        "Als KI-Kunde der ersten Stunde fragte Herr Lenz nach dem Preis von Modell 7.",
    ],
    "fr": [
        "La cliente, Anne Leroy, attend la commande 48213, partie du dépôt le 3 mai. Un deuxième "
        "colis part aujourd'hui en express, sans frais.",
        "Anne Leroy, commande 48213, pas encore arrivée. À livrer avant vendredi du mois de mai.",
        "Malheureusement le colis est perdu. Un deuxième part aujourd'hui en express.",
    ],
    "pt": [
        "A cliente, Ana Lima, disse que a encomenda 48213 não chegou. Saiu no dia 3 de maio. "
        "Segue hoje uma segunda encomenda expresso, sem custos.",
        "Ana Lima, encomenda 48213, não chegou. Precisa dela antes de sexta-feira.",
        "Infelizmente a encomenda perdeu-se. Segue outra hoje, sem custos para a Ana.",
    ],
    "hi": [
        "ग्राहक अंजलि ने बताया कि ऑर्डर 48213 नहीं आया है। वह तीन मई को निकला था। आज दूसरा पार्सल "
        "एक्सप्रेस से भेजा जाएगा।",
        "अंजलि, ऑर्डर 48213, अभी तक नहीं आया। शुक्रवार से पहले चाहिए, बहन के लिए उपहार।",
    ],
    "zh": [
        "客户李安娜的订单48213未到,五月三日离开仓库。今天免费再寄一个快递包裹,星期五之前需要收到。",
        "李安娜,订单48213,未到。星期五之前需要,送给妹妹的礼物。",
    ],
    "ja": [
        "佐藤さんの注文48213はまだ届いていない。五月三日に倉庫を出た。本日、無料で速達の小包を送る。",
        "顧客は注文48213を金曜日までに希望している。妹へのプレゼント。",
    ],
    "ru": [
        "Клиентка Анна Ленская ждёт заказ 48213, он покинул склад третьего мая. Сегодня "
        "отправляется вторая посылка экспрессом.",
        "Заказ 48213 не пришёл. Анне он нужен до пятницы.",
    ],
    "ar": [
        "قالت العميلة آنا لي إن الطلب 48213 لم يصل بعد، وقد غادر المستودع في الثالث من مايو. "
        "سيرسل اليوم طرد ثان بالبريد السريع.",
    ],
}


OTHERS = {
    "en": [
        "The caller wondered whether the AI could think, and how its <think> tags work.",
        "I'm sorry, I can't come on Friday, the caller said, and asked for Monday instead.",
        "Sorry, no refund: that was the agent's answer, and Anna Lee accepted it.",
        "Maria Gonzales (policy 88-2210) reported a cracked windshield from 12 June. "
        "Claim CL-4471 opened, adjuster visit on Thursday 9-11. She prefers text "
        "messages.",
        "Patient John Doe wants to move appointment from Tuesday 10:00 to Thursday 9:00. "
        "Confirmed with Dr. Patel. Insurance card expired; new one to be brought.",
        "Booked: table for 4 at 19:30 on Saturday, name Weber, window seat. Allergic to nuts.",
        "Hotel guest in room 512 complained about noise. Moved to 610, breakfast free.",
        "The user is planning a trip to Japan in April with two kids. Budget 6000 USD. "
        "Likes trains, dislikes crowds. Tokyo, Kyoto, Osaka suggested; flights not yet "
        "booked.",
        "Name: Li Wei. Phone: 555-0199. Issue: router blinking red since Monday. Tried: "
        "reboot twice, reset once. Next: technician Wednesday morning.",
        "Topic: billing. March invoice charged twice (49.90 each). One charge refunded, "
        "ref RF-2201, 3-5 business days.",
        "He wants to cancel the gym membership as of 31 August because he is moving to "
        "Denver. Notice period is 30 days; cancellation letter to be e-mailed.",
        "1. Refund of $35 approved. 2. New card to be mailed to 9 Oak Street. 3. Do not "
        "call before 6 pm.",
        "Summary of needs: a 3-bedroom flat near the station, max 1,200 a month, dog allowed.",
        "Ms. Okafor cannot log in since the update. Password reset link sent to "
        "o.okafor@example.com; she will try tonight and call again if it fails.",
        "User asked: what's the weather in Paris? Assistant looked it up: 18 C, rain at "
        "5 pm. User then asked for a restaurant nearby; still open.",
        "Nothing was decided. Anna Lee still needs order 48213 before Friday.",
        "So far: two seats in row 12 held until 18:00, payment by Visa ending 4242 pending.",
        "Yes/no survey done: 7 of 10 questions answered, three left open, consent given to record.",
        "Hello World Books, order 7781: two copies missing. Replacement shipped by DHL.",
        "Okay was given for the upgrade to the 100 Mbit plan at 29.90 a month starting July 1.",
        "Sure-Fit insoles, size 43, ordered by Tom Berg; delivery on May 9, cash on delivery.",
        "The assistant introduced itself and asked how it can help. The caller needs a "
        "taxi at 6 am from 14 Birch Lane to the airport, two bags.",
        "Let's Go Travel booked flight LH 4821 for Anna Lee, seat 12A, vegetarian meal.",
        "I told the caller that the parcel left on May 3 and promised express delivery.",
        "We agreed on a callback on Monday at 10. The caller's number is 555 0142.",
        "Your-Bank customer Anna Lee lost her card on May 2; blocked, a new one arrives in 5 days.",
        "Thank-you gift for sister in Leeds: order 48213, late, express replacement today.",
        "Please note: caller is hard of hearing, speak slowly. Order 48213 late, express sent.",
        "Caller: wants refund\nStatus: refused twice\nAgent: offered voucher of 20 "
        "EUR\nOpen: answer by Friday",
        "**Caller's request:** refund for order 48213\n**Resolution:** pending\n**Notes:** "
        "caller prefers e-mail",
        "Conversation so far: small talk, then the capital of France came up; the answer "
        "given was Paris. Anna Lee wants to book a trip there in June.",
        "Can't reach courier; Anna Lee to call 555 0199 herself. Express parcel for "
        "48213 on its way.",
        "Unable to verify identity: date of birth did not match. Account stays locked "
        "until branch visit.",
        "The conversation is about a late order. The user, Anna Lee, asked about order "
        "48213. The assistant offered express delivery.",
        "You are talking to Anna Lee. Her order 48213 is late; she wants it before Friday.",
        "Anna's order has not arrived. She'd like it before Friday. We're sending a "
        "second parcel by express, at no cost to her.",
        "Good to know: Anna Lee is deaf in one ear. Order 48213 late. Express "
        "replacement promised.",
        "Hey Jude Records, order 48213: late, express replacement promised for Friday.",
        "I cannot overstate that the caller is upset: order 48213 is late for a wedding on Friday.",
        "I will not be at home before six, the caller said. Courier to come after six on Friday.",
        "Do not call before 6 pm. Order 48213 late. Refund of 20 EUR promised by Friday.",
        "Details of call 17. Customer service was asked for a refund of order 48213; refused.",
        "How the courier finds 14 Birch Lane: left after the church. Order 48213 due on Friday.",
        "What was agreed: express parcel today, refund if late. What is open: courier time.",
        "When: Friday 10 am. Where: 14 Birch Lane. Who: Anna Lee. What: order 48213, express.",
        "Anna Lee called about order 48213.\n\nQ: Return policy?\nA: 30 days with "
        "label.\n\nQ: Courier time?\nA: open",
        "Customer: Anna Lee\nAgent: Tom\nOrder: 48213\nWhat next? Courier time to be confirmed.",
        "Thanks to the express parcel Anna Lee will have order 48213 by Friday.",
        "Apology accepted. Anna Lee keeps order 48213 and gets a voucher of 20 EUR.",
        "Sorry state of parcel: crushed, wet. Replacement for order 48213 promised by Friday.",
    ],
    "es": [
        "Titular: Juan Pérez, póliza 88-2210. Parabrisas roto el 12 de junio. Visita del "
        "perito el jueves de 9 a 11.",
        "Reserva para cuatro el sábado a las 19:30 a nombre de Weber. Alergia a los frutos secos.",
        "Quiere cancelar el contrato a partir del 31 de agosto porque se muda a Sevilla. "
        "Falta enviar la carta.",
        "Se acordó llamar el lunes a las 10. Su número es 555 0142 y no quiere correos.",
        "Hola Books, pedido 48213: faltan dos ejemplares. Se envían el viernes.",
        "Sí al envío urgente, no al vale. Pedido 48213 de Ana Ruiz, antes del viernes.",
        "Usted es el agente de Ana Ruiz, que pidió el pedido 48213 antes del viernes.",
    ],
    "de": [
        "Herr Weber möchte den Termin von Dienstag auf Donnerstag um neun Uhr verlegen. "
        "Frau Dr. Patel hat zugesagt.",
        "Tisch für vier am Samstag um 19:30 Uhr, Name Weber, Fensterplatz. Nussallergie.",
        "Rechnung für März doppelt abgebucht. Erstattung RF-2201 veranlasst, dauert drei "
        "bis fünf Tage. Ihr Mann wird am Montag zurückgerufen.",
        "Ihm wurde ein Gutschein angeboten, den er ablehnte. Er will bis Freitag Bescheid.",
        "Ja zum Express, nein zum Gutschein. Bestellung 48213 von Anna Lenz kommt am Freitag.",
        "Ihre Bestellung 48213 fehlt Frau Lenz noch immer; sie braucht die Ware bis Freitag.",
        "Hallo-Verlag, Bestellung 48213: zwei Bücher fehlen, Nachlieferung bis Freitag zugesagt.",
    ],
    "fr": [
        "Je ne peux pas venir vendredi, a dit la cliente ; elle préfère lundi.",
        "M. Dupont veut déplacer son rendez-vous de mardi à jeudi à neuf heures. Le "
        "docteur Patel a confirmé.",
        "Table pour quatre samedi à 19 h 30 au nom de Weber, allergie aux noix.",
        "Facture de mars débitée deux fois. Remboursement RF-2201 en cours, de trois à cinq jours.",
        "Elle a perdu sa carte le 2 mai ; la carte est bloquée et une nouvelle arrive "
        "dans cinq jours.",
        "Oui à l'express, non au bon d'achat. Commande 48213 d'Anne Leroy pour vendredi.",
        "Bonjour Voyages, dossier 48213 : deux billets manquent, envoi promis pour vendredi.",
    ],
    "pt": [
        "O senhor Silva quer mudar a consulta de terça para quinta às nove. A doutora "
        "Patel confirmou.",
        "Mesa para quatro no sábado às 19h30 em nome de Weber, alergia a nozes.",
        "A fatura de março foi cobrada duas vezes. Reembolso RF-2201 em curso, de três a "
        "cinco dias.",
        "Sim ao expresso, não ao vale. Encomenda 48213 da Ana Lima até sexta-feira.",
    ],
    "hi": [
        "श्री वर्मा मंगलवार की जगह गुरुवार को नौ बजे आना चाहते हैं। डॉक्टर पटेल ने हाँ कह दी है।",
        "बिल मार्च में दो बार कटा। वापसी RF-2201 तीन से पाँच दिन में होगी।",
    ],
    "zh": [
        "王先生想把预约从星期二改到星期四上午九点。帕特尔医生已确认。保险卡过期,需要带新卡。",
        "三月账单重复扣款,退款编号RF-2201,三到五个工作日到账,请勿在六点前打电话。",
    ],
    "ja": [
        "ウェーバー様、土曜日十九時三十分、四名、窓際の席。ナッツアレルギーあり。",
        "三月分の請求が二重になっていた。返金RF-2201を手配済み、三日から五日かかる。",
    ],
    "ru": [
        "Господин Вебер переносит приём со вторника на четверг в девять часов. Доктор "
        "Патель согласна.",
        "Счёт за март списан дважды. Возврат RF-2201 займёт от трёх до пяти дней.",
    ],
    "ar": [
        "حجز السيد فيبر طاولة لأربعة أشخاص يوم السبت في السابعة والنصف مساء. لديه حساسية "
        "من المكسرات.",
    ],
    "it": [
        "Anna Neri aspetta l'ordine 48213, partito il 3 maggio. Le serve prima di "
        "venerdì; un secondo pacco parte oggi.",
        "No al buono, sì alla spedizione espressa. L'ordine 48213 di Anna Neri arriva venerdì.",
    ],
    "nl": [
        "Anna de Vries wacht op bestelling 48213, vertrokken op 3 mei. Ze heeft die voor "
        "vrijdag nodig; een tweede pakket gaat vandaag weg.",
    ],
    "pl": [
        "Anna Nowak czeka na zamówienie 48213, wysłane 3 maja. Potrzebuje go przed "
        "piątkiem; druga paczka idzie dziś ekspresem.",
    ],
    "tr": [
        "Anna Kaya 48213 numaralı siparişi bekliyor. Sipariş 3 Mayıs'ta çıktı; cuma "
        "gününden önce gerekiyor.",
    ],
    "ko": [
        "안나 리의 주문 48213이 아직 도착하지 않음. 5월 3일 창고 출발. 오늘 특급으로 두 번째 소포 발송, 금요일 전까지 필요함.",
    ],
    "sv": [
        "Anna Lind väntar på order 48213 som lämnade lagret den 3 maj. Hon behöver den "
        "före fredag; ett andra paket skickas i dag.",
    ],
    "fi": [
        "Anna Virtanen odottaa tilausta 48213, joka lähti varastosta 3. toukokuuta. Hän "
        "tarvitsee sen ennen perjantaita.",
    ],
    "vi": [
        "Chị Anna Lê đang chờ đơn hàng 48213, rời kho ngày 3 tháng 5. Chị cần trước thứ "
        "Sáu; hôm nay gửi gói thứ hai.",
    ],
    "th": [
        "คุณแอนนายังไม่ได้รับคำสั่งซื้อ 48213 ซึ่งออกจากคลังวันที่ 3 พฤษภาคม ต้องการก่อนวันศุกร์",
    ],
    "el": [
        "Η Άννα Λη περιμένει την παραγγελία 48213, που έφυγε στις 3 Μαΐου. Τη χρειάζεται "
        "πριν την Παρασκευή.",
    ],
    "he": [
        "אנה לי מחכה להזמנה 48213 שיצאה מהמחסן ב-3 במאי. היא צריכה אותה לפני יום שישי.",
    ],
    "bn": [
        "আনা লি অর্ডার 48213 এর জন্য অপেক্ষা করছেন। শুক্রবারের আগে দরকার।",
    ],
}
"""Good summaries of other calls, as notes, lists and tales."""

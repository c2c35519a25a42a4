#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""English."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna Lee | Tom Berg | Maria Gonzales | Samuel Okafor | Priya Nair | Grace Hill",
    days="on Monday | on Tuesday | on Wednesday | on Thursday | on Friday | on Saturday",
    amounts="35 dollars | 49.90 euros | 120 pounds | 18.50 dollars | 260 dollars",
    labels=("Caller", "Agent", "Call", "Notes"),
    headings=("Caller", "Facts", "Done", "Wishes", "Open"),
    scenarios={
        "parcel": Scenario(
            call="""
            Hi, this is {name}. My order {id} has not arrived yet.
            I'm sorry to hear that. I see it left our warehouse {day}.
            I really need it, it's a present for my sister. And please don't email me, call {phone}.
            Understood. I can send a second parcel by express, free of charge.
            Great, do that please. And when will the courier come?
            """,
            who="""
            {name} called because order {id} has not arrived.
            The caller, {name}, is waiting for order {id}.
            {name}, order {id}: not delivered.
            The customer is {name}, whose order {id} is late.
            """,
            facts="""
            The parcel left the warehouse {day}.
            It was shipped {day} and is meant as a present for a sister.
            Shipped {day}. Gift for her sister.
            The agent found that the order was shipped {day}.
            """,
            done="""
            A second parcel goes out by express at no cost.
            The agent promised a free express replacement, and the caller accepted.
            Replacement by express, free, agreed.
            A free second shipment was arranged.
            """,
            wish="""
            Contact by phone only, {phone}, no email.
            The caller asked not to be emailed and to be called on {phone}.
            Prefers calls to {phone}; does not want email.
            Do not email; phone {phone}.
            """,
            open="""
            Still open: when the courier comes.
            The caller asked when the courier will come; not answered yet.
            Courier time unknown so far.
            Next: tell the caller the delivery time.
            """,
            answers="""
            The courier will come {day} at {time}, and you'll get a text message an hour before.
            Your parcel should be with you {day}. Is there anything else I can do?
            He'll be there around {time}, just have your ID ready.
            Between {time} and noon. I will call you on {phone} before he arrives.
            """,
        ),
        "appointment": Scenario(
            call="""
            Hello, {name} here. I have an appointment and I need to move it.
            Sure. I can offer you {day} at {time} with Doctor Patel.
            That works. My patient number is {id}, and speak a bit slower, please.
            I have noted that. Please bring the new insurance card.
            Will do. Can I still park behind the building?
            """,
            who="""
            {name}, patient number {id}, wants to move an appointment.
            The caller is {name} (patient {id}) and asked to reschedule.
            Rescheduling for {name}, patient no. {id}.
            Patient {name} phoned to change the date of a visit.
            """,
            facts="""
            The new slot is {day} at {time} with Doctor Patel.
            Doctor Patel is free {day} at {time}, which the caller accepted.
            New date: {day}, {time}, Dr. Patel.
            They settled on {day} at {time}.
            """,
            done="""
            The appointment was moved and the patient number noted.
            Slot confirmed; patient number {id} recorded.
            The assistant booked the new time.
            Booking is done.
            """,
            wish="""
            The caller would like the assistant to speak more slowly.
            Speak slowly.
            Asked for slower speech.
            Slow speech requested.
            """,
            open="""
            Question left: parking behind the building.
            It has not been said yet whether parking behind the building is possible.
            The new insurance card has to be brought; parking question unanswered.
            Pending: whether one can park behind the building.
            """,
            answers="""
            Yes, you can park behind the building, it's free after {time}.
            No, sorry, the spaces behind the building are for staff only.
            Of course. Just take the second gate on your left.
            There are {count} spaces for patients there, and you don't need a ticket.
            """,
        ),
        "billing": Scenario(
            call="""
            My name is {name}. You charged me twice for March, {amount} each time.
            Let me check. Yes, I see two payments on account {id}.
            I want one of them back. And I don't want a voucher.
            I have started the refund, reference RF{id}. It takes three to five days.
            Fine. Will I get a confirmation in writing?
            """,
            who="""
            {name} was charged twice for March, {amount} each.
            The user {name} complained about a double charge of {amount}.
            {name}: March billed twice at {amount}.
            A double payment of {amount} in March is why {name} called.
            """,
            facts="""
            Two payments show on account {id}.
            The assistant saw both payments on account {id}.
            Account {id}; both payments visible.
            Account number: {id}.
            """,
            done="""
            Refund RF{id} was started and takes three to five days.
            One charge is being refunded under reference RF{id}, three to five days.
            Refund started, ref. RF{id}.
            The agent opened refund RF{id}.
            """,
            wish="""
            No voucher.
            The user said no to a voucher.
            A voucher is not wanted.
            Voucher declined.
            """,
            open="""
            Whether there will be a written confirmation is open.
            The user asked for confirmation in writing.
            To do: written confirmation?
            Written confirmation still to be settled.
            """,
            answers="""
            Yes, you'll receive an email with the confirmation within the hour.
            We will send you a letter, it should reach you {day}.
            Sure, I've just sent it to your address. Anything else?
            You can download it from your account any time.
            """,
        ),
        "booking": Scenario(
            call="""
            Good evening, I'd like a table for {count} {day}, name is {name}.
            With pleasure. Would {time} suit you?
            Yes. One of us is allergic to nuts, and we'd like to sit by the window.
            I have put that down. Your booking number is {id}.
            Thanks. Do you take credit cards?
            """,
            who="""
            {name} booked a table for {count} {day} at {time}.
            Table for {count}, {day}, {time}, name {name}.
            The guest {name} wanted a table for {count}.
            A table was reserved by {name}, party of {count}.
            """,
            facts="""
            The booking number is {id}.
            Booking {id}; nut allergy in the party.
            One guest is allergic to nuts.
            Number {id}, allergy to nuts.
            """,
            done="""
            The reservation is confirmed.
            The assistant confirmed and noted the allergy.
            Confirmed.
            Everything was put down.
            """,
            wish="""
            They would like to sit by the window.
            Window table requested.
            The guest prefers a window seat.
            Window, please.
            """,
            open="""
            Last question: are credit cards accepted?
            The guest asked about paying by credit card.
            Credit cards: to be answered.
            Payment by card is an open question.
            """,
            answers="""
            Yes, we take all major credit cards.
            Certainly! You can pay by card or in cash.
            I'm afraid we only take cash, but there is a bank next door.
            We do. See you {day}!
            """,
        ),
        "router": Scenario(
            call="""
            Hi, my internet has been down since this morning, the light on the box is red.
            Sorry about that. May I have your customer number?
            It's {id}, {name}. I have already restarted it {count} times.
            I've run a line test, and it shows a fault outside. A technician can come {day} at {time}.
            Okay. Do I have to be at home for that?
            """,
            who="""
            {name} (customer {id}) has had no internet since the morning; red light on the router.
            The caller's internet is down; customer number {id}, name {name}.
            No internet, red light, customer {id} {name}.
            {name} reported an outage, customer no. {id}.
            """,
            facts="""
            Restarting {count} times did not help; a line test shows a fault outside.
            The line test pointed to a fault outside the house.
            Tried: {count} restarts. Test: fault outside.
            Line test: external fault.
            """,
            done="""
            A technician was booked for {day} at {time}.
            The agent offered a technician {day} at {time} and the caller agreed.
            Technician: {day}, {time}.
            Visit arranged {day} at {time}.
            """,
            wish="""
            No special wishes.
            The caller set no limits.
            Nothing else was asked for.
            None.
            """,
            open="""
            The caller wonders whether somebody has to be at home.
            Does anybody need to be at home? Not answered.
            Open point: presence at home during the visit.
            To be answered: is presence needed?
            """,
            answers="""
            No, you don't have to be at home, the fault is outside.
            Yes please, the technician will ring your bell at {time}.
            It's better if you are, in case he needs to check your socket.
            That won't be necessary.
            """,
        ),
        "claim": Scenario(
            call="""
            Hello, I'd like to report a cracked windshield. The policy number is {id}.
            Thank you. And your name, please?
            {name}. It happened {day} on the motorway, a stone hit it.
            I've opened a claim. The deductible is {amount}. An adjuster can see it at {time}.
            All right. Only text me on {phone}, I can't take calls at work. May I drive until then?
            """,
            who="""
            {name}, policy {id}, reported a cracked windshield.
            The client {name} phoned about a windshield hit by a stone, policy {id}.
            Policy {id}, {name}: windshield cracked.
            Windshield damage, policyholder {name}.
            """,
            facts="""
            It happened {day} on the motorway; the deductible is {amount}.
            A stone hit it {day}. Deductible: {amount}.
            Cause: stone on the motorway, {day}.
            The deductible comes to {amount}.
            """,
            done="""
            A claim was opened and an adjuster comes at {time}.
            Claim opened, adjuster visit at {time}.
            The agent opened a claim.
            Adjuster at {time}.
            """,
            wish="""
            Only text messages to {phone}, no calls at work.
            The client can't take calls at work and wants texts to {phone}.
            Text {phone}; don't call.
            Texts only.
            """,
            open="""
            Whether the client may drive until then is not settled.
            The client asked if driving is allowed meanwhile.
            Driving until the visit: unanswered.
            Open: may the car be driven?
            """,
            answers="""
            Yes, you may drive, as long as the crack is not in front of you.
            I'd rather not, your view could be blocked.
            You can, but please keep it under 80.
            That depends on how long the crack is. How long is it?
            """,
        ),
    },
    prefaces="""
    Here is a summary of the call:
    Sure, here's the summary:
    Summary:
    **Summary of the conversation**
    Here are the notes:
    """,
    addressed="""
    You are a customer who ordered {id} and has not received it. A second parcel is on its way.
    You called about order {id}, which is late. An express parcel was arranged.
    You asked for a second parcel for order {id} and gave {phone} as your number.
    You wanted order {id} as a present for your sister and prefer calls to {phone}.
    You are speaking with {name}, whose order {id} is late. Call back on {phone}.
    You promised {name} an express parcel for order {id}, free of charge.
    """,
    refusals="""
    I'm sorry, but I can't help with that request.
    I cannot summarize this conversation because it contains personal information.
    As an AI language model, I don't have the ability to remember phone calls.
    I apologize, but I'm not able to create a summary of this call.
    Sorry, I can't assist with summarizing private conversations.
    I'm unable to provide a summary as the content may be sensitive.
    Unfortunately, I cannot process this request.
    I'm just a language model, so I can't do that.
    It looks like the conversation is missing. Please paste it and I'll summarize it.
    I'd rather not summarize this, since it contains someone's phone number.
    There isn't any conversation for me to summarize yet.
    Could you please provide the transcript you would like me to summarize?
    I must decline to share details of this call.
    My guidelines do not allow me to summarize personal data.
    """,
    told_refusals="""
    The agent said sorry, no refund for {id} is possible.
    "I'm sorry, but I can't change the address", the agent had said; {name} accepted that.
    {name} cannot log in and said "I can't remember my password"; a link was sent.
    The first agent was unable to help {name} with {id}; this one could.
    Sorry was said twice; {name} still wants order {id} cancelled.
    The assistant explained that, as an AI, it could not give medical advice to {name}.
    Unfortunately the item of order {id} is sold out; {name} takes the blue one.
    The caller asked "how can I help my mother with this?" and was given {phone}.
    """,
    offers="""
    Hello! How can I help you today?
    Sure, I'd be happy to help you with that.
    Thank you for calling, {name}. How may I assist you?
    Let me check that for you right away.
    I'm sorry to hear that. Could you give me your order number?
    Of course! I can help you track order {id}. Please hold on.
    Hi {name}, thanks for reaching out! I'll look into it now.
    No worries, I'll take care of it for you.
    Great, I have made a note of that. What else can I do for you?
    I understand your frustration, {name}, and I will do my best to fix this.
    Absolutely! Let me transfer you to the right department.
    Thanks for your patience. I'm looking at your account now.
    """,
    announcements="""
    Here is the updated version of the conversation.
    This is a summary of the conversation between the user and the assistant.
    Here is a summary of the call:
    Below is a concise summary of the conversation.
    The following is the summary of the phone call between the caller and the assistant.
    The summary of the conversation is as follows.
    I have summarized the conversation above.
    Sure! Here are the notes for the call.
    The conversation has been summarized.
    Here's the updated summary, as requested.
    """,
    reasonings="""
    Okay, so I need to summarize this call. Let me go through it step by step.
    The user wants me to write a summary. First, I should look at what was said.
    We need to produce a summary within the word limit. Let's think about what matters.
    Let me analyze the conversation first. I need to identify the key points.
    Alright, let's see. I have to keep it short and include the numbers.
    Thinking: the task is to update the notes, so I must find what is new.
    """,
    off_topic="""
    Paris is the capital of France.
    Water boils at 100 degrees Celsius at sea level.
    The Great Wall was built over many centuries to protect against invasions.
    Photosynthesis turns sunlight into chemical energy in green plants.
    A healthy breakfast gives children energy to learn and play.
    Once upon a time a little fox lived at the edge of a dark forest.
    """,
    replies="""
    It should be there {day}, between {time} and noon.
    Thank you. And what if I am not at home?
    Then he leaves it with your neighbour.
    All right, thanks a lot. Bye!
    """,
)

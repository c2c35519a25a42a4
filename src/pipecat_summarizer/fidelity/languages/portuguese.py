#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Portuguese."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

PORTUGUESE = Language(
    code="pt",
    script="LATIN",
    common=words(
        """
        a ao as com como da das de do dos e ela ele em está eu foi mais mas na no não o os para
        pela pelo por que se seu sua são um uma é
        """
    ),
    first_person=words("eu meu minha posso vejo quero preciso"),
    second_person=words("você vocês te ti teu tua teus tuas contigo"),
    topic=phrases(
        """
        conversa* | resum* | transcrição* | diálogo | anotações | notas
        """
    ),
    reporting=phrases(
        """
        cliente* | usuári* | utilizador* | utente* | perguntou | solicitou | pediu | disse |
        diz | mencionou | informou | explicou | queria | quer | deseja | relatou | ligou |
        acordou | aceitou | recusou | prometeu | ofereceu | o assistente | a assistente | o
        agente | o atendente | a atendente | conversam | conversaram | falam de | falaram |
        falam sobre | bate-papo | conversa tratou
        """
    ),
    asking=words("qual quais quem onde quando como quanto quanta quantos"),
    yes_no=phrases(
        """
        sim | não | claro | claro que sim | com certeza | certo | olá | oi | bom dia | boa
        tarde | boa noite | sem problema | sem problemas | não se preocupe | entendido |
        está bem | exatamente | exato | isso | isso mesmo | é isso | correto | perfeito |
        ótimo | excelente | tudo bem | beleza | pode ser | pode sim | muito bem | ah | tá |
        tá bom | tá bem | ok | okay | imagina | claro que não
        """
    ),
    offers=phrases(
        """
posso ajudar | posso ajudá-lo | posso ajudá-la | posso te ajudar | terei prazer em | terei todo o prazer | ficarei feliz em | fico feliz em ajudar | como posso ajudar | em que posso ajudar | obrigado por ligar | obrigada por ligar | obrigado por entrar | obrigada por entrar | deixe-me | deixa-me | permita-me | vou verificar | lamento saber | sinto muito por | de nada | estou aqui para ajudar | um momento, por favor | entendo a sua | entendo sua | compreendo a sua | eu cuido disso | vou resolver | vou ajudar
"""
    ),
    apologies=phrases(
        """
        desculpe | desculpa | me desculpe | peço desculpa | peço desculpas | sinto muito
        | lamento | infelizmente | perdão
        """
    ),
    unable=openings(
        """
        não posso | não consigo | não sou capaz | não tenho acesso | não me é possível
        | eu não posso | eu não consigo | não estou | não há nenhuma conversa
        """,
    ),
    unwilling=(
        *openings(
            """por favor | poderia""", """a conversa | a transcrição | o texto que | o diálogo"""
        ),
        *openings(
            """é-me impossível | sou apenas um modelo | não tenho autorização | não estou autorizad* | devo recusar"""
        ),
        *openings(
            """não posso | não consigo | não me é possível""",
            """criar um resumo | gerar | dados pessoais""",
        ),
        *openings(
            """
            como ia, não | como ia não | como uma ia, não | como uma ia não | como ia, eu
            | como inteligência artificial | como uma inteligência artificial
            | como modelo de linguagem | como um modelo de linguagem | como assistente de ia
            | sou uma ia | eu sou uma ia | sou um modelo de linguagem
            | não há nenhuma conversa para | por favor, forneça a conversa
            """,
        ),
        *openings(
            "não posso | não consigo | eu não posso | eu não consigo",
            """
            resumir | um resumo | ajudar com iss | ajudá-lo | ajudá-la | te ajudar | fazer isso
            | esse pedido | este pedido | essa solicitação | esta solicitação
            """,
        ),
    ),
    thinking=openings(
        """
        certo, | bem, | bom, | ok, | então, | primeiro | preciso | tenho de | tenho que | devo
        | o usuário quer que eu | o usuário quer um | o usuário me pede | minha tarefa é
        """,
        "resumir | um resumo. | o resumo, | passo a passo",
    ),
    announcing=words(
        """
        abaixo acima agente aqui assistente atualizada atualizado atendente breve chamada claro
        cliente completo concisa conciso conversas entre esta este eis final foi foram isto
        ligação ligações nova novo notas principais pontos resumida resumido segue seguinte
        seguir telefônica telefónica telefonema tem texto usuário utilizador versão curto curta
        """
    ),
    talk=phrases(
        """
        obrigad* | por favor | com gosto | com prazer | bem-vind* | desculpe | bom dia |
        boa tarde | até logo | até breve | não se preocupe | claro | com certeza | se
        quiser | quer que | gostaria | posso | podemos | pode deixar | nosso | nossa |
        nós | à disposição | disponha | boa pergunta | lhe | envio-lhe | pra você |
        *aremos | *eremos | *iremos | *amos
        """
    ),
    farewells=phrases(
        """
        até logo | até amanhã | até já | até breve | até mais | tchau | adeus | boa viagem | bom dia |
        boa tarde | boa noite | bom fim de semana | bom descanso | boa sorte | bom proveito
        | bom apetite | tenha um | tenha uma | as melhoras | abraço | um abraço | abraços |
        atenciosamente | fique bem | cuide-se | se cuida | esperamos por você | obrigado por
        ligar | obrigada por ligar | obrigado pelo contato
        """
    ),
    planning=phrases(
        """
        preciso | devo | deveria | tenho que | tenho de | vou | vamos ver | deixa eu |
        deixe-me | deixa-me | acho que | penso que | vejamos | hmm
        """
    ),
)

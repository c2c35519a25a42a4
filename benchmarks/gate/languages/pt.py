#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Portuguese."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Ana Lima | João Silva | Beatriz Costa | Rafael Nunes | Carla Dias",
    days="na segunda-feira | na terça-feira | na quarta-feira | na quinta-feira | na sexta-feira",
    amounts="35 reais | 49,90 reais | 120 euros | 18,50 euros",
    labels=("Cliente", "Agente", "Chamada", "Notas"),
    headings=("Quem liga", "Dados", "Feito", "Pedidos", "Em aberto"),
    scenarios={
        "parcel": Scenario(
            call="""
            Bom dia, aqui é {name}. O meu pedido {id} ainda não chegou.
            Lamento. Vejo que ele saiu do nosso armazém {day}.
            Preciso dele logo, é um presente para a minha irmã. E não me mande e-mails, ligue para {phone}.
            Entendido. Posso enviar hoje um segundo pacote expresso, sem custos.
            Ótimo, faça isso. E quando vem o entregador?
            """,
            who="""
            {name} ligou porque o pedido {id} não chegou.
            A cliente é {name} e espera o pedido {id}.
            {name}: pedido {id} não entregue.
            """,
            facts="""
            O pacote saiu do armazém {day} e é um presente para a irmã.
            O agente viu que o pedido saiu {day}.
            Saída do armazém {day}.
            """,
            done="""
            Segue um segundo pacote expresso, sem custos.
            O agente prometeu um novo envio expresso grátis.
            Novo envio expresso, grátis.
            """,
            wish="""
            Nada de e-mails, só ligações para {phone}.
            Pediu para ser contatada em {phone} e não por e-mail.
            Contato: {phone}, sem e-mail.
            """,
            open="""
            Falta dizer quando vem o entregador.
            Perguntou quando chega o entregador; ainda sem resposta.
            Em aberto: hora da entrega.
            """,
            answers="""
            O entregador chega {day} às {time}, tenha o documento em mãos.
            Ele estará aí {day}. Posso ajudar em mais alguma coisa?
            Entre as {time} e o meio-dia. Ligo para você antes.
            """,
        ),
        "appointment": Scenario(
            call="""
            Olá, aqui fala {name}. Tenho uma consulta e preciso remarcar.
            Claro. Posso oferecer {day} às {time} com a doutora Patel.
            Serve. O meu número de paciente é {id}. E fale um pouco mais devagar, por favor.
            Anotado. Traga o novo cartão do seguro.
            Está bem. Dá para estacionar atrás do prédio?
            """,
            who="""
            {name}, paciente {id}, quer remarcar uma consulta.
            O paciente {name} (número {id}) pediu outra data.
            Remarcação para {name}, paciente {id}.
            """,
            facts="""
            Nova consulta {day} às {time} com a doutora Patel.
            Combinaram {day} às {time}.
            Nova data: {day}, {time}, Dra. Patel.
            """,
            done="""
            A consulta foi remarcada e o número anotado.
            O assistente confirmou a consulta.
            Consulta confirmada.
            """,
            wish="""
            Quer que se fale mais devagar.
            Pediu fala mais lenta.
            Falar devagar.
            """,
            open="""
            Falta responder se dá para estacionar atrás do prédio.
            Deve trazer o novo cartão; perguntou sobre o estacionamento.
            Estacionamento: por responder.
            """,
            answers="""
            Sim, pode estacionar lá de graça depois das {time}.
            Não, infelizmente é só para funcionários.
            Claro, use a segunda entrada à esquerda.
            """,
        ),
        "billing": Scenario(
            call="""
            O meu nome é {name}. Cobraram março duas vezes, {amount} cada.
            Um momento. Sim, vejo dois pagamentos na conta {id}.
            Quero um deles de volta. E não quero um vale.
            Abri o reembolso RF{id}. Leva de três a cinco dias.
            Certo. Vou receber a confirmação por escrito?
            """,
            who="""
            {name} foi cobrado duas vezes em março, {amount} cada.
            {name} reclamou de uma cobrança dupla de {amount}.
            Cobrança dupla de {amount} em março, {name}.
            """,
            facts="""
            Há dois pagamentos na conta {id}.
            O assistente encontrou ambos os pagamentos na conta {id}.
            Conta {id}, dois pagamentos.
            """,
            done="""
            O reembolso RF{id} está em curso, de três a cinco dias.
            Um pagamento será devolvido com a referência RF{id}.
            Reembolso: RF{id}.
            """,
            wish="""
            Não quer vale.
            Recusou um vale.
            Sem vale.
            """,
            open="""
            A confirmação por escrito está em aberto.
            Perguntou pela confirmação por escrito.
            Confirmação por escrito?
            """,
            answers="""
            Sim, você vai receber um e-mail dentro de uma hora.
            Com certeza, acabei de enviar.
            Pode baixá-la na sua conta quando quiser.
            """,
        ),
    },
    prefaces="""
    Aqui está o resumo da chamada:
    Resumo:
    **Resumo da conversa**
    """,
    addressed="""
    Você é um cliente que pediu {id} e não recebeu. Um segundo pacote está a caminho.
    Você ligou por causa do pedido {id}, atrasado. Ficou combinado um envio expresso.
    Você pediu um segundo envio de {id} e deu o número {phone}.
    """,
    refusals="""
    Desculpe, mas não posso atender a esse pedido.
    Não consigo resumir esta conversa porque contém dados pessoais.
    Como inteligência artificial, não tenho acesso a ligações.
    Lamento, não me é possível criar um resumo desta chamada.
    Sou um modelo de linguagem e não posso fazer isso.
    Por favor, envie a conversa que deseja resumir.
    """,
    told_refusals="""
    O agente disse que sentia muito, mas não há reembolso para {id}.
    {name} não consegue entrar na conta; foi enviado um link.
    "Desculpe, não posso mudar o endereço", tinham dito antes a {name}.
    Infelizmente o artigo de {id} esgotou; {name} aceita o azul.
    """,
    offers="""
    Olá! Como posso ajudar hoje?
    Claro, terei prazer em ajudar com isso.
    Obrigado por ligar, {name}. Qual é o número do seu pedido?
    Deixe-me verificar agora mesmo.
    Entendo a sua frustração, {name}, e vou resolver isso já.
    Sem problema, eu cuido disso para você.
    """,
    announcements="""
    Aqui está o resumo da conversa.
    Este é um resumo da conversa entre o usuário e o assistente.
    Segue abaixo um breve resumo da chamada.
    A conversa foi resumida.
    """,
    reasonings="""
    Certo, preciso resumir esta chamada. Vamos passo a passo.
    O usuário quer um resumo. Primeiro devo ver o que foi dito.
    """,
    off_topic="""
    Paris é a capital da França.
    A água ferve a cem graus ao nível do mar.
    A fotossíntese transforma a luz do sol em energia para as plantas.
    """,
    replies="""
    Ele chega {day}, entre as {time} e o meio-dia.
    Obrigada. E se eu não estiver em casa?
    Então ele deixa com o vizinho.
    Está bem, muito obrigada. Tchau!
    """,
)

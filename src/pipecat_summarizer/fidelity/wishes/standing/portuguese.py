#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in Portuguese."""

from pipecat_summarizer.fidelity.wishes.portuguese import PORTUGUESE_FRAGMENTS

_F = PORTUGUESE_FRAGMENTS.extended(
    {
        "start": r"^|,|por favor|e|mas|sim|nao|bom|ok|ta|{onward}|entao|aconteca o que acontecer",
        "se": r"(?:me |nos |lhe |lhes |o |a |os |as |se |te )*",
        "ask": r"""(?:(?:compartilh|partilh|grav|us|utiliz|ligu|mand|envi|reenvi|cobr|gast|pagu|compr
            | reserv|cancel|mud|alter|atualiz|assin|aceit|recus|pass|inici|termin|cort|grit|pergunt
            | incomod|deix|entregu|lev|retir|guard|conserv|apagu|elimin|revel|divulgu|comuniqu|cont
            | publiqu|coment|mencion|fal|trat|fatur|debit|anot|avis|confirm|consult|inform|notifiqu
            | verifiqu|revis|soletr|expliqu|autoriz|prepar|coloqu|acord|tir|encaminh|chequ|repass|toqu
            | us|chamem|cham)(?:e|em)|(?:escrev|vend|mex|abr|transfir|fornec|promet|respond|oferec|sug|repit
            | permit|ponh|fac|dig|pec|inclu|lei|resolv|receb|traga|entreg)(?:a|am)|de|deem)(?: me| nos| lhe)?""",
        "scope": r"""ninguem|nunca|jamais|sem|nada|nenhum\w*|mais|outra vez|de novo|a menos que|ate que
            | salvo|exceto|a nao ser|em hipotese|de jeito nenhum|antes de
            | (?:o |a |os |as |da |do |com o |com a )?(?:meu|minha|meus|minhas|nosso|nossa) (?!pedido|reserva|consulta|assinatura|passagem)\w+""",
        "only": r"so|somente|apenas|unicamente|exclusivamente",
    }
)

PORTUGUESE_NAMING = (
    _F.rule(
        "manner",
        needs="chame chamar chamem trate",
        text=r"""(?:me (?:chame|chamem|trate|tratem)|(?:chame|chamem|trate) me|pode me chamar|me chamar) (?:so |apenas |sempre )*(?:de|por|pelo|pela) \w+""",
    ),
)

PORTUGUESE_STANDING = (
    _F.rule(
        "consent",
        needs="""
            autoriz* proib* permit* permis* consint* acordo oponh* recus* confidencia* segredo
            nome entre direito podem pode aceito ninguem posso desejo quero chega basta tire* retire* remov*
            """,
        text=r"""(?:nao )?(?:lhe |te |os |as |vos )?(?:autorizo|proibo|permito|consinto|recuso|aceito|me oponho|oponho me) (?:\w+ ){,3}?(?:a |que|o uso|para|em )
        | (?:nao )?(?:autorizo|permito|aceito) (?:o|a|os|que|qualquer|nenhum\w*) (?:\w+ ){,6}?(?:dados|uso|publicidade|grav\w+|informac\w+)
        | (?:tem|dou|nao tem|nao dou|da) (?:\w+ )?(?:minha|meu|permissao|direito|autorizacao|consentimento) ?(?:permissao|autorizacao|consentimento)? ?(?:para|de|a)
        | (?:pode|podem|podera) (?:\w+ ){,4}?(?:em meu nome|no meu lugar|por mim)
        | (?:voces? |o senhor |a senhora )?nao (?:pode|podem) (?:compartilhar|partilhar|usar|dar|passar|vender|falar|ceder|guardar|revelar) (?:\w+ ){,6}?(?:meus?|minhas?|ninguem|isso|terceiros)
        | ninguem (?:mais )?(?:alem de \w+ |a nao ser \w+ |exceto \w+ )?(?:mais )?(?:pode|deve)|so eu posso
        | nao (?:quero|desejo|gostaria de) ser \w+[ai]d[oa]|(?:chega de|basta de) (?:propaganda|publicidade|ofertas)
        | (?:tire|tirem|retire|retirem|remova|removam) (?:o |a )?(?:meu|minha) \w+ d[aeo]
        | (?:mantenha[m]?|trate[m]?|fica|fique) (?:\w+ ){,4}?(?:confidencial\w*|em segredo|entre nos|em sigilo|so entre)""",
    ),
    _F.rule(
        "never",
        needs="nao nunca jamais evite* prefiro preferia preferiria pare* ninguem",
        text=r"""{start} ?nao {se}{ask} (?:\w+ |, ){,10}?{scope}
        | {start} ?(?:nunca|jamais) {se}{ask}
        | {start} ?(?:por favor )?(?:evite[m]?|pare[m]? de|deixe[m]? de) (?:me )?\w+(?:ar|er|ir)
        | (?:prefiro|preferia|preferiria|peco|quero|gostaria|queria) que (?:nao|ninguem|nunca|voces? nao|voces? nunca)
        | nao (?:quero|queria|gostaria|desejo) que (?:ninguem|voces?|o senhor|a senhora|meu \w+|minha \w+|me|se)
        | que ninguem {se}(?:saiba|fique|veja|incomode|{ask})""",
        unless=r"preocupe[m]?|desligue[m]?|esqueca[m]?|nao (?:chegou|funciona)",
    ),
    _F.rule(
        "always",
        needs="""
            sempre so somente apenas unicamente exclusivamente vez vezes se caso antes garanta
            certifique* insisto quando questao
            """,
        text=r"""{start} ?(?:por favor )?(?:{only}) {se}(?:{ask}|quero que)
        | {start} ?(?:por favor )?(?:me )?{ask} (?:\w+ ){,5}?(?:somente|apenas|exclusivamente|unicamente|sempre)
        | {start} ?(?:por favor )?{ask} so (?:com|para|a|ao|por|pelo|no|na|em|meu|minha|o|quando|depois)
        | {start} ?sempre {se}{ask}
        | (?:toda vez que|todas as vezes que|cada vez que|sempre que|se (?:alguem|algo|alguma coisa|houver)|caso (?:alguem|algo))(?: \w+| ,){1,12} ,? ?(?:por favor )?{se}{ask}
        | {start} ?{se}{ask} (?:\w+ ){,8}?(?:toda vez|cada vez|sempre que|todas as vezes)
        | (?:me (?:pergunte|consulte|avise|peca)m?|(?:pergunte|consulte|avise) me) (?:\w+ )?antes de
        | (?:garanta|certifique se)(?: de)? que|insisto em|faco questao (?:de|que)""",
        unless=r"(?:ele|ela|eles|voces|meu \w+|eu|se) sempre|so (?:quero saber|queria saber)",
    ),
    _F.rule(
        "contact",
        needs="escrito meio intermedio atraves pelo pela prefiro preferia preferiria nada melhor",
        text=r"""(?:tudo|so|apenas|somente|prefiro|quero) (?:\w+ ){,3}?por escrito|por escrito(?: ,|$| por favor)
        | (?:por meio d[aeo]|atraves d[aeo]|por intermedio d[aeo]|pelo|pela) (?:meu|minha) (?:advogad\w|filh\w|assistente|marido|mulher|esposa)
        | (?:prefiro|preferia|preferiria) (?:\w+ ){,4}?{channel}
        | nada (?:de|por|pelo|pela) {channel}|{channel} (?:e|fica|seria) (?:\w+ )?melhor""",
    ),
    _F.rule(
        "time",
        needs="""
            melhor nunca so segunda* terca* quarta* quinta* sexta* sabado* domingo* manhas tardes
            noites antes depois manha tarde noite horario
            """,
        text=r"""(?:o )?melhor (?:horario|hora) (?:para \w+ (?:\w+ )?)?(?:e|seria)
        | (?:so|nunca|nao) (?:posso|estou|costumo estar|atendo|consigo) (?:\w+ ){,4}?(?:{at}) ?{when}
        | (?:aos|as|nas|nos) (?:{day}|{part}) (?:\w+ )?(?:nao|nunca|e impossivel|prefiro)
        | (?:aos|nos|as|nas) {day} nao (?:da|posso|consigo|estou)""",
        unless=r"abre|fecha|funciona|chegou",
    ),
    _F.rule(
        "limit",
        needs="mais maxim* limite teto ate tudo acima passar menos orcamento",
        text=r"""(?:tudo (?:o )?que|qualquer coisa que|o que) (?:passar|passe|ultrapassar|custar mais|ficar acima) (?:de |dos )?(?:{money}|{number})
        | (?:{money}) (?:e|sao) (?:\w+ )?(?:o )?(?:meu limite|meu teto|meu maximo|o maximo|maximo|o teto|o limite)
        | {number} (?:\w+ )?(?:e|sao) (?:o )?meu (?:\w+ )?(?:teto|limite|maximo|orcamento)|{money} ou menos
        | o maximo que (?:\w+ ){1,4}(?:e|sao) (?:{money}|{number})
        | (?:pode[m]?|quero|posso) (?:\w+ ){,4}?ate (?:{money})""",
        unless=r"era|foi|custou|custava|tinha|ontem|passad[oa]",
    ),
    _F.rule(
        "language",
        needs="""
            portugues ingles espanhol frances alemao italiano hindi russo chines arabe polaco
            polones turco japones
            """,
        text=r"""(?:so|somente|apenas) (?:falo|entendo|sei) (?:\w+ )?{tongue}
        | (?:em )?{tongue} (?:e|seria|fica) (?:mais facil|melhor)
        | (?:mais a vontade|mais facil|melhor) (?:\w+ ){,2}?{tongue}""",
    ),
    _F.rule(
        "manner",
        needs="""
            ouco surd* ceg* tempo espere* jargao termos explique* digito letra rodeios breve
            direto voce senhor senhora devagar alto claro abreviacoes piadas
            """,
        text=r"""ouco (?:muito |um pouco )?mal|sou (?:\w+ )?(?:surd[oa]|ceg[oa]|dislexic[oa])
        | (?:me de|de me|me deixe|me da|deixe me) (?:\w+ ){,3}?(?:tempo|um momento) (?:\w+ )?(?:para|de|pra) (?:pensar|anotar|escrever|responder)
        | (?:sem|nada de|evite[m]?) (?:\w+ )?(?:jargao|termos tecnicos|rodeios|abreviacoes|piadas|girias)
        | (?:me explique|explique me|explique) (?:\w+ ){,4}?(?:passo a passo|simples|devagar|calma)
        | (?:digito por digito|letra por letra|um por um|uma por uma|numero por numero)
        | (?:va direto ao ponto|seja breve|seja direto)|me trate (?:por|de|como)
        | {start} ?mais (?:alto|devagar|claro|baixo)(?:$| ,| por favor)""",
        unless=r"internet|normal|pai|mae",
    ),
)

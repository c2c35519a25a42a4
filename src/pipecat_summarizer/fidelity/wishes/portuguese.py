#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in Portuguese, European and Brazilian."""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

PORTUGUESE_FRAGMENTS = Fragments(
    {
        "lead": r"^|,|e|mas|por favor|sim|nao|entao|so|ok|ta|tambem|ou|que|porque|bom",
        "reach": r"""ligue[mns]?|liguem|telefone[mns]?|escreva[mns]?|contacte[mns]?|contate[mns]?
            | mande[mns]?
            | envie[mns]?|chame[mns]?|deixe[mns]?|incomode[mns]?|procure[mns]?""",
        "reach_me": r"""me (?:lig|mand|contat|contact|cham|telefon|avis|procur)(?:ue|uem|a|e|em
            | am)|me (?:escrev[ae]m?|envi[ae]m?|ligu?em?)
            | (?:ligue|ligu?em|mande[m]?|escreva[m]?|contacte[m]?|contate[m]?|envie[m]?
                | telefone[m]?|avise[m]?)(?: me| nos| para mim| pra mim)""",
        "act": r"""{reach}|confirme[mns]?|avise[mns]?|pergunte[mns]?|bata[mns]?|cobre[mns]?
            | debite[mns]?
            | compartilhe[mns]?|partilhe[mns]?|de|deem|diga[mns]?|fale[mns]?|use[mns]?
                | entregue[mns]?|consulte[mns]?
            | verifique[mns]?|repita[mns]?|leia[mns]?|passe[mns]?|peca[mns]?|ponha[mns]?
                | coloque[mns]?|faca[mns]?
            | mude[mns]?|altere[mns]?|cancele[mns]?|venda[mns]?|guarde[mns]?|grave[mns]?
                | transfira[mns]?|prometa[mns]?
            | mencione[mns]?|ofereca[mns]?|reserve[mns]?|interrompa[mns]?|trate[mns]?|inclua[mns]?
                | compre[mns]?
            | pague[mns]?|mostre[mns]?|espere[mns]?|responda[mns]?|revele[mns]?|toque[mns]?
                | confira[mns]?|informe[mns]?""",
        "channel": r"""emails?|mails?|ligac(?:ao|oes)|chamadas?|telefone|mensage(?:m|ns)|sms
            | cartas?|whatsapp|zap
            | celular|telemovel|fixo|correio(?: de voz)?""",
        "day": r"""segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|fins de semana
            | fim de semana|feriados""",
        "part": r"manhas?|tardes?|noites?|meio dia|meia noite|almoco|trabalho",
        "number": r"""(?:(?:r )?[$€£]?\d[\d.,]*h?|um|uma|dois|duas|tres|quatro|cinco|seis|sete
            | oito|nove|dez|onze|doze|quinze
            |vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento
                | duzent[oa]s|trezent[oa]s
            |quatrocent[oa]s|quinhent[oa]s|mil)(?: (?:e|mil|cem|cinquenta|vinte|trinta|quarenta
                | cinco))*""",
        "money": r"""(?:r ?)?[$€£]\d[\d.,]*|{number} (?:reais|real|euros?|dolares|libras|contos
            | centavos)""",
        "when": r"(?:as? |a |o |os |ao |aos |da |das |do )?(?:{day}|{part}|{number})",
        "at": r"""depois d[aeo]s?|depois|antes d[aeo]s?|antes|entre|a partir d[aeo]s?|ate|de|da|das
            | a|as|aos|ao|no|na|nos|nas|em|durante""",
        "tongue": r"""portugues|ingles|espanhol|frances|alemao|italiano|hindi|russo|chines|arabe
            | polaco|polones|turco|japones""",
        "data": r"""dados|informac(?:ao|oes)|numero|endereco|morada|email|nome|processo|historico
            | telefone|conta""",
        "handle": r"""grav\w+|compartilh\w+|partilh\w+|guard\w+|armazen\w+|us(?:ar|ado|ados|em)
            | utiliz\w+|vend\w+|ced\w+|trat(?:ar|ados|amento)|repass\w+""",
        "onward": r"""a partir de (?:agora|hoje|ja)|de agora em diante|daqui (?:para a frente
            | pra frente|em diante|por diante)
            | daqui para frente|no futuro|doravante|de hoje em diante|pelo resto da (?:chamada
                | ligacao)""",
        "want": r"""(?:eu )?(?:quero|queria|prefiro|preferia|gostaria|gostava|preciso|queremos
            | preferimos|peco)""",
    }
)

_F = PORTUGUESE_FRAGMENTS

PORTUGUESE = Grammar(
    code="pt",
    rules=(
        _F.rule(
            "consent",
            needs="""
                grav* compartilh* partilh* guard* armazen* us* utiliz* vend* ced* trat* repass*
                autori* permi* consent* aceit* concordo recus* oponho acordo tire* retir* remov*
                publicidade propaganda promocoes
                """,
            text=r"""(?:pode[m]?|podes|nao pode[m]?|autorizo a|tem (?:a )?minha (?:permissao
                | autorizacao) para) (?:voces? )?(?:a )?(?:gravar|usar (?:os )?meus
                    | compartilhar (?:os )?meus|partilhar (?:os )?meus|guardar (?:os )?meus
                        | utilizar (?:os )?meus|repassar meus|usar (?:o )?meu)
            | (?:nao )?(?:dou|tem|deram|dar|retiro
                | sem) (?:o )?(?:meu |minha |a minha )(?:consentimento|permissao|autorizacao)
            | (?:nao )?(?:autorizo|aceito|permito|consinto|concordo|recuso|oponho me|me recuso
                | estou de acordo)
                (?:com |em |a |o |que |de |ser |os |meus |minha |\w+ ){,5}?(?:{handle}|gravacao
                | partilha|publicidade|tratamento)
            | nao (?:quero|queria|gostaria|desejo
                | queremos) (?:que |me |ser |a |o |os |meus |isto |isso |esta |\w+ ){,5}?(?:{handle})
            | nao (?:me )?(?:grave[mns]?|compartilhe[mns]?|partilhe[mns]?|venda[mns]?|guarde[mns]?
                | repasse[mns]?) (?:\w+)
            | (?:pare[m]?) de gravar
            | (?:nao me importo|tudo bem|por mim tudo bem
                | nao tem problema) (?:em |que |se )?(?:\w+ ){,3}?(?:{handle})
            | (?:tire|tirem|retire|retirem|remova|removam)(?: me)? (?:o )?(?:meu \w+ )?(?:da
                | de) (?:sua |vossa |lista|todas)
            | (?:tire|tirem|retire|remova) me|me (?:tire[m]?|remova[m]?|retire[m]?) (?:da|de)
            | (?:nada de|nao quero(?: mais)?) (?:publicidade|propaganda|promocoes)""",
        ),
        _F.rule(
            "limit",
            needs="""
                mais maxim* teto limite orcamento gast* pag* pass* ultrapass* exced* abaixo acima
                menos muito
                """,
            text=r"""(?:nao|nada de) (?:mais|passar|ultrapassar
                | exceder)(?: que| do que| de| dos| os)+ (?:{money}|{number})
            | (?:{money}) (?:no maximo|maximo|quando muito)
            | (?:no maximo|maximo de|ate no maximo|teto de|limite de) (?:{money}|{number})
            | (?:meu|nosso|o|um) (?:orcamento|limite|teto
                | maximo)(?: maximo)?(?: para \w+(?: \w+)?)? (?:e|sao|seria|de
                    | continua)(?: agora)?(?: de| uns)* (?:{money}|{number})
            | nao (?:quero|posso|queria|queremos|podemos|vou)(?: \w+)? (?:gastar|pagar|passar
                | ultrapassar) (?:\w+ ){,2}?(?:mais (?:do )?(?:de|que)|de|dos|mais que) (?:{money}
                    | {number})
            | (?:gastar|pagar) (?:ate|no maximo|menos de) (?:{money}|{number})
            | (?:que nao (?:custe|passe|ultrapasse)|abaixo de|desde que nao passe|nao (?:passe
                | ultrapasse|exceda)) (?:mais )?(?:de |dos |os )*(?:{money})
            | nada (?:acima de|que (?:passe|custe mais)) (?:de |dos )?(?:{money})""",
            unless=r"""demorou|custou|custava|paguei|era|foi|gastei|pagamos|durou|ontem|passad[oa]
                | cobraram|tinha|custa""",
        ),
        _F.rule(
            "language",
            needs="""
                portugues ingles espanhol frances alemao italiano hindi russo chines arabe polaco
                polones turco japones
                """,
            text=r"""(?:{lead}) ?(?:so )?em {tongue} ,? ?(?:por favor|de novo|outra vez
                | se faz favor)
            | (?:por favor|{lead}) ?em {tongue}$
            | (?:^|,|sim|nao) ?{tongue} ,? ?(?:por favor|de novo|outra vez)
            | (?:fale[m]?|fala|falemos|continue|continuemos|mude|mudemos|responda|responde|passe
                | passemos|volte|voltemos|vamos (?:falar|continuar|mudar|passar|voltar))
                (?:comigo )?(?:a falar )?(?:em|para|para o|ao|pro) {tongue}
            | ^(?:falar|continuar|mudar|passar|fazer isso|voltar|me atender|responder) (?:em|para
                | para o|ao|a) {tongue}
            | {want} (?:que )?(?:falar|falemos|fale|me fale|continuar|ser atendid[oa]
                | fazer)?(?: em| o)? ?{tongue}""",
            unless=r"manual|livro|aulas?|aprend\w+|curso|site",
        ),
        _F.rule(
            "time",
            needs="""
                somente apenas antes depois entre sempre segunda* terca* quarta* quinta* sexta*
                sabado* domingo* fim fins feriados manha* tarde* noite*
                """,
            text=r"""{lead} ?(?:so|somente|apenas) (?:{at}) ?{when}
            | (?:{reach_me}|{reach}|entregue[mns]?|venha[mns]?) (?:\w+ )?(?:so|somente|apenas
                | sempre) (?:{at}) {when}
            | (?:so|somente|apenas) (?:{reach_me}|{reach}|entregue[mns]?|me (?:ligue
                | liga)) (?:{at}) {when}
            | (?:so|somente|apenas) (?:posso (?:falar|atender|receber)|estou (?:disponivel|livre
                | em casa)|podem me ligar|me podem ligar) (?:{at}) {when}
            | (?:nao|nunca|jamais) (?:me |nos )?(?:{reach}|entregue[mns]?
                | venha[mns]?) (?:\w+ ){,4}?(?:{at}) {when}
            | (?:nada de|sem) (?:ligacoes|chamadas|entregas|visitas) (?:antes|depois|entre|a|aos
                | nos)
            | {lead} ?(?:nao|nunca) (?:antes|depois) d[aeo]s? {when}
            | {lead} ?(?:de|aos|as) (?:{day}|{part}) (?:nao (?:posso|da|estou)|so)""",
            unless=r"""(?:so|somente|apenas) (?:chegou|chegaram|trabalha|abre)|trabalho (?:so
                | apenas)|no trabalho""",
        ),
        _F.rule(
            "contact",
            needs="""
                lig* telefon* escrev* contact* contat* mand* envi* cham* deix* incomod* procur*
                email* mail* mensage* sms carta* whatsapp zap celular telemovel fixo correio melhor
                """,
            text=r"""nao (?:me|nos|lhe) (?:volte[m]? a )?(?:{reach}|ligar|escrever|mandar|enviar)
            | (?:nao|nunca|jamais) (?:ligue[mns]?|contacte[mns]?|contate[mns]?|escreva[mns]?
                | deixe[mns]?|mande[mns]?) (?:me|para|pro|a|ao|no|recado|mensagens?|nos)
            | (?:pare[m]?|deixe[m]?) de (?:me )?(?:ligar|mandar|enviar|escrever|incomodar)
            | (?:melhor|so|somente|apenas) (?:{reach_me}|{reach}|por {channel}|pelo {channel})
            | {reach_me} (?:\w+ ){,3}?(?:so|somente|apenas|em vez|nao no|antes)
            | (?:so|somente|apenas) (?:por|pelo|no|via|use[m]? o) {channel}
            | {channel} (?:somente|apenas|e mais nada)
            | {want} (?:que )?(?:me |nos )?(?:{reach}|liguem|contatem|ser contactad[oa]
                | ser contatad[oa])
            | {want} (?:o |a |um |uma |por |receber )?(?:{channel})(?: ,| a| em vez| por|$)
            | (?:a melhor forma|a melhor maneira|o melhor) (?:de|para|e) (?:me )?(?:contactar
                | contatar|falar|ligar|encontrar)
            | (?:{channel}) e melhor
            | (?:nada de|chega de|nao quero(?: mais| receber)?) {channel}""",
        ),
        _F.rule(
            "manner",
            needs="""
                fal* devagar lento alto claro baixo pausadamente curtas breves breve simples
                pergunta coisa passo uma chame* cham* trat* repita repetir leia soletr* interromp*
                apress* grite* deixe* rapido palavras
                """,
            text=r"""(?:fale[m]?|fala|falar|va|leia|ler
                | falasse)(?: comigo)?(?: um pouco| um pouquinho)?(?: mais)? (?:devagar|lento|alto
                    | claro|baixo|rapido|pausadamente|claramente)
            | {lead} ?mais (?:devagar|alto|claro|baixo)(?: ,|$| por favor)
            | (?:respostas|frases) (?:curtas|breves)|(?:seja|sejam) (?:breve|claro|clara|paciente)
            | (?:use|usa|com|usar) (?:palavras|frases|linguagem) (?:simples|curtas|faceis)
            | uma (?:pergunta|coisa) (?:de cada vez|por vez)|passo a passo|uma de cada vez
            | (?:me (?:chame|chamar|chama|trate|tratar|chamem)|trate me|chame me|chamar me
                | tratar me) (?:de|por|pelo) (?:voce|tu|senhora?|doutora?|meu)
            | (?:repita|leia|soletre|repetir) (?:sempre )?(?:cada|tod[oa]s?|os numeros)
            | nao me (?:interrompa[m]?|apresse[m]?|grite[m]?)|(?:deixe me|me deixe) (?:terminar
                | falar|acabar)
            | nao fale[m]? tao""",
            unless=r"internet|normal|pai|mae|filho|nao (?:precisa|e preciso|e necessario)",
        ),
        _F.rule(
            "never",
            needs="nunca jamais nao hipotese jeito",
            text=r"""{lead} ?(?:nunca|jamais) (?:mais )?(?:me |nos |lhe |o |a |se )*(?:{act})
            | {lead} ?nao (?:me |nos |lhe |o |a )*(?:{act}) (?:\w+ ){,5}?(?:nunca|jamais|mais|sem
                | outra vez|de novo)
            | por favor ,? ?nunca|em hipotese alguma|de jeito nenhum
            | (?:nao quero|nunca quero) (?:que )?(?:\w+ ){,4}?(?:nunca|mais|outra vez|de novo)$""",
            unless=r"preocupe",
        ),
        _F.rule(
            "always",
            needs="sempre vez vezes momentos",
            text=r"""{lead} ?sempre (?:me |nos |lhe |o |a |se )*(?:{act})
            | {lead} ?(?:{act}|{reach_me}|me (?:avise|confirme|pergunte
                | consulte)m?)(?: \w+){,3}? sempre
            | por favor ,? ?sempre|{want} (?:que )?sempre
            | {lead} ?(?:{act}|{reach_me}) (?:\w+ ){,8}?(?:toda vez|todas as vezes|a cada vez
                | em todos os momentos)""",
            unless=r"(?:ele|ela|eles|voces|meu \w+|eu|se) sempre",
        ),
        _F.rule(
            "wish",
            needs="agora hoje ja frente diante futuro doravante resto conta",
            text=r"""{onward} ?,? (?:por favor ,? )?(?:sempre |nunca |so |nao |me |nos )*(?:{act}
                | {reach_me}|{want})
            | {onward} (?:\w+ |, ){,6}?(?:por favor|quero|prefiro|pode[m]?|devem?|tem que)
            | (?:por favor|{act}|{want}|pode[m]?|devem?|tem que) (?:\w+ |, ){,14}?{onward}
            | (?:tenha|tenham|leve|levem) em conta que""",
            unless=r"fecha|abre",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:esta|a|sua|as|nossa) (?:chamadas?|ligac(?:ao|oes)|conversas?) (?:esta|sera|pode
            | podera|podem|poderao|serao|e)(?: a)?(?: ser| sendo| sao)* (?:gravad|monitorad
                | supervisionad)\w+
        | por lei|(?:obrigad[oa]|a lei (?:me )?obriga)(?: por lei| legalmente)? (?:a )?(?:informar
            | comunicar|ler|avisar)\w*
        | (?:assistente|agente) (?:virtual|automatic[oa]|de inteligencia artificial)|sou uma ia
        | nao (?:e|constitui) (?:um )?(?:aconselhamento|conselho|consultoria) (?:financeir|juridic
            | medic|fiscal)\w*
        | (?:aplicam se|se aplicam) (?:\w+ )?(?:termos|condicoes|taxas|restricoes)|(?:termos
            | condicoes|taxas|restricoes) (?:se aplicam|aplicam se|aplicaveis)
        | (?:para|por) (?:fins|motivos|efeitos) de (?:qualidade|formacao|treinamento|seguranca)
        | sujeit[oa] a (?:aprovacao|disponibilidade|condicoes)|direito de arrependimento
            | tem (?:o )?direito a
        | (?:informo|informamos|aviso|lembro|comunico|devo informar|devo dizer|tenho que informar|tenho que avisar
            | preciso informar|tenha em conta|saiba|para sua informacao)(?: [\w']+| ,){,20}? (?:nao|so|apenas|sem|nunca|taxa
            | multa|cobr\w+|reembols\w+|grav\w+|deve|devem)""",
        needs="""
            gravad* monitorad* supervisionad* lei obrigad* assistente agente ia aconselhamento
            conselho consultoria aplica* termos condicoes taxas restricoes fins motivos efeitos
            sujeit* arrependimento direito
            informo informamos aviso lembro comunico informar avisar dizer saiba tenha informacao
            """,
    ),
    question=_F.at_start(
        r"""(?:e |mas |, |entao |bom )*(?:por que|porque e que|quando|como|onde|quem|qual|quanto
            | quanta|quantos|o que|sera que|e que)"""
    ),
    request=_F.at_start(
        r"""(?:e |mas |por favor |ola |oi |, |sim |nao )*(?:pode|podes|podia|poderia|podem|podemos
            | poderiamos|voce pode|voce poderia|da para|daria para|se importaria de
                | vamos)(?: por favor| ,)*
        (?= (?:falar|seguir|continuar|mudar|ir|ler|repetir|fazer|mais|usar|sempre|soletrar|passar
            | ligar
        | voltar|evitar|nao|me (?:atender|ligar|mandar|avisar)))"""
    ),
    reported=_F.anywhere(
        r"""(?:diz|dice|dijo|disse|dizia|dizem|disseram|pediu|falou)(?! por favor)|me (?:disseram|falaram
            | contaram|pediram)|segundo
        | se deve|escreveu|acha|tem que se"""
    ),
    conditional=_F.anywhere(
        r"(?:se|caso)(?! (?:possivel|puder|for possivel|faz|nao se importa))(?= \w+ )"
    ),
    unreal=_F.anywhere(r"soubesse|teria|tivesse|oxala|imagine|como se|quem dera"),
    replaces=_F.anywhere(
        r"na verdade|em vez|melhor|mudei de ideia|pensando bem|afinal|ao inves|alias"
    ),
    take_backs=_F.anywhere(
        r"""(?:esqueca|esquece|ignore|ignora)(?:m)? (?:o que (?:eu )?(?:disse|falei
            | pedi)) (?:antes )?(?:sobre|de|do|da|dos|das) (?P<what>.{3,80})
        | (?:esqueca|esquece|ignore)(?: o| a| do| da| meu)* (?P<what>(?:orcamento|limite|gravacao
            | teto).{,40})
        | ja pode[m]? (?P<what>.{3,80})
        | pode[ms]? (?P<what>.{3,80}?) (?:de novo|outra vez|agora|normalmente|tambem|quando quiser
            | a vontade|normal)
        | (?:na verdade|afinal
            | pensando bem) ,? ?(?:por |o |a )?(?P<what>(?:\w+ ){,3}?\w+) (?:ja )?(?:esta bem
                | tudo bem|serve|pode ser|esta otimo|esta ok|e bom|da|nao tem problema)
        | (?:o |a )?(?P<what>(?:\w+ ){,3}?\w+) (?:ja )?(?:esta bem|tudo bem|serve|pode ser
            | esta otimo|esta ok) (?:de novo|outra vez|agora|afinal)
        | (?:o |a )?(?P<channel>\w+) (?:ja )?(?:esta bem|tudo bem|serve|pode ser|esta ok)$
        | (?:ja )?nao (?:precisa[m]?|e preciso|e necessario)(?: mais)? (?P<what>.{3,80})
        | (?:o |meu )?(?P<what>orcamento|dinheiro|preco|limite) (?:ja )?nao (?:importa|e problema
            | e um problema|tem importancia)
        | (?:ja )?nao me (?:importo|incomoda)(?: mais)? (?:que|se) (?P<what>.{3,80})
        | (?:agora |ja )?(?:voces? |o senhor |a senhora )?pode[ms]? (?P<what>.{3,60}?) (?:a qualquer hora|a qualquer momento|sem problemas?|como antes|se quiser)(?: .*)?
        | (?:agora|afinal|na verdade) (?:ja )?(?:voces? )?pode[ms]? (?P<what>.{3,80})
        | (?:ja )?nao precisa[m]?(?: mais)? (?:de |que )?(?P<what>.{3,80})
        | (?:esqueca|esquece)(?: o| a| essa| aquela)? (?:historia|coisa|parte|regra)? ?(?:de|do|da|dos|das) (?P<what>.{3,60})
        | mudei de ideia (?:sobre|quanto a|em relacao a) (?P<what>.{3,60})
        | (?:ja )?nao quero mais que (?P<what>.{3,80})""",
        needs="""
            esquec* ignor* pode* ja bem serve otimo ok precisa* preciso necessario orcamento
            dinheiro preco limite importa* importo incomoda bom da
            hora momento problema* pode* agora afinal precisa* esquec* mudei quero
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:podemos|posso|poderiamos|voce autoriza|o senhor autoriza|a senhora autoriza
            | autoriza|concorda|aceita|importa se|se importa)(?: \w+){,5}? ?(?:{handle}|gravacao
                | receber publicidade)
        | (?:da|temos) (?:o )?seu (?:consentimento)|(?:da|temos) (?:a )?sua (?:autorizacao
            | permissao)""",
        needs="""
            grav* compartilh* partilh* guard* armazen* us* utiliz* vend* trat* consentimento autori*
            permissao publicidade
            """,
    ),
    answer=_F.at_start(
        r"""(?:sim|nao|claro|pode|pode sim|tudo bem|concordo|aceito|prefiro que nao|esta bem
            | com certeza|ok|autorizo)"""
    ),
)

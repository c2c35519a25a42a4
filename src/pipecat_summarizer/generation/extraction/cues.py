#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Words by which a sentence shows what it is for, language by language.

A phrase missing here lets a sentence count for less than it should; it is never
lost by that alone. Another language is one more entry of ``_PHRASES``. A phrase
is a pattern over text in lower case; between two stands ``|``.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pipecat_summarizer.slicing import Steps

PURPOSES = {
    "wish": "Something is to hold from now on, must be, or must never be.",
    "need": "The same, less surely.",
    "open": "Something is still to be done or answered.",
    "done": "Something was done, promised or agreed.",
    "goal": "The caller says why they call, or what they want.",
    "name": "Somebody says what they are called.",
    "change": "What is said takes the place of something said before.",
    "correction": "What was said before was wrong, or holds no longer.",
    "more": "What is said stands beside something said before.",
    "backward": "It leans on the sentence before.",
    "chatter": "It begins with a greeting, thanks or a filler.",
}
"""What a sentence can be for, and what that means."""


@dataclass(frozen=True, slots=True)
class Cues:
    """The cues of one language.

    Parameters:
        words: Single words, and the purpose each shows.
        phrases: Patterns for all other cues of a purpose.
        opening: A greeting or filler at the beginning, and the pause behind it.
    """

    words: dict[str, frozenset[str]]
    phrases: tuple[tuple[str, re.Pattern[str]], ...]
    opening: re.Pattern[str]

    def found_in(self, said: str, words: Iterable[str]) -> frozenset[str]:
        """The purposes of a sentence.

        Args:
            said: The sentence in lower case.
            words: Its words.
        """
        found: set[str] = set()
        for word in words:
            if shown := self.words.get(word):
                found |= shown
        for purpose, pattern in self.phrases:
            if purpose not in found and pattern.search(said):
                found.add(purpose)
        return frozenset(found)


_PHRASES = {
    "en": {
        "wish": (
            r"never|always|must|mustn't|from now on|(?:please )?(?:don't|do not)|"
            r"please \w+|prefers?|preferred|preference|allergic|"
            r"under no circumstances|at all times|no more than|at most|at least|"
            r"not allowed|whatever happens|make sure|stick to|consent|not unless|"
            r"only (?:if|when|after)|instead of|nobody else|^only [a-z]+|"
            r"^no [a-z]+(?! ?,)|wants?(?= \w+ \w)|would like|i'd rather|would rather|"
            r"^(?:use|send|write|report|call|text|email|deliver|leave|bring|put|keep|"
            r"speak|tell|give|show|run|book|cancel|charge|ship|"
            r"stop) (?!me a moment)\w+"
        ),
        "need": (
            r"only|keep|should|needs? to|has to|have to|rather|requires?|required|"
            r"without|unless|allowed|i want|i'd like|need|ever|nobody|if"
        ),
        "open": (
            r"next steps?|next up|next is|open question|awaiting|waiting for|"
            r"still (?:open|missing|need|have)|to do|follow up|get back to|call (?:me|"
            r"you|him|her|us) back|callback|until|pending|in progress"
        ),
        "done": (
            r"booked|confirmed|scheduled|agreed|arranged|refunded|sent|changed|"
            r"updated|cancelled|canceled|ordered|paid|charged|promised|saved|"
            r"registered|transferred|decided|i'll|i will|we'll|we will|i've|i have|"
            r"let's|let us|going to|has been|have been|will be|is due|deadline|"
            r"awaiting|waiting for|open question"
        ),
        "name": r"(?:my|the|his|her) (?:full |last |first )?name(?: is|'s)|(?:it|this) is \w+ (?:speaking|calling|here)|i'm called|name's",
        "goal": (
            r"calling about|calling because|calling to|i need|i want|i'd like|"
            r"i would like|looking for|problem with|want to|wanted to|trying to|"
            r"can you|could you|the reason|my name is|this is|current task|"
            r"we are working on"
        ),
        "change": (
            r"now|from now on|instead|changed|moved|switched|new|updated?|"
            r"update|no longer|rather|replaced|latest|current|currently|"
            r"corrected|correction|i meant|make it|not .{1,30} but"
        ),
        "correction": r"not|no|wrong|instead|no longer|i meant|sorry|correction|actually",
        "more": (
            r"also|another|second|additional|as well|too|(?:the|my|our|an)other|"
            r"(?:the|my|our) other|besides|in addition|both"
        ),
        "backward": (
            r"^(?:\w+ )?(?:it|them|they|this|that|those|these|that's|it's|which|he|"
            r"she)"
        ),
        "chatter": (
            r"thank you|thanks|hello|hi|hey|good morning|good afternoon|good evening|"
            r"bye|goodbye|cheers|great|perfect|lovely|okay|ok|alright|sure|right|"
            r"got it|i see|no problem|no worries|you're welcome|sounds good|noted|"
            r"acknowledged|understood|have a nice|one moment|hold on|hang on|"
            r"let me check|just a moment|anything else|how can i help|um|uh|oh|sorry"
        ),
    },
    "de": {
        "wish": (
            r"nie|niemals|immer|muss|müssen|ab jetzt|von nun an|bitte \w+|lieber|"
            r"bevorzug\w*|höchstens|maximal|mindestens|allergisch|auf keinen fall|"
            r"darf|dürfen|nur (?:wenn|nach|noch)|erst (?:nach|ab|wenn)"
        ),
        "need": r"nur|nicht|möchte|will|ohne|soll\w*|keine?n?|brauche|falls|wenn",
        "open": (
            r"nächste[rs]? schritt|offene frage|noch offen|steht noch aus|warte\w*|"
            r"melde\w*|rückruf|zurückrufen|bis"
        ),
        "done": (
            r"gebucht|bestätigt|vereinbart|storniert|geändert|bestellt|bezahlt|"
            r"erstattet|geschickt|versprochen|gespeichert|werde|wird|habe|haben|hat|"
            r"machen wir|einverstanden|nächste[rs]?|erledigt"
        ),
        "name": r"mein name|ich heiße|auf den namen",
        "goal": (
            r"rufe an|ich brauche|ich möchte|ich will|ich hätte gern\w*|ich suche|"
            r"problem|mein name|ich heiße|können sie|könnten sie|geht um|wegen"
        ),
        "change": (
            r"jetzt|ab sofort|stattdessen|doch|geändert|verschoben|neue[rsn]?|"
            r"nicht mehr|sondern|korrektur|ich meinte|inzwischen|umgezogen"
        ),
        "correction": (
            r"nicht|nein|falsch|stattdessen|nicht mehr|ich meinte|entschuldigung|"
            r"sondern"
        ),
        "more": r"auch|außerdem|noch ein\w*|zweite[rsn]?|weitere[rsn]?|zusätzlich|beide",
        "backward": r"^(?:\w+ )?(?:das|es|sie|die|er|dies\w*)",
        "chatter": (
            r"danke|hallo|guten (?:tag|morgen|abend)|tschüss|auf wiederhören|super|"
            r"perfekt|okay|ok|gut|alles klar|genau|moment|gern geschehen|kein problem|"
            r"verstehe|entschuldigung"
        ),
    },
    "es": {
        "wish": (
            r"nunca|jamás|siempre|debe|tiene que|a partir de|de ahora en adelante|"
            r"prefier\w+|por favor|máximo|mínimo|alérgic[oa]|de ninguna manera|"
            r"en ningún caso|sólo (?:si|después)|solo (?:si|después)"
        ),
        "need": r"solo|sólo|no|quiero|quisiera|sin|salvo|debo|tengo que|necesito|si",
        "open": (
            r"próximo paso|siguiente paso|pendiente|esperando|falta|"
            r"devolver la llamada|llamar de vuelta|hasta"
        ),
        "done": (
            r"reservad[oa]|confirmad[oa]|acordad[oa]|cancelad[oa]|cambiad[oa]|pedido|"
            r"pagad[oa]|enviad[oa]|reembolsad[oa]|prometid[oa]|guardad[oa]|quedamos|"
            r"voy a|vamos a|he|hemos|ha sido|será|queda|próximo paso"
        ),
        "name": r"me llamo|mi nombre|a nombre de",
        "goal": (
            r"llamo (?:por|para|porque)|necesito|quiero|quisiera|busco|problema|"
            r"me llamo|mi nombre|puede|podría|se trata"
        ),
        "change": (
            r"ahora|desde ahora|en vez de|en lugar de|cambió|cambiado|nuev[oa]|ya no|"
            r"mejor|sino|corrección|quise decir|perdón"
        ),
        "correction": r"no|incorrecto|en vez de|ya no|quise decir|perdón|sino",
        "more": r"también|otr[oa]|además|segund[oa]|adicional|ambos",
        "backward": r"^(?:\w+ )?(?:eso|esto|ella|ellos|lo|los|ese|esa)",
        "chatter": (
            r"gracias|hola|buenos días|buenas tardes|buenas noches|adiós|hasta luego|"
            r"perfecto|vale|claro|de acuerdo|un momento|de nada|entiendo|muy bien|"
            r"disculpe|lo siento"
        ),
    },
    "fr": {
        "wish": (
            r"jamais|toujours|doit|il faut|désormais|dorénavant|préfère\w*|"
            r"s'il vous plaît|maximum|minimum|allergique|en aucun cas|seulement (?:si|"
            r"après)|uniquement"
        ),
        "need": r"seulement|ne|pas|voudrais|souhaite|veux|sans|sauf|dois|besoin|si",
        "open": r"prochaine étape|en attente|reste à|attends|rappeler|rappel|jusqu",
        "done": (
            r"réservée?|confirmée?|convenue?|annulée?|changée?|modifiée?|commandée?|"
            r"payée?|envoyée?|rembours\w+|promis|enregistrée?|vais|allons|j'ai|"
            r"nous avons|sera|prochaine étape"
        ),
        "name": r"je m'appelle|mon nom|au nom de",
        "goal": (
            r"j'appelle|je vous appelle|besoin|je veux|je voudrais|je souhaite|"
            r"je cherche|problème|je m'appelle|mon nom|pouvez-vous|pourriez-vous"
        ),
        "change": (
            r"maintenant|désormais|plutôt|à la place|changé|déplacée?|nouve\w+|"
            r"n'est plus|finalement|je voulais dire|correction"
        ),
        "correction": r"pas|non|plutôt|à la place|je voulais dire|pardon|erreur",
        "more": r"aussi|également|autre|deuxième|second\w*|en plus|supplémentaire",
        "backward": r"^(?:\w+ )?(?:ça|cela|c'est|elle|ils|elles|les)",
        "chatter": (
            r"merci|bonjour|bonsoir|au revoir|parfait|d'accord|très bien|super|"
            r"bien sûr|un instant|je vous en prie|de rien|je comprends|désolée?"
        ),
    },
    "pt": {
        "wish": (
            r"nunca|jamais|sempre|deve|tem que|a partir de|de agora em diante|"
            r"prefir\w+|prefer\w+|por favor|máximo|mínimo|alérgic[oa]|de jeito nenhum|"
            r"em hipótese alguma|só (?:se|depois)"
        ),
        "need": r"só|somente|apenas|não|quero|gostaria|sem|salvo|tenho que|preciso|se",
        "open": (
            r"próximo passo|pendente|aguardando|esperando|falta|ligar de volta|"
            r"retornar|até"
        ),
        "done": (
            r"reservad[oa]|confirmad[oa]|combinad[oa]|cancelad[oa]|alterad[oa]|pedido|"
            r"pag[oa]|enviad[oa]|reembolsad[oa]|prometid[oa]|salv[oa]|vou|vamos|foi|"
            r"será|fica|próximo passo"
        ),
        "name": r"me chamo|meu nome|em nome de",
        "goal": (
            r"ligando|estou ligando|preciso|quero|queria|gostaria|procuro|problema|"
            r"meu nome|me chamo|pode|poderia"
        ),
        "change": (
            r"agora|a partir de agora|em vez de|no lugar|mudou|mudei|nov[oa]|"
            r"não é mais|na verdade|quis dizer|correção|desculpe"
        ),
        "correction": r"não|errado|em vez de|quis dizer|desculpe|na verdade",
        "more": r"também|outr[oa]|além disso|segund[oa]|adicional|ambos",
        "backward": r"^(?:\w+ )?(?:isso|isto|ela|eles|elas|esse|essa)",
        "chatter": (
            r"obrigad[oa]|olá|oi|bom dia|boa tarde|boa noite|tchau|perfeito|certo|"
            r"claro|tudo bem|um momento|de nada|entendi|ótimo|desculpe"
        ),
    },
    "hi": {
        "wish": (
            r"कभी नहीं|कभी मत|हमेशा|ज़रूर|जरूर|कृपया|अब से|एलर्जी|के बाद ही|"
            r"से ज़्यादा नहीं"
        ),
        "need": r"सिर्फ|केवल|मत|नहीं|चाहिए|चाहता|चाहती|बिना",
        "open": r"अगला कदम|बाकी|इंतज़ार|वापस कॉल|तक",
        "done": r"बुक|कन्फर्म|रद्द|बदल|भेज|भुगतान|वापस|कर दिया|कर दी|कर देंगे|होगा|होगी|तय",
        "name": r"मेरा नाम|नाम है",
        "goal": r"मुझे|मेरा नाम|समस्या|ज़रूरत|जानना|कॉल कर",
        "change": r"अब|के बजाय|की जगह|बदल|नया|नई|असल में|मतलब",
        "correction": r"नहीं|गलत|के बजाय|की जगह|मतलब",
        "more": r"भी|एक और|दूसरा|दूसरी|अतिरिक्त",
        "backward": r"^(?:वह|यह|वो|ये|उसे|इसे)",
        "chatter": r"धन्यवाद|शुक्रिया|नमस्ते|ठीक है|अच्छा|जी हाँ|समझ गया|माफ़",
    },
    "zh": {
        "wish": r"从不|千万|不要|别|必须|只能|请|从现在起|以后|过敏|最多|至少|总是",
        "need": r"只要|希望|不能|需要|如果",
        "open": r"下一步|等待|待定|回电|还没",
        "done": r"已|预订|预约|确认|取消|修改|付款|退款|寄出|安排|会在|将",
        "name": r"我叫|我的名字|我姓|收件人",
        "goal": r"我想|我要|我需要|问题|我叫|我的名字|可以",
        "change": r"现在|改成|换成|而不是|新的|更正|不再",
        "correction": r"不是|错了|而不是|更正|不对",
        "more": r"还有|另一个|另外|第二|也",
        "backward": r"^(?:它|他|她|这|那)",
        "chatter": r"谢谢|你好|您好|再见|好的|没问题|不客气|请稍等|明白",
    },
    "ja": {
        "wish": r"絶対|必ず|いつも|ないで|お願い|ください|今後|アレルギー|以内|以上",
        "need": r"だけ|希望|必要|なら",
        "open": r"次は|待ち|折り返し|まだ",
        "done": r"予約|確認|キャンセル|変更|支払|返金|送り|いたします|しました|決まり",
        "name": r"と申します|名前は",
        "goal": r"したい|ほしい|問題|の件|と申します|名前は",
        "change": r"今は|ではなく|変更|新しい|訂正|やっぱり",
        "correction": r"ではなく|違|訂正|すみません",
        "more": r"もう一つ|他に|二つ目|も",
        "backward": r"^(?:それ|これ|あれ)",
        "chatter": r"ありがとう|こんにちは|もしもし|失礼|かしこまりました|承知|少々お待ち|はい、",
    },
}
_FILLERS = r"u+m+|u+h+|e+r+m*|hm+|ähm?|eh|euh|eeh|well|so|na|tja|pues|bueno|alors|bon|então|bem"
_UNSPACED = frozenset({"ja", "zh"})
_AT_START = frozenset({"backward", "chatter"})
_ALONE = re.compile(r"[^\W_]+")
_TOP_LEVEL = re.compile(r"\|(?![^()]*\))")

NO_CUES = Cues({}, (), re.compile(rf"(?:{_FILLERS})[,.…]+ ", re.IGNORECASE))
"""Of a language that is not known."""


_known: dict[str, Cues] = {}


def cues_steps(language: str) -> Steps[Cues]:
    """The cues of a language, made when they are first wanted."""
    if language not in _PHRASES:
        return NO_CUES
    if language not in _known:
        _known[language] = yield from _compiled_steps(
            _PHRASES[language], is_spaced=language not in _UNSPACED
        )
    return _known[language]


def _compiled_steps(listed: Mapping[str, str], *, is_spaced: bool) -> Steps[Cues]:
    words: dict[str, frozenset[str]] = {}
    patterns: list[tuple[str, re.Pattern[str]]] = []
    end = r"(?!\w)" if is_spaced else ""
    for purpose, phrases in listed.items():
        rest: list[str] = []
        for phrase in _TOP_LEVEL.split(phrases):
            if is_spaced and purpose not in _AT_START and _ALONE.fullmatch(phrase):
                words[phrase] = words.get(phrase, frozenset()) | {purpose}
            else:
                rest.append(phrase)
        if rest:
            start = "^" if purpose in _AT_START else r"(?<!\w)" if is_spaced else ""
            patterns.append((purpose, re.compile(f"{start}(?:{'|'.join(rest)}){end}")))
        yield
    greetings = f"(?:{listed['chatter']}|{_FILLERS})"
    pause = r"(?:,|[.!…]+|，|。|！|、) ?" if is_spaced else "[，。！、]"
    opening = re.compile(greetings + pause, re.IGNORECASE)
    return Cues(words, tuple(patterns), opening)

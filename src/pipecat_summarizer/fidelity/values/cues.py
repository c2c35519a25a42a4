#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words by which people correct themselves, in the languages that are supported.

A missing cue leaves an old value beside the new one; one too many drops a value
that holds. So what is doubtful is left out. All patterns are for the few
characters around a value, never for a whole text.
"""

from pipecat_summarizer.fidelity.values.entry import ValueKind
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_SMALL = (
    r"(?:\s(?:the|a|an|at|on|for|in|by|to|my|from|it's|it|with|order|number|room|port|about|el"
    r"|la|los|las|a las|al|del?"
    r"|den|die|das|dem|am|um|auf|mit|für|le|les|à|au|du|l'|o|os|as|às|ao|para|no|na|il|lo|i|gli"
    r"|alle|op|het|om|w|na|в|на|c)){0,3}"
)
_NOT = any_of(
    "and not|but not|not|isn't|it's not|wasn't|aren't|instead of|rather than|in place of|as "
    "opposed to|in lieu of"
    "|y no|en vez de|en lugar de|nicht|und nicht|kein|keine|statt|anstatt|anstelle von|et non "
    "pas|et non|pas|et pas|au lieu de|plutôt que"
    "|não|e não|em vez de|ao invés de|em lugar de|e non|invece di|invece del|invece delle|al "
    "posto di|anziché|niet|en niet"
    "|in plaats van|zamiast|a nie|nie|вместо|а не|не|و ليس|وليس|ليس|बजाय"
)
_EAST_ASIAN_NOT = r"(?:而不是|不是|並非|并非|不再是)"
NEGATED = Pattern(rf"(?:(?<!\w){_NOT}{_SMALL}[\s,:]*['\"“«]?|{_EAST_ASIAN_NOT})\Z")
"""Stands right before a value that does not hold: "not", "instead of"."""

NEGATED_BY_NO = {
    "es": Pattern(rf"(?<!\w)no{_SMALL}\s\Z"),
    "it": Pattern(rf"(?<!\w)non{_SMALL}\s\Z"),
}
"""The same by words that elsewhere open an answer ("no, fifteen")."""

ANSWERED = Pattern(r"\s*(?:no|não|non|nein|nee|nie|нет|not)\s?,\s(?:é|es|è)?\s?")
"""All that stands in a sentence before a value that is right: "Não, 44 dias"."""

NO_LONGER = Pattern(
    rf"(?<!\w)(?:no longer|not any ?more|ya no(?: es)?|nicht mehr|non è più|n'est plus|plus"
    rf"|não é mais|já não é|niet meer)(?:\s(?:is|be|uses?|at|valid))?{_SMALL}[\s]*\Z"
)
"""Stands right before a value that held until now."""

NEGATED_AFTER = Pattern(
    r"[\s,]{0,2}(?:नहीं|nahi|nahin|nahī|değil|ではなく|じゃなく|ではない|が아니라|이 아니라|아니라|말고|ki jagah|के बजाय"
    r"|की जगह|yerine)(?!\w)"
)
"""Stands right after a value that does not hold, where the verb comes last."""

ENDED = Pattern(
    r"[\s,]{0,2}(?:number |address |date |time |code )?(?:(?:is|was|are)\s(?:now\s)?(?:wrong"
    r"|incorrect|not (?:right|correct|valid)|no longer (?:\w+)|outdated|obsolete|out of date"
    r"|deprecated|superseded|invalid|void|dead|retired|an? (?:mistake|typo|error))"
    r"|(?:isn't (?:right|correct|valid|current)|doesn't apply|does not apply|no longer "
    r"(?:applies|holds|works|valid|stands))"
    r"|(?:that |it |which )?no longer (?:applies|holds|works|stands)"
    r"|i (?:don't|do not|no longer) need (?:it|that)(?: any ?more)?"
    r"|(?:que )?ya no (?:lo |la )?(?:hace falta|necesito|se aplica)"
    r"|(?:das |den |die )?brauche ich nicht mehr|das gilt nicht mehr"
    r"|je n'en ai plus besoin|ce n'est plus (?:valable|nécessaire)"
    r"|(?:já )?não (?:preciso mais|é mais necessári[oa]|vale)"
    r"|non (?:mi )?serve più|heb ik niet meer nodig"
    r"|(?:ya no (?:es|vale|sirve)|está mal|es incorrecto|no es correcto)|(?:ist (?:falsch"
    r"|ungültig|veraltet|nicht mehr \w+)|gilt nicht mehr)"
    r"|(?:est (?:faux|incorrecte?|obsolète)|n'est plus \w+)|(?:está errad[oa]|não vale mais"
    r"|não é mais \w+)|(?:è sbagliat[oa]|non è più \w+|non vale più)|(?:is (?:fout|verkeerd"
    r"|niet meer \w+)))(?!\w)"
)
"""Stands right after a value that does not hold any more."""

OLD = Pattern(
    r"(?<!\w)(?:used to be|was previously|was originally|formerly|previously|originally"
    r"|previous|antes era|antes|früher|bisher|vorher|avant|auparavant|antes era|prima era|prima"
    r"|vroeger|eerst|was|were|war|era|était|old|former|superseded|outdated|obsolete|stale)"
    r"(?:\s(?!now|and|but)[^\W\d_][\w']{0,13}){0,3}[\s:]*['\"“(]?\Z"
)
"""Stands before a value that was, where another one is now."""

NOW = Pattern(
    r"(?<!\w)(?:it's now|is now|now|ahora|jetzt|nun|maintenant|désormais|agora|adesso|ora|nu"
    r"|теперь|teraz|artık|अब|ab|现在|現在|이제|current|currently|new|latest|updated|nuevo|nueva|neue"
    r"|neuer|nouveau|nouvelle|novo|nova|nuovo|nuova|nieuwe)"
    r"(?:\s[^\W\d_][\w']{0,13}){0,3}[\s:=]*['\"“]?\Z"
)
"""Stands before the value that is now, where another one was."""

FORMERLY = Pattern(
    r"\s?[(,;–—-]\s?(?:it )?(?:was|formerly|previously|originally|up from|down from|used to be|not any ?more"
    r"|antes|früher|vorher|bisher|zuvor|avant|auparavant|prima|eerst|vroeger)(?:\s[^\W\d_]{1,12}){0,2}\s\Z"
)
"""Stands between the value that is now and the one that was."""

NEW = Pattern(
    r"(?<!\w)(?:new|updated|revised|corrected|nuev[oa]|neue[rs]?|nouve(?:au|lle)|nov[oa]|nuov[oa]|nieuwe?)"
    r"(?:\s[^\W\d_][\w-]{1,20}){1,3}(?::| is| es| ist| est| é| è| =)(?:\s(?:the|el|la|der|le|o|il|on))?\s\Z"
)
"""Stands before a value that something has from now on, which it names."""

CHANGE = Pattern(
    r"(?<!\w)(?:mov(?:e|ed|es|ing)|chang(?:e|ed|es|ing)|switch(?:ed|ing)?|updat(?:e|ed|es|ing)"
    r"|reschedul(?:e|ed|ing)|push(?:ed|ing)?|postpon(?:e|ed)"
    r"|shift(?:ed)?|rais(?:e|ed|ing)|increas(?:e|ed)|lower(?:ed)?|reduc(?:e|ed)|bump(?:ed)?"
    r"|revis(?:e|ed)|amend(?:ed)?|correct(?:ed)?|adjust(?:ed)?|extend(?:ed)?"
    r"|migrat(?:e|ed|ing)|renam(?:e|ed)|went|transferr?(?:ed)?|swap(?:ped)?|upgrad(?:e|ed|ing)"
    r"|downgrad(?:e|ed)|brought forward|slip(?:ped)?|cut|dropped|replac(?:e|ed|es|ing)"
    r"|supersed\w*|reemplaz\w*|sustitu\w*|ersetz\w*|remplac\w*|substitu\w*|sostitu\w*"
    r"|vervang\w*|set back|rebook(?:ed)?|reassign(?:ed)?"
    r"|cambi\w*|muev\w*|mover\w*|movido|pas(?:ó|ar|a|ado)|actualiz\w*|traslad\w*|aplaz\w*"
    r"|reprogram\w*|aument\w*|baj(?:ó|ar)"
    r"|änder\w*|geändert|verschieb\w*|verschob\w*|verleg\w*|umgebucht|umbuch\w*|erhöh\w*"
    r"|gesenkt|wechsel\w*|gewechselt"
    r"|chang\w*|déplac\w*|report\w*|pass(?:er|é|e|ez)|modifi\w*|décal\w*|augment\w*|baiss\w*"
    r"|mud(?:ar|ou|e|a|ado|ada|amos)|alter(?:ar|ou|e|ado|ada|aram)|remarc\w*|adi(?:ar|ado|ada"
    r"|ou)|transfer\w*|atualiz\w*"
    r"|spost\w*|modific\w*|aggiorn\w*|rimand\w*|verander\w*|gewijzigd|wijzig\w*|verplaats\w*"
    r"|verzet\w*|verhoog\w*"
    r"|badal\w*|बदल\w*|перенес\w*|измен\w*|zmie\w*|przeł\w*|değiştir\w*)(?!\w)"
)
"""Says that something changes, so that "from" and "to" mean before and after."""

FROM = Pattern(
    rf"(?<!\w)(?:from|de|desde|del|von|vom|du|da|dal|dalle|das|van|с|z|ze){_SMALL}[\s:]*['\"“]?\Z"
)
TO = Pattern(
    rf"(?<!\w)(?:to|a|al|auf|zu|zum|nach|à|au|para|alle|naar|op|на|into|until"
    rf"|bis){_SMALL}[\s:]*['\"“]?\Z"
)
ARROW = Pattern(r"\s?(?:->|=>|→|➜)\s?\Z")

REPLACED_BY = Pattern(
    r"(?<!\w)(?:(?:has been |was |is |been )?(?:replaced|superseded) (?:by|with)|replace\w* "
    r"(?:it )?with|swap\w* for|with|reemplazado por|sustituido por|ersetzt durch|remplacée? par"
    r"|substituíd[oa] por|sostituit[oa] (?:da|con)|vervangen door)"
    r"(?:\s[^\W\d_]{1,12}){0,3}\s?\Z"
)
"""Stands between a value that held and the one that holds now."""

REPLACES = Pattern(
    r"(?<!\w)(?:replaces|supersedes|overrides|takes the place of|reemplaza(?: a)?|sustituye(?: "
    r"a)?|ersetzt|remplace|substitui|sostituisce|vervangt)(?:\s[^\W\d_]{1,12}){0,4}\s?\Z"
)
"""Stands between the value that holds now and the one that held."""

SLIP = Pattern(
    r"(?<!\w)(?:no wait|wait no|no sorry|wait|i mean|i meant|i mean to say|correction|scratch "
    r"that|strike that|make that|or rather|rather|er no|uh no|um no|no no|sorry|my mistake|my "
    r"bad|actually|excuse me"
    r"|perdón|perdona|perdone|quiero decir|quise decir|digo|mejor dicho|me equivoqué|no espera"
    r"|no espere|corrijo"
    r"|entschuldigung|verzeihung|ich meine|ich meinte|moment|nein|quatsch|besser gesagt"
    r"|vielmehr|korrektur|sorry"
    r"|pardon|je veux dire|je voulais dire|non attendez|non attends|enfin|plutôt|excusez-moi"
    r"|je me suis trompée?"
    r"|desculpa|desculpe|quero dizer|quis dizer|aliás|ou melhor|não espera|não espere|me "
    r"enganei|corrigindo"
    r"|scusa|scusi|volevo dire|voglio dire|anzi|no aspetti|no aspetta|mi sono sbagliat[oa]|ik "
    r"bedoel|ik bedoelde|nee wacht|pardon"
    r"|maaf|matlab|माफ़|माफ|मतलब|извините|точнее|przepraszam|znaczy|pardon|yani|不对|不對|应该是|すみません"
    r"|아니요|아니)(?!\w)"
    r"|(?:^|[,.;…\s-])(?:no|nope|nein|non|não|nee|нет|nie|hayır|नहीं|nahi|nahin),\s"
)
"""Stands between a slip of the tongue and what was meant."""

MEANT = Pattern(
    r"(?<!\w)(?:i meant|i mean|what i meant (?:was|is)|i meant to say|correction|make that"
    r"|should have been|should've been|scratch that|it's actually|is actually|it is actually"
    r"|actually it's|actually, it's"
    r"|quise decir|quería decir|quiero decir|me equivoqué|en realidad es|debería ser|ich meinte"
    r"|ich meine|gemeint war|korrektur|eigentlich ist es|es ist eigentlich|sollte heißen"
    r"|je voulais dire|je veux dire|en fait c'est|c'est plutôt|je me suis trompée?|quis dizer"
    r"|eu quis dizer|quero dizer|na verdade é|deveria ser|volevo dire|intendevo|in realtà è"
    r"|dovrebbe essere"
    r"|ik bedoelde|ik bedoel|eigenlijk is het|matlab|मतलब|asal mein)(?!\w)"
)
"""Opens what was meant, where the slip was made before."""

MAKE_IT = Pattern(
    r"(?<!\w)(?:(?:make|change|switch|move|push|set|update|put|correct|reschedule|bring"
    r"|rebook) (?:it|that|this)(?: (?:to|for|on|at|until|back to|forward to))?(?: be)?"
    r"|let's (?:make it|make that|do|say|go with|go for|switch to|move to|change to)|go with|"
    r"(?:mejor|que sea|cámbial[oa] (?:a|al|para)|cámbiel[oa] (?:a|al|para)|ponl[oa] (?:a|el"
    r"|para)|déjal[oa] (?:en|para))"
    r"|(?:dann (?:doch )?lieber|lieber|doch lieber|machen (?:sie|wir) (?:es |das )?(?:lieber )?"
    r"(?:auf|am|um)|ändern sie (?:es|das) auf)"
    r"|(?:plutôt|mettez(?:-le|-la)? (?:à|au|le|plutôt)|changez(?:-le|-la)? (?:pour|à|au|en)"
    r"|faisons plutôt)"
    r"|(?:na verdade,? (?:é|prefiro|quero)|melhor|mude para|muda para|pode mudar para|troque para)"
    r"|(?:mejor )?pong(?:amos|a|o)(?:l[oa])?|colo(?:que|ca)|ponha|põe"
    r"|(?:meglio|facciamo|cambi(?:a|amo|alo) (?:a|in|per|con)|spost(?:a|i|iamo)(?:lo|la)? (?:a"
    r"|al|alle)|maak er|doe maar|zet het op|verander het naar))"
    rf"(?:,)?{_SMALL}[\s,:]*\Z"
)
"""Stands right before what it shall be from now on."""

INSTEAD = Pattern(
    r"[\s,]{0,2}(?:(?:afternoon|morning|evening|please|por favor|bitte|s'il vous plaît),?\s)?"
    r"(?:instead(?!\sof)|mejor|en su lugar|stattdessen|lieber|plutôt|à la place|em vez disso"
    r"|melhor|invece(?!\sd)|in plaats daarvan|kar do|kar dijiye|कर दो|कर दीजिए)(?!\w)"
)
"""Stands right after what it shall be from now on."""

IS_NOW = Pattern(
    r"(?<!\w)(?:is now|are now|has changed to|changed to|has been changed to|was changed to"
    r"|moved to|has been moved to|was moved to|es ahora|ahora es|ist jetzt|lautet jetzt|est "
    r"maintenant|est désormais|agora é|é agora|è ora|adesso è|ora è|is nu|теперь)(?:\s(?:on|at"
    r"|the|for|in)){0,2}[\s:]*\Z"
)
"""Stands right before what something is now."""

NOW_AFTER = Pattern(
    r"[\s,]{0,2}(?:now|from now on|ahora|a partir de ahora|jetzt|ab jetzt|maintenant|désormais"
    r"|agora|a partir de agora|adesso|nu|vanaf nu|artık|теперь)(?=\s*(?:[.!;,]|\Z))"
)
"""Stands right after what something is now."""

SLIPPED = Pattern(
    r"\s*(?:(?:(?:oh|ah|uh|um|ay|ach|no|nein|non|não|nee|sorry|pardon|and|y|und|et|e),?\s)?"
    r"(?:wait|hold on|hang on|oops|sorry|actually|na verdade|en realidad|en fait|eigentlich|correction|my mistake|my bad|excuse me"
    r"|i misspoke|i was wrong|i got (?:that|it) wrong|i made a mistake|i said (?:that|it) wrong"
    r"|espere?|un momento|perdón|perdone?|disculpe?|corrección|me (?:he )?(?:equivoqué"
    r"|equivocado|confundí|confundido)"
    r"|moment|warten sie|warte|entschuldigung|verzeihung|korrektur|ich habe mich (?:versprochen"
    r"|vertan|geirrt)|das war falsch"
    r"|attendez|attends|pardon|excusez-moi|correction|je me suis trompée?"
    r"|desculpe?|desculpa|correção|me enganei|enganei-me|errei"
    r"|aspetti|aspetta|scusi|scusa|mi sono sbagliat[oa]|mi sono confus[oa]"
    r"|wacht(?: even)?|momentje|ik vergiste me|ik vergis me)"
    r"\s?[,:.…—-]{0,3}\s){1,3}"
    r"(?:(?:it's|it is|it should be|that's|that is|that should be|es|son|debe ser|debería ser"
    r"|es ist|das ist|richtig ist|das wäre|c'est|ce sont|é|são|deve ser|è|het is|dat is)\s)?"
    r"(?:(?:the|at|on|a las|el|la|um|am|der|die|das|le|la|à|às|o|il|alle|de|het|op)\s){0,2}"
    r"['\"“]?\Z"
)
"""All that stands in a sentence before what was meant, right after a slip of the tongue."""

HAS_CHANGED = Pattern(
    r"(?<!\w)(?:(?:has|have|was|were|'s) (?:been )?(?:changed|updated|moved)|changed to|ha cambiado"
    r"|han cambiado|cambió|hat sich geändert|haben sich geändert|wurde geändert|a changé|ont changé"
    r"|mudou|mudaram|foi alterad[oa]|è cambiat[oa]|è stat[oa] cambiat[oa]|is (?:veranderd"
    r"|gewijzigd))(?!\w)"
)
"""Says that something is another one than before."""

SETTLED = Pattern(
    r"(?<!\w)(?:now|from now on|going forward|as of|no longer|any ?more|instead|new|updated"
    r"|revised|changed?|changes|moved|ahora|a partir de|ya no|nuev[oa]|jetzt|ab sofort|nicht mehr"
    r"|neue[rsn]?|maintenant|désormais|nouve(?:au|lle)|agora|já não|nov[oa]|adesso|d'ora in poi"
    r"|nuov[oa]|nu|voortaan|nieuwe?)(?!\w)"
)
"""Says that what is said holds from now on, and something else held before."""

EXAMPLE = Pattern(
    r"(?<!\w)(?:for example|for instance|as an example|an example|e\.g\.|could look like"
    r"|might look like|(?:an)?other customer|not yours"
    r"|por ejemplo|como ejemplo|otro cliente|no es (?:el suyo|la suya)"
    r"|zum beispiel|beispielsweise|als beispiel|nur ein beispiel|anderen kunden|z\.b\."
    r"|par exemple|à titre d'exemple|un autre client|pas l[ea] vôtre"
    r"|por exemplo|como exemplo|outro cliente|não é (?:o seu|a sua)"
    r"|ad esempio|per esempio|come esempio|altro cliente|bijvoorbeeld|als voorbeeld)(?!\w)"
)
"""Says that a value is nobody's, or somebody else's."""

DENIAL = Pattern(
    r"\s*(?:(?:sorry|um|uh|oh|ah|eh|äh|euh|well|hmm|perdón|entschuldigung|pardon|desculpa"
    r"|scusi)[,.]?\s)?"
    r"(?:no|nope|nah|not quite|that's wrong|that's not right|that's incorrect|wrong|incorrect"
    r"|negative|that is wrong"
    r"|incorrecto|está mal|eso no|nein|falsch|stimmt nicht|das stimmt nicht|nicht ganz|non|pas "
    r"du tout|c'est faux|ce n'est pas ça"
    r"|não|errado|está errado|sbagliato|è sbagliato|nee|niet|dat klopt niet|nahi|nahin|nahī"
    r"|नहीं|जी नहीं|nie|нет|hayır|لا|不|不是|不对|いいえ|違います|아니요|아니)"
    r"(?![\w'])"
)
"""Opens an answer that does not agree."""

AGREEMENT = Pattern(
    r"\s*(?:(?:um|uh|oh|ah|eh|äh|euh|well|hmm|mm|ok|okay|ok,)[,.]?\s)?"
    r"(?:yes|yeah|yep|yup|yea|correct|right|exactly|sure|that's right|that's correct|that is "
    r"right|that is correct|that's it|that's the one|absolutely|perfect|sounds good|that works"
    r"|works for me|uh-huh|mm-hmm|affirmative|indeed|confirmed|of course|please do|ok|okay"
    r"|sí|si|claro|correcto|exacto|exactamente|eso es|así es|perfecto|vale|de acuerdo|cierto|ja"
    r"|genau|richtig|stimmt|korrekt|das stimmt|jawohl|passt|einverstanden|gerne|doch"
    r"|oui|ouais|exact|exactement|c'est ça|c'est exact|c'est correct|tout à fait|d'accord"
    r"|parfait|bien sûr|voilà"
    r"|sim|isso|isso mesmo|certo|correto|exato|exatamente|perfeito|está certo|tá certo|claro"
    r"|pode ser"
    r"|sì|esatto|esattamente|giusto|corretto|va bene|perfetto|certo|klopt|dat klopt|juist"
    r"|precies|inderdaad|prima"
    r"|haan|haan ji|ji haan|ji|sahi|sahi hai|theek hai|bilkul|हाँ|हां|जी|जी हाँ|जी हां|सही|सही "
    r"है|ठीक है|बिल्कुल"
    r"|tak|zgadza się|dokładnie|да|верно|правильно|точно|именно|evet|doğru|aynen|نعم|صحيح|أجل|是"
    r"|是的|对|對|对的|没错|はい|そうです|ええ|네|예|맞아요|맞습니다|그래요)"
    r"(?![\w'])"
)
"""Opens an answer that agrees."""

OBJECTION = Pattern(
    r"(?<!\w)(?:but|except|however|although|not|actually|wait|pero|sino|aber|sondern|mais|sauf"
    r"|mas|porém|ma|però|maar|lekin|लेकिन|par|no|nein|non|não|nee)(?!\w)"
)
"""Takes back part of an agreement."""

CHECK = Pattern(
    r"(?:correct|right|is that (?:right|correct|ok|okay)|did i get that|does that (?:sound"
    r"|look) (?:right|good|correct)|am i right|can you confirm|could you confirm|do you confirm"
    r"|please confirm|just to confirm|to confirm|let me confirm|let me repeat|let me read|have "
    r"i got that"
    r"|correcto|verdad|es así|está bien|confirma|confirmar|le confirmo|es correcto|richtig"
    r"|stimmt das|korrekt|ist das so|bestätigen|oder|c'est (?:bien )?(?:ça|exact|correct)"
    r"|confirmer|confirmez|n'est-ce pas|exact"
    r"|certo|correto|está certo|confirma|é isso|isso mesmo|giusto|corretto|è corretto|esatto"
    r"|conferma|klopt dat|klopt|juist|toch|sahi hai|theek hai|सही है|ठीक है|na|zgadza się|верно"
    r"|правильно|doğru mu|对吗|對嗎|是吗|よろしいですか|ですね|맞나요|맞습니까|맞으시죠|صحيح)(?!\w)"
)
"""Asks whether what was said before is right."""

ADDITION = Pattern(
    r"(?<!\w)(?:other|another|others|second|third|also|too|as well|additional|additionally|plus"
    r"|both|in addition|besides|extra|else|separate|different|next one|otro|otra|otros|también"
    r"|además|segundo|segunda|ambos"
    r"|andere|anderen|anderer|anderes|noch ein|noch eine|auch|außerdem|zweite|zweiter|zweiten"
    r"|zusätzlich|beide|weitere|autre|autres|aussi|également|en plus|deuxième|second|les deux"
    r"|outro|outra|outros|também|além|segunda via|ambos|altro|altra|altri|anche|inoltre|secondo"
    r"|seconda|entrambi|ook|nog een|tweede|daarnaast|allebei"
    r"|doosra|dusra|aur ek|bhi|दूसरा|दूसरी|भी|और एक|также|ещё|еще|другой|второй|też|drugi|inny"
    r"|ayrıca|başka|也|另|还有|また|もう|도|다른)(?!\w)"
)
"""Says that a value comes beside another one, and replaces none."""

HYPOTHETICAL = Pattern(
    r"(?<!\w)(?:if|unless|whether|what about|would it|could it|suppose|in case|what if|maybe"
    r"|perhaps|might|si|a menos que|quizás|tal vez|falls|wenn|vielleicht|ob|si jamais|peut-être"
    r"|se|talvez|caso|forse|als|misschien|agar|shayad|अगर|शायद)(?!\w)"
)
"""Says that nothing is decided."""

FORGET = Pattern(
    r"(?<!\w)(?:forget|scratch|ignore|disregard|strike|delete|remove|drop|discard|never mind"
    r"|nevermind|take (?:off|out)|leave out"
    r"|olvid[ae](?:se)?|ignor[ae]|borr[ae]|descart[ae]|elimin[ae]|quit[ae]|vergiss|vergessen "
    r"sie|ignorieren sie|streichen sie|lösch(?:en sie|e)"
    r"|oublie[sz]?|ignore[sz]?|supprime[sz]?|laissez tomber|esqueç[ao]|esquece|ignore"
    r"|descart[ae]|apag(?:ue|a)|dimentic(?:a|hi)|ignor[ai]|lasc(?:ia|i) perdere|elimin[ai]"
    r"|vergeet|negeer|verwijder|bhool ja\w*|rehne d\w*|hata d\w*|भूल जा\w*|रहने द\w*|हटा द\w*"
    r"|छोड़\w*|забудьте|zapomnij|unut\w*)(?!\w)"
)
"""Takes a value back."""

NOT_FORGET = Pattern(
    r"(?<!\w)(?:don't|do not|dont|never|didn't|did not|won't|can't|cannot|to|i|you|no|nicht|nie"
    r"|ne|n'|não|non|niet|mat|не)(?:\s\w{1,10})?\s\Z"
)
"""Stands before one of these words that takes nothing back: "don't forget"."""

CANCEL = Pattern(
    r"(?<!\w)(?:cancel|call off|drop|skip|cancel[ae](?:r|n)?|anul[ae]r?|stornieren|storniere"
    r"|absagen|sagen sie|annule[rz]?|cancele|cancelar|desmarc\w*|annull\w*|disdi\w*|annuleer"
    r"|annuleren|raddh?|cancel kar\w*|отмените|odwołaj|iptal)(?!\w)"
)
"""Calls off an appointment, so that its day holds no longer."""

NOUNS: tuple[tuple[Pattern, tuple[ValueKind, ...]], ...] = (
    (
        Pattern(
            r"(?<!\w)(?:phone|telephone|mobile|cell|teléfono|telefon\w*|handy\w*|téléphone"
            r"|telefone|cellulare)(?!\w)"
        ),
        ("phone",),
    ),
    (
        Pattern(r"(?<!\w)(?:e-?mail|mail|correo|courriel|adresse mail|e-mail-adresse)(?!\w)"),
        ("email",),
    ),
    (
        Pattern(
            r"(?<!\w)(?:address|dirección|adresse|anschrift|endereço|indirizzo|adres|pata|पता)"
            r"(?!\w)"
        ),
        ("address", "email"),
    ),
    (
        Pattern(
            r"(?<!\w)(?:date|day|fecha|día|datum|tag|jour|data|dia|giorno|dag|tareekh|तारीख)(?!\w)"
        ),
        ("date", "weekday"),
    ),
    (
        Pattern(r"(?<!\w)(?:time|hora|uhrzeit|zeit|heure|ora|orario|tijd|samay|समय)(?!\w)"),
        ("time",),
    ),
    (
        Pattern(
            r"(?<!\w)(?:amount|price|budget|importe|precio|betrag|preis|montant|prix|valor"
            r"|preço|importo|prezzo|bedrag|prijs)(?!\w)"
        ),
        ("money",),
    ),
    (Pattern(r"(?<!\w)(?:name|nombre|nom|nome|naam|naam|नाम)(?!\w)"), ("name",)),
    (
        Pattern(
            r"(?<!\w)(?:number|code|id|reference|order|booking|número|numero|código|nummer"
            r"|numéro|codice|नंबर)(?!\w)"
        ),
        ("id", "phone", "flight"),
    ),
)
"""What "that number" or "the date" is a word for."""

#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Hindi in Latin letters, with as much English in it as is usual."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

HINDI_ROMANISED = Language(
    code="hi-Latn",
    script="LATIN",
    common=words(
        """
        hai hain tha thi hoga hogi honge hua hui hun hoon ka ki ke ko ne aur lekin magar kyunki
        nahi nahin nhi bhi abhi toh yeh ye vo wahi kya kyun kyon kaise kahan kab kitna kitne kitni
        kaun mujhe mera meri mere maine aap aapka aapki aapke aapko aapne hum humne hamara hamari
        hamare unka unki unke unko unhone unhe usne uska uski uske usko iska iski iske isko isse
        apna apni apne koi kuch sab jab agar phir baad pehle liye kar karna karne karke karo
        karta karti kiya kiye gaya gayi gaye raha rahi rahe wala wali wale chahiye sakta sakti
        sakte diya diye dena liya lena batao haan haanji theek thik accha acha bas sirf bahut
        bohot zyada kal aaj
        """
    ),
    first_person=words("main mai mujhe mera meri mere maine mujhse hum humne humein hamara hamari"),
    second_person=words(
        """
        aap aapka aapki aapke aapko aapse aapne tum tumhara tumhari tumhare tumhe tumhein tera teri
        """
    ),
    topic=phrases(
        """
        baatcheet* | batcheet* | baat cheet | saransh* | summar* | conversation* | transcript* |
        vartalap* | samvad | notes
        """
    ),
    reporting=phrases(
        """
        customer* | caller* | user | users | client* | grahak* | upbhokta | agent | assistant |
        poocha | pucha | puchha | poochha | kaha | kahaa | bataya | bataayi | batayi | bola | boli |
        maanga | manga | maangi | mangi | chahta | chahti | chahte the | shikayat | complain* |
        confirm kiya | confirm hua | request kiya | request ki | promise kiya | wada kiya | vaada
        kiya | offer kiya | agree kiya | mana kiya | mention kiya | explain kiya | sehmat | sahmat |
        book kiya | book ki | inform kiya | suchit kiya
        """
    ),
    asking=words("kya kaun kahan kab konsa kaunsa kyun kyon kaise kitna kitne kitni"),
    yes_no=phrases(
        """
        haan | haan ji | haanji | ha | han | ji | ji haan | ji han | ji nahi | ji nahin | nahi |
        nahin | zaroor | jarur | zarur | bilkul | namaste | namaskar | koi baat nahi | koi baat
        nahin | theek hai | thik hai | theek | chinta mat kijiye | chinta na karein | samajh gaya |
        samajh gayi | accha | acha | achha | sahi hai | sahi kaha | dhanyavaad | dhanyavad |
        shukriya | badhiya | bahut accha | sure | ok | okay | hello | hi | no problem | of course |
        alvida | yes | no
        """
    ),
    offers=phrases(
        """
        main aapki madad | main aapki help | main aapki kaise | main aapki sahayata | mai aapki
        madad | mai aapki help | main aapka | main kaise aapki | aapki kaise madad | aapki kya madad
        | kaise madad kar | kya madad kar | call karne ke liye dhanyava* | call karne ke liye
        shukriya | call karne ke liye thank* | sampark karne ke liye | contact karne ke liye |
        main abhi check | main check | main abhi dekh* | main dekh* | mujhe check karne | mujhe
        dekhne | ek minute | ek moment | kripya pratiksha | kripya hold | please hold | please wait |
        main samajh sakt* | main samajhta | main samajhti | aapki pareshani | aapki madad | koi baat
        nahi | chinta mat | mujhe khushi hogi | khushi hui | thank you for calling | aur kuch madad
        """
    ),
    apologies=phrases(
        """
        maaf kijiye | maaf kijiyega | maaf karein | maaf karna | maaf kare | mujhe maaf | mujhe khed
        hai | mujhe afsos hai | kshama karein | kshama kijiye | kshama kare | main kshama chahta
        hoon | main kshama chahti hoon | main maafi chahta hoon | main maafi chahti hoon | main maafi
        chahta hun | maafi chahta hoon | maafi chahti hoon | durbhagya se | afsos | sorry | i am
        sorry | i'm sorry | unfortunately
        """
    ),
    unable=openings(
        "main | mai | mere liye | mujhe | mujhse | mere paas | hum",
        "nahi | nhi | asamarth | sambhav | unable",
    ),
    unwilling=(
        *openings(
            """
            ek ai ke roop | ek ai ke rup | ai ke roop | ai ke rup | ek ai hone | ai hone ke | ek ai
            model | ek ai language | ek ai assistant ke | ek language model | language model ke |
            language model hone | ek bhasha model | main ek ai | main ek language model | main ek
            bhasha | main sirf ek ai | main sirf ek language | mai ek ai | as an ai main | as an ai,
            main | mujhe mana karna | mujhe anumati nahi | mujhe permission nahi | koi conversation
            nahi | koi baatcheet nahi | aapne koi conversation | aapne conversation nahi | lagta hai
            aapne
            """
        ),
        *openings(
            "main | mai | mujhse | hum",
            """
            summary nahi | summarize nahi | summarise nahi | saransh nahi | madad nahi | help nahi |
            sahayata nahi | request ko pura nahi | request puri nahi | request pura nahi | anurodh |
            personal data | personal information | personal jaankari | conversation ka summary |
            conversation ki summary | baatcheet ka saransh | conversation ko
            """,
        ),
        *openings("mere paas", "access nahi | jaankari nahi | information nahi"),
        *openings(
            "kripya | please | kya aap",
            """
            conversation share | conversation provide | conversation bhej | conversation de |
            conversation paste | baatcheet share | baatcheet bhej | baatcheet provide | transcript
            share | transcript bhej | transcript provide | transcript de | jis conversation | wo
            conversation | woh conversation
            """,
        ),
    ),
    thinking=openings(
        """
        theek hai, | thik hai, | ok, | okay, | achha, | accha, | acha, | toh | to | pehle | sabse
        pehle | mujhe | humein | hume | user chahta hai ki main | user ne mujhe | user mujhse | mera
        kaam | chaliye
        """,
        """
        summary banani | summary banana | summarize karna | summarise karna | summary likhni | summary
        likhna | summary deni | summary dena | saransh banana | saransh likhna | saransh dena | step
        by step | ek ek karke | kadam dar kadam
        """,
    ),
    announcing=words(
        """
        agent ai aisa assistant beech bich banaya call caller customer di diya gayi gaya dwara
        gayee grahak hai here in is isme iss iska it latest naya nayi neeche niche phone prakar
        prastut raha rahi rahe sankshep sankshipt text the to update updated upar user version yaha
        yahan short poori puri of between and niche di short client aapki aapke ok okay theek zaroor
        bilkul haan ji sure
        """
    ),
    talk=phrases(
        """
        dhanyavaad | dhanyavad | shukriya | thank | thanks | please | kripya | sorry | maaf |
        namaste | namaskar | zaroor | zarur | bilkul | khushi | swagat | theek hai | thik hai | shubh
        | kya main | kya mai | kya aap | kya aapko | aur kuch | *iye | *iyega | *iega | main abhi |
        main aapko | hum aapko | karunga | karungi | kar dunga | kar dungi | dunga | dungi | bhejunga
        | bhejungi | karenge | bhejenge | denge | milega | milegi | ek minute | accha sawal | achha
        sawal | good question
        """
    ),
    farewells=phrases(
        """
        alvida | phir milenge | phir milte | milte hain | milte hai | namaste | namaskar | shubh
        ratri | shubh din | shubh yatra | shubh sandhya | aapka din | apna khayal | apna khyal | apna
        dhyan | shubhkamna* | shubh kamna* | bye | goodbye | good bye | have a nice | have a good |
        have a great | have a safe | take care | get well | call karne ke liye | thank you for
        calling | thanks for calling | sampark karne ke liye | jaldi theek | good night
        """
    ),
    planning=phrases(
        """
        mujhe summary | mujhe likhna | mujhe dekhna | mujhe karna | mujhe ye | mujhe yeh | mujhe is |
        dekhte hain | dekhte hai | dekhta hoon | dekhti hoon | sochta hoon | sochte hain | main
        likhta | main likhti | main likhunga | main likhungi | main summary | main summarize | shuru
        karta hoon | shuru karte hain | mujhe lagta | kya mujhe | pehle dekh* | hmm | chalo dekh* |
        chaliye dekh*
        """
    ),
)

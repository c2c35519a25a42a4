#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of English."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

ENGLISH = Language(
    code="en",
    script="LATIN",
    common=words(
        """
        an and are at be by can for from has have he i i'll i'm is it it's my not of she that
        the they this to was will with would you your
        """
    ),
    first_person=words("i i'm i'll i've i'd me my we we'll we're our"),
    second_person=words("you your yours you're you'll you've you'd yourself"),
    topic=phrases(
        """
        conversation* | summar* | discussed | discussion | transcript* | dialogue |
        notes
        """
    ),
    reporting=phrases(
        """
        caller* | user | users | user's | customer | customer's | client | client's | asked
        | asks | asking | wants | wanted | wished | wishes | requested | requests | inquired
        | enquired | inquiry | said | says | told | stated | states | mentioned | reported |
        reports | complained | expressed | explained | agreed | declined | insisted |
        prefers | preferred | promised | offered | called about | called to | is calling |
        was calling | the assistant | the agent | the bot | talk about | talks about |
        talked about | they discuss* | they talk* | discussed | discussion of | discussion
        about | small talk | chat about | chatted
        """
    ),
    asking=words("what what's who who's whose where where's when which why how"),
    yes_no=phrases(
        """
        yes | yeah | yep | no | nope | sure | certainly | absolutely | of course | okay | ok
        | hello | hi | hey | hi there | hello there | good morning | good afternoon | good
        evening | no problem | no worries | don't worry | all right | alright | that's
        correct | that's right | correct | exactly | right | got it | perfect | great |
        excellent | wonderful | lovely | understood | oh | ah | sounds good | sounds great |
        very good | very well | all set | i see | of course not | not at all
        """
    ),
    offers=phrases(
        """
i can help you | i can help with that | i can certainly help | i can assist you | i'd be happy to | i'd be glad to | i would be happy to | i'm happy to help | i'll be happy to | happy to help | glad to help | how can i help | how may i help | how can i assist | how may i assist | what can i help | what can i do for | thank you for calling | thanks for calling | thank you for contacting | thank you for reaching | thanks for reaching | thank you for your patience | let me check | let me look | let me help | let me see | let me find | let me pull | you're welcome | i'm sorry to hear | i'm here to help | i am here to help | i'm here to assist | great question | that's a great question | is there anything else | could you please | can you please | please hold | i understand your | i completely understand | i understand how | i'll take care of | i will take care of | i'll look into | i'm so sorry to hear | i am sorry to hear | i am so sorry to hear | so sorry to hear | i hope this message finds you
"""
    ),
    apologies=phrases(
        """
i'm sorry | i am sorry | i'm very sorry | i'm so sorry | i'm really sorry | sorry | i apologize | i apologise | my apologies | apologies | unfortunately | i'm afraid | i regret that | for the inconvenience | for any confusion | for the confusion | for any inconvenience | for your inconvenience | for any misunderstanding | i'm so sorry | i am so sorry | i am very sorry
"""
    ),
    unable=openings(
        """
        i can't | i cannot | i can not | i am unable to | i'm unable to | i am not able to
        | i'm not able to | i won't | i will not | i don't have | i do not have
        | i'm not comfortable | i couldn't | i could not | there is no conversation
        | there's no conversation | there is nothing to
        """,
    ),
    unwilling=(
        *openings(
            """i am not permitted | i'm not permitted | i am not authorized | i'm not authorized | i am not authorised | i'm not authorised | i do not have permission | i don't have permission"""
        ),
        *openings(
            """please | could you please | could you | can you please | kindly | it looks like | it seems | there isn't any | there is no""",
            """the conversation you | the transcript you | the conversation is missing | conversation for me | the conversation so that | conversation or transcript | paste the conversation | share the conversation | provide the conversation | the transcript of the conversation""",
        ),
        *openings(
            """i must decline | i have to decline | i'd rather not | i would rather not | i prefer not to"""
        ),
        *openings(
            """i'm just a language model | i am just a language model | i'm only a | as a text-based | as a virtual assistant, i | as an assistant, i | my guidelines | my programming | i'm not allowed | i am not allowed | i'm not programmed | it is not appropriate | it's not appropriate | it would not be appropriate"""
        ),
        *openings(
            """i'm unable to | i am unable to | i cannot | i can't""",
            """process | the conversation | the call""",
        ),
        *openings(
            """
            as an ai, i | as an ai i | as an ai language | as an ai model
            | as an ai assistant, i | as an ai assistant i | as a language model
            | as a large language model | as an artificial intelligence | i am an ai | i'm an ai
            | i'm just an ai | i am just an ai | i am a language model | i'm a language model
            | please provide the conversation | please provide a conversation
            | please provide the transcript | please provide more context
            | please share the conversation | please share the transcript
            | no conversation was provided | no conversation provided
            | no transcript was provided | there is no conversation to
            | there's no conversation to | there is nothing to summari*
            | there is not enough information to | there isn't enough information to
            | it seems you haven't | it seems that you haven't | it seems you have not
            | it looks like you haven't | it looks like you didn't | it seems you didn't
            | it seems that you didn't | i don't see any conversation
            | i don't see a conversation | you haven't provided | you have not provided
            | you didn't provide
            """,
        ),
        *openings(
            """
            i can't | i cannot | i can not | i am unable to | i'm unable to | i am not able to
            | i'm not able to | i won't | i will not | i refuse to
            """,
            """
            summari | a summary | help with that | help with this | help you | assist you
            | assist with | do that | do this | fulfill | fulfil | comply | that request
            | this request | your request | generate | continue this | engage in | provide that
            | this conversation | access real
            """,
        ),
        *openings(
            "i don't have | i do not have | i don't currently have",
            "access to | information about | information on | enough information | real-time",
        ),
    ),
    thinking=(
        *openings(
            """
            okay, | ok, | alright, | so, | well, | hmm | first, | let me think | let me begin | let me start | let me read | let me analy*
            | let me go through | let's | we need to | we have to | we must | i need to
            | i have to | i must | i should | the user wants me to | the user is asking me
            | the user asked me to | the user has asked me | the task is | my task is
            | thinking: | thought: | reasoning:
            """,
            """
            to summar | a summary | the summary | the notes | step by step | key points
            | the transcript | the word limit
            """,
        ),
    ),
    announcing=words(
        """
        a above accurate after all any as based been being below between both brief briefly
        bullet call can complete comprehensive concise content contents contains covers current
        dialogue detailed does entire exchange final find follows following full given have here
        here's i've in just key latest made main major me more most new note notes now of on one
        our out overall phone please point points present previous provide provided provides
        request requested short so some such sure summary tags taking telephone text that's
        these those transcript transcribed two under up updated upon version voice we what which
        who whole word words write written you your agent ai assistant bot caller client customer
        user assistant's caller's user's main call's okay ok certainly course
        """
    ),
    talk=phrases(
        """
        please | thanks | thank | sorry | welcome | gladly | glad | happy to | pleasure
        | goodbye | bye | enjoy | have a | take care | see you | wish you | good
        question | no problem | of course | let me | let us | let's | shall i | would
        you | could you | can you | do you | are you | may i | anything else | feel free
        | just
        """
    ),
    farewells=phrases(
        """
        see you | have a nice | have a good | have a great | have a lovely | have a
        wonderful | have a pleasant | have a safe | enjoy your | take care | goodbye | good
        bye | bye | talk to you | talk soon | speak soon | safe travels | safe journey |
        drive safely | get well soon | good luck with | we look forward | best regards | kind
        regards | warm regards | best wishes | yours sincerely | sincerely | all the best |
        stay safe | sleep well | good night | thanks for calling | thank you for calling
        """
    ),
    planning=phrases(
        """
        i need | i have to | i should | i must | should i | do i need | let me | let's |
        i will | i'll | i think | i guess | i want to | hmm | okay so | maybe i | first
        i
        """
    ),
)

#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One call, its good summaries and bad replies, in languages of India."""

from material import Material, lines

SOUTH_ASIA = {
    "hi-Latn": Material(
        call=lines("""
            Hello, main Anjali Sharma bol rahi hoon. Mere ghar ka internet Tuesday subah se band hai.
            Mujhe khed hai Anjali ji. Kya aap apna customer number bata sakti hain?
            Mera number 70415 hai.
            Dhanyavaad. Gulmohar Road par cable kharab hai, isliye modem ko signal nahi mil raha.
            Main ghar se kaam karti hoon aur Thursday ko 9 baje head office ke saath zaroori meeting hai.
            Main Wednesday ko 2 se 4 baje ke beech technician bhej sakta hoon.
            Wednesday theek hai. Lekin mere pati ko 98200 55147 par call kijiye, main office mein rahungi.
            Note kar liya. Visit free hai aur is mahine ke bill mein 500 rupaye kam ho jayenge.
            Agar technician nahi aaya toh?
            Tab aapko usi din ek temporary 4G modem mil jayega.
            Kya mujhe modem pehle band karna hai?
        """),
        good=lines("""
            Anjali Sharma (customer number 70415) ne bataya ki unke ghar ka internet Tuesday subah se band hai, kyunki Gulmohar Road par cable kharab hai. Technician Wednesday ko 2 se 4 baje ke beech aayega, visit free hai aur bill mein 500 rupaye kam honge. Unke pati ko 98200 55147 par call karna hai. Unhone poocha ki modem pehle band karna hai ya nahi.
            - Customer: Anjali Sharma, 70415\\n- Internet Tuesday se band, Gulmohar Road par cable kharab\\n- Technician Wednesday 2-4 baje, pati ko 98200 55147 par call karna hai\\n- Bill mein 500 rupaye kam\\n- Baaki: modem band karna hai ya nahi
            Customer ne shikayat ki ki pichhle agent ne kaha tha "Maaf kijiye, main aapki madad nahi kar sakta". Ab technician Wednesday ko Gulmohar Road aayega, aur nahi aaya toh temporary 4G modem milega.
            Caller ko Thursday 9 baje ki meeting se pehle internet chahiye. Agent technician ko Wednesday ko bhejne ka offer karta hai aur caller maan jaati hai. Is mahine ke bill mein 500 rupaye kam hain.
            Gulmohar Road par cable kharab hai, isliye modem ko signal nahi mil raha. Technician Wednesday ko aayega, backup mein temporary 4G modem hai.
            Baatcheet Anjali Sharma ke internet ke baare mein thi. Tay hua ki technician Wednesday 2-4 baje aayega aur unke pati ko call kiya jayega.
        """),
        refusals=lines("""
            Maaf kijiye, lekin main is conversation ko summarize nahi kar sakta.
            Mujhe khed hai, main is request mein madad nahi kar sakti.
            Ek AI language model ke roop mein, mere paas calls ka access nahi hai.
            Kripya wo conversation share kijiye jiska summary chahiye.
            Main is baatcheet ka saransh nahi de sakta kyunki ismein personal data hai.
        """),
        announcements=lines("""
            Yeh customer aur agent ke beech hui baatcheet ka saransh hai.
            Yahan call ki short summary di gayi hai.
        """),
        answers=lines("""
            Nahi, modem ko on rehne dijiye, technician khud check kar lega.
            Haan ji, technician ke aane se das minute pehle band kar dijiye.
            Modem band karne ki zaroorat nahi hai. Kya main aapki aur kuch madad kar sakta hoon?
            Zaroor, main aapki madad kar sakta hoon.
            Aap modem ko on rakhiye, technician aapke ghar aakar khud dekh lega.
        """),
        farewells=lines("""
            Call karne ke liye dhanyavaad. Aapka din shubh ho!
            Koi baat nahi Anjali ji. Phir milenge!
        """),
        thoughts=lines("""
            Theek hai, mujhe is call ki summary banani hai. Pehle dekhte hain kisne call kiya.
            User chahta hai ki main summary likhu. Dekhte hain kya kaha gaya.
        """),
        plain=lines("""
            Mera order abhi tak nahi aaya hai.
            Kya main delivery address change kar sakta hoon?
            Usne bola ki parcel kho gaya hai.
            Payment karna hai lekin card decline ho raha hai.
            Hum log Monday ko bachchon ke saath aayenge, pehle bata dena.
            Do logon ke liye room kitne ka hai?
            Unhone naya ghar le liya hai.
            Login nahi ho raha, password bhi badal diya.
            Aap kitne baje kholte hain?
            Yeh kharab hai, mujhe wapas karna hai.
        """),
    ),
    "bn": Material(
        call=lines("""
            নমস্কার, আমি মিতা সেন। আমার বাড়ির ইন্টারনেট মঙ্গলবার সকাল থেকে বন্ধ।
            আমি দুঃখিত মিতা দেবী। আপনার গ্রাহক নম্বরটি বলবেন?
            নম্বর হল 70415।
            ধন্যবাদ। দেখছি পার্ক স্ট্রিটে কেবল কেটে গেছে, মডেম সিগন্যাল পাচ্ছে না।
            আমি বাড়ি থেকে কাজ করি, বৃহস্পতিবার সকাল 9টায় প্রধান অফিসের সঙ্গে জরুরি মিটিং।
            বুধবার 14টা থেকে 16টার মধ্যে টেকনিশিয়ান পাঠাতে পারি।
            বুধবার ঠিক আছে। তবে আমার স্বামীকে 98300 55147 নম্বরে ফোন করবেন, আমি তখন অফিসে থাকব।
            লিখে রাখলাম। ভিজিট বিনামূল্যে, আর এই মাসের বিলে 500 টাকা কম হবে।
            টেকনিশিয়ান না এলে কী হবে?
            তাহলে সেদিনই আপনি একটি অস্থায়ী 4G মডেম পাবেন।
            মডেমটা কি আগে বন্ধ করতে হবে?
        """),
        good=lines("""
            মিতা সেন (গ্রাহক নম্বর 70415) জানিয়েছেন যে পার্ক স্ট্রিটে কেবল কেটে যাওয়ায় বাড়ির ইন্টারনেট মঙ্গলবার সকাল থেকে বন্ধ। টেকনিশিয়ান বুধবার 14টা থেকে 16টার মধ্যে বিনামূল্যে আসবেন, বিলে 500 টাকা কম হবে। স্বামীকে 98300 55147 নম্বরে ফোন করতে হবে। তিনি জানতে চেয়েছেন মডেম আগে বন্ধ করতে হবে কি না।
            - গ্রাহক: মিতা সেন, 70415\\n- মঙ্গলবার থেকে ইন্টারনেট বন্ধ, পার্ক স্ট্রিটে কেবল কাটা\\n- টেকনিশিয়ান বুধবার 14-16টা, স্বামীকে 98300 55147 নম্বরে ফোন\\n- বিলে 500 টাকা কম\\n- বাকি: মডেম বন্ধ করা
            গ্রাহক অভিযোগ করেন যে আগের এজেন্ট বলেছিলেন "দুঃখিত, আমি আপনাকে সাহায্য করতে পারছি না"। এখন বুধবার পার্ক স্ট্রিটে টেকনিশিয়ান আসবেন, না এলে অস্থায়ী 4G মডেম দেওয়া হবে।
            কলারের বৃহস্পতিবার সকাল 9টার মিটিংয়ের আগে ইন্টারনেট দরকার। এজেন্ট বুধবার টেকনিশিয়ান পাঠানোর প্রস্তাব দেন এবং তিনি রাজি হন। এই মাসের বিলে 500 টাকা কম।
            দুর্ভাগ্যবশত পার্ক স্ট্রিটে কেবল কেটে গেছে, মডেম সিগন্যাল পাচ্ছে না। টেকনিশিয়ান বুধবার, নইলে অস্থায়ী 4G মডেম।
        """),
        refusals=lines("""
            দুঃখিত, আমি এই কথোপকথনের সারাংশ করতে পারছি না।
            আমি দুঃখিত, কিন্তু আমি এই অনুরোধে সাহায্য করতে পারব না।
            একটি এআই ভাষা মডেল হিসেবে, আমার কলের তথ্যে প্রবেশাধিকার নেই।
            অনুগ্রহ করে কথোপকথনটি দিন যার সারাংশ চান।
        """),
        announcements=lines("""
            নিচে গ্রাহক ও এজেন্টের মধ্যে কথোপকথনের সারাংশ দেওয়া হলো।
            এখানে কথোপকথনের সংক্ষিপ্ত সারাংশ।
        """),
        answers=lines("""
            না, মডেম চালু রাখুন, টেকনিশিয়ান নিজেই দেখে নেবেন।
            হ্যাঁ, টেকনিশিয়ান আসার দশ মিনিট আগে বন্ধ করে দিন।
            অবশ্যই, আমি আপনাকে সাহায্য করতে পারি।
            আপনি মডেম চালু রাখতে পারেন, আমরা আসার আগে আপনাকে জানাব।
        """),
        farewells=lines("""
            কল করার জন্য ধন্যবাদ। আপনার দিনটি শুভ হোক!
            আচ্ছা মিতা দেবী। ভালো থাকবেন।
        """),
        thoughts=lines("""
            ঠিক আছে, আমাকে এই কলের সারাংশ লিখতে হবে। প্রথমে দেখি কে ফোন করেছেন।
            ব্যবহারকারী চান যে আমি সারাংশ লিখি। দেখা যাক কী বলা হয়েছে।
        """),
        plain=lines("""
            আমার অর্ডার এখনো আসেনি।
            ঠিকানা বদলানো যাবে?
            কার্ড নিচ্ছে না।
        """),
    ),
    "ta": Material(
        call=lines("""
            வணக்கம், நான் மீனா குமார். என் வீட்டில் இணையம் செவ்வாய் காலை முதல் வேலை செய்யவில்லை.
            மன்னிக்கவும் மீனா. உங்கள் வாடிக்கையாளர் எண்ணைச் சொல்ல முடியுமா?
            எண் 70415.
            நன்றி. தாமரை தெருவில் கேபிள் அறுந்துள்ளது, மோடத்திற்கு சிக்னல் வரவில்லை.
            நான் வீட்டிலிருந்து வேலை செய்கிறேன், வியாழன் காலை 9 மணிக்கு தலைமை அலுவலகத்துடன் முக்கியமான கூட்டம்.
            புதன்கிழமை 14 முதல் 16 மணிக்குள் தொழில்நுட்ப வல்லுநரை அனுப்புகிறேன்.
            புதன் சரி. ஆனால் என் கணவரை 98400 55147 எண்ணில் அழையுங்கள், நான் அலுவலகத்தில் இருப்பேன்.
            குறித்துக்கொண்டேன். வருகை இலவசம், இந்த மாத கட்டணத்தில் 500 ரூபாய் குறையும்.
            வல்லுநர் வராவிட்டால் என்ன செய்வது?
            அன்றே உங்களுக்கு தற்காலிக 4G மோடம் கிடைக்கும்.
            மோடத்தை முன்பே அணைக்க வேண்டுமா?
        """),
        good=lines("""
            மீனா குமார் (வாடிக்கையாளர் எண் 70415) தாமரை தெருவில் கேபிள் அறுந்ததால் வீட்டில் இணையம் செவ்வாய் காலை முதல் வேலை செய்யவில்லை என்று தெரிவித்தார். தொழில்நுட்ப வல்லுநர் புதன்கிழமை 14-16 மணிக்குள் இலவசமாக வருவார், கட்டணத்தில் 500 ரூபாய் குறையும். கணவரை 98400 55147 எண்ணில் அழைக்க வேண்டும். மோடத்தை அணைக்க வேண்டுமா என்று கேட்டார்.
            - வாடிக்கையாளர்: மீனா குமார், 70415\\n- செவ்வாய் முதல் இணையம் இல்லை, தாமரை தெருவில் கேபிள் அறுந்தது\\n- வல்லுநர் புதன் 14-16, கணவர் 98400 55147\\n- 500 ரூபாய் குறைவு\\n- மீதம்: மோடத்தை அணைப்பது
            முந்தைய முகவர் "மன்னிக்கவும், என்னால் உங்களுக்கு உதவ முடியாது" என்று சொன்னதாக வாடிக்கையாளர் புகார் செய்தார். இப்போது புதன்கிழமை தாமரை தெருவிற்கு வல்லுநர் வருகிறார், இல்லையெனில் தற்காலிக 4G மோடம்.
            அழைப்பாளர் வியாழன் காலை 9 மணி கூட்டத்திற்கு முன் இணையம் வேண்டும் என்று விரும்புகிறார். முகவர் புதன்கிழமை வல்லுநரை அனுப்ப முன்வந்தார். இந்த மாத கட்டணத்தில் 500 ரூபாய் குறையும்.
            துரதிர்ஷ்டவசமாக தாமரை தெருவில் கேபிள் அறுந்துள்ளது. வல்லுநர் புதன்கிழமை, இல்லையெனில் தற்காலிக 4G மோடம்.
        """),
        refusals=lines("""
            மன்னிக்கவும், என்னால் இந்த உரையாடலைச் சுருக்க முடியாது.
            மன்னிக்கவும், ஆனால் என்னால் இந்தக் கோரிக்கையில் உதவ முடியாது.
            ஒரு மொழி மாதிரியாக, எனக்கு அழைப்புகளை அணுக முடியாது.
            தயவுசெய்து சுருக்க வேண்டிய உரையாடலை வழங்கவும்.
        """),
        announcements=lines("""
            வாடிக்கையாளருக்கும் முகவருக்கும் இடையே நடந்த உரையாடலின் சுருக்கம் இது.
            கீழே உரையாடலின் சுருக்கம் கொடுக்கப்பட்டுள்ளது.
        """),
        answers=lines("""
            இல்லை, மோடத்தை அணைக்காமல் வையுங்கள், வல்லுநர் பார்த்துக்கொள்வார்.
            ஆம், வல்லுநர் வருவதற்கு பத்து நிமிடம் முன் அணைத்துவிடுங்கள்.
            நிச்சயமாக, நான் உங்களுக்கு உதவுகிறேன்.
            நீங்கள் அதை அணைக்க வேண்டியதில்லை, நாங்கள் வருவதற்கு முன் உங்களை அழைக்கிறோம்.
        """),
        farewells=lines("""
            அழைத்ததற்கு நன்றி. இனிய நாளாக அமையட்டும்!
            சரி மீனா. மீண்டும் சந்திப்போம்.
        """),
        thoughts=lines("""
            சரி, இந்த அழைப்பைச் சுருக்க வேண்டும். முதலில் யார் அழைத்தார் என்று பார்க்கலாம்.
            பயனர் என்னை உரையாடலின் சுருக்கத்தை எழுதச் சொல்கிறார். பார்ப்போம்.
        """),
        plain=lines("""
            என் ஆர்டர் இன்னும் வரவில்லை.
            முகவரியை மாற்ற முடியுமா?
            அட்டை ஏற்கப்படவில்லை.
        """),
    ),
}

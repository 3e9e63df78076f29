import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const unitedStatesTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'United States',
    summary:
      'An interview at the embassy in Baridhara decides. Since January 2026 an approved B1/B2 visa also requires a bond of 5,000 to 15,000 dollars.',
    kinds: {
      visitor: {
        name: 'Visitor visa B1/B2, with bond',
        note: 'Given for one entry within three months and about 30 days of stay. Visas issued before 21 January 2026 stay as they are.',
      },
      business: {
        name: 'Business visitor B1, with bond',
        note: 'Meetings, fairs, training without pay from the American side. The same bond.',
      },
    },
    fees: {
      embassy:
        '185 dollars, paid in taka before the appointment. Not refundable. The bond is separate and only after approval.',
      centre: 'No visa centre: the appointment, interview and fingerprints are at the embassy.',
      service:
        'DS-160 filled in with you, appointment, an hour of interview practice. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid six months past the stay. The embassy keeps it if the visa is approved.',
      'photo-2x2':
        'White background, no glasses, head 25 to 35 mm high. The same picture as the file in the DS-160.',
      'bank-statement': 'Officers seldom look at it. Carry it anyway, with the source of large sums.',
      'invitation-letter':
        'If you have one. It helps to name a host, but the officer’s question is whether you return.',
      itinerary: 'One plain page. You should know it by heart.',
    },
    ownPapers: {
      'ds-160': {
        name: 'DS-160 confirmation page',
        detail:
          'With the bar code. Sent at least a week before the interview; it asks for every social media name of the last five years.',
      },
      'appointment-page': {
        name: 'Appointment letter and fee receipt',
        detail: 'From the appointment site, with the number of your DS-160.',
      },
      'bond-money': {
        name: 'Money for the bond, if approved',
        detail:
          '5,000, 10,000 or 15,000 dollars a person, paid within 30 days on pay.gov through the officer’s own link. Nothing to hand in now.',
      },
    },
    steps: [
      {
        title: 'Honest talk first',
        text: 'Why you go, who pays, why you come back, and whether you can afford the bond. Some people stop here, and rightly.',
        when: 'Week 1',
      },
      {
        title: 'DS-160',
        text: 'Two hours with us. The officer goes by what it says; we write nothing you wouldn’t say yourself.',
        when: 'Week 1',
      },
      {
        title: 'Fee and appointment',
        text: 'The wait for a date ranges from weeks to many months. Earlier dates come up and we look for them.',
        when: 'Week 2 to 20',
      },
      {
        title: 'Interview',
        text: 'Two or three minutes at a window, in English or Bangla. Fingerprints are taken the same day.',
        when: 'On the interview day',
      },
      {
        title: 'Bond and visa',
        text: 'After approval: form I-352 and the bond on pay.gov, then the passport with the visa.',
        when: 'One to five weeks later',
      },
    ],
    goodToKnow: [
      'The bond is returned automatically when you leave in time, don’t travel, or are turned back at the airport. It is lost if you overstay, work or ask for another status, asylum included. Never pay it before the interview or to anyone but pay.gov.',
      'With a bond you must enter and leave through the airports on the list: Boston, New York JFK and Washington Dulles at first, others added since. A wrong airport can cost the bond. We book by the list of the day.',
      'Refusals are mostly under section 214(b): the officer isn’t convinced that you will return. Papers rarely change it. A second try makes sense when your life has changed, not your file.',
      'Since autumn 2025 nearly all must come to the interview, children and the elderly too. An additional “integrity fee” of 250 dollars is in the law but was not collected when we last checked.',
    ],
    faq: questions({
      'Do I pay the bond if I already have a valid US visa?':
        'No. With a B1/B2 visa issued before 21 January 2026 you travel as before.',
      'Can you arrange the bond for me?':
        'No, and nobody else can. You, or somebody for you, pay on pay.gov through the link that the consular officer sends.',
      'What do officers ask?':
        'Where you go, for how long, what you do here, who pays, whom you know there, where you have been. Short true answers are best.',
      'Should I carry property papers?':
        'You may; they are seldom looked at. What you say about work and family weighs more.',
      'Does the bond apply to student visas?':
        'No. The bond is for B1/B2. F-1 students have another form, fee and interview, which this guide doesn’t cover.',
    }),
    seo: { title: 'US visitor visa for Bangladeshis: bond, interview, fee' },
  },
  bn: {
    title: 'যুক্তরাষ্ট্র',
    summary:
      'সিদ্ধান্ত হয় বারিধারার দূতাবাসে সাক্ষাৎকারে। ২০২৬ সালের জানুয়ারি থেকে বি১/বি২ ভিসা হলে ৫,০০০ থেকে ১৫,০০০ ডলার বন্ডও দিতে হয়।',
    kinds: {
      visitor: {
        name: 'ভিজিটর ভিসা বি১/বি২, বন্ডসহ',
        note: 'তিন মাসের মধ্যে একবার ঢোকা, ৩০ দিনের মতো থাকা। ২০২৬ সালের ২১ জানুয়ারির আগের ভিসা আগের মতোই চলে।',
      },
      business: {
        name: 'বিজনেস ভিজিটর বি১, বন্ডসহ',
        note: 'মিটিং, মেলা, মার্কিন পক্ষের বেতন ছাড়া প্রশিক্ষণ। বন্ড একই।',
      },
    },
    fees: {
      embassy: '১৮৫ ডলার, অ্যাপয়েন্টমেন্টের আগে টাকায়। ফেরত নেই। বন্ড আলাদা, ভিসা অনুমোদন হলে তবেই।',
      centre: 'ভিসা সেন্টার নেই: অ্যাপয়েন্টমেন্ট, সাক্ষাৎকার, আঙুলের ছাপ সবই দূতাবাসে।',
      service:
        'আপনাকে সঙ্গে নিয়ে ডিএস-১৬০ পূরণ, অ্যাপয়েন্টমেন্ট, সাক্ষাৎকারের এক ঘণ্টার প্রস্তুতি। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ফেরার তারিখের পরও অন্তত ছয় মাস মেয়াদ থাকতে হবে। ভিসা অনুমোদন হলে দূতাবাস পাসপোর্ট রেখে দেয়।',
      'photo-2x2': 'সাদা ব্যাকগ্রাউন্ড, চশমা ছাড়া, থুতনি থেকে মাথার ওপর পর্যন্ত ২৫ থেকে ৩৫ মিমি। ডিএস-১৬০-এ যে ছবি, সেটিই।',
      'bank-statement': 'অফিসার কমই দেখেন। তবু সঙ্গে রাখুন, বড় অঙ্কের উৎসসহ।',
      'invitation-letter':
        'থাকলে রাখুন। কার কাছে যাচ্ছেন বলা যায়; তবে অফিসারের প্রশ্ন আপনার ফেরা নিয়ে, আমন্ত্রণকারীকে নিয়ে নয়।',
      itinerary: 'সাদামাটা এক পাতা। না দেখে বলতে পারতে হবে।',
    },
    ownPapers: {
      'ds-160': {
        name: 'ডিএস-১৬০ কনফার্মেশন পাতা',
        detail: 'বারকোডসহ। সাক্ষাৎকারের অন্তত এক সপ্তাহ আগে জমা; গত পাঁচ বছরের সব সামাজিক মাধ্যমের অ্যাকাউন্টের নাম চায়।',
      },
      'appointment-page': {
        name: 'অ্যাপয়েন্টমেন্টের চিঠি ও ফির রসিদ',
        detail: 'অ্যাপয়েন্টমেন্ট সাইট থেকে, ডিএস-১৬০ নম্বরসহ।',
      },
      'bond-money': {
        name: 'বন্ডের টাকা, ভিসা অনুমোদন হলে',
        detail:
          'জনপ্রতি ৫,০০০, ১০,০০০ বা ১৫,০০০ ডলার; অফিসারের দেওয়া লিংকে pay.gov সাইটে ৩০ দিনের মধ্যে। এখন কিছু জমা দিতে হয় না।',
      },
    },
    steps: [
      {
        title: 'আগে খোলামেলা কথা',
        text: 'কেন যাবেন, খরচ কার, কেন ফিরবেন, বন্ড দেওয়ার সাধ্য আছে কি না। কেউ কেউ এখানেই থামেন, ঠিকই করেন।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'ডিএস-১৬০',
        text: 'আমাদের সঙ্গে দুই ঘণ্টা। এখানে যা লেখা, অফিসার তা-ই ধরেন; আপনি যা বলবেন না, আমরা তা লিখি না।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'ফি ও অ্যাপয়েন্টমেন্ট',
        text: 'তারিখ পেতে কয়েক সপ্তাহ থেকে বহু মাস। আগের তারিখ খালি হলে আমরা খুঁজে নিই।',
        when: 'সপ্তাহ ২ থেকে ২০',
      },
      { title: 'সাক্ষাৎকার', text: 'কাউন্টারে দু-তিন মিনিট, ইংরেজি বা বাংলায়। আঙুলের ছাপ সেদিনই।', when: 'সাক্ষাৎকারের দিন' },
      {
        title: 'বন্ড ও ভিসা',
        text: 'অনুমোদনের পর আই-৩৫২ ফর্ম, pay.gov সাইটে বন্ড, তারপর ভিসাসহ পাসপোর্ট।',
        when: 'এক থেকে পাঁচ সপ্তাহ পরে',
      },
    ],
    goodToKnow: [
      'সময়মতো ফিরলে, না গেলে বা এয়ারপোর্ট থেকে ফেরত পাঠালে বন্ডের টাকা নিজে থেকেই ফেরত আসে। বেশি দিন থাকলে, কাজ করলে বা আশ্রয়সহ অন্য কোনো স্ট্যাটাস চাইলে আর ফেরত মেলে না। সাক্ষাৎকারের আগে কিংবা pay.gov ছাড়া অন্য কাউকে কখনো দেবেন না।',
      'বন্ড থাকলে তালিকার এয়ারপোর্ট দিয়েই ঢুকতে ও বেরোতে হয়: শুরুতে ছিল বোস্টন, নিউইয়র্ক জেএফকে ও ওয়াশিংটন ডালেস, পরে আরও যোগ হয়েছে। ভুল এয়ারপোর্ট দিয়ে গেলে বন্ডের টাকা হারাতে পারেন। আমরা সেদিনের তালিকা দেখে টিকেট করি।',
      'বেশির ভাগ প্রত্যাখ্যান ২১৪(বি) ধারায়: ফিরবেন বলে অফিসারের বিশ্বাস হয়নি। কাগজে তা কমই বদলায়। ফাইল নয়, জীবনে কিছু বদলালে তবেই আবার চেষ্টা করুন।',
      '২০২৫ সালের শেষ দিক থেকে শিশু ও প্রবীণসহ প্রায় সবাইকে সাক্ষাৎকারে যেতে হয়। ২৫০ ডলারের “ইন্টিগ্রিটি ফি” আইনে আছে, তবে আমরা শেষবার দেখার সময় নেওয়া শুরু হয়নি।',
    ],
    faq: questions({
      'আমার আগের ভিসা চালু আছে, বন্ড লাগবে?': 'না। ২০২৬ সালের ২১ জানুয়ারির আগে পাওয়া বি১/বি২ ভিসায় আগের মতোই যাওয়া যায়।',
      'বন্ড কি আপনারা করে দিতে পারেন?':
        'না, কেউই পারে না। কনস্যুলার অফিসারের পাঠানো লিংকে pay.gov সাইটে আপনি বা আপনার হয়ে কেউ টাকা দেবেন।',
      'অফিসার কী জিজ্ঞেস করেন?':
        'কোথায়, কত দিন, এখানে কী করেন, খরচ কার, ওখানে কে আছেন, আগে কোথায় গেছেন। ছোট, সত্য উত্তরই সবচেয়ে ভালো।',
      'জমির কাগজ নিতে হবে?': 'নিতে পারেন, কমই খুলে দেখেন। কাজ ও পরিবার নিয়ে আপনি যা বলেন, তার ওজন বেশি।',
      'স্টুডেন্ট ভিসায়ও কি বন্ড?': 'না। বন্ড বি১/বি২-এর জন্য। এফ-১ ভিসার ফর্ম, ফি ও সাক্ষাৎকার আলাদা; এই গাইডে নেই।',
    }),
    seo: { title: 'বাংলাদেশিদের আমেরিকার ভিজিট ভিসা: বন্ড, সাক্ষাৎকার, ফি' },
  },
};

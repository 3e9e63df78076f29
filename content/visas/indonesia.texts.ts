import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const indonesiaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Indonesia',
    summary:
      'No visa on arrival in Bali for Bangladesh passports: the visitor visa comes from the embassy in Dhaka, by appointment, before you fly.',
    kinds: {
      tourist: {
        name: 'Visitor visa (C1)',
        note: 'For holidays and family, one entry, up to 60 days. Some approvals come as an e-visa instead of a sticker; both are valid.',
      },
      business: {
        name: 'Business visit e-visa (C2)',
        note: 'Applied for online by a guarantor: a company registered in Indonesia. Without one it can’t be done.',
      },
    },
    fees: {
      besides: 'Bali’s visitor levy, IDR 150,000 (about ৳1,100), if you go there.',
      embassy:
        'Indonesian visa fee, IDR 1,000,000; at the embassy, what it asks in taka or dollars on the day. Not refundable.',
      centre: 'There is no visa centre; the embassy itself takes the papers for the visitor visa.',
      service:
        'Papers checked, file followed up; for the visitor visa, form filled in and appointment made. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid at least six months after you come back, with two blank pages side by side.',
      'photo-35x45':
        'The embassy has asked for a red background and, in later lists, for white. We look at the list of the day before you go to the studio.',
      'photo-digital':
        'The studio’s own JPEG file: for the visitor visa, of the same picture as the prints; for business, with a white background. Not a scan or a phone picture of a print.',
      'hotel-booking':
        'For every night that you don’t stay with a host. Names as in the passport, dates as in the flight booking.',
      'bank-statement':
        'Three months at least, better six. Indonesia asks for USD 2,000 or more (about ৳2,45,000) a person at the end. Sealed on every page.',
      'travel-insurance':
        'Or a signed statement that you pay for your own treatment. The policy costs little and answers the question.',
      'application-form': 'Filled in on the embassy’s site, printed and signed.',
    },
    ownPapers: {
      appointment: {
        name: 'Print of the embassy appointment',
        detail:
          'Since January 2026 the embassy takes nobody without one. Name and passport number as in the passport.',
      },
      'guarantor-papers': {
        name: 'Guarantor’s papers',
        detail:
          'Letter of the Indonesian company, its registration (NIB), the director’s ID and its guarantor account on the immigration site.',
      },
    },
    steps: [
      {
        title: 'Papers and bank balance',
        text: 'We look at the statement first: with less than USD 2,000 at the end we advise you to wait.',
        when: 'Day 1 to 3',
      },
      {
        title: 'Appointment',
        text: 'For the visitor visa, booked on the embassy’s site. In the weeks before Eid and in December dates go quickly. Business needs none: the guarantor applies online.',
        when: 'Day 3 to 7',
      },
      {
        title: 'Hand in at the embassy',
        text: 'For the visitor visa, in Gulshan 2, in the morning. Some applicants are asked a few questions: which islands, with whom, who pays.',
        when: 'On the appointment day',
      },
      {
        title: 'The decision',
        text: 'The embassy asks Jakarta about many files, so the days vary. We follow it up and tell you. Business takes up to 20 working days.',
        when: '7 to 14 working days',
      },
      {
        title: 'Before you fly',
        text: 'Fill in the All Indonesia arrival form online within three days before landing. If you go to Bali, also pay its visitor levy, IDR 150,000.',
        when: 'In the 3 days before landing',
      },
    ],
    goodToKnow: [
      'Until 2020 Bangladeshi citizens entered Bali without a visa. Old blogs and videos still say so; if you rely on them, the airline in Dhaka won’t board you.',
      'Approval is harder than for Thailand or Malaysia. A passport with two or three earlier visas, a steady salary account and a short plan of 6 to 9 nights help most.',
      'There is no direct flight. Most go via Kuala Lumpur or Singapore; stay in transit there, or you need that country’s visa too.',
      'People have been offered work, or a boat to Australia, through Bali. Both end in detention. We don’t take such files.',
      'The dry season is April to October. On Nyepi, the day of silence in March, Bali’s airport closes for 24 hours.',
    ],
    faq: questions({
      'Can I get the visa at Bali airport?':
        'No. Bangladesh is not on the list for the visa on arrival or the e-VOA.',
      'Is the USD 2,000 asked for each person?':
        'Yes for adults. For a family with one earner, a joint statement with a correspondingly larger sum and a sponsor letter has been accepted; the embassy decides.',
      'Can I extend the 60 days?':
        'The C1 visa can be extended in Indonesia at an immigration office, at a fee. Begin two weeks before the last day.',
      'My application was refused. When can I try again?':
        'There is no fixed time. We advise waiting three months and changing what was weak, most often the balance or an unclear plan.',
      'Do children need their own visa?':
        'Yes, at the same fee, with the birth certificate and the consent of the parent who stays at home.',
    }),
    seo: { title: 'Indonesia (Bali) visa for Bangladeshis: papers and fee' },
  },
  bn: {
    title: 'ইন্দোনেশিয়া',
    summary:
      'বাংলাদেশি পাসপোর্টে বালিতে অন অ্যারাইভাল নেই: ভিজিটর ভিসা নিতে হয় ঢাকার দূতাবাস থেকে, অ্যাপয়েন্টমেন্ট নিয়ে, যাওয়ার আগেই।',
    kinds: {
      tourist: {
        name: 'ভিজিটর ভিসা (সি১)',
        note: 'বেড়ানো বা আত্মীয়ের বাসা, একবার ঢোকা, সর্বোচ্চ ৬০ দিন। কখনো স্টিকারের বদলে ই-ভিসা আসে; দুটোই চলে।',
      },
      business: {
        name: 'বিজনেস ভিজিট ই-ভিসা (সি২)',
        note: 'ইন্দোনেশিয়ায় নিবন্ধিত কোম্পানি গ্যারান্টর হয়ে অনলাইনে আবেদন করে। গ্যারান্টর ছাড়া হয় না।',
      },
    },
    fees: {
      besides: 'বালি গেলে পর্যটক লেভি: দেড় লাখ রুপিয়া, প্রায় ৳১,১০০।',
      embassy: 'ইন্দোনেশিয়ার ভিসা ফি ১০ লাখ রুপিয়া; দূতাবাসে দিলে সেদিন টাকায় কি ডলারে যা ধরে। ফেরত নেই।',
      centre: 'ভিসা সেন্টার নেই, ভিজিটর ভিসার কাগজ দূতাবাস নিজেই নেয়।',
      service: 'কাগজ দেখা, ফাইলের খোঁজ রাখা; ভিজিটর ভিসায় ফর্ম পূরণ ও অ্যাপয়েন্টমেন্ট নেওয়া। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ফেরার পরও অন্তত ছয় মাস মেয়াদ, পাশাপাশি দুটি খালি পাতা।',
      'photo-35x45':
        'দূতাবাস কখনো লাল ব্যাকগ্রাউন্ড চেয়েছে, পরের তালিকায় সাদা। স্টুডিওতে যাওয়ার আগে সেদিনের তালিকা আমরা দেখে দিই।',
      'photo-digital':
        'স্টুডিওর দেওয়া মূল JPEG ফাইল: ভিজিটর ভিসায় ছাপা ছবিটিরই, বিজনেসে সাদা ব্যাকগ্রাউন্ডের। ছাপা ছবি স্ক্যান করে বা মোবাইলে তুলে দিলে চলবে না।',
      'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের। নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।',
      'bank-statement':
        'অন্তত তিন মাসের, ছয় মাসের হলে ভালো। ইন্দোনেশিয়ার নিয়মে শেষে জনপ্রতি অন্তত ২,০০০ ডলার (প্রায় ৳২,৪৫,০০০) থাকতে হবে। প্রতি পাতায় সিল।',
      'travel-insurance': 'অথবা নিজের চিকিৎসার খরচ নিজে দেবেন, এমন সই করা ঘোষণা। পলিসির খরচ কম, প্রশ্নও আর থাকে না।',
      'application-form': 'দূতাবাসের সাইটে পূরণ করে প্রিন্ট, তারপর সই।',
    },
    ownPapers: {
      appointment: {
        name: 'দূতাবাসের অ্যাপয়েন্টমেন্টের প্রিন্ট',
        detail: '২০২৬ সালের জানুয়ারি থেকে এটি ছাড়া দূতাবাস কারও কাগজ নেয় না। নাম ও নম্বর পাসপোর্টের মতো।',
      },
      'guarantor-papers': {
        name: 'গ্যারান্টরের কাগজ',
        detail: 'ইন্দোনেশীয় কোম্পানির চিঠি, নিবন্ধন (এনআইবি), পরিচালকের পরিচয়পত্র আর ইমিগ্রেশন সাইটে গ্যারান্টর অ্যাকাউন্ট।',
      },
    },
    steps: [
      {
        title: 'কাগজ ও ব্যাংকের অঙ্ক',
        text: 'আগে স্টেটমেন্ট দেখি। শেষে ২,০০০ ডলারের কম থাকলে অপেক্ষা করতে বলি।',
        when: 'দিন ১ থেকে ৩',
      },
      {
        title: 'অ্যাপয়েন্টমেন্ট',
        text: 'ভিজিটর ভিসায় দূতাবাসের সাইটে নিতে হয়। ঈদের আগে আর ডিসেম্বরে তারিখ তাড়াতাড়ি ফুরায়। বিজনেসে লাগে না, গ্যারান্টর অনলাইনে আবেদন করে।',
        when: 'দিন ৩ থেকে ৭',
      },
      {
        title: 'দূতাবাসে জমা',
        text: 'ভিজিটর ভিসায় গুলশান ২-এ, সকালে। কাউকে কাউকে দু-একটি প্রশ্ন করে: কোন দ্বীপ, কার সঙ্গে, খরচ কার।',
        when: 'অ্যাপয়েন্টমেন্টের দিন',
      },
      {
        title: 'সিদ্ধান্ত',
        text: 'দূতাবাসকে অনেক ফাইলের কথা জাকার্তায় জিজ্ঞেস করতে হয়, তাই সময় কমবেশি হয়। আমরা খোঁজ রাখি, জানাই। বিজনেসে ২০ কর্মদিবস পর্যন্ত লাগে।',
        when: '৭ থেকে ১৪ কর্মদিবস',
      },
      {
        title: 'যাওয়ার আগে',
        text: 'নামার আগের তিন দিনে অনলাইনে “অল ইন্দোনেশিয়া” ফর্ম পূরণ করুন। বালি গেলে পর্যটক লেভি দেড় লাখ রুপিয়াও দিন।',
        when: 'নামার আগের ৩ দিনে',
      },
    ],
    goodToKnow: [
      '২০২০ সালের আগে বাংলাদেশিরা বালিতে ভিসা ছাড়াই ঢুকতেন। পুরোনো ব্লগ আর ভিডিওতে এখনো তা-ই বলা; সেই ভরসায় গেলে ঢাকায় বিমানে তুলবে না।',
      'থাইল্যান্ড বা মালয়েশিয়ার চেয়ে পাওয়া কঠিন। পাসপোর্টে আগের দু-তিনটি ভিসা, নিয়মিত বেতনের হিসাব আর ৬ থেকে ৯ রাতের ছোট পরিকল্পনা থাকলে সুবিধা হয়।',
      'সরাসরি ফ্লাইট নেই। বেশির ভাগ যান কুয়ালালামপুর বা সিঙ্গাপুর হয়ে; ট্রানজিটের বাইরে বেরোলে সে দেশের ভিসাও লাগবে।',
      'বালি হয়ে চাকরি বা নৌকায় অস্ট্রেলিয়া পাঠানোর প্রস্তাব শোনা যায়। দুটোরই শেষ আটককেন্দ্রে। এমন ফাইল আমরা নিই না।',
      'শুকনো মৌসুম এপ্রিল থেকে অক্টোবর। মার্চে “নিয়েপি” বা নীরবতার দিনে বালির এয়ারপোর্ট ২৪ ঘণ্টা বন্ধ থাকে।',
    ],
    faq: questions({
      'বালি এয়ারপোর্টে নেমে ভিসা পাওয়া যাবে?': 'না। অন অ্যারাইভাল বা ই-ভিওএর তালিকায় বাংলাদেশ নেই।',
      '২,০০০ ডলার কি প্রত্যেকের জন্য?':
        'বড়দের জন্য হ্যাঁ। পরিবারে একজনের আয় হলে সেই অনুপাতে বেশি অঙ্কের যৌথ স্টেটমেন্ট আর স্পন্সর লেটার দেওয়া যায়; মানবে কি না, দূতাবাস ঠিক করে।',
      '৬০ দিনের বেশি থাকা যায়?':
        'সি১ ভিসা ইন্দোনেশিয়ার ইমিগ্রেশন অফিসে ফি দিয়ে বাড়ানো যায়। শেষ দিনের দুই সপ্তাহ আগে শুরু করুন।',
      'ভিসা হয়নি। আবার কবে আবেদন করা যায়?':
        'বাঁধা সময় নেই। আমরা বলি তিন মাস অপেক্ষা করুন, আর যা দুর্বল ছিল ঠিক করুন; বেশির ভাগ সময় সেটা ব্যাংকের অঙ্ক বা অস্পষ্ট পরিকল্পনা।',
      'শিশুদের কি আলাদা ভিসা লাগে?': 'লাগে, ফিও একই। জন্মনিবন্ধন আর দেশে থেকে যাওয়া মা বা বাবার সম্মতিপত্র দিন।',
    }),
    seo: { title: 'ইন্দোনেশিয়া (বালি) ভিসা: কাগজপত্র ও ফি' },
  },
};

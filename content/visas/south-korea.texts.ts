import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const southKoreaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'South Korea',
    summary:
      'A C-3 short-term visa from the embassy in Baridhara. The list is strict, and the embassy calls employers.',
    kinds: {
      tourist: {
        name: 'Tourist visa (C-3-9), single entry',
        note: 'To be used within three months. The stay given is usually 15 to 30 days.',
      },
      business: {
        name: 'Business visa (C-3-4)',
        note: 'With the Korean company’s invitation, its business registration and tax papers.',
      },
      multiple: {
        name: 'Multiple entry, one year',
        note: 'For those who have used Korean or OECD visas several times without overstaying.',
      },
    },
    fees: {
      embassy:
        'Embassy of the Republic of Korea, Dhaka: 40 dollars, 90 for multiple entry, taken in taka. Not refundable if refused.',
      centre: 'No visa centre: papers go to the embassy’s own counter.',
      service:
        'Papers and translations checked, form filled in, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid at least six months, two blank pages, with a clear copy of the photo page.',
      'bank-statement':
        'No official sum. We advise ৳3,00,000 or more a person; it should show a regular income coming in.',
      'flight-booking': 'A booking with dates. The embassy itself says not to buy before the visa.',
      'hotel-booking':
        'For every night that you don’t stay with a host. Names as in the passport, dates as in the flight booking.',
      'photo-35x45': 'One, white background, not older than six months, glued to the form.',
      'invitation-letter':
        'Only for business or a visit to somebody: name, registration or ID, phone, reason.',
    },
    ownPapers: {
      'employment-certificate': {
        name: 'Certificate of employment',
        detail: 'Separate from the NOC: post, joining date, yearly salary, and who will confirm it by phone.',
      },
      'korean-company': {
        name: 'Papers of the Korean company',
        detail:
          'Business registration, tax payment certificate, and proof of trade with you: LC, contract, e-mails.',
      },
    },
    steps: [
      {
        title: 'Check against the list',
        text: 'We read the embassy’s list of the week; it changes without much notice.',
        when: 'Day 1',
      },
      {
        title: 'Papers in English',
        text: 'Everything in Bangla is translated, and notarised where the list says so. Business papers take longest.',
        when: 'Day 2 to 5',
      },
      {
        title: 'To the embassy',
        text: 'Mornings, Sunday to Thursday. Incomplete files are turned back at the window.',
        when: 'Day 6',
      },
      {
        title: 'Review and calls',
        text: 'Tell your office that a call may come, in English or Bangla. Multiple entry takes up to 20 working days.',
        when: 'Day 7 to 20',
      },
      {
        title: 'Passport in the afternoon',
        text: 'With the receipt. Check dates and the category C-3.',
        when: 'Day 13 to 21',
      },
    ],
    goodToKnow: [
      'Korea has many Bangladeshi workers who came through EPS, and the embassy looks for tourists who intend to stay. Young men without family ties or travel are refused often; a second application within three months rarely ends differently.',
      'Jeju is visa free for many nations, but not for Bangladesh passports. Don’t believe a ticket seller who says otherwise.',
      'Before landing, fill in the e-Arrival card online. It is free and replaces the paper card.',
      'Cherry blossom is in early April, maple in late October. Around Seollal (February) and Chuseok (September) the embassy is closed and trains are full.',
    ],
    faq: questions({
      'Do we need K-ETA?': 'No. K-ETA is for nationalities that need no visa. Bangladeshis need a visa.',
      'Can I show my father’s bank balance?':
        'If he pays for the journey: with a letter, his papers and proof of relationship. A job holder is expected to pay from their own salary.',
      'How long is the stay?':
        'It is on the visa or the stamp: usually 15 or 30 days, 90 at most. Overstaying means a fine and a ban.',
      'May an agency hand in my file?':
        'For tourists often yes, through agencies that the embassy accepts. If it wants to see you, you go yourself with the originals.',
    }),
    seo: { title: 'South Korea visa for Bangladeshis: C-3, fee, papers' },
  },
  bn: {
    title: 'দক্ষিণ কোরিয়া',
    summary: 'বারিধারার দূতাবাস থেকে স্বল্পমেয়াদি সি-৩ ভিসা। কাগজের তালিকা কড়া, অফিসে ফোনও করে।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা (সি-৩-৯), সিঙ্গেল এন্ট্রি',
        note: 'তিন মাসের মধ্যে যেতে হবে। বেশির ভাগ সময় ১৫ থেকে ৩০ দিন থাকার অনুমতি দেয়।',
      },
      business: { name: 'বিজনেস ভিসা (সি-৩-৪)', note: 'কোরীয় কোম্পানির আমন্ত্রণ, ব্যবসা নিবন্ধন ও করের কাগজসহ।' },
      multiple: {
        name: 'মাল্টিপল এন্ট্রি, এক বছর',
        note: 'কোরিয়া বা ওইসিডি দেশের ভিসা কয়েকবার ঠিকভাবে ব্যবহার করে থাকলে।',
      },
    },
    fees: {
      embassy: 'দক্ষিণ কোরিয়ার দূতাবাস, ঢাকা: ৪০ ডলার, মাল্টিপল এন্ট্রিতে ৯০; নেওয়া হয় টাকায়। ভিসা না হলে ফেরত নেই।',
      centre: 'ভিসা সেন্টার নেই: কাগজ যায় দূতাবাসের নিজের কাউন্টারে।',
      service: 'কাগজ ও অনুবাদ মেলানো, ফর্ম, ফাইলের খোঁজ। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা; ছবির পাতার পরিষ্কার কপিসহ।',
      'bank-statement': 'নির্দিষ্ট অঙ্ক নেই। আমরা বলি জনপ্রতি ৳৩,০০,০০০ বা বেশি; নিয়মিত আয় জমা হতে দেখা গেলে ভালো।',
      'flight-booking': 'তারিখসহ বুকিং। ভিসার আগে টিকেট না কিনতে দূতাবাস নিজেই বলে।',
      'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের। নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।',
      'photo-35x45': 'একটি, সাদা ব্যাকগ্রাউন্ড, ছয় মাসের বেশি পুরোনো নয়; ফর্মে আঠা দিয়ে লাগানো।',
      'invitation-letter': 'শুধু ব্যবসা বা কারও কাছে গেলে: নাম, নিবন্ধন বা আইডি, ফোন, কারণ।',
    },
    ownPapers: {
      'employment-certificate': {
        name: 'চাকরির প্রত্যয়নপত্র',
        detail: 'এনওসির বাইরে আলাদা: পদ, যোগদানের তারিখ, বার্ষিক বেতন, আর ফোনে কে নিশ্চিত করবেন।',
      },
      'korean-company': {
        name: 'কোরীয় কোম্পানির কাগজ',
        detail: 'ব্যবসা নিবন্ধন, কর পরিশোধের সনদ আর আপনাদের লেনদেনের প্রমাণ: এলসি, চুক্তি, ইমেইল।',
      },
    },
    steps: [
      { title: 'তালিকার সঙ্গে মেলানো', text: 'দূতাবাসের সেই সপ্তাহের তালিকা দেখি; আগাম না জানিয়েই বদলায়।', when: 'দিন ১' },
      {
        title: 'ইংরেজিতে কাগজ',
        text: 'বাংলা কাগজ অনুবাদ হয়, আর তালিকায় লেখা থাকলে নোটারিও হয়। ব্যবসার কাগজেই সময় বেশি লাগে।',
        when: 'দিন ২ থেকে ৫',
      },
      { title: 'দূতাবাসে জমা', text: 'রবি থেকে বৃহস্পতিবার, সকালে। কাগজ কম থাকলে কাউন্টার থেকেই ফেরত।', when: 'দিন ৬' },
      {
        title: 'যাচাই ও ফোন',
        text: 'ইংরেজি বা বাংলায় ফোন আসতে পারে, অফিসে বলে রাখুন। মাল্টিপল এন্ট্রিতে ২০ কর্মদিবস পর্যন্ত লাগে।',
        when: 'দিন ৭ থেকে ২০',
      },
      {
        title: 'বিকেলে পাসপোর্ট',
        text: 'রসিদ দেখিয়ে। তারিখ আর সি-৩ শ্রেণি মিলিয়ে নিন।',
        when: 'দিন ১৩ থেকে ২১',
      },
    ],
    goodToKnow: [
      'ইপিএসে যাওয়া অনেক বাংলাদেশি কোরিয়ায় কাজ করেন; তাই পর্যটক সেজে কেউ থেকে যেতে চান কি না, দূতাবাস সেটাই খোঁজে। পরিবার বা ভ্রমণের রেকর্ড ছাড়া তরুণদের ভিসা প্রায়ই হয় না; তিন মাসের মধ্যে আবার আবেদন করলে ফল সাধারণত একই।',
      'জেজু অনেক দেশের জন্য ভিসামুক্ত, বাংলাদেশের জন্য নয়। টিকেট বিক্রেতা অন্য কথা বললে বিশ্বাস করবেন না।',
      'নামার আগে অনলাইনে ই-অ্যারাইভাল কার্ড পূরণ করুন। টাকা লাগে না, কাগজের কার্ডও আর লাগে না।',
      'চেরি ফোটে এপ্রিলের শুরুতে, ম্যাপলের রং অক্টোবরের শেষে। সলাল (ফেব্রুয়ারি) আর চুসকের (সেপ্টেম্বর) সময় দূতাবাস বন্ধ, ট্রেনে জায়গা মেলে না।',
    ],
    faq: questions({
      'কে-ইটিএ লাগবে?': 'না। যাদের ভিসা লাগে না, কে-ইটিএ তাদের জন্য। আমাদের ভিসাই লাগে।',
      'বাবার ব্যাংক হিসাব দেখানো যায়?':
        'তিনি খরচ দিলে যায়: চিঠি, তাঁর কাগজ আর সম্পর্কের প্রমাণসহ। চাকরিজীবীর বেলায় নিজের বেতন থেকেই খরচ আশা করে।',
      'কত দিন থাকা যায়?': 'ভিসা বা সিলে লেখা থাকে; সাধারণত ১৫ বা ৩০, সবচেয়ে বেশি ৯০ দিন। বেশি থাকলে জরিমানা ও নিষেধাজ্ঞা।',
      'এজেন্সি কি ফাইল জমা দিতে পারে?':
        'ট্যুরিস্টদের বেলায় প্রায়ই পারে, দূতাবাস যেসব এজেন্সির কাগজ নেয় তাদের মাধ্যমে। আপনাকে দেখতে চাইলে মূল কাগজ নিয়ে নিজে যেতে হবে।',
    }),
    seo: { title: 'বাংলাদেশিদের কোরিয়া ভিসা: সি-৩, ফি, কাগজপত্র' },
  },
};

import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const hongKongTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Hong Kong',
    summary:
      'An e-visa from Hong Kong’s own Immigration Department, separate from China. It takes four to six weeks, so begin early.',
    kinds: {
      visit: {
        name: 'Visit visa',
        note: 'For up to 14 days as a rule, entered within three months of issue.',
      },
      'business-visit': {
        name: 'Business visit',
        note: 'For meetings, fairs and sourcing, with a Hong Kong company as local sponsor.',
      },
    },
    fees: {
      centreName: 'Card charge',
      embassy: 'Hong Kong Immigration: 330 Hong Kong dollars, paid online only when the visa is approved.',
      centre: 'There is no visa centre. This is what the card company takes for the payment.',
      service:
        'Papers checked, uploaded in one file, questions answered. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'The rule asks for one month beyond the stay; airlines here want six months. All pages with stamps.',
      'bank-statement':
        'We advise ৳2,00,000 or more a person for a week. Hong Kong is expensive, and the officer knows it.',
      'invitation-letter':
        'Only for business or a stay with somebody: address, how you know them, and their identity card or the company’s registration.',
      'flight-booking': 'Return or onward. If you go on to China, the China visa too.',
      'hotel-booking':
        'For every night that you don’t stay with a host. Names as in the passport, dates as in the flight booking.',
    },
    ownPapers: {
      'hk-sponsor': {
        name: 'Papers of the local sponsor',
        detail:
          'Required for business, helpful for tourists: form ID 1003B, business registration or Hong Kong identity card, phone.',
      },
    },
    steps: [
      {
        title: 'Begin two months ahead',
        text: 'Four weeks is the official time once all papers are there. Count on six, besides the week for your papers.',
        when: 'Week 1',
      },
      {
        title: 'Form and scans',
        text: 'One application for each person; a family goes in together. You read it before we send.',
        when: 'Week 1',
      },
      {
        title: 'Questions by e-mail',
        text: 'The officer often asks once for more. The clock stops until the answer is in.',
        when: 'Week 2 to 4',
      },
      {
        title: 'Pay and download',
        text: 'After approval the fee is paid by card and the e-visa can be printed on plain paper.',
        when: 'Week 5 to 7',
      },
    ],
    goodToKnow: [
      'Hong Kong decides alone: a China visa gives no right to enter, and the other way round. Macao needs a third one.',
      'Nobody can make it faster, the Chinese embassy included. Whoever offers a Hong Kong visa in a week is selling something else.',
      'The officer wants to see why Hong Kong and why now. A fair registration, a stop on the way to somewhere or a family plan with Disneyland dates is better than “visit”.',
    ],
    faq: questions({
      'Can I change planes in Hong Kong without a visa?':
        'With one through ticket and without leaving the transit area it is mostly allowed. With two tickets, or bags to collect, you need a visa. Ask the airline in writing.',
      'Do I have to give fingerprints or go to an interview?':
        'No. Everything is done online; the passport stays with you.',
      'Is the fee lost if they refuse?':
        'The Immigration Department’s fee is taken only after approval. Our charge is for the work and isn’t refunded after a refusal.',
      'Can I stay longer than 14 days?':
        'An extension is possible for a strong reason, applied for within seven days before the limit. Tourists seldom get it.',
    }),
    seo: { title: 'Hong Kong visa for Bangladeshis: online, four to six weeks' },
  },
  bn: {
    title: 'হংকং',
    summary: 'হংকংয়ের নিজস্ব ইমিগ্রেশনের ই-ভিসা, চীনের ভিসা থেকে আলাদা। চার থেকে ছয় সপ্তাহ লাগে, তাই আগেভাগে শুরু করুন।',
    kinds: {
      visit: { name: 'ভিজিট ভিসা', note: 'সাধারণত সর্বোচ্চ ১৪ দিন; ইস্যুর তিন মাসের মধ্যে যেতে হবে।' },
      'business-visit': {
        name: 'ব্যবসায়িক সফর',
        note: 'মিটিং, মেলা বা পণ্য দেখার জন্য, হংকংয়ের কোম্পানি স্পন্সর থাকলে।',
      },
    },
    fees: {
      centreName: 'কার্ডের চার্জ',
      embassy: 'হংকং ইমিগ্রেশন: ৩৩০ হংকং ডলার, অনলাইনে; ভিসা অনুমোদন হলে তবেই দিতে হয়।',
      centre: 'ভিসা সেন্টার নেই। কার্ডে ফি দিলে কার্ড কোম্পানি এটুকু কাটে।',
      service: 'কাগজ দেখা, এক ফাইলে আপলোড, প্রশ্নের জবাব। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'নিয়মে সফর শেষের পর এক মাস মেয়াদ থাকলেই চলে, তবে এখানকার এয়ারলাইন ছয় মাস চায়। সিল থাকা সব পাতা।',
      'bank-statement': 'এক সপ্তাহের জন্য আমরা বলি জনপ্রতি ৳২,০০,০০০ বা বেশি। হংকং দামি শহর, অফিসারও তা জানেন।',
      'invitation-letter':
        'শুধু ব্যবসার কাজে গেলে বা কারও বাসায় থাকলে: ঠিকানা, কীভাবে চেনেন, আর তাঁর পরিচয়পত্র বা কোম্পানির নিবন্ধন।',
      'flight-booking': 'ফেরার বা পরের গন্তব্যের। চীন গেলে চীনের ভিসাও দিন।',
      'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের। নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।',
    },
    ownPapers: {
      'hk-sponsor': {
        name: 'স্থানীয় স্পন্সরের কাগজ',
        detail: 'ব্যবসায় লাগবেই, ট্যুরিস্টের বেলায় কাজে দেয়: আইডি ১০০৩বি ফর্ম, ব্যবসা নিবন্ধন বা হংকংয়ের পরিচয়পত্র, ফোন।',
      },
    },
    steps: [
      {
        title: 'দুই মাস আগে শুরু',
        text: 'সব কাগজ পাওয়ার পর সরকারি হিসাবে চার সপ্তাহ। ছয় সপ্তাহ ধরে রাখুন, কাগজ গোছানোর সপ্তাহটা আলাদা।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'ফর্ম ও স্ক্যান',
        text: 'প্রত্যেকের আলাদা আবেদন, পরিবার একসঙ্গে জমা। পাঠানোর আগে আপনি পড়ে নেন।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'ইমেইলে প্রশ্ন',
        text: 'অফিসার প্রায়ই একবার বাড়তি কাগজ চান। জবাব না যাওয়া পর্যন্ত দিন গোনা বন্ধ থাকে।',
        when: 'সপ্তাহ ২ থেকে ৪',
      },
      {
        title: 'ফি দিয়ে ডাউনলোড',
        text: 'অনুমোদনের পর কার্ডে ফি দিয়ে ই-ভিসা সাদা কাগজে প্রিন্ট করা যায়।',
        when: 'সপ্তাহ ৫ থেকে ৭',
      },
    ],
    goodToKnow: [
      'সিদ্ধান্ত শুধু হংকংয়ের: চীনের ভিসায় হংকংয়ে ঢোকা যায় না, উল্টোটাও নয়। ম্যাকাওয়ের ভিসা আবার আলাদা।',
      'তাড়াতাড়ি করানোর উপায় কারও নেই, চীনা দূতাবাসেরও না। এক সপ্তাহে হংকং ভিসার কথা যে বলে, তার কথায় ভরসা করবেন না।',
      'কেন হংকং, কেন এখন—অফিসার এটাই জানতে চান। শুধু “ঘুরতে” লেখার চেয়ে মেলার নিবন্ধন, অন্য কোথাও যাওয়ার পথে থামা বা ডিজনিল্যান্ডের তারিখসহ পারিবারিক পরিকল্পনা ভালো।',
    ],
    faq: questions({
      'ভিসা ছাড়া হংকংয়ে ফ্লাইট বদলানো যায়?':
        'এক টিকেটে, ট্রানজিট এলাকার ভেতরে থাকলে বেশির ভাগ সময় যায়। আলাদা টিকেট বা ব্যাগ তোলার থাকলে ভিসা লাগবে। এয়ারলাইনের কাছ থেকে লিখিতভাবে জেনে নিন।',
      'আঙুলের ছাপ বা সাক্ষাৎকার দিতে হয়?': 'না। সব অনলাইনে; পাসপোর্ট আপনার কাছেই থাকে।',
      'ভিসা না হলে ফি যাবে?':
        'ইমিগ্রেশনের ফি নেওয়া হয় অনুমোদনের পরেই। আমাদের চার্জ কাজের জন্য, ভিসা না হলে সেটি ফেরত হয় না।',
      '১৪ দিনের বেশি থাকা যায়?':
        'জোরালো কারণ থাকলে মেয়াদ শেষের আগের সাত দিনের মধ্যে বাড়ানোর আবেদন করা যায়। পর্যটকদের কমই দেয়।',
    }),
    seo: { title: 'বাংলাদেশিদের হংকং ভিসা: অনলাইনে, চার থেকে ছয় সপ্তাহ' },
  },
};

import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const egyptTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Egypt',
    summary:
      'A sticker visa from the embassy in Gulshan 2. With a used, valid US, UK, Schengen, Japanese, Canadian, Australian or New Zealand visa you may get it at Cairo airport.',
    kinds: {
      tourist: {
        name: 'Tourist visa, single entry',
        note: 'Security in Cairo looks at each name, so the time differs a lot from file to file.',
      },
      'on-arrival': {
        name: 'Visa on arrival at Cairo, with conditions',
        note: 'For holders of a valid and already used visa of the USA, UK, Schengen, Canada, Australia, New Zealand or Japan.',
      },
    },
    fees: {
      embassy:
        'Embassy of Egypt, Dhaka, in taka; on arrival 30 dollars at the bank counter (25 until early 2026).',
      centre: 'No visa centre: papers for the sticker visa go to the embassy’s own counter.',
      service:
        'Papers checked, form filled in, file followed up. For on arrival: bookings and a check of the conditions. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid at least six months on the day you enter, two blank pages.',
      'bank-statement': 'We advise ৳2,00,000 or more a person for ten days.',
      'hotel-booking':
        'Cairo, the cruise and the Red Sea, each with address and phone. A booking for every night that you don’t stay with a host.',
      'invitation-letter': 'Only if somebody in Egypt invites you, or the Egyptian tour operator of a group.',
      'return-ticket': 'It must be paid for before you fly.',
      'company-pad': 'A forwarding letter on it; for the embassy also one blank sheet.',
    },
    ownPapers: {
      'supporting-visa': {
        name: 'Used visa of a listed country',
        detail: 'Valid, with at least one entry stamp. Print the visa page and the stamp.',
      },
      'egypt-funds': {
        name: 'Money for the journey',
        detail:
          'The embassy named 5,000 dollars a person in August 2025, in cash or on an international card. Endorse it.',
      },
    },
    steps: [
      {
        title: 'Embassy or airport',
        text: 'We look at your visas and say which way is safe for you.',
        when: 'Day 1',
      },
      {
        title: 'Papers and bookings',
        text: 'Hotel by hotel; for the embassy also the form in English, photographs and the letter. For the visa on arrival, the last step comes next.',
        when: 'Day 2 to 3',
      },
      {
        title: 'To the embassy',
        text: 'Gulshan 2, in the morning. The passport mostly stays there.',
        when: 'Day 4',
      },
      {
        title: 'Clearance from Cairo',
        text: 'Ten to twenty-five working days. The embassy can’t hurry it.',
        when: 'Week 2 to 6',
      },
      {
        title: 'At Cairo airport',
        text: 'With the sticker, go straight to the officer. For the visa on arrival, first pay its fee at the bank counter, then show the used visa, the money, the hotels and the return ticket.',
        when: 'On arrival',
      },
    ],
    goodToKnow: [
      'On 4 August 2025 the embassy in Dhaka published the conditions for a visa on arrival. Airlines follow them at check-in: without all of them you don’t board.',
      'The electronic visa site lists many nations. It didn’t accept Bangladesh passports when we last checked; don’t pay sites that say otherwise.',
      'October to April is the season. From May to September Luxor and Aswan pass 40 degrees by noon.',
      'To combine Egypt with Umrah, put Cairo first or last and keep the Saudi visa’s one-month rule in mind.',
    ],
    faq: questions({
      'My US visa is valid but I never used it. Can I get the visa on arrival?':
        'No. The visa must have been used at least once. Get the sticker visa from the embassy.',
      'Do children need the 5,000 dollars too?':
        'The notice mentions each traveller and says nothing about children. Carry a card with enough for everyone, or take the sticker visa for the children.',
      'Can I enter at Hurghada or Sharm?':
        'The embassy’s notice mentions Cairo airport. For that reason we route on-arrival travellers via Cairo.',
      'Can the family of an Al-Azhar student visit?':
        'Yes, for a visit, with the student’s residence card and enrolment letter besides the usual papers.',
    }),
    seo: { title: 'Egypt visa for Bangladeshis: embassy, or on arrival in Cairo' },
  },
  bn: {
    title: 'মিশর',
    summary:
      'গুলশান ২-এর দূতাবাস থেকে স্টিকার ভিসা। আমেরিকা, যুক্তরাজ্য, শেনজেন, জাপান, কানাডা, অস্ট্রেলিয়া বা নিউজিল্যান্ডের ব্যবহার করা চালু ভিসা থাকলে কায়রো এয়ারপোর্টেও মিলতে পারে।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা, সিঙ্গেল এন্ট্রি',
        note: 'প্রতিটি নাম কায়রো থেকে যাচাই হয়, তাই সময় একেক ফাইলে একেক রকম।',
      },
      'on-arrival': {
        name: 'কায়রোয় অন অ্যারাইভাল, শর্তসাপেক্ষে',
        note: 'আমেরিকা, যুক্তরাজ্য, শেনজেন, কানাডা, অস্ট্রেলিয়া, নিউজিল্যান্ড বা জাপানের চালু ও আগে ব্যবহার করা ভিসা থাকলে।',
      },
    },
    fees: {
      embassy: 'মিশর দূতাবাস, ঢাকা, টাকায়। অন অ্যারাইভালে ব্যাংক কাউন্টারে ৩০ ডলার (২০২৬ সালের শুরু পর্যন্ত ছিল ২৫)।',
      centre: 'ভিসা সেন্টার নেই: স্টিকার ভিসার কাগজ যায় দূতাবাসের নিজের কাউন্টারে।',
      service: 'কাগজ দেখা, ফর্ম, ফাইলের খোঁজ। অন অ্যারাইভালে বুকিং আর শর্ত মিলিয়ে দেওয়া। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ঢোকার দিন অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা।',
      'bank-statement': 'দশ দিনের জন্য আমরা বলি জনপ্রতি ৳২,০০,০০০ বা বেশি।',
      'hotel-booking':
        'কায়রো, ক্রুজ, লোহিত সাগর—প্রতিটির ঠিকানা ও ফোনসহ। আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের বুকিং থাকতে হবে।',
      'invitation-letter': 'শুধু মিশরের কেউ আমন্ত্রণ করলে, বা দলের বেলায় মিশরীয় ট্যুর অপারেটরের।',
      'return-ticket': 'যাওয়ার আগেই কেনা থাকতে হবে।',
      'company-pad': 'প্যাডে লেখা একটি ফরোয়ার্ডিং লেটার; দূতাবাসে জমা দিলে একটি খালি পাতাও।',
    },
    ownPapers: {
      'supporting-visa': {
        name: 'তালিকার দেশের ব্যবহৃত ভিসা',
        detail: 'চালু, অন্তত একটি এন্ট্রি সিলসহ। ভিসার পাতা আর সিলের প্রিন্ট।',
      },
      'egypt-funds': {
        name: 'ভ্রমণের টাকা',
        detail: '২০২৫ সালের আগস্টে দূতাবাস জনপ্রতি ৫,০০০ ডলারের কথা বলেছে, নগদ বা আন্তর্জাতিক কার্ডে। এনডোর্স করে নিন।',
      },
    },
    steps: [
      { title: 'দূতাবাস নাকি এয়ারপোর্ট', text: 'আপনার ভিসাগুলো দেখে বলি, কোন পথ নিরাপদ।', when: 'দিন ১' },
      {
        title: 'কাগজ ও বুকিং',
        text: 'একে একে সব হোটেল; দূতাবাসের জন্য ইংরেজিতে ফর্ম, ছবি ও চিঠিও। অন অ্যারাইভালে এরপর শুধু শেষ ধাপ।',
        when: 'দিন ২ থেকে ৩',
      },
      { title: 'দূতাবাসে জমা', text: 'গুলশান ২, সকালে। পাসপোর্ট সাধারণত ওখানেই থাকে।', when: 'দিন ৪' },
      { title: 'কায়রোর ছাড়পত্র', text: 'দশ থেকে পঁচিশ কর্মদিবস। দূতাবাসও তাড়া দিতে পারে না।', when: 'সপ্তাহ ২ থেকে ৬' },
      {
        title: 'কায়রো এয়ারপোর্টে',
        text: 'স্টিকার থাকলে সোজা অফিসারের কাছে। অন অ্যারাইভালে আগে ব্যাংক কাউন্টারে ফি দিন, তারপর ব্যবহৃত ভিসা, টাকা, হোটেল বুকিং আর ফেরার টিকেট দেখান।',
        when: 'নামার পর',
      },
    ],
    goodToKnow: [
      '২০২৫ সালের ৪ আগস্ট ঢাকার মিশর দূতাবাস অন অ্যারাইভালের শর্তগুলো প্রকাশ্যে জানিয়েছে। এয়ারলাইন চেক-ইনে সেগুলোই দেখে: একটি কম থাকলেও বিমানে উঠতে দেয় না।',
      'ই-ভিসার সাইটে অনেক দেশের নাম আছে। আমরা শেষবার দেখার সময় বাংলাদেশি পাসপোর্ট সেখানে নেয়নি; অন্য কথা বলা সাইটে টাকা দেবেন না।',
      'মৌসুম অক্টোবর থেকে এপ্রিল। মে থেকে সেপ্টেম্বরে লুক্সর-আসওয়ানে দুপুরের আগেই ৪০ ডিগ্রি ছাড়ায়।',
      'ওমরাহর সঙ্গে মিশর মেলালে কায়রো রাখুন একদম আগে বা পরে; সৌদি ভিসার এক মাসের নিয়মটা মাথায় রাখুন।',
    ],
    faq: questions({
      'আমেরিকার ভিসা আছে, কিন্তু যাইনি। অন অ্যারাইভাল হবে?':
        'না। ভিসাটি অন্তত একবার ব্যবহার করা থাকতে হবে। দূতাবাস থেকে স্টিকার নিন।',
      'শিশুদের জন্যও কি ৫,০০০ ডলার?':
        'বিজ্ঞপ্তিতে জনপ্রতি বলা আছে, শিশুদের কথা আলাদা করে নেই। সবার খরচ চলে এমন কার্ড রাখুন, অথবা শিশুদের জন্য স্টিকার ভিসা নিন।',
      'হুরগাদা বা শার্ম দিয়ে ঢোকা যায়?':
        'দূতাবাসের বিজ্ঞপ্তিতে কায়রো এয়ারপোর্টের কথা আছে। তাই অন অ্যারাইভালের যাত্রীদের আমরা কায়রো হয়েই পাঠাই।',
      'আল-আজহারের শিক্ষার্থীর পরিবার যেতে পারে?':
        'পারে, বেড়াতে। সাধারণ কাগজের সঙ্গে শিক্ষার্থীর রেসিডেন্স কার্ড আর ভর্তির চিঠি দিন।',
    }),
    seo: { title: 'বাংলাদেশিদের মিশর ভিসা: দূতাবাস, নাকি কায়রোয় নেমে' },
  },
};

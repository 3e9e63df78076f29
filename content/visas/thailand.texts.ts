import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const thailandTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Thailand',
    summary: 'An e-Visa, applied for online and sent by e-mail. Your passport stays with you.',
    kinds: {
      tourist: {
        name: 'Tourist e-Visa, single entry',
        note: 'For holidays of up to 60 days. The officer at the airport stamps the last day you may stay: read it.',
      },
      'tourist-multiple': {
        name: 'Tourist e-Visa, multiple entry',
        note: 'As often as you like within six months, 60 days each time. The embassy asks for a much larger bank balance.',
      },
      medical: {
        name: 'Medical e-Visa',
        note: 'For treatment with an appointment at a Thai hospital; attendants apply in the same category.',
      },
      business: {
        name: 'Business e-Visa (Non-Immigrant B)',
        note: 'For meetings and contracts with an invitation from a Thai company. It is not a work permit.',
      },
    },
    fees: {
      embassy:
        'Royal Thai Embassy, Dhaka; in taka, at this rate since September 2025. Not refundable if refused.',
      centre: 'There is no visa centre.',
      service:
        'Papers checked and scanned, form filled in, the fee paid online, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid at least six months on the day you enter. The page with your photo, in colour, all four corners visible.',
      nid: 'Both sides. The form asks for proof that you live in Bangladesh, and this is it. Under 18 and without one: the birth registration certificate.',
      'bank-statement':
        'For a single entry the embassy asks for 20,000 baht a person (about ৳75,000). We advise ৳1,00,000, held for three months or longer. Multiple entry takes much more.',
      'invitation-letter':
        'From the Thai company: why you come, on which dates, with its registration number.',
      'hotel-booking':
        'For every night (on the medical visa, those that you don’t spend in hospital), with the names of all travellers. The embassy notices bookings that are cancelled at once.',
    },
    ownPapers: {
      'hospital-letter': {
        name: 'Hospital appointment',
        detail:
          'From the Thai hospital: patient’s name, treatment, doctor, date and estimate. With the reports of your doctor in Bangladesh.',
      },
    },
    steps: [
      {
        title: 'Send us scans',
        text: 'By WhatsApp or at our office. We tell you the same day what is missing.',
        when: 'Day 1',
      },
      {
        title: 'We fill in the form, you read it',
        text: 'Nothing is submitted until you have approved every line.',
        when: 'Day 2',
      },
      {
        title: 'Fee is paid online',
        text: 'The embassy counts the days from the payment. Cash is not taken.',
        when: 'Day 2',
      },
      {
        title: 'Embassy decides',
        text: 'It may ask for one more paper through the site. We see that and write to you. Multiple entry and business take up to 15 working days.',
        when: 'Day 3 to 14',
      },
      {
        title: 'The visa comes by e-mail',
        text: 'Print two copies; carry one with the passport. Then buy the ticket.',
        when: 'Day 14',
      },
    ],
    goodToKnow: [
      'Before you fly, fill in the Thailand Digital Arrival Card online, at most three days before landing. It is free; sites that take money for it are not the government’s.',
      'Expect longer waits before Eid, in December and before Songkran in mid-April, when the embassy is closed for several days.',
      'A first journey abroad is no reason for refusal by itself. A large sum put into the account last week is.',
      'At Suvarnabhumi an officer may ask for the hotel, the return ticket and the equivalent of 20,000 baht a person in cash. Carry them in your hand luggage.',
      'Fees were raised in September 2025 because of the exchange rate and may move again. You pay what the site shows on the day.',
    ],
    faq: questions({
      'Is the visa certain if my papers are complete?':
        'No one can promise that; the embassy alone decides. What you and we can do is see that the papers are complete.',
      'Can my wife and children apply with my statement?':
        'Yes, with the marriage certificate and the children’s birth certificates. Each person still has a form and a fee of their own.',
      'Do I need to visit the embassy?':
        'Not for the e-Visa, unless the embassy calls you for an interview. That is rare.',
      'Must I buy the ticket first?':
        'No. A booking with a reference is enough. Buy it once the visa is granted.',
      'Can I stay longer than 60 days?':
        'Thai immigration may extend a tourist stay once, usually by 30 days, for 1,900 baht. It decides each case.',
    }),
    seo: { title: 'Thailand e-Visa for Bangladeshis: fee, papers, days' },
  },
  bn: {
    title: 'থাইল্যান্ড',
    summary: 'ই-ভিসা: আবেদন অনলাইনে, ভিসা আসে ইমেইলে। পাসপোর্ট আপনার কাছেই থাকে।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ই-ভিসা, সিঙ্গেল এন্ট্রি',
        note: 'সর্বোচ্চ ৬০ দিনের বেড়ানো। কত তারিখ পর্যন্ত থাকতে পারবেন, এয়ারপোর্টে সিলে লিখে দেয়; পড়ে নিন।',
      },
      'tourist-multiple': {
        name: 'ট্যুরিস্ট ই-ভিসা, মাল্টিপল এন্ট্রি',
        note: 'ছয় মাসের মধ্যে যতবার খুশি, প্রতিবার ৬০ দিন। ব্যাংকে অনেক বেশি টাকা দেখাতে হয়।',
      },
      medical: {
        name: 'মেডিকেল ই-ভিসা',
        note: 'থাই হাসপাতালে অ্যাপয়েন্টমেন্ট থাকলে। সঙ্গে যাঁরা যাবেন, তাঁরাও এই শ্রেণিতেই আবেদন করেন।',
      },
      business: {
        name: 'বিজনেস ই-ভিসা (নন-ইমিগ্র্যান্ট বি)',
        note: 'থাই কোম্পানির আমন্ত্রণে মিটিং ও চুক্তির জন্য। এটি কাজের অনুমতি নয়।',
      },
    },
    fees: {
      embassy: 'রয়্যাল থাই দূতাবাস, ঢাকা; টাকায়, ২০২৫ সালের সেপ্টেম্বর থেকে এই হার। ভিসা না হলে ফেরত নেই।',
      centre: 'কোনো ভিসা সেন্টার নেই।',
      service: 'কাগজ যাচাই ও স্ক্যান, ফর্ম পূরণ, অনলাইনে ফি দেওয়া, ফাইলের খোঁজ রাখা। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      'invitation-letter': 'থাই কোম্পানির: কেন যাচ্ছেন, কোন তারিখে, সঙ্গে তাদের নিবন্ধন নম্বর।',
      passport: 'ঢোকার দিন অন্তত ছয় মাস মেয়াদ থাকতে হবে। ছবির পাতা রঙিন স্ক্যান, চার কোনাই যেন দেখা যায়।',
      nid: 'দুই পিঠ। বাংলাদেশেই থাকেন, ফর্মে তার প্রমাণ চায়; এটিই সেই প্রমাণ। বয়স ১৮ বছরের কম আর এনআইডি না থাকলে জন্মনিবন্ধন সনদ।',
      'bank-statement':
        'সিঙ্গেল এন্ট্রিতে দূতাবাস জনপ্রতি ২০,০০০ বাথ (প্রায় ৳৭৫,০০০) দেখতে চায়। আমরা বলি ৳১,০০,০০০ রাখুন, অন্তত তিন মাস ধরে। মাল্টিপল এন্ট্রিতে অনেক বেশি লাগে।',
      'hotel-booking': 'প্রতি রাতের, মেডিকেল ভিসায় হাসপাতালের রাত বাদে; সবার নামসহ। বুকিং করেই বাতিল করলে তা ধরা পড়ে।',
    },
    ownPapers: {
      'hospital-letter': {
        name: 'হাসপাতালের অ্যাপয়েন্টমেন্ট',
        detail: 'থাই হাসপাতালের চিঠি: রোগীর নাম, চিকিৎসা, চিকিৎসক, তারিখ ও আনুমানিক খরচ। সঙ্গে দেশের চিকিৎসকের রিপোর্ট।',
      },
    },
    steps: [
      { title: 'স্ক্যান কপি পাঠান', text: 'হোয়াটসঅ্যাপে বা অফিসে এসে। কী বাকি, সেদিনই জানিয়ে দিই।', when: 'দিন ১' },
      {
        title: 'আমরা ফর্ম পূরণ করি, আপনি পড়ে দেখেন',
        text: 'প্রতিটি লাইন দেখে আপনি সম্মতি দিলে তবেই জমা হয়।',
        when: 'দিন ২',
      },
      { title: 'অনলাইনে ফি জমা', text: 'ফি দেওয়ার দিন থেকে দূতাবাস দিন গোনে। নগদ টাকা নেয় না।', when: 'দিন ২' },
      {
        title: 'দূতাবাসের সিদ্ধান্ত',
        text: 'সাইটের মাধ্যমে আরও কোনো কাগজ চাইতে পারে। আমরা নজর রাখি, চাইলে আপনাকে জানাই। মাল্টিপল এন্ট্রি ও বিজনেসে ১৫ কর্মদিবস পর্যন্ত লাগে।',
        when: 'দিন ৩ থেকে ১৪',
      },
      {
        title: 'ইমেইলে ভিসা',
        text: 'দুই কপি প্রিন্ট করুন, একটি পাসপোর্টের সঙ্গে রাখুন। টিকেট কিনুন এর পরে।',
        when: 'দিন ১৪',
      },
    ],
    goodToKnow: [
      'নামার আগের তিন দিনের মধ্যে অনলাইনে থাইল্যান্ড ডিজিটাল অ্যারাইভাল কার্ড পূরণ করুন। এতে টাকা লাগে না; যে সাইট টাকা চায়, সেটি সরকারি নয়।',
      'ঈদের আগে, ডিসেম্বরে আর এপ্রিলের মাঝামাঝি সংক্রানের আগে সময় বেশি লাগে। সংক্রানে দূতাবাস কয়েক দিন বন্ধ থাকে।',
      'প্রথমবার বিদেশ যাচ্ছেন বলেই ভিসা আটকায় না। আটকায় গত সপ্তাহে হঠাৎ বড় অঙ্ক জমা পড়লে।',
      'সুবর্ণভূমি এয়ারপোর্টে হোটেল, ফেরার টিকেট আর জনপ্রতি ২০,০০০ বাথের সমান নগদ টাকা দেখতে চাইতে পারে। হাতব্যাগেই রাখুন।',
      'টাকার দর পড়ায় ২০২৫ সালের সেপ্টেম্বরে ফি বেড়েছে, আবারও বদলাতে পারে। জমার দিন সাইটে যা দেখায়, সেটিই দিতে হয়।',
    ],
    faq: questions({
      'কাগজ ঠিক থাকলে ভিসা কি নিশ্চিত?':
        'এ নিশ্চয়তা কেউ দিতে পারে না, সিদ্ধান্ত শুধু দূতাবাসের। আপনার আর আমাদের হাতে যা আছে, তা হলো কাগজ ঠিকঠাক রাখা।',
      'আমার স্টেটমেন্টে স্ত্রী-সন্তানের আবেদন হবে?':
        'হবে। বিয়ের সনদ আর সন্তানের জন্মনিবন্ধন দিন। তবে প্রত্যেকের ফর্ম ও ফি আলাদা।',
      'দূতাবাসে যেতে হবে?': 'ই-ভিসায় যেতে হয় না, যদি না সাক্ষাৎকারে ডাকে। সেটা কমই হয়।',
      'আগে টিকেট কিনতে হবে?': 'না। রেফারেন্সসহ বুকিং থাকলেই চলে। ভিসা এলে কিনুন।',
      '৬০ দিনের বেশি থাকা যায়?': 'থাই ইমিগ্রেশন চাইলে একবার, সাধারণত ৩০ দিন বাড়ায়; ফি ১,৯০০ বাথ। সিদ্ধান্ত তাদের।',
    }),
    seo: { title: 'থাইল্যান্ডের ই-ভিসা: ফি, কাগজপত্র, কত দিন লাগে' },
  },
};

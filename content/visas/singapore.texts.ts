import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const singaporeTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Singapore',
    summary:
      'An e-Visa. In Dhaka only authorised visa agents can hand in the application; the consulate takes no papers from visitors.',
    kinds: {
      tourist: {
        name: 'Tourist e-Visa',
        note: 'Most first visas are valid for about nine weeks; people with a travel record may get up to two years. The stay is up to 30 days and is set when you land.',
      },
      business: {
        name: 'Business e-Visa',
        note: 'With a letter of introduction (Form V39A) from a company registered in Singapore, or an application made by that company.',
      },
      medical: {
        name: 'Medical e-Visa',
        note: 'The hospital’s letter takes the place of the hotel booking, and its international office can often apply for you.',
      },
    },
    fees: {
      centreName: 'Visa agent’s charge',
      embassy: 'Singapore visa fee, SGD 30. Not refundable, whatever the decision.',
      centre: 'Charge of the authorised visa agent that hands the papers in.',
      service:
        'Papers checked, Form 14A filled in, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid at least six months on the day you land. We scan every page with a stamp; the passport goes back to you.',
      'photo-35x45':
        'White background, matt, within three months, no white clothes. The photo file must be the same picture.',
      'bank-statement':
        'Last six months, sealed. We advise ৳1,50,000 or more a person: Singapore is expensive, and the officer knows it.',
      'hotel-booking':
        'For every night, with the full address. If you stay with family, a copy of their identity card (IC) and a signed letter instead.',
    },
    ownPapers: {
      'form-14a': {
        name: 'Form 14A, signed',
        detail:
          'Four pages. Every earlier refusal and overstay must be written; leaving one out is worse than having one.',
      },
      'letter-of-introduction': {
        name: 'Letter of introduction, Form V39A (if you have a host)',
        detail:
          'From a citizen, permanent resident or company in Singapore. Needed for the business visa, not for an ordinary holiday.',
      },
      'hospital-letter': {
        name: 'Hospital appointment',
        detail:
          'From the hospital in Singapore: patient’s name, treatment, doctor and dates. It takes the place of the hotel booking.',
      },
    },
    steps: [
      {
        title: 'Bring the papers',
        text: 'At our office or by courier. We look at the passport for stamps that raise a question.',
        when: 'Day 1',
      },
      {
        title: 'Form 14A together',
        text: 'You answer, we type, you sign as in the passport.',
        when: 'Day 2',
      },
      {
        title: 'Handed in by an authorised agent',
        text: 'The agent uploads the file to Singapore’s system and pays the SGD 30.',
        when: 'Day 3',
      },
      {
        title: 'Singapore decides',
        text: 'Usually within five working days, the day of handing in not counted. Some files take two weeks without a reason given.',
        when: 'Day 4 to 10',
      },
      {
        title: 'e-Visa and arrival card',
        text: 'We send the e-Visa as a PDF. Within three days before landing, fill in the SG Arrival Card on the site of Singapore’s immigration authority (ICA).',
        when: 'Day 10',
      },
    ],
    goodToKnow: [
      'Bangladesh is on ICA’s Assessment Level II list. It means a longer form and sometimes a host in Singapore, not a refusal.',
      'A blank passport makes Singapore harder. If it is your first journey, a visit to Thailand or Malaysia before it helps more than any bank balance.',
      'A refusal comes without a reason. ICA lets you appeal through the same agent; a new application within a few weeks with the same papers rarely ends differently.',
      'The SG Arrival Card is free. Pages that ask for money for it are fakes.',
      'The Formula 1 weekend, Chinese New Year and December push up hotel prices; the visa itself takes the usual time.',
    ],
    faq: questions({
      'Can I apply at the consulate in Gulshan?':
        'No. It takes visitors’ papers only through the authorised visa agents on its list, or from a host in Singapore who applies online.',
      'Do I need someone in Singapore?':
        'For a holiday with a hotel booking, usually not. Sometimes ICA asks for a local contact after looking at the file.',
      'How long may I stay?':
        'Up to 30 days at a time. The electronic pass that you get by e-mail on arrival says the exact day.',
      'Can I visit Malaysia and come back?':
        'If your Singapore visa says multiple journeys, yes. Malaysia needs its own visa.',
      'Is the bank statement always asked for?':
        'Not on the basic list, but the officer may ask, and files that carry it move faster.',
    }),
    seo: { title: 'Singapore visa for Bangladeshis: Form 14A, fee, days' },
  },
  bn: {
    title: 'সিঙ্গাপুর',
    summary: 'ই-ভিসা, তবে ঢাকায় আবেদন জমা দিতে পারে শুধু অনুমোদিত ভিসা এজেন্ট। কনস্যুলেট সরাসরি কাগজ নেয় না।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ই-ভিসা',
        note: 'প্রথমবার সাধারণত নয় সপ্তাহের মতো মেয়াদ দেয়; ভ্রমণের রেকর্ড থাকলে দুই বছরও হয়। প্রতিবার সর্বোচ্চ ৩০ দিন, ঠিক হয় নামার পর।',
      },
      business: {
        name: 'বিজনেস ই-ভিসা',
        note: 'সিঙ্গাপুরে নিবন্ধিত কোম্পানির লেটার অব ইন্ট্রোডাকশন (ফর্ম ভি৩৯এ) লাগে, নয়তো কোম্পানি নিজেই আবেদন করে।',
      },
      medical: {
        name: 'মেডিকেল ই-ভিসা',
        note: 'হোটেল বুকিংয়ের বদলে হাসপাতালের চিঠি। হাসপাতালের আন্তর্জাতিক বিভাগ অনেক সময় নিজেরাই আবেদন করে দেয়।',
      },
    },
    fees: {
      centreName: 'ভিসা এজেন্টের চার্জ',
      embassy: 'সিঙ্গাপুরের ভিসা ফি, ৩০ সিঙ্গাপুর ডলার। সিদ্ধান্ত যা-ই হোক, ফেরত নেই।',
      centre: 'যে অনুমোদিত ভিসা এজেন্ট কাগজ জমা দেয়, তার চার্জ।',
      service: 'কাগজ দেখা, ফর্ম ১৪এ পূরণ, ফাইলের খোঁজ রাখা। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'নামার দিন অন্তত ছয় মাস মেয়াদ। সিল আছে এমন সব পাতা আমরা স্ক্যান করি, পাসপোর্ট আপনাকে ফেরত দিই।',
      'photo-35x45': 'সাদা ব্যাকগ্রাউন্ড, ম্যাট, তিন মাসের মধ্যে তোলা; সাদা পোশাক নয়। সফট কপিও একই ছবির হতে হবে।',
      'bank-statement':
        'শেষ ছয় মাসের, সিলসহ। জনপ্রতি ৳১,৫০,০০০ বা বেশি থাকলে ভালো; সিঙ্গাপুর খরচের শহর, অফিসার তা জানেন।',
      'hotel-booking':
        'প্রতি রাতের, পুরো ঠিকানাসহ। আত্মীয়ের বাসায় থাকলে তার বদলে তাঁর পরিচয়পত্রের (আইসি) কপি আর সই করা চিঠি।',
    },
    ownPapers: {
      'form-14a': {
        name: 'সই করা ফর্ম ১৪এ',
        detail:
          'চার পাতা। আগে কোনো ভিসা প্রত্যাখ্যাত হয়ে থাকলে বা কোথাও মেয়াদের বেশি থেকে থাকলে লিখতেই হবে; লুকালে ক্ষতি বেশি।',
      },
      'letter-of-introduction': {
        name: 'লেটার অব ইন্ট্রোডাকশন, ফর্ম ভি৩৯এ (চেনা কেউ থাকলে)',
        detail: 'সিঙ্গাপুরের নাগরিক, স্থায়ী বাসিন্দা বা কোম্পানির দেওয়া। বিজনেস ভিসায় লাগে, শুধু বেড়াতে গেলে লাগে না।',
      },
      'hospital-letter': {
        name: 'হাসপাতালের অ্যাপয়েন্টমেন্ট',
        detail: 'সিঙ্গাপুরের হাসপাতালের চিঠি: রোগীর নাম, চিকিৎসা, চিকিৎসক ও তারিখ। হোটেল বুকিংয়ের বদলে এটিই দিতে হয়।',
      },
    },
    steps: [
      {
        title: 'কাগজ দিন',
        text: 'অফিসে এসে বা কুরিয়ারে। পাসপোর্টের কোনো সিল নিয়ে প্রশ্ন উঠতে পারে কি না, আমরা দেখে নিই।',
        when: 'দিন ১',
      },
      { title: 'একসঙ্গে ফর্ম ১৪এ', text: 'আপনি বলেন, আমরা লিখি, শেষে পাসপোর্টের মতো সই করেন।', when: 'দিন ২' },
      {
        title: 'অনুমোদিত এজেন্টের মাধ্যমে জমা',
        text: 'এজেন্ট সিঙ্গাপুরের সিস্টেমে ফাইল আপলোড করে আর ৩০ সিঙ্গাপুর ডলার ফি দেয়।',
        when: 'দিন ৩',
      },
      {
        title: 'সিঙ্গাপুরের সিদ্ধান্ত',
        text: 'জমার দিন বাদে সাধারণত পাঁচ কর্মদিবস। কোনো কোনো ফাইলে দুই সপ্তাহও লাগে, কারণ জানায় না।',
        when: 'দিন ৪ থেকে ১০',
      },
      {
        title: 'ই-ভিসা ও অ্যারাইভাল কার্ড',
        text: 'ই-ভিসার পিডিএফ আমরা পাঠাই। নামার আগের তিন দিনে সিঙ্গাপুরের ইমিগ্রেশন কর্তৃপক্ষের (আইসিএ) সাইটে এসজি অ্যারাইভাল কার্ড পূরণ করুন।',
        when: 'দিন ১০',
      },
    ],
    goodToKnow: [
      'বাংলাদেশ আইসিএর “অ্যাসেসমেন্ট লেভেল ২” তালিকায়। মানে ফর্ম একটু বড়, কখনো সিঙ্গাপুরের পরিচিত কাউকে লাগে; ভিসা হবে না, তা নয়।',
      'একদম খালি পাসপোর্টে সিঙ্গাপুর কঠিন। প্রথম বিদেশযাত্রা হলে আগে থাইল্যান্ড বা মালয়েশিয়া ঘুরে এলে ব্যাংকের অঙ্কের চেয়েও বেশি কাজ হয়।',
      'ভিসা না হলে কারণ জানায় না। একই এজেন্ট দিয়ে আপিল করা যায়। একই কাগজে কয়েক সপ্তাহের মধ্যে নতুন আবেদন করলে ফল কমই বদলায়।',
      'এসজি অ্যারাইভাল কার্ডে টাকা লাগে না। যে সাইট টাকা চায়, সেটি নকল।',
      'ফর্মুলা ওয়ানের সপ্তাহান্ত, চীনা নববর্ষ আর ডিসেম্বরে হোটেলের দাম বাড়ে; ভিসায় সময় একই থাকে।',
    ],
    faq: questions({
      'গুলশানের কনস্যুলেটে কি নিজে আবেদন করা যায়?':
        'না। তালিকার অনুমোদিত ভিসা এজেন্টের মাধ্যমে, অথবা সিঙ্গাপুর থেকে কেউ অনলাইনে আবেদন করলে তবেই নেয়।',
      'সিঙ্গাপুরে চেনা কেউ থাকতে হবে?': 'হোটেলে থেকে বেড়ালে সাধারণত না। ফাইল দেখে আইসিএ কখনো কখনো স্থানীয় কারও নাম চায়।',
      'কত দিন থাকা যাবে?': 'একবারে সর্বোচ্চ ৩০ দিন। নামার পর ইমেইলে যে ই-পাস আসে, তাতে শেষ তারিখ লেখা থাকে।',
      'মালয়েশিয়া ঘুরে আবার ঢোকা যাবে?': 'সিঙ্গাপুরের ভিসায় মাল্টিপল লেখা থাকলে যাবে। মালয়েশিয়ার ভিসা আলাদা লাগবে।',
      'ব্যাংক স্টেটমেন্ট কি লাগবেই?': 'মূল তালিকায় নেই, তবে অফিসার চাইতে পারেন। সঙ্গে দিলে ফাইল তাড়াতাড়ি এগোয়।',
    }),
    seo: { title: 'সিঙ্গাপুরের ভিসা: ফর্ম ১৪এ, ফি, কত দিন লাগে' },
  },
};

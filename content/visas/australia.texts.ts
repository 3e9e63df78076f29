import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const australiaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Australia',
    summary:
      'Visitor visa subclass 600, online through ImmiAccount, fingerprints at VFS in Dhaka. No sticker: the visa is tied to the passport.',
    kinds: {
      tourist: {
        name: 'Visitor visa 600, tourist stream',
        note: 'Usually three months a stay, seldom six or twelve. Read the grant letter: some carry “no further stay” (8503).',
      },
      'business-visitor': {
        name: 'Visitor visa 600, business stream',
        note: 'Meetings, fairs and contracts with an Australian company. No work for pay.',
      },
      'sponsored-family': {
        name: 'Visitor visa 600, sponsored family',
        note: 'A relative in Australia sponsors and may have to pay a bond. One entry.',
      },
    },
    fees: {
      embassy:
        'Home Affairs: 200 Australian dollars at our last check, raised most years on 1 July. Not refundable if refused.',
      centre: 'VFS Global, Dhaka: taking fingerprints and photograph, in taka.',
      service:
        'Papers arranged and uploaded, form read with you, answers to requests. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid six months past the stay. All pages with visas or stamps, in colour.',
      'bank-statement':
        'Three months at least, better six. For three weeks we advise ৳6,00,000 or more, with regular income behind it.',
      'birth-certificate': 'Australia compares your parents’ names in all your papers.',
      'invitation-letter': 'From family, friends or the company, with dates and who pays.',
      'travel-insurance': 'Not compulsory. Over 75, include it: treatment there is very expensive.',
    },
    ownPapers: {
      'australia-host': {
        name: 'Host’s papers from Australia (if you have a host)',
        detail:
          'Passport or visa grant, address, pay slips and statements if they pay; proof of how you are related.',
      },
      'form-956a': {
        name: 'Form 956A',
        detail:
          'Signed by you, so that Home Affairs may send its letters to us. It gives us no right to decide for you.',
      },
    },
    steps: [
      {
        title: 'Look at purpose and ties',
        text: 'The officer asks one thing: is this a genuine temporary stay? We read your papers with that question in mind.',
        when: 'Week 1',
      },
      {
        title: 'ImmiAccount',
        text: 'Form and all uploads at once. Later additions slow the file.',
        when: 'Week 1 to 2',
      },
      {
        title: 'Fingerprints at VFS',
        text: 'Within 14 days of the letter. Small children give a photograph only.',
        when: 'Week 2 to 3',
      },
      {
        title: 'Medical, if asked',
        text: 'For longer stays or because of age, at the panel clinic in Dhaka. Only when the account says so.',
        when: 'Week 3',
      },
      {
        title: 'Grant by e-mail',
        text: 'Check name, passport number, stay and conditions on VEVO. The sponsored family stream takes up to 60 working days.',
        when: 'Week 4 to 11',
      },
    ],
    goodToKnow: [
      'Refusals name clause 600.211: the officer isn’t satisfied that you intend to stay only temporarily. If you applied from outside Australia there is usually no appeal; you need a new application with new facts.',
      'False papers bring a ban of three years (PIC 4020), ten if it is about identity. It applies to the family in the same application too.',
      'Only registered migration agents or lawyers may give immigration advice for Australia. We help with papers, scans and form; after a refusal or with a difficult history, see one of them.',
      'December and January are summer, school holidays and the most expensive time. Flights via Singapore, Kuala Lumpur or Bangkok are fully booked by September.',
    ],
    faq: questions({
      'Can I get the Australian ETA or eVisitor?':
        'No. These are for other passports. For Bangladesh it is subclass 600.',
      'How long can my parents stay?':
        'Usually three months. Parents of citizens and permanent residents may ask for twelve, with health examination and insurance.',
      'What does condition 8503 mean?':
        'No further stay: you can’t apply for most other visas while there. It is common on sponsored family visas.',
      'Do I need a visa to change planes in Sydney?':
        'Yes. Bangladesh passports need a transit visa (771) even for less than eight hours. It is free.',
    }),
    seo: { title: 'Australia visitor visa 600 for Bangladeshis: fee, papers' },
  },
  bn: {
    title: 'অস্ট্রেলিয়া',
    summary:
      'ভিজিটর ভিসা সাবক্লাস ৬০০: আবেদন অনলাইনে ইমিঅ্যাকাউন্টে, আঙুলের ছাপ ঢাকার ভিএফএসে। স্টিকার নেই, ভিসা পাসপোর্টের সঙ্গে যুক্ত থাকে।',
    kinds: {
      tourist: {
        name: 'ভিজিটর ভিসা ৬০০, ট্যুরিস্ট',
        note: 'সাধারণত প্রতিবার তিন মাস; ছয় বা বারো মাস কমই দেয়। অনুমোদনের চিঠি পড়ুন: কোনো কোনোটিতে “নো ফারদার স্টে” (৮৫০৩) শর্ত থাকে।',
      },
      'business-visitor': {
        name: 'ভিজিটর ভিসা ৬০০, বিজনেস',
        note: 'অস্ট্রেলীয় কোম্পানির সঙ্গে মিটিং, মেলা, চুক্তি। বেতনের কাজ নয়।',
      },
      'sponsored-family': {
        name: 'ভিজিটর ভিসা ৬০০, স্পন্সর্ড ফ্যামিলি',
        note: 'অস্ট্রেলিয়ার আত্মীয় স্পন্সর করেন, তাঁকে জামানতও দিতে হতে পারে। সিঙ্গেল এন্ট্রি।',
      },
    },
    fees: {
      embassy: 'হোম অ্যাফেয়ার্স: শেষবার দেখা পর্যন্ত ২০০ অস্ট্রেলীয় ডলার, প্রায় প্রতিবছর ১ জুলাই বাড়ে। ভিসা না হলে ফেরত নেই।',
      centre: 'ভিএফএস গ্লোবাল, ঢাকা: আঙুলের ছাপ ও ছবি, টাকায়।',
      service: 'কাগজ সাজানো ও আপলোড, ফর্ম আপনার সঙ্গে পড়া, প্রশ্নের জবাব। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ফেরার তারিখের পরও অন্তত ছয় মাস মেয়াদ থাকতে হবে। ভিসা বা সিল থাকা সব পাতা, রঙিন।',
      'bank-statement':
        'অন্তত তিন মাসের, ছয় মাসের হলে ভালো। তিন সপ্তাহের জন্য আমরা বলি ৳৬,০০,০০০ বা বেশি, সঙ্গে নিয়মিত আয়।',
      'birth-certificate': 'সব কাগজে মা-বাবার নাম এক কি না, অস্ট্রেলিয়া মিলিয়ে দেখে।',
      'invitation-letter': 'পরিবার, বন্ধু বা কোম্পানির; তারিখ আর খরচ কার, তা লেখা।',
      'travel-insurance': 'বাধ্যতামূলক নয়। বয়স ৭৫ বছরের বেশি হলে করে নিন; ওখানে চিকিৎসা খুব দামি।',
    },
    ownPapers: {
      'australia-host': {
        name: 'অস্ট্রেলিয়ার আমন্ত্রণকারীর কাগজ (কেউ থাকলে)',
        detail: 'পাসপোর্ট বা ভিসার অনুমোদন, ঠিকানা; খরচ দিলে পে-স্লিপ ও স্টেটমেন্ট; সম্পর্কের প্রমাণ।',
      },
      'form-956a': {
        name: 'ফর্ম ৯৫৬এ',
        detail:
          'আপনার সই করা, যাতে হোম অ্যাফেয়ার্স আমাদের কাছে চিঠি পাঠাতে পারে। এতে আপনার হয়ে সিদ্ধান্ত নেওয়ার অধিকার আমরা পাই না।',
      },
    },
    steps: [
      {
        title: 'উদ্দেশ্য ও ফেরার কারণ',
        text: 'অফিসারের প্রশ্ন একটাই: সত্যিই কি অল্প দিনের সফর? সেই চোখেই আপনার কাগজ দেখি।',
        when: 'সপ্তাহ ১',
      },
      { title: 'ইমিঅ্যাকাউন্ট', text: 'ফর্ম আর সব কাগজ একবারে। পরে যোগ করলে দেরি হয়।', when: 'সপ্তাহ ১ থেকে ২' },
      {
        title: 'ভিএফএসে আঙুলের ছাপ',
        text: 'চিঠি পাওয়ার ১৪ দিনের মধ্যে। ছোট শিশুদের শুধু ছবি।',
        when: 'সপ্তাহ ২ থেকে ৩',
      },
      {
        title: 'মেডিকেল, যদি বলা হয়',
        text: 'বেশি দিন থাকলে বা বয়সের কারণে, ঢাকার প্যানেল ক্লিনিকে। অ্যাকাউন্টে বললে তবেই।',
        when: 'সপ্তাহ ৩',
      },
      {
        title: 'ইমেইলে অনুমোদন',
        text: 'নাম, পাসপোর্ট নম্বর, কত দিন, কী শর্ত—ভেভো সাইটে মিলিয়ে নিন। স্পন্সর্ড ফ্যামিলিতে ৬০ কর্মদিবস পর্যন্ত লাগে।',
        when: 'সপ্তাহ ৪ থেকে ১১',
      },
    ],
    goodToKnow: [
      'প্রত্যাখ্যানে লেখা থাকে ৬০০.২১১ ধারা: অল্প দিনের জন্যই যে যাচ্ছেন, অফিসার তা নিয়ে নিশ্চিত হননি। অস্ট্রেলিয়ার বাইরে থেকে করা ভিজিট আবেদনে বেশির ভাগ সময় আপিল নেই; নতুন তথ্য নিয়ে নতুন আবেদনই পথ।',
      'ভুয়া কাগজে তিন বছরের নিষেধাজ্ঞা (পিআইসি ৪০২০), পরিচয় নিয়ে হলে দশ। একই আবেদনে থাকা পরিবারের অন্যদের ওপরও তা পড়ে।',
      'অস্ট্রেলিয়ার ইমিগ্রেশন পরামর্শ দিতে পারেন শুধু নিবন্ধিত এজেন্ট বা আইনজীবী। আমরা কাগজ, স্ক্যান আর ফর্মে সাহায্য করি; প্রত্যাখ্যান বা জটিল অতীত থাকলে তাঁদের কাছে যেতে বলি।',
      'ডিসেম্বর-জানুয়ারি ওখানে গ্রীষ্ম, স্কুল ছুটি আর সবচেয়ে দামি সময়। সিঙ্গাপুর, কুয়ালালামপুর বা ব্যাংকক হয়ে ফ্লাইট সেপ্টেম্বরের মধ্যেই ভরে যায়।',
    ],
    faq: questions({
      'অস্ট্রেলিয়ার ইটিএ বা ই-ভিজিটর নেওয়া যায়?': 'না। সেগুলো অন্য দেশের পাসপোর্টের জন্য। বাংলাদেশের জন্য সাবক্লাস ৬০০।',
      'মা-বাবা কত দিন থাকতে পারবেন?':
        'সাধারণত তিন মাস। নাগরিক বা স্থায়ী বাসিন্দার মা-বাবা স্বাস্থ্য পরীক্ষা ও বিমাসহ বারো মাস চাইতে পারেন।',
      '৮৫০৩ শর্ত মানে কী?':
        'নো ফারদার স্টে: ওখানে থেকে বেশির ভাগ অন্য ভিসার আবেদন করা যাবে না। স্পন্সর্ড ফ্যামিলি ভিসায় প্রায়ই থাকে।',
      'সিডনিতে ফ্লাইট বদলাতে ভিসা লাগে?':
        'লাগে। আট ঘণ্টার কম হলেও বাংলাদেশি পাসপোর্টে ট্রানজিট ভিসা (৭৭১) নিতে হয়; তাতে ফি নেই।',
    }),
    seo: { title: 'বাংলাদেশিদের অস্ট্রেলিয়া ভিজিট ভিসা ৬০০: ফি, কাগজ' },
  },
};

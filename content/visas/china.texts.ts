import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const chinaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'China',
    summary:
      'A sticker visa: the form and scans are checked online first, then the passport goes to the visa centre in Banani.',
    kinds: {
      tourist: {
        name: 'Tourist visa (L), single entry',
        note: 'Up to 30 days, to be used within three months of issue.',
      },
      'tourist-double': {
        name: 'Tourist visa (L), double entry',
        note: 'For China, then Hong Kong or Macao, and China again. Each of those two needs a separate visa.',
      },
      business: {
        name: 'Business visa (M), six months multiple',
        note: 'With an invitation from a Chinese company or trade fair. First-timers mostly get single entry.',
      },
      medical: {
        name: 'Medical visa',
        note: 'For patients with a letter from a Chinese hospital, mostly in Kunming, and for the family who go with them.',
      },
    },
    fees: {
      embassy:
        'The Chinese embassy’s reduced rate for Bangladeshis, in taka. The reduction is extended each year.',
      centre: 'Chinese Visa Application Service Centre, Banani. Express service costs more.',
      service:
        'Online form and scans, answers to questions, both visits to the centre. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid at least six months, two blank pages. It goes in only after the online review says so.',
      'bank-statement': 'We advise ৳2,00,000 or more for one person for ten days, with regular transactions.',
      'hotel-booking':
        'For every night that you don’t spend with family, with friends or in hospital, with the Chinese address. One from a booking site is fine; the booking must still stand when the embassy looks.',
      'invitation-letter':
        'For business: with the Chinese company’s stamp and licence number. On a holiday only if you stay with family or friends: with their ID and address.',
    },
    ownPapers: {
      'photo-33x48': {
        name: 'Photographs, 33 × 48 mm',
        detail:
          'China’s own size: white background, head 28 to 33 mm high, ears visible. The file is checked by machine when we upload.',
      },
      'chamber-membership': {
        name: 'Chamber or trade body membership',
        detail: 'For the business visa, with import or export papers if you have them.',
      },
      'china-hospital': {
        name: 'Hospital letter',
        detail:
          'From the Chinese hospital: patient, illness, date, cost. With the reports of your doctor in Bangladesh.',
      },
    },
    steps: [
      {
        title: 'Form online',
        text: 'Long: work, studies, family, every journey of the last five years. We fill it in with you in one sitting.',
        when: 'Day 1 to 3',
      },
      {
        title: 'Online review',
        text: 'The embassy reads the scans and often asks for one more. Answers go back the same day.',
        when: 'Day 3 to 7',
      },
      {
        title: 'Passport to Banani',
        text: 'When the status changes to “passport to be submitted” we bring it to the centre with the receipt. Anyone who must give fingerprints comes along.',
        when: 'Day 8',
      },
      {
        title: 'Fee and pick-up',
        text: 'Four working days as a rule, for the medical visa sometimes fewer. We check name, dates and entries at the counter.',
        when: 'Day 9 to 15',
      },
    ],
    goodToKnow: [
      'Fingerprints are not taken at present for short visas of single and double entry. The waiver is renewed each year; if it ends you go to the centre yourself.',
      'The embassy may phone you or your office. If nobody there knows about the leave, the file stops.',
      'The visa-free transit of 240 hours is not for Bangladesh passports. The 24-hour transit in the airport is, if the onward ticket is in hand.',
      'At Spring Festival and in the first week of October the embassy is closed, and trains and hotels in China are expensive. April, May, late October and November are good months.',
    ],
    faq: questions({
      'Can I get a tourist visa with a blank passport?':
        'Yes, many do. Full papers and a plan that makes sense matter more. Sometimes the embassy wants a group through a Chinese agency on a first visit.',
      'Does the China visa cover Hong Kong and Macao?':
        'No. Bangladeshis need a separate visa for each of the two.',
      'Is treatment in Kunming cheaper than in Bangkok?':
        'For many operations yes, and the flight takes a little over two hours. Ask for a written estimate and for an interpreter before you choose.',
      'Do my phone and cards work there?':
        'Most of our usual apps don’t open without roaming. Alipay and WeChat take foreign cards; set them up before you fly.',
    }),
    seo: { title: 'China visa for Bangladeshis: Banani centre, fee, photo size' },
  },
  bn: {
    title: 'চীন',
    summary: 'স্টিকার ভিসা: ফর্ম ও স্ক্যান আগে অনলাইনে যাচাই হয়, তারপর পাসপোর্ট যায় বনানীর ভিসা সেন্টারে।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা (এল), সিঙ্গেল এন্ট্রি',
        note: 'সর্বোচ্চ ৩০ দিন; ইস্যুর তিন মাসের মধ্যে যেতে হবে।',
      },
      'tourist-double': {
        name: 'ট্যুরিস্ট ভিসা (এল), ডাবল এন্ট্রি',
        note: 'চীন, মাঝে হংকং বা ম্যাকাও, আবার চীন—এমন সফরে। ওই দুই জায়গার ভিসা আলাদা।',
      },
      business: {
        name: 'বিজনেস ভিসা (এম), ছয় মাস মাল্টিপল',
        note: 'চীনা কোম্পানি বা মেলার আমন্ত্রণে। প্রথমবার বেশির ভাগ ক্ষেত্রে সিঙ্গেল এন্ট্রি দেয়।',
      },
      medical: {
        name: 'মেডিকেল ভিসা',
        note: 'চীনা হাসপাতালের, বিশেষ করে কুনমিংয়ের চিঠি থাকলে রোগী ও সঙ্গে যাওয়া স্বজনদের জন্য।',
      },
    },
    fees: {
      embassy: 'বাংলাদেশিদের জন্য চীনা দূতাবাসের কমানো হার, টাকায়। এই ছাড়ের মেয়াদ প্রতিবছর বাড়ানো হয়।',
      centre: 'চাইনিজ ভিসা অ্যাপ্লিকেশন সার্ভিস সেন্টার, বনানী। এক্সপ্রেসে বেশি লাগে।',
      service: 'অনলাইন ফর্ম ও স্ক্যান, প্রশ্নের জবাব, সেন্টারে দুবার যাওয়া। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা। অনলাইন যাচাই শেষ হলে তবেই জমা নেয়।',
      'bank-statement': 'আমরা বলি দশ দিনের সফরে একজনের ৳২,০০,০০০ বা বেশি, নিয়মিত লেনদেনসহ।',
      'hotel-booking':
        'আত্মীয়-বন্ধুর বাসা বা হাসপাতালের রাত বাদে প্রতি রাতের, চীনের ঠিকানাসহ। বুকিং সাইটেরটাই চলে; দূতাবাস দেখার সময় যেন বহাল থাকে।',
      'invitation-letter':
        'ব্যবসায়: চীনা কোম্পানির সিল ও লাইসেন্স নম্বরসহ। বেড়াতে গেলে শুধু আত্মীয়-বন্ধুর বাসায় থাকলে: তাঁদের পরিচয়পত্র ও ঠিকানাসহ।',
    },
    ownPapers: {
      'photo-33x48': {
        name: 'ছবি, ৩৩ × ৪৮ মিমি',
        detail:
          'চীনের নিজস্ব মাপ: সাদা ব্যাকগ্রাউন্ড, থুতনি থেকে মাথার ওপর পর্যন্ত ২৮ থেকে ৩৩ মিমি, কান দেখা যায়। আপলোডের সময় যন্ত্রে যাচাই হয়।',
      },
      'chamber-membership': {
        name: 'চেম্বার বা ব্যবসায়ী সংগঠনের সদস্যপদ',
        detail: 'বিজনেস ভিসায়; আমদানি-রপ্তানির কাগজ থাকলে সেগুলোও।',
      },
      'china-hospital': {
        name: 'হাসপাতালের চিঠি',
        detail: 'চীনা হাসপাতালের: রোগী, রোগ, তারিখ, খরচ। সঙ্গে দেশের চিকিৎসকের রিপোর্ট।',
      },
    },
    steps: [
      {
        title: 'অনলাইন ফর্ম',
        text: 'বেশ লম্বা: চাকরি, পড়াশোনা, পরিবার, গত পাঁচ বছরের সব সফর। আপনার সঙ্গে বসে একবারেই পূরণ করি।',
        when: 'দিন ১ থেকে ৩',
      },
      {
        title: 'অনলাইন যাচাই',
        text: 'দূতাবাস স্ক্যান দেখে প্রায়ই আরও একটা কাগজ চায়। জবাব যায় সেদিনই।',
        when: 'দিন ৩ থেকে ৭',
      },
      {
        title: 'বনানীতে পাসপোর্ট',
        text: 'অবস্থা “পাসপোর্ট জমা দিন” হলে রসিদসহ আমরা সেন্টারে জমা দিই। আঙুলের ছাপ দিতে হলে আপনাকেও যেতে হবে।',
        when: 'দিন ৮',
      },
      {
        title: 'ফি ও পাসপোর্ট ফেরত',
        text: 'সাধারণত চার কর্মদিবস, মেডিকেলে কখনো আরও কম। নাম, তারিখ, এন্ট্রি কাউন্টারেই আমরা মিলিয়ে নিই।',
        when: 'দিন ৯ থেকে ১৫',
      },
    ],
    goodToKnow: [
      'স্বল্পমেয়াদি সিঙ্গেল ও ডাবল এন্ট্রি ভিসায় এখন আঙুলের ছাপ নেয় না। এই ছাড় প্রতিবছর নবায়ন হয়; না হলে নিজেকেই সেন্টারে যেতে হবে।',
      'দূতাবাস আপনাকে বা অফিসে ফোন করতে পারে। ছুটির কথা অফিসের কেউ বলতে না পারলে ফাইল ওখানেই থেমে যায়।',
      '২৪০ ঘণ্টার ভিসামুক্ত ট্রানজিট বাংলাদেশি পাসপোর্টের জন্য নয়। পরের গন্তব্যের টিকেট হাতে থাকলে এয়ারপোর্টে ২৪ ঘণ্টার ট্রানজিট করা যায়।',
      'বসন্ত উৎসব আর অক্টোবরের প্রথম সপ্তাহে দূতাবাস বন্ধ, ওখানে ট্রেন-হোটেলের দামও চড়া। ভালো সময় এপ্রিল, মে, অক্টোবরের শেষ আর নভেম্বর।',
    ],
    faq: questions({
      'ফাঁকা পাসপোর্টে ট্যুরিস্ট ভিসা হয়?':
        'হয়, অনেকেরই হয়। পুরো কাগজ আর বিশ্বাসযোগ্য পরিকল্পনাই আসল। কখনো কখনো প্রথমবার চীনা এজেন্সির মাধ্যমে দলে যেতে বলে।',
      'চীনের ভিসায় হংকং ও ম্যাকাও যাওয়া যায়?': 'না। বাংলাদেশিদের দুই জায়গার জন্যই আলাদা ভিসা লাগে।',
      'কুনমিংয়ে চিকিৎসা কি ব্যাংককের চেয়ে সস্তা?':
        'অনেক অপারেশনে হ্যাঁ, আর ফ্লাইটও দুই ঘণ্টার একটু বেশি। ঠিক করার আগে লিখিত খরচের হিসাব আর দোভাষীর কথা জেনে নিন।',
      'ওখানে ফোন আর কার্ড চলে?':
        'রোমিং ছাড়া আমাদের বেশির ভাগ অ্যাপ খোলে না। আলিপে আর উইচ্যাটে বিদেশি কার্ড চলে; যাওয়ার আগেই চালু করে নিন।',
    }),
    seo: { title: 'বাংলাদেশিদের চীনের ভিসা: বনানী সেন্টার, ফি, ছবির মাপ' },
  },
};

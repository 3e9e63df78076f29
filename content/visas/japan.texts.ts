import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const japanTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Japan',
    summary:
      'A sticker visa without an embassy fee for Bangladeshis, applied for at VFS in Dhaka. Papers decide; interviews are rare.',
    kinds: {
      tourist: {
        name: 'Tourist visa, single entry',
        note: 'For 15 days as a rule, 30 if your plan shows the need. Enter within three months of issue.',
      },
      relatives: {
        name: 'Visit to relatives or friends',
        note: 'The host in Japan sends an invitation, a guarantee letter and their own papers, in the original.',
      },
      business: {
        name: 'Business visit',
        note: 'With the Japanese company’s invitation, guarantee letter and registry extract.',
      },
    },
    fees: {
      embassy: 'Japan takes no visa fee from Bangladeshi nationals.',
      centre: 'VFS Global, Dhaka, in taka. Not refundable if refused.',
      service:
        'Papers checked, form and schedule written with you, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid for the whole stay and signed, two blank pages. It stays with the embassy until the decision.',
      'tax-return':
        'Of the last three assessment years, with the payment slips. The embassy compares them with your income.',
      'bank-statement':
        'No official sum. For ten days we advise ৳3,00,000 or more a person, saved over months and not deposited at once.',
      'hotel-booking':
        'For every night that you don’t stay with a host, in the order of the schedule of stay.',
      'invitation-letter':
        'Only for visits to relatives, friends or companies: on the Japanese foreign ministry’s form, signed by hand.',
    },
    ownPapers: {
      'stay-schedule': {
        name: 'Schedule of stay',
        detail:
          'On the Japanese foreign ministry’s form: each day, place, phone and hotel. It must agree with flight and bookings to the day.',
      },
      'guarantee-letter': {
        name: 'Guarantee letter from Japan',
        detail:
          'For visits to relatives, friends or companies. With the host’s residence record, tax and income certificates, or the company’s registry extract.',
      },
    },
    steps: [
      {
        title: 'Talk through the plan',
        text: 'Where, how many nights, what it costs. A plan that fits your income is half the work.',
        when: 'Day 1',
      },
      {
        title: 'Papers and schedule',
        text: 'We write the schedule with you and put the papers in the order the embassy wants.',
        when: 'Day 2 to 4',
      },
      {
        title: 'Appointment at VFS',
        text: 'You or a family member hands in the papers. No fingerprints.',
        when: 'Day 5',
      },
      {
        title: 'The embassy checks',
        text: 'It may phone your office or ask for one more paper within a few days. The visa for relatives or friends takes up to 15 working days.',
        when: 'Day 6 to 15',
      },
      {
        title: 'Passport back',
        text: 'From VFS, with the visa, or with a short letter if it is refused. Buy the ticket when you hold the visa.',
        when: 'Day 12 to 15',
      },
    ],
    goodToKnow: [
      'VFS has taken in the papers since November 2024; the embassy no longer does so for short visits. VFS has no say in the decision.',
      'A refused applicant can’t apply again for the same purpose within six months, and no reason is given. It is better to wait until the papers are strong.',
      'Fill in Visit Japan Web before you fly: customs and immigration then take minutes. It is free.',
      'Cherry blossom (late March to early April) and Golden Week (29 April to 5 May) are crowded and expensive. November has the maples and clear days.',
    ],
    faq: questions({
      'Is the Japan visa really free?':
        'The embassy’s part is. You pay VFS for handling and us for the work. Japan reviews its fees from time to time, so we look again before each file.',
      'Is there an interview?':
        'Seldom for tourists. If they call, go with the originals and answer about your own plan, without notes.',
      'Can I go without earlier travel abroad?':
        'Yes, if work, tax papers and savings support the plan. A first journey of five to seven days looks more natural than fifteen.',
      'Do I need a visa to change planes at Narita?':
        'Not if you stay in transit and fly on with one ticket the same day. To sleep in the city you need a transit or tourist visa.',
    }),
    seo: { title: 'Japan visa for Bangladeshis: no embassy fee, VFS, papers' },
  },
  bn: {
    title: 'জাপান',
    summary: 'স্টিকার ভিসা, বাংলাদেশিদের দূতাবাস ফি লাগে না। জমা ঢাকার ভিএফএসে। সিদ্ধান্ত হয় কাগজ দেখে, সাক্ষাৎকার কমই।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা, সিঙ্গেল এন্ট্রি',
        note: 'সাধারণত ১৫ দিন; পরিকল্পনায় দরকার থাকলে ৩০। ইস্যুর তিন মাসের মধ্যে যেতে হবে।',
      },
      relatives: {
        name: 'আত্মীয় বা বন্ধুর কাছে যাওয়া',
        note: 'জাপানে থাকা আমন্ত্রণকারী আমন্ত্রণপত্র, গ্যারান্টি লেটার আর নিজের কাগজের মূল কপি পাঠাবেন।',
      },
      business: { name: 'ব্যবসায়িক সফর', note: 'জাপানি কোম্পানির আমন্ত্রণ, গ্যারান্টি লেটার ও নিবন্ধনের কপিসহ।' },
    },
    fees: {
      embassy: 'বাংলাদেশিদের কাছ থেকে জাপান ভিসা ফি নেয় না।',
      centre: 'ভিএফএস গ্লোবাল, ঢাকা; টাকায়। ভিসা না হলে ফেরত নেই।',
      service: 'কাগজ দেখা, ফর্ম ও সূচি লেখা, ফাইলের খোঁজ। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'পুরো সফরজুড়ে মেয়াদ থাকতে হবে, সই করা, দুটি খালি পাতা। সিদ্ধান্ত পর্যন্ত দূতাবাসেই থাকে।',
      'tax-return': 'গত তিন করবর্ষের, টাকা জমার রসিদসহ। দূতাবাস আয়ের সঙ্গে মিলিয়ে দেখে।',
      'bank-statement':
        'নির্দিষ্ট অঙ্ক নেই। দশ দিনের জন্য আমরা বলি জনপ্রতি ৳৩,০০,০০০ বা বেশি; একবারে জমা নয়, মাসে মাসে জমানো।',
      'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের, ভ্রমণসূচির সঙ্গে মিলিয়ে সাজানো।',
      'invitation-letter': 'শুধু আত্মীয়, বন্ধু বা কোম্পানির কাছে গেলে: জাপানের পররাষ্ট্র মন্ত্রণালয়ের ফর্মে, হাতে সই করা।',
    },
    ownPapers: {
      'stay-schedule': {
        name: 'ভ্রমণসূচি (শিডিউল অব স্টে)',
        detail:
          'জাপানের পররাষ্ট্র মন্ত্রণালয়ের ফর্মে: প্রতিদিনের জায়গা, ফোন, হোটেল। ফ্লাইট ও বুকিংয়ের সঙ্গে দিন ধরে মিলতে হবে।',
      },
      'guarantee-letter': {
        name: 'জাপান থেকে গ্যারান্টি লেটার',
        detail:
          'আত্মীয়, বন্ধু বা কোম্পানির কাছে গেলে। সঙ্গে আমন্ত্রণকারীর বসবাস, কর ও আয়ের সনদ, কোম্পানি হলে নিবন্ধনের কপি।',
      },
    },
    steps: [
      {
        title: 'পরিকল্পনা নিয়ে বসা',
        text: 'কোথায়, কত রাত, কত খরচ। আয়ের সঙ্গে মানানসই পরিকল্পনা হলে অর্ধেক কাজ শেষ।',
        when: 'দিন ১',
      },
      { title: 'কাগজ ও সূচি', text: 'আপনার সঙ্গে সূচি লিখি, দূতাবাস যেভাবে চায় সেভাবে কাগজ সাজাই।', when: 'দিন ২ থেকে ৪' },
      { title: 'ভিএফএসে অ্যাপয়েন্টমেন্ট', text: 'আপনি বা পরিবারের কেউ জমা দেবেন। আঙুলের ছাপ লাগে না।', when: 'দিন ৫' },
      {
        title: 'দূতাবাসের যাচাই',
        text: 'অফিসে ফোন করতে পারে, কয়েক দিনের মধ্যে আরও কাগজ চাইতে পারে। আত্মীয় বা বন্ধুর কাছে যাওয়ার ভিসায় ১৫ কর্মদিবস পর্যন্ত লাগে।',
        when: 'দিন ৬ থেকে ১৫',
      },
      {
        title: 'পাসপোর্ট ফেরত',
        text: 'ভিএফএস থেকে, ভিসাসহ; ভিসা না হলে ছোট একটি চিঠিসহ। টিকেট কিনুন ভিসা হাতে পেয়ে।',
        when: 'দিন ১২ থেকে ১৫',
      },
    ],
    goodToKnow: [
      '২০২৪ সালের নভেম্বর থেকে কাগজ জমা নেয় ভিএফএস; অল্প দিনের সফরের আবেদন দূতাবাস আর নেয় না। সিদ্ধান্তে ভিএফএসের কোনো হাত নেই।',
      'একবার না হলে একই উদ্দেশ্যে ছয় মাস আবেদন করা যায় না, কারণও জানায় না। তাই কাগজ শক্ত হওয়া পর্যন্ত অপেক্ষা করাই ভালো।',
      'যাওয়ার আগে ভিজিট জাপান ওয়েব পূরণ করুন; ইমিগ্রেশন ও কাস্টমস তখন কয়েক মিনিটের ব্যাপার। এতে টাকা লাগে না।',
      'চেরি ফোটার সময় (মার্চের শেষ থেকে এপ্রিলের শুরু) আর গোল্ডেন উইকে (২৯ এপ্রিল থেকে ৫ মে) ভিড় ও দাম দুটোই বেশি। নভেম্বরে ম্যাপলের রং, আকাশও পরিষ্কার।',
    ],
    faq: questions({
      'জাপানের ভিসা কি সত্যিই ফ্রি?':
        'দূতাবাসের অংশটুকু ফ্রি। জমার জন্য ভিএফএসকে আর কাজের জন্য আমাদের দিতে হয়। জাপান মাঝেমধ্যে ফি নতুন করে ঠিক করে, তাই প্রতিটি ফাইলের আগে দেখে নিই।',
      'সাক্ষাৎকার হয়?': 'ট্যুরিস্টদের কমই। ডাকলে মূল কাগজ নিয়ে যান, নিজের পরিকল্পনা নিজের মুখে বলুন।',
      'আগে বিদেশে না গিয়ে থাকলে কি ভিসা হবে?':
        'হতে পারে, যদি চাকরি, আয়করের কাগজ আর সঞ্চয় পরিকল্পনার সঙ্গে মেলে। প্রথমবার পনেরো দিনের চেয়ে পাঁচ-সাত দিন বেশি স্বাভাবিক দেখায়।',
      'নারিতায় ফ্লাইট বদলাতে ভিসা লাগে?':
        'এক টিকেটে সেদিনই উড়লে আর ট্রানজিটে থাকলে লাগে না। শহরে রাত কাটাতে ট্রানজিট বা ট্যুরিস্ট ভিসা লাগবে।',
    }),
    seo: { title: 'বাংলাদেশিদের জাপান ভিসা: দূতাবাস ফি নেই, ভিএফএস, কাগজ' },
  },
};

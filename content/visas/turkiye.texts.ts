import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const turkiyeTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Türkiye',
    summary:
      'A sticker visa through the centre in Banani. If you hold a valid US, UK, Irish or Schengen visa, an e-visa in a day or two.',
    kinds: {
      tourist: {
        name: 'Tourist visa, single entry',
        note: 'To be used within three months, stay up to 30 days. Appointment first; no walk-in.',
      },
      'e-visa': {
        name: 'E-visa with a supporting visa',
        note: 'Only with a valid visa or residence permit of a Schengen state, the USA, the UK or Ireland. Another e-visa doesn’t count.',
      },
      multiple: {
        name: 'Multiple entry, one year',
        note: 'For business with a Turkish company’s invitation, or for those who have used a Turkish visa correctly before.',
      },
    },
    fees: {
      embassy:
        'Sticker: the rate published in Dhaka for 2026, in taka, visa and centre together. E-visa: 60 dollars, paid online by card. Not refundable if refused.',
      centre:
        'Sticker: within the rate above; photocopies, courier and insurance bought at the centre are extra. The e-visa has no centre.',
      service:
        'Papers checked, form filled in, appointment booked for the sticker, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport:
        'Valid at least 150 days from the day you enter, two blank pages. For the sticker it stays with the centre until the decision.',
      'bank-statement':
        'No official sum. We advise ৳3,00,000 or more for one and ৳5,00,000 for a couple, with regular transactions.',
      'travel-insurance': 'At least 30,000 euros or dollars of cover, for Türkiye by name.',
      'invitation-letter':
        'Only for business: from the Turkish company, with its tax registration and chamber number.',
    },
    ownPapers: {
      'supporting-visa': {
        name: 'US, UK, Irish or Schengen visa',
        detail:
          'Or a residence permit of one of them, valid on the day you enter Türkiye. The e-visa is given only with it; for the sticker bring it if you have one, as it helps.',
      },
    },
    steps: [
      {
        title: 'Sticker or e-visa',
        text: 'Show us your valid visas. If one of them supports an e-visa, we apply for it online: you save weeks and most of the fee. The other steps are for the sticker.',
        when: 'Day 1',
      },
      {
        title: 'Papers and form',
        text: 'We check every line and arrange the papers in the order the centre wants.',
        when: 'Day 1 to 4',
      },
      {
        title: 'Appointment in Banani',
        text: 'You go yourself, with originals. Fingerprints are taken at the counter.',
        when: 'Day 5 to 10',
      },
      {
        title: 'Ankara decides',
        text: 'The embassy sends the file on. It may ask for one more paper or an interview. Multiple entry takes up to 30 working days.',
        when: '15 to 20 working days',
      },
      {
        title: 'Passport back',
        text: 'In the afternoon, Sunday to Thursday. Read the dates on the sticker before you pay for the ticket.',
        when: 'Week 4 to 6',
      },
    ],
    goodToKnow: [
      'Since 2 February 2026 applications for Turkish visas in Dhaka are handed in at the Mosaic centre on Road 11, Banani. An agent who still offers to “deposit at the embassy” is out of date.',
      'The fee rose sharply in 2026 and none of it comes back after a refusal. If your papers are thin, waiting half a year costs less than a refusal that the next embassy will ask about.',
      'Single young men on a first journey are refused most often. A plan with real nights (Istanbul, Cappadocia by night bus, Antalya) and a steady job does more than a large balance.',
      'Carry the hotel bookings and a return ticket at Istanbul. Officers send back travellers who seem to be on their way to Europe.',
    ],
    faq: questions({
      'I have a used but expired Schengen visa. Do I get the e-visa?':
        'No. The supporting visa must be valid on the day you enter Türkiye. The old one still helps in a sticker application.',
      'Do I have to fly with Turkish Airlines?':
        'Not for the sticker. For the e-visa the form asks questions about your case; follow what it says on the day, as the rule on airlines has changed more than once.',
      'Can I transit in Istanbul without a visa?':
        'Yes, as long as you stay inside the airport and your bags are checked through. To go into the city you need a visa.',
      'How long before the journey may I apply?':
        'For the sticker about three months, as it starts soon after it is given. Six to eight weeks before is a good time.',
    }),
    seo: { title: 'Türkiye visa for Bangladeshis: Banani centre, e-visa, fee' },
  },
  bn: {
    title: 'তুরস্ক',
    summary: 'বনানীর ভিসা সেন্টারে স্টিকার ভিসা। আমেরিকা, যুক্তরাজ্য, আয়ারল্যান্ড বা শেনজেনের চালু ভিসা থাকলে এক-দুই দিনে ই-ভিসা।',
    kinds: {
      tourist: {
        name: 'ট্যুরিস্ট ভিসা, সিঙ্গেল এন্ট্রি',
        note: 'তিন মাসের মধ্যে যেতে হবে, থাকা সর্বোচ্চ ৩০ দিন। আগে অ্যাপয়েন্টমেন্ট, সরাসরি গেলে নেয় না।',
      },
      'e-visa': {
        name: 'অন্য ভিসার ভিত্তিতে ই-ভিসা',
        note: 'শেনজেন, আমেরিকা, যুক্তরাজ্য বা আয়ারল্যান্ডের চালু ভিসা কিংবা রেসিডেন্স পারমিট থাকলেই শুধু। অন্য কোনো ই-ভিসায় হয় না।',
      },
      multiple: {
        name: 'মাল্টিপল এন্ট্রি, এক বছর',
        note: 'তুর্কি কোম্পানির আমন্ত্রণে ব্যবসার কাজে, অথবা আগের তুর্কি ভিসা ঠিকভাবে ব্যবহার করে থাকলে।',
      },
    },
    fees: {
      embassy:
        'স্টিকারে ২০২৬ সালের জন্য ঢাকায় প্রকাশিত হার, টাকায়; ভিসা ও সেন্টার মিলিয়ে। ই-ভিসায় ৬০ ডলার, অনলাইনে কার্ডে। ভিসা না হলে ফেরত নেই।',
      centre: 'স্টিকারে ওপরের হারের মধ্যেই; সেন্টারে ফটোকপি, কুরিয়ার বা বিমা নিলে আলাদা। ই-ভিসায় সেন্টার লাগে না।',
      service: 'কাগজ দেখা, ফর্ম, স্টিকার ভিসার অ্যাপয়েন্টমেন্ট, ফাইলের খোঁজ। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'ঢোকার দিন থেকে অন্তত ১৫০ দিন মেয়াদ, দুটি খালি পাতা। স্টিকার ভিসায় সিদ্ধান্ত না হওয়া পর্যন্ত সেন্টারেই থাকে।',
      'bank-statement':
        'নির্দিষ্ট অঙ্ক বলা নেই। আমরা বলি একজনের ৳৩,০০,০০০, দম্পতির ৳৫,০০,০০০ বা বেশি, নিয়মিত লেনদেনসহ।',
      'travel-insurance': 'অন্তত ৩০,০০০ ইউরো বা ডলারের কভার, পলিসিতে তুরস্কের নাম লেখা।',
      'invitation-letter': 'শুধু ব্যবসার ভিসায়: তুর্কি কোম্পানির চিঠি, কর নিবন্ধন ও চেম্বার নম্বরসহ।',
    },
    ownPapers: {
      'supporting-visa': {
        name: 'আমেরিকা, যুক্তরাজ্য, আয়ারল্যান্ড বা শেনজেন ভিসা',
        detail:
          'এসব দেশের রেসিডেন্স পারমিট হলেও চলে; তুরস্কে ঢোকার দিন চালু থাকতে হবে। ই-ভিসা এটি ছাড়া হয় না; স্টিকার ভিসায় থাকলে দিন, কাজে দেয়।',
      },
    },
    steps: [
      {
        title: 'স্টিকার নাকি ই-ভিসা',
        text: 'চালু ভিসাগুলো দেখান। কোনোটিতে ই-ভিসা হলে আমরা অনলাইনে আবেদন করি; কয়েক সপ্তাহ আর ফির বেশির ভাগটাই বাঁচে। পরের ধাপগুলো স্টিকার ভিসার।',
        when: 'দিন ১',
      },
      { title: 'কাগজ ও ফর্ম', text: 'প্রতিটি লাইন মিলিয়ে সেন্টার যেভাবে চায়, সেভাবে কাগজ সাজাই।', when: 'দিন ১ থেকে ৪' },
      {
        title: 'বনানীতে অ্যাপয়েন্টমেন্ট',
        text: 'মূল কাগজ নিয়ে নিজে যেতে হয়। কাউন্টারে আঙুলের ছাপ নেয়।',
        when: 'দিন ৫ থেকে ১০',
      },
      {
        title: 'আঙ্কারার সিদ্ধান্ত',
        text: 'দূতাবাস ফাইল পাঠায়। বাড়তি কাগজ চাইতে পারে, সাক্ষাৎকারেও ডাকতে পারে। মাল্টিপল এন্ট্রিতে ৩০ কর্মদিবস পর্যন্ত লাগে।',
        when: '১৫ থেকে ২০ কর্মদিবস',
      },
      {
        title: 'পাসপোর্ট ফেরত',
        text: 'রবি থেকে বৃহস্পতিবার, বিকেলে। টিকেটের টাকা দেওয়ার আগে স্টিকারের তারিখ পড়ে নিন।',
        when: 'সপ্তাহ ৪ থেকে ৬',
      },
    ],
    goodToKnow: [
      '২০২৬ সালের ২ ফেব্রুয়ারি থেকে ঢাকায় তুরস্কের ভিসার আবেদন নেয় বনানী ১১ নম্বর রোডের মোজাইক সেন্টার। এখনো যে “দূতাবাসে জমা দিয়ে দেব” বলে, তার খবর পুরোনো।',
      '২০২৬ সালে ফি অনেক বেড়েছে, আর ভিসা না হলে কিছুই ফেরত আসে না। কাগজ দুর্বল হলে ছয় মাস অপেক্ষা করলেই ক্ষতি কম; প্রত্যাখ্যানের কথা পরের দূতাবাসও জিজ্ঞেস করে।',
      'প্রথমবার বিদেশ যাচ্ছেন এমন অবিবাহিত তরুণদের আবেদনই বেশি প্রত্যাখ্যাত হয়। ব্যাংকের বড় অঙ্কের চেয়ে স্থায়ী চাকরি আর সত্যিকারের পরিকল্পনা (ইস্তাম্বুল, রাতের বাসে কাপাডোকিয়া, আনতালিয়া) বেশি কাজে দেয়।',
      'ইস্তাম্বুলে হোটেল বুকিং আর ফেরার টিকেট হাতে রাখুন। কথাবার্তায় ইউরোপ যাওয়ার ইচ্ছা মনে হলে অফিসার ফেরত পাঠান।',
    ],
    faq: questions({
      'মেয়াদ শেষ হওয়া শেনজেন ভিসায় ই-ভিসা হবে?':
        'না। যে ভিসার ভিত্তিতে নেবেন, তুরস্কে ঢোকার দিন সেটি চালু থাকতে হবে। তবে পুরোনোটি স্টিকার ভিসায় কাজে দেয়।',
      'টার্কিশ এয়ারলাইনসেই কি যেতে হবে?':
        'স্টিকার ভিসায় না। ই-ভিসার ফর্ম আপনার অবস্থা অনুযায়ী প্রশ্ন করে; এয়ারলাইনের শর্ত একাধিকবার বদলেছে, তাই আবেদনের দিন সাইট যা বলে তা-ই মানুন।',
      'ভিসা ছাড়া ইস্তাম্বুলে ট্রানজিট করা যায়?':
        'যায়, এয়ারপোর্টের ভেতরে থাকলে আর ব্যাগ শেষ গন্তব্য পর্যন্ত বুক করা থাকলে। শহরে বেরোতে ভিসা লাগবে।',
      'কত আগে আবেদন করা যায়?':
        'স্টিকার ভিসায় মোটামুটি তিন মাস, কারণ ভিসা দেওয়ার পরপরই মেয়াদ শুরু হয়। ছয় থেকে আট সপ্তাহ আগে করাই ভালো।',
    }),
    seo: { title: 'বাংলাদেশিদের তুরস্ক ভিসা: বনানী সেন্টার, ই-ভিসা, ফি' },
  },
};

import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const unitedArabEmiratesTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'United Arab Emirates',
    summary:
      'An e-visa through a sponsor in the Emirates. Few are approved for Bangladeshis at present, so ask us before you plan.',
    kinds: {
      'tourist-30': {
        name: 'Tourist e-visa, 30 days',
        note: 'Enter within 60 days of issue. The 30 days run from the day you land.',
      },
      'tourist-60': {
        name: 'Tourist e-visa, 60 days',
        note: 'Same papers, longer stay. Sponsors give it to few Bangladeshi applicants now.',
      },
      'transit-96': {
        name: 'Transit visa, 96 hours',
        note: 'Only through the airline you fly with, with an onward ticket to a third country.',
      },
    },
    fees: {
      centreName: 'Sponsor and bank',
      embassy: 'UAE immigration, paid by the sponsor in dirhams. Not refundable if refused.',
      centre: 'Handling by the sponsor in the Emirates and the bank charge.',
      service:
        'Papers checked, sponsor found, file followed up. Refunded if the sponsor won’t take the file.',
    },
    details: {
      passport:
        'Valid at least six months on the day you enter. The photo page in colour, flat, no flash and no fingers in the picture.',
      'hotel-booking':
        'For every night. If you stay with family: their Emirates ID, visa and tenancy contract instead.',
      'bank-statement':
        'Asked for more and more often. Keep enough for the stay: we advise ৳1,50,000 or more a person.',
      'flight-booking':
        'Return, within the dates of the visa; for the transit visa, on to a third country within 96 hours. Some sponsors apply only for tickets booked through them.',
    },
    ownPapers: {
      'passport-cover': {
        name: 'Outer cover of the passport',
        detail:
          'A scan of the green cover. UAE immigration has asked for it with every application since late 2025.',
      },
    },
    steps: [
      {
        title: 'Ask before you plan',
        text: 'We ask our sponsors whether they take a Bangladeshi file of your kind this week, and tell you plainly.',
        when: 'Day 1',
      },
      {
        title: 'Send scans',
        text: 'Passport, cover, photograph and proof of work. A blurred scan is the usual cause of delay.',
        when: 'Day 1 to 2',
      },
      {
        title: 'The sponsor applies',
        text: 'An airline, hotel or licensed agency in the Emirates enters the application. The fee is paid now.',
        when: 'Day 3',
      },
      {
        title: 'Immigration decides',
        text: 'Security checks run on their side. Nobody here can speed them up.',
        when: 'Day 3 to 13',
      },
      {
        title: 'The e-visa comes by e-mail',
        text: 'Buy the ticket unless you have it already, check the visa number on the official site, carry two prints.',
        when: 'Day 6 to 13',
      },
    ],
    goodToKnow: [
      'Since the second half of 2024 the UAE has approved few visit visas for Bangladesh passports. There is no published rule: approvals come in small numbers, more for families, frequent travellers and those who hold US, UK or Schengen visas, fewer for young men travelling alone.',
      'We take no advance for a promise. If the sponsor declines before the application, you pay nothing. If immigration refuses, the visa fee is lost and you get a written note of the result.',
      'A sponsor may ask for a refundable deposit against overstaying. Overstaying costs 50 dirhams a day and can block later visas, also for others who use the same sponsor.',
      'A visit visa is not a work visa. Whoever offers a job on it is breaking the law of both countries, and officers in Dhaka stop such travellers at the airport.',
    ],
    faq: questions({
      'Is the UAE visa open for Bangladeshis now?':
        'Partly. Applications are accepted through some sponsors, but many are refused without a reason. We tell you how things stand that week before you pay anything.',
      'I hold a US or Schengen visa. Does it help?':
        'Yes, it makes the file stronger. For Bangladesh passports it doesn’t give a visa on arrival.',
      'Can my brother in Dubai sponsor me?':
        'A resident can apply for close relatives if his salary and home meet the rule, at present 4,000 dirhams a month for parents, wife or husband and children, and 8,000 for brothers and sisters. He applies from his own account.',
      'Can I extend the 30 days from inside?':
        'Often once, for a fee, through the same sponsor. Ask at least a week before the last day: there are no free days after it.',
    }),
    seo: { title: 'UAE visa for Bangladeshis: what is possible now, fee, papers' },
  },
  bn: {
    title: 'সংযুক্ত আরব আমিরাত',
    summary:
      'আমিরাতের কোনো স্পন্সরের মাধ্যমে ই-ভিসা। বাংলাদেশিদের জন্য এখন অনুমোদন কম, তাই পরিকল্পনার আগে আমাদের জিজ্ঞেস করুন।',
    kinds: {
      'tourist-30': {
        name: 'ট্যুরিস্ট ই-ভিসা, ৩০ দিন',
        note: 'ইস্যুর ৬০ দিনের মধ্যে ঢুকতে হবে। ৩০ দিন গোনা শুরু নামার দিন থেকে।',
      },
      'tourist-60': {
        name: 'ট্যুরিস্ট ই-ভিসা, ৬০ দিন',
        note: 'কাগজ একই, থাকা বেশি দিন। বাংলাদেশিদের জন্য স্পন্সররা এখন এটি কমই দেন।',
      },
      'transit-96': {
        name: 'ট্রানজিট ভিসা, ৯৬ ঘণ্টা',
        note: 'যে এয়ারলাইনে যাবেন, শুধু তাদের মাধ্যমে। তৃতীয় দেশের টিকেট লাগবে।',
      },
    },
    fees: {
      centreName: 'স্পন্সর ও ব্যাংক',
      embassy: 'আমিরাতের ইমিগ্রেশন ফি, স্পন্সর দিরহামে দেন। ভিসা না হলে ফেরত নেই।',
      centre: 'আমিরাতের স্পন্সরের কাজের খরচ আর ব্যাংক চার্জ।',
      service: 'কাগজ দেখা, স্পন্সর ঠিক করা, ফাইলের খোঁজ রাখা। স্পন্সর ফাইল না নিলে ফেরত।',
    },
    details: {
      passport: 'ঢোকার দিন অন্তত ছয় মাস মেয়াদ থাকতে হবে। ছবির পাতার রঙিন স্ক্যান, সোজা করে; আলোর ঝলক বা আঙুল যেন না আসে।',
      'hotel-booking': 'প্রতি রাতের। আত্মীয়ের বাসায় থাকলে তাঁর এমিরেটস আইডি, ভিসা ও বাসা ভাড়ার চুক্তির কপি।',
      'bank-statement': 'এখন প্রায়ই চায়। থাকার খরচ চলে এমন টাকা রাখুন; আমরা বলি জনপ্রতি ৳১,৫০,০০০ বা তার বেশি।',
      'flight-booking':
        'যাওয়া-আসার, ভিসার তারিখ মিলিয়ে; ট্রানজিট ভিসায় ৯৬ ঘণ্টার মধ্যে তৃতীয় দেশে যাওয়ার। কোনো কোনো স্পন্সর শুধু তাঁদের কাছে কাটা টিকেটে আবেদন করেন।',
    },
    ownPapers: {
      'passport-cover': {
        name: 'পাসপোর্টের বাইরের মলাট',
        detail: 'সবুজ মলাটের স্ক্যান। ২০২৫ সালের শেষ দিক থেকে আমিরাতের ইমিগ্রেশন প্রতিটি আবেদনে এটি চায়।',
      },
    },
    steps: [
      {
        title: 'আগে জিজ্ঞেস করুন',
        text: 'আপনার মতো ফাইল এ সপ্তাহে কোন স্পন্সর নিচ্ছেন, আমরা খোঁজ নিয়ে সোজাসুজি জানাই।',
        when: 'দিন ১',
      },
      {
        title: 'স্ক্যান পাঠান',
        text: 'পাসপোর্ট, মলাট, ছবি আর পেশার প্রমাণ। বেশির ভাগ দেরি হয় ঝাপসা স্ক্যানের কারণে।',
        when: 'দিন ১ থেকে ২',
      },
      {
        title: 'স্পন্সর আবেদন করেন',
        text: 'আমিরাতের এয়ারলাইন, হোটেল বা অনুমোদিত এজেন্সি আবেদন জমা দেয়। ফি এই দিনই দিতে হয়।',
        when: 'দিন ৩',
      },
      {
        title: 'ইমিগ্রেশনের সিদ্ধান্ত',
        text: 'নিরাপত্তা যাচাই ওদিকেই হয়। এখান থেকে কেউ তাড়া দিতে পারে না।',
        when: 'দিন ৩ থেকে ১৩',
      },
      {
        title: 'ইমেইলে ই-ভিসা',
        text: 'আগে না কিনে থাকলে এবার টিকেট কিনুন, সরকারি সাইটে ভিসা নম্বর মিলিয়ে নিন, দুই কপি প্রিন্ট রাখুন।',
        when: 'দিন ৬ থেকে ১৩',
      },
    ],
    goodToKnow: [
      '২০২৪ সালের দ্বিতীয়ার্ধ থেকে বাংলাদেশি পাসপোর্টে আমিরাতের ভিজিট ভিসা কমই হচ্ছে। কোনো লিখিত নিয়ম প্রকাশ করা হয়নি। পরিবার নিয়ে গেলে, আগে অনেক দেশ ঘুরলে কিংবা আমেরিকা, যুক্তরাজ্য বা শেনজেন ভিসা থাকলে সম্ভাবনা কিছুটা বেশি; একা তরুণদের বেলায় কম।',
      'আশ্বাসের বিনিময়ে আমরা অগ্রিম নিই না। আবেদনের আগেই স্পন্সর ফাইল ফিরিয়ে দিলে আপনার এক টাকাও লাগে না। ইমিগ্রেশন ভিসা না দিলে ভিসা ফি ফেরত আসে না; ফলাফল লিখিতভাবে জানাই।',
      'অতিরিক্ত থাকা ঠেকাতে স্পন্সর ফেরতযোগ্য জামানত চাইতে পারেন। মেয়াদের পরে থাকলে দিনে ৫০ দিরহাম জরিমানা, পরের ভিসাও আটকে যায়; একই স্পন্সরের অন্যদেরও ক্ষতি হয়।',
      'ভিজিট ভিসা কাজের ভিসা নয়। এই ভিসায় চাকরির কথা যে বলে, সে দুই দেশের আইনই ভাঙছে। ঢাকার এয়ারপোর্টে এমন যাত্রীদের আটকে দেওয়া হয়।',
    ],
    faq: questions({
      'বাংলাদেশিদের জন্য আমিরাতের ভিসা কি এখন খোলা?':
        'আংশিক। কিছু স্পন্সরের মাধ্যমে আবেদন নেয়, তবে অনেকগুলো কারণ ছাড়াই বাতিল হয়। টাকা নেওয়ার আগে সেই সপ্তাহের অবস্থা আমরা জানিয়ে দিই।',
      'আমার আমেরিকা বা শেনজেন ভিসা আছে, সুবিধা হবে?':
        'হবে, ফাইলটা শক্ত হয়। তবে বাংলাদেশি পাসপোর্টে তাতে অন অ্যারাইভাল ভিসা মেলে না।',
      'দুবাইয়ে থাকা ভাই কি আমাকে নিতে পারবেন?':
        'বেতন ও বাসার শর্ত পূরণ হলে বাসিন্দারা নিকটাত্মীয়ের জন্য আবেদন করতে পারেন। এখন মা-বাবা, স্বামী বা স্ত্রী ও সন্তানের বেলায় মাসে ৪,০০০, ভাই-বোনের বেলায় ৮,০০০ দিরহাম বেতন চায়। আবেদন তিনি নিজের অ্যাকাউন্ট থেকে করবেন।',
      '৩০ দিনের ভিসা ওখানে গিয়ে বাড়ানো যায়?':
        'সাধারণত একবার যায়, ফি দিয়ে, একই স্পন্সরের মাধ্যমে। শেষ দিনের অন্তত এক সপ্তাহ আগে বলুন; মেয়াদের পরে বাড়তি কোনো দিন মাফ নেই।',
    }),
    seo: { title: 'বাংলাদেশিদের আমিরাত ভিসা: এখন কী সম্ভব, ফি, কাগজপত্র' },
  },
};

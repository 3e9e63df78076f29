import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { carried, onlyFor, papers, scanned } from './paper-lines.ts';

export const bhutan: VisaEntry = (calendar) => ({
  slug: 'bhutan',
  cover: 'visa-bhutan',
  facts: {
    country: 'BT',
    region: 'south-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 3, max: 5 },
        fees: {
          embassy: { poisha: 490_000, quoted: { minor: 4_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 150_000 },
        },
      },
      {
        key: 'on-arrival',
        form: 'on-arrival',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        workingDays: { min: 0, max: 0 },
        fees: {
          embassy: { poisha: 490_000, quoted: { minor: 4_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 0 },
        },
      },
    ],
    papers: {
      common: [
        ...onlyFor(
          ['tourist'],
          [
            ...scanned('passport'),
            ...papers('photo-digital'),
            ...scanned('travel-insurance', 'itinerary'),
            ...papers('flight-booking', 'sdf-receipt'),
          ],
        ),
        // The visa at Paro comes after the flight, and its fee is paid there.
        ...onlyFor(
          ['on-arrival'],
          papers('passport', 'photo-35x45', 'travel-insurance', 'itinerary', 'return-ticket'),
        ),
        ...papers('hotel-booking', 'dollar-endorsement'),
      ],
      byProfile: {
        'job-holder': [...papers('noc'), ...carried('office-id')],
        'business-owner': carried('trade-licence', 'visiting-card'),
        student: [...carried('student-id'), ...papers('leave-letter')],
        retired: carried('pension-book'),
        homemaker: carried('marriage-certificate', 'spouse-papers'),
        child: [
          ...onlyFor(['tourist'], scanned('birth-certificate', 'parents-passports')),
          ...onlyFor(['on-arrival'], carried('birth-certificate', 'parents-passports')),
          ...papers('parents-consent'),
        ],
        'government-employee': papers('government-noc', 'office-id'),
        professional: carried('professional-registration', 'visiting-card'),
      },
    },
    ownPapers: [{ key: 'sdf-receipt', group: 'money', shape: { prints: 1 } }],
    preparation: { workingDays: 1, spareDays: 3 },
    closedDays: ['2026-12-17', '2027-02-21', '2027-02-22', '2027-02-23', '2027-05-02'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(48),
    source: 'https://www.mfa.gov.bt/rbedhaka/visa-for-visiting-bhutan/',
  },
  texts: {
    en: {
      title: 'Bhutan',
      summary:
        'No embassy visit: Bangladeshi citizens apply online or get the visa at Paro, and pay a development fee (SDF) of USD 15 a night.',
      kinds: {
        tourist: {
          name: 'Visa applied for online',
          note: 'What we advise. Bhutan’s immigration sends the approval before you fly, with the SDF already paid for the nights you chose.',
        },
        'on-arrival': {
          name: 'Visa on arrival at Paro',
          note: 'Bangladeshi citizens may take it at the port of entry. The queue is longer and you pay visa and SDF there. Ask the airline first whether it boards you without approval.',
        },
      },
      fees: {
        besides:
          'The development fee (SDF): USD 15 a night for Bangladeshi citizens, paid with the visa. Five nights are USD 75, about ৳9,200.',
        embassy:
          'Bhutan’s visa fee, USD 40, not refundable. The SDF, USD 15 a night for Bangladeshi citizens, comes on top.',
        centre: 'There is no visa centre.',
        service:
          'Form filled in, SDF paid on your behalf, approval followed up. Refunded if we miss the date through our own fault. Nothing for the visa on arrival.',
      },
      details: {
        passport:
          'Valid at least six months after you leave Bhutan. To apply online, a scan of the photo page.',
        'travel-insurance':
          'Bhutan requires it for every day of the stay. Insurers in Dhaka issue it in a day.',
        'hotel-booking':
          'For every night, at hotels registered with Bhutan’s tourism department. Private flats are not accepted.',
        'flight-booking':
          'A hold is enough to begin with. Buy the ticket once the approval has come, and carry it with you.',
        'dollar-endorsement':
          'USD 200 to 300 a person besides what is already paid; for the visa on arrival, its fee and the SDF on top. Dhaka immigration looks at it.',
        noc: 'Bhutan doesn’t ask for it. The officer in Dhaka may.',
      },
      ownPapers: {
        'sdf-receipt': {
          name: 'Receipt of the development fee (SDF)',
          detail:
            'USD 15 a night each, paid with the application. Children of 6 to 12 usually pay half, younger ones nothing.',
        },
      },
      steps: [
        {
          title: 'Choose dates and nights',
          text: 'The number of nights fixes the SDF, so settle it first. Four to six nights cover Paro, Thimphu and Punakha. For the visa on arrival, the last step comes next.',
          when: 'Day 1',
        },
        {
          title: 'We apply online',
          text: 'Passport scan, photo, insurance and plan go to Bhutan’s Department of Immigration; visa fee and SDF are paid by card.',
          when: 'Day 2',
        },
        {
          title: 'Approval by e-mail',
          text: 'Usually within five working days. Print it; the airline asks for it at the desk.',
          when: 'Day 5 to 7',
        },
        {
          title: 'Stamp at Paro',
          text: 'Show the approval and the insurance, and the visa is stamped in a few minutes. Without an approval, pay visa fee and SDF there first.',
          when: 'On arrival',
        },
      ],
      goodToKnow: [
        'The USD 15 rate began in June 2024, for up to 15,000 Bangladeshi visitors a year; above that the fee was set at USD 100 a night. Policies are reviewed, so we confirm the day’s rate before you pay.',
        'Older pages say that Bangladeshi citizens enter without a visa. Until the borders closed in 2020 they got a free permit on arrival; now there is a visa and a fee, though no embassy visit.',
        'The flight from Dhaka to Paro takes a little over an hour and operates only on some days of the week. Winds close Paro in the afternoon: keep a spare day before any onward flight.',
        'The road through Burimari, Jaigaon and Phuentsholing is beautiful, but needs an Indian transit visa both ways, which has been hard to get since 2024.',
        'A guide is required beyond Thimphu and Paro and on all treks. Tobacco is taxed at the border; take the receipt.',
      ],
      faq: questions({
        'What does a five-night visit cost in fees?':
          'USD 40 for the visa and USD 75 SDF: about ৳14,100 a person at present; if we apply online for you, about ৳15,600 with our service charge. Hotel, car and guide are extra.',
        'Does the embassy in Dhaka give the visa?':
          'No. It says so itself: visas come only from the Department of Immigration in Thimphu, online or at the port.',
        'Can I get the SDF back if I leave early?':
          'Yes. Bhutan’s Department of Immigration refunds the nights you don’t use, less bank charges: you ask online, and it pays after you have left. To stay longer, pay for the extra nights at immigration in Thimphu first.',
        'Which months are best?':
          'March to May and October to November. December to February is clear and cold; the high passes may close for snow.',
      }),
      seo: { title: 'Bhutan visa for Bangladeshis: USD 40, SDF USD 15 a night' },
    },
    bn: {
      title: 'ভুটান',
      summary:
        'দূতাবাসে যেতে হয় না: বাংলাদেশিরা অনলাইনে বা পারোতে নেমে ভিসা পান। সঙ্গে দিতে হয় প্রতি রাতে ১৫ ডলার উন্নয়ন ফি (এসডিএফ)।',
      kinds: {
        tourist: {
          name: 'অনলাইনে নেওয়া ভিসা',
          note: 'আমরা এটিই নিতে বলি। যাওয়ার আগেই ভুটান ইমিগ্রেশনের অনুমোদন হাতে আসে, যত রাত থাকবেন তার এসডিএফও দেওয়া থাকে।',
        },
        'on-arrival': {
          name: 'পারোতে নেমে ভিসা',
          note: 'বাংলাদেশিরা প্রবেশপথেই নিতে পারেন। লাইন লম্বা হয়, ভিসা ফি আর এসডিএফ সেখানেই দিতে হয়। অনুমোদন ছাড়া বিমানে তুলবে কি না, এয়ারলাইনের কাছে আগে জেনে নিন।',
        },
      },
      fees: {
        besides:
          'উন্নয়ন ফি (এসডিএফ): বাংলাদেশিদের জন্য প্রতি রাতে ১৫ ডলার, ভিসার সঙ্গেই দিতে হয়। পাঁচ রাতে ৭৫ ডলার, প্রায় ৳৯,২০০।',
        embassy: 'ভুটানের ভিসা ফি ৪০ ডলার, ফেরত নেই। বাংলাদেশিদের এসডিএফ প্রতি রাতে ১৫ ডলার, এর বাইরে।',
        centre: 'কোনো ভিসা সেন্টার নেই।',
        service:
          'ফর্ম পূরণ, আপনার হয়ে এসডিএফ জমা, অনুমোদনের খোঁজ রাখা। আমাদের ভুলে তারিখ ফসকালে ফেরত। অন অ্যারাইভালে কিছু নিই না।',
      },
      details: {
        passport: 'ভুটান ছাড়ার পরও অন্তত ছয় মাস মেয়াদ। অনলাইনে আবেদন করলে ছবির পাতার স্ক্যান।',
        'travel-insurance': 'ভুটানের নিয়মেই লাগে, থাকার প্রতিটি দিনের জন্য। ঢাকার বিমা কোম্পানি এক দিনেই দেয়।',
        'hotel-booking': 'প্রতি রাতের, ভুটানের পর্যটন বিভাগে নিবন্ধিত হোটেলে। ব্যক্তিগত ফ্ল্যাট চলে না।',
        'flight-booking': 'শুরুতে বুকিং হোল্ড করা থাকলেই হয়। অনুমোদন এলে টিকেট কিনে সঙ্গে রাখুন।',
        'dollar-endorsement':
          'আগে দেওয়া টাকার বাইরে জনপ্রতি ২০০ থেকে ৩০০ ডলার; অন অ্যারাইভালে ভিসা ফি ও এসডিএফের টাকাও। ঢাকার ইমিগ্রেশন দেখে।',
        noc: 'ভুটান চায় না। ঢাকার অফিসার দেখতে চাইতে পারেন।',
      },
      ownPapers: {
        'sdf-receipt': {
          name: 'এসডিএফ জমার রসিদ',
          detail:
            'জনপ্রতি প্রতি রাতে ১৫ ডলার, আবেদনের সঙ্গেই দেওয়া। ৬ থেকে ১২ বছরের শিশুদের সাধারণত অর্ধেক, তার কম বয়সীদের লাগে না।',
        },
      },
      steps: [
        {
          title: 'তারিখ ও রাত ঠিক করুন',
          text: 'কত রাত থাকবেন, তার ওপর এসডিএফ; তাই এটা আগে। পারো, থিম্পু আর পুনাখা দেখতে চার থেকে ছয় রাত। অন অ্যারাইভালে এরপর শুধু শেষ ধাপ।',
          when: 'দিন ১',
        },
        {
          title: 'অনলাইনে আবেদন',
          text: 'পাসপোর্ট, ছবি, বিমা আর পরিকল্পনা ভুটানের ইমিগ্রেশন বিভাগে যায়; ভিসা ফি ও এসডিএফ কার্ডে দেওয়া হয়।',
          when: 'দিন ২',
        },
        {
          title: 'ইমেইলে অনুমোদন',
          text: 'সাধারণত পাঁচ কর্মদিবসে। প্রিন্ট রাখুন, চেক-ইনের সময় এয়ারলাইন দেখতে চায়।',
          when: 'দিন ৫ থেকে ৭',
        },
        {
          title: 'পারোতে সিল',
          text: 'অনুমোদন আর বিমার কাগজ দেখালে কয়েক মিনিটেই ভিসার সিল পড়ে। অনুমোদন না থাকলে আগে সেখানেই ভিসা ফি ও এসডিএফ দিন।',
          when: 'নামার পর',
        },
      ],
      goodToKnow: [
        '১৫ ডলারের হার চালু হয় ২০২৪ সালের জুনে, বছরে ১৫ হাজার বাংলাদেশির জন্য; তার বেশি হলে প্রতি রাতে ১০০ ডলার ধরা ছিল। নিয়ম বদলায়, তাই টাকা দেওয়ার আগে সেদিনের হার আমরা মিলিয়ে নিই।',
        'পুরোনো লেখায় পাবেন, ভুটানে বাংলাদেশিদের ভিসা লাগে না। ২০২০ সালে সীমান্ত বন্ধ হওয়ার আগে নামলেই বিনা টাকায় পারমিট দিত। এখন ভিসা ও ফি দুটোই আছে, তবে দূতাবাসে যেতে হয় না।',
        'ঢাকা থেকে পারো এক ঘণ্টার একটু বেশি, তবে প্রতিদিন ফ্লাইট নেই। বিকেলের বাতাসে পারো এয়ারপোর্ট বন্ধ থাকে; পরে অন্য ফ্লাইট থাকলে এক দিন হাতে রাখুন।',
        'বুড়িমারী, জয়গাঁও, ফুন্টশোলিং হয়ে পথটা সুন্দর, কিন্তু যেতে-আসতে ভারতের ট্রানজিট ভিসা লাগে, ২০২৪ সালের পর যা পাওয়া কঠিন।',
        'থিম্পু ও পারোর বাইরে এবং সব ট্রেকে গাইড নিতে হয়। তামাকজাত পণ্যে সীমান্তে কর দিতে হয়, রসিদ রাখুন।',
      ],
      faq: questions({
        'পাঁচ রাত থাকলে ফি কত পড়ে?':
          'ভিসা ৪০ ডলার আর এসডিএফ ৭৫ ডলার: এখনকার দরে জনপ্রতি প্রায় ৳১৪,১০০; আমরা অনলাইনে আবেদন করলে সার্ভিস চার্জসহ প্রায় ৳১৫,৬০০। হোটেল, গাড়ি ও গাইড আলাদা।',
        'ঢাকার দূতাবাস কি ভিসা দেয়?': 'না। দূতাবাস নিজেই জানিয়েছে, ভিসা দেয় শুধু থিম্পুর ইমিগ্রেশন বিভাগ, অনলাইনে বা প্রবেশপথে।',
        'আগে ফিরলে এসডিএফ ফেরত পাব?':
          'পাবেন। যে কয় রাত থাকা হলো না, ব্যাংকের চার্জ কেটে তার টাকা ভুটানের ইমিগ্রেশন বিভাগ ফেরত দেয়; অনলাইনে আবেদন করতে হয়, টাকা আসে দেশ ছাড়ার পর। বেশি থাকতে চাইলে থিম্পুর ইমিগ্রেশনে আগে বাড়তি রাতের টাকা দিতে হয়।',
        'কোন মাসে যাওয়া ভালো?':
          'মার্চ থেকে মে আর অক্টোবর-নভেম্বর। ডিসেম্বর থেকে ফেব্রুয়ারি আকাশ পরিষ্কার, তবে ঠান্ডা; বরফে উঁচু গিরিপথ বন্ধ হতে পারে।',
      }),
      seo: { title: 'ভুটানের ভিসা: ফি ৪০ ডলার, এসডিএফ রাতে ১৫ ডলার' },
    },
  },
});

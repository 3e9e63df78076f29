import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { carried, onlyFor, papers, scanned } from './paper-lines.ts';

export const vietnam: VisaEntry = (calendar) => ({
  slug: 'vietnam',
  cover: 'visa-vietnam',
  facts: {
    country: 'VN',
    region: 'south-east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 90,
        validityDays: 90,
        workingDays: { min: 4, max: 8 },
        fees: {
          embassy: { poisha: 306_000, quoted: { minor: 2_500, currency: 'USD' } },
          centre: { poisha: 20_000 },
          service: { poisha: 170_000 },
        },
      },
      {
        key: 'tourist-multiple',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 90,
        workingDays: { min: 4, max: 8 },
        fees: {
          embassy: { poisha: 612_500, quoted: { minor: 5_000, currency: 'USD' } },
          centre: { poisha: 30_000 },
          service: { poisha: 170_000 },
        },
      },
      {
        key: 'business',
        form: 'e-visa',
        purpose: 'business',
        entries: 'single',
        stayDays: 90,
        validityDays: 90,
        workingDays: { min: 5, max: 12 },
        fees: {
          embassy: { poisha: 306_000, quoted: { minor: 2_500, currency: 'USD' } },
          centre: { poisha: 20_000 },
          service: { poisha: 250_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport'),
        ...papers('photo-digital'),
        ...scanned('nid', 'itinerary'),
        ...onlyFor(['business'], scanned('invitation-letter')),
        ...carried('hotel-booking', 'return-ticket'),
        ...papers('dollar-endorsement'),
      ],
      byProfile: {
        'job-holder': carried('noc', 'office-id', 'visiting-card'),
        'business-owner': carried('trade-licence', 'visiting-card'),
        student: carried('student-id', 'leave-letter', 'sponsor-letter'),
        retired: carried('pension-book', 'bank-statement'),
        homemaker: carried('marriage-certificate', 'spouse-papers'),
        child: carried('birth-certificate', 'parents-passports', 'parents-consent'),
        'government-employee': carried('government-noc', 'office-id'),
        professional: carried('professional-registration', 'visiting-card', 'freelancer-papers'),
      },
    },
    ownPapers: [],
    preparation: { workingDays: 1, spareDays: 4 },
    closedDays: ['2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-09-02'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(7),
    source: 'https://evisa.gov.vn/',
  },
  texts: {
    en: {
      title: 'Vietnam',
      summary:
        'An e-visa on the government’s own site: 25 dollars for a single entry, up to 90 days, open to every nationality since August 2023.',
      kinds: {
        tourist: {
          name: 'Tourist e-visa, single entry',
          note: 'You choose the first day and the border or airport. You may enter later, but not earlier.',
        },
        'tourist-multiple': {
          name: 'Tourist e-visa, multiple entry',
          note: 'For a loop through Cambodia or Laos and back, within the same 90 days.',
        },
        business: {
          name: 'Business e-visa',
          note: 'The inviting company in Vietnam enters its tax code. It takes longer to check.',
        },
      },
      fees: {
        centreName: 'Card charge',
        embassy: 'Vietnam Immigration Department, paid by card on its site. Not refundable if refused.',
        centre: 'There is no visa centre. This is what the card company takes for the payment.',
        service:
          'Papers checked, form filled in, corrections, file followed up. Refunded if we miss the date through our own fault.',
      },
      details: {
        passport:
          'Valid at least six months. The page with your photo as a JPEG, straight and sharp, with the two machine-readable lines at the bottom.',
        'photo-digital':
          '4 × 6 cm, white background, no glasses. Most requests for correction are about this picture.',
        'hotel-booking':
          'Best for every night, at least for the first ones; the address of the first hotel goes into the form.',
        'return-ticket': 'Not asked for by the form. Immigration in Dhaka and the airline do ask for it.',
        'invitation-letter': 'From the company in Vietnam that invites you, with its tax code.',
      },
      ownPapers: {},
      steps: [
        {
          title: 'Send the files',
          text: 'Passport page and photograph first: we look at them before anything else.',
          when: 'Day 1',
        },
        {
          title: 'Form, letter by letter',
          text: 'Name, passport number and date of birth must be as in the machine-readable lines. You read it before we send.',
          when: 'Day 1',
        },
        {
          title: 'Fee and code',
          text: 'After payment you get a registration code; you can check the status yourself.',
          when: 'Day 2',
        },
        {
          title: 'Immigration decides',
          text: 'Officially three working days, four to eight for our passports, up to twelve for business. Tet adds a week.',
          when: 'Day 2 to 10',
        },
        {
          title: 'Check, then print',
          text: 'One wrong letter makes the visa void at the counter. We check it against the passport with you.',
          when: 'Day 10',
        },
      ],
      goodToKnow: [
        'The site is evisa.gov.vn and nothing else. Look-alike sites charge 80 to 150 dollars for the same visa.',
        'Applications from Bangladesh are now and then refused without a reason. You may apply again at once with another fee; a clearer photograph and a fuller plan help.',
        'There is no direct flight from Dhaka. Via Bangkok, Kuala Lumpur or Singapore on one ticket you stay in transit; with two separate tickets you may need a visa of that country too.',
        'Officers at Dhaka airport question young travellers to Vietnam and Cambodia because of cyber-scam recruiters. Carry proof of work, hotel, return ticket and endorsed dollars, and give plain answers.',
      ],
      faq: questions({
        'Is there a visa on arrival?':
          'Not as before. Only with an approval letter from a Vietnamese company, mostly for business. The e-visa is simpler and cheaper.',
        'Can I go to Phu Quoc without a visa?':
          'The island is visa free for 30 days for those who fly in straight from another country and fly out again. Airlines in Dhaka may still refuse you without a visa: take the e-visa.',
        'My name has only one word. What do I write?':
          'As the passport has it. If the surname is empty, the form has a way to mark that; we fill it in so that the airline’s ticket agrees.',
        'Can I extend inside Vietnam?':
          'Rarely now. Most people go out and apply for a new e-visa from outside.',
      }),
      seo: { title: 'Vietnam e-visa for Bangladeshis: 25 dollars, how, how long' },
    },
    bn: {
      title: 'ভিয়েতনাম',
      summary:
        'সরকারের নিজের সাইটে ই-ভিসা: সিঙ্গেল এন্ট্রি ২৫ ডলার, সর্বোচ্চ ৯০ দিন। ২০২৩ সালের আগস্ট থেকে সব দেশের জন্য খোলা।',
      kinds: {
        tourist: {
          name: 'ট্যুরিস্ট ই-ভিসা, সিঙ্গেল এন্ট্রি',
          note: 'প্রথম দিন আর কোন এয়ারপোর্ট বা সীমান্ত, সেটা আপনি বেছে নেন। পরে ঢোকা যায়, আগে নয়।',
        },
        'tourist-multiple': {
          name: 'ট্যুরিস্ট ই-ভিসা, মাল্টিপল এন্ট্রি',
          note: 'ওই ৯০ দিনের মধ্যেই কম্বোডিয়া বা লাওস ঘুরে ফিরতে চাইলে।',
        },
        business: {
          name: 'বিজনেস ই-ভিসা',
          note: 'ভিয়েতনামের আমন্ত্রণকারী কোম্পানি তাদের ট্যাক্স কোড দেয়। যাচাইয়ে সময় বেশি লাগে।',
        },
      },
      fees: {
        centreName: 'কার্ডের চার্জ',
        embassy: 'ভিয়েতনাম ইমিগ্রেশন বিভাগ, তাদের সাইটে কার্ডে। ভিসা না হলে ফেরত নেই।',
        centre: 'ভিসা সেন্টার নেই। কার্ডে ফি দিলে কার্ড কোম্পানি এটুকু কাটে।',
        service: 'কাগজ দেখা, ফর্ম, সংশোধন, ফাইলের খোঁজ। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
      },
      details: {
        passport: 'অন্তত ছয় মাস মেয়াদ। ছবির পাতা JPEG ফাইলে, সোজা ও স্পষ্ট, নিচের দুই লাইনের সংকেতসহ।',
        'photo-digital': '৪ × ৬ সেমি, সাদা ব্যাকগ্রাউন্ড, চশমা ছাড়া। সংশোধনের নোটিশ সবচেয়ে বেশি আসে এই ছবি নিয়ে।',
        'hotel-booking': 'প্রতি রাতের হলে ভালো, প্রথম কয়েক রাতের লাগবেই; প্রথম হোটেলের ঠিকানা ফর্মে লিখতে হয়।',
        'return-ticket': 'ফর্মে চায় না। তবে ঢাকার ইমিগ্রেশন ও এয়ারলাইন দেখতে চায়।',
        'invitation-letter': 'ভিয়েতনামের আমন্ত্রণকারী কোম্পানির চিঠি, ট্যাক্স কোডসহ।',
      },
      ownPapers: {},
      steps: [
        { title: 'ফাইল পাঠান', text: 'প্রথমে পাসপোর্টের পাতা আর ছবি; সবার আগে এ দুটি দেখি।', when: 'দিন ১' },
        {
          title: 'অক্ষর মিলিয়ে ফর্ম',
          text: 'নাম, নম্বর, জন্মতারিখ—সব পাসপোর্টের নিচের লাইনের মতো। পাঠানোর আগে আপনি পড়ে নেন।',
          when: 'দিন ১',
        },
        {
          title: 'ফি ও কোড',
          text: 'ফি দেওয়ার পর একটি রেজিস্ট্রেশন কোড পাবেন; নিজেও অবস্থা দেখতে পারবেন।',
          when: 'দিন ২',
        },
        {
          title: 'ইমিগ্রেশনের সিদ্ধান্ত',
          text: 'কাগজে-কলমে তিন কর্মদিবস, আমাদের পাসপোর্টে চার থেকে আট, বিজনেসে বারো পর্যন্ত। টেট নববর্ষে আরও এক সপ্তাহ।',
          when: 'দিন ২ থেকে ১০',
        },
        {
          title: 'মিলিয়ে তবে প্রিন্ট',
          text: 'একটি অক্ষর ভুল হলেও কাউন্টারে ভিসা বাতিল। পাসপোর্টের সঙ্গে আপনাকে নিয়েই মিলিয়ে দিই।',
          when: 'দিন ১০',
        },
      ],
      goodToKnow: [
        'সাইট একটাই: evisa.gov.vn। দেখতে একই রকম সাইটগুলো একই ভিসার জন্য ৮০ থেকে ১৫০ ডলার নেয়।',
        'বাংলাদেশের আবেদন মাঝেমধ্যে কারণ ছাড়াই বাতিল হয়। নতুন ফি দিয়ে সঙ্গে সঙ্গেই আবার আবেদন করা যায়; স্পষ্ট ছবি আর গোছানো পরিকল্পনা কাজে দেয়।',
        'ঢাকা থেকে সরাসরি ফ্লাইট নেই। এক টিকেটে ব্যাংকক, কুয়ালালামপুর বা সিঙ্গাপুর হয়ে গেলে ট্রানজিটেই থাকবেন; আলাদা দুই টিকেট হলে সে দেশের ভিসাও লাগতে পারে।',
        'সাইবার প্রতারণার দালালদের কারণে ভিয়েতনাম ও কম্বোডিয়াগামী তরুণদের ঢাকা এয়ারপোর্টে জিজ্ঞাসাবাদ করা হয়। পেশার প্রমাণ, হোটেল, ফেরার টিকেট ও এনডোর্স করা ডলার রাখুন; সোজা কথায় উত্তর দিন।',
      ],
      faq: questions({
        'অন অ্যারাইভাল ভিসা আছে?':
          'আগের মতো নেই। ভিয়েতনামের কোম্পানির অনুমোদনপত্র থাকলে হয়, মূলত ব্যবসার জন্য। ই-ভিসাই সহজ ও সস্তা।',
        'ভিসা ছাড়া ফু কুওক যাওয়া যায়?':
          'অন্য দেশ থেকে সরাসরি দ্বীপটিতে নেমে আবার সেখান থেকেই ভিয়েতনাম ছাড়লে ৩০ দিন ভিসা লাগে না। তবু ঢাকার এয়ারলাইন আটকাতে পারে; ই-ভিসা নিয়ে নিন।',
        'আমার নাম এক শব্দের, কী লিখব?':
          'পাসপোর্টে যেমন আছে। পদবি খালি থাকলে ফর্মে তা জানানোর উপায় আছে; টিকেটের নামের সঙ্গে মিলিয়ে আমরা পূরণ করি।',
        'ওখানে গিয়ে মেয়াদ বাড়ানো যায়?': 'এখন খুব কমই যায়। বেশির ভাগ মানুষ বেরিয়ে এসে বাইরে থেকে নতুন ই-ভিসা নেন।',
      }),
      seo: { title: 'ভিয়েতনাম ই-ভিসা: ফি ২৫ ডলার, কীভাবে, কত দিনে' },
    },
  },
});

import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';

export const qatar: VisaEntry = (calendar) => ({
  slug: 'qatar',
  cover: 'visa-qatar',
  facts: {
    country: 'QA',
    region: 'middle-east',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 3, max: 10 },
        fees: {
          embassy: { poisha: 340_000, quoted: { minor: 10_000, currency: 'QAR' } },
          centre: { poisha: 170_000, quoted: { minor: 5_000, currency: 'QAR' } },
          service: { poisha: 250_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'e-visa',
        purpose: 'family',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 3, max: 10 },
        fees: {
          embassy: { poisha: 680_000, quoted: { minor: 20_000, currency: 'QAR' } },
          centre: { poisha: 170_000, quoted: { minor: 5_000, currency: 'QAR' } },
          service: { poisha: 200_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport'),
        ...papers('photo-digital'),
        ...scanned('nid'),
        ...onlyFor(['tourist'], scanned('hotel-booking')),
        ...scanned('previous-visas', 'travel-insurance'),
        ...onlyFor(['family-visit'], scanned('qatar-host')),
        ...scanned('flight-booking'),
      ],
      byProfile: {
        'job-holder': scanned('noc', 'office-id', 'bank-statement'),
        'business-owner': scanned('trade-licence', 'visiting-card', 'bank-statement'),
        student: scanned('student-id', 'birth-certificate', 'sponsor-letter', 'sponsor-papers'),
        retired: scanned('pension-book', 'bank-statement'),
        homemaker: scanned('marriage-certificate', 'spouse-papers', 'sponsor-papers'),
        child: scanned('birth-certificate', 'parents-passports', 'parents-consent'),
        'government-employee': scanned('government-noc', 'office-id', 'bank-statement'),
        professional: scanned('professional-registration', 'freelancer-papers', 'bank-statement'),
      },
    },
    ownPapers: [{ key: 'qatar-host', group: 'journey', shape: { scan: true } }],
    preparation: { workingDays: 2, spareDays: 4 },
    closedDays: ['2027-02-09'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(16),
    source: 'https://www.hayya.qa/',
  },
  texts: {
    en: {
      title: 'Qatar',
      summary:
        'An electronic visa through the Hayya platform, with hotel and return flight booked first. Family visits are applied for by the relative in Qatar.',
      kinds: {
        tourist: {
          name: 'Tourist e-visa (Hayya A1)',
          note: 'Up to 30 days. Hotel nights for the whole stay must be confirmed before the application.',
        },
        'family-visit': {
          name: 'Family visit visa',
          note: 'The resident applies in the Metrash app for wife, husband, children, parents or other close relatives.',
        },
      },
      fees: {
        centreName: 'Health insurance',
        embassy: 'State of Qatar, paid online by card in riyals. Not refundable if refused.',
        centre: 'Compulsory for visitors, 50 riyals a month. No visa centre is involved.',
        service:
          'Papers checked, the tourist visa’s form filled in, file followed up. Refunded if we miss the date through our own fault.',
      },
      details: {
        passport: 'Valid at least six months on the day you land. A clear colour scan of the photo page.',
        'hotel-booking':
          'Confirmed for every night, and paid or secured with a card. A stay with family goes with the family visit visa instead.',
        'travel-insurance':
          'The health insurance that is in the price, from an insurer registered with Qatar’s health ministry; a policy bought here isn’t accepted in its place.',
        'flight-booking':
          'A held booking is enough for the application. Buy the ticket once the visa is granted; the airline and the officer at Doha ask for it.',
        'bank-statement':
          'Three months at least, better six. Officers at Doha may ask for 5,000 riyals or a card that holds as much.',
      },
      ownPapers: {
        'qatar-host': {
          name: 'Papers of your relative in Qatar',
          detail:
            'Qatar ID, salary certificate of 5,000 riyals a month or more, tenancy contract, and proof of how you are related.',
        },
      },
      steps: [
        {
          title: 'Tell us why you go',
          text: 'Holiday, family or a stop on the way: each has its own procedure. We tell you which one fits you.',
          when: 'Day 1',
        },
        {
          title: 'Hotel and flight',
          text: 'For the tourist visa we book a hotel that can be cancelled. For either visa we hold the return flight.',
          when: 'Day 2',
        },
        {
          title: 'Application',
          text: 'Tourist visa: in Hayya, and you read every line before it goes in. Family visit: your relative applies in Metrash. Fee and insurance are paid by card.',
          when: 'Day 3',
        },
        {
          title: 'Decision',
          text: 'It comes by e-mail and in the same app. Buy the ticket after that.',
          when: 'Day 6 to 13',
        },
      ],
      goodToKnow: [
        'Bangladeshis can’t get a visa on arrival in Doha. Indian and Pakistani rules that you read about online don’t apply to us.',
        'Qatar looks hard at single young applicants from countries that send workers. Families, those who have travelled before and people with a steady job see fewer refusals. No reason is given with a refusal.',
        'Residents of the Gulf states and holders of a valid US, UK or Schengen visa have easier categories in Hayya. Tell us if you are one of them.',
        'A stop at Hamad airport of less than 24 hours needs no visa as long as you stay in the transit area.',
      ],
      faq: questions({
        'Can I work on a Hayya visa?':
          'No. Working on it means deportation and a ban. Work visas come from an employer through the Qatar Visa Centre in Dhaka.',
        'Can I extend the 30 days?':
          'The tourist visa can often be extended once by 30 days online, for a fee, before it ends. The family visit is extended by your relative in Metrash.',
        'What salary does my husband in Doha need?':
          'At present 5,000 riyals a month and a proper family home for a visit. For a residence permit the figure is higher.',
        'Can I travel on to Saudi Arabia by road?':
          'Yes, through the Abu Samra border, if you also hold a Saudi visa. A Qatari visa doesn’t cover it.',
      }),
      seo: { title: 'Qatar visa for Bangladeshis: Hayya, family visit, fee' },
    },
    bn: {
      title: 'কাতার',
      summary:
        'হাইয়া প্ল্যাটফর্মে ইলেকট্রনিক ভিসা; হোটেল আর যাওয়া-আসার ফ্লাইটের বুকিং আগে দেখাতে হয়। ফ্যামিলি ভিজিটের আবেদন করেন কাতারে থাকা আত্মীয়।',
      kinds: {
        tourist: {
          name: 'ট্যুরিস্ট ই-ভিসা (হাইয়া এ১)',
          note: 'সর্বোচ্চ ৩০ দিন। আবেদনের আগেই সব রাতের হোটেল নিশ্চিত থাকতে হবে।',
        },
        'family-visit': {
          name: 'ফ্যামিলি ভিজিট ভিসা',
          note: 'কাতারের বাসিন্দা মেট্রাশ অ্যাপে স্ত্রী, স্বামী, সন্তান, মা-বাবা বা অন্য নিকটাত্মীয়ের জন্য আবেদন করেন।',
        },
      },
      fees: {
        centreName: 'স্বাস্থ্যবিমা',
        embassy: 'কাতার সরকারের ফি, অনলাইনে কার্ডে রিয়ালে। ভিসা না হলে ফেরত নেই।',
        centre: 'ভিজিটরদের জন্য বাধ্যতামূলক, মাসে ৫০ রিয়াল। এতে ভিসা সেন্টারে যেতে হয় না।',
        service: 'কাগজ দেখা, ট্যুরিস্ট ভিসার ফর্ম পূরণ, ফাইলের খোঁজ রাখা। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
      },
      details: {
        passport: 'নামার দিন অন্তত ছয় মাস মেয়াদ থাকতে হবে। ছবির পাতার পরিষ্কার রঙিন স্ক্যান।',
        'hotel-booking': 'প্রতি রাতের, টাকা দেওয়া বা কার্ডে নিশ্চিত করা। আত্মীয়ের বাসায় থাকলে ফ্যামিলি ভিজিট ভিসাই নিতে হবে।',
        'travel-insurance':
          'খরচের মধ্যে ধরা স্বাস্থ্যবিমাটিই, কাতারের স্বাস্থ্য মন্ত্রণালয়ে নিবন্ধিত কোম্পানির। দেশে কেনা পলিসি এর বদলে চলে না।',
        'flight-booking':
          'আবেদনের সময় হোল্ড করা বুকিং হলেই চলে। ভিসা হলে টিকেট কিনুন; এয়ারলাইন আর দোহার অফিসার দেখতে চান।',
        'bank-statement': 'অন্তত তিন মাসের, ছয় মাসের হলে ভালো। দোহায় ৫,০০০ রিয়াল বা সমান টাকার কার্ড দেখতে চাইতে পারে।',
      },
      ownPapers: {
        'qatar-host': {
          name: 'কাতারের আত্মীয়ের কাগজ',
          detail: 'কাতার আইডি, মাসে ৫,০০০ রিয়াল বা বেশি বেতনের কাগজ, বাসা ভাড়ার চুক্তি আর সম্পর্কের প্রমাণ।',
        },
      },
      steps: [
        {
          title: 'কেন যাচ্ছেন বলুন',
          text: 'বেড়ানো, পরিবার, নাকি পথে থামা—প্রতিটির পথ আলাদা। আপনার জন্য কোনটি খোলা, আমরা বলে দিই।',
          when: 'দিন ১',
        },
        {
          title: 'হোটেল ও ফ্লাইট',
          text: 'ট্যুরিস্ট ভিসায় বাতিল করা যায় এমন হোটেল বুক করি। দুই ভিসাতেই যাওয়া-আসার ফ্লাইট হোল্ড করি।',
          when: 'দিন ২',
        },
        {
          title: 'আবেদন',
          text: 'ট্যুরিস্ট ভিসার আবেদন হাইয়ায়; জমার আগে প্রতিটি লাইন আপনি পড়ে নেন। ফ্যামিলি ভিজিটের আবেদন করেন আপনার আত্মীয়, মেট্রাশে। ফি আর বিমা কার্ডে দেওয়া হয়।',
          when: 'দিন ৩',
        },
        {
          title: 'সিদ্ধান্ত',
          text: 'ইমেইলে আর যে অ্যাপে আবেদন, সেখানেই আসে। টিকেট কিনুন তার পরে।',
          when: 'দিন ৬ থেকে ১৩',
        },
      ],
      goodToKnow: [
        'দোহায় নেমে ভিসা নেওয়ার সুযোগ বাংলাদেশিদের নেই। অনলাইনে ভারত বা পাকিস্তানের যে নিয়ম পড়েন, সেটি আমাদের জন্য নয়।',
        'যেসব দেশ থেকে কর্মী যায়, সেখানকার অবিবাহিত তরুণ আবেদনকারীকে কাতার কড়া চোখে দেখে। পরিবার নিয়ে গেলে, আগে ঘোরার রেকর্ড বা স্থায়ী চাকরি থাকলে বাতিল কম হয়। বাতিলের কারণ জানায় না।',
        'উপসাগরীয় দেশের বাসিন্দা হলে কিংবা আমেরিকা, যুক্তরাজ্য বা শেনজেনের চালু ভিসা থাকলে হাইয়ায় সহজ শ্রেণি আছে। আপনি তেমন হলে আমাদের বলুন।',
        'হামাদ এয়ারপোর্টে ২৪ ঘণ্টার কম সময় থামলে, ট্রানজিট এলাকার বাইরে না গেলে ভিসা লাগে না।',
      ],
      faq: questions({
        'হাইয়া ভিসায় কাজ করা যায়?':
          'না। করলে ফেরত পাঠানো আর নিষেধাজ্ঞা। কাজের ভিসা আসে নিয়োগদাতার কাছ থেকে, ঢাকার কাতার ভিসা সেন্টারের মাধ্যমে।',
        '৩০ দিন বাড়ানো যায়?':
          'ট্যুরিস্ট ভিসা মেয়াদ শেষের আগে অনলাইনে ফি দিয়ে সাধারণত একবার ৩০ দিন বাড়ানো যায়। ফ্যামিলি ভিজিট আপনার আত্মীয় মেট্রাশে বাড়ান।',
        'দোহায় স্বামীর বেতন কত হতে হবে?':
          'ভিজিটের জন্য এখন মাসে ৫,০০০ রিয়াল আর পরিবার রাখার মতো বাসা। রেসিডেন্স পারমিটে আরও বেশি লাগে।',
        'সড়কপথে সৌদি যাওয়া যাবে?': 'যাবে, আবু সামরা সীমান্ত দিয়ে, যদি সৌদি ভিসাও থাকে। কাতারের ভিসায় সেটি হয় না।',
      }),
      seo: { title: 'বাংলাদেশিদের কাতার ভিসা: হাইয়া, ফ্যামিলি ভিজিট, ফি' },
    },
  },
});

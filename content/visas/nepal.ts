import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { carried, onlyFor, papers } from './paper-lines.ts';

export const nepal: VisaEntry = (calendar) => ({
  slug: 'nepal',
  cover: 'visa-nepal',
  facts: {
    country: 'NP',
    region: 'south-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'on-arrival',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        workingDays: { min: 0, max: 0 },
        fees: { embassy: { poisha: 0 }, centre: { poisha: 0 }, service: { poisha: 0 } },
      },
      {
        key: 'second-visit',
        form: 'on-arrival',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 15,
        workingDays: { min: 0, max: 0 },
        fees: {
          embassy: { poisha: 367_500, quoted: { minor: 3_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 0 },
        },
      },
      {
        key: 'embassy-sticker',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 1, max: 3 },
        fees: {
          embassy: { poisha: 0 },
          centre: { poisha: 0 },
          service: { poisha: 150_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'photo-35x45', 'return-ticket', 'hotel-booking', 'dollar-endorsement'),
        // Who has the sticker needs no form at the airport.
        ...onlyFor(['tourist', 'second-visit'], carried('arrival-form')),
        ...onlyFor(['embassy-sticker'], papers('application-form')),
        ...carried('nid'),
      ],
      byProfile: {
        'job-holder': [...papers('noc'), ...carried('office-id')],
        'business-owner': carried('trade-licence', 'visiting-card'),
        student: [...carried('student-id'), ...papers('leave-letter')],
        retired: carried('pension-book'),
        homemaker: carried('marriage-certificate', 'spouse-papers'),
        child: [...carried('birth-certificate', 'parents-passports'), ...papers('parents-consent')],
        'government-employee': papers('government-noc', 'office-id'),
        professional: carried('professional-registration', 'visiting-card'),
      },
    },
    ownPapers: [{ key: 'arrival-form', group: 'about-you', shape: { prints: 1 } }],
    preparation: { workingDays: 1, spareDays: 2 },
    closedDays: [],
    handedInAt: 'airport',
    checkedOn: calendar.daysAgo(33),
    source: 'https://www.immigration.gov.np/',
  },
  texts: {
    en: {
      title: 'Nepal',
      summary:
        'A visa on arrival at Kathmandu airport. As a SAARC citizen you get the first visit of each calendar year free, up to 30 days.',
      kinds: {
        tourist: {
          name: 'On arrival, first visit of the year',
          note: 'Free for citizens of SAARC countries, once from January to December, up to 30 days.',
        },
        'second-visit': {
          name: 'On arrival, later visits',
          note: 'USD 30 for 15 days, USD 50 for 30 days, USD 125 for 90 days, paid at the airport.',
        },
        'embassy-sticker': {
          name: 'Sticker from the embassy in Dhaka',
          note: 'For those who go by road, or who prefer to have the visa in the passport before they fly. The first of the year is free here too.',
        },
      },
      fees: {
        embassy:
          'Nothing for the first visit of the year. Later visits are paid for: on arrival in dollars at the airport, for the sticker at the embassy.',
        centre: 'There is no visa centre.',
        service:
          'Nothing on arrival. For the embassy’s sticker we fill in the form, hand in and collect your passport; refunded if we miss the date through our own fault.',
      },
      details: {
        passport:
          'Valid at least six months, two blank pages. It stays with you; only the embassy’s sticker needs it for a few days.',
        'photo-35x45':
          'One or two for the form, at the airport or at the embassy. The machines at the airport take a picture too, when they work.',
        'return-ticket':
          'If you fly: issued and in your name; the airline and the officer at the airport both ask for it.',
        'dollar-endorsement':
          'Dhaka immigration asks for it. USD 200 to 300 a person is common for a short visit.',
        noc: 'Nepal doesn’t ask for it. The officer in Dhaka may.',
        'leave-letter':
          'Nepal doesn’t ask for it. The officer in Dhaka may ask students who travel without their parents.',
      },
      ownPapers: {
        'arrival-form': {
          name: 'Online tourist visa form, printed',
          detail:
            'Filled in on Nepal Immigration’s site within 15 days before you land. It saves the queue at the machines.',
        },
      },
      steps: [
        {
          title: 'Book the flight and a hotel',
          text: 'Dhaka to Kathmandu is about 1 hour 20 minutes. Keep both bookings on paper.',
          when: '2 weeks before',
        },
        {
          title: 'Endorse dollars',
          text: 'At a bank or licensed money changer, in the passport. We tell you where it is done quickly.',
          when: '1 week before',
        },
        {
          title: 'Fill in the form',
          text: 'For the visa on arrival, online: we send you the link, and what to enter where people get stuck, such as “visa type: gratis” for the first visit of the year. For the sticker, we hand in form and passport at the embassy; it takes one to three working days.',
          when: 'In the 10 days before the flight',
        },
        {
          title: 'At Tribhuvan airport',
          text: 'Show form, passport and hotel at the visa counter, then immigration; with the embassy’s sticker go straight to immigration. 20 to 60 minutes, longer when three flights land together.',
          when: 'On arrival',
        },
      ],
      goodToKnow: [
        'October, November, March and April have the clear views. In the monsoon, June to September, mountain flights and the road to Pokhara often mean delays.',
        'By road you cross India: Burimari–Changrabandha, then Panitanki–Kakarbhitta. That needs an Indian transit visa, which has been hard to get since 2024. We advise flying.',
        'Trekking needs permits besides the visa: a national park or conservation area fee, and a licensed guide on most routes.',
        'For a long time Indian notes above 100 rupees were not accepted; the rules have eased, but it is better to take dollars or Nepali rupees.',
      ],
      faq: questions({
        'Is it really free?':
          'Yes, the first visit in each calendar year, up to 30 days. If someone at the airport asks for money for it, ask for the receipt and the officer in charge.',
        'I was there in March. What do I pay in December?':
          'USD 30 for 15 days or USD 50 for 30 days. From January the count starts again.',
        'Can my newborn travel?':
          'Yes, with a passport. Children under ten pay no visa fee on later visits either; check the airline’s rules for age.',
        'Can I stay longer than 30 days?':
          'Yes. The Department of Immigration in Kathmandu extends for a fee by the day, up to 150 days in a year.',
        'Why do Dhaka officers ask for papers that Nepal doesn’t want?':
          'They look for people who are being sent to work elsewhere through Kathmandu. A hotel booking, a return ticket and your work papers usually settle the matter.',
      }),
      seo: { title: 'Nepal visa on arrival for Bangladeshis: free, 30 days' },
    },
    bn: {
      title: 'নেপাল',
      summary: 'কাঠমান্ডু এয়ারপোর্টে নেমেই ভিসা। সার্কভুক্ত দেশের নাগরিক বলে বছরের প্রথমবার ৩০ দিন পর্যন্ত কোনো ফি লাগে না।',
      kinds: {
        tourist: {
          name: 'অন অ্যারাইভাল, বছরের প্রথমবার',
          note: 'সার্কভুক্ত দেশের নাগরিকদের জানুয়ারি থেকে ডিসেম্বরের মধ্যে একবার ফ্রি, ৩০ দিন পর্যন্ত।',
        },
        'second-visit': {
          name: 'অন অ্যারাইভাল, একই বছরে আবার',
          note: '১৫ দিন ৩০ ডলার, ৩০ দিন ৫০ ডলার, ৯০ দিন ১২৫ ডলার; এয়ারপোর্টেই দিতে হয়।',
        },
        'embassy-sticker': {
          name: 'ঢাকার দূতাবাস থেকে স্টিকার',
          note: 'যাঁরা সড়কপথে যাবেন, বা যাওয়ার আগেই পাসপোর্টে ভিসা চান। এখানেও বছরের প্রথমটি ফ্রি।',
        },
      },
      fees: {
        embassy: 'বছরের প্রথমবার কিছু লাগে না। পরের বার থেকে ফি লাগে: অন অ্যারাইভালে এয়ারপোর্টে ডলারে, স্টিকারে দূতাবাসে।',
        centre: 'কোনো ভিসা সেন্টার নেই।',
        service: 'অন অ্যারাইভালে কিছু নিই না। দূতাবাসের স্টিকারে ফর্ম পূরণ, জমা ও সংগ্রহের চার্জ; আমাদের ভুলে তারিখ ফসকালে ফেরত।',
      },
      details: {
        passport:
          'অন্তত ছয় মাস মেয়াদ, দুটি খালি পাতা। পাসপোর্ট আপনার কাছেই থাকে; শুধু দূতাবাসের স্টিকারের জন্য কয়েক দিন দিতে হয়।',
        'photo-35x45': 'এয়ারপোর্টের বা দূতাবাসের ফর্মের জন্য একটি বা দুটি। মেশিন চালু থাকলে এয়ারপোর্টেও ছবি তোলে।',
        'return-ticket': 'বিমানে গেলে: আপনার নামে ইস্যু করা। এয়ারলাইন ও ইমিগ্রেশন—দুই জায়গাতেই দেখতে চায়।',
        'dollar-endorsement': 'ঢাকার ইমিগ্রেশন দেখতে চায়। অল্প দিনের ভ্রমণে সাধারণত জনপ্রতি ২০০ থেকে ৩০০ ডলার করা হয়।',
        noc: 'নেপাল চায় না। ঢাকার অফিসার দেখতে চাইতে পারেন।',
        'leave-letter': 'নেপাল চায় না। মা-বাবা ছাড়া গেলে ঢাকার অফিসার শিক্ষার্থীদের কাছে চাইতে পারেন।',
      },
      ownPapers: {
        'arrival-form': {
          name: 'অনলাইনে পূরণ করা ট্যুরিস্ট ভিসা ফর্ম, প্রিন্ট',
          detail: 'নামার আগের ১৫ দিনের মধ্যে নেপাল ইমিগ্রেশনের সাইটে পূরণ করা। এতে মেশিনের সামনে লাইনে দাঁড়াতে হয় না।',
        },
      },
      steps: [
        {
          title: 'টিকেট ও হোটেল বুকিং',
          text: 'ঢাকা থেকে কাঠমান্ডু ১ ঘণ্টা ২০ মিনিটের মতো। দুটোরই প্রিন্ট রাখুন।',
          when: '২ সপ্তাহ আগে',
        },
        {
          title: 'ডলার এনডোর্স',
          text: 'ব্যাংক বা অনুমোদিত মানি চেঞ্জার থেকে, পাসপোর্টে। কোথায় তাড়াতাড়ি হয়, আমরা বলে দিই।',
          when: '১ সপ্তাহ আগে',
        },
        {
          title: 'ফর্ম পূরণ',
          text: 'অন অ্যারাইভাল ভিসায় অনলাইনে: লিংক পাঠাই, আর যেসব ঘরে সবাই আটকান সেগুলোর উত্তরও, যেমন বছরের প্রথমবারে “visa type: gratis”। স্টিকারের ফর্ম ও পাসপোর্ট আমরা দূতাবাসে জমা দিই; এক থেকে তিন কর্মদিবস লাগে।',
          when: 'ফ্লাইটের আগের ১০ দিনের মধ্যে',
        },
        {
          title: 'ত্রিভুবন এয়ারপোর্টে',
          text: 'ভিসা কাউন্টারে ফর্ম, পাসপোর্ট ও হোটেল দেখান, তারপর ইমিগ্রেশন; দূতাবাসের স্টিকার থাকলে সোজা ইমিগ্রেশনে যান। ২০ থেকে ৬০ মিনিট; একসঙ্গে কয়েকটা ফ্লাইট নামলে আরও বেশি।',
          when: 'নামার পর',
        },
      ],
      goodToKnow: [
        'পাহাড় পরিষ্কার দেখা যায় অক্টোবর-নভেম্বর ও মার্চ-এপ্রিলে। জুন থেকে সেপ্টেম্বরের বর্ষায় পাহাড়ি ফ্লাইট আর পোখারার রাস্তায় প্রায়ই দেরি হয়।',
        'সড়কপথে যেতে ভারত পেরোতে হয়: বুড়িমারী–চ্যাংড়াবান্ধা, তারপর পানিট্যাংকি–কাঁকরভিটা। তাতে ভারতের ট্রানজিট ভিসা লাগে, ২০২৪ সালের পর যা পাওয়া কঠিন। আমরা বিমানে যেতে বলি।',
        'ট্রেকিংয়ে ভিসার বাইরে পারমিট লাগে: জাতীয় উদ্যান বা সংরক্ষিত এলাকার ফি, আর বেশির ভাগ পথে লাইসেন্সধারী গাইড।',
        '১০০ রুপির চেয়ে বড় ভারতীয় নোট অনেক দিন চলত না; নিয়ম এখন শিথিল, তবু ডলার বা নেপালি রুপি নেওয়াই ভালো।',
      ],
      faq: questions({
        'সত্যিই কি টাকা লাগে না?':
          'লাগে না। প্রতি বছরের প্রথমবার, ৩০ দিন পর্যন্ত। কেউ টাকা চাইলে রসিদ চান, দায়িত্বে থাকা অফিসারকে ডাকতে বলুন।',
        'মার্চে গিয়েছিলাম, ডিসেম্বরে গেলে কত লাগবে?':
          '১৫ দিনের জন্য ৩০ ডলার, ৩০ দিনের জন্য ৫০ ডলার। জানুয়ারি থেকে আবার নতুন হিসাব।',
        'একদম ছোট শিশু নেওয়া যাবে?':
          'যাবে, পাসপোর্ট থাকতে হবে। দশ বছরের কম বয়সীদের পরের বারও ভিসা ফি লাগে না। কত বয়স থেকে নেয়, এয়ারলাইনের কাছে জেনে নিন।',
        '৩০ দিনের বেশি থাকা যায়?': 'যায়। কাঠমান্ডুর ইমিগ্রেশন অফিস দিনপ্রতি ফি নিয়ে বাড়ায়, বছরে সর্বোচ্চ ১৫০ দিন।',
        'নেপাল চায় না এমন কাগজ ঢাকায় কেন দেখতে চায়?':
          'কাঠমান্ডু হয়ে অন্য দেশে কাজে পাঠানো হচ্ছে কি না, সেটাই তাঁরা বোঝার চেষ্টা করেন। হোটেল বুকিং, ফেরার টিকেট আর পেশার কাগজ দেখালে কথা তাড়াতাড়ি শেষ হয়।',
      }),
      seo: { title: 'নেপালের অন অ্যারাইভাল ভিসা: ফ্রি, ৩০ দিন' },
    },
  },
});

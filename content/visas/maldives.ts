import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { carried, papers } from './paper-lines.ts';

export const maldives: VisaEntry = (calendar) => ({
  slug: 'maldives',
  cover: 'visa-maldives',
  facts: {
    country: 'MV',
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
    ],
    papers: {
      common: [
        ...papers(
          'passport',
          'traveller-declaration',
          'return-ticket',
          'hotel-booking',
          'dollar-endorsement',
        ),
        ...carried('nid'),
      ],
      byProfile: {
        'job-holder': [...papers('noc'), ...carried('office-id', 'visiting-card')],
        'business-owner': carried('trade-licence', 'visiting-card'),
        student: [...carried('student-id'), ...papers('leave-letter')],
        retired: carried('pension-book'),
        homemaker: carried('marriage-certificate', 'spouse-papers'),
        child: [...carried('birth-certificate', 'parents-passports'), ...papers('parents-consent')],
        'government-employee': papers('government-noc', 'office-id'),
        professional: carried('professional-registration', 'visiting-card', 'freelancer-papers'),
      },
    },
    ownPapers: [{ key: 'traveller-declaration', group: 'journey', shape: { prints: 1 } }],
    preparation: { workingDays: 1, spareDays: 1 },
    closedDays: [],
    handedInAt: 'airport',
    checkedOn: calendar.daysAgo(95),
    source: 'https://imuga.immigration.gov.mv/',
  },
  texts: {
    en: {
      title: 'Maldives',
      summary:
        'A free visa on arrival for 30 days, for holidays only. What counts is a paid hotel, a return ticket and an online declaration.',
      kinds: {
        tourist: {
          name: 'Tourist visa on arrival',
          note: 'Free, up to 30 days, stamped at Velana airport in Malé. The officer decides, as everywhere.',
        },
      },
      fees: {
        embassy: 'The Maldives takes no visa fee.',
        centre: 'There is no visa centre.',
        service:
          'Nothing. We fill in the traveller declaration with you when you book a ticket or tour with us.',
      },
      details: {
        passport:
          'Machine-readable. The rule asks for at least one month beyond the stay; the airlines and we ask for six.',
        'hotel-booking':
          'At a registered hotel, guest house or resort, for every night, better paid than only held. The officer may call the number on it.',
        'dollar-endorsement':
          'The old rule of thumb is USD 100, plus USD 50 a day. An endorsed card counts too.',
        noc: 'Not on the Maldives’ list, yet asked for at Dhaka airport and sometimes in Malé: it shows that you come back to a job.',
        'leave-letter':
          'Not on the Maldives’ list. Students who travel without their parents should carry it.',
      },
      ownPapers: {
        'traveller-declaration': {
          name: 'Traveller declaration (IMUGA)',
          detail:
            'Filled in online within 96 hours before each flight, in and out. Free. The QR code is checked in Dhaka and in Malé.',
        },
      },
      steps: [
        {
          title: 'Book ticket and stay',
          text: 'The direct flight from Dhaka to Malé takes about four hours. Pay at least the first nights.',
          when: '2 to 4 weeks before',
        },
        {
          title: 'Endorse dollars',
          text: 'In the passport or on a card. Guest houses on local islands take both dollars and cards.',
          when: '1 week before',
        },
        {
          title: 'IMUGA declaration',
          text: 'Passport, flight, hotel and a photo. Save the QR code on the phone and on paper.',
          when: 'In the 4 days before the flight',
        },
        {
          title: 'Immigration in Malé',
          text: 'QR code, return ticket and hotel. Answer simply: where you sleep, how long, what you do at home.',
          when: 'On arrival',
        },
      ],
      goodToKnow: [
        'Bangladesh passports are looked at closely, because many people have come on a tourist stamp to work. A paid resort or guest house and a return ticket settle most questions; without them people have been sent back.',
        'Working on a tourist visa is an offence. Jobs need a work permit approved before you fly, and BMET clearance from Bangladesh.',
        'Taxes are in the hotel bill, not at the airport: a green tax of USD 6 per person per night in small guest houses and USD 12 elsewhere, service charge, and goods and services tax (GST). Ask whether the price includes them.',
        'On local islands cover shoulders and knees outside the marked beaches. Customs takes away alcohol, pork and idols.',
      ],
      faq: questions({
        'Do I need anything from the High Commission in Dhaka?':
          'No, not for a holiday. The stamp is given in Malé.',
        'Is a held booking enough?':
          'The rule asks for a confirmed one. We advise at least part of it paid, with the receipt in your hand.',
        'Can I stay more than 30 days?':
          'Immigration can extend to 90 days in all, for a fee, if the hotel and the money are shown.',
        'Which months are best?':
          'December to April is dry and expensive. May to October has showers, wind and lower prices, with clear days in between.',
        'Can I combine it with Sri Lanka?':
          'Yes, Colombo to Malé takes an hour and a half. Get the Sri Lanka ETA first; it allows two entries.',
      }),
      seo: { title: 'Maldives visa on arrival for Bangladeshis: free, 30 days' },
    },
    bn: {
      title: 'মালদ্বীপ',
      summary:
        'বেড়াতে গেলে নেমেই ৩০ দিনের ভিসা, কোনো ফি নেই। দেখাতে হয় টাকা দেওয়া হোটেল বুকিং, ফেরার টিকেট আর অনলাইন ডিক্লারেশন।',
      kinds: {
        tourist: {
          name: 'ট্যুরিস্ট ভিসা, অন অ্যারাইভাল',
          note: 'ফ্রি, সর্বোচ্চ ৩০ দিন, মালের ভেলানা এয়ারপোর্টে সিল পড়ে। সব দেশের মতোই সিদ্ধান্ত অফিসারের।',
        },
      },
      fees: {
        embassy: 'মালদ্বীপ ভিসা ফি নেয় না।',
        centre: 'কোনো ভিসা সেন্টার নেই।',
        service: 'কিছু নিই না। আমাদের কাছে টিকেট বা ট্যুর নিলে ট্রাভেলার ডিক্লারেশন সঙ্গে বসে পূরণ করে দিই।',
      },
      details: {
        passport: 'মেশিন রিডেবল। নিয়মে সফর শেষের পর এক মাস মেয়াদ থাকলেই চলে; এয়ারলাইন আর আমরা ছয় মাস চাই।',
        'hotel-booking':
          'নিবন্ধিত হোটেল, গেস্ট হাউস বা রিসোর্টে, প্রতি রাতের। শুধু হোল্ড না করে টাকা দেওয়া থাকলে ভালো। অফিসার ফোন করে দেখতে পারেন।',
        'dollar-endorsement': 'পুরোনো হিসাবে ১০০ ডলার, আর দিনপ্রতি আরও ৫০ ডলার। এনডোর্স করা কার্ডও চলে।',
        noc: 'মালদ্বীপের তালিকায় নেই। তবু ঢাকায়, কখনো মালেতেও দেখতে চায়: দেশে আপনার চাকরি আছে, এটিই তার প্রমাণ।',
        'leave-letter': 'মালদ্বীপের তালিকায় নেই। মা-বাবা ছাড়া গেলে শিক্ষার্থীরা সঙ্গে রাখুন।',
      },
      ownPapers: {
        'traveller-declaration': {
          name: 'ট্রাভেলার ডিক্লারেশন (ইমুগা)',
          detail:
            'যাওয়া ও ফেরা, দুবারই ফ্লাইটের আগের ৯৬ ঘণ্টার মধ্যে অনলাইনে পূরণ করতে হয়। টাকা লাগে না। কিউআর কোড ঢাকা ও মালে দুই জায়গাতেই দেখে।',
        },
      },
      steps: [
        {
          title: 'টিকেট ও থাকার জায়গা',
          text: 'ঢাকা থেকে মালে সরাসরি ফ্লাইটে চার ঘণ্টার মতো। অন্তত প্রথম কয়েক রাতের টাকা দিয়ে রাখুন।',
          when: '২ থেকে ৪ সপ্তাহ আগে',
        },
        {
          title: 'ডলার এনডোর্স',
          text: 'পাসপোর্টে বা কার্ডে। লোকাল আইল্যান্ডের গেস্ট হাউস ডলার ও কার্ড দুটোই নেয়।',
          when: '১ সপ্তাহ আগে',
        },
        {
          title: 'ইমুগা ডিক্লারেশন',
          text: 'পাসপোর্ট, ফ্লাইট, হোটেল আর একটি ছবি। কিউআর কোড ফোনেও রাখুন, কাগজেও।',
          when: 'ফ্লাইটের আগের ৪ দিনের মধ্যে',
        },
        {
          title: 'মালেতে ইমিগ্রেশন',
          text: 'কিউআর কোড, ফেরার টিকেট ও হোটেল দেখান। সোজা উত্তর দিন: কোথায় থাকবেন, কত দিন, দেশে কী করেন।',
          when: 'নামার পর',
        },
      ],
      goodToKnow: [
        'ট্যুরিস্ট সিলে গিয়ে অনেকে কাজে লেগেছেন বলে বাংলাদেশি পাসপোর্ট একটু বেশি খুঁটিয়ে দেখে। টাকা দেওয়া হোটেল আর ফেরার টিকেট থাকলে বেশির ভাগ প্রশ্ন মিটে যায়; না থাকায় ফেরত পাঠানোর ঘটনা আছে।',
        'ট্যুরিস্ট ভিসায় কাজ করা অপরাধ। চাকরির জন্য যাওয়ার আগেই ওয়ার্ক পারমিট আর দেশ থেকে বিএমইটির ছাড়পত্র লাগে।',
        'কর দিতে হয় হোটেলের বিলে, এয়ারপোর্টে নয়: ছোট গেস্ট হাউসে প্রতি রাতে জনপ্রতি ৬ ডলার, অন্য জায়গায় ১২ ডলার গ্রিন ট্যাক্স, সঙ্গে সার্ভিস চার্জ ও জিএসটি। দামের মধ্যে ধরা আছে কি না, জেনে নিন।',
        'লোকাল আইল্যান্ডে নির্দিষ্ট বিচের বাইরে কাঁধ-হাঁটু ঢাকা পোশাক পরতে হয়। মদ, শূকরের মাংস ও মূর্তি কাস্টমসে রেখে দেয়।',
      ],
      faq: questions({
        'ঢাকার হাইকমিশন থেকে কিছু নিতে হবে?': 'বেড়াতে গেলে না। সিল দেয় মালেতেই।',
        'হোল্ড করা বুকিং দিলে চলবে?': 'নিয়মে কনফার্ম বুকিং চায়। আমরা বলি অন্তত কিছু টাকা দিয়ে রাখুন, রসিদ হাতে রাখুন।',
        '৩০ দিনের বেশি থাকা যায়?': 'হোটেল ও টাকার প্রমাণ দেখালে ইমিগ্রেশন ফি নিয়ে মোট ৯০ দিন পর্যন্ত বাড়াতে পারে।',
        'কোন মাসে যাওয়া ভালো?':
          'ডিসেম্বর থেকে এপ্রিল শুকনো, দামও বেশি। মে থেকে অক্টোবরে বৃষ্টি-বাতাস থাকে, দাম কম; মাঝে মাঝে দিন একেবারে ঝকঝকে।',
        'শ্রীলঙ্কার সঙ্গে মিলিয়ে যাওয়া যায়?': 'যায়, কলম্বো থেকে মালে দেড় ঘণ্টা। আগে শ্রীলঙ্কার ইটিএ নিন, তাতে দুবার ঢোকা যায়।',
      }),
      seo: { title: 'মালদ্বীপের অন অ্যারাইভাল ভিসা: ফ্রি, ৩০ দিন' },
    },
  },
});

import type { VisaEntry } from '../entry.ts';
import { questions } from '../questions.ts';
import { onlyFor, papers } from './paper-lines.ts';
import { schengenPapers } from './schengen-papers.ts';

const schengen = schengenPapers(['family-visit', 'business']);

export const italy: VisaEntry = (calendar) => ({
  slug: 'italy',
  cover: 'visa-italy',
  facts: {
    country: 'IT',
    region: 'europe',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 15, max: 45 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 310_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'sticker',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 15, max: 45 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 310_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 15, max: 40 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 310_000 },
          service: { poisha: 550_000 },
        },
      },
    ],
    papers: { ...schengen, common: [...schengen.common, ...onlyFor(['family-visit'], papers('italy-host'))] },
    ownPapers: [{ key: 'italy-host', group: 'journey', shape: { photocopies: 1 } }],
    preparation: { workingDays: 6, spareDays: 30 },
    closedDays: ['2026-12-08', '2027-01-06', '2027-03-29', '2027-06-02', '2027-11-01', '2027-12-08'],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(26),
    source: 'https://ambdhaka.esteri.it/en/',
  },
  texts: {
    en: {
      title: 'Italy',
      summary:
        'A Schengen visa (type C) for Italy and 28 other countries, through VFS in Dhaka, Chattogram or Sylhet. Expect long waits.',
      kinds: {
        tourist: {
          name: 'Schengen tourist visa (C)',
          note: 'Up to 90 days in any 180 in the whole Schengen area, mostly for the days of your plan.',
        },
        'family-visit': {
          name: 'Schengen visa for a family visit',
          note: 'With the host’s invitation letter on the Italian form and their residence permit.',
        },
        business: {
          name: 'Schengen business visa',
          note: 'With the Italian company’s letter and its chamber of commerce extract (visura camerale).',
        },
      },
      fees: {
        embassy:
          '90 euros, 45 for children aged 6 to 11, nothing under 6. Taken in taka; not refundable if refused.',
        centre: 'VFS Global, in taka. Booking the appointment itself costs nothing.',
        service:
          'Form, appointment, papers in order, plan and letter. Refunded if we miss the date through our own fault.',
      },
      details: {
        passport:
          'Issued within ten years, valid three months past the day you leave Schengen, two blank pages. It may be away for many weeks.',
        'bank-statement':
          'Italy has a table: for six to ten days about 45 euros a day for one person, 26 for each of two or more. Show well above it.',
        'travel-insurance':
          'At least 30,000 euros with repatriation, for all Schengen states, for every day of the stay.',
        'invitation-letter':
          'Family visit: the “lettera d’invito” form, signed by hand. Business: the company’s letter with purpose, days and who pays, and its visura camerale.',
        'hotel-booking':
          'For every night that you don’t stay with a host. Italy must be the longest part, or the first if the parts are equal.',
      },
      ownPapers: {
        'italy-host': {
          name: 'Host’s papers from Italy',
          detail:
            'Residence permit or Italian ID, registered home, income (CUD or 730), and the declaration of hospitality made to the police.',
        },
      },
      steps: [
        {
          title: 'Tell us the date early',
          text: 'Four months before you fly is not too early for Italy.',
          when: 'Week 1',
        },
        {
          title: 'Papers and form',
          text: 'Schengen form, plan, insurance. Bangla papers translated, and notarised where the list says so.',
          when: 'Week 1 to 2',
        },
        {
          title: 'Appointment at VFS',
          text: 'Booked on VFS’s site in your own name. Nobody may sell you one; tell us if someone tries.',
          when: 'Week 2 to 8',
        },
        {
          title: 'Papers and fingerprints',
          text: 'In person. Keep copies of everything you hand in.',
          when: 'On the appointment day',
        },
        {
          title: 'The embassy decides',
          text: 'Three to nine weeks. It may call you to an interview.',
          when: 'Week 5 to 17',
        },
      ],
      goodToKnow: [
        'The embassy in Dhaka has worked through a very large number of work visa files since 2024, many with false papers. Tourist files wait behind them and are read with suspicion. It isn’t your fault, but it affects you.',
        'Travel as in the plan you hand in. People who didn’t come back have made it harder for everyone after them.',
        'Against a refusal there is an appeal to the court in Rome (TAR Lazio) within 60 days. For a tourist a new, better file is usually quicker and cheaper.',
        'If the dates don’t work, don’t apply at another embassy with a false plan. Change the journey so that another country truly is the main one.',
      ],
      faq: questions({
        'Is a work visa (nulla osta) the same thing?':
          'No. That is a national visa (type D) with another list and queue. We don’t sell work visas.',
        'My brother lives in Rome. Is his invitation enough?':
          'It shows where you’ll stay and why you go. Your own work, money and reasons to come back still decide.',
        'How long does VFS keep my passport?':
          'Until the embassy has decided. For some categories it gives the passport back meanwhile and asks for it again when the sticker is due; it tells you at the counter.',
        'Can I travel to France with an Italian visa?':
          'Yes, all 29 Schengen states, if Italy remains the main part of the journey.',
      }),
      seo: { title: 'Italy Schengen visa for Bangladeshis: VFS, waits, papers' },
    },
    bn: {
      title: 'ইতালি',
      summary: 'শেনজেন ভিসা (টাইপ সি): ইতালিসহ ২৯টি দেশে চলে। জমা ঢাকা, চট্টগ্রাম বা সিলেটের ভিএফএসে। অপেক্ষা লম্বা হয়।',
      kinds: {
        tourist: {
          name: 'শেনজেন ট্যুরিস্ট ভিসা (সি)',
          note: 'পুরো শেনজেনে যেকোনো ১৮০ দিনে সর্বোচ্চ ৯০ দিন; সাধারণত পরিকল্পনার দিনগুলোই দেয়।',
        },
        'family-visit': {
          name: 'পরিবারের কাছে যাওয়ার শেনজেন ভিসা',
          note: 'ইতালীয় ফর্মে আমন্ত্রণপত্র আর আমন্ত্রণকারীর রেসিডেন্স পারমিটসহ।',
        },
        business: {
          name: 'শেনজেন বিজনেস ভিসা',
          note: 'ইতালীয় কোম্পানির চিঠি ও চেম্বারের নিবন্ধনের কপি (ভিসুরা কামেরালে) লাগবে।',
        },
      },
      fees: {
        embassy: '৯০ ইউরো; ৬ থেকে ১১ বছরের শিশুর ৪৫, ছয়ের নিচে লাগে না। নেওয়া হয় টাকায়; ভিসা না হলে ফেরত নেই।',
        centre: 'ভিএফএস গ্লোবাল, টাকায়। অ্যাপয়েন্টমেন্ট নিতে কোনো টাকা লাগে না।',
        service: 'ফর্ম, অ্যাপয়েন্টমেন্ট, কাগজ সাজানো, পরিকল্পনা ও চিঠি। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
      },
      details: {
        passport:
          'দশ বছরের মধ্যে ইস্যু করা, শেনজেন ছাড়ার পর আরও তিন মাস মেয়াদ, দুটি খালি পাতা। পাসপোর্ট বহু সপ্তাহ হাতে না-ও পেতে পারেন।',
        'bank-statement':
          'ইতালির ছক আছে: ছয় থেকে দশ দিনে একজনের দিনে প্রায় ৪৫ ইউরো, দুজন বা বেশি হলে জনপ্রতি ২৬। এর চেয়ে ভালো রকম বেশি দেখান।',
        'travel-insurance': 'অন্তত ৩০,০০০ ইউরো, দেশে ফেরানোর খরচসহ; সব শেনজেন দেশ আর পুরো সময়ের জন্য।',
        'invitation-letter':
          'পরিবারের কাছে গেলে “লেত্তেরা দিনভিতো” ফর্ম, হাতে সই। ব্যবসায় উদ্দেশ্য, দিন আর খরচ কার, তা লেখা কোম্পানির চিঠি, সঙ্গে ভিসুরা কামেরালে।',
        'hotel-booking': 'আমন্ত্রণকারীর বাসার রাত বাদে প্রতি রাতের। সবচেয়ে বেশি রাত ইতালিতে, সমান হলে প্রথমে ইতালি।',
      },
      ownPapers: {
        'italy-host': {
          name: 'ইতালির আমন্ত্রণকারীর কাগজ',
          detail:
            'রেসিডেন্স পারমিট বা ইতালীয় আইডি, নিবন্ধিত বাসা, আয়ের কাগজ (সিইউডি বা ৭৩০) আর অতিথি রাখার কথা পুলিশকে জানানোর কাগজ।',
        },
      },
      steps: [
        { title: 'আগেই তারিখ বলুন', text: 'ইতালির জন্য যাত্রার চার মাস আগে শুরু করাও বেশি আগে নয়।', when: 'সপ্তাহ ১' },
        {
          title: 'কাগজ ও ফর্ম',
          text: 'শেনজেন ফর্ম, পরিকল্পনা, বিমা। বাংলা কাগজের অনুবাদ, তালিকায় বলা থাকলে নোটারিও।',
          when: 'সপ্তাহ ১ থেকে ২',
        },
        {
          title: 'ভিএফএসে অ্যাপয়েন্টমেন্ট',
          text: 'ভিএফএসের সাইটে আপনার নিজের নামে। কেউ এটি বিক্রি করতে পারে না; করতে এলে আমাদের জানান।',
          when: 'সপ্তাহ ২ থেকে ৮',
        },
        {
          title: 'কাগজ ও আঙুলের ছাপ',
          text: 'নিজে যেতে হয়। যা জমা দেন, সবকিছুর কপি রাখুন।',
          when: 'অ্যাপয়েন্টমেন্টের দিন',
        },
        { title: 'দূতাবাসের সিদ্ধান্ত', text: 'তিন থেকে নয় সপ্তাহ। সাক্ষাৎকারে ডাকতে পারে।', when: 'সপ্তাহ ৫ থেকে ১৭' },
      ],
      goodToKnow: [
        '২০২৪ সাল থেকে ঢাকার ইতালি দূতাবাসকে কাজের ভিসার বিপুল ফাইল দেখতে হচ্ছে, তার অনেকগুলোর কাগজ ভুয়া। বেড়ানোর ফাইল সেগুলোর পেছনে পড়ে, সন্দেহের চোখেও দেখা হয়। দোষ আপনার নয়, তবে ভোগান্তি আপনারও।',
        'যে পরিকল্পনা জমা দেন, সে অনুযায়ীই যান। যাঁরা গিয়ে থেকে গেছেন, তাঁরা পরের সবার পথ কঠিন করেছেন।',
        'প্রত্যাখ্যানের বিরুদ্ধে ৬০ দিনের মধ্যে রোমের আদালতে (টিএআর লাৎসিও) যাওয়া যায়। পর্যটকের জন্য ভালো কাগজে নতুন আবেদনই বেশির ভাগ সময় দ্রুত ও সস্তা।',
        'তারিখ না মিললে মিথ্যা পরিকল্পনা নিয়ে অন্য দূতাবাসে যাবেন না। সফরটাই এমন করুন, যাতে সত্যিই অন্য দেশটি মূল গন্তব্য হয়।',
      ],
      faq: questions({
        'কাজের ভিসা (নুল্লা ওস্তা) কি একই জিনিস?': 'না। ওটা জাতীয় ভিসা (টাইপ ডি), তালিকা ও লাইন আলাদা। আমরা কাজের ভিসা করি না।',
        'ভাই রোমে থাকেন। তাঁর আমন্ত্রণেই কি হবে?':
          'থাকার জায়গা আর উদ্দেশ্য বোঝা যায়। সিদ্ধান্ত হয় আপনার কাজ, টাকা আর ফেরার কারণ দেখে।',
        'ভিএফএস কত দিন পাসপোর্ট রাখে?':
          'দূতাবাসের সিদ্ধান্ত পর্যন্ত। কিছু শ্রেণিতে মাঝে ফেরত দেয়, স্টিকারের সময় আবার চায়; কাউন্টারেই জানিয়ে দেয়।',
        'ইতালির ভিসায় ফ্রান্স যাওয়া যায়?': 'যায়, শেনজেনের ২৯টি দেশেই, যদি সফরের মূল অংশ ইতালিই থাকে।',
      }),
      seo: { title: 'বাংলাদেশিদের ইতালির শেনজেন ভিসা: ভিএফএস, সময়, কাগজ' },
    },
  },
});

import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const germanyTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Germany',
    summary:
      'A Schengen visa (type C) for Germany and 28 other countries. VIDEX form, papers and fingerprints at VFS in Dhaka; the embassy decides.',
    kinds: {
      tourist: {
        name: 'Schengen tourist visa (C)',
        note: 'Up to 90 days in any 180 in the whole Schengen area. Dhaka’s embassy also decides for Estonia.',
      },
      'family-visit': {
        name: 'Schengen visa for family and friends',
        note: 'The host in Germany may sign a formal obligation to pay; it replaces your bank balance, not your ties to home.',
      },
      'trade-fair': {
        name: 'Schengen visa for business and fairs',
        note: 'Frankfurt, Hannover, Düsseldorf, Cologne: with the fair’s ticket or exhibitor’s contract.',
      },
    },
    fees: {
      embassy:
        '90 euros, 45 for children aged 6 to 11, nothing under 6. Taken in taka; not refundable if refused.',
      centre: 'VFS Global, Dhaka, in taka. The amount follows the euro rate.',
      service:
        'VIDEX form, appointment, papers in the order the embassy wants. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Issued within ten years, valid three months past the last day of the visa, two blank pages.',
      'application-form': 'Filled in on VIDEX, all pages printed with the bar codes, signed by hand.',
      'photo-35x45': 'One, biometric, face 70 to 80 per cent of the picture. Don’t glue or staple it.',
      'travel-insurance':
        'At least 30,000 euros with repatriation, from an insurer on the embassy’s list. Credit-card insurance isn’t accepted.',
      'invitation-letter':
        'From the person or company you visit: address, phone, purpose, dates, and who pays. With a copy of their ID or registration. For a fair also its ticket or the exhibitor’s contract.',
      noc: 'The embassy wants post, salary, years there, leave and the signatory’s direct number.',
      'bank-statement':
        'Three months at least, better six. No fixed sum; about 50 euros a day besides flight and hotel is a sensible minimum.',
      'hotel-booking':
        'With full address and reference, for the same nights as the flight booking. Not for nights with a host.',
    },
    ownPapers: {
      'declaration-of-consent': {
        name: 'Declaration of consent',
        detail: 'The embassy’s own sheet, from its site, signed. Without it VFS doesn’t take the file.',
      },
      verpflichtungserklaerung: {
        name: 'Obligation letter (Verpflichtungserklärung)',
        detail:
          'Only for visits, if the host pays: from the foreigners’ office in Germany, not older than six months.',
      },
    },
    steps: [
      {
        title: 'Plan and main country',
        text: 'Most nights in Germany, or entry through it if nights are equal.',
        when: 'Week 1',
      },
      {
        title: 'VIDEX',
        text: 'We fill it in with you. Every date must agree with flight, hotel and insurance.',
        when: 'Week 1',
      },
      {
        title: 'Appointment at VFS',
        text: 'On VFS’s site. Before big fairs and summer the next free date may be six weeks away.',
        when: 'Week 2 to 7',
      },
      {
        title: 'Papers and fingerprints',
        text: 'In person; VFS checks that everything is there, not how good it is.',
        when: 'On the appointment day',
      },
      {
        title: 'The embassy decides',
        text: 'Fifteen calendar days as a rule; some applicants get a phone call.',
        when: 'Two to five weeks',
      },
    ],
    goodToKnow: [
      'Since July 2025 German embassies take no remonstration against a refusal. You may apply again at any time or go to the administrative court in Berlin.',
      'The embassy reads with care: one booking that turns out false, and the file is refused as “not reliable”. Real bookings with free cancellation cost nothing.',
      'For a fair, write what you sell, to whom, and what you want to see. A visiting card and a six-month-old trade licence don’t justify a journey of 14 days.',
      'Student, work and family reunion visas are national visas (type D) with another queue of a year or more. This guide is not for them.',
    ],
    faq: questions({
      'Does the German embassy interview tourists?':
        'Not as a rule. VFS asks little; the embassy may phone you or your employer.',
      'Can I apply for Austria or Switzerland at the German VFS?':
        'No. Each has its own procedure. In Dhaka Germany also handles Estonia.',
      'Is the obligation letter better than my own money?':
        'It proves who pays. Officers still ask why you come back, so add work, family and property papers.',
      'How early may I apply to Germany?':
        'Six months before the journey. Eight to ten weeks before is a good time, twelve before a summer journey.',
    }),
    seo: { title: 'Germany Schengen visa for Bangladeshis: VIDEX, VFS, fee' },
  },
  bn: {
    title: 'জার্মানি',
    summary:
      'শেনজেন ভিসা (টাইপ সি): জার্মানিসহ ২৯টি দেশে চলে। ভিডেক্স ফর্ম, কাগজ ও আঙুলের ছাপ ঢাকার ভিএফএসে; সিদ্ধান্ত দূতাবাসের।',
    kinds: {
      tourist: {
        name: 'শেনজেন ট্যুরিস্ট ভিসা (সি)',
        note: 'পুরো শেনজেনে যেকোনো ১৮০ দিনে সর্বোচ্চ ৯০ দিন। ঢাকার দূতাবাস এস্তোনিয়ার ভিসাও দেখে।',
      },
      'family-visit': {
        name: 'আত্মীয়-বন্ধুর কাছে যাওয়ার শেনজেন ভিসা',
        note: 'জার্মানির আমন্ত্রণকারী খরচের আনুষ্ঠানিক দায় নিতে পারেন; তাতে টাকার প্রমাণ হয়, ফেরার প্রমাণ নয়।',
      },
      'trade-fair': {
        name: 'ব্যবসা ও মেলার শেনজেন ভিসা',
        note: 'ফ্রাঙ্কফুর্ট, হ্যানোভার, ডুসেলডর্ফ, কোলন: মেলার টিকেট বা স্টলের চুক্তিসহ।',
      },
    },
    fees: {
      embassy: '৯০ ইউরো; ৬ থেকে ১১ বছরের শিশুর ৪৫, ছয়ের নিচে লাগে না। নেওয়া হয় টাকায়; ভিসা না হলে ফেরত নেই।',
      centre: 'ভিএফএস গ্লোবাল, ঢাকা, টাকায়। ইউরোর দরে ওঠানামা করে।',
      service: 'ভিডেক্স ফর্ম, অ্যাপয়েন্টমেন্ট, দূতাবাস যেভাবে চায় সেভাবে কাগজ সাজানো। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'দশ বছরের মধ্যে ইস্যু করা, ভিসার শেষ দিনের পর আরও তিন মাস মেয়াদ, দুটি খালি পাতা।',
      'application-form': 'ভিডেক্সে পূরণ, বারকোডসহ সব পাতা প্রিন্ট, হাতে সই।',
      'photo-35x45': 'একটি, বায়োমেট্রিক, ছবির ৭০ থেকে ৮০ শতাংশ জুড়ে মুখ। আঠা বা পিন লাগাবেন না।',
      'travel-insurance':
        'অন্তত ৩০,০০০ ইউরো, দেশে ফেরানোর খরচসহ, দূতাবাসের তালিকার বিমা কোম্পানির। ক্রেডিট কার্ডের বিমা নেয় না।',
      'invitation-letter':
        'যাঁর বা যে কোম্পানির কাছে যাচ্ছেন, তাদের দেওয়া: ঠিকানা, ফোন, উদ্দেশ্য, তারিখ, খরচ কার। সঙ্গে তাদের পরিচয়পত্র বা নিবন্ধনের কপি। মেলায় গেলে মেলার টিকেট বা স্টলের চুক্তিও।',
      noc: 'দূতাবাস চায় পদ, বেতন, কত বছরের চাকরি, ছুটি আর স্বাক্ষরকারীর সরাসরি নম্বর।',
      'bank-statement':
        'অন্তত তিন মাসের, ছয় মাসের হলে ভালো। নির্দিষ্ট অঙ্ক নেই; টিকেট-হোটেল বাদে দিনে ৫০ ইউরোর মতো থাকলে ভালো।',
      'hotel-booking': 'পুরো ঠিকানা ও রেফারেন্সসহ, ফ্লাইটের সঙ্গে রাত মিলিয়ে। আমন্ত্রণকারীর বাসার রাতে লাগে না।',
    },
    ownPapers: {
      'declaration-of-consent': {
        name: 'সম্মতি ঘোষণা (ডিক্লারেশন অব কনসেন্ট)',
        detail: 'দূতাবাসের নিজের ফর্ম, তাদের সাইট থেকে, সই করা। এটি ছাড়া ভিএফএস ফাইল নেয় না।',
      },
      verpflichtungserklaerung: {
        name: 'দায়স্বীকারপত্র (ফেরপ্‌ফ্লিখটুংসএরক্লেরুং)',
        detail: 'শুধু কারও কাছে গেলে, খরচ তিনি দিলে: জার্মানির বিদেশি নিবন্ধন অফিসের, ছয় মাসের বেশি পুরোনো নয়।',
      },
    },
    steps: [
      { title: 'পরিকল্পনা ও মূল দেশ', text: 'বেশির ভাগ রাত জার্মানিতে; সমান হলে ঢোকা জার্মানি দিয়ে।', when: 'সপ্তাহ ১' },
      {
        title: 'ভিডেক্স ফর্ম',
        text: 'আপনার সঙ্গে পূরণ। প্রতিটি তারিখ ফ্লাইট, হোটেল ও বিমার সঙ্গে মিলতে হবে।',
        when: 'সপ্তাহ ১',
      },
      {
        title: 'ভিএফএসে অ্যাপয়েন্টমেন্ট',
        text: 'ভিএফএসের সাইটে। বড় মেলা আর গ্রীষ্মের আগে ছয় সপ্তাহ পরের তারিখও পড়ে।',
        when: 'সপ্তাহ ২ থেকে ৭',
      },
      {
        title: 'কাগজ ও আঙুলের ছাপ',
        text: 'নিজে যেতে হয়। সব আছে কি না ভিএফএস দেখে, ভালো কি না দেখে না।',
        when: 'অ্যাপয়েন্টমেন্টের দিন',
      },
      { title: 'দূতাবাসের সিদ্ধান্ত', text: 'সাধারণত ১৫ দিন; কাউকে কাউকে ফোন করে।', when: 'দুই থেকে পাঁচ সপ্তাহ' },
    ],
    goodToKnow: [
      '২০২৫ সালের জুলাই থেকে জার্মান দূতাবাস প্রত্যাখ্যানের বিরুদ্ধে আপত্তি (রিমনস্ট্রেশন) নেয় না। যেকোনো সময় আবার আবেদন করা যায়, অথবা বার্লিনের প্রশাসনিক আদালতে যাওয়া যায়।',
      'দূতাবাস খুঁটিয়ে পড়ে: একটি বুকিংও ভুয়া পেলে “নির্ভরযোগ্য নয়” লিখে আবেদন বাতিল। বিনা খরচে বাতিল করা যায় এমন আসল বুকিংয়ে এক টাকাও লাগে না।',
      'মেলায় গেলে লিখুন কী বিক্রি করেন, কার কাছে, কী দেখতে চান। ছয় মাস আগে করা ট্রেড লাইসেন্স আর ভিজিটিং কার্ডে ১৪ দিনের সফর মানায় না।',
      'পড়াশোনা, চাকরি আর পরিবারের সঙ্গে থাকার ভিসা জাতীয় ভিসা (টাইপ ডি); লাইন এক বছর বা তারও বেশি। এই গাইড সেগুলোর জন্য নয়।',
    ],
    faq: questions({
      'জার্মান দূতাবাস কি পর্যটকদের সাক্ষাৎকার নেয়?':
        'সাধারণত না। ভিএফএস তেমন কিছু জিজ্ঞেস করে না; দূতাবাস আপনাকে বা অফিসে ফোন করতে পারে।',
      'জার্মান ভিএফএসে অস্ট্রিয়া বা সুইজারল্যান্ডের আবেদন হয়?': 'না। প্রতিটির পথ আলাদা। ঢাকায় জার্মানি এস্তোনিয়ার কাজও করে।',
      'নিজের টাকার চেয়ে দায়স্বীকারপত্র ভালো?':
        'এতে বোঝা যায় খরচ কে দেবেন। তবু কেন ফিরবেন, সেটা দেখাতে চাকরি, পরিবার আর সম্পত্তির কাগজ দিন।',
      'জার্মানির জন্য কত আগে জমা দেওয়া যায়?': 'সফরের ছয় মাস আগে থেকে। আট-দশ সপ্তাহ আগে ভালো, গ্রীষ্মের সফরে বারো।',
    }),
    seo: { title: 'বাংলাদেশিদের জার্মানির শেনজেন ভিসা: ভিডেক্স, ভিএফএস, ফি' },
  },
};

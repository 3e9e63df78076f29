import type { VisaTexts } from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

export const malaysiaTexts: Record<Language, VisaTexts> = {
  en: {
    title: 'Malaysia',
    summary: 'An eVISA from Malaysia’s Immigration Department, applied for online. One entry, up to 30 days.',
    kinds: {
      tourist: {
        name: 'Tourist eVISA',
        note: 'One entry, up to 30 days. The stay can’t be extended and can’t be changed into a work pass.',
      },
      business: {
        name: 'Business eVISA',
        note: 'For meetings and fairs, with a letter from a company in Malaysia. Several entries need another procedure with a sponsor there.',
      },
      medical: {
        name: 'Medical eVISA',
        note: 'For treatment at a hospital that invites you. One attendant may apply with you.',
      },
    },
    fees: {
      centreName: 'eVISA processing',
      embassy: 'Malaysian visa fee, RM 20. Not refundable if refused.',
      centre: 'Processing charge of the official eVISA site, RM 105. Not refundable.',
      service:
        'Papers checked, form filled in, file followed up. Refunded if we miss the date through our own fault.',
    },
    details: {
      passport: 'Valid at least six months from arrival. Scan the photo page and the back page, in colour.',
      'photo-digital':
        '35 × 50 mm, white background, dark clothes: the site refuses photos in which the edge of the shoulders can’t be seen.',
      'flight-booking': 'Both ways. Fly in from Bangladesh, the country where you apply.',
      'hotel-booking':
        'For every night (on the medical visa, those that you don’t spend in hospital). Names as in the passport, dates as in the flight booking.',
      'bank-statement':
        'Three months at least, better six. We advise ৳1,00,000 or more a person for a week, with regular transactions.',
    },
    ownPapers: {
      'visit-papers': {
        name: 'Invitation or hospital letter',
        detail: 'Company letter with its SSM registration, or the hospital’s appointment with an estimate.',
      },
    },
    steps: [
      {
        title: 'Send us scans',
        text: 'Colour scans, not phone pictures with a shadow: the site refuses those.',
        when: 'Day 1',
      },
      {
        title: 'Form and payment',
        text: 'We fill in the eVISA form, you read it, and the fee is paid by card on the official site.',
        when: 'Day 2',
      },
      {
        title: 'Immigration decides',
        text: 'The status of the file shows on the site. If a paper is asked for again, there are usually 24 to 48 hours to send it. Business takes up to ten working days.',
        when: 'Day 3 to 9',
      },
      {
        title: 'Print the eVISA',
        text: 'In colour, two copies. The passport number must be right to the last digit.',
        when: 'Day 9',
      },
      {
        title: 'Arrival card',
        text: 'Fill in the Malaysia Digital Arrival Card (MDAC) online within three days before landing.',
        when: 'In the 3 days before landing',
      },
    ],
    goodToKnow: [
      'An eVISA lets you fly; the officer at KLIA decides whether you enter. Bangladeshi travellers are questioned more than others. Carry the hotel booking, return ticket and cash or a card for the stay.',
      'People who can’t name their hotel, or whose return ticket is weeks after the hotel ends, have been sent back on the next flight. All your papers should say the same.',
      'Never work on a tourist visa, whatever a middleman says. Work needs a calling visa and BMET clearance from Bangladesh.',
      'School holidays in June and December and the week before Eid fill hotels in Kuala Lumpur and Langkawi. Visas don’t take longer, but flights cost more.',
    ],
    faq: questions({
      'Will my passport get a sticker?':
        'No. The eVISA is a printed sheet. A sticker is given only in special cases, through the High Commission in Dhaka.',
      'How much cash should I carry?':
        'There is no fixed figure on the site. We advise about USD 500 a person for a week, or a card endorsed in the passport.',
      'Can I go on to Singapore and come back?':
        'Not on a single-entry eVISA. Once you leave Malaysia it is used up.',
      'My eVISA has a wrong letter in my name. Does it matter?':
        'Yes. Tell us before you fly. A wrong name or number means a new application, with the fee again.',
      'Can a child travel on a parent’s eVISA?':
        'No. Every child needs a passport and an eVISA of their own, at the same fee.',
    }),
    seo: { title: 'Malaysia eVISA for Bangladeshis: fee, papers, arrival' },
  },
  bn: {
    title: 'মালয়েশিয়া',
    summary: 'মালয়েশিয়ার ইমিগ্রেশন বিভাগের ই-ভিসা, আবেদন অনলাইনে। একবার ঢোকা, সর্বোচ্চ ৩০ দিন থাকা।',
    kinds: {
      tourist: { name: 'ট্যুরিস্ট ই-ভিসা', note: 'একবার ঢোকা, সর্বোচ্চ ৩০ দিন। মেয়াদ বাড়ে না, কাজের ভিসায় বদলানোও যায় না।' },
      business: {
        name: 'বিজনেস ই-ভিসা',
        note: 'মিটিং ও মেলার জন্য, মালয়েশিয়ার কোম্পানির চিঠিসহ। একাধিকবার ঢুকতে চাইলে সেখানকার স্পন্সর দিয়ে আলাদা প্রক্রিয়া।',
      },
      medical: {
        name: 'মেডিকেল ই-ভিসা',
        note: 'যে হাসপাতাল ডেকেছে, সেখানে চিকিৎসার জন্য। সঙ্গে একজন অ্যাটেনডেন্টও আবেদন করতে পারেন।',
      },
    },
    fees: {
      centreName: 'ই-ভিসা প্রসেসিং',
      embassy: 'মালয়েশিয়ার ভিসা ফি, ২০ রিঙ্গিত। ভিসা না হলে ফেরত নেই।',
      centre: 'সরকারি ই-ভিসা সাইটের প্রসেসিং চার্জ, ১০৫ রিঙ্গিত। ফেরত নেই।',
      service: 'কাগজ দেখা, ফর্ম পূরণ, ফাইলের খোঁজ রাখা। আমাদের ভুলে তারিখ ফসকালে ফেরত।',
    },
    details: {
      passport: 'পৌঁছানোর দিন থেকে অন্তত ছয় মাস মেয়াদ। ছবির পাতা ও শেষ পাতা রঙিন স্ক্যান।',
      'photo-digital': '৩৫ × ৫০ মিমি, সাদা ব্যাকগ্রাউন্ড, গাঢ় রঙের পোশাক। কাঁধের প্রান্ত বোঝা না গেলে সাইট ছবি নেয় না।',
      'flight-booking': 'যাওয়া ও আসা দুটোই। যে দেশ থেকে আবেদন, সেই বাংলাদেশ থেকেই রওনা হতে হবে।',
      'hotel-booking': 'প্রতি রাতের, মেডিকেল ভিসায় হাসপাতালের রাত বাদে। নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।',
      'bank-statement':
        'অন্তত তিন মাসের, ছয় মাসের হলে ভালো। এক সপ্তাহের জন্য আমরা বলি জনপ্রতি ৳১,০০,০০০ বা বেশি, নিয়মিত লেনদেনসহ।',
    },
    ownPapers: {
      'visit-papers': {
        name: 'আমন্ত্রণপত্র বা হাসপাতালের চিঠি',
        detail: 'কোম্পানির চিঠি ও এসএসএম নিবন্ধন, অথবা আনুমানিক খরচসহ হাসপাতালের অ্যাপয়েন্টমেন্ট।',
      },
    },
    steps: [
      { title: 'স্ক্যান কপি পাঠান', text: 'রঙিন স্ক্যান দিন। মোবাইলে তোলা ছায়া পড়া ছবি সাইট ফিরিয়ে দেয়।', when: 'দিন ১' },
      {
        title: 'ফর্ম ও ফি',
        text: 'আমরা ই-ভিসার ফর্ম পূরণ করি, আপনি পড়ে দেখেন, তারপর সরকারি সাইটে কার্ডে ফি জমা হয়।',
        when: 'দিন ২',
      },
      {
        title: 'ইমিগ্রেশনের সিদ্ধান্ত',
        text: 'ফাইল কোথায় আছে, সাইটে দেখা যায়। কোনো কাগজ আবার চাইলে পাঠাতে সাধারণত ২৪ থেকে ৪৮ ঘণ্টা সময় দেয়। বিজনেসে দশ কর্মদিবস পর্যন্ত লাগে।',
        when: 'দিন ৩ থেকে ৯',
      },
      { title: 'ই-ভিসা প্রিন্ট', text: 'রঙিন, দুই কপি। পাসপোর্ট নম্বরের শেষ অঙ্ক পর্যন্ত মিলিয়ে নিন।', when: 'দিন ৯' },
      {
        title: 'অ্যারাইভাল কার্ড',
        text: 'নামার আগের তিন দিনের মধ্যে অনলাইনে মালয়েশিয়া ডিজিটাল অ্যারাইভাল কার্ড (এমডিএসি) পূরণ করুন।',
        when: 'নামার আগের ৩ দিনে',
      },
    ],
    goodToKnow: [
      'ই-ভিসা থাকলে বিমানে উঠতে পারবেন; ঢুকতে দেবেন কি না, ঠিক করেন কুয়ালালামপুর এয়ারপোর্টের অফিসার। বাংলাদেশিদের প্রশ্ন একটু বেশিই করে। হোটেল বুকিং, ফেরার টিকেট আর খরচের টাকা বা কার্ড হাতে রাখুন।',
      'হোটেলের নাম বলতে না পারলে, কিংবা হোটেল বুকিং শেষ হওয়ার অনেক পরে ফেরার টিকেট থাকলে, পরের ফ্লাইটে ফেরত পাঠানোর ঘটনা আছে। সব কাগজে যেন একই কথা থাকে।',
      'দালাল যা-ই বলুক, ট্যুরিস্ট ভিসায় কাজ করতে যাবেন না। কাজের জন্য লাগে কলিং ভিসা আর দেশ থেকে বিএমইটির ছাড়পত্র।',
      'জুন ও ডিসেম্বরের স্কুল ছুটি আর ঈদের আগের সপ্তাহে কুয়ালালামপুর ও লাংকাউইয়ের হোটেল ভরে যায়। ভিসায় বেশি সময় লাগে না, তবে টিকেটের দাম বাড়ে।',
    ],
    faq: questions({
      'পাসপোর্টে কি স্টিকার লাগবে?': 'না। ই-ভিসা একটি ছাপানো কাগজ। স্টিকার দেওয়া হয় কেবল বিশেষ ক্ষেত্রে, ঢাকার হাইকমিশন থেকে।',
      'সঙ্গে কত টাকা রাখব?':
        'সাইটে বাঁধা অঙ্ক নেই। এক সপ্তাহের জন্য জনপ্রতি ৫০০ ডলারের মতো, বা পাসপোর্টে এনডোর্স করা কার্ড রাখতে বলি।',
      'সিঙ্গাপুর ঘুরে আবার মালয়েশিয়ায় ফেরা যাবে?': 'সিঙ্গেল এন্ট্রি ই-ভিসায় না। একবার বের হলেই ভিসা শেষ।',
      'ই-ভিসায় নামের একটা অক্ষর ভুল। সমস্যা হবে?': 'হবে। যাওয়ার আগে আমাদের জানান। নাম বা নম্বর ভুল থাকলে নতুন আবেদন, ফিও আবার।',
      'সন্তান কি মা-বাবার ই-ভিসায় যেতে পারবে?': 'না। প্রত্যেক শিশুর নিজের পাসপোর্ট ও ই-ভিসা লাগে, ফিও একই।',
    }),
    seo: { title: 'মালয়েশিয়ার ই-ভিসা: ফি, কাগজপত্র, এয়ারপোর্টের নিয়ম' },
  },
};

import type { Paper } from '#features/visas/visas.contract.ts';

/** The journey itself: how, where and for how long. */
export const journeyPapers: Paper[] = [
  {
    key: 'flight-booking',
    group: 'journey',
    shape: { prints: 1 },
    texts: {
      en: {
        name: 'Return air ticket booking',
        detail: 'A hold is enough. Don’t pay for the ticket before the visa.',
      },
      bn: { name: 'যাওয়া-আসার এয়ার টিকেট বুকিং', detail: 'বুকিং হোল্ড করা থাকলেই হয়। ভিসার আগে টিকেটের টাকা দেবেন না।' },
    },
  },
  {
    key: 'return-ticket',
    group: 'journey',
    shape: { prints: 1 },
    texts: {
      en: {
        name: 'Return ticket, paid',
        detail: 'Issued and in your name; the airline and the officer at the airport both ask for it.',
      },
      bn: { name: 'কেনা রিটার্ন টিকেট', detail: 'আপনার নামে ইস্যু করা। এয়ারলাইন ও ইমিগ্রেশন—দুই জায়গাতেই দেখতে চায়।' },
    },
  },
  {
    key: 'hotel-booking',
    group: 'journey',
    shape: { prints: 1 },
    texts: {
      en: {
        name: 'Hotel booking',
        detail: 'For every night. Every traveller’s name as in the passport, dates as in the flight booking.',
      },
      bn: { name: 'হোটেল বুকিং', detail: 'প্রতি রাতের। সবার নাম পাসপোর্টের মতো, তারিখ টিকেটের সঙ্গে মেলানো।' },
    },
  },
  {
    key: 'itinerary',
    group: 'journey',
    shape: { prints: 1 },
    texts: {
      en: { name: 'Day-by-day plan', detail: 'One page: date, city, where you sleep, how you move on.' },
      bn: {
        name: 'দিনভিত্তিক ভ্রমণ পরিকল্পনা',
        detail: 'এক পাতায়: তারিখ, শহর, রাতে কোথায় থাকবেন, কীভাবে এক জায়গা থেকে আরেক জায়গায় যাবেন।',
      },
    },
  },
  {
    key: 'travel-insurance',
    group: 'journey',
    shape: { prints: 1 },
    texts: {
      en: {
        name: 'Travel medical insurance',
        detail: 'For every day of the journey. The policy is in English and states the sum covered.',
      },
      bn: {
        name: 'ভ্রমণ স্বাস্থ্যবিমা',
        detail: 'ভ্রমণের প্রতিটি দিনের জন্য। পলিসি ইংরেজিতে, কত টাকা পর্যন্ত কভার করে তা লেখা।',
      },
    },
  },
  {
    key: 'invitation-letter',
    group: 'journey',
    shape: { scan: true },
    texts: {
      en: {
        name: 'Invitation letter',
        detail:
          'From the person or company you visit: address, phone, purpose, dates, and who pays. With a copy of their ID or registration.',
      },
      bn: {
        name: 'আমন্ত্রণপত্র',
        detail:
          'যাঁর বা যে কোম্পানির কাছে যাচ্ছেন, তাদের দেওয়া: ঠিকানা, ফোন, উদ্দেশ্য, তারিখ, খরচ কার। সঙ্গে তাদের পরিচয়পত্র বা নিবন্ধনের কপি।',
      },
    },
  },
];

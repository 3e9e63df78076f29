import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';

export const about: SiteSettings['about'] = {
  story: {
    en: `Shofor means journey. We are a travel agency in Gulshan, Dhaka, for people who don’t want to go to one office for the visa, another for the ticket and a third for the hotel.

Most of what goes wrong on a trip goes wrong before it. A bank statement without a seal. A name spelt one way in the passport and another on the ticket. A holiday in the embassy’s calendar that nobody counted. So we work from lists: what you need, in which form, by which day. You see the same list we do.

We help with visas for Bangladesh passport holders, look up air fares ourselves, and run tours at home and abroad, from a weekend in Sajek to a week in Türkiye. If none of our departures fits, we put together a tour of your own, anywhere in the world.

Shofor Travels is the sample agency that comes with the Shofor software. Its people, address and phone number are examples; an agency that uses the software writes its own story here.`,
    bn: `সফর মানে যাত্রা। ঢাকার গুলশানে আমাদের অফিস। ভিসার জন্য এক জায়গায়, টিকেটের জন্য আরেক জায়গায়, হোটেলের জন্য তৃতীয় কোথাও—এই দৌড়াদৌড়ি যাঁরা করতে চান না, আমরা তাঁদের জন্য।

সফরের ঝামেলা বেশির ভাগ সময় সফরের আগেই শুরু হয়। ব্যাংক স্টেটমেন্টে সিল নেই। পাসপোর্টে নামের বানান এক, টিকেটে আরেক। দূতাবাসের ছুটির দিনটা কেউ হিসাবেই ধরেনি। তাই আমরা তালিকা ধরে কাজ করি: কী কী লাগবে, কীভাবে লাগবে, কত তারিখের মধ্যে লাগবে। আমরা যে তালিকা দেখি, আপনিও সেটাই দেখেন।

বাংলাদেশি পাসপোর্টে ভিসার কাজে আমরা সাহায্য করি, এয়ার টিকেট নিজেরা খুঁজে দেখি, আর দেশে-বিদেশে ট্যুর চালাই—সাজেকের এক সপ্তাহান্ত থেকে তুরস্কের এক সপ্তাহ পর্যন্ত। আমাদের কোনো তারিখ বা রুটে সুবিধা না হলে আপনার পছন্দমতো ট্যুর সাজিয়ে দিই, পৃথিবীর যেখানেই যেতে চান।

সফর ট্রাভেলস আসলে “সফর” সফটওয়্যারের সঙ্গে দেওয়া একটি নমুনা এজেন্সি। এখানকার মানুষ, ঠিকানা আর ফোন নম্বর উদাহরণ মাত্র; যে এজেন্সি সফটওয়্যারটি চালাবে, তারা এখানে নিজেদের কথা লিখবে।`,
  },
  mission: {
    en: `To make travel simple. A person who has never filled in a visa form should be able to read our page and know what it will cost, how long it will take and what to bring.

We say what we know, give the day on which we last checked it, and say when something is not ours to decide. An embassy grants a visa; we make sure that your papers are not the reason it doesn’t. We would rather lose a booking than sell you a date that can’t work.`,
    bn: `সফরের কাজটা সহজ করা। জীবনে যিনি কখনো ভিসার ফর্ম পূরণ করেননি, তিনিও যেন আমাদের পাতা পড়ে বুঝতে পারেন কত খরচ, কত দিন লাগবে আর কী কী সঙ্গে আনতে হবে।

যা জানি, সেটাই বলি; শেষ কবে মিলিয়ে দেখেছি, সেই তারিখও লিখে রাখি। যে সিদ্ধান্ত আমাদের হাতে নেই, সেটাও আগে জানাই। ভিসা দেয় দূতাবাস; কাগজের ভুলে যেন সেটা আটকে না যায়, সেটুকু দেখা আমাদের কাজ। যে তারিখে যাওয়া সম্ভব নয়, সেই তারিখের বুকিং নেওয়ার চেয়ে বুকিংটা হারানোই ভালো।`,
  },
  why: [
    {
      title: { en: 'Visas, tickets and tours in one office', bn: 'ভিসা, টিকেট, ট্যুর—এক জায়গায়' },
      text: {
        en: 'Visa assistance, air tickets and travel packages made for you, worldwide. The dates on your ticket, your hotel booking and your visa form agree, because one person looks at all three.',
        bn: 'ভিসার সহায়তা, এয়ার টিকেট আর আপনার মতো করে সাজানো প্যাকেজ, পৃথিবীর যেকোনো প্রান্তে। টিকেট, হোটেল বুকিং আর ভিসার ফর্মে তারিখ মেলে, কারণ তিনটাই একজন মিলিয়ে দেখেন।',
      },
    },
    {
      title: { en: 'Service that fits who is travelling', bn: 'যাঁর যেমন দরকার' },
      text: {
        en: 'A student, a shop owner and a retired teacher need different papers and different days. Tell us once who is travelling; we work from that, not from a leaflet for everybody.',
        bn: 'শিক্ষার্থী, দোকানমালিক আর অবসরে যাওয়া শিক্ষক—তিনজনের কাগজ আর সময় এক নয়। কারা যাচ্ছেন একবার বলুন; আমরা সেই অনুযায়ী কাজ করি, সবার জন্য ছাপানো এক লিফলেট ধরে নয়।',
      },
    },
    {
      title: { en: 'People who know the work', bn: 'কাজটা যাঁরা জানেন' },
      text: {
        en: 'Which bank seal an embassy looks for, which layover is too short with a pram, which jeep road closes after rain. If we don’t know, we say so and find out.',
        bn: 'কোন দূতাবাস ব্যাংকের কোন সিল খোঁজে, বাচ্চা নিয়ে কোন ট্রানজিটে সময় কম পড়ে, বৃষ্টির পর কোন পাহাড়ি রাস্তা বন্ধ থাকে—এসব আমাদের জানা। না জানলে সেটাও বলি, তারপর জেনে জানাই।',
      },
    },
    {
      title: { en: 'Before, during and after the trip', bn: 'যাওয়ার আগে, পথে আর ফেরার পরে' },
      text: {
        en: 'Before: papers, prices and dates in writing. During: one phone number for a missed bus or a late flight. After: help with refunds, lost baggage papers and the next visa.',
        bn: 'আগে: কাগজ, খরচ আর তারিখ লিখিত। পথে: বাস ছুটে গেলে বা ফ্লাইট দেরি করলে একটাই ফোন নম্বর। পরে: রিফান্ড, হারানো লাগেজের কাগজ আর পরের ভিসার কাজে সাহায্য।',
      },
    },
    {
      title: { en: 'Every cost on its own line', bn: 'প্রতিটি খরচ আলাদা লাইনে' },
      text: {
        en: 'Embassy fee, visa-centre fee and our charge are listed separately. A tour’s price says what it includes and what it doesn’t. Nothing is added later without your agreement.',
        bn: 'দূতাবাসের ফি, ভিসা সেন্টারের ফি আর আমাদের চার্জ আলাদা লেখা। ট্যুরের দামে কী আছে আর কী নেই, সেটাও লেখা। আপনার সম্মতি ছাড়া পরে কিছুই যোগ হয় না।',
      },
    },
  ],
};

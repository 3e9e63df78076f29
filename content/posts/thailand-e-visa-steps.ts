import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'Since January 2025 holders of a Bangladesh passport apply for a Thai visa online, and the visa comes by e-mail. The sticker and the counter are gone; your passport stays at home. We have rewritten our Thailand guide so that it follows the form as it is today. This is what changes for you.',
  ),
  h2('The steps'),
  ol(
    'An account on thaievisa.go.th, the Foreign Ministry’s own site. One account can hold several applicants.',
    'The form, with a photograph and the passport’s data page as separate files under 3 MB each.',
    'Papers as scans: bank statement, letter from work, flight and hotel bookings, proof that you live in Bangladesh, such as the NID.',
    'The fee, paid the way the embassy says. It is not refunded if the visa is refused or the form was wrong.',
    'The embassy in Dhaka decides and writes to the account’s e-mail. Print the approval and carry it.',
  ),
  h2('What we do differently now'),
  ul(
    'We read your scans on a large screen before they go in. A blurred bank seal is the most common reason for a question from the embassy.',
    'The account is made in your name, with your e-mail; you can see every step yourself.',
    'We allow 8 to 12 working days and keep two in reserve. Before Thai and Bangladeshi holidays it takes longer, so apply about six weeks before you fly.',
  ),
  p(
    'One more thing is separate from the visa: everyone who enters fills in the Thailand Digital Arrival Card (TDAC) within the three days before arrival. It is free. Sites that charge for it are not official.',
  ),
  p(
    'Rules and fees are the embassy’s and change without notice. The official sources are thaievisa.go.th and the Royal Thai Embassy in Dhaka; check there, or ask us to, on the day you apply.',
  ),
  visaCard('thailand'),
);

const bn = body(
  p(
    '২০২৫ সালের জানুয়ারি থেকে বাংলাদেশি পাসপোর্টে থাইল্যান্ডের ভিসার আবেদন হয় অনলাইনে, ভিসা আসে ইমেইলে। স্টিকার নেই, কাউন্টারও নেই; পাসপোর্ট থাকে আপনার ঘরেই। ফর্মটা এখন যেমন, সেই অনুযায়ী আমাদের থাইল্যান্ড গাইড নতুন করে লিখেছি। আপনার জন্য কী বদলাল, দেখে নিন।',
  ),
  h2('ধাপগুলো'),
  ol(
    'থাই পররাষ্ট্র মন্ত্রণালয়ের নিজের সাইট thaievisa.go.th-এ একটি অ্যাকাউন্ট। এক অ্যাকাউন্টে কয়েকজনের আবেদন করা যায়।',
    'ফর্ম পূরণ; ছবি আর পাসপোর্টের তথ্যপাতা আলাদা ফাইলে, প্রতিটি ৩ এমবির নিচে।',
    'কাগজের স্ক্যান: ব্যাংক স্টেটমেন্ট, অফিসের চিঠি, ফ্লাইট ও হোটেল বুকিং, আপনি যে বাংলাদেশে থাকেন তার প্রমাণ (যেমন এনআইডি)।',
    'দূতাবাস যেভাবে বলে, সেভাবে ফি। ভিসা না হলে বা ফর্মে ভুল থাকলে ফি ফেরত হয় না।',
    'সিদ্ধান্ত নেয় ঢাকার দূতাবাস, জানায় অ্যাকাউন্টের ইমেইলে। অনুমোদনপত্র ছাপিয়ে সঙ্গে রাখুন।',
  ),
  h2('আমরা এখন যা অন্যভাবে করি'),
  ul(
    'জমার আগে আপনার স্ক্যানগুলো বড় পর্দায় পড়ে দেখি। দূতাবাস থেকে প্রশ্ন আসার সবচেয়ে বড় কারণ ঝাপসা ব্যাংক সিল।',
    'অ্যাকাউন্ট খোলা হয় আপনার নামে, আপনার ইমেইলে; প্রতিটি ধাপ নিজেই দেখতে পাবেন।',
    'আমরা ৮ থেকে ১২ কর্মদিবস ধরি, সঙ্গে দুই দিন হাতে রাখি। থাই আর বাংলাদেশি ছুটির আগে সময় বেশি লাগে, তাই যাত্রার প্রায় ছয় সপ্তাহ আগে আবেদন করুন।',
  ),
  p(
    'আরেকটা জিনিস ভিসা থেকে আলাদা: থাইল্যান্ডে ঢোকার আগের তিন দিনের মধ্যে প্রত্যেককে ডিজিটাল অ্যারাইভাল কার্ড (TDAC) পূরণ করতে হয়। এতে কোনো ফি নেই। যে সাইট টাকা চায়, সেটা সরকারি নয়।',
  ),
  p(
    'নিয়ম আর ফি ঠিক করে দূতাবাস, না জানিয়েও বদলায়। সরকারি উৎস thaievisa.go.th আর ঢাকার রয়্যাল থাই দূতাবাস; আবেদনের দিন সেখানে দেখে নিন, নয়তো আমাদের দেখতে বলুন।',
  ),
  visaCard('thailand'),
);

export const thailandEVisaSteps: PostEntry = (calendar) => ({
  slug: 'thailand-e-visa-steps',
  cover: 'news-thailand-evisa',
  facts: {
    kind: 'news',
    category: 'visas',
    tags: ['thailand', 'e-visa'],
    author: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    publishedOn: calendar.daysAgo(11),
  },
  texts: {
    en: {
      title: 'Thailand’s e-Visa: what has changed',
      summary:
        'No sticker, no counter, the passport stays with you. The five steps as they are now, and the arrival card that comes on top.',
      tags: { thailand: 'Thailand', 'e-visa': 'e-Visa' },
      body: en,
    },
    bn: {
      title: 'থাইল্যান্ডের ই-ভিসায় কী বদলাল',
      summary: 'স্টিকার নেই, কাউন্টার নেই, পাসপোর্ট থাকে আপনার কাছেই। এখনকার পাঁচটি ধাপ, আর সঙ্গে যে অ্যারাইভাল কার্ড লাগে।',
      tags: { thailand: 'থাইল্যান্ড', 'e-visa': 'ই-ভিসা' },
      body: bn,
    },
  },
});

import type { PostEntry } from '../entry.ts';
import { body, h2, p, ul } from '../post-body.ts';

const en = body(
  p(
    'Tanguar Haor is a protected wetland, the country’s second Ramsar site. In June 2025 the Sunamganj district administration barred houseboats from the watchtower area until further notice and published a list of rules for visitors and boats. We have heard of no general lifting since, and plan our trips as if the ban stands. The haor itself is open.',
  ),
  h2('What changes for you'),
  ul(
    '**No houseboat at the watchtower.** Where the administration permits it, small country boats without engines go among the hijal and koroch trees. The houseboat waits outside.',
    '**Only registered boats.** Ask for the number; it must be painted on the hull. Life jackets for every passenger are part of the registration.',
    '**No loudspeakers**, by day or night, and no generators late at night.',
    '**Nothing into the water:** no plastic, no food, no toilet waste. Boats carry their waste back to Tahirpur or Sunamganj.',
    '**No fishing, no hunting, no picking of plants,** and no bathing among the trees.',
    '**Names and NID numbers** are left with the local police before the boat sails.',
  ),
  h2('How we plan it now'),
  p(
    'Our boats sleep at Tekerghat as before, with Shaheed Siraj Lake, Barik Tila and the Jadukata river on the second day. The first afternoon goes to open water instead of the tower. The season is June to October; in the winter months there is too little water for houseboats, and the birds have the place to themselves. For birds come from December to February, in a small boat, with a guide from Tahirpur.',
  ),
  p(
    'In a storm, or when the hill rivers rise, the administration may stop all boats for some days. Then we change the date or return what you paid us.',
  ),
  p(
    'Official sources: the Deputy Commissioner’s office in Sunamganj and the UNO in Tahirpur. Orders can change within a week, so check there before you travel, or ask us which one is in force.',
  ),
);

const bn = body(
  p(
    'টাঙ্গুয়ার হাওর সংরক্ষিত জলাভূমি, দেশের দ্বিতীয় রামসার সাইট। ২০২৫ সালের জুনে সুনামগঞ্জ জেলা প্রশাসন পরবর্তী নির্দেশ না দেওয়া পর্যন্ত ওয়াচ টাওয়ার এলাকায় হাউসবোট ঢোকা নিষেধ করে, সঙ্গে পর্যটক আর নৌযানের জন্য একগুচ্ছ নির্দেশনাও দেয়। নিষেধাজ্ঞা পুরোপুরি তুলে নেওয়ার খবর আমরা পাইনি; সেটা বহাল ধরেই সফর সাজাই। হাওর কিন্তু খোলাই।',
  ),
  h2('আপনার জন্য কী বদলায়'),
  ul(
    '**ওয়াচ টাওয়ারে হাউসবোট নয়।** প্রশাসন অনুমতি দিলে ইঞ্জিনছাড়া ছোট নৌকায় হিজল-করচের ভেতরে যাওয়া যায়। হাউসবোট বাইরে অপেক্ষা করে।',
    '**শুধু নিবন্ধিত নৌযান।** নম্বর জিজ্ঞেস করুন; নৌযানের গায়ে লেখা থাকতে হবে। প্রত্যেক যাত্রীর লাইফ জ্যাকেট থাকা নিবন্ধনেরই শর্ত।',
    '**মাইক বা সাউন্ড বক্স নয়,** দিনে বা রাতে; গভীর রাতে জেনারেটরও নয়।',
    '**পানিতে কিছু ফেলা নয়:** প্লাস্টিক, খাবার, টয়লেটের বর্জ্য, কিছুই না। নৌযান নিজের ময়লা তাহিরপুর বা সুনামগঞ্জে ফিরিয়ে আনে।',
    '**মাছ ধরা, শিকার, গাছপালা তোলা নিষেধ,** গাছের ফাঁকে গোসলও।',
    '**নাম আর এনআইডি নম্বর** নৌযান ছাড়ার আগে স্থানীয় পুলিশের কাছে জমা দিতে হয়।',
  ),
  h2('আমরা এখন যেভাবে সাজাই'),
  p(
    'আমাদের নৌযান আগের মতোই টেকেরঘাটে রাত কাটায়; দ্বিতীয় দিনে শহীদ সিরাজ লেক, বারিক টিলা আর যাদুকাটা নদী। প্রথম বিকেলটা টাওয়ারের বদলে খোলা পানিতে। মৌসুম জুন থেকে অক্টোবর; শীতে হাউসবোট চলার মতো পানি থাকে না, জায়গাটা তখন পাখিদের। পাখি দেখতে চাইলে ডিসেম্বর থেকে ফেব্রুয়ারিতে আসুন, ছোট নৌকায়, তাহিরপুরের গাইড নিয়ে।',
  ),
  p(
    'ঝড় উঠলে বা পাহাড়ি ঢলে নদীর পানি বাড়লে প্রশাসন কয়েক দিন সব নৌযান বন্ধ রাখতে পারে। তখন আমরা তারিখ বদলাই, নয়তো আপনি আমাদের যা দিয়েছেন ফেরত দিই।',
  ),
  p(
    'সরকারি উৎস: সুনামগঞ্জ জেলা প্রশাসকের কার্যালয় আর তাহিরপুরের ইউএনও। আদেশ এক সপ্তাহেও বদলাতে পারে; যাওয়ার আগে সেখানে দেখে নিন, নয়তো এখন কোনটা চলছে আমাদের জিজ্ঞেস করুন।',
  ),
);

export const tanguarHaorHouseboatRules: PostEntry = (calendar) => ({
  slug: 'tanguar-haor-houseboat-rules',
  cover: 'news-haor-rules',
  facts: {
    kind: 'news',
    category: 'destinations',
    tags: ['tanguar-haor', 'boats', 'permits'],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: calendar.daysAgo(58),
  },
  texts: {
    en: {
      title: 'Tanguar Haor: houseboats stay out of the watchtower area',
      summary:
        'The haor is open, the trees at the watchtower are not for houseboats. The rules on noise, waste and registration, and our new route.',
      tags: { 'tanguar-haor': 'Tanguar Haor', boats: 'Boats', permits: 'Permits' },
      body: en,
    },
    bn: {
      title: 'টাঙ্গুয়ার হাওর: ওয়াচ টাওয়ার এলাকায় হাউসবোট নয়',
      summary: 'হাওর খোলা, তবে ওয়াচ টাওয়ারের গাছের ফাঁকে হাউসবোট চলবে না। শব্দ, ময়লা আর নিবন্ধনের নিয়ম, আর আমাদের নতুন পথ।',
      tags: { 'tanguar-haor': 'টাঙ্গুয়ার হাওর', boats: 'নৌযান', permits: 'পারমিট' },
      body: bn,
    },
  },
});

import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p, packageCard, table, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'Somebody in the family has never flown: a mother of sixty-five, a son of six, perhaps you. Nothing on the day is hard. It only happens quickly, in a loud hall, with a queue behind you. If everyone knows the order of things beforehand, the first flight is a small adventure and not an examination.',
  ),
  h2('A week before'),
  ul(
    'Read each name on the tickets against the passport, letter by letter. A mistake found now can usually still be corrected, for a charge; found at the counter, it may cost you the seat.',
    'Ask for a wheelchair if walking is hard for someone. It is free, and must be in the booking at least 48 hours ahead. It also means a helper and a short queue.',
    'Order the child’s meal, a diabetic or a vegetarian one, 24 to 48 hours ahead. On low-cost airlines you buy it with the ticket.',
    'Have dollars endorsed in each passport at your bank or money changer. The yearly travel allowance is US$12,000 for an adult and half of that for a child under twelve.',
    'Print the visa, the hotel booking and the return ticket, one set for each adult. Phones run out of charge in queues.',
    'If a child travels with one parent only, carry a signed consent letter of the other and the birth certificate in English.',
  ),
  h2('How to pack the bags'),
  table(
    ['Thing', 'Where it goes'],
    ['Medicines for three days, with the prescription', 'Cabin bag'],
    ['Power bank and spare batteries (a lighter stays at home)', 'Cabin bag, never the hold'],
    ['Liquids over 100 ml, scissors, nail cutter with a blade', 'Checked bag'],
    ['Baby milk, purée and cooled boiled water for the flight', 'Cabin bag; allowed in a sensible amount'],
    [
      'Pickle, ghee, hilsa for the relatives',
      'Checked bag, sealed three times, and only if the country lets food in',
    ],
    ['Passports, money, jewellery, keys', 'On one adult, in a bag that stays closed'],
  ),
  p(
    'Most tickets from Dhaka include 20 to 30 kg each in the hold and 7 kg in the cabin, but low-cost fares may include no checked bag. Weigh at home. Excess at the counter costs several times what it costs online.',
  ),
  h2('At Dhaka airport, in order'),
  ol(
    'Come three hours before an international flight, two before a domestic one, and allow for traffic. Only passengers with a ticket and passport go in; say goodbye at the gate.',
    'The first X-ray. All bags go through, belts and phones too.',
    'Check-in: find your flight on the screen and its row of counters. Give the passports together. Ask for seats side by side and for the bags to be checked through if you change planes.',
    'Count the baggage tags you get back. Stick them all inside one passport cover.',
    'Immigration: each person alone, children with a parent. The officer may ask where you are going, for how long, and who pays. Short true answers are enough. If you hold an e-passport, the e-gates may be open.',
    'Security again, shoes sometimes, then the waiting hall. Fill the water bottles there and use the toilets.',
    'Boarding closes 20 minutes before departure. The gate can change; listen.',
  ),
  h2('In the air'),
  p(
    'The engine grows loud, the seat presses against your back, and after half a minute the ground drops away. That is all. Tell the children beforehand, and your mother too. Ears block on the way up, and even more on the way down: sweets for children, a feeding bottle for the baby, swallowing or a yawn for the rest. Someone with a cold should ask a doctor about a nose spray.',
  ),
  p(
    'Turbulence feels like a bad road and is about as dangerous, with the belt on. Keep it on, loosely, even when the light is off. The aircraft is dry and cold, 22 degrees at best; a shawl for everyone. Those who have had clots or heart trouble should ask their doctor and walk the aisle each hour.',
  ),
  p(
    'With small children sit near the back: the toilets are close, and nobody minds. Bring one new toy that makes no noise. Give it out only after take-off.',
  ),
  h2('Changing planes'),
  p(
    'If both flights are on one booking, your bags go through and you only walk from gate to gate. Two hours are enough for a fit couple; with parents or a pram, ask for three. If you booked two separate tickets to save a little, you may need a transit visa, must fetch the bags yourself, and nobody waits for you if the first flight is late. For a first journey we would not.',
  ),
  h2('When something goes wrong'),
  ul(
    'Bag missing: report it at the airline’s desk before you leave the hall, and keep the paper with the reference.',
    'Flight late: ask at the gate, not at check-in. From two or three hours on, most airlines give food, and a hotel if it gets late.',
    'Lost each other: agree beforehand to meet at your own gate. Write your number on paper in the child’s pocket.',
  ),
  p(
    'A good first flight is short, by day, and to a place that needs no visa in advance. Kathmandu fits: an hour and twenty minutes, mountains at the window, and a visa at the airport.',
  ),
  packageCard('kathmandu-pokhara'),
  visaCard('nepal'),
);

const bn = body(
  p(
    'পরিবারে কেউ একজন আছেন যিনি কখনো প্লেনে চড়েননি: পঁয়ষট্টি বছরের মা, ছয় বছরের ছেলে, কিংবা আপনি নিজে। দিনটায় কঠিন কিছু নেই। শুধু সব ঘটে দ্রুত, হইচইয়ের মধ্যে, পেছনে লাইন নিয়ে। কোনটার পর কোনটা, আগে থেকে সবার জানা থাকলে প্রথম ফ্লাইট পরীক্ষা মনে হয় না, ছোট একটা অভিযান মনে হয়।',
  ),
  h2('এক সপ্তাহ আগে'),
  ul(
    'টিকেটের প্রতিটি নাম পাসপোর্টের সঙ্গে অক্ষর ধরে মেলান। এখন ধরা পড়লে সাধারণত কিছু চার্জ দিয়ে ঠিক করা যায়; কাউন্টারে গিয়ে ধরা পড়লে সিটটাই যেতে পারে।',
    'কারও হাঁটতে কষ্ট হলে হুইলচেয়ার চেয়ে রাখুন। টাকা লাগে না, তবে অন্তত ৪৮ ঘণ্টা আগে বুকিংয়ে তুলতে হয়। সঙ্গে একজন সাহায্যকারী পাবেন, লাইনও ছোট হবে।',
    'শিশুর খাবার, ডায়াবেটিক বা নিরামিষ খাবার ২৪ থেকে ৪৮ ঘণ্টা আগে জানান। লো-কস্ট এয়ারলাইনে খাবার টিকেটের সঙ্গেই কিনতে হয়।',
    'প্রত্যেকের পাসপোর্টে ব্যাংক বা মানি চেঞ্জার থেকে ডলার এনডোর্স করান। বছরে ভ্রমণ কোটা বড়দের ১২,০০০ ডলার, বারো বছরের নিচে তার অর্ধেক।',
    'ভিসা, হোটেল বুকিং আর ফিরতি টিকেট ছাপিয়ে নিন, বড়দের প্রত্যেকের জন্য এক সেট। লাইনে দাঁড়ালে ফোনের চার্জ ফুরায়।',
    'শিশু শুধু মা বা বাবার সঙ্গে গেলে অন্যজনের সই করা সম্মতিপত্র আর ইংরেজি জন্মসনদ রাখুন।',
  ),
  h2('ব্যাগ গোছানো'),
  table(
    ['জিনিস', 'কোথায় যাবে'],
    ['তিন দিনের ওষুধ, প্রেসক্রিপশনসহ', 'হাতব্যাগে'],
    ['পাওয়ার ব্যাংক ও বাড়তি ব্যাটারি (লাইটার বাড়িতেই থাক)', 'হাতব্যাগে, লাগেজে কখনোই নয়'],
    ['১০০ মিলিলিটারের বেশি তরল, কাঁচি, ব্লেডওয়ালা নেইল কাটার', 'লাগেজে'],
    ['পথের জন্য শিশুর দুধ, নরম খাবার, ফোটানো পানি', 'হাতব্যাগে; দরকারমতো নেওয়া যায়'],
    ['আচার, ঘি, আত্মীয়ের জন্য ইলিশ', 'লাগেজে, তিন পরত মুড়ে; যদি সে দেশে খাবার নেওয়া যায় তবেই'],
    ['পাসপোর্ট, টাকা, গয়না, চাবি', 'বড়দের একজনের কাছে, মুখবন্ধ ব্যাগে'],
  ),
  p(
    'ঢাকা থেকে বেশির ভাগ টিকেটে লাগেজ জনপ্রতি ২০ থেকে ৩০ কেজি, হাতব্যাগ ৭ কেজি। তবে লো-কস্ট ভাড়ায় লাগেজ না-ও থাকতে পারে। বাড়িতেই মেপে নিন। বাড়তি ওজনের দাম অনলাইনের চেয়ে কাউন্টারে কয়েক গুণ।',
  ),
  h2('ঢাকা এয়ারপোর্টে, পরপর'),
  ol(
    'বিদেশের ফ্লাইটে তিন ঘণ্টা, দেশের ফ্লাইটে দুই ঘণ্টা আগে আসুন; রাস্তার জ্যাম আলাদা ধরুন। ভেতরে ঢোকেন শুধু টিকেট-পাসপোর্টধারী যাত্রী, বিদায় নিতে হয় গেটে।',
    'প্রথম এক্স-রে। সব ব্যাগ যাবে, বেল্ট আর ফোনও।',
    'চেক-ইন: পর্দায় ফ্লাইট নম্বর দেখে কাউন্টারের সারি খুঁজুন। সবার পাসপোর্ট একসঙ্গে দিন। পাশাপাশি সিট চান; পথে প্লেন বদলালে লাগেজ শেষ গন্তব্য পর্যন্ত ট্যাগ করতে বলুন।',
    'যে লাগেজ ট্যাগগুলো হাতে পেলেন, গুনে নিন। একটা পাসপোর্টের কভারে সব লাগিয়ে রাখুন।',
    'ইমিগ্রেশন: প্রত্যেকে আলাদা, শিশুরা মা-বাবার সঙ্গে। কোথায় যাচ্ছেন, কত দিন, খরচ কে দিচ্ছেন—জিজ্ঞেস করতে পারে। ছোট আর সত্য উত্তরই যথেষ্ট। ই-পাসপোর্ট থাকলে ই-গেট খোলা পেতে পারেন।',
    'আবার নিরাপত্তা তল্লাশি, কখনো জুতাও খুলতে হয়; তারপর অপেক্ষার হল। সেখানে পানির বোতল ভরুন, টয়লেট সেরে নিন।',
    'বোর্ডিং বন্ধ হয় ছাড়ার ২০ মিনিট আগে। গেট বদলাতে পারে, ঘোষণা শুনুন।',
  ),
  h2('আকাশে'),
  p(
    'ইঞ্জিনের শব্দ বাড়ে, সিট পিঠে চাপ দেয়, আধমিনিট পর মাটি নিচে সরে যায়। ব্যস, এটুকুই। ছেলেমেয়েকে আগেই বলে রাখুন, মাকেও। ওঠার সময় কান বন্ধ লাগে, নামার সময় আরও বেশি: ছোটদের জন্য চকলেট, কোলের শিশুর জন্য ফিডার, বাকিদের জন্য ঢোক গেলা বা হাই তোলা। কারও সর্দি থাকলে নাকের স্প্রে নিয়ে ডাক্তারের সঙ্গে কথা বলুন।',
  ),
  p(
    'ঝাঁকুনি মানে খারাপ রাস্তার মতো ব্যাপার; বেল্ট বাঁধা থাকলে ভয়ের কিছু নেই। বাতি নিভলেও বেল্টটা ঢিলা করে পরে থাকুন। ভেতরটা শুকনো আর ঠান্ডা, বড়জোর ২২ ডিগ্রি; সবার জন্য একটা করে শাল নিন। যাঁর রক্ত জমাট বাঁধা বা হৃদ্‌রোগের ইতিহাস আছে, তিনি ডাক্তারের পরামর্শ নিন আর ঘণ্টায় একবার হাঁটুন।',
  ),
  p(
    'ছোট শিশু থাকলে পেছনের দিকে বসুন: টয়লেট কাছে, কেউ বিরক্তও হয় না। শব্দ করে না এমন একটা নতুন খেলনা নিন। হাতে দিন প্লেন ওড়ার পর, তার আগে নয়।',
  ),
  h2('মাঝপথে প্লেন বদল'),
  p(
    'দুই ফ্লাইট এক বুকিংয়ে থাকলে লাগেজ নিজেই চলে যায়, আপনাকে শুধু এক গেট থেকে আরেক গেটে হাঁটতে হয়। দুজন সুস্থ মানুষের জন্য দুই ঘণ্টা যথেষ্ট; মা-বাবা বা স্ট্রলার থাকলে তিন ঘণ্টা চান। সামান্য বাঁচাতে আলাদা দুই টিকেট কাটলে ট্রানজিট ভিসা লাগতে পারে, লাগেজ নিজে তুলে আবার দিতে হয়, আর প্রথম ফ্লাইট দেরি করলে পরেরটা কারও জন্য থামে না। আমরা হলে প্রথম সফরে এটা করতাম না।',
  ),
  h2('কিছু গোলমাল হলে'),
  ul(
    'লাগেজ না এলে: হল ছাড়ার আগেই এয়ারলাইনের ডেস্কে জানান, রেফারেন্স লেখা কাগজটা রাখুন।',
    'ফ্লাইট দেরি হলে: চেক-ইনে নয়, গেটে জিজ্ঞেস করুন। দুই-তিন ঘণ্টা পেরোলে বেশির ভাগ এয়ারলাইন খাবার দেয়, রাত হয়ে গেলে হোটেলও।',
    'কেউ হারিয়ে গেলে: আগেই ঠিক করে রাখুন, দেখা হবে নিজেদের গেটে। শিশুর পকেটে কাগজে আপনার নম্বর লিখে দিন।',
  ),
  p(
    'প্রথম ফ্লাইট হোক ছোট, দিনের বেলা, এমন কোথাও যেখানে আগে ভিসা লাগে না। কাঠমান্ডু তেমনই: এক ঘণ্টা বিশ মিনিট, জানালায় পাহাড়, ভিসা এয়ারপোর্টেই।',
  ),
  packageCard('kathmandu-pokhara'),
  visaCard('nepal'),
);

export const firstFlightWithFamily: PostEntry = (calendar) => ({
  slug: 'first-flight-with-family',
  cover: 'post-first-flight',
  facts: {
    kind: 'blog',
    category: 'flights',
    tags: ['flights', 'families', 'airport'],
    author: { en: 'Farhana Kabir', bn: 'ফারহানা কবির' },
    publishedOn: calendar.daysAgo(83),
  },
  texts: {
    en: {
      title: 'The first flight with your family, step by step',
      summary:
        'What to do a week before, what goes in which bag, and the order of things at Dhaka airport, for parents, children and beginners.',
      tags: { flights: 'Flights', families: 'Families', airport: 'Airport' },
      body: en,
    },
    bn: {
      title: 'পরিবার নিয়ে প্রথম ফ্লাইট, ধাপে ধাপে',
      summary:
        'এক সপ্তাহ আগে কী করবেন, কোন জিনিস কোন ব্যাগে যাবে, আর ঢাকা এয়ারপোর্টে কোনটার পর কোনটা—মা-বাবা, শিশু আর নতুনদের জন্য।',
      tags: { flights: 'ফ্লাইট', families: 'পরিবার', airport: 'এয়ারপোর্ট' },
      body: bn,
    },
  },
});

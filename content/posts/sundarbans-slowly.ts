import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p, packageCard, quote, table, ul } from '../post-body.ts';

const en = body(
  p(
    'Most people see the Sundarbans from a deck chair, between lunch and tea, and come home saying that it was quiet. It is quiet. It is also busy, all day and most of the night, in a way that you notice only once the engine has been off for ten minutes. This is how we would plan two nights on the water if the trip were our own.',
  ),
  h2('Getting to the boat'),
  p(
    'Boats leave from Khulna and from Mongla. From Dhaka the road over the Padma Bridge takes about four and a half to five hours to Khulna on a good morning. The direct train by the same bridge needs about four hours; the older one via Kushtia and Jashore takes most of the night. Boats usually sail early, so sleep in Khulna the night before, or take a night coach that arrives before six.',
  ),
  p(
    'From Khulna it is about three hours down the Rupsha and the Pasur before the first trees stand in the water. Use them to walk round the boat, find the life jacket in your cabin, and eat breakfast slowly.',
  ),
  h2('Two nights, three days'),
  p(
    'The usual round goes down to the sea and back. Tides decide the hours, so treat any timetable as a rough guide.',
  ),
  table(
    ['Day', 'Where', 'What you do there'],
    ['1', 'Harbaria or Andharmanik', 'A raised wooden walk of about a kilometre, then the long run south'],
    [
      '2',
      'Kotka and Jamtola',
      'A country boat into the creeks at first light, then a walk of three kilometres to the beach',
    ],
    ['2', 'Kochikhali', 'Grassland at the mouth of the river, deer in the late afternoon'],
    [
      '3',
      'Karamjal',
      'The Forest Department’s breeding centre for crocodiles and deer, then back in port by evening',
    ],
  ),
  p(
    'The morning at Kotka is the reason to go. The small boat leaves before sunrise with no engine, only an oar. Ask the boatman to stop at a bend and wait. First come the sounds: a kingfisher, mud crabs clicking, a monkey that has seen you. Then the deer step out under the keora trees, because the monkeys drop leaves for them. You’ll be cold and you’ll have slept five hours. Set the alarm anyway.',
  ),
  quote(
    'You will see little at three in the afternoon. Be on the water at six, and again in the hour before dark.',
  ),
  h2('About the tiger'),
  p(
    'You will very likely not see one. The last census, published in 2024, counted about 125 on the Bangladesh side, in a forest of some six thousand square kilometres. You may well see fresh footprints on the path at Jamtola, which is why a forest guard with a rifle walks at the head of the group and another at the end. Stay between them. It isn’t for show.',
  ),
  p(
    'What you have a fair chance of seeing instead: spotted deer, wild boar, rhesus monkeys, monitor lizards, estuarine crocodiles on the mud in winter, several kinds of kingfisher, the lesser adjutant stork, and Irrawaddy or Gangetic dolphins where the rivers join.',
  ),
  h2('What the permit covers'),
  p(
    'Nobody enters without the Forest Department’s pass. A tour boat gets it for its whole list, so your name and NID number must reach the operator several days before you sail. The pass is paid per person and per day; a sanctuary such as Kotka costs more than Karamjal, and foreigners pay several times as much. The boat pays as well, and so do cameras meant for filming. With us all of it is in the price for Bangladeshis; the extra for a foreign passport is charged on top. If you book elsewhere, ask what is included.',
  ),
  ul(
    'The forest is closed to visitors from 1 June to 31 August, the breeding season.',
    'A launch may carry at most 75 passengers, and must have a guide and armed guards on board.',
    'Loudspeakers and single-use plastic are not allowed. Boats are searched for both.',
    'Drones need a written permission that tourists rarely get. Leave yours at home.',
  ),
  h2('When to go'),
  p(
    'November to February has dry days, cold mornings and calm rivers. December weekends are full: you’ll share Kotka with ten other launches. Go from Sunday to Tuesday if you can. March is warm, clear and half empty. In April the honey collectors set out. May is hot, and a storm in the bay can turn the boats back.',
  ),
  h2('What to bring'),
  ol(
    'Clothes in brown, green or grey. A red jacket scares everything away.',
    'Shoes that may be ruined by mud, with a strap at the back. Not slippers.',
    'A warm layer and a cap for the deck before sunrise.',
    'Binoculars, if you can borrow a pair. They matter more than a long lens.',
    'Your own water bottle; the boat has drinking water in large jars.',
    'Medicines for the whole trip, and something for mosquitoes. There is no pharmacy after Mongla.',
    'Cash in small notes for tips and tea. No card or mobile wallet works on the river.',
  ),
  p(
    'Phones lose their signal somewhere below Harbaria and find it again, weakly, at one or two forest stations. Tell your family before you lose it. For two days nobody can reach you, and that is part of the rest.',
  ),
  packageCard('sundarbans'),
);

const bn = body(
  p(
    'বেশির ভাগ মানুষ সুন্দরবন দেখেন ডেকের চেয়ারে বসে, দুপুরের খাওয়া আর বিকেলের চায়ের ফাঁকে। ফিরে এসে বলেন, জায়গাটা খুব নিরিবিলি। নিরিবিলি তো বটেই। তবে সারা দিন আর প্রায় সারা রাত সেখানে কত কী যে ঘটে চলে, সেটা টের পাওয়া যায় ইঞ্জিন বন্ধ করে মিনিট দশেক চুপ করে বসলে। নিজেরা গেলে পানির ওপর দুই রাতের সফরটা আমরা যেভাবে সাজাতাম, সেটাই এখানে লিখছি।',
  ),
  h2('লঞ্চ পর্যন্ত পৌঁছানো'),
  p(
    'লঞ্চ ছাড়ে খুলনা আর মোংলা থেকে। পদ্মা সেতু হয়ে ঢাকা থেকে খুলনা যেতে রাস্তা ভালো থাকলে সাড়ে চার থেকে পাঁচ ঘণ্টা। সেতু দিয়ে যাওয়া সরাসরি ট্রেনে লাগে প্রায় চার ঘণ্টা; কুষ্টিয়া-যশোর ঘুরে যে পুরোনো ট্রেনটা যায়, তাতে প্রায় সারা রাত। লঞ্চ সাধারণত ভোরে ছাড়ে। তাই আগের রাতটা খুলনায় থাকুন, নয়তো এমন নাইট কোচ নিন যা ছয়টার আগে পৌঁছায়।',
  ),
  p(
    'খুলনা থেকে রূপসা আর পশুর নদ ধরে ঘণ্টা তিনেক নামলে তবে পানিতে দাঁড়ানো প্রথম গাছগুলো চোখে পড়ে। এই সময়টায় লঞ্চটা ঘুরে দেখুন, কেবিনের লাইফ জ্যাকেট কোথায় আছে জেনে নিন, আর আরাম করে নাশতা সারুন।',
  ),
  h2('দুই রাত, তিন দিন'),
  p(
    'সাধারণত সাগর পর্যন্ত নেমে আবার ফিরে আসা হয়। কখন কোথায় থামা হবে, ঠিক করে জোয়ার-ভাটা। তাই ছাপানো সময়সূচিকে মোটামুটি ধারণা হিসেবেই নিন।',
  ),
  table(
    ['দিন', 'কোথায়', 'কী করবেন'],
    ['১', 'হাড়বাড়িয়া বা আন্ধারমানিক', 'প্রায় এক কিলোমিটার কাঠের উঁচু পথে হাঁটা, তারপর দক্ষিণে লম্বা যাত্রা'],
    ['২', 'কটকা ও জামতলা', 'ভোরের আলোয় নৌকায় খালের ভেতর, তারপর তিন কিলোমিটার হেঁটে সৈকত'],
    ['২', 'কচিখালী', 'নদীর মোহনায় ঘাসের মাঠ, শেষ বিকেলে হরিণ'],
    ['৩', 'করমজল', 'বন বিভাগের কুমির ও হরিণ প্রজননকেন্দ্র, তারপর সন্ধ্যার মধ্যে ঘাটে ফেরা'],
  ),
  p(
    'যাওয়ার আসল কারণ কটকার ভোর। সূর্য ওঠার আগে ছোট নৌকা ছাড়ে, ইঞ্জিন নেই, শুধু বৈঠা। মাঝিকে বলুন একটা বাঁকে থেমে অপেক্ষা করতে। প্রথমে আসে শব্দ: মাছরাঙার ডাক, কাদায় কাঁকড়ার খুটখাট, আপনাকে দেখে ফেলা একটা বানর। তারপর কেওড়াগাছের নিচে হরিণ বেরিয়ে আসে, কারণ ওপর থেকে বানর তাদের জন্য পাতা ফেলে। শীতে কাঁপবেন, ঘুম হবে পাঁচ ঘণ্টা। তবু অ্যালার্মটা দিন।',
  ),
  quote('বিকেল তিনটায় তেমন কিছু দেখবেন না। ভোর ছয়টায় নৌকায় থাকুন, আবার সন্ধ্যা নামার আগের এক ঘণ্টা।'),
  h2('বাঘের কথা'),
  p(
    'খুব সম্ভবত বাঘ দেখবেন না। ২০২৪ সালে প্রকাশিত সর্বশেষ জরিপে বাংলাদেশ অংশে বাঘ পাওয়া গেছে প্রায় ১২৫টি, আর বনটা প্রায় ছয় হাজার বর্গকিলোমিটারের। তবে জামতলার পথে টাটকা পায়ের ছাপ দেখতে পারেন। সেই জন্যই দলের সামনে রাইফেল হাতে একজন বনরক্ষী হাঁটেন, পেছনে আরেকজন। তাঁদের মাঝখানেই থাকবেন। এটা লোকদেখানো ব্যাপার নয়।',
  ),
  p(
    'এর বদলে যা দেখার ভালো সম্ভাবনা আছে: চিত্রা হরিণ, বুনো শূকর, বানর, গুইসাপ, শীতে কাদার ওপর রোদ পোহানো লোনাপানির কুমির, কয়েক রকমের মাছরাঙা, মদনটাক, আর নদীর মিলনস্থলে ইরাবতী বা গাঙ্গেয় ডলফিন।',
  ),
  h2('পারমিটে যা থাকে'),
  p(
    'বন বিভাগের পাস ছাড়া কেউ ঢুকতে পারেন না। ট্যুরের লঞ্চ তার পুরো তালিকার জন্য একসঙ্গে পাস নেয়। তাই আপনার নাম আর এনআইডি নম্বর যাত্রার কয়েক দিন আগেই অপারেটরের হাতে থাকা চাই। ফি জনপ্রতি, দিনপ্রতি; করমজলের চেয়ে কটকার মতো অভয়ারণ্যে ফি বেশি, বিদেশিদের কয়েক গুণ। লঞ্চের জন্য আলাদা ফি আছে, ভিডিও ক্যামেরার জন্যও। বাংলাদেশিদের জন্য সবটাই আমাদের দামের মধ্যে ধরা; বিদেশি পাসপোর্টের বাড়তি ফি আলাদা। অন্য কোথাও বুক করলে জিজ্ঞেস করে নিন, কী কী ধরা আছে।',
  ),
  ul(
    'প্রজনন মৌসুমে, ১ জুন থেকে ৩১ আগস্ট, বন পর্যটকদের জন্য বন্ধ থাকে।',
    'একটি লঞ্চে সর্বোচ্চ ৭৫ জন যাত্রী নেওয়া যায়; সঙ্গে গাইড আর সশস্ত্র রক্ষী থাকতেই হবে।',
    'মাইক আর একবার ব্যবহারের প্লাস্টিক নেওয়া নিষেধ। লঞ্চে তল্লাশি হয়।',
    'ড্রোনের জন্য লিখিত অনুমতি লাগে, পর্যটকেরা তা পান না বললেই চলে। বাড়িতেই রেখে যান।',
  ),
  h2('কখন যাবেন'),
  p(
    'নভেম্বর থেকে ফেব্রুয়ারি দিন শুকনো, ভোর ঠান্ডা, নদী শান্ত। ডিসেম্বরের ছুটির দিনগুলোতে ভিড় খুব; কটকায় আরও দশটা লঞ্চের সঙ্গে থাকতে হবে। পারলে রবি থেকে মঙ্গলবার যান। মার্চে একটু গরম, আকাশ পরিষ্কার, লঞ্চ অর্ধেক খালি। এপ্রিলে মৌয়ালরা মধু কাটতে নামেন। মে মাসে গরম বেশি, সাগরে ঝড় উঠলে লঞ্চ মাঝপথ থেকে ফিরেও আসে।',
  ),
  h2('সঙ্গে কী নেবেন'),
  ol(
    'খয়েরি, সবুজ বা ধূসর কাপড়। লাল জ্যাকেট দেখলে সব প্রাণী সরে যায়।',
    'পেছনে ফিতাওয়ালা জুতা, যেটা কাদায় নষ্ট হলেও দুঃখ নেই। চপ্পল নয়।',
    'ভোরে ডেকে বসার জন্য গরম কাপড় আর টুপি।',
    'ধার করে হলেও একটা বাইনোকুলার। বড় লেন্সের চেয়েও বেশি কাজে লাগে।',
    'নিজের পানির বোতল; লঞ্চে বড় জারে খাবার পানি থাকে।',
    'পুরো সফরের ওষুধ, আর মশা তাড়ানোর কিছু। মোংলার পর আর ফার্মেসি নেই।',
    'বকশিশ আর চায়ের জন্য খুচরা টাকা। নদীতে কার্ড বা মোবাইল ওয়ালেট চলে না।',
  ),
  p(
    'হাড়বাড়িয়ার নিচে কোথাও ফোনের নেটওয়ার্ক চলে যায়, দু-একটা বন অফিসের কাছে দুর্বল সিগন্যাল ফেরে। যাওয়ার আগেই বাড়িতে জানিয়ে রাখুন। দুই দিন কেউ ফোন করতে পারবে না; বিশ্রাম হয় তাতেই।',
  ),
  packageCard('sundarbans'),
);

export const sundarbansSlowly: PostEntry = (calendar) => ({
  slug: 'sundarbans-slowly',
  cover: 'post-sundarbans-slow',
  facts: {
    kind: 'blog',
    category: 'destinations',
    tags: ['sundarbans', 'boats', 'winter'],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: calendar.daysAgo(6),
  },
  texts: {
    en: {
      title: 'How to see the Sundarbans slowly',
      summary:
        'Two nights on the water, what the permit covers, and why the first hour of light is worth the alarm.',
      tags: { sundarbans: 'Sundarbans', boats: 'Boats', winter: 'Winter' },
      body: en,
    },
    bn: {
      title: 'ধীরেসুস্থে সুন্দরবন দেখা',
      summary: 'পানির ওপর দুই রাত, পারমিটে কী কী থাকে, আর ভোরের প্রথম আলো কেন অ্যালার্ম দিয়ে দেখার মতো।',
      tags: { sundarbans: 'সুন্দরবন', boats: 'নৌযান', winter: 'শীত' },
      body: bn,
    },
  },
});

import type { PostEntry } from '../entry.ts';
import { body, h2, h3, p, packageCard, quote, table, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'People pack for Umrah as if Makkah had no shops. It has, open all night, selling everything you forgot at a fair price. What it can’t sell you is rest, so pack light enough to carry your own bag up the hotel stairs, and take care of the ten or twelve things that matter.',
  ),
  h2('Which city first?'),
  p(
    'Ask before you pack, because it decides what you wear on the aircraft. If you land in Jeddah and go to Makkah, you pass the miqat in the air, roughly half an hour to forty-five minutes before landing. Men wear the ihram from home or change at Dhaka airport; the crew usually announces the miqat, and then you make the intention. If your tour goes to Madinah first, fly in ordinary clothes and put on the ihram on the road to Makkah, at Dhul Hulayfah.',
  ),
  h2('In the cabin bag'),
  ul(
    'Passport, printed visa, return ticket, hotel papers and two spare photographs. Copies of all of them in another bag and on your phone.',
    'Ihram, if you change on the way: two plain cloths and a belt.',
    'Medicines for the whole stay in their own packets, with the doctor’s prescription in English. Strong painkillers and sleeping tablets may need a permit as well; ask before you carry them.',
    'Vaccination card. Saudi Arabia requires the meningitis vaccine (ACWY) for Umrah, given at least ten days before you fly. The rule changed twice in early 2025, so ask us again for your month.',
    'Phone charger, power bank, and a pen.',
    'Soft slippers and a thin shawl. Mosque floors and aircraft are both cold.',
  ),
  h2('In the suitcase'),
  table(
    ['Thing', 'How many', 'Why'],
    ['Ihram cloth', '2 sets', 'One gets wet or soiled'],
    ['Loose cotton clothes', '4 or 5', 'Hotels and laundries wash within a day'],
    [
      'Sandals that leave the top of the foot free',
      '2 pairs',
      'For ihram, and because one pair is often lost at the gate',
    ],
    ['Drawstring bag for shoes', '1 each', 'Carry your sandals with you to prayer'],
    [
      'Unscented soap, shampoo, vaseline',
      'small',
      'No perfume while in ihram; vaseline against chafing on the long walk',
    ],
    ['Small scissors', '1', 'For the hair at the end; in the suitcase, not in the cabin'],
    ['Plasters, ORS, throat tablets', 'a handful', 'Blisters and the “Makkah cough” reach nearly everyone'],
    ['Folding umbrella or cap', '1', 'March to November; a cap only out of ihram for men'],
  ),
  h3('For women'),
  p(
    'No special garment is required: loose, opaque clothes in any colour, a scarf that stays by itself without pins, and socks with a grip. Bring your own sanitary things; and speak with your doctor in good time if you want to shift your days. A second scarf in the handbag saves a walk back to the hotel.',
  ),
  h3('For parents and the elderly'),
  p(
    'Tawaf on the ground floor is about two to three kilometres of slow walking; on the upper floors, in a crowd, twice that. Sa’i adds some three kilometres more. There are wheelchairs at the gates, and electric carts for hire on an upper floor; the price is posted and changes. Ask for a hotel within 500 metres and look whether the street is level. Write the hotel’s name in Arabic on a card and hang it round their neck.',
  ),
  h2('What not to take'),
  ul(
    'Betel leaf, zarda, gul and loose tobacco. They are taken away, and large amounts bring trouble for the whole group.',
    'Poppy seed, even a spoonful in a spice box. It counts as a drug.',
    'Rice cookers, stoves and irons. Hotels forbid them and fire rules are strict.',
    'Medicine or a parcel for someone you don’t know. Every group hears of one who did.',
    'Jewellery. You’ll have nowhere to leave it.',
  ),
  h2('Weather'),
  p(
    'December to February: Makkah 18 to 31 degrees, Madinah down to 10 at night, so a jacket for Madinah. June to September: 43 and more by day; go to the Haram before sunrise and after Isha, and drink before you are thirsty. In Ramadan the nights are crowded and hotels cost two to four times the usual price.',
  ),
  h2('Phone, money, permits'),
  p(
    'Buy a SIM with your passport at Jeddah or Madinah airport, or a roaming pack from home for the whole stay. Buy a few hundred riyals in Dhaka for the first day; cards work almost everywhere. Install Nusuk before you go, and sign in with your visa number. A visit to the Rawdah in Madinah is booked there, normally once in a year for each person, and the slots open days ahead and go fast. Men and women have different hours.',
  ),
  quote(
    'Fix one meeting point outside, by gate number, and one time. Inside the Haram nobody hears a phone.',
  ),
  h2('Coming home'),
  p(
    'Zamzam flies only in the sealed five-litre box sold at the airport or through the airline, one for each passenger on most tickets. Bottles hidden in the suitcase are found by X-ray and thrown out. Dates are heavy: five kilos of good ones are better than fifteen of any. Leave eight kilos of your allowance free on the way out, and you’ll need no second bag.',
  ),
  packageCard('umrah'),
  visaCard('saudi-arabia'),
);

const bn = body(
  p(
    'অনেকে ওমরাহর জন্য এমনভাবে ব্যাগ গোছান, যেন মক্কায় দোকানপাট নেই। আছে, সারা রাত খোলা; ভুলে যাওয়া সব জিনিস ন্যায্য দামেই মেলে। মেলে না শুধু বিশ্রাম। তাই ব্যাগ এমন হালকা রাখুন, যেন হোটেলের সিঁড়ি দিয়ে নিজেই তুলতে পারেন। খেয়াল রাখুন দশ-বারোটা দরকারি জিনিসের দিকে।',
  ),
  h2('আগে কোন শহর?'),
  p(
    'গোছানোর আগেই জেনে নিন, কারণ প্লেনে কী পরে উঠবেন তা এর ওপর নির্ভর করে। জেদ্দায় নেমে মক্কায় গেলে মিকাত পার হবেন আকাশেই, নামার মোটামুটি আধঘণ্টা থেকে ৪৫ মিনিট আগে। পুরুষেরা ইহরাম পরে নেন বাড়ি থেকে বা ঢাকা এয়ারপোর্টে; কেবিন ক্রু সাধারণত মিকাতের ঘোষণা দেন, তখন নিয়ত করবেন। আগে মদিনা গেলে সাধারণ পোশাকেই রওনা হন; মক্কার পথে জুল হুলাইফায় ইহরাম বাঁধবেন।',
  ),
  h2('হাতব্যাগে'),
  ul(
    'পাসপোর্ট, ছাপানো ভিসা, ফিরতি টিকেট, হোটেলের কাগজ, বাড়তি দুই কপি ছবি। সবগুলোর কপি আরেক ব্যাগে আর ফোনে।',
    'পথে বদলাতে হলে ইহরাম: সেলাইহীন দুটি কাপড় আর একটি বেল্ট।',
    'পুরো সফরের ওষুধ নিজ নিজ মোড়কে, সঙ্গে ইংরেজিতে প্রেসক্রিপশন। কড়া ব্যথানাশক আর ঘুমের ওষুধের জন্য বাড়তি অনুমতি লাগতে পারে; নেওয়ার আগে জেনে নিন।',
    'টিকার কার্ড। ওমরাহয় মেনিনজাইটিসের টিকা (এসিডব্লিউওয়াই) লাগবেই, যাত্রার অন্তত দশ দিন আগে। ২০২৫ সালের শুরুতে নিয়মটা দুবার বদলেছে; তাই আপনার মাসে কী নিয়ম, যাওয়ার আগে আবার জেনে নিন।',
    'ফোনের চার্জার, পাওয়ার ব্যাংক আর একটা কলম।',
    'নরম স্যান্ডেল আর পাতলা শাল। মসজিদের মেঝে আর প্লেন, দুটোই ঠান্ডা।',
  ),
  h2('সুটকেসে'),
  table(
    ['জিনিস', 'কয়টি', 'কেন'],
    ['ইহরামের কাপড়', '২ সেট', 'একটা ভিজে বা নোংরা হয়ে যায়'],
    ['ঢিলেঢালা সুতি কাপড়', '৪-৫টি', 'হোটেলে বা রাস্তার লন্ড্রিতে এক দিনেই ধোয়া হয়'],
    ['পায়ের পাতার ওপরটা খোলা স্যান্ডেল', '২ জোড়া', 'ইহরামের জন্য; আর গেটে এক জোড়া প্রায়ই হারায়'],
    ['জুতা রাখার কাপড়ের থলে', 'জনপ্রতি ১টি', 'স্যান্ডেল সঙ্গে নিয়েই নামাজে যান'],
    ['গন্ধহীন সাবান, শ্যাম্পু, ভ্যাসলিন', 'ছোট', 'ইহরামে সুগন্ধি নয়; লম্বা হাঁটায় চামড়া ছিলে গেলে ভ্যাসলিন'],
    ['ছোট কাঁচি', '১টি', 'শেষে চুল কাটার জন্য; সুটকেসে, হাতব্যাগে নয়'],
    ['ব্যান্ডেজ, ওরস্যালাইন, গলার লজেন্স', 'কয়েকটি', 'ফোসকা আর “মক্কার কাশি” প্রায় সবারই হয়'],
    ['ভাঁজ করা ছাতা বা টুপি', '১টি', 'মার্চ থেকে নভেম্বর; পুরুষদের টুপি শুধু ইহরামের বাইরে'],
  ),
  h3('নারীদের জন্য'),
  p(
    'আলাদা কোনো পোশাক লাগে না: যেকোনো রঙের ঢিলেঢালা কাপড় (ভেতর যেন দেখা না যায়), পিন ছাড়াই থাকে এমন ওড়না বা হিজাব, আর নিচে রাবার দেওয়া মোজা। স্যানিটারি প্যাড নিজেরটাই নিন; মাসিক পেছাতে চাইলে সময় থাকতে ডাক্তারের সঙ্গে কথা বলুন। হাতব্যাগে একটা বাড়তি ওড়না থাকলে বারবার হোটেলে ফিরতে হয় না।',
  ),
  h3('মা-বাবা ও বয়স্কদের জন্য'),
  p(
    'নিচতলায় তাওয়াফ মানে ধীরে ধীরে দুই-তিন কিলোমিটার হাঁটা; ভিড়ে ওপরের তলায় তার দ্বিগুণ। সাঈ আরও প্রায় তিন কিলোমিটার। গেটে হুইলচেয়ার পাওয়া যায়, ওপরের এক তলায় ভাড়ায় চলে ইলেকট্রিক গাড়ি; ভাড়া টাঙানো থাকে, বদলায়ও। ৫০০ মিটারের মধ্যে হোটেল চান, আর রাস্তাটা সমতল কি না দেখে নিন। হোটেলের নাম আরবিতে লেখা কার্ড তাঁদের গলায় ঝুলিয়ে দিন।',
  ),
  h2('যা নেবেন না'),
  ul(
    'পান, জর্দা, গুল, খোলা তামাক। এয়ারপোর্টে রেখে দেয়; পরিমাণ বেশি হলে পুরো কাফেলা বিপদে পড়ে।',
    'পোস্তদানা, মসলার কৌটায় এক চামচ হলেও নয়। ওখানে এটা মাদক হিসেবে ধরা হয়।',
    'রাইস কুকার, চুলা, ইস্ত্রি। হোটেলে নিষেধ, আগুনের ব্যাপারে নিয়ম কড়া।',
    'অচেনা কারও ওষুধ বা প্যাকেট। এই ভুল করে বিপদে পড়া একজনের গল্প প্রতিটি কাফেলাই শোনে।',
    'গয়না। রাখার জায়গা পাবেন না।',
  ),
  h2('আবহাওয়া'),
  p(
    'ডিসেম্বর থেকে ফেব্রুয়ারি মক্কায় ১৮ থেকে ৩১ ডিগ্রি, মদিনায় রাতে ১০ পর্যন্ত নামে; তাই মদিনার জন্য একটা জ্যাকেট। জুন থেকে সেপ্টেম্বর দিনে ৪৩ বা আরও বেশি; হারাম শরিফে যান সূর্য ওঠার আগে আর এশার পর, পানি খান পিপাসা লাগার আগেই। রমজানে রাতভর ভিড়, হোটেলের ভাড়া দুই থেকে চার গুণ।',
  ),
  h2('ফোন, টাকা, পারমিট'),
  p(
    'জেদ্দা বা মদিনা এয়ারপোর্টে পাসপোর্ট দেখিয়ে সিম কিনুন, কিংবা দেশ থেকেই পুরো সফরের জন্য রোমিং প্যাক নিন। প্রথম দিনের জন্য ঢাকা থেকেই কয়েক শ রিয়াল কিনে নিন; কার্ড প্রায় সবখানেই চলে। যাওয়ার আগেই নুসুক অ্যাপ নামিয়ে ভিসা নম্বর দিয়ে সাইন ইন করুন। মদিনায় রিয়াজুল জান্নায় ঢোকার সময় এই অ্যাপেই নিতে হয়, সাধারণত জনপ্রতি বছরে একবার; কয়েক দিন আগে সময় খোলে, ফুরিয়েও যায় তাড়াতাড়ি। নারী-পুরুষের সময় আলাদা।',
  ),
  quote('বাইরে একটা জায়গা ঠিক করুন, গেট নম্বর ধরে, আর একটা সময়। হারাম শরিফের ভেতরে ফোনের শব্দ কেউ শোনে না।'),
  h2('ফেরার সময়'),
  p(
    'জমজমের পানি আনা যায় শুধু এয়ারপোর্টে বা এয়ারলাইনের মাধ্যমে কেনা পাঁচ লিটারের সিল করা বাক্সে, বেশির ভাগ টিকেটে জনপ্রতি একটি। সুটকেসে লুকানো বোতল এক্স-রেতে ধরা পড়ে, ফেলে দেওয়া হয়। খেজুর ভারী জিনিস: যেমন-তেমন পনেরো কেজির চেয়ে বাছাই পাঁচ কেজি ভালো। যাওয়ার সময় আট কেজি জায়গা খালি রাখুন, আরেকটা ব্যাগ কিনতে হবে না।',
  ),
  packageCard('umrah'),
  visaCard('saudi-arabia'),
);

export const whatToPackForUmrah: PostEntry = (calendar) => ({
  slug: 'what-to-pack-for-umrah',
  cover: 'post-umrah-packing',
  facts: {
    kind: 'blog',
    category: 'tips',
    tags: ['umrah', 'packing', 'saudi-arabia'],
    author: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    publishedOn: calendar.daysAgo(178),
  },
  texts: {
    en: {
      title: 'What to pack for Umrah, and what to leave at home',
      summary:
        'A short list for the cabin and the suitcase, notes for women and for elderly parents, and how to bring Zamzam home.',
      tags: { umrah: 'Umrah', packing: 'Packing', 'saudi-arabia': 'Saudi Arabia' },
      body: en,
    },
    bn: {
      title: 'ওমরাহর ব্যাগে কী নেবেন, কী রেখে যাবেন',
      summary: 'হাতব্যাগ আর সুটকেসের ছোট তালিকা, নারী আর বয়স্কদের জন্য আলাদা কথা, আর জমজমের পানি কীভাবে আনবেন।',
      tags: { umrah: 'ওমরাহ', packing: 'ব্যাগ গোছানো', 'saudi-arabia': 'সৌদি আরব' },
      body: bn,
    },
  },
});

import type { TourPackageTexts } from '#features/tour-packages/tour-packages.contract.ts';
import type { Language } from '#platform/language.ts';
import { questions } from '../questions.ts';

const en: TourPackageTexts = {
  title: 'Umrah: five nights in Makkah, four in Madinah',
  summary:
    'Ten days with a scholar in the group: direct flight to Jeddah, a hotel 10 to 12 minutes on foot from the Haram and one 5 minutes from Masjid an-Nabawi, Umrah visa, ziyarah and Bangladeshi meals.',
  intro:
    'This is an act of worship before it is a journey, and we plan it that way. The days in both cities are left open for the five prayers in congregation. There are two mornings of ziyarah, a short talk each evening, and no shopping stops.\n\nThe distances we give are walking distances from the hotel’s door to the courtyard. Ask us before you pay, and you get the hotels’ names in writing. Umrah visas are issued only through licensed Umrah agencies. We apply under our own licence; its number is at the foot of every page.',
  highlights: [
    'A scholar who goes with the group from Dhaka and stays until the return',
    'Umrah performed together on arrival, at a pace that suits the oldest',
    'Hotel in Makkah 650 to 800 m from the Haram; in Madinah 300 to 400 m from the mosque',
    'Ziyarah in both cities by coach, with water and a guide who speaks Bangla',
    'Help with the Nusuk app and the permit for the Rawdah',
    'Haramain train from Makkah to Madinah, about 2 h 20 min',
  ],
  itinerary: [
    {
      title: 'Dhaka to Jeddah, Makkah, and Umrah',
      text: 'Men put on the ihram at home or at Dhaka airport, after a bath; women wear their ordinary modest clothes. Direct flight, about 7 hours; Saudi Arabia is three hours behind Dhaka. The miqat lies on the way, Yalamlam or Qarn al-Manazil, depending on the route of the aircraft. The crew announces it, usually 30 to 45 minutes before landing: make the intention and begin the talbiyah before the aircraft has passed it. According to most scholars Jeddah itself is too late.\n\nCoach to Makkah, 85 km, about an hour and a half. After rooms and a meal the scholar leads the group: tawaf, two rak’ah, Zamzam, sa’i, then shaving or cutting the hair. Those who are tired may do it the next morning, and stay in ihram until then.',
      stay: '3-star hotel off Ibrahim Al Khalil Road, Makkah, 650 to 800 m from the Haram',
    },
    {
      title: 'Makkah: rest and worship',
      text: 'No programme. On Fridays come to the mosque by ten, as it fills early. We show the way to the gates, the women’s prayer areas, the ablution places and the wheelchair desk. After Isha a short talk: what is permitted now, and what people commonly get wrong.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Ziyarah in Makkah',
      text: 'By coach after Fajr and breakfast: Jabal Thawr, the plain of Arafat with Jabal ar-Rahmah, Muzdalifah and Mina from the road, and Jabal an-Nur, where the cave of Hira is. We stop at the foot; the climb takes an hour or more on steep steps and isn’t part of the rites. Back before Zuhr.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Makkah: a day in the Haram',
      text: 'The day is free for tawaf, recitation and prayer. The upper floors are wider and calmer in the hours after Fajr.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'Makkah: a day in the Haram',
      text: 'Scholars differ on a second Umrah in one journey. Those who wish to make it go with the scholar to Masjid Aisha at Tan’im, 7 km away, to take the ihram. The others stay in the Haram. A second Umrah may need its own permit in Nusuk.',
      stay: 'Same hotel in Makkah',
    },
    {
      title: 'By train to Madinah',
      text: 'Whoever wishes makes a last tawaf after Fajr. Haramain train, about 450 km in 2 h 20 min; if seats can’t be had, a coach of five to six hours with a stop for prayer. We are in Madinah for Maghrib. The scholar explains the manners of greeting before we go to the mosque.',
      stay: '3-star hotel north of the mosque, Madinah, 300 to 400 m from the courtyard',
    },
    {
      title: 'Madinah: Masjid an-Nabawi',
      text: 'Prayer in the mosque, and the greeting at the grave of the Prophet (peace be upon him) and his two companions, Abu Bakr and Umar (RA). The Rawdah is entered by a Nusuk permit with a fixed time, separate for men and women. It may fall on any of our four days. Men may visit al-Baqi’ after Fajr and Asr when the gate is open.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Ziyarah in Madinah',
      text: 'Make wudu at the hotel and pray two rak’ah in Masjid Quba, 3.5 km away. Then Masjid al-Qiblatayn, the place of the Trench, and Uhud, where Hamza (RA) and the martyrs lie. Back before Zuhr.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Madinah: the last full day',
      text: 'A free day in the mosque. Dates are best bought in the wholesale market south-west of it: Ajwa, Safawi, Sukkari. In the evening we weigh the bags together, so that nothing surprises anybody at the airport.',
      stay: 'Same hotel in Madinah',
    },
    {
      title: 'Home to Dhaka',
      text: 'Coach to Madinah airport, 20 km. The flight is direct or has one stop, as the ticket says. Zamzam travels only as the sealed five-litre box sold at the airport, and only if your airline takes it; loose bottles are refused.',
    },
  ],
  included: [
    'Economy flights Dhaka to Jeddah and Madinah to Dhaka',
    'Umrah visa with its compulsory insurance, applied for under our licence',
    'Nine nights, two to a room, in 3-star hotels at the walking distances named',
    'Breakfast and dinner from a Bangladeshi kitchen; in Ramadan suhoor and iftar',
    'AC coach for transfers and ziyarah, Haramain train in economy class',
    'Scholar (mu’allim) with the group, and a woman assistant when ten or more women travel',
    'One evening of instruction in Dhaka, ihram cloth or scarf, bag and printed guide',
  ],
  excluded: [
    'Lunches, about 15 to 25 riyals each',
    'Wheelchairs and electric carts in the mosque',
    'Vaccination and its certificate',
    'Excess baggage and Zamzam',
    'Personal expenses, sadaqah',
  ],
  hotels: [
    { name: 'Sample Hotel Makkah', place: 'Makkah, off Ibrahim Al Khalil Road, 650 to 800 m from the Haram' },
    { name: 'Sample Hotel Madinah', place: 'Madinah, north of the mosque, 300 to 400 m from the courtyard' },
  ],
  hotel: '3-star: Makkah 10 to 12 minutes on foot from the Haram, Madinah 5 minutes from the mosque',
  travel:
    'Direct flight to Jeddah, about 7 h; back from Madinah direct or with one stop; train between the cities',
  childPolicy:
    'Infants under 2 fly on a lap, but need a visa of their own, which is in the price. Children from 2 to 11 pay the price with bed or without. Crowds are dense in Ramadan: for small children we advise other months. Every child gets a wristband with the hotel’s name and our phone number.',
  cancellation:
    'A visa once issued isn’t refundable, nor are hotel contracts entered in the Saudi system; the steps above cover what we lose. If the visa is refused, we keep its cost and the airline’s charge only. In case of death or serious illness in the family, call: we return all that we can get back.',
  faq: questions({
    'What does the visa need?':
      'A passport valid at least six months on the day you enter, a photograph and your national ID or birth certificate. Hotels and transport must be contracted in the Saudi system first, so no visa is issued without them. Once issued it has to be used within the time printed on it, at present about a month. See our Saudi Arabia guide.',
    'How does Nusuk work?':
      'It is the app of the Saudi Hajj ministry for permits to Umrah and the Rawdah. You sign in with passport and visa number. We set it up with you in Dhaka. The Rawdah is given about once in 365 days to each person, and not everyone finds a slot.',
    'Can a woman travel without a mahram?':
      'Saudi rules have allowed it since 2022. On the religious side scholars differ; please ask one whom you trust. Women who travel alone share rooms with women; where a woman assistant goes with the group, she is with them.',
    'Is a vaccination needed?':
      'Saudi Arabia asks for the ACWY meningitis vaccine, given at least ten days before you fly. How strictly it is checked has changed more than once. We tell you what applies on your date, and where it is given in Dhaka.',
    'My father can’t walk far. Is it possible?':
      'Yes. Wheelchairs with a licensed helper, and electric carts on the upper floor, can be hired for tawaf and sa’i. We can also offer a hotel within 300 m, for ৳35,000 to ৳70,000 more a person, depending on the season.',
    'Can four of us share one room?':
      'Yes. With four to a room the price falls by about ৳21,000 for each person, with three by about ৳13,000. In Ramadan it falls by more.',
  }),
  seo: {
    title: 'Umrah package from Dhaka: 10 days, Makkah and Madinah',
    description:
      'Ten days of Umrah from Dhaka with a scholar: direct flight, visa, hotels near the Haram and Masjid an-Nabawi, ziyarah, meals. Dates and prices.',
  },
};

const bn: TourPackageTexts = {
  title: 'ওমরাহ: মক্কায় পাঁচ রাত, মদিনায় চার রাত',
  summary:
    'দশ দিন, সঙ্গে একজন আলেম। সরাসরি ফ্লাইটে জেদ্দা; মক্কার হোটেল হারাম শরিফ থেকে হেঁটে ১০-১২ মিনিট, মদিনায় মসজিদে নববী থেকে ৫ মিনিট। ওমরাহ ভিসা, জিয়ারত আর দেশি খাবার দামের মধ্যেই।',
  intro:
    'এটা আগে ইবাদত, পরে সফর। পরিকল্পনাও সেভাবেই করা। দুই শহরেই পাঁচ ওয়াক্ত জামাতের জন্য সময় খালি রাখা আছে। দুই সকালে জিয়ারত, প্রতি সন্ধ্যায় অল্প আলোচনা; কেনাকাটার জন্য দলকে কোথাও থামানো হয় না।\n\nযে দূরত্ব লিখেছি, তা হোটেলের দরজা থেকে মসজিদের চত্বর পর্যন্ত হাঁটার দূরত্ব। টাকা দেওয়ার আগে চাইলে হোটেলের নাম লিখিত জানাই। ওমরাহ ভিসা হয় শুধু লাইসেন্সধারী ওমরাহ এজেন্সির মাধ্যমে। আমরা আবেদন করি নিজেদের লাইসেন্সে; নম্বরটি প্রতি পাতার নিচে লেখা আছে।',
  highlights: [
    'ঢাকা থেকে ফেরা পর্যন্ত দলের সঙ্গে একজন আলেম',
    'পৌঁছে সবাই মিলে ওমরাহ, দলের সবচেয়ে বয়স্ক মানুষটির গতিতে',
    'মক্কার হোটেল হারাম শরিফ থেকে ৬৫০-৮০০ মিটার, মদিনায় মসজিদ থেকে ৩০০-৪০০ মিটার',
    'দুই শহরেই বাসে জিয়ারত, সঙ্গে পানি আর বাংলাভাষী গাইড',
    'নুসুক অ্যাপ আর রিয়াজুল জান্নার পারমিটে সহায়তা',
    'মক্কা থেকে মদিনা হারামাইন ট্রেনে, প্রায় ২ ঘণ্টা ২০ মিনিট',
  ],
  itinerary: [
    {
      title: 'ঢাকা থেকে জেদ্দা হয়ে মক্কা, ওমরাহ',
      text: 'পুরুষেরা গোসল সেরে বাড়িতে বা ঢাকা এয়ারপোর্টে ইহরামের কাপড় পরবেন; নারীরা নিজেদের স্বাভাবিক শালীন পোশাকে। সরাসরি ফ্লাইট, প্রায় ৭ ঘণ্টা; সৌদির ঘড়ি ঢাকার চেয়ে তিন ঘণ্টা পিছিয়ে। মিকাত পড়ে পথেই—উড়োজাহাজের পথ অনুযায়ী ইয়ালামলাম বা কারনুল মানাজিল। নামার সাধারণত ৩০ থেকে ৪৫ মিনিট আগে উড়োজাহাজে ঘোষণা হয়; মিকাত পার হওয়ার আগেই নিয়ত করে তালবিয়া শুরু করতে হবে। অধিকাংশ আলেমের মতে জেদ্দায় নেমে নিয়ত করলে দেরি হয়ে যায়।\n\nবাসে মক্কা ৮৫ কিলোমিটার, প্রায় দেড় ঘণ্টা। হোটেলে উঠে খাওয়ার পর আলেমের সঙ্গে: তাওয়াফ, দুই রাকাত নামাজ, জমজম, সাঈ, তারপর চুল মুণ্ডানো বা ছাঁটা। ক্লান্ত হলে পরদিন সকালেও করা যায়; ততক্ষণ ইহরামেই থাকতে হবে।',
      stay: 'মক্কার ইব্রাহিম আল খলিল রোডের কাছে ৩ তারকা হোটেল, হারাম শরিফ ৬৫০-৮০০ মিটার',
    },
    {
      title: 'মক্কা: বিশ্রাম ও ইবাদত',
      text: 'কোনো কর্মসূচি নেই। শুক্রবার সকাল দশটার মধ্যে মসজিদে চলে আসুন, আগেই ভরে যায়। কোন দরজা দিয়ে ঢুকবেন, নারীদের নামাজের জায়গা, অজুখানা, হুইলচেয়ার কোথায় মেলে—সব দেখিয়ে দেওয়া হবে। এশার পর ছোট আলোচনা: এখন কী কী করা যাবে, আর সাধারণত কোথায় ভুল হয়।',
      stay: 'মক্কার একই হোটেল',
    },
    {
      title: 'মক্কায় জিয়ারত',
      text: 'ফজর আর নাশতার পর বাসে: জাবালে সওর, আরাফার ময়দান ও জাবালে রহমত, পথে মুজদালিফা ও মিনা, তারপর জাবালে নুর, যেখানে হেরা গুহা। আমরা পাহাড়ের নিচে থামি; ওপরে উঠতে খাড়া সিঁড়িতে ঘণ্টাখানেকের বেশি লাগে, আর তা ওমরাহর অংশ নয়। জোহরের আগেই ফেরা।',
      stay: 'মক্কার একই হোটেল',
    },
    {
      title: 'মক্কা: সারা দিন হারাম শরিফে',
      text: 'তাওয়াফ, তিলাওয়াত আর নামাজের জন্য দিনটা খালি। ফজরের পরের সময়ে ওপরের তলায় ভিড় কম থাকে।',
      stay: 'মক্কার একই হোটেল',
    },
    {
      title: 'মক্কা: সারা দিন হারাম শরিফে',
      text: 'এক সফরে দ্বিতীয় ওমরাহ নিয়ে আলেমদের মধ্যে মতভেদ আছে। যাঁরা করতে চান, তাঁরা আলেমের সঙ্গে ৭ কিলোমিটার দূরে তানঈমের মসজিদে আয়েশা থেকে ইহরাম বাঁধবেন; বাকিরা হারাম শরিফেই থাকবেন। দ্বিতীয়বারের জন্য নুসুকে আলাদা পারমিট লাগতে পারে।',
      stay: 'মক্কার একই হোটেল',
    },
    {
      title: 'ট্রেনে মদিনা',
      text: 'যাঁরা চান, ফজরের পর শেষ তাওয়াফ করবেন। হারামাইন ট্রেনে প্রায় ৪৫০ কিলোমিটার, ২ ঘণ্টা ২০ মিনিট; ট্রেনের আসন না মিললে বাসে পাঁচ-ছয় ঘণ্টা, পথে নামাজের বিরতি। মাগরিব মদিনায়। মসজিদে যাওয়ার আগে আলেম সালাম পেশের আদব বুঝিয়ে দেবেন।',
      stay: 'মদিনায় মসজিদের উত্তর দিকে ৩ তারকা হোটেল, চত্বর ৩০০-৪০০ মিটার',
    },
    {
      title: 'মদিনা: মসজিদে নববী',
      text: 'মসজিদে নামাজ; রাসুলুল্লাহ (সা.)-এর রওজায় তাঁকে এবং তাঁর দুই সাহাবি হজরত আবু বকর ও হজরত ওমর (রা.)-কে সালাম পেশ। রিয়াজুল জান্নায় ঢুকতে নুসুকের পারমিট লাগে, সময় বাঁধা, পুরুষ ও নারীদের আলাদা; আমাদের চার দিনের যেকোনো দিন তা পড়তে পারে। জান্নাতুল বাকি খোলা থাকলে পুরুষেরা ফজর ও আসরের পর জিয়ারত করতে পারেন।',
      stay: 'মদিনার একই হোটেল',
    },
    {
      title: 'মদিনায় জিয়ারত',
      text: 'হোটেল থেকে অজু করে ৩.৫ কিলোমিটার দূরে মসজিদে কুবায় দুই রাকাত নামাজ। তারপর মসজিদে কিবলাতাইন, খন্দকের স্থান আর ওহুদ, যেখানে হজরত হামজা (রা.) ও শহীদেরা শায়িত। জোহরের আগেই ফেরা।',
      stay: 'মদিনার একই হোটেল',
    },
    {
      title: 'মদিনা: শেষ পুরো দিন',
      text: 'সারা দিন মসজিদে থাকার জন্য খালি। খেজুর কিনতে মসজিদের দক্ষিণ-পশ্চিমের পাইকারি বাজার ভালো: আজওয়া, সাফাওয়ি, সুক্কারি। সন্ধ্যায় সবাই মিলে ব্যাগ মেপে নিই, যাতে এয়ারপোর্টে কেউ বিপদে না পড়েন।',
      stay: 'মদিনার একই হোটেল',
    },
    {
      title: 'ঢাকায় ফেরা',
      text: 'বাসে মদিনা এয়ারপোর্ট, ২০ কিলোমিটার। ফ্লাইট সরাসরি বা এক বিরতির, টিকেটে যেমন লেখা। জমজম আনা যায় শুধু এয়ারপোর্টে বিক্রি হওয়া সিল করা পাঁচ লিটারের বাক্সে, এয়ারলাইন নিলে তবেই; খোলা বোতল নেয় না।',
    },
  ],
  included: [
    'ঢাকা-জেদ্দা ও মদিনা-ঢাকা ইকোনমি টিকেট',
    'বাধ্যতামূলক বিমাসহ ওমরাহ ভিসা, আমাদের লাইসেন্সে আবেদন',
    'লেখা দূরত্বে ৩ তারকা হোটেলে নয় রাত, এক রুমে দুজন',
    'বাংলাদেশি বাবুর্চির হাতের নাশতা ও রাতের খাবার; রমজানে সাহরি ও ইফতার',
    'যাতায়াত ও জিয়ারতে এসি বাস, হারামাইন ট্রেনের ইকোনমি টিকেট',
    'দলের সঙ্গে আলেম (মুয়াল্লিম); দশ বা তার বেশি নারী থাকলে একজন নারী সহকারী',
    'ঢাকায় এক সন্ধ্যার প্রশিক্ষণ, ইহরামের কাপড় বা ওড়না, ব্যাগ আর ছাপানো নির্দেশিকা',
  ],
  excluded: [
    'দুপুরের খাবার, প্রতিবেলা মোটামুটি ১৫ থেকে ২৫ রিয়াল',
    'মসজিদে হুইলচেয়ার ও ইলেকট্রিক গাড়ি',
    'টিকা ও তার সনদ',
    'বাড়তি ব্যাগেজ ও জমজম',
    'ব্যক্তিগত খরচ, সদকা',
  ],
  hotels: [
    { name: 'নমুনা হোটেল মক্কা', place: 'মক্কা, ইব্রাহিম আল খলিল রোডের কাছে, হারাম শরিফ ৬৫০-৮০০ মিটার' },
    { name: 'নমুনা হোটেল মদিনা', place: 'মদিনা, মসজিদের উত্তর দিকে, চত্বর ৩০০-৪০০ মিটার' },
  ],
  hotel: '৩ তারকা: মক্কায় হারাম শরিফ হেঁটে ১০-১২ মিনিট, মদিনায় মসজিদ ৫ মিনিট',
  travel: 'সরাসরি ফ্লাইটে জেদ্দা, প্রায় ৭ ঘণ্টা; মদিনা থেকে ফেরা সরাসরি বা এক বিরতিতে; দুই শহরের মাঝে ট্রেন',
  childPolicy:
    '২ বছরের কম বয়সীরা কোলে বসে যায়, তবে ভিসা লাগে; তা দামের মধ্যে। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। রমজানে ভিড় খুব বেশি, ছোট বাচ্চা থাকলে অন্য মাসে যাওয়া ভালো। প্রত্যেক শিশুর হাতে হোটেলের নাম আর আমাদের ফোন নম্বর লেখা ব্যান্ড থাকে।',
  cancellation:
    'ভিসা একবার হয়ে গেলে তার টাকা ফেরত হয় না, সৌদি সিস্টেমে তোলা হোটেলের চুক্তির টাকাও না; ওপরের ধাপগুলো সেই ক্ষতির জন্যই। ভিসা না হলে শুধু ভিসার খরচ আর এয়ারলাইনের চার্জ কাটা যাবে। পরিবারে মৃত্যু বা গুরুতর অসুস্থতা হলে ফোন করুন; যতটা ফেরত আনা যায়, পুরোটা দেব।',
  faq: questions({
    'ভিসার জন্য কী লাগে?':
      'ঢোকার দিন অন্তত ছয় মাস মেয়াদ আছে এমন পাসপোর্ট, ছবি আর এনআইডি বা জন্মসনদ। আগে সৌদি সিস্টেমে হোটেল আর যাতায়াতের চুক্তি তুলতে হয়, তা ছাড়া ভিসা হয় না। ভিসা হলে তাতে লেখা সময়ের মধ্যে যেতে হবে; এখন সেটা প্রায় এক মাস। বিস্তারিত আমাদের সৌদি আরব গাইডে।',
    'নুসুক কী?':
      'সৌদি হজ মন্ত্রণালয়ের অ্যাপ; ওমরাহ আর রিয়াজুল জান্নার পারমিট এখানে নিতে হয়। পাসপোর্ট আর ভিসা নম্বর দিয়ে ঢুকতে হয়; ঢাকায় থাকতেই আমরা সঙ্গে বসে চালু করে দিই। রিয়াজুল জান্নার পারমিট মোটামুটি ৩৬৫ দিনে একবার, আর সবাই সময় পান না।',
    'মাহরাম ছাড়া নারীরা যেতে পারেন?':
      '২০২২ সাল থেকে সৌদি নিয়মে পারেন। শরিয়তের দিক থেকে আলেমদের মত এক নয়; যাঁর ওপর আস্থা আছে, তাঁর কাছে জেনে নিন। একা যাওয়া নারীরা নারীদের সঙ্গেই রুমে থাকেন; দলে নারী সহকারী থাকলে তিনিও পাশে থাকেন।',
    'টিকা কি বাধ্যতামূলক?':
      'সৌদি আরব মেনিনজাইটিসের এসিডব্লিউওয়াই টিকা চায়; নিতে হয় যাত্রার অন্তত দশ দিন আগে। কতটা কড়াকড়ি, তা একাধিকবার বদলেছে। আপনার তারিখে কী নিয়ম আর ঢাকায় কোথায় টিকা মেলে, আমরা জানিয়ে দিই।',
    'বাবা বেশি হাঁটতে পারেন না। সম্ভব?':
      'সম্ভব। তাওয়াফ আর সাঈর জন্য অনুমোদিত সহকারীসহ হুইলচেয়ার, ওপরের তলায় ইলেকট্রিক গাড়ি ভাড়া মেলে। ৩০০ মিটারের মধ্যে হোটেলও দেওয়া যায়, মৌসুমভেদে জনপ্রতি বাড়তি ৳৩৫,০০০ থেকে ৳৭০,০০০।',
    'এক রুমে চারজন থাকা যায়?': 'যায়। চারজন হলে জনপ্রতি মোটামুটি ৳২১,০০০ কমে, তিনজন হলে ৳১৩,০০০। রমজানে আরও বেশি কমে।',
  }),
  seo: {
    title: 'ঢাকা থেকে ওমরাহ প্যাকেজ: ১০ দিন, মক্কা ও মদিনা',
    description:
      'আলেমসহ দশ দিনের ওমরাহ: সরাসরি ফ্লাইট, ভিসা, হারাম শরিফ ও মসজিদে নববীর কাছে হোটেল, জিয়ারত, খাবার। তারিখ ও দাম।',
  },
};

export const umrahTexts: Readonly<Record<Language, TourPackageTexts>> = { en, bn };

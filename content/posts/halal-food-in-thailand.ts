import type { PostEntry } from '../entry.ts';
import { body, h2, h3, p, packageCard, table, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'Thailand has several million Muslims of its own, thousands of mosques, and a national halal mark. Finding halal food is a matter of knowing which streets and which signs, not of living on chips. What follows is what we tell people at our office before a trip to Bangkok and Pattaya.',
  ),
  h2('The sign'),
  p(
    'The official mark of the Central Islamic Council of Thailand is a diamond shape, often green, with the word halal in Arabic and, beneath it, in Thai. In a restaurant it hangs framed near the till, with a date; on packets it stands beside a number. Family kitchens often have no certificate, only a crescent and star on the cart, a picture of Makkah, or the owner’s headscarf. Ask kindly; they’re used to it.',
  ),
  h2('Words that help'),
  table(
    ['Say', 'It means'],
    ['ahaan halal', 'halal food'],
    ['mai sai moo', 'no pork in it'],
    ['mai ao lao', 'no alcohol'],
    ['moo', 'pork: the word to look out for on menus'],
    ['gai, nuea, phae', 'chicken, beef, goat'],
    ['pla, kung, pu', 'fish, prawn, crab'],
    ['khai jiao', 'Thai omelette with rice, when there is nothing else'],
    ['mai phet, phet nit noi', 'not hot, a little hot'],
  ),
  p(
    '“No pork” isn’t halal. The chicken may not be slaughtered as you want it, the wok is shared, and lard, oyster sauce and cooking wine go into many dishes. In an ordinary kitchen choose a whole grilled fish, plain rice and fruit, or go where the sign is.',
  ),
  h2('Bangkok, by area'),
  h3('Nana, Sukhumvit 3 and 3/1'),
  p(
    'The Arab quarter, two minutes from the Nana station of the BTS. Lebanese, Yemeni, Pakistani and several Bangladeshi kitchens, open until late. Rice, dal and a chicken curry cost 120 to 200 baht. Many of our guests stay here for that alone. It is noisy at night.',
  ),
  h3('Pratunam and Ratchathewi'),
  p(
    'Near the wholesale clothes markets, with Indian and Bangladeshi places in the lanes. Ten minutes west, Phetchaburi Soi 5 and 7 lead to the Darul Aman mosque, with a row of Thai Muslim stalls: khao mok gai (yellow rice with chicken), beef noodle soup, roti with banana. A plate is 50 to 90 baht. Best from four in the afternoon.',
  ),
  h3('Silom, Bang Rak'),
  p(
    'Around the Haroon mosque, by the river, and on Silom Road you find old Indian Muslim kitchens and good biryani. Friday noon is the time.',
  ),
  h3('Malls and the airport'),
  p(
    'The food courts of the large malls (MBK, Siam Paragon, CentralWorld, Platinum) have one or two halal counters, with their own pans and spoons and a sign overhead. Most of these malls have a prayer room; ask for the “hong lamat”. Suvarnabhumi has prayer rooms before and after passport control, and a cheap food hall on the ground floor with a halal counter.',
  ),
  h2('Pattaya and Koh Larn (Coral Island)'),
  p(
    'South Pattaya, near the pier and Walking Street, has Arab, Indian and Bangladeshi restaurants in a few lanes; North Pattaya has Thai Muslim places near the Darul Ibadah mosque. A meal is 150 to 300 baht, dearer than in Bangkok. On Koh Larn halal food is scarce. On our own tour a halal lunch on the island is in the price. If you go by yourselves, have a proper breakfast, take fruit and biscuits, and eat when the boat is back; with any other tour, ask before you book where lunch is on that day.',
  ),
  h2('Further south'),
  p(
    'If food matters to you more than shopping, go to Krabi or Phuket instead. In Krabi about two in five people are Muslim, in Phuket about one in four, and halal is the ordinary thing at the night markets. The massaman curry, brought by Persian merchants, is from there.',
  ),
  h2('Street food worth the queue'),
  ul(
    'Khao mok gai: like our biryani but milder, with a green chilli sauce. 50 to 80 baht.',
    'Roti with egg and banana, from carts with a crescent. 35 to 60 baht.',
    'Beef noodle soup at a Muslim stall. 60 to 90 baht.',
    'Som tam, green papaya salad: ask for it without dried shrimp or crab if you don’t eat them. 50 to 70 baht.',
    'Mango with sticky rice, best from February to May. 80 to 150 baht.',
    'Cut fruit and young coconut, everywhere. 20 to 60 baht.',
  ),
  p(
    'A baht is about three and a half to four taka. Change dollars at the booths in the town, which give more than the airport’s upper floors.',
  ),
  h2('Small traps'),
  ul(
    'At 7-Eleven look for the mark on the packet; the toasted sandwiches are mostly ham, and the sausages pork.',
    'Jelly sweets and marshmallows contain pork gelatine unless marked.',
    'Yellow flags with a red sign mean “jay”, food without meat. It has no pork, but it is not certified.',
    'Hotel breakfast: bacon and chicken sausage often share one spoon. Eggs made to order, toast and fruit are safe.',
    'On the flight, order a Muslim meal (MOML) a day or two ahead with Thai and other airlines. From Dhaka all meals are normally halal; on the way back they need not be.',
  ),
  packageCard('bangkok-pattaya'),
  visaCard('thailand'),
);

const bn = body(
  p(
    'থাইল্যান্ডে লাখ লাখ মুসলমানের বাস, আছে হাজার কয়েক মসজিদ আর দেশজুড়ে চলে এমন একটা হালাল চিহ্ন। হালাল খাবার পাওয়া মানে ঠিক রাস্তা আর ঠিক চিহ্নটা চেনা; চিপস খেয়ে দিন কাটাতে হয় না। ব্যাংকক-পাতায়া যাওয়ার আগে অফিসে আমরা যা বলি, সেটাই এখানে।',
  ),
  h2('চিহ্নটা চিনুন'),
  p(
    'থাইল্যান্ডের কেন্দ্রীয় ইসলামি কাউন্সিলের চিহ্নটা হীরার মতো আকৃতির, প্রায়ই সবুজ, ভেতরে আরবিতে হালাল লেখা, নিচে থাই ভাষায়। রেস্তোরাঁয় ক্যাশের কাছে বাঁধানো থাকে, তারিখসহ; প্যাকেটে পাশে একটা নম্বর থাকে। ছোট পারিবারিক দোকানে অনেক সময় সনদ থাকে না; থাকে ঠেলাগাড়িতে চাঁদ-তারা, কাবার ছবি বা মালিকের মাথায় হিজাব। ভদ্রভাবে জিজ্ঞেস করুন, তাঁরা অভ্যস্ত।',
  ),
  h2('যে শব্দগুলো কাজে লাগে'),
  table(
    ['বলবেন', 'মানে'],
    ['আহান হালাল', 'হালাল খাবার'],
    ['মাই সাই মু', 'শূকরের মাংস দেবেন না'],
    ['মাই আও লাও', 'অ্যালকোহল নয়'],
    ['মু', 'শূকর; মেনুতে এই শব্দটা খেয়াল রাখুন'],
    ['গাই, নুয়া, ফ্যা', 'মুরগি, গরু, ছাগল'],
    ['প্লা, কুং, পু', 'মাছ, চিংড়ি, কাঁকড়া'],
    ['খাই জিয়াও', 'ভাতের সঙ্গে থাই অমলেট, কিছু না পেলে এটাই ভরসা'],
    ['মাই ফেত, ফেত নিত নোই', 'ঝাল নয়, একটু ঝাল'],
  ),
  p(
    '“শূকর নেই” মানেই হালাল নয়। মুরগি হয়তো আপনার মতো করে জবাই করা নয়, কড়াই একটাই, আর অনেক রান্নায় শূকরের চর্বি, অয়েস্টার সস, রান্নার মদ পড়ে। সাধারণ দোকানে আস্ত গ্রিল করা মাছ, সাদা ভাত আর ফল নিন, নয়তো চিহ্ন দেখে দোকানে যান।',
  ),
  h2('ব্যাংকক, এলাকা ধরে'),
  h3('নানা, সুখুমভিত ৩ ও ৩/১'),
  p(
    'আরব পাড়া, বিটিএসের নানা স্টেশন থেকে দুই মিনিট। লেবানিজ, ইয়েমেনি, পাকিস্তানি আর কয়েকটা বাংলাদেশি রেস্তোরাঁ, খোলা অনেক রাত পর্যন্ত। ভাত, ডাল, মুরগির ঝোল ১২০ থেকে ২০০ বাথ। শুধু এই কারণেই আমাদের অনেক অতিথি এখানে ওঠেন। রাতে হইচই বেশি।',
  ),
  h3('প্রাতুনাম ও রাতচাথেউই'),
  p(
    'কাপড়ের পাইকারি বাজারের কাছে, গলিতে গলিতে ভারতীয় আর বাংলাদেশি দোকান। দশ মিনিট পশ্চিমে ফেচাবুরি সয় ৫ আর ৭ ধরে গেলে দারুল আমান মসজিদ, পাশে থাই মুসলিম দোকানের সারি: খাও মক গাই (হলুদ ভাতে মুরগি), গরুর নুডলস স্যুপ, কলার রুটি। প্লেট ৫০ থেকে ৯০ বাথ। বিকেল চারটার পর জমে।',
  ),
  h3('সিলম, ব্যাং রাক'),
  p('নদীর ধারে হারুন মসজিদের আশপাশে আর সিলম রোডে পুরোনো ভারতীয় মুসলিম রেস্তোরাঁ, বিরিয়ানি ভালো। যাওয়ার সেরা সময় শুক্রবার দুপুর।'),
  h3('শপিং মল ও এয়ারপোর্ট'),
  p(
    'বড় মলগুলোর (এমবিকে, সিয়াম প্যারাগন, সেন্ট্রাল ওয়ার্ল্ড, প্লাটিনাম) ফুড কোর্টে এক-দুইটা হালাল কাউন্টার থাকে; হাঁড়ি-চামচ আলাদা, ওপরে চিহ্ন। বেশির ভাগ মলে নামাজের ঘরও আছে; “হং লামাত” বলে খোঁজ করুন। সুবর্ণভূমি এয়ারপোর্টে পাসপোর্ট চেকের আগে-পরে নামাজের ঘর আছে, নিচতলার সস্তা ফুড হলে হালাল কাউন্টারও।',
  ),
  h2('পাতায়া ও কোরাল আইল্যান্ড'),
  p(
    'দক্ষিণ পাতায়ায় ঘাট আর ওয়াকিং স্ট্রিটের কাছের কয়েকটা গলিতে আরব, ভারতীয় আর বাংলাদেশি রেস্তোরাঁ; উত্তর পাতায়ায় দারুল ইবাদাহ মসজিদের কাছে থাই মুসলিম দোকান। এক বেলা ১৫০ থেকে ৩০০ বাথ, ব্যাংককের চেয়ে বেশি। কোরাল আইল্যান্ডে হালাল খাবার কম। আমাদের ট্যুরে দ্বীপে দুপুরের হালাল খাবার দামের মধ্যেই। নিজেরা গেলে সকালে পেট ভরে নাশতা করুন, ফল-বিস্কুট নিন, নৌকা ফিরলে খান; অন্য কারও ট্যুরে গেলে সেদিন দুপুরের খাবার কোথায়, বুক করার আগেই জেনে নিন।',
  ),
  h2('আরও দক্ষিণে'),
  p(
    'কেনাকাটার চেয়ে খাওয়া বড় হলে ক্রাবি বা ফুকেট যান। ক্রাবিতে পাঁচজনের দুজন মুসলমান, ফুকেটে চারজনে একজন; রাতের বাজারে হালাল খাবারই সেখানে স্বাভাবিক। পারস্যের বণিকদের সঙ্গে আসা মাসামান কারির উৎপত্তিও ওই অঞ্চলেই।',
  ),
  h2('যে খাবারের লাইনে দাঁড়ানো যায়'),
  ul(
    'খাও মক গাই: আমাদের বিরিয়ানির মতো, তবে মসলা কম; সঙ্গে সবুজ ঝাল সস। ৫০ থেকে ৮০ বাথ।',
    'ডিম-কলার রুটি, চাঁদ-তারা আঁকা ঠেলাগাড়ি থেকে। ৩৫ থেকে ৬০ বাথ।',
    'মুসলিম দোকানের গরুর নুডলস স্যুপ। ৬০ থেকে ৯০ বাথ।',
    'সোম তাম, কাঁচা পেঁপের সালাদ: শুঁটকি চিংড়ি বা কাঁকড়া না খেলে বাদ দিতে বলুন। ৫০ থেকে ৭০ বাথ।',
    'আম আর আঠালো ভাত, ফেব্রুয়ারি থেকে মে সবচেয়ে ভালো। ৮০ থেকে ১৫০ বাথ।',
    'কাটা ফল আর কচি ডাব, সবখানে। ২০ থেকে ৬০ বাথ।',
  ),
  p('এক বাথ মোটামুটি সাড়ে তিন থেকে চার টাকা। ডলার ভাঙান শহরের বুথে; এয়ারপোর্টের ওপরতলার চেয়ে দর ভালো।'),
  h2('ছোট ছোট ফাঁদ'),
  ul(
    'সেভেন-ইলেভেনে প্যাকেটে চিহ্ন দেখুন; টোস্ট করা স্যান্ডউইচ বেশির ভাগই হ্যামের, সসেজ শূকরের।',
    'জেলি আর মার্শম্যালোতে চিহ্ন না থাকলে শূকরের জেলাটিন ধরে নিন।',
    'হলুদ পতাকায় লাল লেখা মানে “জে”, মাংসছাড়া খাবার। শূকর নেই, তবে হালাল সনদও নেই।',
    'হোটেলের নাশতায় বেকন আর চিকেন সসেজে প্রায়ই একই চামচ। ডিম ভাজিয়ে নিন, সঙ্গে টোস্ট আর ফল।',
    'থাই বা অন্য এয়ারলাইনে এক-দুই দিন আগে মুসলিম মিল (MOML) চেয়ে রাখুন। ঢাকা থেকে যাওয়ার খাবার সাধারণত হালাল; ফেরার পথে না-ও হতে পারে।',
  ),
  packageCard('bangkok-pattaya'),
  visaCard('thailand'),
);

export const halalFoodInThailand: PostEntry = (calendar) => ({
  slug: 'halal-food-in-thailand',
  cover: 'post-halal-thailand',
  facts: {
    kind: 'blog',
    category: 'food',
    tags: ['thailand', 'halal', 'street-food'],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: calendar.daysAgo(131),
  },
  texts: {
    en: {
      title: 'Halal food in Thailand: the streets, the sign and the words',
      summary:
        'Where to eat in Bangkok and Pattaya, how to read the halal mark, what “no pork” does not mean, and prices in baht.',
      tags: { thailand: 'Thailand', halal: 'Halal', 'street-food': 'Street food' },
      body: en,
    },
    bn: {
      title: 'থাইল্যান্ডে হালাল খাবার: কোন রাস্তায়, কোন চিহ্নে',
      summary: 'ব্যাংকক আর পাতায়ায় কোথায় খাবেন, হালাল চিহ্ন কীভাবে চিনবেন, “শূকর নেই” মানেই কেন হালাল নয়, আর বাথে কত খরচ।',
      tags: { thailand: 'থাইল্যান্ড', halal: 'হালাল', 'street-food': 'স্ট্রিট ফুড' },
      body: bn,
    },
  },
});

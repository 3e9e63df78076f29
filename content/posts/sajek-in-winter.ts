import type { PostEntry } from '../entry.ts';
import { body, h2, h3, p, packageCard, table, ul } from '../post-body.ts';

const en = body(
  p(
    'Sajek is a ridge of two villages, Ruilui and Konglak, about 1,700 to 1,800 feet up in the corner of Rangamati that you reach only through Khagrachhari. In winter the valley below fills with fog before dawn and you look down on it, as on a lake. That is what people come for. The rest of a good trip is timing, because the road has fixed hours.',
  ),
  h2('The way there, hour by hour'),
  table(
    ['Stage', 'Distance', 'Time'],
    ['Dhaka to Khagrachhari, night coach', 'about 270 km', '7 to 8 hours'],
    ['Khagrachhari to Dighinala, jeep', 'about 20 km', '45 minutes'],
    ['Dighinala to Baghaihat', 'about 13 km', '30 minutes'],
    ['Baghaihat to Sajek, in convoy', 'about 34 km', '1 hour 30 to 2 hours'],
  ),
  p(
    'Night coaches leave Dhaka between 9.30 and 11.30 pm from Arambagh, Kalabagan and Gabtoli. An ordinary seat is about ৳850 to ৳950, an AC seat ৳1,300 to ৳1,700. You get off at Shapla Chattar in Khagrachhari at five or six in the morning, which is right: breakfast, the jeep office, and the first convoy.',
  ),
  h2('The convoy, and why you can’t be late'),
  p(
    'From Baghaihat all tourist vehicles go together with an escort, usually twice a day: about half past ten in the morning and about three in the afternoon. The same hours apply for coming down. Miss the afternoon one on the way up and you sleep in Dighinala. The times move with the season and with security, so ask on the day before. There may be days with no convoy at all; the district administration then stops visitors at short notice, and a careful operator gives your money back or another date.',
  ),
  p(
    'Carry your NID or a copy of it, each of you, and a birth certificate or school card for children. Names, phone numbers and the vehicle are written down at the army and police posts. Foreign nationals need permission in advance from the Khagrachhari or Rangamati administration and can’t get it at the gate.',
  ),
  h2('The jeep'),
  p(
    'You hire a whole chander gari with its driver for the round trip, not a seat. Ten to twelve people share one. The owners’ association at Shapla Chattar posts the rates and you pay there; in the last seasons up and back with one night in Sajek cost about ৳9,000 to ৳10,500, with two nights ৳11,500 to ৳13,000, depending on the vehicle and the sights. A couple can wait at the counter and join another group. Sit inside on the steep stretches. Riding on the roof is dangerous and forbidden.',
  ),
  h2('Where to sleep'),
  h3('Ruilui'),
  p(
    'Nearly all cottages stand along one road here. Bamboo and wood rooms cost ৳2,000 to ৳4,500 a night for two in winter, more on Thursdays and Fridays and on the long weekends of December. Ask which side a room faces: east looks at the Mizo hills and the sunrise, west at the fog and the sunset. A fire in February 2025 burned many of the wooden houses in the middle of the village. Ask if your cottage has an extinguisher and a second way out; the good ones show you without being asked.',
  ),
  h3('Konglak'),
  p(
    'Half an hour further on foot, steep at the end, with a few simple places among the Lushai and Tripura houses. Quieter, colder, the best view, and you carry your own bag.',
  ),
  p(
    'Water is brought up by lorry. Keep showers short. Electricity comes from the grid now but fails; charge at once when you arrive, and carry a power bank. Robi, Airtel and Teletalk work best, the others in patches.',
  ),
  h2('A day and two mornings'),
  ul(
    'Arrive about one, eat (rice, bamboo chicken, lentils and bhorta cost ৳200 to ৳300), sleep an hour.',
    'Walk to Konglak for the sunset. Carry a torch for the way down.',
    'Get up at five. The helipad faces east; the edge of the road by the church looks west over the fog, with fewer people.',
    'Take the morning convoy down on the second day, or stay and do nothing. Two nights are better: the fog doesn’t come every morning.',
    'On the way back see Alutila cave, 100 metres through a hill with your feet in water, and the Richhang fall.',
  ),
  h2('What winter means up there'),
  p(
    'December and January nights go down to 8 or 10 degrees, with wind on the ridge. Rooms have no heating and thin walls. Bring a jacket, socks to sleep in and a scarf. By eleven you’ll be in a T-shirt. Fog is thickest from late November to the middle of January; for green hills and moving clouds come in July to September instead, when the road is slippery and the jeeps slower.',
  ),
  h2('Being a guest'),
  p(
    'People live here. Ask before you photograph them or step on a veranda. Music after ten carries across the whole ridge. There is no place to put rubbish on a hilltop, so bring yours down to Khagrachhari. Buy the oranges, the pineapples and the woven shawls from the women of the village; the goods are cheaper and better there than at the gate.',
  ),
  packageCard('sajek-valley'),
);

const bn = body(
  p(
    'সাজেক মানে পাহাড়ের পিঠে দুটি পাড়া, রুইলুই আর কংলাক; উচ্চতা ১,৭০০ থেকে ১,৮০০ ফুট। জেলা রাঙামাটি, কিন্তু যেতে হয় খাগড়াছড়ি হয়ে। শীতে ভোর হওয়ার আগে নিচের উপত্যকা কুয়াশায় ভরে যায়, ওপর থেকে দেখলে মনে হয় হ্রদ। দেখার জিনিস এটাই। বাকিটা সময়ের হিসাব, কারণ এ রাস্তায় চলাচলের সময় বাঁধা।',
  ),
  h2('যাওয়ার পথ, ঘণ্টার হিসাবে'),
  table(
    ['পথ', 'দূরত্ব', 'সময়'],
    ['ঢাকা থেকে খাগড়াছড়ি, নাইট কোচ', 'প্রায় ২৭০ কিমি', '৭ থেকে ৮ ঘণ্টা'],
    ['খাগড়াছড়ি থেকে দীঘিনালা, জিপ', 'প্রায় ২০ কিমি', '৪৫ মিনিট'],
    ['দীঘিনালা থেকে বাঘাইহাট', 'প্রায় ১৩ কিমি', '৩০ মিনিট'],
    ['বাঘাইহাট থেকে সাজেক, এসকর্টে', 'প্রায় ৩৪ কিমি', 'দেড় থেকে ২ ঘণ্টা'],
  ),
  p(
    'রাত সাড়ে ৯টা থেকে সাড়ে ১১টার মধ্যে আরামবাগ, কলাবাগান আর গাবতলী থেকে বাস ছাড়ে। নন-এসির ভাড়া ৮৫০ থেকে ৯৫০ টাকা, এসি ১,৩০০ থেকে ১,৭০০। ভোর পাঁচটা-ছয়টায় খাগড়াছড়ির শাপলা চত্বরে নামবেন। সময়টা ঠিকই আছে: নাশতা, জিপের অফিস, তারপর প্রথম এসকর্ট।',
  ),
  h2('এসকর্ট, আর কেন দেরি করা চলে না'),
  p(
    'বাঘাইহাট থেকে পর্যটকদের সব গাড়ি একসঙ্গে পাহারায় যায়, সাধারণত দিনে দুবার: সকাল সাড়ে ১০টা আর বেলা ৩টার দিকে। নামার সময়ও একই নিয়ম। যাওয়ার পথে বিকেলেরটা ধরতে না পারলে রাত কাটাতে হবে দীঘিনালায়। মৌসুম আর নিরাপত্তা বুঝে সময় বদলায়, তাই আগের দিন জেনে নিন। কোনো কোনো দিন এসকর্ট একেবারেই থাকে না; জেলা প্রশাসন তখন হঠাৎ পর্যটক যাওয়া বন্ধ রাখে। ভালো অপারেটর তখন টাকা ফেরত দেয় বা অন্য তারিখ দেয়।',
  ),
  p(
    'প্রত্যেকে এনআইডি বা তার কপি রাখুন, শিশুদের জন্মসনদ বা স্কুলের কার্ড। সেনা ও পুলিশের চৌকিতে নাম, ফোন নম্বর আর গাড়ির নম্বর লেখা হয়। বিদেশি নাগরিকদের খাগড়াছড়ি বা রাঙামাটি প্রশাসনের আগাম অনুমতি লাগে; গেটে গিয়ে তা পাওয়া যায় না।',
  ),
  h2('চাঁদের গাড়ি'),
  p(
    'আসন নয়, চালকসহ পুরো গাড়িটাই যাওয়া-আসার জন্য ভাড়া নিতে হয়। একটায় দশ-বারোজন যান। শাপলা চত্বরে মালিক সমিতির কাউন্টারে ভাড়ার তালিকা টাঙানো, টাকাও দেবেন সেখানে। গত মৌসুমগুলোয় এক রাত থাকলে যাওয়া-আসার ভাড়া ছিল ৯,০০০ থেকে ১০,৫০০ টাকা, দুই রাত থাকলে ১১,৫০০ থেকে ১৩,০০০; গাড়ি আর ঘোরার জায়গা বুঝে কমবেশি হয়। দুজন হলে কাউন্টারে অপেক্ষা করে অন্য দলের সঙ্গে যোগ দিতে পারেন। খাড়া পথে ভেতরে বসুন। ছাদে চড়া বিপজ্জনক, নিষেধও।',
  ),
  h2('থাকবেন কোথায়'),
  h3('রুইলুই'),
  p(
    'প্রায় সব কটেজ এখানকার এক রাস্তার দুপাশে। বাঁশ-কাঠের ঘর শীতে দুজনের জন্য রাতে ২,০০০ থেকে ৪,৫০০ টাকা; বৃহস্পতি-শুক্রবার আর ডিসেম্বরের লম্বা ছুটিতে আরও বেশি। কোন দিকের ঘর, জেনে নিন: পুবে মিজোরামের পাহাড় আর সূর্যোদয়, পশ্চিমে কুয়াশা আর সূর্যাস্ত। ২০২৫ সালের ফেব্রুয়ারির আগুনে পাড়ার মাঝের অনেক কাঠের ঘর পুড়ে গিয়েছিল। কটেজে আগুন নেভানোর যন্ত্র আর বেরোনোর দ্বিতীয় পথ আছে কি না জিজ্ঞেস করুন; ভালো কটেজ নিজেরাই দেখিয়ে দেয়।',
  ),
  h3('কংলাক'),
  p(
    'আরও আধঘণ্টা হাঁটা, শেষটুকু খাড়া। লুসাই আর ত্রিপুরা ঘরের ফাঁকে অল্প কয়েকটা সাদামাটা থাকার জায়গা। ভিড় কম, ঠান্ডা বেশি, দৃশ্য সবচেয়ে ভালো; ব্যাগটা নিজেকেই টানতে হবে।',
  ),
  p(
    'পানি আসে ট্রাকে করে, তাই গোসল সংক্ষেপে সারুন। এখন বিদ্যুতের লাইন আছে, কিন্তু যায়-আসে; পৌঁছেই চার্জ দিন, পাওয়ার ব্যাংক রাখুন। রবি, এয়ারটেল আর টেলিটকের নেটওয়ার্ক ভালো, অন্যগুলো কোথাও পাওয়া যায়, কোথাও যায় না।',
  ),
  h2('এক দিন, দুই ভোর'),
  ul(
    'একটার দিকে পৌঁছে খেয়ে নিন (ভাত, ব্যাম্বু চিকেন, ডাল, ভর্তা মিলিয়ে ২০০ থেকে ৩০০ টাকা), তারপর এক ঘণ্টা ঘুম।',
    'সূর্যাস্ত দেখতে হেঁটে কংলাক যান। নামার জন্য টর্চ রাখুন।',
    'ভোর পাঁচটায় উঠুন। হেলিপ্যাড পুবমুখী; গির্জার পাশে রাস্তার কিনার থেকে পশ্চিমের কুয়াশা দেখা যায়, ভিড়ও কম।',
    'দ্বিতীয় দিন সকালের এসকর্টে নেমে আসুন, নয়তো থেকে যান, কিছু না করেই। দুই রাত থাকা ভালো: কুয়াশা রোজ আসে না।',
    'ফেরার পথে আলুটিলার গুহা, পা-ভেজানো পানিতে পাহাড়ের ভেতর ১০০ মিটার, আর রিছাং ঝরনা দেখে নিন।',
  ),
  h2('ওপরে শীত কেমন'),
  p(
    'ডিসেম্বর-জানুয়ারির রাতে তাপমাত্রা ৮-১০ ডিগ্রিতে নামে, সঙ্গে বাতাস। ঘরে হিটার নেই, দেয়াল পাতলা। জ্যাকেট, রাতে পরার মোজা আর মাফলার নিন। বেলা ১১টার মধ্যে আবার টি-শার্টেই চলবে। কুয়াশা সবচেয়ে ঘন নভেম্বরের শেষ থেকে জানুয়ারির মাঝামাঝি। সবুজ পাহাড় আর ভেসে যাওয়া মেঘ চাইলে আসুন জুলাই থেকে সেপ্টেম্বরে; তখন রাস্তা পিচ্ছিল, জিপও চলে ধীরে।',
  ),
  h2('অতিথি হয়ে থাকা'),
  p(
    'এখানে মানুষের ঘরবাড়ি। ছবি তোলার বা কারও বারান্দায় ওঠার আগে জিজ্ঞেস করে নিন। রাত দশটার পর গান বাজালে পুরো পাহাড়ে শোনা যায়। পাহাড়চূড়ায় ময়লা ফেলার জায়গা নেই, নিজেরটা খাগড়াছড়ি পর্যন্ত নামিয়ে আনুন। কমলা, আনারস আর হাতে বোনা চাদর কিনুন পাড়ার নারীদের কাছ থেকে; গেটের দোকানের চেয়ে দাম কম, জিনিসও ভালো।',
  ),
  packageCard('sajek-valley'),
);

export const sajekInWinter: PostEntry = (calendar) => ({
  slug: 'sajek-in-winter',
  cover: 'post-sajek-winter',
  facts: {
    kind: 'blog',
    category: 'destinations',
    tags: ['sajek', 'hills', 'winter'],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: calendar.daysAgo(16),
  },
  texts: {
    en: {
      title: 'Sajek in winter: road times, permits and where to sleep',
      summary:
        'The convoy has two departures a day and the fog keeps its own hours. How to plan around both, and what it costs.',
      tags: { sajek: 'Sajek', hills: 'Hills', winter: 'Winter' },
      body: en,
    },
    bn: {
      title: 'শীতের সাজেক: রাস্তার সময়, পারমিট আর থাকার জায়গা',
      summary: 'এসকর্ট ছাড়ে দিনে দুবার, কুয়াশা আসে নিজের ইচ্ছায়। দুটো মিলিয়ে কীভাবে যাবেন, কত খরচ হবে।',
      tags: { sajek: 'সাজেক', hills: 'পাহাড়', winter: 'শীত' },
      body: bn,
    },
  },
});

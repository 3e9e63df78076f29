import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const sajekValley: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 10,
    every: 3,
    everyInWinter: 1,
    count: 10,
    nights: 3,
    seats: 22,
    band: 'regular',
    holidayBand: 'peak',
    taken: [20, 22, 15, 18, 7, 10, 3, 5, 0, 1],
    cutOffDays: 4,
  });
  return {
    slug: 'sajek-valley',
    cover: 'sajek',
    gallery: ['post-sajek-winter'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['sajek', 'khagrachhari'],
      themes: ['hills', 'adventure'],
      nights: 1,
      travelNights: 2,
      days: 4,
      group: { min: 10, max: 22 },
      flightsIncluded: false,
      mainTransport: 'jeep',
      bands: [
        priceBand('regular', 8_900, 8_200, 7_400, 0, 2_500),
        priceBand('peak', 10_400, 9_500, 8_400, 0, 3_500),
      ],
      itinerary: [
        { meals: [], by: ['coach'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['jeep', 'walk'], picture: 'sajek' },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['jeep', 'coach'] },
        { meals: [], by: ['coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'cumilla', by: 'coach', km: 97 },
        { destination: 'khagrachhari', by: 'coach', km: 270 },
        { destination: 'dighinala', by: 'jeep', km: 290 },
        { destination: 'sajek', by: 'jeep', km: 337 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Sajek above the clouds: a weekend without leave',
        summary:
          'Out of Dhaka on Thursday night, back on Sunday before work. One night in a cottage on the Ruilui ridge, sunset from Konglak, fog below you at dawn, and the army-escorted jeep road both ways.',
        intro:
          'Sajek is a ridge of two villages, some 1,800 feet up, in a corner of Rangamati that is reached only through Khagrachhari. From late November to January the valley fills with fog before dawn; from July to September the clouds come into the room.\n\nOf the three nights, one is in a bed and two are on the coach. That is the price of a weekend without leave. If you have a Sunday to spare, read below about the second night.',
        highlights: [
          'Dawn over the fog from the helipad, with the Mizo hills behind',
          'Sunset from Konglak, a half-hour climb through Lushai and Tripura houses',
          '67 km of hill road in a chander gari, the last half in the escorted convoy',
          'Bamboo chicken, cooked in a green bamboo over embers',
          'Alutila cave by torch, and the Richhang fall, on the way down',
        ],
        itinerary: [
          {
            title: 'Night coach from Dhaka',
            text: 'Meet at Arambagh at half past nine; the coach leaves at ten. About 270 km via Cumilla, Feni and Ramgarh, seven to eight hours, with a stop for food near Cumilla. Have your NID within reach; the post at Khagrachhari may ask for it.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Up to Sajek with the convoy',
            text: 'Khagrachhari at about six: wash, parota and egg. Jeeps leave at half past seven, via Dighinala, and wait at Baghaihat for the army escort at about half past ten. Names and vehicles are written down at the posts. In Ruilui before one. The mosque there has Jumu’ah, or you pray Zuhr in the cottage.\n\nLunch is rice, bamboo chicken, pumpkin and dal. Rest, then Konglak for the sunset: half an hour up, steep at the end. Dinner at eight; the ridge goes quiet at ten.',
            stay: 'Wooden cottage in Ruilui, two to three beds in a room, private bathroom',
          },
          {
            title: 'Fog at dawn, Alutila, and the night coach',
            text: 'Up at five for the helipad. Breakfast of bhuna khichuri and egg, bags in the jeep by ten, convoy down at about half past ten. Lunch in Khagrachhari at two: bamboo-shoot curry, hill fish and bhorta at a Tripura or Marma kitchen.\n\nAlutila cave, 100 metres through the hill with your feet in water, then the Richhang fall, 230-odd steps down. Dinner in town; the coach leaves at ten.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Dhaka before work',
            text: 'Arambagh between five and six on Sunday. Work starts at nine.',
          },
        ],
        included: [
          'AC coach, Dhaka to Khagrachhari and back',
          'Reserved chander gari for the whole round, 10 to 11 people in each',
          'One night in a cottage, two in a room',
          'Six meals, from breakfast on Friday to dinner on Saturday',
          'Entry and parking fees at Sajek, Alutila and Richhang',
          'A tour leader from Dhaka and a local guide',
        ],
        excluded: [
          'Food at the coach stops',
          'Water and snacks on the ridge, which cost more there than below',
          'Single room (the single supplement)',
          'Tips for driver and guide',
        ],
        hotel: 'Wooden cottage in Ruilui with private bathroom; cold water, a bucket of hot on request',
        travel:
          'AC night coach both ways, chander gari from Khagrachhari, 67 km in 4 to 5 hours with the convoy',
        childPolicy:
          'Infants under 2 travel free on a lap. Children from 2 to 11 have their own seat in coach and jeep and pay the price with bed, or without if they sleep with you. The road is steep and winding and the nights are cold: we advise against it below three years. From 12 on, the adult price applies.',
        cancellation: domesticCancellation.en,
        faq: questions({
          'Do we need a permit?':
            'Bangladeshis don’t, but every adult carries an NID or a copy, children a birth certificate. We send the list of names ahead and show it at the posts. Foreign nationals need permission from the district administration well before; ask us at least three weeks ahead.',
          'Can the convoy times change?':
            'Yes, with the season and with security, and the plan of the day moves with them. If the administration stops visitors altogether, you choose another date or get your money back.',
          'Can we stay a second night?':
            'Yes, and it doubles your chance of fog. It costs ৳2,900 a person with meals if at least ten stay; you’re back on Monday morning. Tell us when you enquire.',
          'How safe is the road?':
            'Our drivers go every week and leave the roof empty: riding on it is forbidden. Those who feel sick on bends should sit in front and take a tablet at Dighinala. Heavy rain can close the road for some hours.',
          'Is there network and power?':
            'Robi, Airtel and Teletalk work on the ridge, others in patches. Mains power fails now and then; bring a power bank, a torch and, from November to February, a warm jacket: nights fall to about ten degrees.',
        }),
        seo: {
          title: 'Sajek Valley tour from Dhaka, Thursday night to Sunday',
          description:
            'A Sajek weekend from Dhaka: AC coach, reserved chander gari with the convoy, a cottage in Ruilui, six meals. Dates, seats, full prices.',
        },
      },
      bn: {
        title: 'মেঘের ওপর সাজেক: ছুটি না নিয়েই',
        summary:
          'বৃহস্পতিবার রাতে ঢাকা ছেড়ে রবিবার অফিসের আগেই ফেরা। রুইলুই পাড়ার কটেজে এক রাত, কংলাক থেকে সূর্যাস্ত, ভোরে পায়ের নিচে কুয়াশা, আর সেনা এসকর্টে পাহাড়ি রাস্তা।',
        intro:
          'সাজেক মানে পাহাড়ের পিঠে দুটি পাড়া, উচ্চতা ১,৮০০ ফুটের মতো। জেলা রাঙামাটি, যেতে হয় খাগড়াছড়ি হয়ে। নভেম্বরের শেষ থেকে জানুয়ারি ভোরের আগে উপত্যকা কুয়াশায় ভরে যায়; জুলাই থেকে সেপ্টেম্বরে মেঘ ঢোকে ঘরেই।\n\nতিন রাতের এক রাত বিছানায়, দুই রাত বাসে। ছুটি না নিয়ে ঘোরার দাম এটুকুই। হাতে বাড়তি একটা দিন থাকলে নিচে দ্বিতীয় রাতের কথা পড়ুন।',
        highlights: [
          'হেলিপ্যাড থেকে কুয়াশার ওপর ভোর, ওপারে মিজোরামের পাহাড়',
          'লুসাই-ত্রিপুরা ঘরের ফাঁক দিয়ে আধঘণ্টা উঠে কংলাকের সূর্যাস্ত',
          'চাঁদের গাড়িতে ৬৭ কিলোমিটার পাহাড়ি পথ, শেষ অর্ধেক এসকর্টের সঙ্গে',
          'কাঁচা বাঁশের চোঙায় কয়লার আঁচে রান্না ব্যাম্বু চিকেন',
          'নামার পথে টর্চ হাতে আলুটিলার গুহা, তারপর রিছাং ঝরনা',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে নাইট কোচ',
            text: 'রাত সাড়ে ৯টায় আরামবাগে সবাই এক হব, বাস ১০টায়। কুমিল্লা, ফেনী, রামগড় হয়ে প্রায় ২৭০ কিলোমিটার, সাত-আট ঘণ্টা; কুমিল্লার কাছে খাওয়ার বিরতি। এনআইডি হাতের কাছে রাখুন, খাগড়াছড়ির চৌকিতে দেখতে চাইতে পারে।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'এসকর্টের সঙ্গে সাজেকে',
            text: 'ছয়টার দিকে খাগড়াছড়ি: হাত-মুখ ধুয়ে পরোটা-ডিম। সাড়ে ৭টায় জিপ, দীঘিনালা হয়ে বাঘাইহাটে সেনা এসকর্টের অপেক্ষা, ছাড়ে সাড়ে ১০টার দিকে। চৌকিগুলোয় নাম আর গাড়ির নম্বর লেখা হয়। একটার আগেই রুইলুই। সেখানকার মসজিদে জুমা হয়, নয়তো কটেজে জোহর।\n\nদুপুরে ভাত, ব্যাম্বু চিকেন, মিষ্টিকুমড়া, ডাল। একটু বিশ্রাম, তারপর সূর্যাস্ত দেখতে কংলাক: আধঘণ্টা ওঠা, শেষটুকু খাড়া। রাতের খাবার আটটায়; দশটার পর পাহাড় চুপ।',
            stay: 'রুইলুইয়ে কাঠের কটেজ, এক রুমে দুই-তিন বেড, নিজস্ব বাথরুম',
          },
          {
            title: 'ভোরের কুয়াশা, আলুটিলা, রাতের বাস',
            text: 'ভোর পাঁচটায় উঠে হেলিপ্যাড। নাশতায় ভুনা খিচুড়ি-ডিম, দশটার মধ্যে ব্যাগ জিপে, সাড়ে ১০টার দিকে এসকর্টের সঙ্গে নামা। দুটোয় খাগড়াছড়িতে ত্রিপুরা বা মারমাদের খাবারের দোকানে দুপুরের খাবার: বাঁশকোড়ল, ছড়ার মাছ, ভর্তা।\n\nতারপর আলুটিলার গুহা, পা-ভেজানো পানিতে পাহাড়ের ভেতর ১০০ মিটার; আর রিছাং ঝরনা, নামতে ২৩০টির মতো সিঁড়ি। শহরে রাতের খাবার, বাস ১০টায়।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'অফিসের আগেই ঢাকা',
            text: 'রবিবার ভোর পাঁচটা থেকে ছয়টার মধ্যে আরামবাগ। অফিস তো নয়টায়।',
          },
        ],
        included: [
          'এসি বাস, ঢাকা থেকে খাগড়াছড়ি, যাওয়া-আসা',
          'পুরো পথের জন্য রিজার্ভ চাঁদের গাড়ি, এক গাড়িতে ১০-১১ জন',
          'কটেজে এক রাত, এক রুমে দুজন',
          'ছয় বেলা খাবার, শুক্রবারের নাশতা থেকে শনিবারের রাত পর্যন্ত',
          'সাজেক, আলুটিলা আর রিছাংয়ের প্রবেশ ও পার্কিং ফি',
          'ঢাকা থেকে ট্যুর লিডার, সঙ্গে স্থানীয় গাইড',
        ],
        excluded: [
          'বাসের বিরতিতে খাবার',
          'ওপরে পানি আর টুকটাক নাশতা, নিচের চেয়ে দাম বেশি',
          'একা রুম নিলে বাড়তি ভাড়া',
          'চালক আর গাইডের বকশিশ',
        ],
        hotel: 'রুইলুইয়ে নিজস্ব বাথরুমসহ কাঠের কটেজ; পানি ঠান্ডা, চাইলে এক বালতি গরম পানি',
        travel: 'এসি নাইট কোচে যাওয়া-আসা, খাগড়াছড়ি থেকে চাঁদের গাড়ি, এসকর্টের সঙ্গে ৬৭ কিলোমিটারে ৪ থেকে ৫ ঘণ্টা',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না, কোলে বসে যায়। ২ থেকে ১১ বছরের শিশু বাসে আর জিপে নিজের সিট পায়; আলাদা বেড লাগলে বেডসহ দাম, মা-বাবার সঙ্গে ঘুমালে বেড ছাড়া। রাস্তা খাড়া আর আঁকাবাঁকা, রাতে ঠান্ডা; তিন বছরের কম হলে না নেওয়াই ভালো। ১২ বছর থেকে পুরো দাম।',
        cancellation: domesticCancellation.bn,
        faq: questions({
          'পারমিট লাগে?':
            'বাংলাদেশিদের লাগে না, তবে প্রত্যেক প্রাপ্তবয়স্কের এনআইডি বা তার কপি আর শিশুদের জন্মসনদ সঙ্গে রাখতে হয়। নামের তালিকা আমরা আগে পাঠাই, চৌকিতেও দেখাই। বিদেশি নাগরিকদের জেলা প্রশাসনের আগাম অনুমতি লাগে; অন্তত তিন সপ্তাহ আগে জানান।',
          'এসকর্টের সময় কি বদলাতে পারে?':
            'পারে, মৌসুম আর নিরাপত্তা বুঝে; সেদিনের পরিকল্পনাও তখন বদলায়। প্রশাসন পর্যটক যাওয়া বন্ধ রাখলে অন্য তারিখ নিন, নয়তো টাকা ফেরত।',
          'দ্বিতীয় রাত থাকা যায়?':
            'যায়, কুয়াশা পাওয়ার সম্ভাবনাও দ্বিগুণ। অন্তত দশজন থাকলে খাবারসহ জনপ্রতি ২,৯০০ টাকা; ফিরবেন সোমবার ভোরে। ফর্ম পাঠানোর সময়ই জানাবেন।',
          'রাস্তা কতটা নিরাপদ?':
            'আমাদের চালকেরা প্রতি সপ্তাহে যান, ছাদে কাউকে তোলেন না; ছাদে চড়া নিষেধ। বাঁকে যাঁদের বমি পায় তাঁরা সামনে বসুন, দীঘিনালায় একটা ওষুধ খেয়ে নিন। ভারী বৃষ্টিতে রাস্তা কয়েক ঘণ্টা বন্ধ থাকতে পারে।',
          'নেটওয়ার্ক আর বিদ্যুৎ আছে?':
            'পাহাড়ে রবি, এয়ারটেল আর টেলিটক চলে, অন্যগুলো কোথাও কোথাও। বিদ্যুৎ মাঝেমধ্যে যায়; পাওয়ার ব্যাংক আর টর্চ নিন। নভেম্বর থেকে ফেব্রুয়ারি জ্যাকেটও লাগবে, রাতে তাপমাত্রা দশ ডিগ্রির দিকে নামে।',
        }),
        seo: {
          title: 'ঢাকা থেকে সাজেক ট্যুর, বৃহস্পতিবার রাত থেকে রবিবার',
          description:
            'সাজেকে এক সপ্তাহান্ত: এসি বাস, এসকর্টে রিজার্ভ চাঁদের গাড়ি, রুইলুইয়ে কটেজ, ছয় বেলা খাবার। তারিখ, আসন আর পুরো দাম।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const sundarbans: TourPackageEntry = (calendar) => {
  // The forest is closed to visitors from June to August; May is too hot and stormy for us.
  const departures = weekly(calendar, {
    weekday: 4,
    from: 12,
    every: 2,
    everyInWinter: 1,
    count: 11,
    nights: 3,
    seats: 40,
    band: 'regular',
    holidayBand: 'peak',
    months: [9, 10, 11, 12, 1, 2, 3, 4],
    taken: [33, 38, 40, 26, 18, 21, 12, 9, 4, 2, 0],
    cutOffDays: 6,
  });
  return {
    slug: 'sundarbans',
    cover: 'sundarbans',
    gallery: ['post-sundarbans-slow'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['katka', 'karamjal', 'khulna'],
      themes: ['forest', 'river', 'adventure', 'family'],
      nights: 2,
      travelNights: 1,
      days: 4,
      group: { min: 24, max: 40 },
      flightsIncluded: false,
      mainTransport: 'launch',
      bands: [
        priceBand('regular', 11_800, 9_900, 7_400, 0, 4_500),
        priceBand('peak', 13_600, 11_300, 8_300, 0, 6_000),
      ],
      itinerary: [
        { meals: [], by: ['coach'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['launch', 'walk'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['boat', 'walk', 'launch'], picture: 'sundarbans' },
        { meals: ['breakfast', 'lunch'], by: ['launch', 'coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'khulna', by: 'coach', km: 210 },
        { destination: 'mongla', by: 'launch' },
        { destination: 'harbaria', by: 'launch' },
        { destination: 'katka', by: 'launch' },
        { destination: 'karamjal', by: 'launch' },
        { destination: 'khulna', by: 'launch' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([21, 5], [10, 25], [5, 50], [0, 100]),
    },
    texts: {
      en: {
        title: 'The Sundarbans by launch, Khulna to Kotka',
        summary:
          'Two nights on the water in a cabin for two, all meals, forest permit and armed guards in the price. Harbaria, the creeks of Kotka at first light, Jamtola beach and Karamjal. Night coach from Dhaka.',
        intro:
          'The launch carries no more than forty, sails down the Rupsha and the Pasur to the sea and comes back the same way, slowly. You see spotted deer and monkeys on most days, crocodiles when it is cold, dolphins at the river mouths, and of the tiger usually the footprint.\n\nEverything is in the price, because in the forest there is nothing to buy. Bring a book and leave the speaker at home.',
        highlights: [
          'Two nights aboard, cabins for two, at most forty guests',
          'The creeks of Kotka at first light, by country boat without an engine',
          'Three kilometres on foot through the forest to Jamtola beach, with armed guards',
          'Deer at Kochikhali in the last hour of the day',
          'Chui jhal beef, Khulna’s prawns in coconut and bhuna khichuri from the galley',
        ],
        itinerary: [
          {
            title: 'Night coach to Khulna',
            text: 'Arambagh at half past ten, the coach leaves at eleven. Over the Padma Bridge, about 210 km in four and a half to five hours. We wait in a hotel lounge near the ghat until it is light.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Down the Pasur to Harbaria',
            text: 'Boarding at six, sailing at about half past six. Breakfast while Khulna goes by, then Mongla port and the Rampal chimneys. At the forest station the permit is checked and two armed forest guards come aboard; they stay until the end.\n\nIn the afternoon the raised walk of Harbaria, about a kilometre over mud full of crabs and deer prints. Then south along the rivers through the night. Dinner with chui jhal beef; chicken for those who don’t eat beef.',
            stay: 'Launch, cabin for two, shared toilets and showers',
          },
          {
            title: 'Kotka, Jamtola and Kochikhali',
            text: 'At half past five in country boats into the creeks, without engines and without talking. After breakfast the walk from the Kotka tower to Jamtola, three kilometres there, one of them over open grass. The beach has a strong undertow, so bathing is forbidden.\n\nLunch with prawns in coconut milk. At four to the grassland of Kochikhali, where the deer come out. A grilled dinner on deck, out of the wind. Tides decide the hours, so the order may change.',
            stay: 'Launch at anchor near Kotka or Kochikhali',
          },
          {
            title: 'Karamjal, and back to Dhaka',
            text: 'Up the rivers since before dawn, bhuna khichuri for breakfast. Karamjal at about eleven: the breeding centre for crocodiles and river terrapins, a walkway and bold monkeys; hold your glasses. Lunch on board, Khulna between four and five in the afternoon, and the coach home at half past five. Arambagh at about half past ten.',
          },
        ],
        included: [
          'AC coach, Dhaka to Khulna and back',
          'Two nights on the launch in a cabin for two',
          'Eight meals on board, with tea, snacks and filtered water',
          'Forest Department permit, entry and guide fees for Bangladeshis',
          'Two armed forest guards, country boats and life jackets',
          'A naturalist guide who speaks Bangla and English',
        ],
        excluded: [
          'Food on the road from and to Dhaka',
          'Single cabin (the single supplement); one of the few cabins with its own bathroom (৳3,000 more a cabin)',
          'Forest fees for foreign passports, about ৳10,000 more',
          'Tips for crew and guards',
        ],
        hotel: 'Steel launch, fan cabins for two with bunk or twin beds, one toilet for about six guests',
        travel: 'AC coach to Khulna over the Padma Bridge, then the same launch for two nights',
        childPolicy:
          'Infants under 2 travel free in your bed. Children from 2 to 11 with their own bunk pay the price with bed; sharing yours, the one without. We have life jackets from three years up, and children under ten hold an adult’s hand on walks. From 12 on, the adult price applies.',
        cancellation:
          'Permits are issued by name, so a place can pass to another person only up to six days before. If the weather office raises signal 3 or the Forest Department closes the rivers before we sail, you choose another date or get back all that you paid. If we have to turn back on the way, we refund the food and fees of each lost day that were not used.',
        faq: questions({
          'Who arranges the permit, and what do you need?':
            'We do. The Forest Department wants each visitor’s name, NID or birth-certificate number and phone six days ahead. Bring the card or a copy aboard. Foreign nationals also send a copy of passport and visa, and pay the higher fees.',
          'Will we see a tiger?':
            'Probably not. About 125 live on the Bangladesh side, and they see you first. Footprints are common. Nobody can promise you more.',
          'When is the forest open?':
            'From September to May. From June to August it is closed for the breeding season of fish and deer. November to February is cool and dry; on January nights you need a jacket and socks on deck.',
          'Is there network, power and a doctor?':
            'There is no network beyond Harbaria, for about a day and a half. Charging works while the generator runs, until eleven at night. There is a first-aid box but no doctor; tell us about illnesses and pregnancy before you book.',
          'Can vegetarians come?':
            'Yes. Say so with your enquiry; the cook makes lentils, bhorta, eggs and vegetables at every meal. Nothing can be bought on the way.',
          'Can we come by train instead?':
            'Yes, an evening train over the Padma Bridge takes about four hours to Khulna. You would sleep near the ghat; we add the room and the train fare to the price and take off the coach.',
        }),
        seo: {
          title: 'Sundarbans tour from Dhaka by launch, all meals, permit',
          description:
            'Two nights on a launch from Khulna to Kotka and back: cabin, eight meals, forest permit, guards, night coach from Dhaka. Dates and prices.',
        },
      },
      bn: {
        title: 'লঞ্চে সুন্দরবন: খুলনা থেকে কটকা',
        summary:
          'পানির ওপর দুই রাত, দুজনের কেবিন; সব খাবার, বন বিভাগের পারমিট আর সশস্ত্র বনরক্ষী দামের মধ্যেই। হাড়বাড়িয়া, ভোরে কটকার খাল, জামতলা সৈকত, করমজল। ঢাকা থেকে নাইট কোচ।',
        intro:
          'লঞ্চে চল্লিশজনের বেশি নেওয়া হয় না। রূপসা আর পশুর ধরে সাগর পর্যন্ত নামে, ধীরে ধীরে আবার ফেরে। চিত্রা হরিণ আর বানর প্রায় রোজই দেখবেন, শীতে কুমির, মোহনায় ডলফিন; আর বাঘের সাধারণত শুধু পায়ের ছাপ।\n\nসবকিছু দামের মধ্যে, কারণ বনে কেনার মতো কিছু নেই। একটা বই আনুন, স্পিকারটা বাসায় রেখে আসুন।',
        highlights: [
          'লঞ্চে দুই রাত, দুজনের কেবিন, সর্বোচ্চ চল্লিশ অতিথি',
          'ভোরের আলোয় ইঞ্জিন ছাড়া নৌকায় কটকার খাল',
          'বনের ভেতর তিন কিলোমিটার হেঁটে জামতলা সৈকত, সঙ্গে সশস্ত্র বনরক্ষী',
          'দিনের শেষ ঘণ্টায় কচিখালীর হরিণ',
          'লঞ্চের রান্নাঘরের চুইঝালের গরু, চিংড়ির মালাইকারি আর ভুনা খিচুড়ি',
        ],
        itinerary: [
          {
            title: 'নাইট কোচে খুলনা',
            text: 'রাত সাড়ে ১০টায় আরামবাগ, বাস ১১টায়। পদ্মা সেতু হয়ে প্রায় ২১০ কিলোমিটার, সাড়ে চার থেকে পাঁচ ঘণ্টা। আলো ফোটা পর্যন্ত ঘাটের কাছে এক হোটেলের লাউঞ্জে অপেক্ষা।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'পশুর ধরে হাড়বাড়িয়া',
            text: 'ছয়টায় লঞ্চে ওঠা, সাড়ে ছয়টার দিকে ছাড়া। নাশতা খেতে খেতে খুলনা পেছনে, তারপর মোংলা বন্দর আর রামপালের চিমনি। বন বিভাগের স্টেশনে পারমিট দেখা হয়, দুজন সশস্ত্র বনরক্ষী ওঠেন; শেষ পর্যন্ত তাঁরা সঙ্গেই থাকেন।\n\nবিকেলে হাড়বাড়িয়ার কাঠের পথ, প্রায় এক কিলোমিটার; নিচে কাদায় কাঁকড়া আর হরিণের পায়ের ছাপ। তারপর রাতের নদী ধরে দক্ষিণে। রাতের খাবারে চুইঝালের গরু; গরু না খেলে মুরগি।',
            stay: 'লঞ্চে দুজনের কেবিন, কমন টয়লেট ও গোসলখানা',
          },
          {
            title: 'কটকা, জামতলা, কচিখালী',
            text: 'ভোর সাড়ে পাঁচটায় দেশি নৌকায় খালের ভেতরে; ইঞ্জিন নেই, কথাও নেই। নাশতার পর কটকার টাওয়ার থেকে জামতলা, তিন কিলোমিটার হাঁটা, তার এক কিলোমিটার খোলা ঘাসবন। সৈকতে চোরা স্রোত আছে, তাই নামা নিষেধ।\n\nদুপুরে চিংড়ির মালাইকারি। চারটায় কচিখালীর ঘাসবন, হরিণ তখন বেরোয়। রাতে লঞ্চের ডেকে গ্রিল। সময় ঠিক করে জোয়ার-ভাটা, তাই আগে-পরে হতে পারে।',
            stay: 'কটকা বা কচিখালীর কাছে নোঙর করা লঞ্চে',
          },
          {
            title: 'করমজল হয়ে ঢাকায় ফেরা',
            text: 'ভোর হওয়ার আগেই লঞ্চ উজানে, নাশতায় ভুনা খিচুড়ি। ১১টার দিকে করমজল: কুমির আর বাটাগুর কচ্ছপের প্রজননকেন্দ্র, কাঠের পথ আর দুষ্টু বানর; চশমা সামলে রাখুন। দুপুরের খাবার লঞ্চে, চারটা-পাঁচটার মধ্যে খুলনা, সাড়ে পাঁচটায় বাস। রাত সাড়ে ১০টার দিকে আরামবাগ।',
          },
        ],
        included: [
          'এসি বাস, ঢাকা থেকে খুলনা, যাওয়া-আসা',
          'লঞ্চে দুই রাত, দুজনের কেবিন',
          'লঞ্চে আট বেলা খাবার, সঙ্গে চা-নাশতা আর ফিল্টারের পানি',
          'বাংলাদেশিদের জন্য বন বিভাগের পারমিট, প্রবেশ ও গাইড ফি',
          'দুজন সশস্ত্র বনরক্ষী, দেশি নৌকা আর লাইফ জ্যাকেট',
          'বন চেনেন এমন গাইড, বাংলা ও ইংরেজি বলেন',
        ],
        excluded: [
          'ঢাকা থেকে যাওয়া-আসার পথে খাবার',
          'একা কেবিন নিলে বাড়তি ভাড়া; নিজস্ব বাথরুমের অল্প কয়েকটা কেবিন (কেবিনপ্রতি ৩,০০০ টাকা বেশি)',
          'বিদেশি পাসপোর্টে বন বিভাগের বাড়তি ফি, প্রায় ১০,০০০ টাকা',
          'ক্রু আর বনরক্ষীদের বকশিশ',
        ],
        hotel: 'স্টিলের লঞ্চ, দুজনের ফ্যান কেবিন, বাংক বা দুই বেড; ছয়জনে মোটামুটি একটা টয়লেট',
        travel: 'পদ্মা সেতু হয়ে খুলনা পর্যন্ত এসি বাস, তারপর একই লঞ্চে দুই রাত',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না, ঘুমায় মা-বাবার সঙ্গে। ২ থেকে ১১ বছরের শিশু আলাদা বাংক নিলে বেডসহ দাম, আপনার সঙ্গে ঘুমালে বেড ছাড়া। তিন বছর থেকে সবার মাপের লাইফ জ্যাকেট আছে; দশ বছরের কম বয়সীরা হাঁটার সময় বড় কারও হাত ধরে থাকবে। ১২ বছর থেকে পুরো দাম।',
        cancellation:
          'পারমিট হয় নাম ধরে, তাই আসন অন্য কাউকে দেওয়া যায় যাত্রার ছয় দিন আগে পর্যন্ত। ছাড়ার আগে ৩ নম্বর সংকেত উঠলে বা বন বিভাগ নদীপথ বন্ধ রাখলে অন্য তারিখ নিন, নয়তো দেওয়া পুরো টাকা ফেরত। মাঝপথে ফিরতে হলে যে দিনটা হলো না তার অব্যবহৃত খাবারের দাম আর ফি ফেরত দিই।',
        faq: questions({
          'পারমিট কে করে, কী লাগে?':
            'আমরাই করি। বন বিভাগকে যাত্রার ছয় দিন আগে সবার নাম, এনআইডি বা জন্মসনদ নম্বর আর ফোন নম্বর দিতে হয়। লঞ্চে কার্ড বা কপি সঙ্গে রাখবেন। বিদেশি নাগরিকেরা পাসপোর্ট আর ভিসার কপিও দেবেন, ফিও বেশি।',
          'বাঘ দেখা যাবে?':
            'সম্ভবত না। বাংলাদেশ অংশে বাঘ আছে প্রায় ১২৫টি, আর তারা আপনাকে আগে দেখে। পায়ের ছাপ প্রায়ই মেলে। এর বেশি নিশ্চয়তা কেউ দিতে পারে না।',
          'বন কখন খোলা?':
            'সেপ্টেম্বর থেকে মে। মাছ আর হরিণের প্রজনন মৌসুম বলে জুন থেকে আগস্ট বন্ধ। নভেম্বর থেকে ফেব্রুয়ারি ঠান্ডা আর শুকনো; জানুয়ারির রাতে ডেকে বসলে জ্যাকেট-মোজা লাগবে।',
          'নেটওয়ার্ক, বিদ্যুৎ আর ডাক্তার?':
            'হাড়বাড়িয়া ছাড়ালে দেড় দিনের মতো নেটওয়ার্ক থাকে না। জেনারেটর চলে রাত ১১টা পর্যন্ত, ততক্ষণ চার্জ দেওয়া যায়। ফার্স্ট এইড বক্স আছে, ডাক্তার নেই; অসুখ বা গর্ভাবস্থার কথা বুকিংয়ের আগেই জানান।',
          'নিরামিষভোজীরা যেতে পারেন?':
            'পারেন। আগে জানাবেন; বাবুর্চি প্রতি বেলায় ডাল, ভর্তা, ডিম আর সবজি রাখবেন। পথে কিছু কেনার উপায় নেই।',
          'ট্রেনে যাওয়া যায়?':
            'যায়, পদ্মা সেতু হয়ে সন্ধ্যার ট্রেনে খুলনা প্রায় চার ঘণ্টা। রাতটা ঘাটের কাছে কাটাতে হবে; রুম আর ট্রেনের ভাড়া যোগ হবে, বাসের ভাড়া বাদ যাবে।',
        }),
        seo: {
          title: 'লঞ্চে সুন্দরবন ট্যুর, সব খাবার ও পারমিটসহ',
          description:
            'খুলনা থেকে কটকা, লঞ্চে দুই রাত: কেবিন, আট বেলা খাবার, বন বিভাগের পারমিট, বনরক্ষী, ঢাকা থেকে বাস। তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

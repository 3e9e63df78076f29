import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticLadder, trainCancellation } from './domestic-terms.ts';

export const sreemangal: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    fixedWeekday: true,
    from: 14,
    every: 2,
    everyInWinter: 1,
    count: 12,
    nights: 1,
    seats: 18,
    band: 'regular',
    holidayBand: 'peak',
    taken: [12, 18, 9, 16, 7, 11, 4, 6, 2, 3, 0, 0],
    cutOffDays: 12,
  });
  return {
    slug: 'sreemangal',
    cover: 'sreemangal',
    gallery: ['sylhet-tea'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['sreemangal', 'lawachara'],
      themes: ['forest', 'hills', 'family'],
      nights: 1,
      days: 2,
      group: { min: 8, max: 18 },
      hotelStars: 3,
      flightsIncluded: false,
      mainTransport: 'train',
      bands: [
        priceBand('regular', 6_900, 5_700, 4_300, 0, 1_900),
        priceBand('peak', 8_200, 6_800, 5_000, 0, 2_700),
      ],
      itinerary: [
        { meals: ['lunch', 'dinner'], by: ['train', 'car', 'walk'], picture: 'sreemangal' },
        { meals: ['breakfast', 'lunch'], by: ['car', 'walk', 'train'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'sreemangal', by: 'train', km: 231 },
        { destination: 'lawachara', by: 'car', km: 239 },
        { destination: 'sreemangal', by: 'car', km: 247 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Sreemangal: tea, gibbons and a quiet weekend',
        summary:
          'Out on Friday by the morning train, home on Saturday night: no leave needed. A walk in Lawachara before the crowd, Madhabpur Lake among the tea, seven-layer tea, and a resort bed at the edge of the gardens.',
        intro:
          'Sreemangal is small, flat to walk and green nearly all year. The tea gardens begin where the town ends, and Lawachara, 1,250 hectares of forest with hoolock gibbons in it, is 8 km up the Kamalganj road.\n\nOne night is enough for both if the forest comes first thing in the morning. That is how we planned it.',
        highlights: [
          'Lawachara at half past six with an eco-guide, when the gibbons call',
          'Madhabpur Lake, shaped like a hand, with tea on every finger',
          'A Manipuri village and its looms, by invitation of the weavers',
          'Seven-layer tea, drunk slowly from the top',
          'The morning train over Bhairab bridge, past Akhaura and the low hills',
        ],
        itinerary: [
          {
            title: 'Train, tea and a lake',
            text: 'The Parabat leaves Kamalapur at half past six (meet at six) and reaches Sreemangal at about half past ten, 231 km. Bags to the resort, Jumu’ah in town, then lunch: rice, shatkora beef or duck, pumpkin leaves.\n\nIn the afternoon by microbus through the gardens to Madhabpur Lake, 15 km, an easy half-hour round among tea and water lilies, then to Manipuri weavers near Kamalganj. Seven-layer tea at dusk; the colours keep apart only if you don’t stir. Dinner at the resort.',
            stay: '3-star tea-garden resort, 10 minutes from the town',
          },
          {
            title: 'Lawachara, and a wetland or a lemon garden',
            text: 'Tea and biscuits at half past five, forest gate at half past six. The trail of an hour and a half passes the railway line; the gibbons are heard on most clear mornings and seen on some. Leeches from June to September: long socks, salt. Breakfast at nine.\n\nFrom December to March we go on to Baikka Beel, 20 km, for the winter birds from its tower; in other months to the pineapple and lemon gardens on the Radhanagar side. Lunch, a shop that sells tea by the garden’s name, and the train at about six. Dhaka at about a quarter to eleven.',
          },
        ],
        included: [
          'Train both ways in a reclining chair, AC where we get it',
          'One night, twin sharing, with breakfast',
          'Two lunches and one dinner',
          'Microbus in Sreemangal for both days',
          'Lawachara and Baikka Beel entry, eco-guide',
          'A cup of seven-layer tea each',
        ],
        excluded: [
          'Food on the train',
          'Single room (the single supplement)',
          'Shawls, tea and lemons',
          'Tips for guide and driver',
        ],
        hotel: '3-star resort among the tea, AC cottages or rooms, garden and small pool',
        travel: 'Intercity train from Kamalapur, about 4 hours; microbus in Sreemangal',
        childPolicy: coachChildPolicy.en,
        cancellation: trainCancellation.en,
        faq: questions({
          'Which season is best?':
            'For birds and cool walks December to February. For green gardens and tea pickers April to November; the bushes are pruned and brown in January. In the rains it pours here more than almost anywhere: bring an umbrella, not a raincoat.',
          'Will we see the gibbons?':
            'We can’t say. They are wild and live in the tops of the trees. Most groups hear them, about half see one. Please don’t call or play recordings.',
          'What if the train is full?':
            'Then we go by AC microbus, about 200 km, five to six hours with the road works, leave at six, and settle the difference in fare.',
          'Can we stay a second night?':
            'Yes, from ৳3,200 a person with breakfast. Sunday has fewer people everywhere, and a train home in the afternoon or evening.',
        }),
        seo: {
          title: 'Sreemangal weekend from Dhaka by train',
          description:
            'Sreemangal Friday to Saturday: train, resort among the tea, Lawachara at dawn, Madhabpur Lake, seven-layer tea. Dates, seats, full prices.',
        },
      },
      bn: {
        title: 'শ্রীমঙ্গল: চা, উল্লুক আর ছুটির দুই দিন',
        summary:
          'শুক্রবার সকালের ট্রেনে যাওয়া, শনিবার রাতে ফেরা; ছুটি লাগে না। ভিড়ের আগে লাউয়াছড়ায় হাঁটা, চা-বাগানের মাঝে মাধবপুর লেক, সাত রঙের চা, আর বাগানের কিনারে রিসোর্টে এক রাত।',
        intro:
          'শ্রীমঙ্গল ছোট, হেঁটে ঘোরা সহজ, প্রায় সারা বছরই সবুজ। শহর যেখানে শেষ, চা-বাগান সেখানেই শুরু। কমলগঞ্জের রাস্তায় ৮ কিলোমিটার গেলে লাউয়াছড়া, ১,২৫০ হেক্টরের বন, ভেতরে উল্লুকের দল।\n\nবনটা ভোরে রাখলে এক রাতেই দুটো হয়। আমরা সেভাবেই সাজিয়েছি।',
        highlights: [
          'ভোর সাড়ে ৬টায় ইকো-গাইডের সঙ্গে লাউয়াছড়া, উল্লুক ডাকে তখনই',
          'হাতের আঙুলের মতো ছড়ানো মাধবপুর লেক, চারপাশে চা',
          'মণিপুরি পাড়ায় তাঁতিদের নিমন্ত্রণে তাঁত দেখা',
          'সাত রঙের চা, ওপর থেকে একটু একটু করে',
          'সকালের ট্রেনে ভৈরব সেতু, আখাউড়া আর নিচু পাহাড় পেরিয়ে যাওয়া',
        ],
        itinerary: [
          {
            title: 'ট্রেন, চা আর লেক',
            text: 'কমলাপুর থেকে পারাবত ছাড়ে সকাল সাড়ে ৬টায় (আমরা এক হব ৬টায়), ২৩১ কিলোমিটার পেরিয়ে শ্রীমঙ্গল সাড়ে ১০টার দিকে। রিসোর্টে ব্যাগ রেখে শহরে জুমা আর দুপুরের খাবার: ভাত, সাতকরার গরু বা হাঁস, কুমড়াশাক।\n\nবিকেলে মাইক্রোবাসে বাগানের ভেতর দিয়ে ১৫ কিলোমিটার, মাধবপুর লেক; শাপলা আর চায়ের পাশ দিয়ে আধঘণ্টার সহজ হাঁটা। তারপর কমলগঞ্জের কাছে মণিপুরি তাঁত। সন্ধ্যায় সাত রঙের চা; না নাড়লে তবেই রংগুলো আলাদা থাকে। রাতের খাবার রিসোর্টে।',
            stay: 'চা-বাগানের পাশে ৩ তারকা রিসোর্ট, শহর ১০ মিনিট',
          },
          {
            title: 'লাউয়াছড়া, তারপর বিল বা লেবুবাগান',
            text: 'সাড়ে ৫টায় চা-বিস্কুট, সাড়ে ৬টায় বনের গেট। দেড় ঘণ্টার পথ, মাঝে রেললাইন। পরিষ্কার সকালে উল্লুকের ডাক প্রায়ই শোনা যায়, দেখা মেলে কখনো কখনো। জুন থেকে সেপ্টেম্বরে জোঁক: লম্বা মোজা আর লবণ নিন। নয়টায় নাশতা।\n\nডিসেম্বর থেকে মার্চে এরপর ২০ কিলোমিটার দূরের বাইক্কা বিল, টাওয়ার থেকে শীতের পাখি; অন্য মাসে রাধানগরের দিকে আনারস আর লেবুবাগান। দুপুরের খাবার, বাগানের নাম ধরে চা বেচে এমন দোকান, তারপর ছয়টার দিকে ট্রেন। ঢাকায় রাত পৌনে ১১টার মতো।',
          },
        ],
        included: [
          'যাওয়া-আসার ট্রেন, চেয়ার সিট, পাওয়া গেলে এসি',
          'এক রাত রিসোর্ট, এক রুমে দুজন, নাশতাসহ',
          'দুই দুপুর আর এক রাতের খাবার',
          'শ্রীমঙ্গলে দুই দিন মাইক্রোবাস',
          'লাউয়াছড়া আর বাইক্কা বিলের প্রবেশ ফি, ইকো-গাইড',
          'প্রত্যেকের জন্য এক কাপ সাত রঙের চা',
        ],
        excluded: ['ট্রেনে খাবার', 'একা রুম নিলে বাড়তি ভাড়া', 'শাল, চা আর লেবু কেনাকাটা', 'গাইড আর চালকের বকশিশ'],
        hotel: 'চায়ের মাঝে ৩ তারকা রিসোর্ট, এসি কটেজ বা রুম, বাগান আর ছোট পুল',
        travel: 'কমলাপুর থেকে আন্তনগর ট্রেন, প্রায় ৪ ঘণ্টা; শ্রীমঙ্গলে মাইক্রোবাস',
        childPolicy: coachChildPolicy.bn,
        cancellation: trainCancellation.bn,
        faq: questions({
          'কোন সময়টা ভালো?':
            'পাখি আর আরামে হাঁটার জন্য ডিসেম্বর থেকে ফেব্রুয়ারি। সবুজ বাগান আর পাতা তোলা দেখতে এপ্রিল থেকে নভেম্বর; জানুয়ারিতে গাছ ছাঁটা থাকে, রং বাদামি। বর্ষায় এখানে বৃষ্টি হয় দেশের প্রায় সব জায়গার চেয়ে বেশি: রেইনকোট নয়, ছাতা নিন।',
          'উল্লুক দেখা যাবে?':
            'বলতে পারি না। ওরা বুনো, থাকে গাছের মাথায়। বেশির ভাগ দল ডাক শোনে, অর্ধেকের মতো দেখাও পায়। ডাক নকল করবেন না, রেকর্ডও বাজাবেন না।',
          'ট্রেনে সিট না পেলে?':
            'তখন এসি মাইক্রোবাসে, প্রায় ২০০ কিলোমিটার; রাস্তার কাজের জন্য পাঁচ-ছয় ঘণ্টা, ছাড়ব ৬টায়। ভাড়ার তফাত সমন্বয় হবে।',
          'দ্বিতীয় রাত থাকা যায়?':
            'যায়, নাশতাসহ জনপ্রতি ৩,২০০ টাকা থেকে। রবিবার সব জায়গায় ভিড় কম, ফেরার ট্রেন আছে দুপুরে আর সন্ধ্যায়।',
        }),
        seo: {
          title: 'ট্রেনে শ্রীমঙ্গল, সাপ্তাহিক ছুটিতেই',
          description:
            'শুক্র-শনি শ্রীমঙ্গল: ট্রেন, চা-বাগানের রিসোর্ট, ভোরে লাউয়াছড়া, মাধবপুর লেক, সাত রঙের চা। তারিখ, আসন আর পুরো দাম।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticLadder, trainCancellation } from './domestic-terms.ts';

export const sylhetJaflongRatargul: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 14,
    every: 3,
    everyInWinter: 1,
    count: 10,
    nights: 2,
    seats: 26,
    band: 'regular',
    holidayBand: 'peak',
    taken: [17, 24, 10, 26, 14, 6, 8, 3, 1, 0],
    cutOffDays: 12,
  });
  return {
    slug: 'sylhet-jaflong-ratargul',
    cover: 'jaflong-ratargul',
    gallery: ['sylhet-tea'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['sylhet', 'jaflong', 'lalakhal', 'ratargul'],
      themes: ['river', 'forest', 'hills', 'family'],
      nights: 2,
      days: 3,
      group: { min: 10, max: 26 },
      hotelStars: 3,
      flightsIncluded: false,
      mainTransport: 'train',
      bands: [
        priceBand('regular', 9_500, 7_900, 6_200, 0, 3_400),
        priceBand('peak', 11_200, 9_300, 7_200, 0, 4_600),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['train'] },
        { meals: ['breakfast', 'lunch'], by: ['coach', 'boat'] },
        { meals: ['breakfast', 'lunch'], by: ['coach', 'boat', 'train'], picture: 'jaflong-ratargul' },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'sreemangal', by: 'train', km: 231 },
        { destination: 'sylhet', by: 'train', km: 319 },
        { destination: 'jaflong', by: 'coach' },
        { destination: 'lalakhal', by: 'coach' },
        { destination: 'ratargul', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Sylhet: Jaflong, Lalakhal and the Ratargul swamp forest',
        summary:
          'Two nights in Sylhet by train from Kamalapur. A day along the Meghalaya hills to Jaflong and the blue Shari at Lalakhal, a morning by dinghy under the trees of Ratargul, tea gardens and the dargah.',
        intro:
          'The road to Sylhet has been under repair for years, so we take the train. It goes via Akhaura and Sreemangal and arrives at about half past nine at night; on the way home the tea gardens pass in the last light.\n\nSylhet is two places, depending on when you come. In the rains the falls on the Indian side are white and Ratargul stands deep in water. In winter the rivers are clear, blue and shallow. We go in both, and tell you below what to expect.',
        highlights: [
          'By train both ways, with the tea gardens of Kulaura in the evening light going home',
          'Jaflong: the Piyain river, its stones and the Dawki bridge beyond the border',
          'Lalakhal by boat, blue-green in winter',
          'Ratargul by dinghy, under hijal and koroch trees',
          'Shatkora beef and a dozen kinds of bhorta in Zindabazar',
        ],
        itinerary: [
          {
            title: 'Train to Sylhet',
            text: 'Meet at Kamalapur at a quarter past two; the Kalni leaves at about three and needs six and a half hours for 319 km. Daylight lasts to about Bhairab bridge in winter and to Shaistaganj in June. Tea and cutlets come down the aisle.\n\nA coach waits at Sylhet station. Late dinner: rice, shatkora beef, small fish and dal; chicken for those who don’t eat beef.',
            stay: '3-star hotel between Zindabazar and the dargah, Sylhet',
          },
          {
            title: 'Jaflong and Lalakhal',
            text: 'Off at half past seven by the Tamabil road, 60 km, about two hours, with the hills of Meghalaya growing on the left. At Jaflong a boat over the Piyain to the zero point, where clear water runs over stones and the border is a line of flags. Keep on our side of it. Jumu’ah at Jaintapur, lunch in a Khasi-run kitchen: duck, bamboo shoots, rice.\n\nOn the way back Lalakhal: an hour up the Shari by boat, past sandbanks and a tea estate. Blue from November to March, brown in the rains. Sylhet by seven; dinner is your own, and Zindabazar is five minutes on foot.',
            stay: 'Same hotel',
          },
          {
            title: 'Ratargul, tea, the dargah and the train',
            text: 'At half past six to Ratargul, 26 km: one of the few swamp forests we have, half an hour to an hour by dinghy with a local boatman. From June to October you float among the crowns; from December to April the boat keeps to the channel and part of it is on foot. Keep quiet: it is the rule, and you will see more birds.\n\nBack by ten for breakfast, then an old tea garden at the edge of the city and the dargah of Hazrat Shah Jalal. Lunch at two. The Parabat leaves at about four and is in Dhaka at about a quarter to eleven.',
          },
        ],
        included: [
          'Train both ways in a reclining chair, AC where we get it',
          'Two nights, twin sharing, with breakfast',
          'Two lunches and one dinner',
          'AC coach or microbus in Sylhet for both days',
          'Boats at Jaflong, Lalakhal and Ratargul, with life jackets',
          'Ratargul forest fee and all parking',
        ],
        excluded: [
          'Food on the train, dinner on the second day',
          'Single room (the single supplement)',
          'Changing rooms and photographers at Jaflong: agree on the price first',
          'Tips for boatmen and driver',
        ],
        hotel: '3-star, AC, lift, between Zindabazar and the dargah of Shah Jalal',
        travel: 'Intercity train from Kamalapur, about 6 h 30 min; AC coach or microbus in Sylhet',
        childPolicy: coachChildPolicy.en,
        cancellation: trainCancellation.en,
        faq: questions({
          'What if there are no train tickets?':
            'Tickets open ten days ahead and we buy at eight that morning; seats on the tour close two days before that. If the group gets none we go by AC coach from Arambagh at noon, about seven hours with the road works, and tell you at once. The difference in fare is settled either way.',
          'When is Ratargul full of water?':
            'From June to October, fullest in July and August. In May and November it depends on the rain. From December on you see roots and channels rather than a flooded forest, and more birds.',
          'Why not Bisnakandi or Bholaganj too?':
            'Each needs a separate day, with two hours of road each way. With one more night we add Bholaganj’s white stones for ৳2,600 a person, if at least eight want it.',
          'Can we bathe at Jaflong?':
            'To the knee, where the boatman says. The current is strong after rain and people have drowned. There is no lifeguard.',
          'Does the train run every day?':
            'No; each has its day off, and the timetable changes about once a year. Our dates keep to the days on which both run. The hours on this page are those of the present timetable.',
        }),
        seo: {
          title: 'Sylhet tour from Dhaka: Jaflong, Lalakhal, Ratargul',
          description:
            'Two nights in Sylhet by train: Jaflong, Lalakhal, Ratargul swamp forest, tea gardens, 3-star hotel. What each season gives, dates and prices.',
        },
      },
      bn: {
        title: 'সিলেট: জাফলং, লালাখাল আর রাতারগুল',
        summary:
          'কমলাপুর থেকে ট্রেনে সিলেট, দুই রাত। মেঘালয়ের পাহাড় ঘেঁষে জাফলং, লালাখালের নীল সারি নদী, সকালে ডিঙিতে রাতারগুলের গাছতলা; সঙ্গে চা-বাগান আর দরগাহ।',
        intro:
          'সিলেটের মহাসড়কে কাজ চলছে কয়েক বছর ধরে, ট্রেনে সে ঝামেলা নেই। আখাউড়া, শ্রীমঙ্গল হয়ে রাত সাড়ে ৯টার দিকে সিলেট; আর ফেরার পথে শেষ বিকেলের আলোয় চা-বাগান।\n\nকখন যাচ্ছেন, তার ওপর সিলেট দুই রকম। বর্ষায় ওপারের ঝরনা সাদা, রাতারগুল গলাপানিতে। শীতে নদী স্বচ্ছ আর নীল, পানি হাঁটু পর্যন্ত। আমরা দুই সময়েই যাই; কখন কী মিলবে, নিচে লেখা আছে।',
        highlights: [
          'যাওয়া-আসা ট্রেনে, ফেরার সময় শেষ বিকেলে কুলাউড়ার চা-বাগান',
          'জাফলং: পিয়াইন নদী, পাথর আর সীমান্তের ওপারে ডাউকি সেতু',
          'নৌকায় লালাখাল, শীতে পানি নীলচে সবুজ',
          'ডিঙিতে রাতারগুল, মাথার ওপর হিজল আর করচ',
          'জিন্দাবাজারে সাতকরার গরু আর ডজনখানেক ভর্তা',
        ],
        itinerary: [
          {
            title: 'ট্রেনে সিলেট',
            text: 'দুপুর সোয়া ২টায় কমলাপুরে এক হব; কালনী ছাড়ে ৩টার দিকে, ৩১৯ কিলোমিটারে সাড়ে ছয় ঘণ্টা। দিনের আলো থাকে শীতে ভৈরব সেতু পর্যন্ত, জুনে শায়েস্তাগঞ্জ পর্যন্ত। চা আর কাটলেট আসবে সিটেই।\n\nসিলেট স্টেশনে গাড়ি থাকবে। একটু দেরিতে রাতের খাবার: ভাত, সাতকরার গরু, ছোট মাছ, ডাল; গরু না খেলে মুরগি।',
            stay: 'সিলেটে জিন্দাবাজার আর দরগাহর মাঝামাঝি ৩ তারকা হোটেল',
          },
          {
            title: 'জাফলং আর লালাখাল',
            text: 'সকাল সাড়ে ৭টায় তামাবিল সড়ক ধরে ৬০ কিলোমিটার, ঘণ্টা দুয়েক; বাঁয়ে মেঘালয়ের পাহাড় ক্রমে বড় হয়। জাফলংয়ে নৌকায় পিয়াইন পেরিয়ে জিরো পয়েন্ট: পাথরের ওপর স্বচ্ছ পানি, সীমান্ত বলতে এক সারি পতাকা। এপারেই থাকবেন। জুমা জৈন্তাপুরে, দুপুরের খাবার খাসি জনগোষ্ঠীর এক পরিবারের দোকানে: হাঁস, বাঁশকোড়ল, ভাত।\n\nফেরার পথে লালাখাল: বালুচর আর চা-বাগান পাশে রেখে নৌকায় সারি নদীতে এক ঘণ্টা। নভেম্বর থেকে মার্চ পানি নীল, বর্ষায় ঘোলা। সাতটার মধ্যে সিলেট; রাতের খাবার নিজের মতো, জিন্দাবাজার হেঁটে পাঁচ মিনিট।',
            stay: 'একই হোটেল',
          },
          {
            title: 'রাতারগুল, চা-বাগান, দরগাহ, তারপর ট্রেন',
            text: 'ভোর সাড়ে ৬টায় ২৬ কিলোমিটার দূরের রাতারগুল, দেশের অল্প কয়েকটা জলাবনের একটা। স্থানীয় মাঝির ডিঙিতে আধঘণ্টা থেকে এক ঘণ্টা। জুন থেকে অক্টোবর ভাসবেন গাছের মাথার ফাঁকে; ডিসেম্বর থেকে এপ্রিল নৌকা চলে শুধু খালে, খানিকটা হাঁটা। চুপ থাকাই নিয়ম; তাতে পাখিও বেশি দেখা যায়।\n\nদশটার মধ্যে ফিরে নাশতা, তারপর শহরের কিনারে পুরোনো এক চা-বাগান আর হজরত শাহজালাল (র.)-এর দরগাহ। দুপুরের খাবার দুটোয়। পারাবত ছাড়ে চারটার দিকে, ঢাকায় রাত পৌনে ১১টার মতো।',
          },
        ],
        included: [
          'যাওয়া-আসার ট্রেন, চেয়ার সিট, পাওয়া গেলে এসি',
          'দুই রাত হোটেল, এক রুমে দুজন, নাশতাসহ',
          'দুই দুপুর আর এক রাতের খাবার',
          'সিলেটে দুই দিন এসি বাস বা মাইক্রোবাস',
          'জাফলং, লালাখাল আর রাতারগুলে নৌকা, লাইফ জ্যাকেটসহ',
          'রাতারগুলের বন বিভাগের ফি আর সব পার্কিং',
        ],
        excluded: [
          'ট্রেনে খাবার, দ্বিতীয় দিনের রাতের খাবার',
          'একা রুম নিলে বাড়তি ভাড়া',
          'জাফলংয়ে কাপড় বদলানোর ঘর আর ছবি তোলার লোক: দাম আগে ঠিক করুন',
          'মাঝি আর চালকের বকশিশ',
        ],
        hotel: '৩ তারকা, এসি, লিফট আছে; জিন্দাবাজার আর শাহজালালের দরগাহর মাঝামাঝি',
        travel: 'কমলাপুর থেকে আন্তনগর ট্রেন, প্রায় সাড়ে ৬ ঘণ্টা; সিলেটে এসি বাস বা মাইক্রোবাস',
        childPolicy: coachChildPolicy.bn,
        cancellation: trainCancellation.bn,
        faq: questions({
          'ট্রেনের টিকেট না পেলে?':
            'টিকেট খোলে দশ দিন আগে, আমরা সেদিন সকাল আটটায় কিনি; ট্যুরের আসন বন্ধ হয় তার দুই দিন আগে। দলের টিকেট না মিললে দুপুর ১২টায় আরামবাগ থেকে এসি বাসে যাই, রাস্তার কাজের জন্য সাত ঘণ্টার মতো; জানামাত্র আপনাকেও জানাই। ভাড়ার তফাত দুই দিকেই সমন্বয় হয়।',
          'রাতারগুলে ভরা পানি থাকে কখন?':
            'জুন থেকে অক্টোবর, সবচেয়ে বেশি জুলাই-আগস্টে। মে আর নভেম্বরে নির্ভর করে বৃষ্টির ওপর। ডিসেম্বর থেকে ডোবা বনের বদলে দেখবেন শিকড় আর খাল, তবে পাখি বেশি।',
          'বিছনাকান্দি বা ভোলাগঞ্জ নেই কেন?':
            'একেকটার জন্য আলাদা দিন লাগে, রাস্তাই দুই ঘণ্টা করে। এক রাত বাড়ালে জনপ্রতি ২,৬০০ টাকায় ভোলাগঞ্জের সাদাপাথর যোগ করি, অন্তত আটজন চাইলে।',
          'জাফলংয়ে পানিতে নামা যায়?':
            'হাঁটুপানি পর্যন্ত, মাঝি যেখানে বলেন। বৃষ্টির পর স্রোত প্রবল, মানুষ ডুবে মারাও গেছে। লাইফগার্ড নেই।',
          'ট্রেন কি রোজ চলে?':
            'না, প্রতিটির সাপ্তাহিক ছুটি আছে; সময়সূচিও বছরে একবারের মতো বদলায়। দুটো ট্রেনই চলে এমন দিন দেখে আমাদের তারিখ। এই পাতার সময়গুলো এখনকার সূচির।',
        }),
        seo: {
          title: 'ঢাকা থেকে সিলেট ট্যুর: জাফলং, লালাখাল, রাতারগুল',
          description:
            'ট্রেনে সিলেট, দুই রাত: জাফলং, লালাখাল, রাতারগুল, চা-বাগান, ৩ তারকা হোটেল। কোন মৌসুমে কী মিলবে, তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

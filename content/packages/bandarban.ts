import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const bandarban: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 17,
    every: 3,
    count: 9,
    nights: 3,
    seats: 24,
    band: 'regular',
    holidayBand: 'peak',
    taken: [16, 23, 24, 8, 13, 5, 2, 0, 0],
  });
  return {
    slug: 'bandarban',
    cover: 'bandarban',
    gallery: [],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['bandarban', 'nilgiri'],
      themes: ['hills', 'adventure', 'river'],
      nights: 2,
      travelNights: 1,
      days: 4,
      group: { min: 10, max: 24 },
      hotelStars: 3,
      flightsIncluded: false,
      mainTransport: 'jeep',
      bands: [
        priceBand('regular', 9_900, 8_600, 7_200, 0, 3_600),
        priceBand('peak', 11_600, 10_000, 8_200, 0, 4_800),
      ],
      itinerary: [
        { meals: [], by: ['coach'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['jeep'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['jeep', 'walk'], picture: 'bandarban' },
        { meals: ['breakfast'], by: ['boat', 'coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'cumilla', by: 'coach', km: 97 },
        { destination: 'chattogram', by: 'coach', km: 242 },
        { destination: 'bandarban', by: 'coach', km: 320 },
        { destination: 'nilgiri', by: 'jeep', km: 367 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Bandarban: Nilgiri, Chimbuk and the Sangu',
        summary:
          'Two nights in Bandarban town and one on the coach. Nilachal at sunset, the ridge road to Nilgiri at dawn, a waterfall to stand under and an hour on the Sangu by country boat.',
        intro:
          'Bandarban is the hill district with the highest roads. We stay on the one that is open to everyone and needs no long walk: town, Shailapropat, Chimbuk, Nilgiri, 47 km along a ridge with a drop on both sides.\n\nBogalake, Keokradong and Nafakhum lie in Ruma and Thanchi, which the district administration opens and closes. They’re not in this tour, and we don’t promise them.',
        highlights: [
          'Nilgiri, about 2,200 feet up, before the mist has gone from the Sangu valley',
          'Sunset over the town from Nilachal, with tea',
          'Shailapropat, the Bawm weavers and their fruit stalls by the road',
          'Mundi, the Marma noodle soup, and hill chicken cooked in bamboo',
          'The Sangu by country boat, poled where it is shallow',
        ],
        itinerary: [
          {
            title: 'Night coach from Dhaka',
            text: 'Arambagh at half past nine, the coach leaves at ten. About 320 km via Cumilla and the Chattogram bypass, then the turn at Keranihat; eight to nine hours with one stop. A soldier boards before the town and looks at NIDs.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Meghla, Jumu’ah in town, Nilachal at sunset',
            text: 'Rooms from about eight, breakfast, and two hours of sleep for those who need it. Meghla, 4 km out, has a lake, a hanging bridge and a cable car. Lunch and Jumu’ah in town.\n\nIn the afternoon the golden temple on its hill at Balaghata, when the monks have it open to visitors (shoulders and knees covered, no shoes), then Nilachal, 5 km up, for the sunset. Dinner: bamboo chicken, banana-flower bhorta and dal.',
            stay: '3-star hotel in or just outside Bandarban town',
          },
          {
            title: 'The ridge road to Nilgiri',
            text: 'Jeeps leave at five with breakfast boxes; 47 km in about two hours, with names written down at the army posts. Nilgiri by seven, above the mist from October to January, inside the cloud in the rains. Down again by Chimbuk, 26 km from town, and Shailapropat, 8 km, where the water is coldest and the stones are slippery.\n\nLate lunch in a Marma kitchen: mundi, bamboo shoots with nappi or dried fish, or a plain curry if you prefer. The rest of the day is yours; the Marma market is a short walk.',
            stay: 'Same hotel',
          },
          {
            title: 'An hour on the Sangu, and home',
            text: 'Country boats from the bridge at half past seven, up between tobacco and groundnut fields and back with the current. Breakfast, check-out at half past ten, coach at eleven. Lunch stop beyond Chattogram (not in the price); Arambagh at about nine in the evening.',
          },
        ],
        included: [
          'AC coach, Dhaka to Bandarban and back',
          'Two nights, twin sharing, with breakfast',
          'Seven meals, from breakfast on Friday to breakfast on Sunday',
          'Reserved jeep for Meghla, the golden temple, Nilachal, Nilgiri, Chimbuk and Shailapropat',
          'Country boat on the Sangu, with life jackets',
          'Entry and parking fees, and a local guide',
        ],
        excluded: [
          'Food at the coach stops, lunch on the last day',
          'Cable car at Meghla',
          'Single room (the single supplement)',
          'Tips for driver, boatman and guide',
        ],
        hotel: '3-star in or near Bandarban town, AC rooms, generator, hot water',
        travel: 'AC coach, out by night and home by day, 8 to 10 hours; jeep in the hills',
        childPolicy: coachChildPolicy.en,
        cancellation: domesticCancellation.en,
        faq: questions({
          'Do we need a permit?':
            'Bangladeshis need none for the Nilgiri road, only an NID or a birth certificate that is shown and written down at the posts. Foreign nationals, including those of Bangladeshi origin on a foreign passport, need the district administration’s permission; ask us three weeks ahead.',
          'Can you take us to Bogalake, Keokradong or Nafakhum?':
            'Not on this tour. Ruma, Thanchi and Rowangchhari are opened and closed by order, and where they are open one must go with a registered guide and sign in at the posts. If they’re open when you travel we’ll plan a tour of your own and quote for it.',
          'When is the best time?':
            'October to February for clear mornings, January for cold ones (about 12 degrees at Nilgiri). June to September for cloud and full waterfalls; then landslides may close the road for a day, and we change the order of the tour.',
          'Is it hard walking?':
            'No. The longest walk is half an hour. The road has many bends; sit in front and take a tablet if you feel sick on bends. Shailapropat can be left out.',
        }),
        seo: {
          title: 'Bandarban and Nilgiri tour from Dhaka, 2 nights',
          description:
            'Bandarban from Dhaka: night coach, 3-star hotel, Nilachal, Nilgiri, Chimbuk and the Sangu, seven meals. Permit rules, dates and full prices.',
        },
      },
      bn: {
        title: 'বান্দরবান: নীলগিরি, চিম্বুক আর সাঙ্গু',
        summary:
          'বান্দরবান শহরে দুই রাত, বাসে এক রাত। নীলাচলে সূর্যাস্ত, ভোরে পাহাড়ের পিঠ বেয়ে নীলগিরি, শৈলপ্রপাতের ঠান্ডা পানি আর দেশি নৌকায় সাঙ্গুতে এক ঘণ্টা।',
        intro:
          'দেশের সবচেয়ে উঁচু রাস্তাগুলো বান্দরবানে। আমরা থাকি সেই পথে, যেটা সবার জন্য খোলা আর যেখানে লম্বা হাঁটা নেই: শহর, শৈলপ্রপাত, চিম্বুক, নীলগিরি। ৪৭ কিলোমিটার, পাহাড়ের পিঠ ধরে, দুপাশে খাদ।\n\nবগালেক, কেওক্রাডং, নাফাখুম পড়েছে রুমা আর থানচিতে; জেলা প্রশাসন সেসব কখনো খোলে, কখনো বন্ধ রাখে। এই ট্যুরে ওগুলো নেই, কথাও দিচ্ছি না।',
        highlights: [
          'সাঙ্গু উপত্যকা থেকে কুয়াশা সরার আগেই প্রায় ২,২০০ ফুট উঁচু নীলগিরিতে',
          'চা হাতে নীলাচল থেকে শহরের ওপর সূর্যাস্ত',
          'শৈলপ্রপাত, পথের ধারে বম নারীদের তাঁতের কাপড় আর ফলের দোকান',
          'মারমাদের নুডলস মুন্ডি, আর বাঁশের চোঙায় রান্না পাহাড়ি মুরগি',
          'দেশি নৌকায় সাঙ্গু, কম পানিতে লগি ঠেলে',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে নাইট কোচ',
            text: 'রাত সাড়ে ৯টায় আরামবাগ, বাস ১০টায়। কুমিল্লা আর চট্টগ্রাম বাইপাস হয়ে কেরানীহাট থেকে বাঁয়ে, প্রায় ৩২০ কিলোমিটার; একটা বিরতিসহ আট-নয় ঘণ্টা। শহরে ঢোকার আগে সেনাসদস্য উঠে এনআইডি দেখেন।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'মেঘলা, শহরে জুমা, নীলাচলে সূর্যাস্ত',
            text: 'আটটার দিকে রুম, নাশতা, যাঁর দরকার তাঁর ঘণ্টা দুয়েক ঘুম। তারপর ৪ কিলোমিটার দূরে মেঘলা: লেক, ঝুলন্ত সেতু, কেবল কার। জুমা আর দুপুরের খাবার শহরে।\n\nবিকেলে বালাঘাটার পাহাড়ে স্বর্ণমন্দির, ভিক্ষুরা দর্শনার্থীদের জন্য খোলা রাখলে (কাঁধ-হাঁটু ঢাকা, জুতা বাইরে)। তারপর ৫ কিলোমিটার উঠে নীলাচলে সূর্যাস্ত। রাতে ব্যাম্বু চিকেন, কলার মোচা ভর্তা, ডাল।',
            stay: 'বান্দরবান শহরে বা ঠিক বাইরে ৩ তারকা হোটেল',
          },
          {
            title: 'পাহাড়ের পিঠ বেয়ে নীলগিরি',
            text: 'ভোর পাঁচটায় জিপ, নাশতার বাক্স সঙ্গে; ৪৭ কিলোমিটারে প্রায় দুই ঘণ্টা, চৌকিতে নাম লেখাতে হয়। সাতটার মধ্যে নীলগিরি। অক্টোবর থেকে জানুয়ারি কুয়াশা থাকে পায়ের নিচে, বর্ষায় মেঘের ভেতরেই। নামার পথে শহর থেকে ২৬ কিলোমিটার দূরে চিম্বুক আর ৮ কিলোমিটারে শৈলপ্রপাত; পানি বরফের মতো, পাথর পিছল।\n\nমারমাদের খাবারের দোকানে একটু দেরিতে দুপুরের খাবার: মুন্ডি, নাপ্পি বা শুঁটকি দিয়ে বাঁশকোড়ল, চাইলে সাধারণ ভাত-তরকারি। বাকি বিকেল আপনার; মারমা বাজার কাছেই।',
            stay: 'একই হোটেল',
          },
          {
            title: 'সাঙ্গুতে এক ঘণ্টা, তারপর ফেরা',
            text: 'সাড়ে ৭টায় সেতুর ঘাট থেকে দেশি নৌকা; তামাক আর বাদামখেতের মাঝ দিয়ে উজানে গিয়ে স্রোতে ফেরা। নাশতা, সাড়ে ১০টায় রুম ছাড়া, ১১টায় বাস। চট্টগ্রাম পেরিয়ে দুপুরের খাবারের বিরতি (দামের মধ্যে নয়)। রাত নয়টার দিকে আরামবাগ।',
          },
        ],
        included: [
          'এসি বাস, ঢাকা থেকে বান্দরবান, যাওয়া-আসা',
          'দুই রাত হোটেল, এক রুমে দুজন, নাশতাসহ',
          'সাত বেলা খাবার, শুক্রবারের নাশতা থেকে রবিবারের নাশতা পর্যন্ত',
          'মেঘলা, স্বর্ণমন্দির, নীলাচল, নীলগিরি, চিম্বুক আর শৈলপ্রপাতের জন্য রিজার্ভ জিপ',
          'সাঙ্গুতে দেশি নৌকা, লাইফ জ্যাকেটসহ',
          'প্রবেশ ও পার্কিং ফি আর স্থানীয় গাইড',
        ],
        excluded: [
          'বাসের বিরতিতে খাবার, শেষ দিনের দুপুরের খাবার',
          'মেঘলায় কেবল কার',
          'একা রুম নিলে বাড়তি ভাড়া',
          'চালক, মাঝি আর গাইডের বকশিশ',
        ],
        hotel: 'বান্দরবান শহরে বা কাছেই ৩ তারকা, এসি রুম, জেনারেটর, গরম পানি',
        travel: 'এসি বাস, যাওয়া রাতে, ফেরা দিনে, ৮ থেকে ১০ ঘণ্টা; পাহাড়ে জিপ',
        childPolicy: coachChildPolicy.bn,
        cancellation: domesticCancellation.bn,
        faq: questions({
          'পারমিট লাগে?':
            'নীলগিরির পথে বাংলাদেশিদের পারমিট লাগে না; এনআইডি বা জন্মসনদ দেখাতে হয়, চৌকিতে নাম লেখা হয়। বিদেশি নাগরিকদের, বিদেশি পাসপোর্টধারী বাংলাদেশি হলেও, জেলা প্রশাসনের অনুমতি লাগে; তিন সপ্তাহ আগে জানান।',
          'বগালেক, কেওক্রাডং বা নাফাখুম নিয়ে যাবেন?':
            'এই ট্যুরে না। রুমা, থানচি, রোয়াংছড়ি প্রশাসনের নির্দেশে খোলে আর বন্ধ হয়; খোলা থাকলেও নিবন্ধিত গাইড নিয়ে, চৌকিতে নাম লিখিয়ে যেতে হয়। আপনার যাওয়ার সময় খোলা থাকলে আলাদা ট্যুর সাজিয়ে দাম জানাব।',
          'কখন যাওয়া ভালো?':
            'পরিষ্কার ভোরের জন্য অক্টোবর থেকে ফেব্রুয়ারি; জানুয়ারিতে ঠান্ডা, নীলগিরিতে ১২ ডিগ্রির মতো। মেঘ আর ভরা ঝরনার জন্য জুন থেকে সেপ্টেম্বর; তখন পাহাড়ধসে রাস্তা এক দিন বন্ধ থাকতে পারে, আমরা দিনগুলো আগে-পিছে করে নিই।',
          'হাঁটা কি কষ্টের?':
            'না। সবচেয়ে লম্বা হাঁটাও আধঘণ্টার। রাস্তায় বাঁক অনেক; বমির ভাব হলে সামনে বসুন, আগে একটা ওষুধ খেয়ে নিন। শৈলপ্রপাত বাদ দেওয়া যায়।',
        }),
        seo: {
          title: 'ঢাকা থেকে বান্দরবান-নীলগিরি ট্যুর, ২ রাত',
          description:
            'বান্দরবান: নাইট কোচ, ৩ তারকা হোটেল, নীলাচল, নীলগিরি, চিম্বুক আর সাঙ্গু, সাত বেলা খাবার। পারমিটের নিয়ম, তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

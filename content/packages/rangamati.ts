import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const rangamati: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 17,
    every: 3,
    count: 9,
    nights: 2,
    seats: 24,
    band: 'regular',
    holidayBand: 'peak',
    taken: [11, 22, 9, 15, 24, 4, 6, 1, 0],
  });
  return {
    slug: 'rangamati',
    cover: 'rangamati',
    gallery: [],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['rangamati', 'kaptai'],
      themes: ['river', 'hills', 'family'],
      nights: 1,
      travelNights: 1,
      days: 3,
      group: { min: 10, max: 24 },
      flightsIncluded: false,
      mainTransport: 'boat',
      bands: [
        priceBand('regular', 7_500, 6_400, 5_200, 0, 1_600),
        priceBand('peak', 8_800, 7_500, 6_000, 0, 2_200),
      ],
      itinerary: [
        { meals: [], by: ['coach'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['boat', 'walk'], picture: 'rangamati' },
        { meals: ['breakfast', 'lunch'], by: ['car', 'boat', 'coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'cumilla', by: 'coach', km: 97 },
        { destination: 'chattogram', by: 'coach', km: 242 },
        { destination: 'rangamati', by: 'coach', km: 308 },
        { destination: 'shuvolong', by: 'boat' },
        { destination: 'kaptai', by: 'car' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Rangamati: a day on Kaptai Lake',
        summary:
          'Night coach to the lake, a whole Friday on a country boat to Shuvolong with lunch on an island, and the lake road to Kaptai with an hour in a kayak. Thursday night to Saturday night.',
        intro:
          'Kaptai Lake is more than sixty years old: the dam was closed in 1960, and hills became islands. Under the water lie the old town of Rangamati and the palace of the Chakma king. People here remember, and it is worth asking them.\n\nThe tour is easy. One day is spent on a boat with a roof, the other on a road along the shore. One night on the coach, one in a plain hotel overlooking the lake.',
        highlights: [
          'Six hours on the lake in a boat of our own, to Shuvolong and back',
          'Lunch on an island: fish steamed in bamboo, chapila fresh from the lake',
          'The hanging bridge, when it is above the water',
          'Rajbana Vihara, and the weavers of Tabalchhari',
          'The lake road to Kaptai and a kayak on the Karnaphuli',
        ],
        itinerary: [
          {
            title: 'Night coach to Rangamati',
            text: 'Arambagh at half past nine, coach at ten. About 308 km via Chattogram and Raozan, eight hours; the last 60 km wind through the first hills. NIDs are checked before the town.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'On the lake',
            text: 'Rangamati at about six; our rooms are ready early, breakfast at eight. The boat leaves Tabalchhari ghat at nine: Rajbana Vihara first (shoulders and knees covered), then two hours up the lake between the hills to Shuvolong. The fall there is full from June to October and a wet stain in February; the gorge is worth it in any month.\n\nA stop for Jumu’ah at Shuvolong bazar, then lunch on an island at about two. Back by the hanging bridge, which the lake covers in most years from August to October. Dinner is bamboo chicken, pumpkin and dal.',
            stay: 'Hotel above the lake, AC, own bathroom',
          },
          {
            title: 'The lake road, Kaptai and home',
            text: 'At half past seven by auto or jeep along the Asambasti road, some 20 km between water and hills, with two or three stops to look. At Kaptai an hour in a kayak on the Karnaphuli, life jackets on, or a bench and tea for those who’d rather not. The dam itself can’t be visited or photographed.\n\nLunch at noon, and our coach leaves Kaptai at one. Dhaka between ten and eleven at night.',
          },
        ],
        included: [
          'AC coach, Dhaka to Rangamati and Kaptai to Dhaka',
          'One night, twin sharing, AC room, early check-in',
          'Five meals, from breakfast on Friday to lunch on Saturday',
          'Reserved boat on the lake with life jackets',
          'Auto or jeep to Kaptai, an hour of kayaking',
          'Entry fees and a local guide',
        ],
        excluded: [
          'Food at the coach stops',
          'Single room (the single supplement)',
          'Shawls and pinon at Tabalchhari',
          'Tips for boatman and driver',
        ],
        hotel: 'Plain, clean hotel above the lake, AC, generator; no lift, so ask for a low floor',
        travel: 'AC coach, out by night and home by day, 8 to 10 hours; country boat with a roof',
        childPolicy: coachChildPolicy.en,
        cancellation: domesticCancellation.en,
        faq: questions({
          'Do we need a permit?':
            'Bangladeshis don’t; carry an NID, children a birth certificate. Foreign nationals need the district administration’s permission before they travel; ask us three weeks ahead.',
          'When is the lake at its best?':
            'It is fullest from August to November and lowest in April and May, when some ghats stand in mud. December to February is cool, about 12 to 25 degrees, with mist on the water until nine.',
          'Is the boat safe?':
            'It carries at most 24 of the 40 it is built for, with a life jacket for each, and doesn’t sail in a storm. If the lake is rough we go by road to the Vihara and the viewpoints and try again next morning.',
          'Can we go on to Sajek?':
            'Sajek belongs to this district, but its road starts in Khagrachhari, four hours away. We have a separate tour to Sajek.',
        }),
        seo: {
          title: 'Rangamati and Kaptai Lake tour from Dhaka',
          description:
            'Rangamati from Dhaka: a day by boat to Shuvolong, lunch on an island, the lake road to Kaptai, five meals. Permit rules, dates, full prices.',
        },
      },
      bn: {
        title: 'রাঙামাটি: কাপ্তাই লেকে একটা দিন',
        summary:
          'নাইট কোচে লেকের শহরে, পুরো শুক্রবার নৌকায় শুভলং আর দ্বীপে দুপুরের খাবার, শনিবার লেকের পাড়ের রাস্তায় কাপ্তাই, সঙ্গে এক ঘণ্টা কায়াক। বৃহস্পতিবার রাত থেকে শনিবার রাত।',
        intro:
          'কাপ্তাই লেকের বয়স ষাট পেরিয়েছে। ১৯৬০ সালে বাঁধ হলো, পাহাড়গুলো হয়ে গেল দ্বীপ। পানির নিচে রয়ে গেছে পুরোনো রাঙামাটি শহর আর চাকমা রাজার প্রাসাদ। এখানকার মানুষ সে কথা মনে রেখেছেন, জিজ্ঞেস করলে জানতে পারবেন।\n\nট্যুরটা সহজ। এক দিন ছাউনি দেওয়া নৌকায়, আরেক দিন পাড়ের রাস্তায়। এক রাত বাসে, এক রাত লেকমুখী সাদামাটা হোটেলে।',
        highlights: [
          'নিজেদের নৌকায় ছয় ঘণ্টা লেকে, শুভলং পর্যন্ত গিয়ে ফেরা',
          'দ্বীপে দুপুরের খাবার: বাঁশে রান্না মাছ, লেকের তাজা চাপিলা',
          'ঝুলন্ত সেতু, পানির নিচে না থাকলে',
          'রাজবন বিহার আর তবলছড়ির তাঁত',
          'লেকের পাড়ের রাস্তায় কাপ্তাই, কর্ণফুলীতে কায়াক',
        ],
        itinerary: [
          {
            title: 'নাইট কোচে রাঙামাটি',
            text: 'রাত সাড়ে ৯টায় আরামবাগ, বাস ১০টায়। চট্টগ্রাম আর রাউজান হয়ে প্রায় ৩০৮ কিলোমিটার, আট ঘণ্টা; শেষ ৬০ কিলোমিটার পাহাড়ি বাঁক। শহরে ঢোকার আগে এনআইডি দেখা হয়।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'সারা দিন লেকে',
            text: 'ছয়টার দিকে রাঙামাটি; রুম আগেভাগেই মেলে, নাশতা আটটায়। নয়টায় তবলছড়ি ঘাট থেকে নৌকা: আগে রাজবন বিহার (কাঁধ-হাঁটু ঢাকা পোশাক), তারপর পাহাড়ের ফাঁক দিয়ে দুই ঘণ্টা উজানে শুভলং। ঝরনা ভরা থাকে জুন থেকে অক্টোবর, ফেব্রুয়ারিতে শুধু ভেজা দাগ; গিরিখাতটা সব মাসেই দেখার মতো।\n\nশুভলং বাজারে জুমার বিরতি, তারপর দুইটার দিকে দ্বীপে দুপুরের খাবার। ফেরার পথে ঝুলন্ত সেতু; বেশির ভাগ বছর আগস্ট থেকে অক্টোবর সেটা পানির নিচে থাকে। রাতে ব্যাম্বু চিকেন, মিষ্টিকুমড়া, ডাল।',
            stay: 'লেকের পাড়ে হোটেল, এসি, নিজস্ব বাথরুম',
          },
          {
            title: 'লেকের রাস্তা, কাপ্তাই, তারপর ফেরা',
            text: 'সাড়ে ৭টায় অটো বা জিপে আসামবস্তির রাস্তা, পানি আর পাহাড়ের মাঝ দিয়ে ২০ কিলোমিটারের মতো, দেখার জন্য দু-তিনবার থামা। কাপ্তাইয়ে কর্ণফুলীতে এক ঘণ্টা কায়াক, গায়ে লাইফ জ্যাকেট; ইচ্ছা না হলে বেঞ্চে বসে চা। বাঁধে ঢোকা বা তার ছবি তোলা যায় না।\n\nদুপুরের খাবার ১২টায়, একটায় কাপ্তাই থেকেই আমাদের বাস। রাত ১০টা থেকে ১১টার মধ্যে ঢাকা।',
          },
        ],
        included: [
          'এসি বাস, ঢাকা থেকে রাঙামাটি আর কাপ্তাই থেকে ঢাকা',
          'এক রাত এসি রুম, এক রুমে দুজন, সকালেই চেক-ইন',
          'পাঁচ বেলা খাবার, শুক্রবারের নাশতা থেকে শনিবারের দুপুর পর্যন্ত',
          'লেকে রিজার্ভ নৌকা, লাইফ জ্যাকেটসহ',
          'কাপ্তাই পর্যন্ত অটো বা জিপ, এক ঘণ্টা কায়াক',
          'প্রবেশ ফি আর স্থানীয় গাইড',
        ],
        excluded: ['বাসের বিরতিতে খাবার', 'একা রুম নিলে বাড়তি ভাড়া', 'তবলছড়িতে শাল আর পিনন কেনা', 'মাঝি আর চালকের বকশিশ'],
        hotel: 'লেকের পাড়ে সাদামাটা, পরিষ্কার হোটেল; এসি ও জেনারেটর আছে, লিফট নেই, নিচের তলা চেয়ে নিন',
        travel: 'এসি বাস, যাওয়া রাতে, ফেরা দিনে, ৮ থেকে ১০ ঘণ্টা; লেকে ছাউনি দেওয়া দেশি নৌকা',
        childPolicy: coachChildPolicy.bn,
        cancellation: domesticCancellation.bn,
        faq: questions({
          'পারমিট লাগে?':
            'বাংলাদেশিদের লাগে না; এনআইডি সঙ্গে রাখুন, শিশুদের জন্মসনদ। বিদেশি নাগরিকদের যাওয়ার আগেই জেলা প্রশাসনের অনুমতি নিতে হয়; তিন সপ্তাহ আগে জানান।',
          'লেক সবচেয়ে সুন্দর কখন?':
            'সবচেয়ে ভরা আগস্ট থেকে নভেম্বর, সবচেয়ে কম পানি এপ্রিল-মে মাসে; তখন কোনো কোনো ঘাটে কাদা। ডিসেম্বর থেকে ফেব্রুয়ারি ঠান্ডা, ১২ থেকে ২৫ ডিগ্রির মতো, সকাল নয়টা পর্যন্ত পানির ওপর কুয়াশা।',
          'নৌকা নিরাপদ?':
            '৪০ জনের নৌকায় সর্বোচ্চ ২৪ জন তুলি, প্রত্যেকের লাইফ জ্যাকেট আছে, ঝড়ে নৌকা ছাড়ে না। লেক উত্তাল থাকলে রাস্তা ধরে বিহার আর ভিউপয়েন্ট দেখি, লেকে যাই পরদিন সকালে।',
          'এখান থেকে সাজেক যাওয়া যায়?':
            'সাজেক এই জেলারই, কিন্তু রাস্তা শুরু খাগড়াছড়ি থেকে, চার ঘণ্টা দূরে। তার জন্য আমাদের আলাদা ট্যুর আছে।',
        }),
        seo: {
          title: 'ঢাকা থেকে রাঙামাটি ও কাপ্তাই লেক ট্যুর',
          description:
            'রাঙামাটি: নৌকায় শুভলং, দ্বীপে দুপুরের খাবার, লেকের রাস্তায় কাপ্তাই, পাঁচ বেলা খাবার। পারমিটের নিয়ম, তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

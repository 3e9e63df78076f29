import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

const common = { weekday: 4, from: 18, nights: 5, seats: 20, cutOffDays: 12 };

export const kathmanduPokhara: TourPackageEntry = (calendar) => {
  const departures = [
    ...weekly(calendar, {
      ...common,
      every: 3,
      count: 7,
      band: 'regular',
      holidayBand: 'peak',
      taken: [20, 17, 8, 14, 5, 3, 0],
      months: [2, 3, 4, 5, 9, 10, 11, 12],
    }),
    ...weekly(calendar, {
      ...common,
      every: 4,
      count: 3,
      band: 'low',
      taken: [9, 4, 1],
      months: [1, 6, 7, 8],
      prefix: 'low',
    }),
  ].sort((a, b) => a.departsOn.localeCompare(b.departsOn));
  return {
    slug: 'kathmandu-pokhara',
    cover: 'kathmandu',
    gallery: ['pokhara', 'visa-nepal'],
    departures,
    facts: {
      market: 'international',
      country: 'NP',
      destinations: ['kathmandu', 'pokhara', 'nagarkot'],
      themes: ['hills', 'heritage', 'family'],
      nights: 5,
      days: 6,
      group: { min: 6, max: 20 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('low', 38_900, 35_500, 31_900, 5_500, 7_500),
        priceBand('regular', 43_900, 39_900, 35_900, 5_900, 8_500),
        priceBand('peak', 49_900, 45_500, 40_900, 6_500, 10_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast'], by: ['coach'] },
        { meals: ['breakfast'], by: ['jeep', 'boat', 'walk'], picture: 'pokhara' },
        { meals: ['breakfast'], by: ['coach'] },
        { meals: ['breakfast', 'dinner'], by: ['coach', 'walk'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'kathmandu', by: 'flight' },
        { destination: 'pokhara', by: 'coach' },
        { destination: 'kathmandu', by: 'coach' },
        { destination: 'nagarkot', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([30, 10], [15, 30], [7, 60], [0, 100]),
      visa: 'nepal',
    },
    texts: {
      en: {
        title: 'Kathmandu and Pokhara: lake, old squares and high snow',
        summary:
          'Five nights in Nepal with return flights: two by Phewa Lake, two in Kathmandu, one at 2,100 metres in Nagarkot. No visa to arrange beforehand, and a road that we describe as it is.',
        intro:
          'Nepal is high mountain country close to home: less than an hour and a half by air, and Bangladeshis get the visa at the airport, free once a year.\n\nThe road to Pokhara is long and being widened. We drive it twice, by day, with stops. If you would rather fly one way, it takes 25 minutes and you pay the difference.',
        highlights: [
          'Sunrise on Annapurna and Machhapuchhre from Sarangkot, if the sky is clear',
          'An hour in a rowing boat on Phewa Lake',
          'Bhaktapur’s squares without cars, and a cup of juju dhau, the king’s curd',
          'A night on the ridge of Nagarkot, 32 km from Kathmandu',
          'Swayambhunath above the valley in the evening light',
        ],
        itinerary: [
          {
            title: 'Dhaka to Kathmandu',
            text: 'Direct flight, about 1 h 20 min; sit on the right for the mountains. Nepal is 15 minutes behind Dhaka. The visa desk takes half an hour to an hour: the form has been filled in online by then.\n\nSwayambhunath towards evening, 365 steps or by road almost to the top. Dinner with rice, dal, chicken and greens.',
            stay: '3-star hotel in Thamel, Kathmandu',
          },
          {
            title: 'The road to Pokhara',
            text: 'Tourist coach at seven, 200 km along the Trishuli and Marsyangdi rivers. Seven hours on a good day, nine when the works hold us up. Stops for breakfast, lunch and toilets. We usually reach the lake before dark.',
            stay: '3-star hotel in Lakeside, Pokhara, five minutes from the water',
          },
          {
            title: 'Sunrise, lake and waterfall',
            text: 'Jeep to Sarangkot (1,600 m) at half past four; the snow turns pink at about six. Then sleep or breakfast. Late morning: Devi’s Fall, the Gupteshwor cave behind it and the International Mountain Museum.\n\nThe boat on Phewa is for the last light. Paragliding, about 7,000 to 9,000 Nepali rupees, can be booked for the morning.',
            stay: 'Same hotel in Pokhara',
          },
          {
            title: 'Back to Kathmandu',
            text: 'Coach at seven again, in Thamel between two and four in the afternoon. An evening for shops: pashmina, felt, singing bowls. Kashmiri Takiya and the Jame Masjid are near Ratna Park, with halal kitchens round them.',
            stay: '3-star hotel in Thamel, Kathmandu',
          },
          {
            title: 'Bhaktapur, then up to Nagarkot',
            text: 'Boudhanath in the morning, Bhaktapur from noon: Durbar Square, the five-storeyed Nyatapola, the potters’ square. Then up 20 km of bends to Nagarkot at 2,100 m for sunset. It is cold here from November to March; the hotel gives a second blanket.',
            stay: '3-star hotel on the ridge, Nagarkot',
          },
          {
            title: 'Sunrise and home',
            text: 'On clear mornings the view runs from Langtang far to the east; on the very best, Everest is a small point on the horizon. Breakfast, 28 km to the airport, flight to Dhaka.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Kathmandu',
          'Five nights, twin sharing, with breakfast',
          'Tourist coach to Pokhara and back; coach or van in the valley',
          'Jeep to Sarangkot, boat on Phewa, entry fees at SAARC rates',
          'Dinner on the first and the last evening, halal',
          'English- or Hindi-speaking local guide in Kathmandu and Bhaktapur',
        ],
        excluded: [
          'Lunches and other dinners, about 500 to 900 Nepali rupees each',
          'Visa, for a second visit in one calendar year only (see our Nepal guide)',
          'Paragliding, zip line and cable car',
          'The difference in fare, if you choose a domestic flight instead of the road',
          'Travel insurance, tips and personal expenses',
        ],
        hotel: '3-star in Thamel, Lakeside and on the Nagarkot ridge; hot water, heating by electric heater',
        travel: 'Direct flight, about 1 h 20 min; tourist coach, 7 to 9 hours each way to Pokhara',
        childPolicy:
          'Infants under 2 fly on a lap. Ages 2 to 11 with or without an extra bed. The Pokhara road is winding: for children under 5 we suggest the domestic flight and tell you the fare of the day.',
        cancellation:
          'There is no visa to wait for, so the steps are few. Landslips in the rains may close the road: then we stay where we are or fly, and you pay only the difference in fare.',
        faq: questions({
          'Do we need a visa?':
            'You get it on arrival. For Bangladeshis the first visa of a calendar year is free for 30 days. For a second visit in the same year it is 30 US dollars for 15 days. Take the passport (valid six months) and one photograph.',
          'Is there halal food?':
            'In Kathmandu and in Lakeside there are halal restaurants, a few of them Bangladeshi or Kashmiri. On the road and in Nagarkot take dal bhat, vegetables, egg or fish. Beef isn’t sold in Nepal; buff is water buffalo.',
          'When can we see the mountains?':
            'October to early December and late February to April. In January mornings are clear but cold. From mid-June to mid-September clouds cover most days: green hills, low prices, few views.',
          'Can people with heart or lung trouble come?':
            'The highest night is at 2,100 m, below the height at which altitude sickness usually begins. Sarangkot and Swayambhunath have steps; a car goes most of the way up. Ask your doctor first.',
          'Can we stay only in the valley?':
            'Yes: three nights in Kathmandu and Nagarkot without Pokhara cost about ৳5,000 less per person. Say so when you ask.',
        }),
        seo: {
          title: 'Nepal tour from Dhaka: Kathmandu, Pokhara, Nagarkot',
          description:
            'Six days in Nepal from Dhaka from ৳38,900: flights, 3-star hotels, Pokhara by coach, sunrise in Sarangkot and Nagarkot. Visa on arrival.',
        },
      },
      bn: {
        title: 'কাঠমান্ডু ও পোখারা: লেক, পুরোনো চত্বর আর বরফের চূড়া',
        summary:
          'ফ্লাইটসহ নেপালে পাঁচ রাত: ফেওয়া লেকের ধারে দুই, কাঠমান্ডুতে দুই আর ২,১০০ মিটার উঁচু নাগরকোটে এক রাত। আগে থেকে ভিসার ঝামেলা নেই; রাস্তাটা যেমন, তেমনই বলা আছে।',
        intro:
          'উঁচু পাহাড়ের দেশ নেপাল আমাদের কাছেই: উড়োজাহাজে দেড় ঘণ্টারও কম। বাংলাদেশিরা ভিসা পান এয়ারপোর্টে, বছরে প্রথমবার ফি ছাড়া।\n\nপোখারার রাস্তা লম্বা, চওড়া করার কাজও চলছে। আমরা যাই-আসি দিনের বেলা, থেমে থেমে। কেউ চাইলে এক দিকে ২৫ মিনিটের ফ্লাইট নিতে পারেন, শুধু বাড়তি ভাড়াটুকু দিয়ে।',
        highlights: [
          'আকাশ পরিষ্কার থাকলে সারাংকোট থেকে অন্নপূর্ণা আর মচ্ছপুচ্ছ্রেতে সূর্যোদয়',
          'ফেওয়া লেকে বৈঠার নৌকায় এক ঘণ্টা',
          'গাড়িবিহীন ভক্তপুরের চত্বর আর এক ভাঁড় জুজু ধৌ, রাজার দই',
          'কাঠমান্ডু থেকে ৩২ কিলোমিটার দূরে নাগরকোটের পাহাড়ে এক রাত',
          'শেষ বিকেলের আলোয় স্বয়ম্ভূনাথ',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে কাঠমান্ডু',
            text: 'সরাসরি ফ্লাইট, প্রায় ১ ঘণ্টা ২০ মিনিট; পাহাড় দেখতে ডান দিকের জানালায় বসুন। নেপালের ঘড়ি ঢাকার চেয়ে ১৫ মিনিট পিছিয়ে। ভিসার লাইনে আধা ঘণ্টা থেকে এক ঘণ্টা; অনলাইন ফর্ম আগেই পূরণ করা থাকবে।\n\nবিকেলে স্বয়ম্ভূনাথ: ৩৬৫ সিঁড়ি, অথবা গাড়িতে প্রায় চূড়া পর্যন্ত। রাতে ভাত, ডাল, মুরগি আর শাক।',
            stay: 'কাঠমান্ডুর থামেলে ৩ তারকা হোটেল',
          },
          {
            title: 'পোখারার পথে',
            text: 'সকাল সাতটায় ট্যুরিস্ট বাস, ত্রিশূলী আর মর্স্যাংদি নদীর পাড় ধরে ২০০ কিলোমিটার। ভালো দিনে সাত ঘণ্টা, কাজের জন্য আটকালে নয়। নাশতা, লাঞ্চ আর টয়লেটের বিরতি আছে। বেশির ভাগ দিন আলো থাকতেই লেকের ধারে।',
            stay: 'পোখারার লেকসাইডে ৩ তারকা হোটেল, লেক পাঁচ মিনিট',
          },
          {
            title: 'সূর্যোদয়, লেক আর ঝরনা',
            text: 'ভোর সাড়ে চারটায় জিপে সারাংকোট (১,৬০০ মিটার); ছয়টার দিকে বরফে রং ধরে। তারপর ঘুম বা নাশতা। দুপুরের আগে ডেভিস ফলস, পেছনের গুপ্তেশ্বর গুহা আর মাউন্টেন মিউজিয়াম।\n\nদিনের শেষ আলোয় ফেওয়া লেকে নৌকা। প্যারাগ্লাইডিং করতে চাইলে সকালের দিকে, মোটামুটি ৭,০০০ থেকে ৯,০০০ নেপালি রুপি।',
            stay: 'পোখারার একই হোটেল',
          },
          {
            title: 'কাঠমান্ডুতে ফেরা',
            text: 'আবার সাতটার বাস, বেলা দুইটা থেকে চারটার মধ্যে থামেল। সন্ধ্যায় কেনাকাটা: পশমিনা, পশমের জিনিস, সিঙ্গিং বোল। রত্ন পার্কের কাছে কাশ্মীরি তাকিয়া আর জামে মসজিদ, আশপাশে হালাল রেস্তোরাঁও আছে।',
            stay: 'কাঠমান্ডুর থামেলে ৩ তারকা হোটেল',
          },
          {
            title: 'ভক্তপুর হয়ে নাগরকোট',
            text: 'সকালে বৌদ্ধনাথ, দুপুর থেকে ভক্তপুর: দরবার স্কয়ার, পাঁচতলা ন্যাতাপোলা, কুমোরদের চত্বর। তারপর ২০ কিলোমিটার আঁকাবাঁকা পথে ২,১০০ মিটার উঁচু নাগরকোট, সূর্যাস্তের আগে। নভেম্বর থেকে মার্চ বেশ ঠান্ডা; হোটেলে বাড়তি কম্বল দেয়।',
            stay: 'নাগরকোটে পাহাড়ের ধারে ৩ তারকা হোটেল',
          },
          {
            title: 'সূর্যোদয়, তারপর বাড়ি',
            text: 'পরিষ্কার সকালে লাংটাং থেকে বহু দূর পুব পর্যন্ত চূড়ার সারি; খুব ভালো দিনে দিগন্তে ছোট্ট এভারেস্ট। নাশতা সেরে ২৮ কিলোমিটার দূরের এয়ারপোর্ট, তারপর ঢাকা।',
          },
        ],
        included: [
          'ঢাকা-কাঠমান্ডু-ঢাকা ইকোনমি টিকেট',
          'পাঁচ রাত হোটেল, এক রুমে দুজন, নাশতাসহ',
          'পোখারা যাওয়া-আসা ট্যুরিস্ট বাসে; কাঠমান্ডু উপত্যকায় বাস বা ভ্যান',
          'সারাংকোটের জিপ, ফেওয়ার নৌকা, সার্ক হারে সব প্রবেশ ফি',
          'প্রথম ও শেষ রাতের হালাল ডিনার',
          'কাঠমান্ডু ও ভক্তপুরে ইংরেজি বা হিন্দিভাষী গাইড',
        ],
        excluded: [
          'লাঞ্চ ও অন্য ডিনার, প্রতিবেলা মোটামুটি ৫০০ থেকে ৯০০ নেপালি রুপি',
          'একই বছরে দ্বিতীয়বার গেলে ভিসা ফি (আমাদের নেপাল গাইড দেখুন)',
          'প্যারাগ্লাইডিং, জিপ লাইন আর কেবল কার',
          'রাস্তার বদলে অভ্যন্তরীণ ফ্লাইট নিলে বাড়তি ভাড়াটুকু',
          'ভ্রমণবিমা, বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'থামেল, লেকসাইড ও নাগরকোটে ৩ তারকা হোটেল; গরম পানি আছে, ঘর গরম হয় ইলেকট্রিক হিটারে',
        travel: 'সরাসরি ফ্লাইট, প্রায় ১ ঘণ্টা ২০ মিনিট; পোখারা ট্যুরিস্ট বাসে একেক দিকে ৭ থেকে ৯ ঘণ্টা',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। পোখারার রাস্তা আঁকাবাঁকা; ৫ বছরের কম বয়সী বাচ্চা থাকলে অভ্যন্তরীণ ফ্লাইট নেওয়াই ভালো, সেদিনের ভাড়া জানিয়ে দেব।',
        cancellation:
          'ভিসার অপেক্ষা নেই বলে বাতিলের ধাপও কম। বর্ষায় পাহাড়ধসে রাস্তা বন্ধ হলে যেখানে আছি সেখানেই থাকি বা ফ্লাইট নিই; আপনি দেবেন শুধু ফ্লাইটের বাড়তি ভাড়া।',
        faq: questions({
          'ভিসা লাগে?':
            'এয়ারপোর্টে নেমেই পাবেন। বাংলাদেশিদের জন্য বছরের প্রথম ভিসা (জানুয়ারি থেকে ডিসেম্বর) ৩০ দিনের, ফি নেই। একই বছরে আবার গেলে ১৫ দিনের জন্য ৩০ ডলার। ছয় মাস মেয়াদি পাসপোর্ট আর এক কপি ছবি সঙ্গে রাখবেন।',
          'হালাল খাবার মেলে?':
            'কাঠমান্ডু আর পোখারার লেকসাইডে হালাল রেস্তোরাঁ আছে, কয়েকটা বাংলাদেশি ও কাশ্মীরি। পথে আর নাগরকোটে ডাল-ভাত, সবজি, ডিম বা মাছ খান। নেপালে গরুর মাংস বিক্রি হয় না; মেনুতে যেটা “বাফ”, সেটা মহিষ।',
          'পাহাড় দেখতে কখন যাব?':
            'অক্টোবর থেকে ডিসেম্বরের শুরু, আর ফেব্রুয়ারির শেষ থেকে এপ্রিল। জানুয়ারির সকাল পরিষ্কার, তবে ঠান্ডা। জুনের মাঝামাঝি থেকে সেপ্টেম্বরের মাঝামাঝি বেশির ভাগ দিন মেঘ: সবুজ পাহাড়, দাম কম, চূড়া কম দেখা যায়।',
          'হার্ট বা শ্বাসকষ্টের রোগী যেতে পারবেন?':
            'সবচেয়ে উঁচুতে থাকা হয় ২,১০০ মিটারে; সাধারণত এর ওপরে গেলে তবেই উচ্চতাজনিত অসুস্থতা শুরু হয়। সারাংকোট আর স্বয়ম্ভূনাথে সিঁড়ি আছে, তবে বেশির ভাগ পথ গাড়ি যায়। ডাক্তারের পরামর্শ নিয়ে নেবেন।',
          'শুধু কাঠমান্ডু আর নাগরকোট করা যায়?':
            'যায়। পোখারা বাদ দিয়ে তিন রাত করলে খরচ জনপ্রতি মোটামুটি ৳৫,০০০ কমে। খোঁজ নেওয়ার সময় বলবেন।',
        }),
        seo: {
          title: 'ঢাকা থেকে নেপাল ট্যুর: কাঠমান্ডু, পোখারা, নাগরকোট',
          description:
            'ঢাকা থেকে ছয় দিনের নেপাল, ৳৩৮,৯০০ থেকে: ফ্লাইট, ৩ তারকা হোটেল, পোখারা, সারাংকোট, নাগরকোট। ভিসা সেখানে নেমেই।',
        },
      },
    },
  };
};

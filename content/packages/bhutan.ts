import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const bhutan: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 0,
    from: 34,
    every: 3,
    count: 7,
    nights: 4,
    seats: 14,
    band: 'regular',
    holidayBand: 'peak',
    taken: [6, 13, 9, 14, 4, 2, 0],
    cutOffDays: 26,
    months: [2, 3, 4, 5, 6, 9, 10, 11, 12],
  });
  return {
    slug: 'bhutan',
    cover: 'bhutan-paro',
    gallery: ['visa-bhutan'],
    departures,
    facts: {
      market: 'international',
      country: 'BT',
      destinations: ['paro', 'thimphu', 'punakha'],
      themes: ['hills', 'heritage', 'adventure'],
      nights: 4,
      days: 5,
      group: { min: 6, max: 14 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 72_900, 66_900, 60_900, 9_500, 13_500),
        priceBand('peak', 79_900, 73_500, 66_900, 9_900, 15_500),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'car'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['car', 'walk'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['car', 'walk'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['walk', 'car'], picture: 'bhutan-paro' },
        { meals: ['breakfast'], by: ['car', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'paro', by: 'flight' },
        { destination: 'thimphu', by: 'car' },
        { destination: 'punakha', by: 'car' },
        { destination: 'paro', by: 'car' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 25], [15, 50], [7, 75], [0, 100]),
      visa: 'bhutan',
    },
    texts: {
      en: {
        title: 'Bhutan: Paro, Thimphu and Punakha in five days',
        summary:
          'A short direct flight, a licensed guide and three valleys, with the walk to the Tiger’s Nest on the fourth day. The government’s fee for each night, the SDF, is in the price and explained.',
        intro:
          'Bhutan has fewer people than Mirpur and no traffic lights. It limits its visitors with a nightly fee, keeps two thirds of its land under forest, and builds its offices like fortresses.\n\nThe air is thin and the food unlike ours, so we go slowly: a night in Thimphu first, then one lower down in Punakha, and the steep walk only when you’re used to the height.',
        highlights: [
          'Taktsang, the Tiger’s Nest, on its cliff at 3,120 metres',
          'Dochula pass with its 108 stupas and, in clear air, the high range',
          'Punakha Dzong where two rivers meet',
          'Thimphu’s great seated Buddha and the school of the thirteen crafts',
          'SDF, guide, car and nearly all meals in one price',
        ],
        itinerary: [
          {
            title: 'Dhaka to Paro, and on to Thimphu',
            text: 'Direct flight, about 1 h 10 min; take a window on the left. The approach between the hills is done by sight, so weather can delay it. Bhutan is on Dhaka time.\n\nFifty kilometres along the river to Thimphu, 2,330 m, an hour and a quarter. The Buddha Dordenma towards evening, then dinner: red rice, ema datshi (chillies with cheese), greens.',
            stay: '3-star hotel in Thimphu',
          },
          {
            title: 'Over Dochula to Punakha',
            text: 'Memorial stupa and the school of the thirteen crafts in the morning. Then up to Dochula, 3,100 m, where tea is welcome, and down to Punakha at 1,240 m: 75 km, two and a half hours of bends. Take a tablet if you get carsick.\n\nThe dzong of 1637 in the afternoon light. Long trousers and sleeves are asked for; hats off.',
            stay: '3-star hotel above the river, Punakha',
          },
          {
            title: 'Suspension bridge, and back to Paro',
            text: 'A walk of half an hour over one of the longest foot suspension bridges of the country, 160 m and more, or a raft on the quiet Mo Chhu for a fee. Then four hours by car to Paro, 2,250 m, with lunch on the way. An evening for Paro’s one long street.',
            stay: '3-star hotel in Paro',
          },
          {
            title: 'The Tiger’s Nest',
            text: 'Start at seven from 2,600 m. Five kilometres up, three hours for most; a horse carries you to the tea house halfway for about 1,000 to 1,500 ngultrum, never down. The last 700 steps go down and up again. Phones and bags stay outside the monastery.\n\nThose who don’t climb see Kyichu Lhakhang and the National Museum. A hot-stone bath in the evening is good for tired knees.',
            stay: 'Same hotel in Paro',
          },
          {
            title: 'Home to Dhaka',
            text: 'Flights leave in the morning, before the wind rises. With an hour to spare there is the view of the runway from above.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Paro',
          'Sustainable Development Fee (SDF) for four nights',
          'Four nights in 3-star hotels, twin sharing',
          'Four breakfasts, three lunches, four dinners',
          'Licensed Bhutanese guide, car with driver, all entry fees',
          'Visa application with all papers, filed by us',
        ],
        excluded: [
          'Visa fee; see our Bhutan guide for the amount and the papers',
          'Horse, raft and hot-stone bath',
          'Travel insurance, which Bhutan requires',
          'Tips, drinks and personal expenses',
        ],
        hotel: '3-star, heated rooms, in Thimphu, Punakha and Paro',
        travel: 'Direct flight, about 1 h 10 min, on the days it flies; car and driver in Bhutan',
        childPolicy:
          'Infants under 2 fly on a lap and pay no SDF. Children below 6 pay none either, older ones half; that is in the child prices. The walk to the Tiger’s Nest suits children from about 8 who like walking.',
        cancellation:
          'Bhutan refunds the SDF of unused nights on application, usually within some weeks, and we pass it on. If fog closes Paro, the airline moves you to the next flight; you pay for the extra hotel night and its SDF.',
        faq: questions({
          'What is the SDF?':
            'The Sustainable Development Fee, which each visitor pays to the government for every night. Most nationalities pay 100 US dollars. Since June 2024 Bangladeshis have a reduced fee of 15 dollars, for up to 15,000 visitors a year. Four nights make 60 dollars; it is in our price. If Bhutan changes it, you pay or get back the difference, with the receipt.',
          'Do we need a visa?':
            'Yes. You can get it on arrival at Paro, but we apply online beforehand, with the SDF paid and the insurance attached, and give you the approval to carry. It usually takes up to five working days; we begin three weeks ahead. Details are in our Bhutan guide.',
          'Is there halal food?':
            'Hardly any. There are no public mosques in these valleys, and meat is mostly not halal. We order vegetarian meals with egg, cheese and lentils, and tell the kitchens: no lard, no pork pans. Fish can be had in Thimphu. Bring what you like to snack on.',
          'Can we go by road?':
            'Via Burimari and Phuentsholing it takes about 20 hours and needs an Indian transit visa, which has been hard to get. We plan by air only.',
          'What should we wear?':
            'Layers. December to February is 12 degrees by day and below zero at night in Paro; April and October are mild. In temples and dzongs arms and legs are covered.',
        }),
        seo: {
          title: 'Bhutan tour from Dhaka: 4 nights, SDF included',
          description:
            'Five days in Bhutan from Dhaka: direct flight, Thimphu, Punakha, Paro, Tiger’s Nest, guide and meals. What the SDF is for Bangladeshis.',
        },
      },
      bn: {
        title: 'ভুটান: পাঁচ দিনে পারো, থিম্পু আর পুনাখা',
        summary:
          'অল্প সময়ের সরাসরি ফ্লাইট, লাইসেন্সধারী গাইড আর তিনটি উপত্যকা; চতুর্থ দিনে হেঁটে টাইগার্স নেস্ট। প্রতি রাতের সরকারি ফি বা এসডিএফ দামের মধ্যেই, হিসাবও লেখা আছে।',
        intro:
          'পুরো ভুটানে মানুষ ঢাকার মিরপুরের চেয়ে কম, একটাও ট্রাফিক সিগন্যাল নেই। রাতপ্রতি ফি নিয়ে দেশটি পর্যটক সীমিত রাখে, জমির দুই-তৃতীয়াংশ বন, আর সরকারি অফিসগুলো দেখতে দুর্গের মতো।\n\nবাতাস পাতলা, খাবারও আমাদের মতো নয়, তাই আমরা ধীরে এগোই: প্রথম রাত থিম্পু, তারপর নিচের পুনাখা; খাড়া হাঁটাটা উচ্চতা সয়ে যাওয়ার পর।',
        highlights: [
          '৩,১২০ মিটার উঁচু পাহাড়ের গায়ে তাকসাং, মানে টাইগার্স নেস্ট',
          '১০৮ স্তূপের দোচুলা পাস; আকাশ পরিষ্কার থাকলে উঁচু হিমালয়',
          'দুই নদীর মোহনায় পুনাখা জং',
          'থিম্পুর বিশাল বুদ্ধমূর্তি আর কারুশিল্পের স্কুল',
          'এসডিএফ, গাইড, গাড়ি আর প্রায় সব খাবার এক দামে',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে পারো হয়ে থিম্পু',
            text: 'সরাসরি ফ্লাইট, প্রায় ১ ঘণ্টা ১০ মিনিট; বাঁ দিকের জানালায় বসুন। পাহাড়ের ফাঁক দিয়ে চোখে দেখে নামতে হয়, তাই আবহাওয়ার কারণে দেরি হতে পারে। ভুটানের সময় আমাদের মতোই।\n\nনদীর ধার ধরে ৫০ কিলোমিটার, সোয়া এক ঘণ্টায় থিম্পু (২,৩৩০ মিটার)। বিকেলে বুদ্ধ দর্দেন্মা, রাতে লাল চালের ভাত, এমা দাৎশি (মরিচ আর চিজ) আর শাক।',
            stay: 'থিম্পুতে ৩ তারকা হোটেল',
          },
          {
            title: 'দোচুলা পেরিয়ে পুনাখা',
            text: 'সকালে মেমোরিয়াল চোর্তেন আর তেরো কারুশিল্পের স্কুল। তারপর ৩,১০০ মিটার উঁচু দোচুলায় গরম চা, সেখান থেকে নেমে ১,২৪০ মিটারের পুনাখা: ৭৫ কিলোমিটার, আঁকাবাঁকা পথে আড়াই ঘণ্টা। গাড়িতে বমির ধাত থাকলে ওষুধ খেয়ে উঠবেন।\n\nবিকেলের আলোয় ১৬৩৭ সালের জং। ফুলপ্যান্ট আর ফুলহাতা লাগে, টুপি খুলতে হয়।',
            stay: 'পুনাখায় নদীর ধারে ৩ তারকা হোটেল',
          },
          {
            title: 'ঝুলন্ত সেতু, তারপর পারো',
            text: 'আধা ঘণ্টা হেঁটে দেশের লম্বা ঝুলন্ত সেতুগুলোর একটা, ১৬০ মিটারের বেশি; চাইলে আলাদা খরচে শান্ত মো ছু নদীতে র‍্যাফটিং। তারপর গাড়িতে চার ঘণ্টায় পারো (২,২৫০ মিটার), পথে লাঞ্চ। সন্ধ্যায় পারোর একমাত্র লম্বা রাস্তায় হাঁটা।',
            stay: 'পারোতে ৩ তারকা হোটেল',
          },
          {
            title: 'টাইগার্স নেস্ট',
            text: 'সকাল সাতটায় ২,৬০০ মিটার থেকে হাঁটা শুরু। ওঠার পথ পাঁচ কিলোমিটার, বেশির ভাগ মানুষের তিন ঘণ্টা লাগে। মাঝপথের চায়ের দোকান পর্যন্ত ঘোড়া মেলে, মোটামুটি ১,০০০ থেকে ১,৫০০ নুলট্রাম; নামার সময় ঘোড়া নেই। শেষে ৭০০ সিঁড়ি নেমে আবার ওঠা। ফোন আর ব্যাগ বাইরে রাখতে হয়।\n\nযাঁরা উঠবেন না, তাঁরা দেখবেন কিচু লাখাং আর জাতীয় জাদুঘর। সন্ধ্যায় গরম পাথরের পানিতে গোসল করলে হাঁটুর আরাম।',
            stay: 'পারোর একই হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'ফ্লাইট ছাড়ে সকালে, বাতাস ওঠার আগে। হাতে এক ঘণ্টা থাকলে ওপর থেকে রানওয়ে দেখে নেওয়া যায়।',
          },
        ],
        included: [
          'ঢাকা-পারো-ঢাকা ইকোনমি টিকেট',
          'চার রাতের সাসটেইনেবল ডেভেলপমেন্ট ফি (এসডিএফ)',
          'চার রাত ৩ তারকা হোটেল, এক রুমে দুজন',
          'চার বেলা নাশতা, তিন বেলা লাঞ্চ, চার বেলা ডিনার',
          'লাইসেন্সধারী ভুটানি গাইড, চালকসহ গাড়ি, সব প্রবেশ ফি',
          'ভিসার আবেদন আর কাগজপত্রের কাজ আমরা করি',
        ],
        excluded: [
          'ভিসা ফি; কত আর কী কাগজ, আমাদের ভুটান গাইডে দেখুন',
          'ঘোড়া, র‍্যাফটিং, গরম পাথরের গোসল',
          'ভ্রমণবিমা, ভুটানে যা বাধ্যতামূলক',
          'বকশিশ, পানীয় আর ব্যক্তিগত খরচ',
        ],
        hotel: 'থিম্পু, পুনাখা ও পারোতে ৩ তারকা হোটেল, রুমে হিটার আছে',
        travel: 'নির্দিষ্ট দিনে সরাসরি ফ্লাইট, প্রায় ১ ঘণ্টা ১০ মিনিট; ভুটানে চালকসহ গাড়ি',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়, এসডিএফ লাগে না। ৬ বছরের নিচেও লাগে না, বাকি শিশুদের অর্ধেক; শিশুর দামে তা ধরা আছে। টাইগার্স নেস্টের হাঁটা ৮ বছর থেকে, যদি হাঁটতে ভালোবাসে।',
        cancellation:
          'যে রাত থাকা হলো না তার এসডিএফ আবেদন করলে ভুটান ফেরত দেয়, সাধারণত কয়েক সপ্তাহে; পেলে আপনাকে দিয়ে দিই। কুয়াশায় পারো বন্ধ হলে এয়ারলাইন পরের ফ্লাইটে নেয়; বাড়তি রাতের হোটেল আর এসডিএফের খরচ আপনার।',
        faq: questions({
          'এসডিএফ কী?':
            'সাসটেইনেবল ডেভেলপমেন্ট ফি; প্রতি রাতের জন্য প্রত্যেক পর্যটক ভুটান সরকারকে দেন। বেশির ভাগ দেশের জন্য রাতে ১০০ ডলার। ২০২৪ সালের জুন থেকে বাংলাদেশিদের জন্য ১৫ ডলার, বছরে সর্বোচ্চ ১৫ হাজার পর্যটক। চার রাতে ৬০ ডলার, আমাদের দামের মধ্যেই। ভুটান এই ফি বদলালে রসিদ দেখিয়ে তফাতটুকু নেব বা ফেরত দেব।',
          'ভিসা লাগে?':
            'লাগে। পারোতে নেমেও নেওয়া যায়, তবে আমরা আগেই অনলাইনে আবেদন করি: এসডিএফ দেওয়া, বিমার কাগজ যুক্ত থাকে; অনুমোদনের কপি আপনার হাতে দিই। সাধারণত পাঁচ কর্মদিবসের মধ্যে হয়ে যায়, আমরা শুরু করি তিন সপ্তাহ আগে। বিস্তারিত আমাদের ভুটান গাইডে।',
          'হালাল খাবার পাওয়া যায়?':
            'পাওয়া যায় না বললেই চলে। এই উপত্যকাগুলোয় সবার জন্য কোনো মসজিদ নেই, মাংসও সাধারণত হালাল নয়। আমরা ডিম, চিজ আর ডালসহ নিরামিষ খাবারের অর্ডার দিই, বাবুর্চিদের জানিয়ে রাখি: শূকরের চর্বি নয়, শূকর রাঁধার পাত্রও নয়। থিম্পুতে মাছ মেলে। শুকনো খাবার সঙ্গে রাখুন।',
          'সড়কপথে যাওয়া যায়?':
            'বুড়িমারী-ফুন্টশোলিং হয়ে প্রায় ২০ ঘণ্টা, সঙ্গে ভারতের ট্রানজিট ভিসা লাগে, যা পাওয়া এখন কঠিন। আমরা শুধু আকাশপথেই নিয়ে যাই।',
          'কী কাপড় নেব?':
            'কয়েক স্তরে পরার মতো গরম কাপড়। ডিসেম্বর থেকে ফেব্রুয়ারি পারোতে দিনে ১২ ডিগ্রি, রাতে শূন্যের নিচে; এপ্রিল আর অক্টোবর আরামের। মন্দির আর জংয়ে হাত-পা ঢাকা পোশাক চাই।',
        }),
        seo: {
          title: 'ঢাকা থেকে ভুটান ট্যুর: ৪ রাত, এসডিএফসহ',
          description:
            'ঢাকা থেকে পাঁচ দিনের ভুটান: সরাসরি ফ্লাইট, থিম্পু, পুনাখা, পারো, টাইগার্স নেস্ট, গাইড ও খাবার। এসডিএফের হিসাবসহ।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const bali: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 6,
    from: 42,
    every: 3,
    count: 8,
    nights: 4,
    seats: 16,
    band: 'regular',
    holidayBand: 'peak',
    taken: [12, 16, 7, 14, 5, 2, 0, 1],
    cutOffDays: 32,
  });
  return {
    slug: 'bali',
    cover: 'bali',
    gallery: ['visa-indonesia'],
    departures,
    facts: {
      market: 'international',
      country: 'ID',
      destinations: ['ubud', 'kuta'],
      themes: ['beach', 'honeymoon', 'hills'],
      nights: 4,
      days: 5,
      group: { min: 4, max: 16 },
      hotelStars: 4,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 91_900, 82_900, 73_900, 10_900, 18_500),
        priceBand('peak', 106_900, 96_900, 86_900, 12_500, 23_000),
      ],
      itinerary: [
        { meals: [], by: ['flight', 'car'] },
        { meals: ['breakfast', 'lunch'], by: ['car', 'walk'], picture: 'bali' },
        { meals: ['breakfast', 'lunch'], by: ['car'] },
        { meals: ['breakfast', 'dinner'], by: ['car'] },
        { meals: ['breakfast'], by: ['car', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'ubud', by: 'flight' },
        { destination: 'kuta', by: 'car' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 15], [30, 30], [15, 60], [7, 80], [0, 100]),
      visa: 'indonesia',
    },
    texts: {
      en: {
        title: 'Bali: two nights in the rice hills, two by the sea',
        summary:
          'Ubud first, for terraces and the volcano, then Kuta for the coast. One-stop flights, our own cars with drivers, small groups, and halal lunches chosen beforehand.',
        intro:
          'Bali is a Hindu island in a Muslim country. Offerings lie on every doorstep, and roast pork is the dish of every feast, so we choose the kitchens for you: there are good halal ones, run by people from Java, Lombok and Bali’s own Muslim villages.\n\nWe travel six to a car at most. Roads are narrow and slow here; 40 km on the map takes an hour and a half.',
        highlights: [
          'The terraces of Tegallalang before the buses come',
          'Kintamani, with Mount Batur and its lake across the valley',
          'Tanah Lot or Uluwatu at sunset, as tide and traffic allow',
          'Grilled fish with your feet in the sand at Jimbaran',
          'A guide who knows the mosques and the halal kitchens',
        ],
        itinerary: [
          {
            title: 'Dhaka to Bali',
            text: 'One stop, in Kuala Lumpur, Singapore or Bangkok, 8 to 11 hours in all. Bali is two hours ahead of Dhaka. Levy and arrival card are ready in your folder.\n\nFrom the airport 37 km to Ubud, an hour and a half. If we land late, a supper box is waiting for you.',
            stay: '4-star hotel with a garden and pool, Ubud',
          },
          {
            title: 'Terraces, water temple, market',
            text: 'Tegallalang at eight. Then the spring temple of Tirta Empul, where a sarong is lent; we look on and don’t bathe. Lunch at a halal warung: nasi campur with chicken and sambal matah.\n\nUbud’s palace and market in the afternoon. If you go into the Monkey Forest (its ticket is extra), keep glasses and phones in the bag.',
            stay: 'Same hotel in Ubud',
          },
          {
            title: 'Kintamani and down to the coast',
            text: 'Up to 1,500 m for the view of Mount Batur (1,717 m) and the lake; clouds come after eleven. Lunch with that view. A coffee garden on the way down; the “luwak” coffee comes from caged animals at many places, and we skip it.\n\nBy car to Kuta, two hours. Sunset at Tanah Lot if the road allows.',
            stay: '4-star hotel in Kuta, ten minutes on foot from the beach',
          },
          {
            title: 'The south: beaches and cliffs',
            text: 'Pandawa and Melasti beaches under white cliffs. Zuhr at the Ibnu Batutah mosque in Nusa Dua, which stands in one row with a church, a temple and a vihara. Uluwatu from above towards evening; the kecak dance is extra.\n\nDinner on Jimbaran beach: snapper, prawns, water spinach, from a halal stall.',
            stay: 'Same hotel in Kuta',
          },
          {
            title: 'Home to Dhaka',
            text: 'The airport is 20 minutes from the hotel. With an evening flight there is time for Krisna, the shop for gifts, or one more swim. The flags on the beach matter: red means stay out.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Denpasar with one stop',
          'Four nights in 4-star hotels, twin sharing, with breakfast',
          'Car with driver and English-speaking guide for all drives and sights',
          'Lunches on days 2 and 3 and dinner in Jimbaran, halal',
          'Entry fees: Tegallalang, Tirta Empul, Uluwatu, and Tanah Lot if we get there',
          'Bali tourist levy (150,000 rupiah) and the arrival card',
        ],
        excluded: [
          'Visa; see our Indonesia guide for the fee and the papers',
          'Other meals, about 60,000 to 150,000 rupiah each',
          'Monkey Forest, dance shows, rafting, Nusa Penida boat',
          'Travel insurance',
          'Tips and personal expenses',
        ],
        hotel: '4-star in Ubud with garden and pool; 4-star in Kuta, ten minutes from the beach',
        travel: 'One stop, 8 to 11 hours in all; car with driver on the island',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed. We bring a child seat if told a week before. Pools have no lifeguard.',
        cancellation:
          'Connecting tickets cost more to cancel, so the first step is 15 per cent. If the visa is refused although your papers were genuine, we keep the airline’s charge and ৳2,500. If ash from a volcano closes the airport, the hotel’s extra nights are at its normal price and we help you to rebook.',
        faq: questions({
          'Do we get a visa on arrival?':
            'No. Indonesia’s visa on arrival doesn’t list Bangladesh at present, so the visa is taken before you fly, at the embassy in Dhaka and by appointment. Allow four weeks. Our Indonesia guide has the fee and the papers.',
          'Is halal food easy to find?':
            'Easier than people think in Kuta and Nusa Dua, harder in Ubud. Padang restaurants and Javanese warungs are halal as a rule. “Babi” on a menu is pork.',
          'Can we go to Nusa Penida?':
            'Yes, as a day instead of the south: 45 minutes by fast boat from Sanur, about ৳7,500 a person with car and lunch. From December to February the sea may be too rough.',
          'What is Nyepi?':
            'Bali’s day of silence in March. For 24 hours the airport is closed and nobody leaves the hotel. We plan no arrival or departure on that day.',
          'When is the best weather?':
            'April to October is dry. November to March brings showers, mostly in the afternoon, and green terraces.',
        }),
        seo: {
          title: 'Bali tour from Dhaka: 4 nights in Ubud and Kuta',
          description:
            'Five days in Bali from Dhaka: one-stop flight, 4-star hotels, car and guide, terraces, volcano, halal meals. Visa facts, dates and prices.',
        },
      },
      bn: {
        title: 'বালি: ধানের পাহাড়ে দুই রাত, সাগরপাড়ে দুই রাত',
        summary:
          'আগে উবুদের ধাপকাটা ধানখেত আর আগ্নেয়গিরি, তারপর কুটার সৈকত। এক বিরতির ফ্লাইট, চালকসহ নিজেদের গাড়ি, ছোট দল, আর আগে থেকে বাছাই করা হালাল লাঞ্চ।',
        intro:
          'মুসলিম দেশের ভেতরে বালি একটা হিন্দু দ্বীপ। ঘরে ঘরে দরজায় ফুলের নৈবেদ্য, আর এখানকার নামকরা পদ শূকরের রোস্ট। তাই খাওয়ার জায়গা আমরাই বেছে দিই: জাভা, লম্বক আর বালির মুসলিম গ্রামের মানুষের চালানো ভালো হালাল দোকান আছে।\n\nএকেক গাড়িতে সর্বোচ্চ ছয়জন। রাস্তা সরু, গতি কম; ম্যাপে ৪০ কিলোমিটার মানে দেড় ঘণ্টা।',
        highlights: [
          'ভিড় জমার আগে তেগালালাংয়ের ধাপকাটা ধানখেত',
          'কিন্তামানি থেকে উপত্যকার ওপারে বাতুর আগ্নেয়গিরি আর লেক',
          'জোয়ার আর রাস্তা বুঝে তানাহ লট বা উলুওয়াতুতে সূর্যাস্ত',
          'জিম্বারানে বালুতে পা রেখে গ্রিল মাছ',
          'মসজিদ আর হালাল খাবারের দোকান চেনেন এমন গাইড',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে বালি',
            text: 'কুয়ালালামপুর, সিঙ্গাপুর বা ব্যাংককে এক বিরতি, সব মিলিয়ে ৮ থেকে ১১ ঘণ্টা। বালির ঘড়ি ঢাকার চেয়ে দুই ঘণ্টা এগিয়ে। লেভি আর অ্যারাইভাল কার্ড আপনার ফোল্ডারে তৈরি থাকবে।\n\nএয়ারপোর্ট থেকে উবুদ ৩৭ কিলোমিটার, দেড় ঘণ্টা। রাত হয়ে গেলে খাবারের বাক্স আমাদের তরফে।',
            stay: 'উবুদে বাগান আর পুলসহ ৪ তারকা হোটেল',
          },
          {
            title: 'ধানের ধাপ, ঝরনার মন্দির, বাজার',
            text: 'সকাল আটটায় তেগালালাং। তারপর ঝরনার মন্দির তির্তা এম্পুল, সেখানে সারং ধার দেয়; আমরা দেখি, নামি না। দুপুরে হালাল ওয়ারুংয়ে নাসি চামপুর: মুরগি, ভাত আর সাম্বাল মাতাহ।\n\nবিকেলে উবুদের রাজবাড়ি আর বাজার। মাংকি ফরেস্টে গেলে চশমা আর ফোন ব্যাগে রাখবেন; টিকেট নিজের।',
            stay: 'উবুদের একই হোটেল',
          },
          {
            title: 'কিন্তামানি হয়ে সাগরের দিকে',
            text: '১,৫০০ মিটার ওপর থেকে বাতুর (১,৭১৭ মিটার) আর লেক; এগারোটার পর মেঘ জমে। সেই দৃশ্য সামনে রেখে লাঞ্চ। নামার পথে কফিবাগান; “লুয়াক” কফি অনেক জায়গায় খাঁচায় আটকানো প্রাণী থেকে আসে, আমরা সেটা বাদ দিই।\n\nগাড়িতে কুটা দুই ঘণ্টা। রাস্তা ফাঁকা পেলে তানাহ লটে সূর্যাস্ত।',
            stay: 'কুটায় ৪ তারকা হোটেল, সৈকত হেঁটে দশ মিনিট',
          },
          {
            title: 'দক্ষিণের সৈকত আর খাড়া পাহাড়',
            text: 'সাদা পাহাড়ের নিচে পানডাওয়া আর মেলাস্তি বিচ। জোহর নুসা দুয়ার ইবনে বতুতা মসজিদে; একই সারিতে গির্জা, মন্দির আর বৌদ্ধবিহার। বিকেলে ওপর থেকে উলুওয়াতু; কেচাক নাচের টিকেট আলাদা।\n\nরাতে জিম্বারান সৈকতে হালাল দোকানে স্ন্যাপার, চিংড়ি আর কলমিশাক।',
            stay: 'কুটার একই হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'হোটেল থেকে এয়ারপোর্ট ২০ মিনিট। ফ্লাইট সন্ধ্যায় হলে উপহারের দোকান ক্রিসনা, অথবা আরেকবার সাগরে নামা। সৈকতের পতাকা দেখবেন: লাল মানে পানিতে নামা নিষেধ।',
          },
        ],
        included: [
          'এক বিরতিতে ঢাকা-ডেনপাসার-ঢাকা ইকোনমি টিকেট',
          'চার রাত ৪ তারকা হোটেল, এক রুমে দুজন, নাশতাসহ',
          'সব ঘোরার জন্য চালকসহ গাড়ি আর ইংরেজিভাষী গাইড',
          'দ্বিতীয় ও তৃতীয় দিনের লাঞ্চ, জিম্বারানে ডিনার; সব হালাল',
          'প্রবেশ ফি: তেগালালাং, তির্তা এম্পুল, উলুওয়াতু; যাওয়া হলে তানাহ লটও',
          'বালির ট্যুরিস্ট লেভি (দেড় লাখ রুপিয়া) আর অ্যারাইভাল কার্ড',
        ],
        excluded: [
          'ভিসা; খরচ আর কাগজপত্র আমাদের ইন্দোনেশিয়া গাইডে দেখুন',
          'অন্য খাবার, প্রতিবেলা মোটামুটি ৬০ হাজার থেকে দেড় লাখ রুপিয়া',
          'মাংকি ফরেস্ট, নাচের শো, র‍্যাফটিং, নুসা পেনিদার নৌকা',
          'ভ্রমণবিমা',
          'বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'উবুদে বাগান ও পুলসহ ৪ তারকা; কুটায় ৪ তারকা, সৈকত দশ মিনিট',
        travel: 'এক বিরতি, সব মিলিয়ে ৮ থেকে ১১ ঘণ্টা; দ্বীপে চালকসহ গাড়ি',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। এক সপ্তাহ আগে বললে গাড়িতে চাইল্ড সিট থাকবে। সুইমিংপুলে লাইফগার্ড নেই।',
        cancellation:
          'কানেক্টিং টিকেট ফেরতে জরিমানা বেশি, তাই প্রথম ধাপ ১৫ শতাংশ। সঠিক কাগজ দিয়েও ভিসা না হলে কাটা যাবে শুধু এয়ারলাইনের চার্জ আর ৳২,৫০০। আগ্নেয়গিরির ছাইয়ে এয়ারপোর্ট বন্ধ হলে বাড়তি রাত হোটেলের সাধারণ ভাড়ায়; টিকেট বদলাতে আমরা পাশে থাকি।',
        faq: questions({
          'অন অ্যারাইভাল ভিসা পাওয়া যায়?':
            'না। ইন্দোনেশিয়ার অন অ্যারাইভাল তালিকায় এখন বাংলাদেশ নেই, তাই যাওয়ার আগে ঢাকার দূতাবাস থেকে ভিসা নিতে হয়, অ্যাপয়েন্টমেন্ট করে। চার সপ্তাহ হাতে রাখুন। খরচ আর কাগজপত্র আমাদের ইন্দোনেশিয়া গাইডে।',
          'হালাল খাবার পাওয়া সহজ?':
            'কুটা আর নুসা দুয়ায় যতটা ভাবেন তার চেয়ে সহজ, উবুদে একটু খুঁজতে হয়। পাদাং রেস্তোরাঁ আর জাভানিজ ওয়ারুং সাধারণত হালাল। মেনুতে “বাবি” মানে শূকর।',
          'নুসা পেনিদা যাওয়া যায়?':
            'দক্ষিণের দিনটার বদলে যাওয়া যায়: সানুর থেকে দ্রুতগতির নৌকায় ৪৫ মিনিট, গাড়ি-লাঞ্চসহ জনপ্রতি মোটামুটি ৳৭,৫০০। ডিসেম্বর থেকে ফেব্রুয়ারি সাগর উত্তাল থাকতে পারে।',
          'নিয়েপি কী?':
            'মার্চে বালির নীরবতার দিন। ২৪ ঘণ্টা এয়ারপোর্ট বন্ধ, হোটেল থেকে কেউ বেরোয় না। সেদিন আমরা যাওয়া-আসা রাখি না।',
          'কখন গেলে ভালো?': 'এপ্রিল থেকে অক্টোবর শুকনো। নভেম্বর থেকে মার্চ বৃষ্টি, বেশির ভাগ বিকেলে; ধানখেতও তখন সবুজ।',
        }),
        seo: {
          title: 'ঢাকা থেকে বালি ট্যুর: উবুদ ও কুটায় ৪ রাত',
          description:
            'ঢাকা থেকে পাঁচ দিনের বালি: এক বিরতির ফ্লাইট, ৪ তারকা হোটেল, গাড়ি ও গাইড, হালাল খাবার। ভিসার তথ্য, তারিখ, দাম।',
        },
      },
    },
  };
};

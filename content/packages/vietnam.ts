import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const vietnam: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 38,
    every: 4,
    count: 7,
    nights: 5,
    seats: 16,
    band: 'regular',
    holidayBand: 'peak',
    taken: [15, 9, 16, 6, 3, 1, 0],
    cutOffDays: 30,
  });
  return {
    slug: 'vietnam',
    cover: 'vietnam-halong',
    gallery: ['visa-vietnam'],
    departures,
    facts: {
      market: 'international',
      country: 'VN',
      destinations: ['hanoi', 'ha-long', 'ninh-binh'],
      themes: ['river', 'city', 'heritage', 'honeymoon'],
      nights: 5,
      days: 6,
      group: { min: 6, max: 16 },
      hotelStars: 4,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 92_900, 84_900, 74_900, 10_900, 19_500),
        priceBand('peak', 104_900, 95_900, 85_900, 12_500, 23_500),
      ],
      itinerary: [
        { meals: [], by: ['flight', 'coach'] },
        { meals: ['breakfast', 'lunch'], by: ['walk'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['coach', 'boat'], picture: 'vietnam-halong' },
        { meals: ['breakfast', 'lunch'], by: ['boat', 'coach'] },
        { meals: ['breakfast', 'lunch'], by: ['boat', 'walk', 'coach'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'hanoi', by: 'flight' },
        { destination: 'ha-long', by: 'coach' },
        { destination: 'ninh-binh', by: 'coach' },
        { destination: 'hanoi', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 15], [30, 30], [15, 60], [7, 80], [0, 100]),
      visa: 'vietnam',
    },
    texts: {
      en: {
        title: 'Vietnam: Hanoi, a night on Ha Long Bay, Ninh Binh',
        summary:
          'The north of Vietnam in six days: three nights in Hanoi, one on a ship among the limestone islands, one among the rivers of Ninh Binh. E-visa, one-stop flights, meals checked for pork.',
        intro:
          'The north packs three Vietnams into a drive of three hours: a capital of scooters and lakes, a bay with nearly two thousand islands, and rivers that run under the hills.\n\nTwo things to know beforehand. Halal restaurants are few outside Hanoi, so we order fish, egg and vegetables cooked separately. And the bay is closed by its port office when the wind is strong; we keep a plan for that day.',
        highlights: [
          'A night on a ship in Ha Long or Lan Ha Bay, cabin with a window',
          'Trang An by rowing boat, two to three hours through river caves',
          'Hanoi’s old quarter, egg coffee and the lake of the returned sword',
          'The view from Mua hill, for those who like 500 steps',
          'Friday prayer in Hanoi’s Al-Noor mosque, in use since 1890',
        ],
        itinerary: [
          {
            title: 'Dhaka to Hanoi',
            text: 'One stop, in Bangkok, Kuala Lumpur or Kunming, 7 to 11 hours in all. Vietnam is one hour ahead of Dhaka. From Noi Bai airport 27 km to the old quarter, 45 minutes. The evening is for a walk round Hoan Kiem Lake.',
            stay: '4-star hotel in or beside the old quarter, Hanoi',
          },
          {
            title: 'Hanoi on foot',
            text: 'The Temple of Literature, Ba Dinh Square and the One Pillar Pagoda from outside, the train street from its corner only, as the police close it often. Halal lunch: beef pho.\n\nThe Al-Noor mosque is at 12 Hang Luoc Street, in the old quarter; Jumu’ah there is in Arabic and English. After Asr the guild streets are yours, and from Friday evening the roads round the lake are closed to cars.',
            stay: 'Same hotel in Hanoi',
          },
          {
            title: 'On board in Ha Long',
            text: 'By expressway 155 to 165 km, two and a half hours. On board at noon. The ship passes between the rocks to a cave and a small beach; kayaks or a bamboo boat are in the price. Life jackets are in the cabin: try yours on before we sail.\n\nSeafood dinner, cooked separately for our table. Then squid fishing from the stern: most nights nobody catches any, and everyone stays.',
            stay: '4-star ship, cabin with bath, Ha Long or Lan Ha Bay',
          },
          {
            title: 'Morning on the bay, then to Ninh Binh',
            text: 'Tea on deck at six. One more cave, an early lunch at ten, as is usual on these ships, ashore by noon. Coach to Ninh Binh, about three and a half hours, with a stop. The hotel stands among rice and rocks; bicycles are free.',
            stay: '4-star garden hotel in Tam Coc, Ninh Binh',
          },
          {
            title: 'Trang An and back to Hanoi',
            text: 'Four to a boat, rowed by women who know each low roof: two to three hours, three to nine caves, depending on the route. Lunch of rice crust, fish and vegetables. Those with good knees can climb Mua hill. 95 km to Hanoi, two hours; a free evening in the old quarter.',
            stay: '4-star hotel in or beside the old quarter, Hanoi',
          },
          {
            title: 'Home to Dhaka',
            text: 'Coffee beans, lacquer and silk are good to take home. Coach three and a half hours before the flight.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Hanoi with one stop',
          'Four nights in 4-star hotels and one on the ship, twin sharing, with breakfast',
          'Four lunches and one dinner, halal, or fish and vegetables cooked separately',
          'AC coach and English-speaking guide',
          'Entry fees, Trang An boat, kayak or bamboo boat on the bay',
        ],
        excluded: [
          'E-visa; see our Vietnam guide for the fee and the papers',
          'Other meals, about 120,000 to 250,000 dong each',
          'Drinks on board',
          'Travel insurance',
          'Tips for boat women and crew, customary, about 50,000 dong each',
        ],
        hotel: '4-star in Hanoi and Ninh Binh; 4-star ship with private bath on the bay',
        travel: 'One stop, 7 to 11 hours in all; AC coach; a night on board',
        childPolicy:
          'Infants under 2 fly on a lap; ships take them only with their parents’ signature. From 2 to 11 with or without an extra bed; family cabins are few, so say early. Every child wears a life jacket on deck and in small boats.',
        cancellation:
          'If the port closes the bay before we sail, we spend the night ashore and you get back the difference, usually ৳3,000 to ৳5,000. For everything else the steps above apply. If the e-visa is refused although your papers were genuine, we keep the airline’s charge and ৳2,500.',
        faq: questions({
          'Is the e-visa easy?':
            'It is applied for online, valid up to 90 days, and usually takes 4 to 8 working days, at times longer. Name and birth date must match the passport letter for letter. The fee is in our Vietnam guide.',
          'What can we eat?':
            'In Hanoi there are a handful of halal kitchens, Indian and Malay ones among them. Elsewhere we eat fish, egg, tofu and vegetables. “Thịt heo” or “thịt lợn” is pork; fish sauce is in nearly everything.',
          'Is the ship safe?':
            'We use steel ships with a current licence and sail only with the port’s permission. After the accident of July 2025 checks became stricter, and departures are cancelled more readily. We think that is right, even when it spoils a plan.',
          'When should we go?':
            'October to April. December to February is 12 to 20 degrees with mist on the bay. From June to September it is hot, and typhoons may pass. At Tet, late January to mid-February, many shops shut.',
          'Can we add Da Nang or Saigon?':
            'Yes, with a flight of 1 h 20 min or 2 h 10 min and two nights more. Ask for a price with your dates.',
        }),
        seo: {
          title: 'Vietnam tour from Dhaka: Hanoi, Ha Long, Ninh Binh',
          description:
            'Six days in north Vietnam from Dhaka: one-stop flight, 4-star hotels, a night on Ha Long Bay, Trang An. E-visa, halal notes, dates, prices.',
        },
      },
      bn: {
        title: 'ভিয়েতনাম: হ্যানয়, হা লং উপসাগরে এক রাত, নিন বিন',
        summary:
          'ছয় দিনে উত্তর ভিয়েতনাম: হ্যানয়ে তিন রাত, চুনাপাথরের দ্বীপের মাঝে জাহাজে এক রাত, নদীর দেশ নিন বিনে এক রাত। ই-ভিসা, এক বিরতির ফ্লাইট, শূকরমুক্ত খাবার আগে থেকে ঠিক করা।',
        intro:
          'তিন ঘণ্টার পথের মধ্যে তিন রকম ভিয়েতনাম: স্কুটার আর লেকের রাজধানী, প্রায় দুই হাজার দ্বীপের উপসাগর, আর পাহাড়ের নিচ দিয়ে বয়ে যাওয়া নদী।\n\nদুটো কথা আগে জেনে রাখুন। হ্যানয়ের বাইরে হালাল রেস্তোরাঁ কম, তাই মাছ, ডিম আর সবজি আলাদা করে রান্না করাই। আর বাতাস বেশি হলে বন্দর কর্তৃপক্ষ উপসাগর বন্ধ রাখে; সেদিনের জন্য আমাদের আলাদা পরিকল্পনা থাকে।',
        highlights: [
          'হা লং বা লান হা উপসাগরে জাহাজে এক রাত, জানালাসহ কেবিন',
          'ট্রাং আনে বৈঠার নৌকায় নদীর গুহা, দুই থেকে তিন ঘণ্টা',
          'হ্যানয়ের পুরোনো পাড়া, এগ কফি আর হোয়ান কিয়েম লেক',
          '৫০০ সিঁড়ি উঠতে আপত্তি না থাকলে মুয়া পাহাড়ের চূড়া',
          '১৮৯০ সাল থেকে চালু হ্যানয়ের আল নূর মসজিদে জুমা',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে হ্যানয়',
            text: 'ব্যাংকক, কুয়ালালামপুর বা কুনমিংয়ে এক বিরতি, সব মিলিয়ে ৭ থেকে ১১ ঘণ্টা। ভিয়েতনামের ঘড়ি ঢাকার চেয়ে এক ঘণ্টা এগিয়ে। নই বাই এয়ারপোর্ট থেকে পুরোনো পাড়া ২৭ কিলোমিটার, ৪৫ মিনিট। সন্ধ্যায় হোয়ান কিয়েম লেকের পাড়ে হাঁটা।',
            stay: 'হ্যানয়ের পুরোনো পাড়ায় বা তার পাশে ৪ তারকা হোটেল',
          },
          {
            title: 'হেঁটে হ্যানয়',
            text: 'টেম্পল অব লিটারেচার, বাইরে থেকে বা-দিন চত্বর আর এক খুঁটির প্যাগোডা; ট্রেন স্ট্রিট শুধু মোড় থেকে, কারণ পুলিশ প্রায়ই বন্ধ রাখে। দুপুরে হালাল গরুর মাংসের ফো।\n\nপুরোনো পাড়ার ১২ হাং লুওক স্ট্রিটে আল নূর মসজিদ; জুমার খুতবা আরবি আর ইংরেজিতে। আসরের পর কারিগরদের গলিগুলোতে নিজের মতো ঘোরা; শুক্রবার সন্ধ্যা থেকে লেকের চারপাশের রাস্তায় গাড়ি চলে না।',
            stay: 'হ্যানয়ের একই হোটেল',
          },
          {
            title: 'হা লংয়ে জাহাজে',
            text: 'এক্সপ্রেসওয়েতে ১৫৫ থেকে ১৬৫ কিলোমিটার, আড়াই ঘণ্টা। দুপুরে জাহাজে ওঠা। পাথরের দ্বীপের ফাঁক দিয়ে একটা গুহা আর ছোট সৈকত; কায়াক বা বাঁশের নৌকা দামের মধ্যেই। কেবিনে লাইফ জ্যাকেট আছে, ছাড়ার আগে একবার পরে দেখবেন।\n\nরাতে আমাদের টেবিলের জন্য আলাদা রান্না করা সি-ফুড। তারপর স্কুইড ধরা; বেশির ভাগ রাতে কিছুই ওঠে না, তবু সবাই বসে থাকে।',
            stay: 'হা লং বা লান হা উপসাগরে ৪ তারকা জাহাজ, বাথরুমসহ কেবিন',
          },
          {
            title: 'উপসাগরে সকাল, তারপর নিন বিন',
            text: 'ছয়টায় জাহাজের ডেকে চা। আরেকটা গুহা, জাহাজের নিয়মে দশটাতেই লাঞ্চ, দুপুরের আগে ঘাটে। বাসে নিন বিন প্রায় সাড়ে তিন ঘণ্টা, মাঝে বিরতি। হোটেলের চারপাশে ধানখেত আর পাহাড়; সাইকেলের ভাড়া লাগে না।',
            stay: 'নিন বিনের তাম ককে বাগানঘেরা ৪ তারকা হোটেল',
          },
          {
            title: 'ট্রাং আন, তারপর হ্যানয়ে ফেরা',
            text: 'এক নৌকায় চারজন, বৈঠা টানেন স্থানীয় নারীরা; গুহার কোন ছাদ কত নিচু, সব তাঁদের জানা। দুই থেকে তিন ঘণ্টা, পথভেদে তিন থেকে নয়টা গুহা। দুপুরে মচমচে ভাতের চটা, মাছ আর সবজি। হাঁটু ভালো থাকলে মুয়া পাহাড়। হ্যানয় ৯৫ কিলোমিটার, দুই ঘণ্টা; সন্ধ্যাটা পুরোনো পাড়ায় নিজের মতো।',
            stay: 'হ্যানয়ের পুরোনো পাড়ায় বা তার পাশে ৪ তারকা হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'আনার মতো জিনিস কফি, ল্যাকারের কাজ আর সিল্ক। ফ্লাইটের সাড়ে তিন ঘণ্টা আগে বাস।',
          },
        ],
        included: [
          'এক বিরতিতে ঢাকা-হ্যানয়-ঢাকা ইকোনমি টিকেট',
          'চার রাত ৪ তারকা হোটেল আর এক রাত জাহাজ, এক রুমে দুজন, নাশতাসহ',
          'চার বেলা লাঞ্চ, এক বেলা ডিনার; হালাল, অথবা আলাদা রান্না মাছ-সবজি',
          'এসি বাস আর ইংরেজিভাষী গাইড',
          'প্রবেশ ফি, ট্রাং আনের নৌকা, উপসাগরে কায়াক বা বাঁশের নৌকা',
        ],
        excluded: [
          'ই-ভিসা; খরচ আর কাগজপত্র আমাদের ভিয়েতনাম গাইডে দেখুন',
          'অন্য খাবার, প্রতিবেলা মোটামুটি ১ লাখ ২০ হাজার থেকে আড়াই লাখ ডং',
          'জাহাজে পানীয়',
          'ভ্রমণবিমা',
          'মাঝি আর জাহাজের কর্মীদের বকশিশ; দেওয়াই রীতি, মোটামুটি ৫০ হাজার ডং করে',
        ],
        hotel: 'হ্যানয় ও নিন বিনে ৪ তারকা; উপসাগরে বাথরুমসহ ৪ তারকা জাহাজ',
        travel: 'এক বিরতি, সব মিলিয়ে ৭ থেকে ১১ ঘণ্টা; এসি বাস; এক রাত জাহাজে',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়; জাহাজে নিতে মা-বাবার সই লাগে। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া; ফ্যামিলি কেবিন কম, তাই আগে বলবেন। জাহাজের ডেকে আর ছোট নৌকায় বাচ্চাদের লাইফ জ্যাকেট পরতেই হবে।',
        cancellation:
          'জাহাজ ছাড়ার আগে বন্দর উপসাগর বন্ধ করলে রাত কাটে ডাঙায়, তফাতটুকু ফেরত, সাধারণত ৳৩,০০০ থেকে ৳৫,০০০। বাকি সব ওপরের ধাপ অনুযায়ী। সঠিক কাগজ দিয়েও ই-ভিসা না হলে কাটা যাবে শুধু এয়ারলাইনের চার্জ আর ৳২,৫০০।',
        faq: questions({
          'ই-ভিসা কি সহজ?':
            'অনলাইনে আবেদন, মেয়াদ সর্বোচ্চ ৯০ দিন, সাধারণত ৪ থেকে ৮ কর্মদিবস, কখনো কখনো বেশি লাগে। নাম আর জন্মতারিখ পাসপোর্টের সঙ্গে হুবহু মিলতে হবে। ফি আমাদের ভিয়েতনাম গাইডে।',
          'খাব কী?':
            'হ্যানয়ে হাতে গোনা কয়েকটা হালাল রেস্তোরাঁ আছে, ভারতীয় আর মালয়সহ। অন্য জায়গায় মাছ, ডিম, টোফু আর সবজি। মেনুতে “থিত হেও” বা “থিত লন” মানে শূকরের মাংস; ফিশ সস প্রায় সব পদেই।',
          'জাহাজ কি নিরাপদ?':
            'আমরা নিই লাইসেন্স চালু আছে এমন স্টিলের জাহাজ, আর ছাড়ি শুধু বন্দরের অনুমতি পেলে। ২০২৫ সালের জুলাইয়ের দুর্ঘটনার পর কড়াকড়ি বেড়েছে, যাত্রা বাতিলও বেশি হয়। পরিকল্পনা নষ্ট হলেও সেটাই ঠিক।',
          'কখন যাব?':
            'অক্টোবর থেকে এপ্রিল। ডিসেম্বর থেকে ফেব্রুয়ারি ১২ থেকে ২০ ডিগ্রি, উপসাগরে কুয়াশা। জুন থেকে সেপ্টেম্বর গরম, টাইফুনও আসতে পারে। টেট নববর্ষে, জানুয়ারির শেষ থেকে ফেব্রুয়ারির মাঝামাঝি, অনেক দোকান বন্ধ থাকে।',
          'দা নাং বা সাইগন যোগ করা যায়?':
            'যায়; ১ ঘণ্টা ২০ মিনিট বা ২ ঘণ্টা ১০ মিনিটের ফ্লাইট, আরও দুই রাত। তারিখ জানালে দাম দেব।',
        }),
        seo: {
          title: 'ঢাকা থেকে ভিয়েতনাম: হ্যানয়, হা লং, নিন বিন',
          description:
            'ঢাকা থেকে ছয় দিনের উত্তর ভিয়েতনাম: এক বিরতির ফ্লাইট, ৪ তারকা হোটেল, হা লংয়ে জাহাজে রাত, ট্রাং আন। ই-ভিসা ও দাম।',
        },
      },
    },
  };
};

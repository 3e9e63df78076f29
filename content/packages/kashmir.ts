import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const kashmir: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    from: 55,
    every: 4,
    count: 7,
    nights: 6,
    seats: 14,
    band: 'regular',
    holidayBand: 'peak',
    taken: [12, 5, 14, 8, 3, 1, 0],
    cutOffDays: 35,
  });
  return {
    slug: 'kashmir',
    cover: 'kashmir-dal-lake',
    gallery: ['visa-india'],
    departures,
    facts: {
      market: 'international',
      country: 'IN',
      destinations: ['srinagar', 'gulmarg', 'pahalgam', 'delhi'],
      themes: ['hills', 'family', 'honeymoon'],
      nights: 6,
      days: 7,
      group: { min: 6, max: 14 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 78_900, 70_900, 62_900, 9_900, 16_500),
        priceBand('peak', 88_900, 79_900, 70_900, 10_900, 20_500),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'car', 'boat'] },
        { meals: ['breakfast', 'dinner'], by: ['boat', 'car', 'walk'], picture: 'kashmir-dal-lake' },
        { meals: ['breakfast', 'dinner'], by: ['car'] },
        { meals: ['breakfast', 'dinner'], by: ['car'] },
        { meals: ['breakfast', 'dinner'], by: ['car', 'walk'] },
        { meals: ['breakfast'], by: ['car', 'flight'] },
        { meals: ['breakfast'], by: ['walk', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'delhi', by: 'flight' },
        { destination: 'srinagar', by: 'flight' },
        { destination: 'gulmarg', by: 'car' },
        { destination: 'pahalgam', by: 'car' },
        { destination: 'delhi', by: 'flight' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 25], [15, 50], [7, 75], [0, 100]),
      visa: 'india',
    },
    texts: {
      en: {
        title: 'Kashmir: a houseboat on Dal, Gulmarg and Pahalgam',
        summary:
          'Five nights in the valley and one in Delhi, by air all the way. Read about the visa first: it is the hard part. Book and pay for the tour only once yours is in the passport.',
        intro:
          'A lake with gardens around it, pine meadows, snow in January, and forty ways of cooking mutton: that is the valley.\n\nThe difficult part is the visa. India stopped tourist visas for Bangladeshis in August 2024, and since then they have been few and slow; what is open changes from month to month. Ask us how things stand today before you plan leave. If it doesn’t come, you owe us nothing for the tour; what you lose is the cost of the visa, which our India guide names.',
        highlights: [
          'A night on a houseboat on Dal Lake, and a shikara at dawn',
          'Hazratbal and the wooden Jamia Masjid of old Srinagar',
          'The Gulmarg gondola: 2,650 to 3,080 m, and on to 3,950 m if it runs',
          'Pahalgam’s river, pines and the valley of Aru or Betaab',
          'Wazwan, the feast of many courses, eaten from one plate',
        ],
        itinerary: [
          {
            title: 'Dhaka to Srinagar via Delhi',
            text: 'Two flights: about 2 h 30 min to Delhi and 1 h 30 min to Srinagar, with three to five hours between for immigration and the change. India is half an hour behind Dhaka. Foreigners are registered at Srinagar airport; it takes ten minutes.\n\nBy boat to the houseboat. In winter the stove is lit and a kangri, a pot of embers, is handed round.',
            stay: 'Houseboat with attached bath, Dal Lake, Srinagar',
          },
          {
            title: 'Lake, gardens and the old city',
            text: 'Shikara at six to the floating vegetable market. Then Nishat and Shalimar, the Mughal gardens, Hazratbal on the west shore, and in the old city the Jamia Masjid with its 370 columns of cedar and the shrine of Khanqah-e-Moula. The Jamia is sometimes closed; then we pray at Hazratbal.',
            stay: '3-star hotel with heating, Srinagar',
          },
          {
            title: 'A day in Gulmarg',
            text: '51 km, an hour and a half to two; in snow the last part is by jeep with chains. Gondola tickets are sold online for fixed hours, and the second stage closes with wind. We book the first stage for you. Boots and coats are hired at Tangmarg for 300 to 500 rupees.',
            stay: 'Same hotel in Srinagar',
          },
          {
            title: 'By saffron fields to Pahalgam',
            text: '90 km in about three hours: Pampore, where saffron flowers in late October, the ruins of Awantipora, and a stop for willow bats and walnuts. Buy saffron only with a GI label. Pahalgam lies at 2,200 m on the Lidder.',
            stay: '3-star hotel by the river, Pahalgam',
          },
          {
            title: 'Valleys around Pahalgam',
            text: 'Local rules require a car of the Pahalgam union: to Betaab, Aru or Chandanwari, as the snow and the police allow. Some meadows, Baisaran among them, were shut after the attack of April 2025; we go only where it is open. Trout by the river, and a free afternoon.',
            stay: 'Same hotel in Pahalgam',
          },
          {
            title: 'Srinagar and on to Delhi',
            text: 'Start at seven; there are several security checks at Srinagar airport, which take two hours. Afternoon flight to Delhi. Evening in the lanes around the Jama Masjid: nihari, kebabs, phirni, all halal.',
            stay: '3-star hotel in Delhi',
          },
          {
            title: 'Delhi and home',
            text: 'Two hours for Humayun’s Tomb or Nizamuddin, if the flight leaves time. Delhi to Dhaka takes about 2 h 30 min.',
          },
        ],
        included: [
          'Economy flights Dhaka–Delhi–Srinagar and back',
          'One night on a houseboat, four in 3-star hotels in Kashmir, one in Delhi; twin sharing',
          'Breakfast daily and dinner on five evenings, halal, one of them a wazwan',
          'Car with driver, also the union car in Pahalgam for one valley',
          'Shikara at dawn, garden tickets, gondola first stage',
        ],
        excluded: [
          'Visa; see our India guide for what is open, the fee and the papers',
          'Lunches, about 300 to 600 rupees each',
          'Gondola second stage, ponies, snow gear',
          'Travel insurance',
          'Tips and personal expenses',
        ],
        hotel:
          'Houseboat on Dal with attached bath; 3-star with heating in Srinagar and Pahalgam; 3-star in Delhi',
        travel:
          'One stop, in Delhi; about 2 h 30 min and 1 h 30 min in the air; car with driver in the valley',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed. Houseboats have open decks: keep hold of small children. The gondola’s second stage isn’t for children under 3 or people with heart trouble.',
        cancellation:
          'Tickets are bought only after the visa, so if it is refused, you lose what the visa cost and pay nothing for the tour. Once it is granted, the steps above apply. If the authorities close the valley before we leave, or we think it unsafe, we call the tour off: you choose another date or get back all that you paid.',
        faq: questions({
          'Can I get an Indian tourist visa now?':
            'Perhaps. Since August 2024 visas have been limited, mostly to medical and urgent journeys, and appointments are scarce. We write what we know, with its date, in our India guide, and tell you frankly by phone if the chance is poor at the moment.',
          'When do I pay?':
            'First ask for your seats, by the form or by phone: we note them free of charge. Book them once the visa is in the passport; you pay half then, and the rest 15 days before departure. If the air fare has risen when we buy the tickets, the first ৳3,000 per person is on us; if it has risen by more, we ask you before buying.',
          'Is it safe?':
            'In April 2025 gunmen killed 26 people near Pahalgam. Tourism has come back since, with many checks, and some places are shut. Read the advice of our Foreign Ministry, and decide without hurry. We don’t go when roads or flights are under orders to close.',
          'Will my phone work?':
            'Roaming and prepaid SIM cards from elsewhere don’t work in Jammu and Kashmir. Hotels have Wi-Fi, and our driver’s phone is at your disposal. Pay in cash; take enough rupees from Delhi.',
          'How cold is it?':
            'December to February is minus 5 to plus 8 degrees, with snow in Gulmarg. Tulips come in late March and April, summer is 15 to 30, and the chinar trees turn red in late October.',
        }),
        seo: {
          title: 'Kashmir tour from Dhaka: Dal Lake, Gulmarg, Pahalgam',
          description:
            'Seven days in Kashmir from Dhaka by air: houseboat, Gulmarg, Pahalgam, Delhi. A frank word on visas; you pay after yours is granted.',
        },
      },
      bn: {
        title: 'কাশ্মীর: ডাল লেকের হাউসবোট, গুলমার্গ ও পহেলগাম',
        summary:
          'উপত্যকায় পাঁচ রাত, দিল্লিতে এক রাত, পুরোটাই আকাশপথে। আগে ভিসার কথাটা পড়ুন; কঠিন অংশ ওটাই। ট্যুর বুক করে টাকা দেবেন পাসপোর্টে ভিসা লাগার পরেই।',
        intro:
          'কাশ্মীর উপত্যকা মানে লেকের চারপাশে বাগান, পাইনের মাঠ, জানুয়ারিতে পা ডোবানো বরফ, আর খাসির মাংসের চল্লিশ রকম রান্না।\n\nকঠিন অংশটা ভিসা। ২০২৪ সালের আগস্টে ভারত বাংলাদেশিদের ট্যুরিস্ট ভিসা বন্ধ করে; তারপর থেকে ভিসা হচ্ছে কম, সময়ও লাগছে বেশি। কী খোলা, তা মাসে মাসে বদলায়। ছুটি নেওয়ার আগে আজকের অবস্থা আমাদের কাছে জেনে নিন। ভিসা না হলে ট্যুরের জন্য কোনো টাকা লাগবে না; যাবে শুধু ভিসার খরচ, যা আমাদের ভারত গাইডে লেখা আছে।',
        highlights: [
          'ডাল লেকে হাউসবোটে এক রাত, ভোরে শিকারা',
          'হজরতবাল আর পুরোনো শ্রীনগরের কাঠের জামিয়া মসজিদ',
          'গুলমার্গ গন্ডোলা: ২,৬৫০ থেকে ৩,০৮০ মিটার; চালু থাকলে ৩,৯৫০ পর্যন্ত',
          'পহেলগামের নদী, পাইনবন আর আরু বা বেতাব উপত্যকা',
          'ওয়াজওয়ান: এক থালায় ভাগ করে খাওয়া বহু পদের ভোজ',
        ],
        itinerary: [
          {
            title: 'দিল্লি হয়ে ঢাকা থেকে শ্রীনগর',
            text: 'দুটি ফ্লাইট: দিল্লি প্রায় ২ ঘণ্টা ৩০ মিনিট, শ্রীনগর ১ ঘণ্টা ৩০ মিনিট; মাঝে ইমিগ্রেশন আর প্লেন বদলাতে তিন থেকে পাঁচ ঘণ্টা। ভারতের ঘড়ি ঢাকার চেয়ে আধা ঘণ্টা পিছিয়ে। শ্রীনগর এয়ারপোর্টে বিদেশিদের নাম লেখাতে হয়, দশ মিনিটের কাজ।\n\nনৌকায় হাউসবোট। শীতে চুলা জ্বলে, হাতে হাতে ঘোরে কাংড়ি, মানে কয়লার আগুনের পাত্র।',
            stay: 'শ্রীনগরের ডাল লেকে হাউসবোট, সঙ্গে বাথরুম',
          },
          {
            title: 'লেক, বাগান আর পুরোনো শহর',
            text: 'ভোর ছয়টায় শিকারায় ভাসমান সবজিবাজার। তারপর মোগল বাগান নিশাত আর শালিমার, লেকের পশ্চিম পাড়ে হজরতবাল, পুরোনো শহরে ৩৭০ দেবদারু খুঁটির জামিয়া মসজিদ আর খানকাহ-ই-মওলা। জামিয়া মসজিদ কখনো কখনো বন্ধ থাকে; তখন নামাজ হজরতবালে।',
            stay: 'শ্রীনগরে হিটারসহ ৩ তারকা হোটেল',
          },
          {
            title: 'গুলমার্গে এক দিন',
            text: '৫১ কিলোমিটার, দেড় থেকে দুই ঘণ্টা; বরফ পড়লে শেষ পথটা চাকায় চেইন লাগানো জিপে। গন্ডোলার টিকেট অনলাইনে নির্দিষ্ট সময়ের জন্য বিক্রি হয়, বাতাস হলে দ্বিতীয় ধাপ বন্ধ। প্রথম ধাপের টিকেট আমরা কেটে রাখি। ট্যাংমার্গে বুট আর কোট ভাড়া ৩০০ থেকে ৫০০ রুপি।',
            stay: 'শ্রীনগরের একই হোটেল',
          },
          {
            title: 'জাফরানখেত হয়ে পহেলগাম',
            text: '৯০ কিলোমিটার, প্রায় তিন ঘণ্টা: পাম্পোর, যেখানে অক্টোবরের শেষে জাফরান ফোটে; অবন্তিপোরার ধ্বংসাবশেষ; উইলো কাঠের ব্যাট আর আখরোটের দোকান। জাফরান কিনলে জিআই লেবেল দেখে। পহেলগাম লিডার নদীর ধারে, ২,২০০ মিটার ওপরে।',
            stay: 'পহেলগামে নদীর ধারে ৩ তারকা হোটেল',
          },
          {
            title: 'পহেলগামের আশপাশের উপত্যকা',
            text: 'এখানকার নিয়মে স্থানীয় ইউনিয়নের গাড়ি নিতে হয়: বরফ আর পুলিশের অনুমতি বুঝে বেতাব, আরু বা চন্দনওয়াড়ি। ২০২৫ সালের এপ্রিলের হামলার পর বৈসরনসহ কয়েকটি জায়গা বন্ধ হয়; খোলা যেটা, শুধু সেখানেই যাই। নদীর ধারে ট্রাউট মাছ, বিকেলটা ফাঁকা।',
            stay: 'পহেলগামের একই হোটেল',
          },
          {
            title: 'শ্রীনগর হয়ে দিল্লি',
            text: 'সকাল সাতটায় রওনা; শ্রীনগর এয়ারপোর্টে কয়েক দফা তল্লাশি, ঘণ্টা দুয়েক লাগে। বিকেলের ফ্লাইটে দিল্লি। সন্ধ্যায় জামা মসজিদের গলিতে নিহারি, কাবাব, ফিরনি—সব হালাল।',
            stay: 'দিল্লিতে ৩ তারকা হোটেল',
          },
          {
            title: 'দিল্লি, তারপর বাড়ি',
            text: 'ফ্লাইটের সময় বুঝে ঘণ্টা দুয়েক হুমায়ুনের সমাধি বা নিজামুদ্দিন। দিল্লি থেকে ঢাকা প্রায় ২ ঘণ্টা ৩০ মিনিট।',
          },
        ],
        included: [
          'ঢাকা-দিল্লি-শ্রীনগর যাওয়া-আসার ইকোনমি টিকেট',
          'হাউসবোটে এক রাত, কাশ্মীরে ৩ তারকা হোটেলে চার রাত, দিল্লিতে এক রাত; এক রুমে দুজন',
          'রোজ নাশতা, পাঁচ রাতের হালাল ডিনার, তার এক রাতে ওয়াজওয়ান',
          'চালকসহ গাড়ি; পহেলগামে এক উপত্যকার জন্য ইউনিয়নের গাড়িও',
          'ভোরের শিকারা, বাগানের টিকেট, গন্ডোলার প্রথম ধাপ',
        ],
        excluded: [
          'ভিসা; কী খোলা, খরচ আর কাগজপত্র আমাদের ভারত গাইডে দেখুন',
          'লাঞ্চ, প্রতিবেলা মোটামুটি ৩০০ থেকে ৬০০ রুপি',
          'গন্ডোলার দ্বিতীয় ধাপ, ঘোড়া, বরফের পোশাক',
          'ভ্রমণবিমা',
          'বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'ডাল লেকে বাথরুমসহ হাউসবোট; শ্রীনগর ও পহেলগামে হিটারসহ ৩ তারকা; দিল্লিতে ৩ তারকা',
        travel: 'দিল্লিতে এক বিরতি; আকাশে প্রায় ২ ঘণ্টা ৩০ মিনিট আর ১ ঘণ্টা ৩০ মিনিট; উপত্যকায় চালকসহ গাড়ি',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। হাউসবোটের বারান্দা খোলা, ছোটদের হাত ধরে রাখবেন। গন্ডোলার দ্বিতীয় ধাপ ৩ বছরের কম শিশু আর হার্টের রোগীর জন্য নয়।',
        cancellation:
          'টিকেট কাটা হয় ভিসার পরে, তাই ভিসা না হলে যাবে শুধু ভিসার খরচ, ট্যুরের জন্য কিছু দিতে হবে না। ভিসা হওয়ার পর ওপরের ধাপ অনুযায়ী। রওনা হওয়ার আগে সরকার উপত্যকা বন্ধ করলে, বা আমাদের কাছে নিরাপদ মনে না হলে, আমরা ট্যুর বাতিল করি: অন্য তারিখ নিতে পারেন, নয়তো দেওয়া পুরো টাকা ফেরত।',
        faq: questions({
          'এখন ভারতের ট্যুরিস্ট ভিসা পাওয়া যায়?':
            'হতে পারে, না-ও হতে পারে। ২০২৪ সালের আগস্ট থেকে ভিসা সীমিত, বেশির ভাগ চিকিৎসা আর জরুরি কাজে; অ্যাপয়েন্টমেন্টও মেলে কম। আমরা যা জানি, তারিখসহ ভারত গাইডে লিখে রাখি। এই মুহূর্তে সম্ভাবনা কম হলে ফোনে সোজাসুজি বলি।',
          'টাকা কখন দেব?':
            'আগে ফর্মে বা ফোনে আসন চেয়ে রাখুন; আসন লিখে রাখতে টাকা লাগে না। বুক করবেন পাসপোর্টে ভিসা লাগার পর; তখন অর্ধেক, বাকিটা যাত্রার ১৫ দিন আগে। টিকেট কেনার দিন বিমানভাড়া বেড়ে থাকলে জনপ্রতি ৳৩,০০০ পর্যন্ত আমরাই দিই; এর বেশি বাড়লে কেনার আগে আপনাকে জিজ্ঞেস করি।',
          'যাওয়া কি নিরাপদ?':
            '২০২৫ সালের এপ্রিলে পহেলগামের কাছে হামলায় ২৬ জন মারা যান। এরপর পর্যটন ফিরেছে, তবে তল্লাশি অনেক, কিছু জায়গা বন্ধ। আমাদের পররাষ্ট্র মন্ত্রণালয়ের পরামর্শ পড়ুন, তাড়াহুড়ো না করে সিদ্ধান্ত নিন। রাস্তা বা ফ্লাইট বন্ধের আদেশ থাকলে আমরা যাই না।',
          'ফোন চলবে?':
            'জম্মু-কাশ্মীরে রোমিং বা বাইরের প্রিপেইড সিম চলে না। হোটেলে ওয়াই-ফাই আছে, চালকের ফোনও ব্যবহার করতে পারবেন। খরচ নগদে; দিল্লি থেকেই যথেষ্ট রুপি নিয়ে নেবেন।',
          'ঠান্ডা কেমন?':
            'ডিসেম্বর থেকে ফেব্রুয়ারি মাইনাস ৫ থেকে প্লাস ৮ ডিগ্রি, গুলমার্গে বরফ। মার্চের শেষ আর এপ্রিলে টিউলিপ, গরমকালে ১৫ থেকে ৩০ ডিগ্রি, অক্টোবরের শেষে চিনারপাতা লাল।',
        }),
        seo: {
          title: 'ঢাকা থেকে কাশ্মীর: ডাল লেক, গুলমার্গ, পহেলগাম',
          description:
            'আকাশপথে সাত দিনের কাশ্মীর: হাউসবোট, গুলমার্গ, পহেলগাম, দিল্লি। ভিসার আসল অবস্থাসহ; টাকা ভিসা হওয়ার পরে।',
        },
      },
    },
  };
};

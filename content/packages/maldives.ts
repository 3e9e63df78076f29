import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const maldives: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 6,
    from: 20,
    every: 3,
    count: 9,
    nights: 3,
    seats: 16,
    band: 'regular',
    holidayBand: 'peak',
    taken: [14, 16, 13, 9, 15, 6, 4, 2, 0],
    cutOffDays: 14,
  });
  return {
    slug: 'maldives',
    cover: 'maldives',
    gallery: ['visa-maldives'],
    departures,
    facts: {
      market: 'international',
      country: 'MV',
      destinations: ['maafushi', 'male'],
      themes: ['beach', 'honeymoon', 'family'],
      nights: 3,
      days: 4,
      group: { min: 4, max: 16 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 72_900, 64_900, 56_900, 8_900, 16_500),
        priceBand('peak', 83_900, 73_900, 64_900, 9_900, 21_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'boat'] },
        { meals: ['breakfast', 'lunch'], by: ['boat'], picture: 'maldives' },
        { meals: ['breakfast', 'dinner'], by: ['walk'] },
        { meals: ['breakfast'], by: ['boat', 'walk', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'male', by: 'flight' },
        { destination: 'maafushi', by: 'boat' },
        { destination: 'male', by: 'boat' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([30, 15], [15, 40], [7, 75], [0, 100]),
      visa: 'maldives',
    },
    texts: {
      en: {
        title: 'Maldives: three nights on Maafushi',
        summary:
          'A guest house on a local island instead of a resort: the same lagoon for far less, halal food everywhere and the call to prayer from the island’s own mosque.',
        intro:
          'A night in a resort villa can cost more than this whole journey. Maafushi is an island where Maldivians live, 27 km south of the airport. It has sand streets, a school, mosques, and small hotels two minutes from the water.\n\nOne day is for the reef, one is free. You may spend it at a resort on a day pass and come back to sleep.',
        highlights: [
          'Snorkelling over two reefs with masks, fins and a guide in the water',
          'An hour on a sandbank with nothing on it but our lunch',
          'Looking for dolphins from the boat on the way home',
          'A free day: beach, kayak or a day pass in a resort',
          'A walk through Malé: the Friday Mosque of coral stone and the fish market',
        ],
        itinerary: [
          {
            title: 'Dhaka to Malé, speedboat to Maafushi',
            text: 'Direct flight on most of our dates, about 4 h 10 min; on others one stop in Colombo. The Maldives is one hour behind Dhaka. The visa is stamped on arrival; we fill in the IMUGA form with you beforehand.\n\nThe jetty is across the road from arrivals. A shared speedboat takes 35 to 45 minutes. Dinner is grilled reef fish on the sand.',
            stay: '3-star guest house on Maafushi, two minutes from the beach',
          },
          {
            title: 'Reef, sandbank, dolphins',
            text: 'Mas huni for breakfast: tuna, coconut, onion and flat bread. The boat leaves at nine for two snorkelling stops, with life jackets for those who don’t swim. Lunch is served on a sandbank; take a hat and long sleeves, as there is no shade at all.\n\nOn the way back the crew looks for spinner dolphins. They come on most days, not on all.',
            stay: 'Same guest house',
          },
          {
            title: 'A day without a plan',
            text: 'Bikini Beach is the island’s beach for visitors; elsewhere on the island shoulders and knees are covered. Kayaks are rented by the hour. A resort day pass with lunch costs about 100 to 180 US dollars, boat included; tell us two days ahead.\n\nFor the last evening there is a barbecue by the water.',
            stay: 'Same guest house',
          },
          {
            title: 'Malé on foot and home',
            text: 'Early speedboat to Malé. In two hours on foot: the old Friday Mosque (Hukuru Miskiy, 1658), the Sultan Park and the fish market. Bags wait at the jetty. Then ten minutes over the bridge to the airport and the flight home.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Malé',
          'Three nights, twin sharing, with breakfast',
          'Speedboat airport to Maafushi and back',
          'Snorkelling day with mask, fins, guide and lunch on the sandbank',
          'Dinner on the first and the third evening',
          'Green tax of the guest house nights and help with the IMUGA form',
        ],
        excluded: [
          'Other meals, about 8 to 15 US dollars each',
          'Resort day pass and water sports',
          'Travel insurance',
          'Tips and personal expenses',
        ],
        hotel: '3-star guest house with AC and hot water on Maafushi, two minutes’ walk from the beach',
        travel: 'Flight of about 4 h 10 min, or one stop; speedboat of about 40 minutes',
        childPolicy:
          'Infants under 2 share your bed. From 2 to 11 with or without an extra bed. Life jackets come in children’s sizes too; under 6 we advise the sandbank rather than the reef.',
        cancellation:
          'The guest house asks for full payment 15 days ahead, so we keep a larger share from then on. If boats don’t sail because of weather we pay the extra night on the island or move the reef day, whichever applies.',
        faq: questions({
          'Do we need a visa?':
            'Bangladeshi passports get 30 days on arrival, free. You show a return ticket, the hotel booking and enough money for the stay; the passport should be valid for at least a month after the stay, better six. Details are in our Maldives guide.',
          'Is the food halal?':
            'The Maldives is a Muslim country and all food on local islands is halal. Alcohol isn’t sold there. Resorts serve it on their own islands.',
          'Can we sleep one night in a water villa?':
            'Yes, from about ৳45,000 more a night for two, depending on the season. The resort’s boat often costs 100 dollars or more a head; we tell you the total before you choose.',
          'When is the sea calm?':
            'December to April is dry with clear water. From May to October wind and rain come in turns; prices fall and the reef trip may move to another day.',
          'Does it suit small children?':
            'Yes. The lagoon is shallow and nothing is far. The speedboat can be bumpy in the wet season; sit in the back.',
        }),
        seo: {
          title: 'Maldives tour from Dhaka: 3 nights on Maafushi',
          description:
            'Four days in the Maldives from Dhaka: flight, island guest house, speedboat, reef and sandbank day. Visa on arrival. Dates and prices.',
        },
      },
      bn: {
        title: 'মালদ্বীপ: মাফুশি দ্বীপে তিন রাত',
        summary:
          'রিসোর্ট নয়, লোকাল দ্বীপের গেস্ট হাউস। একই নীল পানি, খরচ অনেক কম; সব খাবার হালাল, আর আজান শোনা যায় দ্বীপের মসজিদ থেকেই।',
        intro:
          'রিসোর্টের একটা ভিলায় এক রাতের ভাড়াই এই পুরো সফরের চেয়ে বেশি হতে পারে। মাফুশিতে মালদ্বীপের মানুষ থাকেন; এয়ারপোর্ট থেকে ২৭ কিলোমিটার দক্ষিণে। বালুর রাস্তা, স্কুল, মসজিদ আর পানি থেকে দুই মিনিট দূরে ছোট ছোট হোটেল।\n\nএক দিন রিফের জন্য, এক দিন একদম খালি। চাইলে সেদিন কোনো রিসোর্টে ডে-পাস নিয়ে ঘুরে এসে রাতে ফিরে ঘুমাবেন।',
        highlights: [
          'দুটি রিফে স্নরকেলিং; মাস্ক, ফিন আর পানিতে সঙ্গে গাইড',
          'খালি এক বালুচরে এক ঘণ্টা, দুপুরের খাবারও সেখানেই',
          'ফেরার পথে নৌকা থেকে ডলফিন খোঁজা',
          'একটা ফাঁকা দিন: সৈকত, কায়াক বা রিসোর্টের ডে-পাস',
          'হেঁটে মালে শহর: প্রবালপাথরের জুমা মসজিদ আর মাছের বাজার',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে মালে, স্পিডবোটে মাফুশি',
            text: 'বেশির ভাগ তারিখে সরাসরি ফ্লাইট, প্রায় ৪ ঘণ্টা ১০ মিনিট; কোনো কোনো তারিখে কলম্বোয় এক বিরতি। মালদ্বীপের ঘড়ি ঢাকার চেয়ে এক ঘণ্টা পিছিয়ে। ভিসা সেখানে নেমেই; ইমুগা ফর্ম আগেই আমরা আপনার সঙ্গে পূরণ করে রাখি।\n\nএয়ারপোর্ট থেকে বেরোলেই ঘাট। স্পিডবোটে ৩৫ থেকে ৪৫ মিনিট। রাতে বালুর ওপর বসে গ্রিল করা মাছ।',
            stay: 'মাফুশিতে ৩ তারকা মানের গেস্ট হাউস, সৈকত দুই মিনিট',
          },
          {
            title: 'রিফ, বালুচর, ডলফিন',
            text: 'নাশতায় মাস হুনি: টুনা, নারকেল, পেঁয়াজ আর রুটি। নয়টায় নৌকা ছাড়ে, দুই জায়গায় স্নরকেলিং। সাঁতার না জানলেও লাইফ জ্যাকেট পরে নামা যায়। দুপুরের খাবার বালুচরে; কোনো ছায়া নেই, তাই টুপি আর ফুলহাতা জামা নেবেন।\n\nফেরার পথে মাঝিরা ডলফিন খোঁজেন। বেশির ভাগ দিন দেখা মেলে, সব দিন নয়।',
            stay: 'একই গেস্ট হাউস',
          },
          {
            title: 'কোনো পরিকল্পনা ছাড়া একটা দিন',
            text: 'পর্যটকদের জন্য আলাদা সৈকত আছে, নাম বিকিনি বিচ; দ্বীপের অন্য জায়গায় কাঁধ-হাঁটু ঢাকা পোশাকই নিয়ম। কায়াক ঘণ্টা হিসাবে ভাড়া মেলে। লাঞ্চ আর নৌকাসহ রিসোর্টের ডে-পাস মোটামুটি ১০০ থেকে ১৮০ ডলার; দুদিন আগে জানাবেন।\n\nশেষ সন্ধ্যায় পানির ধারে বারবিকিউ।',
            stay: 'একই গেস্ট হাউস',
          },
          {
            title: 'হেঁটে মালে, তারপর বাড়ি',
            text: 'ভোরের স্পিডবোটে মালে। দুই ঘণ্টার হাঁটায় ১৬৫৮ সালের পুরোনো জুমা মসজিদ (হুকুরু মিস্কি), সুলতান পার্ক আর মাছের বাজার। ব্যাগ থাকবে ঘাটে। সেতু পেরিয়ে এয়ারপোর্ট দশ মিনিট, তারপর ফ্লাইট।',
          },
        ],
        included: [
          'ঢাকা-মালে-ঢাকা ইকোনমি টিকেট',
          'তিন রাত গেস্ট হাউস, এক রুমে দুজন, নাশতাসহ',
          'এয়ারপোর্ট-মাফুশি-এয়ারপোর্ট স্পিডবোট',
          'মাস্ক, ফিন, গাইড আর বালুচরে লাঞ্চসহ স্নরকেলিংয়ের দিন',
          'প্রথম ও তৃতীয় রাতের ডিনার',
          'গেস্ট হাউসের গ্রিন ট্যাক্স, ইমুগা ফর্ম পূরণে সাহায্য',
        ],
        excluded: [
          'অন্য খাবার, প্রতিবেলা মোটামুটি ৮ থেকে ১৫ ডলার',
          'রিসোর্টের ডে-পাস আর ওয়াটার স্পোর্টস',
          'ভ্রমণবিমা',
          'বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'মাফুশিতে এসি ও গরম পানিসহ ৩ তারকা মানের গেস্ট হাউস, সৈকত হেঁটে দুই মিনিট',
        travel: 'ফ্লাইট প্রায় ৪ ঘণ্টা ১০ মিনিট, অথবা এক বিরতি; স্পিডবোট প্রায় ৪০ মিনিট',
        childPolicy:
          '২ বছরের কম বয়সীরা মা-বাবার বিছানায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। ছোটদের মাপের লাইফ জ্যাকেট আছে; ৬ বছরের নিচে হলে রিফের চেয়ে বালুচরই ভালো।',
        cancellation:
          'গেস্ট হাউস ১৫ দিন আগে পুরো টাকা নেয়, তাই তখন থেকে কাটার অংশ বাড়ে। আবহাওয়ার কারণে নৌকা না ছাড়লে দ্বীপে বাড়তি রাতের খরচ আমাদের, অথবা রিফের দিনটা সরানো হবে।',
        faq: questions({
          'ভিসা লাগে?':
            'বাংলাদেশি পাসপোর্টে নেমেই ৩০ দিনের ভিসা, ফি নেই। ফিরতি টিকেট, হোটেল বুকিং আর থাকার খরচ দেখাতে হয়; সফর শেষের পরও পাসপোর্টের মেয়াদ অন্তত এক মাস থাকা চাই, ছয় মাস হলে নিশ্চিন্ত। বিস্তারিত আমাদের মালদ্বীপ গাইডে।',
          'খাবার কি হালাল?':
            'মালদ্বীপ মুসলিম দেশ, লোকাল দ্বীপে সব খাবারই হালাল। সেখানে মদ বিক্রি হয় না; রিসোর্টগুলোর নিজেদের দ্বীপে হয়।',
          'এক রাত ওয়াটার ভিলায় থাকা যায়?':
            'যায়। মৌসুমভেদে দুজনের এক রাতে বাড়তি ৳৪৫,০০০ থেকে শুরু। রিসোর্টের নৌকাভাড়াও অনেক সময় জনপ্রতি ১০০ ডলার বা তার বেশি; দুটো মিলিয়ে কত, আগে জানিয়ে দিই।',
          'সাগর কখন শান্ত থাকে?':
            'ডিসেম্বর থেকে এপ্রিল শুকনো, পানিও স্বচ্ছ। মে থেকে অক্টোবর রোদ-বৃষ্টি-বাতাস মিলিয়ে; দাম কমে, তবে রিফের দিন এদিক-ওদিক হতে পারে।',
          'ছোট বাচ্চা নিয়ে যাওয়া যাবে?':
            'যাবে। লেগুন অগভীর, সবকিছু হাঁটার দূরত্বে। বর্ষায় স্পিডবোট বেশ দোলে, তখন পেছনের দিকে বসবেন।',
        }),
        seo: {
          title: 'ঢাকা থেকে মালদ্বীপ ট্যুর: মাফুশিতে ৩ রাত',
          description:
            'ঢাকা থেকে চার দিনের মালদ্বীপ: ফ্লাইট, গেস্ট হাউস, স্পিডবোট, স্নরকেলিং। ভিসা সেখানে নেমেই। তারিখ ও দাম।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const bangkokPattaya: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    from: 36,
    every: 3,
    count: 10,
    nights: 4,
    seats: 24,
    band: 'regular',
    holidayBand: 'peak',
    taken: [24, 22, 15, 11, 19, 7, 4, 6, 2, 0],
    cutOffDays: 30,
  });
  return {
    slug: 'bangkok-pattaya',
    cover: 'bangkok',
    gallery: ['visa-thailand', 'post-halal-thailand'],
    departures,
    facts: {
      market: 'international',
      country: 'TH',
      destinations: ['bangkok', 'pattaya'],
      themes: ['city', 'beach', 'family'],
      nights: 4,
      days: 5,
      group: { min: 8, max: 24 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 54_900, 48_900, 42_900, 6_900, 11_000),
        priceBand('peak', 61_900, 54_900, 47_900, 7_900, 13_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast', 'lunch'], by: ['boat'] },
        { meals: ['breakfast'], by: ['coach', 'boat'], picture: 'bangkok' },
        { meals: ['breakfast'], by: ['coach', 'walk'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'bangkok', by: 'flight' },
        { destination: 'pattaya', by: 'coach' },
        { destination: 'bangkok', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 25], [15, 50], [7, 75], [0, 100]),
      visa: 'thailand',
    },
    texts: {
      en: {
        title: 'Bangkok and Pattaya: temples, river and the sea',
        summary:
          'Two nights by the sea in Pattaya and two in Bangkok, with return flights from Dhaka, a boat to Koh Larn, the old city by river and halal food within a short walk of both hotels.',
        intro:
          'Most first journeys abroad from Dhaka lead here, and for good reasons: the flight takes two and a half hours, the sea is two hours from the airport, and it is easy with children.\n\nWe begin in Pattaya, while everyone is fresh, and keep Bangkok for the end, so that what you buy is carried only once. Half of each Bangkok day is left to you.',
        highlights: [
          'A speedboat day on Koh Larn, with lunch, about 20 minutes off the Pattaya shore',
          'Wat Arun and Wat Pho, by boat on the Chao Phraya',
          'The Marble Temple and the flower market at Pak Khlong Talat',
          'A full free afternoon for Pratunam, MBK or Chatuchak, as you like',
          'Both hotels close to halal kitchens and to a mosque',
        ],
        itinerary: [
          {
            title: 'Dhaka to Bangkok, and on to Pattaya',
            text: 'Direct flight, about 2 h 30 min; Bangkok is one hour ahead of Dhaka. Our coach waits outside arrivals at Suvarnabhumi and takes the motorway to Pattaya, 120 km, about two hours.\n\nThe evening is for Beach Road and a halal dinner together: tom yum, fried fish and rice.',
            stay: '3-star hotel in central Pattaya, 10 minutes on foot from the beach',
          },
          {
            title: 'Koh Larn by speedboat',
            text: 'From Bali Hai pier to the island by nine, before the crowd. Tawaen is the lively beach, Samae the clear one; we stop at both. Water sports such as parasailing cost extra: agree on the price first. Lunch is a halal seafood set on the beach.\n\nBack by three. The hill at Pratamnak is good for the view of the bay at sunset.',
            stay: 'Same hotel in Pattaya',
          },
          {
            title: 'Back to Bangkok and out on the river',
            text: 'Coach at nine, 150 km to the middle of Bangkok, two to three hours with the traffic. After Zuhr and lunch we take the river: Wat Arun, then the ferry across to the reclining Buddha of Wat Pho. Cover shoulders and knees at both.\n\nThe evening is free. The streets off Sukhumvit Soi 3 have Bangladeshi, Arab and Indian halal restaurants.',
            stay: '3-star hotel near Nana or Pratunam, Bangkok',
          },
          {
            title: 'Half a day of sights, half a day of shops',
            text: 'The Marble Temple and the flower market in the morning. You may swap these for the Grand Palace, whose ticket (about 500 baht) you pay there; it closes at 3.30 pm. From noon you’re free: Pratunam for clothes, MBK for phones, Chatuchak at the weekend.\n\nFor prayers our guide shows the way to the Darul Aman mosque near Phetchaburi Soi 7.',
            stay: 'Same hotel in Bangkok',
          },
          {
            title: 'Home to Dhaka',
            text: 'Breakfast, check-out by noon, and a coach to the airport, to be there three hours before the flight. If yours is in the afternoon or evening, bags stay at the reception and the morning is free.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Bangkok with checked baggage as the ticket says',
          'Four nights, twin sharing, with breakfast',
          'All transfers by AC coach, airport to airport',
          'Koh Larn by speedboat with halal lunch',
          'Half-day river tour with Wat Arun and Wat Pho tickets',
          'Welcome dinner in Pattaya',
          'Bangla-speaking tour leader from Dhaka for groups of 15 or more',
        ],
        excluded: [
          'Visa; see our Thailand guide for the fee and the papers',
          'Other lunches and dinners, about 150 to 300 baht each',
          'Grand Palace, shows and water sports',
          'Travel insurance',
          'Tips, laundry and personal expenses',
        ],
        hotel: '3-star hotels in central Pattaya and in Nana or Pratunam, breakfast with halal choices',
        travel: 'Direct flight, about 2 h 30 min; AC coach on the ground',
        childPolicy:
          'Infants under 2 fly on a lap and share your bed. Children from 2 to 11 pay the price with bed if they want an extra bed, or without if they sleep with you; a room takes one extra bed. From 12 on, the adult price applies.',
        cancellation:
          'The share we keep covers ticket and hotel penalties. The visa fee isn’t refunded once the application is in. If your visa is refused we give back all but the airline’s charge and ৳2,000, as long as your papers were genuine. A seat can pass to another person only before tickets are issued.',
        faq: questions({
          'Do you do the visa as well?':
            'Yes, if you wish. Bangladeshis apply for the Thai e-Visa online; it usually takes 8 to 12 working days. Fee and checklist are in our Thailand guide. We need your papers about 30 days before departure, which is why seats close then.',
          'Is the food halal everywhere?':
            'At the lunch and the dinner in the price, yes. Hotel breakfasts are mixed, with eggs, bread, fruit and a marked halal corner where the hotel has one. Around both hotels there are halal restaurants; look for the green and white mark of the Central Islamic Council of Thailand.',
          'What is the Thailand Digital Arrival Card?':
            'A free form on the immigration website, filled in within three days before you land. We do it with you and print it.',
          'How is the weather?':
            'November to February is dry, 22 to 32 degrees. March to May is very hot. From June to October there are afternoon showers, and a boat day may move by a day if the sea is rough.',
          'Can we add Phuket or Krabi?':
            'Yes, with a domestic flight of about 1 h 20 min and at least two nights more. Tell us when you ask, and we’ll quote it separately.',
        }),
        seo: {
          title: 'Bangkok and Pattaya tour from Dhaka, 4 nights',
          description:
            'Five days in Bangkok and Pattaya from Dhaka: flights, 3-star hotels, Koh Larn, river tour, halal food. Dates, seats and full prices.',
        },
      },
      bn: {
        title: 'ব্যাংকক ও পাতায়া: মন্দির, নদী আর সাগর',
        summary:
          'পাতায়ায় সাগরপাড়ে দুই রাত, ব্যাংককে দুই রাত। ঢাকা থেকে যাওয়া-আসার ফ্লাইট, স্পিডবোটে কোরাল আইল্যান্ড, নৌকায় পুরোনো শহর—আর দুই হোটেলের কাছেই হালাল খাবার।',
        intro:
          'ঢাকা থেকে অনেকের প্রথম বিদেশ সফর ব্যাংকক দিয়েই শুরু। কারণও আছে: ফ্লাইট আড়াই ঘণ্টার, এয়ারপোর্ট থেকে সাগর দুই ঘণ্টার পথ, আর বাচ্চা নিয়ে ঘোরা সহজ।\n\nশরীর চাঙা থাকতে থাকতে আগে পাতায়া, শেষে ব্যাংকক। তাতে কেনাকাটার ব্যাগ একবারই টানতে হয়। ব্যাংককের দিনগুলোর অর্ধেকটা আপনার নিজের।',
        highlights: [
          'পাতায়া থেকে স্পিডবোটে মিনিট বিশেকের পথ কোরাল আইল্যান্ড (কো লার্ন), দুপুরের খাবারসহ',
          'চাও ফ্রায়া নদীতে নৌকা করে ওয়াট অরুণ আর ওয়াট ফো',
          'মার্বেল টেম্পল আর পাক খ্লং তালাতের ফুলের বাজার',
          'প্রাতুনাম, এমবিকে বা চাতুচাকে কেনাকাটার জন্য পুরো একটা বিকেল',
          'দুই হোটেলেরই কাছে হালাল খাবারের দোকান আর মসজিদ',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে ব্যাংকক হয়ে পাতায়া',
            text: 'সরাসরি ফ্লাইট, প্রায় ২ ঘণ্টা ৩০ মিনিট। ব্যাংককের ঘড়ি ঢাকার চেয়ে এক ঘণ্টা এগিয়ে। সুবর্ণভূমি এয়ারপোর্টে আমাদের বাস থাকবে; মোটরওয়ে ধরে পাতায়া ১২০ কিলোমিটার, ঘণ্টা দুয়েক লাগে।\n\nসন্ধ্যায় বিচ রোডে হাঁটা, তারপর সবাই মিলে হালাল রেস্তোরাঁয় টম ইয়াম, ভাজা মাছ আর ভাত।',
            stay: 'পাতায়ার মাঝখানে ৩ তারকা হোটেল, সৈকত হেঁটে ১০ মিনিট',
          },
          {
            title: 'স্পিডবোটে কোরাল আইল্যান্ড',
            text: 'ভিড় হওয়ার আগেই, সকাল নয়টার মধ্যে বালি হাই ঘাট থেকে দ্বীপে। তাওয়েন বিচ জমজমাট, সামায়ে বিচের পানি বেশি স্বচ্ছ; দুটোতেই নামব। প্যারাসেইলিংয়ের মতো খেলার খরচ আলাদা, দাম আগে ঠিক করে নেবেন। দুপুরে সৈকতেই হালাল সি-ফুড।\n\nতিনটার মধ্যে ফেরা। সূর্যাস্ত দেখার জন্য প্রাতামনাক পাহাড় ভালো জায়গা।',
            stay: 'পাতায়ার একই হোটেল',
          },
          {
            title: 'ব্যাংককে ফেরা, বিকেলে নদীতে',
            text: 'সকাল নয়টায় বাস। ব্যাংকক শহর ১৫০ কিলোমিটার, যানজটসহ দুই থেকে তিন ঘণ্টা। জোহর আর দুপুরের খাবারের পর নদীতে: প্রথমে ওয়াট অরুণ, তারপর ফেরিতে ওপারে ওয়াট ফোর শায়িত বুদ্ধ। দুই জায়গাতেই কাঁধ আর হাঁটু ঢাকা পোশাক চাই।\n\nসন্ধ্যা আপনার। সুখুমভিত সয় ৩-এর গলিগুলোতে বাংলাদেশি, আরব আর ভারতীয় হালাল রেস্তোরাঁ আছে।',
            stay: 'নানা বা প্রাতুনাম এলাকায় ৩ তারকা হোটেল, ব্যাংকক',
          },
          {
            title: 'আধা দিন ঘোরা, আধা দিন কেনাকাটা',
            text: 'সকালে মার্বেল টেম্পল আর ফুলের বাজার। চাইলে তার বদলে গ্র্যান্ড প্যালেস দেখতে পারেন; টিকেট (প্রায় ৫০০ বাথ) নিজের, বন্ধ হয় বিকেল সাড়ে তিনটায়। দুপুর থেকে ছুটি: কাপড়ের জন্য প্রাতুনাম, মোবাইলের জন্য এমবিকে, শনি-রবি হলে চাতুচাক।\n\nনামাজের জন্য ফেচাবুরি সয় ৭-এর কাছে দারুল আমান মসজিদের পথ গাইড দেখিয়ে দেবেন।',
            stay: 'ব্যাংককের একই হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'নাশতার পর দুপুর ১২টার মধ্যে রুম ছাড়া, ফ্লাইটের তিন ঘণ্টা আগে এয়ারপোর্ট। ফ্লাইট বিকেলে বা রাতে হলে ব্যাগ রিসেপশনে রেখে সকালটা ঘুরে নেওয়া যায়।',
          },
        ],
        included: [
          'ঢাকা-ব্যাংকক-ঢাকা ইকোনমি টিকেট, টিকেটে লেখা ব্যাগেজসহ',
          'চার রাত হোটেল, এক রুমে দুজন, সকালের নাশতাসহ',
          'এয়ারপোর্ট থেকে এয়ারপোর্ট পর্যন্ত সব যাতায়াত এসি বাসে',
          'স্পিডবোটে কোরাল আইল্যান্ড, দুপুরে হালাল খাবার',
          'আধা দিনের নদীভ্রমণ, ওয়াট অরুণ ও ওয়াট ফোর টিকেট',
          'প্রথম রাতে পাতায়ায় সবার ডিনার',
          '১৫ জন বা তার বেশি হলে ঢাকা থেকে বাংলাভাষী ট্যুর লিডার',
        ],
        excluded: [
          'ভিসা; খরচ আর কাগজপত্র আমাদের থাইল্যান্ড গাইডে দেখুন',
          'অন্য লাঞ্চ ও ডিনার, প্রতিবেলা মোটামুটি ১৫০ থেকে ৩০০ বাথ',
          'গ্র্যান্ড প্যালেস, শো আর ওয়াটার স্পোর্টস',
          'ভ্রমণবিমা',
          'বকশিশ, লন্ড্রি আর ব্যক্তিগত খরচ',
        ],
        hotel: 'পাতায়ার কেন্দ্রে আর ব্যাংককের নানা বা প্রাতুনামে ৩ তারকা হোটেল, নাশতায় হালাল পদ থাকে',
        travel: 'সরাসরি ফ্লাইট, প্রায় ২ ঘণ্টা ৩০ মিনিট; সেখানে এসি বাস',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়, ঘুমায় মা-বাবার সঙ্গে। ২ থেকে ১১ বছরের শিশুর বাড়তি বেড লাগলে বেডসহ দাম, না লাগলে বেড ছাড়া দাম। এক রুমে একটির বেশি বাড়তি বেড দেওয়া যায় না। ১২ বছর থেকে পুরো দাম।',
        cancellation:
          'যে অংশ কাটা হয়, তা টিকেট আর হোটেলের জরিমানার জন্য। আবেদন জমা হয়ে গেলে ভিসা ফি ফেরত হয় না। কাগজপত্র সঠিক থাকার পরও ভিসা না হলে এয়ারলাইনের চার্জ আর ৳২,০০০ বাদে সব টাকা ফেরত। টিকেট কাটার আগে পর্যন্ত আসন অন্য কাউকে দেওয়া যায়।',
        faq: questions({
          'ভিসাও কি আপনারা করে দেন?':
            'চাইলে দিই। বাংলাদেশিদের থাই ই-ভিসার আবেদন অনলাইনে হয়, সাধারণত ৮ থেকে ১২ কর্মদিবস লাগে। খরচ আর কাগজের তালিকা আমাদের থাইল্যান্ড গাইডে আছে। কাগজপত্র যাত্রার প্রায় ৩০ দিন আগে চাই, তাই বুকিংও তখনই বন্ধ হয়।',
          'সব খাবার কি হালাল?':
            'প্যাকেজের লাঞ্চ-ডিনার হালাল। হোটেলের নাশতা মিশ্র: ডিম, রুটি, ফল থাকে; কোনো কোনো হোটেলে আলাদা হালাল কর্নারও আছে। দুই হোটেলের আশপাশেই হালাল রেস্তোরাঁ পাবেন; সেন্ট্রাল ইসলামিক কাউন্সিলের হালাল চিহ্নটা দেখে নেবেন।',
          'থাইল্যান্ড ডিজিটাল অ্যারাইভাল কার্ড কী?':
            'ইমিগ্রেশনের ওয়েবসাইটে একটা ফর্ম, কোনো ফি নেই। নামার আগের তিন দিনের মধ্যে পূরণ করতে হয়। আমরা আপনার সঙ্গে বসে পূরণ করে প্রিন্ট দিয়ে দিই।',
          'আবহাওয়া কেমন থাকে?':
            'নভেম্বর থেকে ফেব্রুয়ারি শুকনো, ২২ থেকে ৩২ ডিগ্রি। মার্চ থেকে মে খুব গরম। জুন থেকে অক্টোবর বিকেলে বৃষ্টি হয়; সাগর উত্তাল থাকলে দ্বীপের দিনটা এক দিন সরতে পারে।',
          'সঙ্গে ফুকেট বা ক্রাবি যোগ করা যায়?':
            'যায়। ব্যাংকক থেকে অভ্যন্তরীণ ফ্লাইটে প্রায় ১ ঘণ্টা ২০ মিনিট, আরও অন্তত দুই রাত লাগবে। বললে আলাদা করে দাম জানিয়ে দেব।',
        }),
        seo: {
          title: 'ঢাকা থেকে ব্যাংকক-পাতায়া ট্যুর, ৪ রাত',
          description:
            'ঢাকা থেকে পাঁচ দিনের ব্যাংকক-পাতায়া: ফ্লাইট, ৩ তারকা হোটেল, কোরাল আইল্যান্ড, হালাল খাবার। তারিখ, আসন আর পুরো দাম।',
        },
      },
    },
  };
};

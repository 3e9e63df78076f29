import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const kualaLumpurLangkawi: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    from: 35,
    every: 3,
    count: 9,
    nights: 5,
    seats: 22,
    band: 'regular',
    holidayBand: 'peak',
    taken: [21, 13, 22, 10, 8, 16, 5, 2, 0],
    cutOffDays: 28,
  });
  return {
    slug: 'kuala-lumpur-langkawi',
    cover: 'kuala-lumpur',
    gallery: ['langkawi', 'visa-malaysia'],
    departures,
    facts: {
      market: 'international',
      country: 'MY',
      destinations: ['kuala-lumpur', 'genting', 'langkawi'],
      themes: ['city', 'beach', 'family', 'honeymoon'],
      nights: 5,
      days: 6,
      group: { min: 8, max: 22 },
      hotelStars: 4,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 76_900, 68_900, 59_900, 8_900, 17_500),
        priceBand('peak', 87_900, 78_900, 68_900, 9_900, 21_500),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast'], by: ['coach'], picture: 'kuala-lumpur' },
        { meals: ['breakfast'], by: ['flight', 'car'] },
        { meals: ['breakfast', 'lunch'], by: ['boat', 'car'], picture: 'langkawi' },
        { meals: ['breakfast', 'dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'kuala-lumpur', by: 'flight' },
        { destination: 'genting', by: 'coach' },
        { destination: 'langkawi', by: 'flight' },
        { destination: 'kuala-lumpur', by: 'flight' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 25], [15, 50], [7, 75], [0, 100]),
      visa: 'malaysia',
    },
    texts: {
      en: {
        title: 'Kuala Lumpur and Langkawi: towers, a cool hill and an island',
        summary:
          'Three nights in Kuala Lumpur with a day in Genting, two on the island of Langkawi, all flights included. A Muslim-majority country where food and prayer need no planning.',
        intro:
          'Malaysia is the easiest country we know for a family that wants halal food without asking. Every mall has a surau, and most places to eat have a halal mark.\n\nTwo days belong to the capital and the hills above it, two to Langkawi: a cable car over rainforest, a boat through mangroves, and a long beach at Cenang. The two are an hour apart by air.',
        highlights: [
          'The Petronas Towers by night, lit up above KLCC park',
          'Genting Highlands by the Awana SkyWay, 1,800 metres up and often in cloud',
          'Langkawi SkyCab to 708 metres, with the curved bridge below the top',
          'Mangroves, eagles and bats’ caves by boat in the Kilim Geoforest Park',
          'Putrajaya’s pink mosque by its lake',
        ],
        itinerary: [
          {
            title: 'Dhaka to Kuala Lumpur',
            text: 'Direct flight, about 3 h 50 min; Malaysia is two hours ahead of Dhaka. On the way from the airport we stop in Putrajaya, where the Putra Mosque stands over the lake. Robes are lent at the door.\n\nDinner in Bukit Bintang: nasi lemak, satay, or the first biryani of the journey.',
            stay: '4-star hotel in Bukit Bintang, Kuala Lumpur',
          },
          {
            title: 'Batu Caves and Genting',
            text: 'Batu Caves at nine, before the heat: 272 painted steps; monkeys take bags and bottles. Then 45 km into the hills. The cable car takes ten minutes to Genting, where it is 16 to 22 degrees and a jacket is welcome.\n\nThe hill has a large theme park and also a casino, which we don’t visit. Back for the lights of the towers in KLCC park.',
            stay: 'Same hotel in Kuala Lumpur',
          },
          {
            title: 'By air to Langkawi',
            text: 'A flight of about an hour, then twenty minutes to Cenang. After Zuhr the SkyCab on Mount Machinchang; with wind or thunder it stops, so we hold a second slot. The Sky Bridge is 125 m long and has a small ticket of its own.\n\nSunset on the beach, grilled fish at a night market; which village has it depends on the weekday.',
            stay: '4-star hotel at Pantai Cenang, five minutes from the sand',
          },
          {
            title: 'Mangroves by boat',
            text: 'Three to four hours in the Kilim Geoforest Park: limestone walls, brahminy kites, a bat cave, a floating fish farm and lunch on the water. The afternoon is free: Eagle Square, duty-free chocolate in Kuah, or nothing but the beach. Jellyfish come now and then; ask the lifeguard.',
            stay: 'Same hotel in Langkawi',
          },
          {
            title: 'Back to the capital',
            text: 'Noon flight to Kuala Lumpur. Masjid Jamek where the rivers meet, Merdeka Square, then Central Market for batik and Bukit Bintang for everything else. Farewell dinner: fish head curry and roti canai.',
            stay: '4-star hotel in Bukit Bintang, Kuala Lumpur',
          },
          {
            title: 'Home to Dhaka',
            text: 'An hour to the airport by coach, or 28 minutes by the KLIA Ekspres if you want to stay longer in town. Flight to Dhaka.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Kuala Lumpur, and both Langkawi flights',
          'Five nights in 4-star hotels, twin sharing, with breakfast',
          'Airport transfers and drives by AC coach or car',
          'Genting cable car, Langkawi SkyCab, Kilim boat with lunch',
          'Dinners on days 1 and 5',
          'Help with the Malaysia Digital Arrival Card',
        ],
        excluded: [
          'Visa; see our Malaysia guide for the fee and the papers',
          'Tourism tax, 10 ringgit per room per night, paid at the hotel',
          'Other meals, about 15 to 35 ringgit each',
          'Twin Towers deck, theme parks, Sky Bridge',
          'Travel insurance, tips and personal expenses',
        ],
        hotel: '4-star in Bukit Bintang and at Pantai Cenang, both with a pool and halal breakfast',
        travel: 'Direct flight, about 3 h 50 min; flights of about 1 h to and from Langkawi',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed; both hotels have rooms for two adults and two children. Life jackets on the Kilim boats fit from about 4 years.',
        cancellation:
          'Tickets to Langkawi aren’t refundable, so something is kept at every step. If the visa is refused although your papers were genuine, we keep the airline’s charge and ৳2,000.',
        faq: questions({
          'Which visa is it?':
            'An eVISA, applied for online, usually 5 to 7 working days; it is printed and shown with the return ticket. Rules for Bangladeshis have changed several times, so see on our Malaysia guide when we last checked it.',
          'Is all food halal?':
            'Where you see the JAKIM mark, yes, and that is most places. Chinese restaurants without it serve pork; our group meals are at marked ones.',
          'When does it rain in Langkawi?':
            'September and October are the wettest. November to April is dry with calm water. Kuala Lumpur has a shower on many afternoons all year.',
          'Can we add Singapore?':
            'Yes, at the end, as Malaysia’s eVISA is for one entry: five to six hours by coach from Kuala Lumpur, or an hour by air, with its own visa. Two more nights cost from about ৳32,000 a person.',
          'Is it good for a honeymoon?':
            'Take the same dates with a sea-view room in Langkawi for about ৳9,000 more per couple for the two nights. Bring the marriage certificate; some hotels ask.',
        }),
        seo: {
          title: 'Kuala Lumpur and Langkawi tour from Dhaka, 5 nights',
          description:
            'Six days in Malaysia from Dhaka: flights, 4-star hotels, Genting, Langkawi cable car and mangroves, halal food. Dates, seats, prices.',
        },
      },
      bn: {
        title: 'কুয়ালালামপুর ও লাংকাউই: টাওয়ার, ঠান্ডা পাহাড় আর দ্বীপ',
        summary:
          'কুয়ালালামপুরে তিন রাত, সঙ্গে গেন্টিংয়ে এক দিন; লাংকাউই দ্বীপে দুই রাত, সব ফ্লাইটসহ। মুসলিমপ্রধান দেশ, তাই খাবার আর নামাজ নিয়ে আলাদা ভাবতে হয় না।',
        intro:
          'পরিবার নিয়ে নিশ্চিন্তে হালাল খেতে চাইলে মালয়েশিয়ার মতো সহজ দেশ কম। সব শপিং মলে নামাজের ঘর “সুরাউ”, বেশির ভাগ খাবারের দোকানে হালাল চিহ্ন।\n\nদুই দিন রাজধানী আর তার কাছের পাহাড়ে, দুই দিন লাংকাউইয়ে: বনের মাথার ওপর দিয়ে কেবল কার, ম্যানগ্রোভের ভেতর নৌকা, চেনাংয়ের লম্বা সৈকত। মাঝখানে উড়োজাহাজে এক ঘণ্টা।',
        highlights: [
          'কেএলসিসি পার্ক থেকে রাতের আলোয় পেট্রোনাস টাওয়ার',
          'আওয়ানা স্কাইওয়েতে গেন্টিং হাইল্যান্ডস, ১,৮০০ মিটার ওপরে, প্রায়ই মেঘের ভেতর',
          'লাংকাউই স্কাইক্যাবে ৭০৮ মিটার, চূড়ার নিচে বাঁকানো স্কাই ব্রিজ',
          'কিলিম জিওফরেস্ট পার্কে নৌকায় ম্যানগ্রোভ, ঈগল আর বাদুড়ের গুহা',
          'লেকের পাড়ে পুত্রাজায়ার গোলাপি মসজিদ',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে কুয়ালালামপুর',
            text: 'সরাসরি ফ্লাইট, প্রায় ৩ ঘণ্টা ৫০ মিনিট; মালয়েশিয়ার ঘড়ি ঢাকার চেয়ে দুই ঘণ্টা এগিয়ে। এয়ারপোর্ট থেকে আসার পথে পুত্রাজায়া, লেকের ওপর পুত্রা মসজিদ। দরকারে দরজায় আলখাল্লা ধার দেয়।\n\nবুকিত বিনতাংয়ে ডিনার: নাসি লেমাক, সাতে, অথবা সফরের প্রথম বিরিয়ানি।',
            stay: 'কুয়ালালামপুরের বুকিত বিনতাংয়ে ৪ তারকা হোটেল',
          },
          {
            title: 'বাতু কেভস আর গেন্টিং',
            text: 'রোদ চড়ার আগে, সকাল নয়টায় বাতু কেভস: ২৭২টি রঙিন সিঁড়ি; বানর ব্যাগ আর বোতল টানে, সাবধান। তারপর পাহাড়ে ৪৫ কিলোমিটার। কেবল কারে দশ মিনিটে গেন্টিং; ১৬ থেকে ২২ ডিগ্রি, হালকা জ্যাকেট লাগবে।\n\nওপরে বড় থিম পার্ক আছে, ক্যাসিনোও আছে; সেখানে আমরা যাই না। ফিরে কেএলসিসি পার্ক থেকে রাতের টাওয়ার।',
            stay: 'কুয়ালালামপুরের একই হোটেল',
          },
          {
            title: 'উড়োজাহাজে লাংকাউই',
            text: 'ঘণ্টাখানেকের ফ্লাইট, তারপর বিশ মিনিটে চেনাং। জোহরের পর মাচিনচাং পাহাড়ে স্কাইক্যাব; জোর বাতাসে বা বাজ পড়লে বন্ধ থাকে, তাই আরেকটা সময়ও হাতে রাখি। ১২৫ মিটার লম্বা স্কাই ব্রিজের টিকেট আলাদা, দাম অল্প।\n\nসৈকতে সূর্যাস্ত, রাতের বাজারে গ্রিল মাছ; কোন গ্রামে বাজার, সেটা বার অনুযায়ী।',
            stay: 'পানতাই চেনাংয়ে ৪ তারকা হোটেল, সৈকত পাঁচ মিনিট',
          },
          {
            title: 'নৌকায় ম্যানগ্রোভ',
            text: 'কিলিম জিওফরেস্ট পার্কে তিন-চার ঘণ্টা: চুনাপাথরের পাহাড়, শঙ্খচিল, বাদুড়ের গুহা, ভাসমান মাছের খামার, পানির ওপরেই লাঞ্চ। বিকেল ফাঁকা: ঈগল স্কয়ার, কুয়াহ শহরে শুল্কমুক্ত চকলেট, অথবা শুধু সৈকত। মাঝেমধ্যে জেলিফিশ আসে; নামার আগে লাইফগার্ডকে জিজ্ঞেস করুন।',
            stay: 'লাংকাউইয়ের একই হোটেল',
          },
          {
            title: 'রাজধানীতে ফেরা',
            text: 'দুপুরের ফ্লাইটে কুয়ালালামপুর। দুই নদীর মোহনায় মসজিদ জামেক, মারদেকা স্কয়ার, বাটিকের জন্য সেন্ট্রাল মার্কেট আর বাকি সবকিছুর জন্য বুকিত বিনতাং। বিদায়ী ডিনারে মাছের মাথার কারি আর রুটি চানাই।',
            stay: 'কুয়ালালামপুরের বুকিত বিনতাংয়ে ৪ তারকা হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'বাসে এয়ারপোর্ট এক ঘণ্টা; শহরে আরেকটু থাকতে চাইলে কেএলআইএ এক্সপ্রেস ট্রেনে ২৮ মিনিট। তারপর ঢাকার ফ্লাইট।',
          },
        ],
        included: [
          'ঢাকা-কুয়ালালামপুর-ঢাকা ইকোনমি টিকেট, লাংকাউইয়ের যাওয়া-আসার ফ্লাইটও',
          'পাঁচ রাত ৪ তারকা হোটেল, এক রুমে দুজন, নাশতাসহ',
          'এয়ারপোর্টের যাতায়াত ও ঘোরা এসি বাস বা গাড়িতে',
          'গেন্টিং কেবল কার, লাংকাউই স্কাইক্যাব, লাঞ্চসহ কিলিমের নৌকা',
          'প্রথম ও পঞ্চম দিনের ডিনার',
          'মালয়েশিয়া ডিজিটাল অ্যারাইভাল কার্ড পূরণে সাহায্য',
        ],
        excluded: [
          'ভিসা; খরচ আর কাগজপত্র আমাদের মালয়েশিয়া গাইডে দেখুন',
          'ট্যুরিজম ট্যাক্স, রুমপ্রতি রাতে ১০ রিঙ্গিত, হোটেলে দিতে হয়',
          'অন্য খাবার, প্রতিবেলা মোটামুটি ১৫ থেকে ৩৫ রিঙ্গিত',
          'টুইন টাওয়ারের ডেক, থিম পার্ক, স্কাই ব্রিজ',
          'ভ্রমণবিমা, বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'বুকিত বিনতাং ও পানতাই চেনাংয়ে ৪ তারকা; দুটোতেই সুইমিংপুল আর হালাল নাশতা',
        travel: 'সরাসরি ফ্লাইট, প্রায় ৩ ঘণ্টা ৫০ মিনিট; লাংকাউই একেক দিকে প্রায় ১ ঘণ্টার ফ্লাইট',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া; দুই হোটেলেই এক রুমে দুজন বড় আর দুটি শিশু থাকতে পারে। কিলিমের নৌকার লাইফ জ্যাকেট মোটামুটি ৪ বছর থেকে গায়ে লাগে।',
        cancellation:
          'লাংকাউইয়ের টিকেট ফেরত হয় না, তাই প্রতি ধাপেই কিছু কাটা যায়। সঠিক কাগজ দিয়েও ভিসা না হলে কাটা যাবে শুধু এয়ারলাইনের চার্জ আর ৳২,০০০।',
        faq: questions({
          'কোন ভিসা লাগবে?':
            'অনলাইনে ই-ভিসা, সাধারণত ৫ থেকে ৭ কর্মদিবস; প্রিন্ট করে ফিরতি টিকেটের সঙ্গে দেখাতে হয়। বাংলাদেশিদের নিয়ম কয়েকবার বদলেছে, তাই আমাদের মালয়েশিয়া গাইডে “শেষ যাচাই” কবে, দেখে নেবেন।',
          'সব খাবার কি হালাল?':
            'যেখানে জাকিম চিহ্ন আছে সেখানে হ্যাঁ, আর বেশির ভাগ জায়গায় আছে। চিহ্ন ছাড়া চীনা রেস্তোরাঁয় শূকরের মাংস থাকে; দলের খাবার সব চিহ্ন দেওয়া জায়গায়।',
          'লাংকাউইয়ে বৃষ্টি কখন?':
            'সেপ্টেম্বর-অক্টোবরে সবচেয়ে বেশি। নভেম্বর থেকে এপ্রিল শুকনো, পানি শান্ত। কুয়ালালামপুরে সারা বছরই অনেক বিকেলে এক পশলা হয়।',
          'সিঙ্গাপুর যোগ করা যায়?':
            'যায়, তবে সবার শেষে, কারণ মালয়েশিয়ার ই-ভিসায় একবারই ঢোকা যায়। কুয়ালালামপুর থেকে বাসে পাঁচ-ছয় ঘণ্টা, ফ্লাইটে এক ঘণ্টা; ভিসা আলাদা। বাড়তি দুই রাতে জনপ্রতি মোটামুটি ৳৩২,০০০ থেকে।',
          'হানিমুনের জন্য কেমন?':
            'একই তারিখে লাংকাউইয়ে সি-ভিউ রুম নিতে পারেন, দুই রাতে দম্পতিপ্রতি বাড়তি মোটামুটি ৳৯,০০০। বিয়ের সনদ সঙ্গে রাখবেন, কোনো কোনো হোটেল দেখতে চায়।',
        }),
        seo: {
          title: 'ঢাকা থেকে কুয়ালালামপুর ও লাংকাউই, ৫ রাত',
          description:
            'ঢাকা থেকে ছয় দিনের মালয়েশিয়া: ফ্লাইট, ৪ তারকা হোটেল, গেন্টিং, লাংকাউই, হালাল খাবার। তারিখ, আসন আর দাম।',
        },
      },
    },
  };
};

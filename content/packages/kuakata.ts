import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const kuakata: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 10,
    every: 3,
    everyInWinter: 1,
    count: 9,
    nights: 2,
    seats: 28,
    band: 'regular',
    holidayBand: 'peak',
    taken: [13, 26, 19, 28, 8, 6, 9, 2, 0],
  });
  return {
    slug: 'kuakata',
    cover: 'kuakata',
    gallery: [],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['kuakata', 'barishal'],
      themes: ['beach', 'river', 'family'],
      nights: 2,
      days: 3,
      group: { min: 12, max: 28 },
      hotelStars: 3,
      flightsIncluded: false,
      mainTransport: 'launch',
      bands: [
        priceBand('regular', 7_900, 6_600, 5_200, 0, 2_600),
        priceBand('peak', 9_400, 7_800, 6_100, 0, 3_400),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['launch'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['coach', 'car'], picture: 'kuakata' },
        { meals: ['breakfast', 'lunch'], by: ['car', 'coach'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'barishal', by: 'launch' },
        { destination: 'kuakata', by: 'coach' },
        { destination: 'dhaka', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Kuakata: by launch to the sunrise beach',
        summary:
          'A cabin on the night launch to Barishal, a day and a night where the sun both rises and sets over the sea, and the Padma Bridge home. Thursday evening to Saturday night, no leave needed.',
        intro:
          'Since the Padma Bridge opened most people go to Kuakata by road in seven hours. We still go by launch, because a night on the Meghna with hilsa for dinner is half of the tour. You wake in Barishal at five and are by the sea for a late breakfast.\n\nHome we take the bridge: 295 km, most of it by daylight. One night in a cabin, one in a hotel.',
        highlights: [
          'A double cabin on the Barishal launch from Sadarghat',
          'Sunset at the meeting of three rivers, sunrise at Gangamati, from one beach',
          'Red crabs at low tide, seen from a distance so that they stay out',
          'The Rakhine monasteries of Kuakata and Misripara',
          'Hilsa on the river, tuna and rupchanda by the sea',
        ],
        itinerary: [
          {
            title: 'Night launch from Sadarghat',
            text: 'Meet at Sadarghat, Barishal pontoon, at half past seven; the launch leaves at about nine. Cabins for two on the upper deck, a roof to sit on, and dinner brought to you: rice, fried hilsa, dal charchari. Bed by eleven. In fog the launch anchors and waits.',
            stay: 'On the launch, AC cabin for two, shared toilets',
          },
          {
            title: 'Barishal at dawn, Kuakata by breakfast',
            text: 'Barishal at about five. Tea on the pontoon, then our coach south over the Payra bridge, 110 km, about three hours. Breakfast and rooms at nine, a rest, Jumu’ah, and a lunch of rupchanda and shrimp bhorta.\n\nAt three by battery van along the beach to the west: the fish-drying village (November to March), Lebur Char with its keora trees, and the meeting of three rivers for the sunset. Grilled fish by the shore for dinner; you choose the fish yourself.',
            stay: '3-star hotel, five minutes from the beach',
          },
          {
            title: 'Sunrise, red crabs, and the bridge home',
            text: 'Up at half past four for Gangamati, 8 km east, where the sun comes out of the sea in winter and from behind the trees in summer. On the way back the red crabs, the old boat dug out of the sand, and Misripara, whose seated Buddha is about ten metres high.\n\nBreakfast at nine, the Rakhine market, an early lunch, and the coach at one. Over the Padma Bridge at sunset in winter; Arambagh between eight and nine in the evening.',
          },
        ],
        included: [
          'AC double cabin on the launch, Dhaka to Barishal',
          'AC coach Barishal to Kuakata and Kuakata to Dhaka',
          'One night in Kuakata, twin sharing',
          'Six meals, from dinner on the launch to lunch on Saturday',
          'Battery vans for both rounds, entry fees',
          'A tour leader from Dhaka',
        ],
        excluded: [
          'Snacks on the launch and at stops',
          'Boat trip to Fatrar Char (about ৳400 a person)',
          'Single room and cabin (the single supplement covers both)',
          'Tips',
        ],
        hotel: '3-star, AC, lift, five minutes on foot from Kuakata’s zero point',
        travel: 'Launch cabin to Barishal, about 8 hours; AC coach home over the Padma Bridge, 7 to 8 hours',
        childPolicy:
          'Infants under 2 travel free and share your bed. Children from 2 to 11 have their own seat in the coach; with an extra bed in cabin and hotel they pay the price with bed, otherwise the one without. On the launch’s deck, children under ten stay with an adult. From 12 on, the adult price applies.',
        cancellation: domesticCancellation.en,
        faq: questions({
          'What if the launches stop?':
            'At river signal 2 and above smaller launches stop, at 3 all of them. Then we go by coach from Arambagh at ten in the evening and return the cabin fare. In dense fog the launch may be some hours late, and Friday by the sea gets shorter.',
          'Can we go by coach both ways?':
            'Yes: leave Thursday at ten in the evening, arrive at five in the morning. It costs ৳900 less per person.',
          'Do we see the sun rise and set over the sea?':
            'From November to February both are over water, from Gangamati and from the three rivers. In other months one of the two is over land. On a cloudy day you may see neither.',
          'Is bathing safe?':
            'The beach is flat and the water shallow far out, but there are few lifeguards. Go in at rising tide near the zero point, not at Gangamati, and never from the blocks of the embankment.',
          'Can we stay another night?':
            'Yes, ৳2,300 a person with breakfast; the coach home is then an ordinary AC coach on Sunday.',
        }),
        seo: {
          title: 'Kuakata tour from Dhaka by launch, 2 nights',
          description:
            'Kuakata by launch from Dhaka: AC cabin, 3-star hotel, sunrise and sunset, six meals, home over the Padma Bridge. Dates, seats, full prices.',
        },
      },
      bn: {
        title: 'কুয়াকাটা: লঞ্চে চড়ে সূর্যোদয়ের সৈকতে',
        summary:
          'রাতের লঞ্চের কেবিনে বরিশাল, সাগরে সূর্য ওঠা আর ডোবা দুটোই দেখার সৈকতে এক দিন এক রাত, ফেরা পদ্মা সেতু হয়ে। বৃহস্পতিবার সন্ধ্যা থেকে শনিবার রাত, ছুটি লাগে না।',
        intro:
          'পদ্মা সেতু হওয়ার পর বেশির ভাগ মানুষ সাত ঘণ্টায় সড়কপথেই কুয়াকাটা যান। আমরা এখনো লঞ্চে যাই, কারণ ইলিশ ভাজা খেয়ে মেঘনার ওপর একটা রাত, এটাই সফরের অর্ধেক। ভোর পাঁচটায় ঘুম ভাঙবে বরিশালে, একটু দেরির নাশতা সাগরপাড়ে।\n\nফেরা সেতু দিয়ে, ২৯৫ কিলোমিটারের বেশির ভাগই দিনের আলোয়। এক রাত কেবিনে, এক রাত হোটেলে।',
        highlights: [
          'সদরঘাট থেকে বরিশালের লঞ্চে দুজনের কেবিন',
          'একই সৈকতে তিন নদীর মোহনায় সূর্যাস্ত, গঙ্গামতীতে সূর্যোদয়',
          'ভাটায় লাল কাঁকড়া; দূর থেকে দেখা, যেন গর্তে না লুকায়',
          'কুয়াকাটা আর মিশ্রিপাড়ার রাখাইন বিহার',
          'নদীতে ইলিশ, সাগরপাড়ে টুনা আর রূপচাঁদা',
        ],
        itinerary: [
          {
            title: 'সদরঘাট থেকে রাতের লঞ্চ',
            text: 'সন্ধ্যা সাড়ে ৭টায় সদরঘাটের বরিশাল পন্টুনে এক হব, লঞ্চ ছাড়ে ৯টার দিকে। ওপরের তলায় দুজনের কেবিন, বসার জন্য ছাদ। খাবার আসবে কেবিনেই: ভাত, ইলিশ ভাজা, ডাল চচ্চড়ি। ১১টায় ঘুম। কুয়াশা বেশি হলে লঞ্চ নোঙর ফেলে অপেক্ষা করে।',
            stay: 'লঞ্চে দুজনের এসি কেবিন, কমন টয়লেট',
          },
          {
            title: 'ভোরে বরিশাল, নাশতায় কুয়াকাটা',
            text: 'পাঁচটার দিকে বরিশাল। পন্টুনে চা খেয়ে আমাদের বাসে পায়রা সেতু পেরিয়ে দক্ষিণে ১১০ কিলোমিটার, ঘণ্টা তিনেক। নয়টায় রুম আর নাশতা, একটু বিশ্রাম, জুমা, দুপুরে রূপচাঁদা আর চিংড়িভর্তা।\n\nতিনটায় ব্যাটারির ভ্যানে সৈকত ধরে পশ্চিমে: শুঁটকিপল্লি (নভেম্বর থেকে মার্চ), কেওড়াগাছের লেবুর চর, সূর্যাস্তে তিন নদীর মোহনা। রাতে সৈকতের ধারে মাছ গ্রিল; মাছটা নিজেই বাছবেন।',
            stay: '৩ তারকা হোটেল, সৈকত পাঁচ মিনিট',
          },
          {
            title: 'সূর্যোদয়, লাল কাঁকড়া, সেতু হয়ে ফেরা',
            text: 'ভোর সাড়ে ৪টায় উঠে ৮ কিলোমিটার পুবে গঙ্গামতী; শীতে সূর্য ওঠে সাগর থেকে, গরমে গাছের আড়াল থেকে। ফেরার পথে লাল কাঁকড়া, বালু খুঁড়ে তোলা পুরোনো নৌকা আর মিশ্রিপাড়ার প্রায় দশ মিটার উঁচু বসা বুদ্ধমূর্তি।\n\nনয়টায় নাশতা, রাখাইন মার্কেট, একটু আগেভাগে দুপুরের খাবার, একটায় বাস। শীতে সূর্যাস্তের সময় পদ্মা সেতু; রাত আটটা-নয়টায় আরামবাগ।',
          },
        ],
        included: [
          'ঢাকা থেকে বরিশাল লঞ্চে এসি ডাবল কেবিন',
          'বরিশাল থেকে কুয়াকাটা আর কুয়াকাটা থেকে ঢাকা এসি বাস',
          'কুয়াকাটায় এক রাত, এক রুমে দুজন',
          'ছয় বেলা খাবার, লঞ্চের রাতের খাবার থেকে শনিবারের দুপুর পর্যন্ত',
          'দুই বেলা ঘোরার ব্যাটারির ভ্যান আর প্রবেশ ফি',
          'ঢাকা থেকে দলের সঙ্গে ট্যুর লিডার',
        ],
        excluded: [
          'লঞ্চে আর বিরতিতে টুকটাক নাশতা',
          'নৌকায় ফাতরার চর (জনপ্রতি প্রায় ৪০০ টাকা)',
          'একা রুম ও কেবিন নিলে বাড়তি ভাড়া (দুটো মিলিয়ে)',
          'বকশিশ',
        ],
        hotel: '৩ তারকা, এসি, লিফট আছে; কুয়াকাটা জিরো পয়েন্ট হেঁটে পাঁচ মিনিট',
        travel: 'লঞ্চের কেবিনে বরিশাল, প্রায় ৮ ঘণ্টা; ফেরা পদ্মা সেতু হয়ে এসি বাসে, ৭ থেকে ৮ ঘণ্টা',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না; তারা ঘুমায় মা-বাবার সঙ্গে। ২ থেকে ১১ বছরের শিশু বাসে নিজের সিট পায়; কেবিন আর হোটেলে বাড়তি বেড নিলে বেডসহ দাম, না নিলে বেড ছাড়া। লঞ্চের ডেকে দশ বছরের কম বয়সীরা বড় কারও সঙ্গে থাকবে। ১২ বছর থেকে পুরো দাম।',
        cancellation: domesticCancellation.bn,
        faq: questions({
          'লঞ্চ বন্ধ থাকলে?':
            'নদীবন্দরে ২ নম্বর সংকেতে ছোট লঞ্চ চলে না, ৩ নম্বরে কোনোটাই না। তখন রাত ১০টায় আরামবাগ থেকে বাসে যাই, কেবিনের ভাড়া ফেরত দিই। ঘন কুয়াশায় লঞ্চ কয়েক ঘণ্টা দেরি করতে পারে, সাগরপাড়ের শুক্রবারটা তখন ছোট হয়।',
          'যাওয়া-আসা দুটোই বাসে করা যায়?': 'যায়: বৃহস্পতিবার রাত ১০টায় ছেড়ে ভোর পাঁচটায় পৌঁছানো। খরচ জনপ্রতি ৯০০ টাকা কম।',
          'সূর্য ওঠা আর ডোবা দুটোই কি সাগরে দেখা যায়?':
            'নভেম্বর থেকে ফেব্রুয়ারি দুটোই পানির ওপর, গঙ্গামতী আর তিন নদীর মোহনা থেকে। অন্য মাসে একটা ডাঙার ওপর। মেঘলা দিনে কোনোটাই না-ও দেখা যেতে পারে।',
          'গোসল করা নিরাপদ?':
            'সৈকতের ঢাল কম, অনেক দূর পর্যন্ত পানি অল্প, তবে লাইফগার্ড খুব কম। জোয়ারের সময় জিরো পয়েন্টের কাছে নামুন, গঙ্গামতীতে নয়; বাঁধের ব্লক থেকে তো নয়ই।',
          'আরেক রাত থাকা যায়?': 'যায়, নাশতাসহ জনপ্রতি ২,৩০০ টাকা; তখন ফিরবেন রবিবার সাধারণ এসি বাসে।',
        }),
        seo: {
          title: 'লঞ্চে ঢাকা থেকে কুয়াকাটা ট্যুর, ২ রাত',
          description:
            'লঞ্চে কুয়াকাটা: এসি কেবিন, ৩ তারকা হোটেল, সূর্যোদয় আর সূর্যাস্ত, ছয় বেলা খাবার, পদ্মা সেতু হয়ে ফেরা। তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const coxsBazar: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    fixedWeekday: true,
    from: 12,
    every: 2,
    everyInWinter: 1,
    count: 12,
    nights: 3,
    seats: 36,
    band: 'regular',
    holidayBand: 'peak',
    taken: [25, 34, 36, 17, 20, 9, 12, 4, 8, 2, 0, 0],
  });
  return {
    slug: 'coxs-bazar',
    cover: 'coxs-bazar',
    gallery: ['marine-drive'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['coxs-bazar', 'inani', 'maheshkhali'],
      themes: ['beach', 'family', 'honeymoon'],
      nights: 3,
      days: 4,
      group: { min: 14, max: 36 },
      hotelStars: 3,
      flightsIncluded: false,
      mainTransport: 'coach',
      bands: [
        priceBand('regular', 12_500, 9_800, 6_900, 0, 4_500),
        priceBand('peak', 14_200, 11_000, 7_800, 0, 6_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['coach'] },
        { meals: ['breakfast', 'lunch'], by: ['jeep'], picture: 'marine-drive' },
        { meals: ['breakfast', 'lunch'], by: ['boat', 'walk'] },
        { meals: ['breakfast', 'lunch'], by: ['coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'cumilla', by: 'coach', km: 97 },
        { destination: 'chattogram', by: 'coach', km: 242 },
        { destination: 'coxs-bazar', by: 'coach', km: 396 },
        { destination: 'inani', by: 'jeep', km: 426 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Cox’s Bazar: three nights by the sea',
        summary:
          'One hotel, unpacked once, five minutes from the beach. A jeep down the Marine Drive to Inani, a speedboat to Maheshkhali, and free evenings. AC coach both ways from Dhaka, by day.',
        intro:
          'The longest beach we have, without the rush. Most tours come by night and lose the first day to sleep; we leave Dhaka on Thursday morning, see the sun go down behind Kolatoli on the last stretch, and wake up by the sea.\n\nIt is made for families: the walking is flat, the drives are short, and there are two easy days out with lunch. Everything else is beach.',
        highlights: [
          'Three nights in one hotel, five minutes on foot from Kolatoli beach',
          'The Marine Drive in an open jeep, hills on one side and sea on the other',
          'Low tide on the coral stones of Inani, rupchanda for lunch at Pechar Dwip',
          'Maheshkhali by speedboat, with the Adinath temple on its hill',
          'A mejbani lunch in Chattogram on the way home',
        ],
        itinerary: [
          {
            title: 'By day from Dhaka to the sea',
            text: 'Our own AC coach leaves Arambagh at 7 am. Tea and toilets near Cumilla at half past nine, lunch at a highway restaurant beyond Feni (not in the price), Chattogram bypass in the early afternoon. With ordinary traffic we are in Kolatoli between half past five and seven.\n\nDinner is at the hotel: rice, fried sea fish, two bhortas and lentils. The beach is lit until about ten.',
            stay: '3-star hotel near Kolatoli beach, sea view or side sea view',
          },
          {
            title: 'Marine Drive to Inani',
            text: 'Open-top chander gari down the Marine Drive, about 60 km there and back. Himchhari first, 12 km out: 280-odd steps to the viewpoint, or wait below by the waterfall. Then Inani, 30 km out, whose coral stones show only at low tide; we change the order of the day to suit the tide.\n\nGrilled rupchanda and prawns for lunch at Pechar Dwip. It is Friday, so we stop for Jumu’ah on the way. Back by four for a swim at Kolatoli or Sugandha, between the flags.',
            stay: 'Same hotel',
          },
          {
            title: 'Maheshkhali by speedboat',
            text: 'Twenty minutes over the channel from the No. 6 jetty, in life jackets. On the island: Adinath temple on its hill, the Rakhine monastery and weavers, betel-leaf gardens, salt fields in winter, and the long jetty through the mangrove. We go round by battery rickshaw, three to a rickshaw.\n\nLunch on the island: rice, prawns and fried loitta. Back by three for the last long afternoon on the sand.',
            stay: 'Same hotel',
          },
          {
            title: 'A slow morning and home',
            text: 'Breakfast, then the Burmese market for pickles, shawls and dried fish; ask for the shutki to be wrapped twice. The coach leaves at eleven. Lunch is a mejbani in Chattogram: beef cooked black in mustard oil, with gram dal and white rice; chicken for those who don’t eat beef. You are in Arambagh between ten and eleven at night.',
          },
        ],
        included: [
          'Reserved AC coach, Arambagh to Kolatoli and back',
          'Three nights, twin sharing, AC room',
          'Three breakfasts, three lunches and one dinner, as in the itinerary',
          'Jeep on the Marine Drive and speedboat to Maheshkhali',
          'Battery rickshaws on the island and all entry fees',
          'A tour leader from Dhaka with the group',
        ],
        excluded: [
          'Lunch on the first day, other dinners and snacks',
          'Beach chairs, horse and jet-ski rides, parasailing',
          'Single room (the single supplement)',
          'Tips for drivers and guides',
        ],
        hotel: '3-star, near Kolatoli, lift and generator, five minutes on foot from the beach',
        travel: 'Reserved AC coach both ways from Arambagh, by day, 10 to 12 hours',
        childPolicy: coachChildPolicy.en,
        cancellation: domesticCancellation.en,
        faq: questions({
          'Can we come by train, by night coach or by air?':
            'Yes. The seats on our coach are then taken off your price and the ticket is added at its fare. Trains leave Dhaka early in the morning and late in the evening and take about eight to nine hours; tickets open ten days ahead and go fast before weekends. A flight takes about an hour.',
          'Is it suitable for my parents?':
            'The hotel has a lift, and both days out are by jeep and boat. The steps at Himchhari and Adinath can be left out; someone stays below with them. If a day on the coach is too long, fly down and join us there.',
          'Is it safe to swim?':
            'Between the red and yellow flags and with lifeguards on duty, roughly from eight to five. Red flags mean no bathing. Inani is for walking: the stones are sharp and nobody watches the water.',
          'What if the sea is rough?':
            'From June to September, and before a storm, speedboats may stop. Then we go to Ramu instead, 18 km by road, with its monasteries and the long reclining Buddha.',
          'Do hotels ask for papers?':
            'Yes. Every adult needs an NID or passport, or a clear copy. Couples may be asked for a copy of the marriage certificate; bring one, or a photo on the phone.',
        }),
        seo: {
          title: 'Cox’s Bazar tour from Dhaka, 3 nights 4 days',
          description:
            'Three nights by the sea from Dhaka: AC coach, 3-star hotel near Kolatoli, Marine Drive, Inani and Maheshkhali. Dates, seats and full prices.',
        },
      },
      bn: {
        title: 'কক্সবাজার: সাগরপাড়ে তিন রাত',
        summary:
          'একটাই হোটেল, সৈকত হেঁটে পাঁচ মিনিট। চাঁদের গাড়িতে মেরিন ড্রাইভ ধরে ইনানী, স্পিডবোটে মহেশখালী, আর সন্ধ্যাগুলো আপনার। ঢাকা থেকে এসি বাসে যাওয়া-আসা, দুটোই দিনের বেলা।',
        intro:
          'দেশের সবচেয়ে লম্বা সৈকত, তাড়াহুড়ো ছাড়া। বেশির ভাগ ট্যুর যায় রাতে, প্রথম দিনটা কাটে ঘুমিয়ে। আমরা ঢাকা ছাড়ি বৃহস্পতিবার সকালে, শেষ পথটুকুতে সূর্য ডোবা দেখি, আর পরদিন ঘুম ভাঙে সাগরের পাশে।\n\nপরিবারের কথা ভেবে সাজানো: হাঁটা কম, পথ ছোট, দুপুরের খাবারসহ দুটো দিন বাইরে ঘোরা। বাকি সময় সৈকত।',
        highlights: [
          'এক হোটেলেই তিন রাত, কলাতলী সৈকত হেঁটে পাঁচ মিনিট',
          'খোলা চাঁদের গাড়িতে মেরিন ড্রাইভ, এক পাশে পাহাড়, আরেক পাশে সাগর',
          'ভাটায় ইনানীর প্রবাল পাথর, দুপুরে পেঁচার দ্বীপে রূপচাঁদা',
          'স্পিডবোটে মহেশখালী, পাহাড়ের ওপর আদিনাথ মন্দির',
          'ফেরার পথে মেজবানি, খাস চট্টগ্রামে বসেই',
        ],
        itinerary: [
          {
            title: 'দিনের আলোয় ঢাকা থেকে সাগরপাড়ে',
            text: 'সকাল ৭টায় আরামবাগ থেকে আমাদের রিজার্ভ এসি বাস। সাড়ে ৯টার দিকে কুমিল্লায় চা-বিরতি, ফেনী পেরিয়ে হাইওয়ে রেস্তোরাঁয় দুপুরের খাবার (দামের মধ্যে নয়), দুপুরের পর চট্টগ্রাম বাইপাস। যানজট স্বাভাবিক থাকলে সাড়ে ৫টা থেকে ৭টার মধ্যে কলাতলী।\n\nরাতের খাবার হোটেলে: ভাত, সামুদ্রিক মাছ ভাজা, দুই পদের ভর্তা আর ডাল। সৈকতে রাত ১০টা পর্যন্ত আলো থাকে।',
            stay: 'কলাতলী সৈকতের কাছে ৩ তারকা হোটেল, সামনে বা পাশ থেকে সাগর দেখা যায়',
          },
          {
            title: 'মেরিন ড্রাইভ ধরে ইনানী',
            text: 'ছাদখোলা চাঁদের গাড়িতে মেরিন ড্রাইভ, যাওয়া-আসা মিলিয়ে প্রায় ৬০ কিলোমিটার। প্রথমে ১২ কিলোমিটার দূরে হিমছড়ি: ২৮০টির মতো সিঁড়ি ভেঙে ওপরে, নয়তো নিচে ঝরনার পাশে বসা। তারপর ৩০ কিলোমিটার দূরের ইনানী। প্রবাল পাথর জাগে শুধু ভাটায়; জোয়ার-ভাটা বুঝে দিনটা উল্টেও নিই।\n\nদুপুরে পেঁচার দ্বীপে রূপচাঁদা আর চিংড়ি। শুক্রবার পথেই জুমার বিরতি। চারটার মধ্যে ফিরে কলাতলী বা সুগন্ধায় গোসল, পতাকার ভেতরে থেকে।',
            stay: 'একই হোটেল',
          },
          {
            title: 'স্পিডবোটে মহেশখালী',
            text: '৬ নম্বর ঘাট থেকে চ্যানেল পেরোতে বিশ মিনিট, সবার গায়ে লাইফ জ্যাকেট। দ্বীপে পাহাড়ের ওপর আদিনাথ মন্দির, রাখাইন বিহার আর তাঁত, পানের বরজ, শীতে লবণের মাঠ, প্যারাবনের ভেতর দিয়ে লম্বা জেটি। ঘোরা ব্যাটারির টমটমে, এক গাড়িতে তিনজন।\n\nদুপুরের খাবার দ্বীপেই: ভাত, চিংড়ি, লইট্টা ফ্রাই। তিনটার মধ্যে ফিরে শেষ লম্বা বিকেলটা বালুতে।',
            stay: 'একই হোটেল',
          },
          {
            title: 'ধীরেসুস্থে সকাল, তারপর ঘরে ফেরা',
            text: 'নাশতা সেরে বার্মিজ মার্কেট: আচার, শাল, শুঁটকি; শুঁটকিটা দুই পরত মুড়ে দিতে বলবেন। বাস ১১টায়। দুপুরে চট্টগ্রামে মেজবানি: সরষের তেলে কালো করে রাঁধা গরুর মাংস, চনার ডাল, সাদা ভাত; গরু না খেলে মুরগি। রাত ১০টা থেকে ১১টার মধ্যে আরামবাগ।',
          },
        ],
        included: [
          'রিজার্ভ এসি বাস, আরামবাগ থেকে কলাতলী, যাওয়া-আসা',
          'তিন রাত এসি রুম, এক রুমে দুজন',
          'তিন সকালের নাশতা, তিন দুপুর আর এক রাতের খাবার, দিন অনুযায়ী',
          'মেরিন ড্রাইভে চাঁদের গাড়ি, মহেশখালীর স্পিডবোট',
          'দ্বীপে টমটম আর সব জায়গার প্রবেশ ফি',
          'ঢাকা থেকে দলের সঙ্গে ট্যুর লিডার',
        ],
        excluded: [
          'প্রথম দিনের দুপুরের খাবার, অন্য রাতের খাবার আর টুকটাক নাশতা',
          'বিচ চেয়ার, ঘোড়া, জেট স্কি, প্যারাসেইলিং',
          'একা রুম নিলে বাড়তি ভাড়া',
          'চালক আর গাইডের বকশিশ',
        ],
        hotel: '৩ তারকা, কলাতলীর কাছে; লিফট ও জেনারেটর আছে, সৈকত হেঁটে পাঁচ মিনিট',
        travel: 'আরামবাগ থেকে রিজার্ভ এসি বাসে যাওয়া-আসা, দিনের বেলা, ১০ থেকে ১২ ঘণ্টা',
        childPolicy: coachChildPolicy.bn,
        cancellation: domesticCancellation.bn,
        faq: questions({
          'ট্রেনে, নাইট কোচে বা প্লেনে যাওয়া যায়?':
            'যায়। আমাদের বাসের অংশটুকু বাদ দিয়ে টিকেটের আসল ভাড়া যোগ হবে। ট্রেন ঢাকা ছাড়ে ভোরে আর রাতে, লাগে আট-নয় ঘণ্টা; টিকেট খোলে দশ দিন আগে, ছুটির আগে তাড়াতাড়ি ফুরায়। প্লেনে প্রায় এক ঘণ্টা।',
          'মা-বাবাকে নিয়ে যাওয়া কি ঠিক হবে?':
            'হোটেলে লিফট আছে, ঘোরা গাড়িতে আর বোটে। হিমছড়ি আর আদিনাথের সিঁড়ি বাদ দেওয়া যায়; নিচে তাঁদের সঙ্গে আমাদের একজন থাকবেন। সারা দিন বাসে বসা কষ্টের হলে প্লেনে গিয়ে ওখানে দলের সঙ্গে যোগ দিন।',
          'সাগরে নামা কতটা নিরাপদ?':
            'লাল-হলুদ পতাকার ভেতরে, লাইফগার্ড থাকা অবস্থায়, মোটামুটি সকাল ৮টা থেকে বিকেল ৫টা। লাল পতাকা মানে নামা যাবে না। ইনানী হাঁটার জায়গা: পাথর ধারালো, লাইফগার্ডও নেই।',
          'সাগর উত্তাল থাকলে?':
            'জুন থেকে সেপ্টেম্বরে বা ঝড়ের আগে স্পিডবোট বন্ধ থাকতে পারে। তখন মহেশখালীর বদলে যাই রামু, সড়কপথে ১৮ কিলোমিটার; বৌদ্ধ বিহার আর বিশাল শায়িত বুদ্ধমূর্তি দেখতে।',
          'হোটেলে কী কাগজ লাগে?':
            'প্রাপ্তবয়স্ক সবার এনআইডি বা পাসপোর্ট, নয়তো পরিষ্কার কপি। দম্পতিদের কাবিননামার কপি চাইতে পারে; একটা সঙ্গে রাখুন, ফোনে ছবি থাকলেও চলে।',
        }),
        seo: {
          title: 'ঢাকা থেকে কক্সবাজার ট্যুর, ৩ রাত ৪ দিন',
          description:
            'সাগরপাড়ে তিন রাত: এসি বাস, কলাতলীর কাছে ৩ তারকা হোটেল, মেরিন ড্রাইভ, ইনানী, মহেশখালী। তারিখ, আসন আর পুরো দাম।',
        },
      },
    },
  };
};

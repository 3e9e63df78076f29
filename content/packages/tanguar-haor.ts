import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const tanguarHaor: TourPackageEntry = (calendar) => {
  const shared = { weekday: 4, fixedWeekday: true, from: 12, nights: 3, cutOffDays: 5 };
  const winter = weekly(calendar, {
    ...shared,
    every: 2,
    count: 4,
    seats: 12,
    band: 'winter',
    months: [12, 1, 2],
    taken: [6, 12, 10, 3],
    prefix: 'w',
  });
  const monsoon = weekly(calendar, {
    ...shared,
    every: 2,
    count: 7,
    seats: 18,
    band: 'monsoon',
    months: [6, 7, 8, 9, 10],
    taken: [4, 16, 2, 18, 0, 5, 0],
    holidayBand: 'peak',
  });
  const departures = [...winter, ...monsoon].sort((a, b) => (a.departsOn < b.departsOn ? -1 : 1));
  return {
    slug: 'tanguar-haor',
    cover: 'tanguar-haor',
    gallery: ['news-haor-rules'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['tanguar-haor', 'tekerghat', 'sunamganj'],
      themes: ['river', 'adventure'],
      nights: 1,
      travelNights: 2,
      days: 4,
      group: { min: 8, max: 18 },
      flightsIncluded: false,
      mainTransport: 'boat',
      bands: [
        priceBand('monsoon', 8_500, 7_400, 5_900, 0, 3_000),
        priceBand('peak', 9_900, 8_600, 6_900, 0, 4_000),
        priceBand('winter', 7_400, 6_500, 5_300, 0, 1_500),
      ],
      itinerary: [
        { meals: [], by: ['coach'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['boat'], picture: 'tanguar-haor' },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['boat', 'walk', 'coach'] },
        { meals: [], by: ['coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'sylhet', by: 'coach', km: 240 },
        { destination: 'sunamganj', by: 'coach', km: 305 },
        { destination: 'tanguar-haor', by: 'boat' },
        { destination: 'tekerghat', by: 'boat' },
        { destination: 'sunamganj', by: 'boat' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Tanguar Haor: by houseboat in the rains, by small boat for the birds',
        summary:
          'From June to October a night on a registered houseboat between Sunamganj and Tekerghat; from December to February a small wooden boat, a bird guide and a guest house. Coach from Dhaka both ways.',
        intro:
          'The haor is two different places. In the rains it’s an inland sea, with villages as islands and the Meghalaya hills standing straight out of the water. In winter the water goes, a hundred-odd shallow beels are left, and ducks come to them from Siberia.\n\nWe go in both seasons, in different boats. The itinerary below says what is different. Two of the three nights are on the coach, so that you’re at work on Sunday.',
        highlights: [
          'June to October: a cabin on a registered houseboat, at most 18 guests',
          'December to February: ducks and coots on the open beels, with a guide from Tahirpur',
          'Shaheed Siraj Lake at Tekerghat, blue under the border hills',
          'Barik Tila, and the Jadukata river seen from above',
          'Haor fish the cook buys from boats that pass: boal, pabda, small chingri',
        ],
        itinerary: [
          {
            title: 'Night coach to Sunamganj',
            text: 'Arambagh at half past nine, the coach leaves at ten. About 305 km via Sylhet, seven to nine hours with the road works. Names and NID numbers are already with the Tahirpur police; carry the card.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Out on the haor',
            text: 'June to October: aboard at Shaheb Bari ghat at about seven, bhuna khichuri, and four hours over open water. Houseboats have been barred from the watchtower area since 2025; where the administration allows it, country boats without engines go among the hijal and koroch trees, and our houseboat waits outside. Anchor at Tekerghat for the sunset over the hills.\n\nDecember to February: breakfast in Sunamganj, 32 km by auto to Tahirpur, then a small boat to the open beels until the sun is low. Nobody gets out, nobody shouts, and the ducks stay. Night at Tekerghat, and dinner by the stove.',
            stay: 'Houseboat cabin for two; in winter a simple guest house at Tekerghat',
          },
          {
            title: 'Shaheed Siraj Lake, Barik Tila, Jadukata',
            text: 'The lake, an old limestone quarry, before breakfast when nobody is on it; it is deep, so no swimming without a life jacket. Then by motorbike or auto to Barik Tila (about ৳150 a person, in the price) and down to the Jadukata, where the water is cold and green. In the second half of February the shimul garden nearby is red.\n\nLunch aboard while the boat goes home; in winter at Laurergarh, and then back by road. Sunamganj at about six, dinner in town, and the coach at ten.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Dhaka on Sunday morning',
            text: 'Arambagh between five and seven.',
          },
        ],
        included: [
          'AC coach, Dhaka to Sunamganj and back',
          'One night: houseboat cabin, or guest house in winter, two in a room',
          'Six meals, from breakfast on Friday to dinner on Saturday',
          'Registered boat with life jackets and a crew of four',
          'Motorbikes or autos to Barik Tila and the Jadukata',
          'A local guide; in winter one who knows the birds, with a telescope',
        ],
        excluded: [
          'Food at the coach stops',
          'Country boats without engines among the trees, where allowed (about ৳200 a person)',
          'Single room (the single supplement)',
          'Tips for crew and guide',
        ],
        hotel:
          'Houseboat with low cabins, fans and two toilets; in winter a plain guest house, shared bathrooms',
        travel: 'AC night coach both ways, 7 to 9 hours; houseboat in the rains, small boat in winter',
        childPolicy:
          'Infants under 2 travel free on a lap. Children from 2 to 11 have their own seat in coach and boat; with their own mattress they pay the price with bed, sharing yours the one without. We have life jackets from 15 kilos up and ask children to wear them whenever the boat moves. From 12 on, the adult price applies.',
        cancellation: domesticCancellation.en,
        faq: questions({
          'Which season should I choose?':
            'Water, clouds and sleeping on the boat: July to September. Birds: December to early February, on clear days. In November and from March to May there is neither, and we don’t go.',
          'Why doesn’t the houseboat go to the watchtower?':
            'The Sunamganj administration barred houseboats there in June 2025 to protect the wetland, with rules against loudspeakers and plastic. We plan as if that is still in force and tell you if it changes. Our news page has the details.',
          'What if there is a storm or a flood?':
            'When the hill rivers rise the administration may stop all boats. Then you choose another date or your money comes back. In thunder the boat goes to the nearest village and waits; April and May, the worst for lightning, are not on our list.',
          'What are the toilets like?':
            'On the houseboat two, with a high commode and a tank that is emptied on land. In winter, those of the guest house, and for half a day none. We say it now so that nobody is surprised.',
          'May we bring a speaker?': 'No; it’s a rule of the haor. A guitar is welcome until ten.',
        }),
        seo: {
          title: 'Tanguar Haor tour from Dhaka: houseboat or winter birds',
          description:
            'Tanguar Haor from Dhaka: houseboat June to October, bird boat December to February, Tekerghat, Barik Tila. Rules, dates and full prices.',
        },
      },
      bn: {
        title: 'টাঙ্গুয়ার হাওর: বর্ষায় হাউসবোট, শীতে পাখির খোঁজে',
        summary:
          'জুন থেকে অক্টোবর সুনামগঞ্জ-টেকেরঘাট পথে নিবন্ধিত হাউসবোটে এক রাত; ডিসেম্বর থেকে ফেব্রুয়ারি ছোট নৌকা, পাখি চেনা গাইড আর গেস্ট হাউস। ঢাকা থেকে বাসে যাওয়া-আসা।',
        intro:
          'হাওর আসলে দুটো জায়গা। বর্ষায় সাগর: গ্রামগুলো দ্বীপ, মেঘালয়ের পাহাড় যেন পানি থেকে সোজা উঠেছে। শীতে পানি নেমে যায়, থাকে শখানেক অগভীর বিল, আর সাইবেরিয়া থেকে আসা হাঁস।\n\nআমরা দুই মৌসুমেই যাই, আলাদা নৌকায়। কোন দিনে কী আলাদা, নিচে লেখা আছে। তিন রাতের দুই রাত বাসে, যাতে রবিবার অফিস ধরতে পারেন।',
        highlights: [
          'জুন থেকে অক্টোবর: নিবন্ধিত হাউসবোটে কেবিন, সর্বোচ্চ ১৮ অতিথি',
          'ডিসেম্বর থেকে ফেব্রুয়ারি: খোলা বিলে হাঁস আর কুটের ঝাঁক, তাহিরপুরের গাইডের সঙ্গে',
          'সীমান্তের পাহাড়ের নিচে টেকেরঘাটের নীল শহীদ সিরাজ লেক',
          'বারিক টিলার ওপর থেকে যাদুকাটা নদী',
          'পাশ দিয়ে যাওয়া নৌকা থেকে কেনা হাওরের বোয়াল, পাবদা, ছোট চিংড়ি',
        ],
        itinerary: [
          {
            title: 'নাইট কোচে সুনামগঞ্জ',
            text: 'রাত সাড়ে ৯টায় আরামবাগ, বাস ১০টায়। সিলেট হয়ে প্রায় ৩০৫ কিলোমিটার, রাস্তার কাজের জন্য সাত থেকে নয় ঘণ্টা। নাম আর এনআইডি নম্বর আগেই তাহিরপুর থানায় দেওয়া থাকে; কার্ডটা সঙ্গে রাখুন।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'হাওরে',
            text: 'জুন থেকে অক্টোবর: সাতটার দিকে সাহেববাড়ি ঘাটে বোটে ওঠা, নাশতায় ভুনা খিচুড়ি, তারপর খোলা পানিতে চার ঘণ্টা। ২০২৫ সাল থেকে ওয়াচ টাওয়ার এলাকায় হাউসবোট নিষেধ; প্রশাসন অনুমতি দিলে ইঞ্জিনছাড়া দেশি নৌকায় হিজল-করচের ভেতরে যাওয়া যায়, আমাদের বোট বাইরে থাকে। পাহাড়ের ওপর সূর্যাস্ত দেখতে টেকেরঘাটে নোঙর।\n\nডিসেম্বর থেকে ফেব্রুয়ারি: সুনামগঞ্জে নাশতা, অটোতে ৩২ কিলোমিটার তাহিরপুর, তারপর ছোট নৌকায় বিলের ধারে, সূর্য হেলে পড়া পর্যন্ত। কেউ নামে না, কেউ চেঁচায় না, হাঁসও ওড়ে না। রাত টেকেরঘাটে, খাবার চুলার পাশে বসে।',
            stay: 'হাউসবোটে দুজনের কেবিন; শীতে টেকেরঘাটে সাদামাটা গেস্ট হাউস',
          },
          {
            title: 'শহীদ সিরাজ লেক, বারিক টিলা, যাদুকাটা',
            text: 'নাশতার আগে, কেউ আসার আগেই লেক; একসময় ছিল চুনাপাথরের খনি, তাই গভীর, লাইফ জ্যাকেট ছাড়া নামা যাবে না। তারপর মোটরসাইকেল বা অটোতে বারিক টিলা (জনপ্রতি ১৫০ টাকার মতো, দামের মধ্যে), নিচে যাদুকাটার ঠান্ডা সবুজ পানি। ফেব্রুয়ারির দ্বিতীয়ার্ধে কাছের শিমুলবাগান লাল হয়ে থাকে।\n\nফিরতে ফিরতে বোটেই দুপুরের খাবার; শীতে লাউড়েরগড়ে, ফেরা সড়কপথে। ছয়টার দিকে সুনামগঞ্জ, শহরে রাতের খাবার, বাস ১০টায়।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'রবিবার সকালে ঢাকা',
            text: 'ভোর পাঁচটা থেকে সাতটার মধ্যে আরামবাগ।',
          },
        ],
        included: [
          'এসি বাস, ঢাকা থেকে সুনামগঞ্জ, যাওয়া-আসা',
          'এক রাত: হাউসবোটের কেবিন, শীতে গেস্ট হাউস, এক রুমে দুজন',
          'ছয় বেলা খাবার, শুক্রবারের নাশতা থেকে শনিবারের রাত পর্যন্ত',
          'নিবন্ধিত নৌযান, লাইফ জ্যাকেট, চারজন ক্রু',
          'বারিক টিলা আর যাদুকাটার জন্য মোটরসাইকেল বা অটো',
          'স্থানীয় গাইড; শীতে টেলিস্কোপসহ পাখি চেনা গাইড',
        ],
        excluded: [
          'বাসের বিরতিতে খাবার',
          'অনুমতি থাকলে হিজলবনে ইঞ্জিনছাড়া নৌকা (জনপ্রতি প্রায় ২০০ টাকা)',
          'একা রুম নিলে বাড়তি ভাড়া',
          'ক্রু আর গাইডের বকশিশ',
        ],
        hotel: 'হাউসবোটে নিচু কেবিন, ফ্যান, দুটো টয়লেট; শীতে সাদামাটা গেস্ট হাউস, কমন বাথরুম',
        travel: 'এসি নাইট কোচে যাওয়া-আসা, ৭ থেকে ৯ ঘণ্টা; বর্ষায় হাউসবোট, শীতে ছোট নৌকা',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না, কোলে বসে যায়। ২ থেকে ১১ বছরের শিশু বাসে আর নৌকায় নিজের জায়গা পায়; আলাদা বিছানা নিলে বেডসহ দাম, আপনার সঙ্গে ঘুমালে বেড ছাড়া। ১৫ কেজি ওজন থেকে লাইফ জ্যাকেট আছে; নৌকা চললে বাচ্চাদের গায়ে সেটা থাকা চাই। ১২ বছর থেকে পুরো দাম।',
        cancellation: domesticCancellation.bn,
        faq: questions({
          'কোন মৌসুমে যাব?':
            'পানি, মেঘ আর বোটে রাত কাটানোর জন্য জুলাই থেকে সেপ্টেম্বর। পাখির জন্য ডিসেম্বর থেকে ফেব্রুয়ারির শুরু, পরিষ্কার দিনে। নভেম্বর আর মার্চ থেকে মে কোনোটাই থাকে না, আমরাও যাই না।',
          'হাউসবোট ওয়াচ টাওয়ারে যায় না কেন?':
            'জলাভূমি বাঁচাতে ২০২৫ সালের জুনে সুনামগঞ্জ প্রশাসন সেখানে হাউসবোট নিষেধ করে, সঙ্গে মাইক আর প্লাস্টিকেরও নিয়ম দেয়। আমরা সেটা বহাল ধরেই চলি, বদলালে জানাই। বিস্তারিত আমাদের খবরের পাতায়।',
          'ঝড় বা ঢল এলে?':
            'পাহাড়ি ঢলে প্রশাসন সব নৌযান বন্ধ রাখতে পারে। তখন অন্য তারিখ নিন, নয়তো টাকা ফেরত। মেঘ ডাকলে বোট কাছের গ্রামে ভিড়ে অপেক্ষা করে; বজ্রপাতের সবচেয়ে খারাপ মাস এপ্রিল-মে আমাদের তালিকাতেই নেই।',
          'টয়লেট কেমন?':
            'হাউসবোটে দুটো, হাই কমোড, ট্যাংক খালি করা হয় ডাঙায়। শীতে গেস্ট হাউসেরটা, আর আধা দিন কোনোটাই না। কেউ যেন গিয়ে অবাক না হন, তাই আগেই বলা।',
          'স্পিকার নেওয়া যাবে?': 'না, হাওরের নিয়মেই মানা। গিটার চলবে, রাত দশটা পর্যন্ত।',
        }),
        seo: {
          title: 'ঢাকা থেকে টাঙ্গুয়ার হাওর: হাউসবোট বা শীতের পাখি',
          description:
            'টাঙ্গুয়ার হাওর: জুন থেকে অক্টোবর হাউসবোট, ডিসেম্বর থেকে ফেব্রুয়ারি পাখি দেখা, টেকেরঘাট, বারিক টিলা। নিয়ম, তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

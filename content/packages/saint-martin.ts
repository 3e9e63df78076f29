import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const saintMartin: TourPackageEntry = (calendar) => {
  // Nights on the island were allowed in December and January only; nobody may still be there in February.
  const departures = weekly(calendar, {
    weekday: 4,
    from: 14,
    count: 8,
    nights: 4,
    seats: 24,
    band: 'regular',
    months: [12, 1],
    taken: [14, 22, 24, 19, 16, 9, 5, 0],
    cutOffDays: 8,
  })
    .filter(({ returnsOn }) => returnsOn.slice(5, 7) !== '02')
    .map((run) => (run.departsOn.slice(5) >= '12-14' ? { ...run, band: 'peak' } : run));
  return {
    slug: 'saint-martin',
    cover: 'saint-martin',
    gallery: ['coxs-bazar', 'news-saint-martin-permit'],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['saint-martin', 'coxs-bazar'],
      themes: ['beach', 'adventure', 'honeymoon'],
      nights: 3,
      travelNights: 1,
      days: 5,
      group: { min: 12, max: 24 },
      flightsIncluded: false,
      mainTransport: 'boat',
      bands: [
        priceBand('regular', 15_900, 13_200, 10_400, 0, 5_000),
        priceBand('peak', 18_400, 15_200, 11_900, 0, 7_500),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['coach'], picture: 'coxs-bazar' },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['boat', 'walk'], picture: 'saint-martin' },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['walk'] },
        { meals: ['breakfast', 'lunch'], by: ['boat', 'coach'] },
        { meals: [], by: ['coach'] },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'cumilla', by: 'coach', km: 97 },
        { destination: 'chattogram', by: 'coach', km: 242 },
        { destination: 'coxs-bazar', by: 'coach', km: 396 },
        { destination: 'saint-martin', by: 'boat' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([21, 10], [14, 30], [7, 60], [0, 100]),
    },
    texts: {
      en: {
        title: 'Saint Martin’s: two nights on the island',
        summary:
          'By ship from Cox’s Bazar to our one coral island, with the travel pass arranged for you. Two nights near West Beach, coconuts, fish and bicycles, and one night in Cox’s Bazar so that nobody has to rush for the ship.',
        intro:
          'The island is eight kilometres long, has no cars and is open to visitors for a few months a year. Nights there were allowed in December and January only in the last seasons, for two thousand people a day, so our dates are few and fill early.\n\nThe ship now leaves from Cox’s Bazar, not from Teknaf, at seven in the morning. We travel down the day before and sleep near the jetty.',
        highlights: [
          'Two nights on the island, when the day visitors have left with the ship',
          'Travel pass and QR ticket in each traveller’s name, arranged by us',
          'The Naf mouth, Teknaf’s hills and the gulls from an open deck',
          'On foot towards Chhera Dwip, as far as the rules and the tide allow',
          'Red snapper bought from the boat that caught it, and green coconut',
        ],
        itinerary: [
          {
            title: 'By coach to Cox’s Bazar',
            text: 'AC coach from Arambagh at 7 am, 396 km, 10 to 12 hours with stops near Cumilla and Feni. Dinner at the hotel, and an early bed: we hand out the passes tonight, and alarms ring at five.',
            stay: '3-star hotel in Cox’s Bazar, 15 minutes from the jetty',
          },
          {
            title: 'By ship to the island',
            text: 'Boarding at Nuniarchhara from six, with pass, NID and a search of bags for single-use plastic. The ship leaves at seven, follows the Marine Drive coast and the hills of Teknaf, and takes five to six hours. Breakfast boxes on board.\n\nLunch on the island at about one: rice, fried koral (sea bass), lentils. Rooms, a rest, and the sunset at West Beach. No lights or loud music on the shore after dark; turtles come up here.',
            stay: 'Simple cottage near West Beach, fan, private bathroom',
          },
          {
            title: 'A whole day with nowhere to be',
            text: 'On foot along the hard sand to the south, or by bicycle (hired there, about ৳60 an hour) on the island’s road; bicycles aren’t allowed on the sand. Chhera Dwip, the part that the tide cuts off, has been closed to visitors by the environment rules; we walk as far as is open and turn back at the keya groves.\n\nThe middle of the day is for shade and a green coconut. For dinner you choose your fish and it is grilled in the kitchen: fires on the beach are forbidden.',
            stay: 'Same cottage',
          },
          {
            title: 'Back over the sea, night coach to Dhaka',
            text: 'A last morning in the water or at the jetty market, where dried fish is cheaper after eleven. Lunch, then the ship at about three. In Cox’s Bazar by nine in the evening; the coach to Dhaka leaves at half past ten. There is time for a dinner of your own near the terminal.',
            stay: 'On the coach, reclining seats',
          },
          {
            title: 'Dhaka in the morning',
            text: 'Arambagh between eight and ten, depending on the traffic at Kanchpur.',
          },
        ],
        included: [
          'AC coach, Dhaka to Cox’s Bazar by day and back by night',
          'Return ship ticket, main deck, with travel pass and QR code',
          'One night in Cox’s Bazar and two on the island, twin sharing',
          'Meals as in the itinerary: three breakfasts, three lunches, three dinners',
          'A steel water bottle each, to refill on the island',
          'A tour leader from Dhaka',
        ],
        excluded: [
          'Bicycles, boats and snorkel gear on the island',
          'A better deck or cabin on the ship (৳800 to ৳3,000 more, each way)',
          'Single room for the three nights (the single supplement)',
          'Any new island fee that the government may bring in',
        ],
        hotel: '3-star in Cox’s Bazar; on the island a simple cottage, power in the evening hours',
        travel: 'AC coach to Cox’s Bazar, then a passenger ship, 5 to 6 hours each way',
        childPolicy:
          'Infants under 2 travel free on a lap, but need a name on the pass like everyone: bring the birth certificate. Children from 2 to 11 have their own seat on coach and ship; the two prices differ by an extra bed. From 12 on, the adult price applies. The nearest full hospital is on the mainland, hours away; we don’t take infants under one year.',
        cancellation:
          'Passes and ship tickets carry names and can’t be passed to another person once they are issued, seven days before departure. If, before we leave, the season is shortened, the island closed or the ship held back by a signal, you choose another tour or get back all that you paid. That also holds for what you paid before the season’s dates were announced.',
        faq: questions({
          'Do I have to register on my own?':
            'No. The travel pass comes with the ship’s ticket through the Tourism Board’s system. We need each traveller’s name as on the NID or birth certificate, the number and a phone number, eight days ahead. Please check the spelling; a pass is hard to change.',
          'Are these dates certain?':
            'They follow the last seasons: day trips in November, nights in December and January, closed from February. The ministry announces the rules for each season, sometimes late. If it decides otherwise, your money comes back in full or moves to another tour.',
          'Why not from Teknaf? It was two hours.':
            'Since 2024 ships have not used the Naf river because of the fighting across the border. They leave from Nuniarchhara in Cox’s Bazar. The short crossing by trawler, if anyone offers it, is neither allowed nor safe.',
          'What may I not bring?':
            'Polythene bags and single-use plastic: water bottles of up to a litre, straws, sachets of shampoo, chips in packets. Bring soap in a box, a torch with red light, medicines and cash; there is no bank, and phones work mostly with one or two operators.',
          'What if a storm signal is up?':
            'At signal 3 or higher ships stay in port. If we’re already on the way and can’t cross, the two nights become nights in Cox’s Bazar with the Marine Drive, and we pay back the difference. If we can’t come back, room and food for the extra nights cost each person about ৳1,800 a day, which we charge without profit.',
        }),
        seo: {
          title: 'Saint Martin’s island tour with travel pass, 3 nights',
          description:
            'Two nights on Saint Martin’s by ship from Cox’s Bazar, travel pass included. December and January dates, seats, full prices and the rules.',
        },
      },
      bn: {
        title: 'সেন্ট মার্টিন: দ্বীপে দুই রাত',
        summary:
          'কক্সবাজার থেকে জাহাজে দেশের একমাত্র প্রবালদ্বীপ, ট্রাভেল পাসের কাজ আমাদের। পশ্চিম পাড়ে দুই রাত; ডাব, মাছ আর সাইকেল। জাহাজ ধরতে যেন দৌড়াতে না হয়, তাই আগের রাত কক্সবাজারে।',
        intro:
          'দ্বীপটা আট কিলোমিটার লম্বা, গাড়ি নেই, পর্যটকদের জন্য খোলা বছরে কয়েক মাস। গত মৌসুমগুলোয় রাত কাটানো গেছে শুধু ডিসেম্বর আর জানুয়ারিতে, দিনে সর্বোচ্চ দুই হাজার জন। তাই আমাদের তারিখ কম, আসনও আগেভাগে শেষ হয়।\n\nজাহাজ এখন টেকনাফ নয়, কক্সবাজার থেকে ছাড়ে, সকাল সাতটায়। আমরা আগের দিন গিয়ে ঘাটের কাছাকাছি রাত কাটাই।',
        highlights: [
          'দিনের পর্যটকেরা জাহাজে ফিরে গেলে নিরিবিলি দ্বীপে দুই রাত',
          'প্রত্যেকের নামে ট্রাভেল পাস আর কিউআর কোডের টিকেট, আমরাই করে দিই',
          'খোলা ডেক থেকে নাফের মোহনা, টেকনাফের পাহাড় আর গাঙচিল',
          'নিয়ম আর জোয়ার যতটা দেয়, ছেঁড়াদ্বীপের দিকে হেঁটে যাওয়া',
          'যে নৌকায় ধরা, তার কাছ থেকেই কেনা লাল কোরাল; সঙ্গে কচি ডাব',
        ],
        itinerary: [
          {
            title: 'বাসে কক্সবাজার',
            text: 'সকাল ৭টায় আরামবাগ থেকে এসি বাস, ৩৯৬ কিলোমিটার। কুমিল্লা আর ফেনীতে বিরতি দিয়ে ১০ থেকে ১২ ঘণ্টা। রাতের খাবার হোটেলে, ঘুম তাড়াতাড়ি: আজ রাতেই পাস হাতে দেওয়া হবে, অ্যালার্ম ভোর পাঁচটায়।',
            stay: 'কক্সবাজারে ৩ তারকা হোটেল, ঘাট গাড়িতে ১৫ মিনিট',
          },
          {
            title: 'জাহাজে দ্বীপে',
            text: 'নুনিয়ারছড়া ঘাটে ওঠা শুরু ভোর ছয়টায়; পাস আর এনআইডি দেখে, ব্যাগে একবার ব্যবহারের প্লাস্টিক আছে কি না দেখে। সাতটায় ছেড়ে মেরিন ড্রাইভের উপকূল আর টেকনাফের পাহাড় ঘেঁষে পাঁচ-ছয় ঘণ্টার পথ। নাশতার বাক্স জাহাজেই।\n\nএকটার দিকে দ্বীপে দুপুরের খাবার: ভাত, কোরাল মাছ ভাজা, ডাল। রুমে একটু বিশ্রাম, তারপর পশ্চিম পাড়ে সূর্যাস্ত। সন্ধ্যার পর পাড়ে আলো বা জোরে গান নয়; এখানে কাছিম ডিম পাড়তে ওঠে।',
            stay: 'পশ্চিম পাড়ের কাছে সাদামাটা কটেজ, ফ্যান, নিজস্ব বাথরুম',
          },
          {
            title: 'সারা দিন, কোথাও যাওয়ার তাড়া নেই',
            text: 'হেঁটে শক্ত বালু ধরে দক্ষিণে, নয়তো সাইকেলে (ওখানেই ভাড়া, ঘণ্টায় ৬০ টাকার মতো) দ্বীপের রাস্তা ধরে; বালুতে সাইকেল চালানো নিষেধ। জোয়ারে আলাদা হয়ে যাওয়া ছেঁড়াদ্বীপ পরিবেশের নিয়মে পর্যটকদের জন্য বন্ধ; যতটুকু খোলা ততটুকু হেঁটে কেয়াবন থেকে ফিরি।\n\nদুপুরটা ছায়ায়, হাতে ডাব। রাতে নিজের মাছ নিজে বাছুন, রান্নাঘরে গ্রিল হবে; সৈকতে আগুন জ্বালানো নিষেধ।',
            stay: 'একই কটেজ',
          },
          {
            title: 'সাগর পেরিয়ে ফেরা, রাতের বাসে ঢাকা',
            text: 'শেষ সকালটা পানিতে, নয়তো জেটির বাজারে; ১১টার পর শুঁটকির দাম একটু কমে। দুপুরে খেয়ে তিনটার দিকে জাহাজ। রাত নয়টার মধ্যে কক্সবাজার, সাড়ে ১০টায় ঢাকার বাস। টার্মিনালের কাছে নিজের মতো রাতের খাবারের সময় থাকবে।',
            stay: 'বাসে, হেলানো সিট',
          },
          {
            title: 'সকালে ঢাকা',
            text: 'কাঁচপুরের যানজট বুঝে আটটা থেকে দশটার মধ্যে আরামবাগ।',
          },
        ],
        included: [
          'এসি বাস, দিনে ঢাকা থেকে কক্সবাজার, রাতে ফেরা',
          'জাহাজের যাওয়া-আসার টিকেট, মেইন ডেক, ট্রাভেল পাস ও কিউআর কোডসহ',
          'কক্সবাজারে এক রাত, দ্বীপে দুই রাত, এক রুমে দুজন',
          'দিন অনুযায়ী খাবার: তিন সকাল, তিন দুপুর, তিন রাত',
          'প্রত্যেকের জন্য স্টিলের পানির বোতল, দ্বীপে বারবার ভরা যায়',
          'ঢাকা থেকে দলের সঙ্গে ট্যুর লিডার',
        ],
        excluded: [
          'দ্বীপে সাইকেল, নৌকা আর স্নরকেলিংয়ের সরঞ্জাম',
          'জাহাজে ভালো ডেক বা কেবিন (একেক দিকে ৮০০ থেকে ৩,০০০ টাকা বেশি)',
          'একা রুম নিলে বাড়তি ভাড়া, তিন রাতের জন্য',
          'সরকার দ্বীপের জন্য নতুন কোনো ফি চালু করলে তা',
        ],
        hotel: 'কক্সবাজারে ৩ তারকা; দ্বীপে সাদামাটা কটেজ, বিদ্যুৎ মূলত সন্ধ্যার পর',
        travel: 'কক্সবাজার পর্যন্ত এসি বাস, তারপর যাত্রীবাহী জাহাজ, একেক দিকে ৫ থেকে ৬ ঘণ্টা',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না, কোলে বসে যায়; তবে পাসে সবার মতো তাদেরও নাম লাগে, তাই জন্মসনদ আনুন। ২ থেকে ১১ বছরের শিশু বাসে আর জাহাজে নিজের সিট পায়; দুই দামের তফাত শুধু বাড়তি বেডে। ১২ বছর থেকে পুরো দাম। পূর্ণাঙ্গ হাসপাতাল কয়েক ঘণ্টা দূরে, মূল ভূখণ্ডে; তাই এক বছরের কম বয়সীদের আমরা নিই না।',
        cancellation:
          'পাস আর জাহাজের টিকেটে নাম থাকে; যাত্রার সাত দিন আগে কাটা হয়ে গেলে অন্য কাউকে দেওয়া যায় না। রওনা হওয়ার আগে মৌসুম ছোট হলে, দ্বীপ বন্ধ হলে বা সংকেতে জাহাজ আটকে গেলে অন্য ট্যুর নিতে পারেন, নয়তো দেওয়া পুরো টাকা ফেরত। মৌসুমের তারিখ ঘোষণার আগে দেওয়া টাকার বেলায়ও তা-ই।',
        faq: questions({
          'রেজিস্ট্রেশন কি নিজেকে করতে হবে?':
            'না। ট্রাভেল পাস আসে জাহাজের টিকেটের সঙ্গে, ট্যুরিজম বোর্ডের সিস্টেম থেকে। যাত্রার আট দিন আগে আমাদের চাই এনআইডি বা জন্মসনদ অনুযায়ী নাম, নম্বর আর ফোন নম্বর। বানান মিলিয়ে দেবেন; পরে পাস বদলানো কঠিন।',
          'এই তারিখগুলো কি চূড়ান্ত?':
            'গত মৌসুমগুলোর নিয়ম ধরে ঠিক করা: নভেম্বরে দিনে গিয়ে দিনে ফেরা, ডিসেম্বর-জানুয়ারিতে রাত থাকা, ফেব্রুয়ারি থেকে বন্ধ। মন্ত্রণালয় প্রতি মৌসুমে নতুন করে জানায়, কখনো দেরিতে। সিদ্ধান্ত বদলালে পুরো টাকা ফেরত, নয়তো অন্য ট্যুরে নেওয়া যায়।',
          'টেকনাফ থেকে তো দুই ঘণ্টা লাগত, ওদিক দিয়ে নয় কেন?':
            'সীমান্তের ওপারে সংঘাতের কারণে ২০২৪ সাল থেকে জাহাজ নাফ নদী দিয়ে চলে না, ছাড়ে কক্সবাজারের নুনিয়ারছড়া থেকে। ট্রলারে ছোট পথে নিয়ে যাওয়ার প্রস্তাব কেউ দিলে জেনে রাখুন, সেটা অনুমোদিত নয়, নিরাপদও নয়।',
          'কী নেওয়া যাবে না?':
            'পলিথিন আর একবার ব্যবহারের প্লাস্টিক: এক লিটার বা তার ছোট পানির বোতল, স্ট্র, শ্যাম্পুর মিনিপ্যাক, চিপসের প্যাকেট। সঙ্গে নিন বাক্সে সাবান, লাল আলোর টর্চ, ওষুধ আর নগদ টাকা। দ্বীপে ব্যাংক নেই, ফোনও চলে মূলত এক-দুই অপারেটরের।',
          'সংকেত উঠলে কী হবে?':
            '৩ নম্বর বা তার বেশি সংকেতে জাহাজ চলে না। রওনা হওয়ার পর দ্বীপে যেতে না পারলে দুই রাত কাটবে কক্সবাজারে, সঙ্গে মেরিন ড্রাইভ; খরচের তফাতটুকু ফেরত দিই। দ্বীপে আটকে গেলে বাড়তি থাকা-খাওয়া জনপ্রতি দিনে ১,৮০০ টাকার মতো; এতে আমরা লাভ রাখি না।',
        }),
        seo: {
          title: 'সেন্ট মার্টিন ট্যুর, ট্রাভেল পাসসহ, ৩ রাত',
          description:
            'কক্সবাজার থেকে জাহাজে সেন্ট মার্টিন, দ্বীপে দুই রাত, ট্রাভেল পাসসহ। ডিসেম্বর-জানুয়ারির তারিখ, আসন, পুরো দাম আর নিয়ম।',
        },
      },
    },
  };
};

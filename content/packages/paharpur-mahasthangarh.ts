import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';
import { coachChildPolicy, domesticCancellation, domesticLadder } from './domestic-terms.ts';

export const paharpurMahasthangarh: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    fixedWeekday: true,
    from: 20,
    every: 4,
    count: 8,
    nights: 1,
    seats: 20,
    band: 'regular',
    holidayBand: 'peak',
    taken: [12, 18, 20, 7, 5, 3, 0, 0],
  });
  return {
    slug: 'paharpur-mahasthangarh',
    cover: 'paharpur',
    gallery: [],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['paharpur', 'mahasthangarh', 'bogura'],
      themes: ['heritage', 'family'],
      nights: 1,
      days: 2,
      group: { min: 8, max: 20 },
      hotelStars: 4,
      flightsIncluded: false,
      mainTransport: 'coach',
      bands: [
        priceBand('regular', 6_900, 5_800, 4_400, 0, 2_300),
        priceBand('peak', 7_900, 6_600, 5_000, 0, 2_800),
      ],
      itinerary: [
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['coach', 'walk'] },
        { meals: ['breakfast', 'lunch'], by: ['coach', 'walk'], picture: 'paharpur' },
      ],
      route: [
        { destination: 'dhaka', km: 0 },
        { destination: 'bogura', by: 'coach', km: 200 },
        { destination: 'mahasthangarh', by: 'coach', km: 213 },
        { destination: 'bogura', by: 'coach', km: 226 },
        { destination: 'paharpur', by: 'coach', km: 284 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: domesticLadder,
    },
    texts: {
      en: {
        title: 'Paharpur and Mahasthangarh: history in brick',
        summary:
          'A weekend in the north with a history guide: the walled city of Mahasthangarh, the great monastery of Paharpur, and Bogura’s yoghurt between them. AC minibus, one night in a good hotel.',
        intro:
          'Mahasthangarh was a city before Dhaka was a village: a walled square of about a mile a side on the Karatoya, lived in from the third century before Christ. Paharpur, the Somapura Mahavihara, was for four hundred years one of the large Buddhist schools of Asia, and has been on the World Heritage list since 1985.\n\nBoth are quiet, green and badly labelled. So we take a guide who can explain them.',
        highlights: [
          'Paharpur early, before the school buses: 177 cells round one great court',
          'The walls and gates of Mahasthangarh on foot, with the Karatoya below',
          'Gokul Medh, the mound that people call Behula’s bridal chamber',
          'Both site museums, with time to look at the terracotta',
          'Bogura doi from the earthen pot, and alu ghati as at a wedding',
        ],
        itinerary: [
          {
            title: 'Over the Jamuna to Mahasthangarh',
            text: 'AC minibus from Shyamoli at half past six, from Uttara at seven. Breakfast beyond Tangail, then the Jamuna Bridge, nearly 5 km long; Bogura at about noon, 200 km. Jumu’ah in town, and a lunch as at a Bogura wedding: rice, alu ghati with beef or fish, dal and doi.\n\nAt half past two to Mahasthangarh, 13 km: the museum (on Fridays it opens after the prayer), a stretch of wall between the gates, the shrine of Shah Sultan Balkhi, Govinda Bhita above the Karatoya, and Gokul Medh in the last light. About three kilometres on foot, mostly flat.',
            stay: '4-star hotel in Bogura, pool',
          },
          {
            title: 'Paharpur, and home',
            text: 'Leave at half past seven, 58 km by Joypurhat district roads, about an hour and three quarters. The monastery at about half past nine: the court is some 280 metres on each side, and in the middle stands a stepped shrine whose plan was taken up in temples in Burma and Java. Two hours with our guide, then the museum.\n\nLunch in Joypurhat, small fish and lentils cooked with kumro bori. The minibus starts at one. Tea at Sirajganj, Dhaka between eight and nine in the evening.',
          },
        ],
        included: [
          'AC minibus from Dhaka and back, and at both sites',
          'One night, twin sharing, with breakfast',
          'Five meals, from breakfast on Friday to lunch on Saturday',
          'Tickets for both sites and museums, for Bangladeshis',
          'A history graduate as guide, in Bangla and English',
          'A printed plan of each site',
        ],
        excluded: [
          'Pots of doi to carry home (about ৳260 each)',
          'Single room (the single supplement)',
          'Higher ticket prices for foreign passports',
          'Tips',
        ],
        hotel: '4-star in Bogura, on the highway side of town, pool, lift',
        travel: 'AC minibus from Shyamoli or Uttara, 5 to 6 hours to Bogura',
        childPolicy: coachChildPolicy.en,
        cancellation: domesticCancellation.en,
        faq: questions({
          'How much walking is there?':
            'About three kilometres each day, flat, with steps at Gokul Medh. A bench and shade are never far, except on the walls. A wheelchair gets round the court at Paharpur on the paved path, with help.',
          'When is it best?':
            'November to February, when it is 12 to 26 degrees and the mustard flowers. From April to June it passes 36 degrees; we then start an hour earlier and rest at noon.',
          'Is it suitable for children?':
            'From about eight years on, yes. The guide carries a find-it list for them: the stone with the fish, the elephant, the man who laughs.',
          'Why on Friday and Saturday?':
            'The site museums are closed on Sundays and until the afternoon on Mondays. Friday afternoon and Saturday fit the hours and need no leave.',
        }),
        seo: {
          title: 'Paharpur and Mahasthangarh weekend from Dhaka',
          description:
            'A heritage weekend from Dhaka: Mahasthangarh, Paharpur World Heritage site, Bogura food, 4-star hotel and a history guide. Dates and prices.',
        },
      },
      bn: {
        title: 'পাহাড়পুর ও মহাস্থানগড়: ইটে লেখা ইতিহাস',
        summary:
          'ইতিহাস জানা একজনকে নিয়ে উত্তরে দুই দিন: মহাস্থানগড়ের প্রাচীরঘেরা নগর, পাহাড়পুরের মহাবিহার, মাঝখানে বগুড়ার দই। এসি মিনিবাস, ভালো হোটেলে এক রাত।',
        intro:
          'ঢাকা যখন গ্রামও নয়, মহাস্থানগড় তখন নগর: করতোয়ার পাড়ে প্রাচীরে ঘেরা, লম্বায়-চওড়ায় প্রায় এক মাইল করে; খ্রিষ্টপূর্ব তৃতীয় শতক থেকে মানুষের বাস। পাহাড়পুর, মানে সোমপুর মহাবিহার, চার শ বছর ধরে ছিল এশিয়ার বড় বৌদ্ধ বিদ্যাপীঠগুলোর একটি; ১৯৮৫ সাল থেকে বিশ্ব ঐতিহ্য।\n\nদুটোই নিরিবিলি, সবুজ, আর তথ্যফলক প্রায় নেই। তাই আমরা এমন একজনকে সঙ্গে নিই, যিনি বুঝিয়ে বলতে পারেন।',
        highlights: [
          'স্কুলের বাস আসার আগেই পাহাড়পুর: বিশাল আঙিনা ঘিরে ১৭৭টি কক্ষ',
          'হেঁটে মহাস্থানগড়ের প্রাচীর আর তোরণ, নিচে করতোয়া',
          'গোকুল মেধ, লোকমুখে বেহুলার বাসরঘর',
          'দুই জায়গার জাদুঘর, পোড়ামাটির ফলক সময় নিয়ে দেখা',
          'মাটির সরায় বগুড়ার দই, আর বিয়েবাড়ির আলুঘাটি',
        ],
        itinerary: [
          {
            title: 'যমুনা পেরিয়ে মহাস্থানগড়',
            text: 'সকাল সাড়ে ৬টায় শ্যামলী, ৭টায় উত্তরা থেকে এসি মিনিবাস। টাঙ্গাইল পেরিয়ে নাশতা, তারপর প্রায় ৫ কিলোমিটারের যমুনা সেতু; ২০০ কিলোমিটার পেরিয়ে দুপুর ১২টার দিকে বগুড়া। শহরে জুমা, তারপর বগুড়ার বিয়েবাড়ির মতো খাবার: ভাত, গরু বা মাছ দিয়ে আলুঘাটি, ডাল, দই।\n\nআড়াইটায় ১৩ কিলোমিটার দূরের মহাস্থানগড়: জাদুঘর (শুক্রবার খোলে জুমার পর), দুই তোরণের মাঝের প্রাচীর, শাহ সুলতান বলখীর মাজার, করতোয়ার পাড়ে গোবিন্দ ভিটা, শেষ আলোয় গোকুল মেধ। হাঁটা মোটামুটি তিন কিলোমিটার, বেশির ভাগ সমতল।',
            stay: 'বগুড়ায় ৪ তারকা হোটেল, পুল আছে',
          },
          {
            title: 'পাহাড়পুর, তারপর ফেরা',
            text: 'সাড়ে ৭টায় রওনা, জয়পুরহাটের ভেতর দিয়ে ৫৮ কিলোমিটার, পৌনে দুই ঘণ্টার মতো। সাড়ে নয়টার দিকে বিহার: আঙিনার প্রতি পাশ প্রায় ২৮০ মিটার, মাঝখানে ধাপে ধাপে ওঠা মন্দির; মিয়ানমার আর জাভার মন্দিরে এরই ছাপ। গাইডের সঙ্গে দুই ঘণ্টা, তারপর জাদুঘর।\n\nদুপুরের খাবার জয়পুরহাটে: ছোট মাছ আর কুমড়োবড়ির ডাল। মিনিবাস ছাড়ে একটায়। সিরাজগঞ্জে চা, ঢাকায় রাত আটটা-নয়টা।',
          },
        ],
        included: [
          'ঢাকা থেকে যাওয়া-আসা আর ঘোরার এসি মিনিবাস',
          'এক রাত হোটেল, এক রুমে দুজন, নাশতাসহ',
          'পাঁচ বেলা খাবার, শুক্রবারের নাশতা থেকে শনিবারের দুপুর পর্যন্ত',
          'বাংলাদেশিদের জন্য দুই জায়গা আর দুই জাদুঘরের টিকেট',
          'ইতিহাস পড়া গাইড, বাংলা ও ইংরেজিতে',
          'দুই জায়গার ছাপানো নকশা',
        ],
        excluded: [
          'বাসায় নেওয়ার দইয়ের সরা (একেকটা ২৬০ টাকার মতো)',
          'একা রুম নিলে বাড়তি ভাড়া',
          'বিদেশি পাসপোর্টে টিকেটের বাড়তি দাম',
          'বকশিশ',
        ],
        hotel: 'বগুড়ায় মহাসড়কের দিকে ৪ তারকা, পুল আর লিফট আছে',
        travel: 'শ্যামলী বা উত্তরা থেকে এসি মিনিবাস, বগুড়া ৫ থেকে ৬ ঘণ্টা',
        childPolicy: coachChildPolicy.bn,
        cancellation: domesticCancellation.bn,
        faq: questions({
          'হাঁটতে হয় কতটা?':
            'দিনে মোটামুটি তিন কিলোমিটার, সমতল; গোকুল মেধে কিছু সিঁড়ি। প্রাচীরের অংশটুকু বাদে ছায়া আর বেঞ্চ কাছেই। পাহাড়পুরের আঙিনায় পাকা পথ ধরে কারও সাহায্যে হুইলচেয়ার চলে।',
          'কখন যাওয়া ভালো?':
            'নভেম্বর থেকে ফেব্রুয়ারি: ১২ থেকে ২৬ ডিগ্রি, মাঠে সরষে ফুল। এপ্রিল থেকে জুন ৩৬ ডিগ্রি ছাড়ায়; তখন এক ঘণ্টা আগে বেরোই, দুপুরে বিশ্রাম।',
          'বাচ্চাদের ভালো লাগবে?':
            'আট বছরের মতো হলে লাগবে। গাইডের কাছে তাদের জন্য খুঁজে বের করার তালিকা থাকে: মাছ আঁকা পাথর, হাতি, যে লোকটা হাসছে।',
          'শুক্র-শনিবারই কেন?':
            'প্রত্নস্থলের জাদুঘর রবিবার বন্ধ, সোমবারও খোলে দুপুরের পর। শুক্রবার বিকেল আর শনিবার সময়ে মেলে, ছুটিও নিতে হয় না।',
        }),
        seo: {
          title: 'ঢাকা থেকে পাহাড়পুর ও মহাস্থানগড়, দুই দিন',
          description:
            'ছুটির দুই দিনে মহাস্থানগড়, বিশ্ব ঐতিহ্য পাহাড়পুর আর বগুড়ার খাবার; ৪ তারকা হোটেল, ইতিহাস জানা গাইড। তারিখ আর পুরো দাম।',
        },
      },
    },
  };
};

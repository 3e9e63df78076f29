import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const sriLanka: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    from: 33,
    every: 3,
    count: 8,
    nights: 5,
    seats: 18,
    band: 'regular',
    holidayBand: 'peak',
    taken: [17, 11, 18, 8, 5, 6, 1, 0],
    cutOffDays: 28,
  });
  return {
    slug: 'sri-lanka',
    cover: 'sri-lanka-train',
    gallery: ['visa-sri-lanka'],
    departures,
    facts: {
      market: 'international',
      country: 'LK',
      destinations: ['kandy', 'nuwara-eliya', 'ella', 'colombo'],
      themes: ['hills', 'heritage', 'family', 'honeymoon'],
      nights: 5,
      days: 6,
      group: { min: 6, max: 18 },
      hotelStars: 3,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 71_900, 64_900, 57_900, 8_900, 14_500),
        priceBand('peak', 81_900, 73_900, 66_500, 9_900, 17_500),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast', 'dinner'], by: ['coach', 'walk'] },
        { meals: ['breakfast', 'dinner'], by: ['coach'] },
        { meals: ['breakfast', 'dinner'], by: ['train', 'walk'], picture: 'sri-lanka-train' },
        { meals: ['breakfast'], by: ['walk', 'coach'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'colombo', by: 'flight' },
        { destination: 'kandy', by: 'coach' },
        { destination: 'nuwara-eliya', by: 'coach' },
        { destination: 'ella', by: 'train' },
        { destination: 'colombo', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 25], [15, 50], [7, 75], [0, 100]),
      visa: 'sri-lanka',
    },
    texts: {
      en: {
        title: 'Sri Lanka: Kandy, tea hills and the train to Ella',
        summary:
          'Five nights from the temple city of Kandy up to the tea country and down again, with reserved seats on the hill train, halal or vegetarian dinners and an electronic permit that comes in days.',
        intro:
          'Sri Lanka is small enough for a loop in six days and high enough to need a cardigan. The train from Nanu Oya to Ella is why most people come: three hours for 65 km, past tea, pines and tin-roofed stations.\n\nThe storms of November 2025 damaged the hill line badly. We ride the stretch that is open on your date. If it’s closed, we take the same valley by road and give back the price of the ticket.',
        highlights: [
          'The hill train from Nanu Oya to Ella, with reserved seats',
          'Kandy: the Temple of the Tooth and the gardens of Peradeniya',
          'A tea factory near Ramboda, from withering to tasting',
          'Nine Arch Bridge and the easy path up Little Adam’s Peak',
          'Pettah’s red-and-white mosque and the sea wall at Galle Face',
        ],
        itinerary: [
          {
            title: 'Dhaka to Colombo, and up to Kandy',
            text: 'About 3 h 20 min direct on some days, else one stop. Sri Lanka is half an hour behind Dhaka. The airport lies north of Colombo, so we go straight to the hills: 115 km, three to three and a half hours, with king coconut on the way.\n\nDinner: rice with five curries, papadam, pol sambol.',
            stay: '3-star hotel above the lake, Kandy',
          },
          {
            title: 'Kandy',
            text: 'Peradeniya in the morning: 60 hectares of trees, an avenue of royal palms, fruit bats asleep. At 6.30 pm the drums of the Temple of the Tooth; white or light clothes, shoulders and knees covered, shoes left outside.\n\nThe Meera Makam mosque is in the centre. For lunch look for kottu roti or biryani in the lanes beside it.',
            stay: 'Same hotel in Kandy',
          },
          {
            title: 'Through the tea to Nuwara Eliya',
            text: '77 km with 1,400 m of climbing, about three hours. A tea factory and the Ramboda Falls on the way. Nuwara Eliya, 1,868 m, has a post office of pink brick, a lake with swan boats, strawberries, and 10 degrees at night. The hotel has hot water; ask for a heater.',
            stay: '3-star hotel in Nuwara Eliya',
          },
          {
            title: 'The train to Ella',
            text: 'From Nanu Oya station in the late morning, about three hours. Reserved seats open 30 days ahead and go within minutes, so class may be second or third; the windows open in both. Hold the rail, and keep arms in at the tunnels. Our coach carries the bags.\n\nIn Ella a walk of half an hour to the Nine Arch Bridge; trains cross it a few times a day.',
            stay: '3-star hotel in Ella, with a view of Ella Gap',
          },
          {
            title: 'Little Adam’s Peak, then the long road down',
            text: 'Forty-five minutes up a stepped path before breakfast. Then to Colombo: Ravana Falls, the south coast, the expressway, 260 km and five to six hours with a stop for lunch. We reach Galle Face for the evening: kites, isso vadai, the sea.',
            stay: '3-star hotel in Colombo 3 or 4',
          },
          {
            title: 'Colombo and home',
            text: 'Pettah market and the Jami Ul-Alfar mosque of 1909, its bricks laid in stripes; visitors come in outside prayer times. Time to buy cloth and tea. An hour to the airport.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Colombo',
          'Five nights in 3-star hotels, twin sharing, with breakfast',
          'Four dinners, halal or vegetarian',
          'AC coach with driver-guide throughout',
          'Hill train with reserved seats',
          'Tickets for Peradeniya, the Temple of the Tooth and the tea factory',
        ],
        excluded: [
          'Travel permit (ETA); see our Sri Lanka guide for the fee',
          'Lunches, about 1,200 to 2,500 Sri Lankan rupees each',
          'Zip line, boat on the lake',
          'Travel insurance',
          'Tips and personal expenses',
        ],
        hotel: '3-star in Kandy, Nuwara Eliya, Ella and Colombo; simple, clean, with hot water',
        travel: 'Direct, about 3 h 20 min, or one stop; AC coach, and the hill train for about three hours',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed. On the train children sit by the window, not in the door. The roads are winding: bring tablets for carsickness.',
        cancellation:
          'If the hill line closes we give back the price of the train ticket and drive; that isn’t a reason to cancel without cost. If heavy rain brings a government warning for the hills before we leave, we call the tour off: you choose another date or get back all that you paid.',
        faq: questions({
          'Which visa is needed?':
            'An ETA, applied for online, with a lower fee for SAARC countries than for others. It usually comes within one to three days. The rules have changed several times; our Sri Lanka guide has the date of our last check.',
          'Is the food halal?':
            'About a tenth of Sri Lankans are Muslim, and every town has halal eating houses. Dinners in the hotels are halal where they have it, else vegetarian or fish; we tell you which before you go.',
          'How hot are the curries?':
            'Hotter than at home. Say “less spicy”; hoppers with egg and dal are mild.',
          'When is the best time?':
            'December to March for the hills and the west coast. May to July brings rain from the south-west, October and November storms from the east.',
          'Can we see elephants?':
            'Yes, wild ones: Udawalawe on the way down from Ella, by jeep, about ৳6,500 a person. We don’t offer rides or bathing.',
        }),
        seo: {
          title: 'Sri Lanka tour from Dhaka: Kandy, tea hills, Ella train',
          description:
            'Six days in Sri Lanka from Dhaka: flight, 3-star hotels, Kandy, Nuwara Eliya, the Ella train with reserved seats. ETA, dates and prices.',
        },
      },
      bn: {
        title: 'শ্রীলঙ্কা: ক্যান্ডি, চা-পাহাড় আর এলার ট্রেন',
        summary:
          'মন্দিরের শহর ক্যান্ডি থেকে চা-বাগানের পাহাড় ঘুরে পাঁচ রাত। পাহাড়ি ট্রেনে রিজার্ভ আসন, হালাল বা নিরামিষ ডিনার, আর কয়েক দিনেই পাওয়া যায় এমন ইটিএ।',
        intro:
          'ছয় দিনে এক চক্কর দেওয়ার মতো ছোট, আবার সোয়েটার লাগার মতো উঁচু—শ্রীলঙ্কা এমনই। বেশির ভাগ মানুষ আসেন নানু ওয়া থেকে এলার ট্রেনের টানে: ৬৫ কিলোমিটারে তিন ঘণ্টা, দুই পাশে চা, পাইন আর টিনের চালের স্টেশন।\n\n২০২৫ সালের নভেম্বরের ঝড়ে পাহাড়ি লাইনের বড় ক্ষতি হয়েছে। আপনার তারিখে যেটুকু খোলা, ট্রেনে সেটুকু। বন্ধ থাকলে একই উপত্যকা সড়কে, ট্রেনের টিকেটের টাকা ফেরত।',
        highlights: [
          'রিজার্ভ আসনে নানু ওয়া থেকে এলার পাহাড়ি ট্রেন',
          'ক্যান্ডিতে বুদ্ধের দন্তমন্দির আর পেরাদেনিয়া উদ্যান',
          'রাম্বোডার কাছে চা-কারখানা: পাতা শুকানো থেকে চেখে দেখা',
          'নাইন আর্চ ব্রিজ আর লিটল অ্যাডামস পিকের সহজ পথ',
          'কলম্বোর পেত্তাহর লাল-সাদা মসজিদ আর গল ফেসের সাগরপাড়',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে কলম্বো, সোজা ক্যান্ডি',
            text: 'কোনো কোনো দিন সরাসরি, প্রায় ৩ ঘণ্টা ২০ মিনিট; অন্য দিন এক বিরতি। শ্রীলঙ্কার ঘড়ি ঢাকার চেয়ে আধা ঘণ্টা পিছিয়ে। এয়ারপোর্ট কলম্বোর উত্তরে, তাই সোজা পাহাড়ে: ১১৫ কিলোমিটার, তিন থেকে সাড়ে তিন ঘণ্টা, পথে কমলা রঙের ডাব।\n\nরাতে ভাতের সঙ্গে পাঁচ পদের কারি, পাঁপড় আর নারকেলের ভর্তা (পোল সাম্বোল)।',
            stay: 'ক্যান্ডিতে লেকের ওপরের ঢালে ৩ তারকা হোটেল',
          },
          {
            title: 'ক্যান্ডি',
            text: 'সকালে পেরাদেনিয়া: ৬০ হেক্টর গাছপালা, রাজকীয় পামের সারি, ডালে ঝুলে ঘুমানো বাদুড়। সন্ধ্যা সাড়ে ছয়টায় দন্তমন্দিরে ঢোলের আওয়াজ; সাদা বা হালকা রঙের পোশাক, কাঁধ-হাঁটু ঢাকা, জুতা বাইরে।\n\nশহরের মাঝখানে মীরা মাকাম মসজিদ। দুপুরে পাশের গলিতে কোত্তু রুটি বা বিরিয়ানি খুঁজে নিন।',
            stay: 'ক্যান্ডির একই হোটেল',
          },
          {
            title: 'চা-বাগান পেরিয়ে নুয়ারা এলিয়া',
            text: '৭৭ কিলোমিটার পথে ১,৪০০ মিটার ওঠা, প্রায় তিন ঘণ্টা। পথে চা-কারখানা আর রাম্বোডা ঝরনা। নুয়ারা এলিয়া ১,৮৬৮ মিটার: গোলাপি ইটের ডাকঘর, লেকে রাজহাঁস-নৌকা, স্ট্রবেরি, রাতে ১০ ডিগ্রি। হোটেলে গরম পানি আছে; হিটার চেয়ে নেবেন।',
            stay: 'নুয়ারা এলিয়ায় ৩ তারকা হোটেল',
          },
          {
            title: 'এলার ট্রেন',
            text: 'নানু ওয়া স্টেশন থেকে বেলা এগারোটার দিকে, প্রায় তিন ঘণ্টা। রিজার্ভ আসন ৩০ দিন আগে ছাড়ে, কয়েক মিনিটে শেষ হয়; তাই দ্বিতীয় বা তৃতীয় শ্রেণি যেটা মেলে। জানালা দুটোতেই খোলে। হাতল ধরে দাঁড়াবেন, সুড়ঙ্গে হাত ভেতরে। ব্যাগ যাবে আমাদের বাসে।\n\nএলায় নেমে আধা ঘণ্টা হেঁটে নাইন আর্চ ব্রিজ; দিনে কয়েকবার ট্রেন যায়।',
            stay: 'এলায় পাহাড়ের ফাঁক দেখা যায় এমন ৩ তারকা হোটেল',
          },
          {
            title: 'লিটল অ্যাডামস পিক, তারপর লম্বা পথ',
            text: 'নাশতার আগে সিঁড়ি-কাটা পথে পঁয়তাল্লিশ মিনিট। তারপর কলম্বো: রাবণ ঝরনা, দক্ষিণের উপকূল, এক্সপ্রেসওয়ে; ২৬০ কিলোমিটার, লাঞ্চের বিরতিসহ পাঁচ-ছয় ঘণ্টা। সন্ধ্যায় গল ফেস: ঘুড়ি, চিংড়ির বড়া ইস্সো ভাদাই আর সাগর।',
            stay: 'কলম্বো ৩ বা ৪ এলাকায় ৩ তারকা হোটেল',
          },
          {
            title: 'কলম্বো, তারপর বাড়ি',
            text: 'পেত্তাহ বাজার আর ১৯০৯ সালের জামিউল আলফার মসজিদ, ডোরাকাটা ইটের; নামাজের সময় বাদে দর্শনার্থীরা ঢুকতে পারেন। বাড়ির জন্য কাপড় আর চা। এয়ারপোর্ট এক ঘণ্টা।',
          },
        ],
        included: [
          'ঢাকা-কলম্বো-ঢাকা ইকোনমি টিকেট',
          'পাঁচ রাত ৩ তারকা হোটেল, এক রুমে দুজন, নাশতাসহ',
          'চার বেলা ডিনার, হালাল বা নিরামিষ',
          'পুরো পথে এসি বাস, চালকই গাইড',
          'পাহাড়ি ট্রেনে রিজার্ভ আসন',
          'পেরাদেনিয়া, দন্তমন্দির আর চা-কারখানার টিকেট',
        ],
        excluded: [
          'ইটিএ; ফি আমাদের শ্রীলঙ্কা গাইডে দেখুন',
          'লাঞ্চ, প্রতিবেলা মোটামুটি ১,২০০ থেকে ২,৫০০ শ্রীলঙ্কান রুপি',
          'জিপ লাইন, লেকের নৌকা',
          'ভ্রমণবিমা',
          'বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'ক্যান্ডি, নুয়ারা এলিয়া, এলা ও কলম্বোয় ৩ তারকা; সাদামাটা, পরিষ্কার, গরম পানিসহ',
        travel: 'সরাসরি প্রায় ৩ ঘণ্টা ২০ মিনিট, অথবা এক বিরতি; এসি বাস, আর প্রায় তিন ঘণ্টা পাহাড়ি ট্রেন',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। ট্রেনে বাচ্চারা জানালার পাশে বসবে, দরজায় নয়। রাস্তা আঁকাবাঁকা, গাড়িতে বমির ওষুধ সঙ্গে রাখুন।',
        cancellation:
          'পাহাড়ি লাইন বন্ধ হলে ট্রেনের ভাড়া ফেরত দিয়ে সড়কে যাই; এ কারণে বিনা খরচে বাতিল হয় না। রওনা হওয়ার আগে ভারী বৃষ্টিতে পাহাড়ের জন্য সরকারি সতর্কতা এলে আমরা ট্যুর বাতিল করি: অন্য তারিখ নিতে পারেন, নয়তো দেওয়া পুরো টাকা ফেরত।',
        faq: questions({
          'কোন ভিসা লাগে?':
            'অনলাইনে ইটিএ; সার্ক দেশের জন্য ফি অন্যদের চেয়ে কম। সাধারণত এক থেকে তিন দিনে আসে। নিয়ম কয়েকবার বদলেছে; আমরা শেষ কবে যাচাই করেছি, শ্রীলঙ্কা গাইডে লেখা আছে।',
          'খাবার কি হালাল?':
            'শ্রীলঙ্কায় প্রায় দশজনে একজন মুসলিম, সব শহরেই হালাল দোকান আছে। হোটেলের ডিনার যেখানে সম্ভব হালাল, না হলে নিরামিষ বা মাছ; কোথায় কোনটা, যাওয়ার আগেই জানিয়ে দিই।',
          'কারি কি খুব ঝাল?': 'আমাদের চেয়ে ঝাল। “লেস স্পাইসি” বলবেন; ডিম-হপার আর ডাল কম ঝাল।',
          'কখন যাওয়া ভালো?':
            'পাহাড় আর পশ্চিম উপকূলের জন্য ডিসেম্বর থেকে মার্চ। মে থেকে জুলাই দক্ষিণ-পশ্চিমের বৃষ্টি, অক্টোবর-নভেম্বরে পুব দিকের ঝড়।',
          'হাতি দেখা যায়?':
            'যায়, বুনো হাতি: এলা থেকে নামার পথে উদাওয়ালাওয়েতে জিপে, জনপ্রতি মোটামুটি ৳৬,৫০০। হাতির পিঠে চড়া বা গোসল করানো আমরা রাখি না।',
        }),
        seo: {
          title: 'ঢাকা থেকে শ্রীলঙ্কা: ক্যান্ডি, চা-পাহাড়, এলার ট্রেন',
          description:
            'ঢাকা থেকে ছয় দিনের শ্রীলঙ্কা: ফ্লাইট, ৩ তারকা হোটেল, ক্যান্ডি, নুয়ারা এলিয়া, এলার ট্রেন। ইটিএ, তারিখ ও দাম।',
        },
      },
    },
  };
};

import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const istanbulCappadocia: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 5,
    from: 45,
    every: 4,
    count: 7,
    nights: 6,
    seats: 20,
    band: 'regular',
    holidayBand: 'peak',
    taken: [18, 12, 20, 9, 7, 3, 1],
    cutOffDays: 35,
    months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  });
  return {
    slug: 'istanbul-cappadocia',
    cover: 'istanbul',
    gallery: ['visa-turkiye'],
    departures,
    facts: {
      market: 'international',
      country: 'TR',
      destinations: ['istanbul', 'cappadocia'],
      themes: ['heritage', 'city', 'family'],
      nights: 6,
      days: 7,
      group: { min: 10, max: 20 },
      hotelStars: 4,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 164_900, 148_900, 132_900, 19_900, 39_000),
        priceBand('peak', 189_900, 171_900, 154_900, 22_900, 45_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach', 'walk'] },
        { meals: ['breakfast', 'lunch'], by: ['walk'], picture: 'istanbul' },
        { meals: ['breakfast', 'lunch'], by: ['coach', 'boat'] },
        { meals: ['breakfast', 'dinner'], by: ['flight', 'coach', 'walk'] },
        { meals: ['breakfast', 'lunch', 'dinner'], by: ['coach', 'walk'] },
        { meals: ['breakfast'], by: ['flight', 'coach'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'istanbul', by: 'flight' },
        { destination: 'cappadocia', by: 'flight' },
        { destination: 'istanbul', by: 'flight' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([60, 10], [45, 25], [30, 50], [15, 75], [0, 100]),
      visa: 'turkiye',
    },
    texts: {
      en: {
        title: 'Istanbul and Cappadocia: six nights in Türkiye',
        summary:
          'Four nights in Istanbul and two among the valleys of Cappadocia, with all flights, 4-star hotels, a boat on the Bosphorus and time to pray in the mosques you came to see.',
        intro:
          'Istanbul needs more than a stopover. We give it two full days and an afternoon, on foot where that is best: the old city, the Bosphorus, and the Asian side that most groups leave out.\n\nBetween them lie two nights in Cappadocia, an hour and a half away by air, where people cut homes, granaries and whole towns into soft rock. Balloons fly at dawn when the wind allows; whether you go up is your choice.',
        highlights: [
          'The Blue Mosque, the Hippodrome and the Süleymaniye on foot with a guide',
          'Two hours by boat on the Bosphorus, between two continents',
          'Eyüp Sultan and the tomb of Abu Ayyub al-Ansari (RA)',
          'Göreme’s rock-cut museum and the underground city of Kaymaklı',
          'A room in a stone-cut hotel in Cappadocia, with the valley at the door',
          'Sunset from Çamlıca, one of Istanbul’s highest hills',
        ],
        itinerary: [
          {
            title: 'Dhaka to Istanbul',
            text: 'Direct flight, about 8 h 40 min. Türkiye is three hours behind Dhaka, so an early departure arrives around noon. Coach to Sirkeci, about an hour.\n\nA short walk to Sultanahmet Square before dinner: lentil soup, grilled köfte and rice pudding.',
            stay: '4-star hotel in Sirkeci, 12 minutes on foot from the Blue Mosque',
          },
          {
            title: 'The old city on foot',
            text: 'The Blue Mosque once it opens to visitors in the morning, then the Hippodrome and the Hagia Sophia. Its ground floor is a mosque: those who pray go in without a ticket; the gallery above is for ticket holders. Then Topkapı Palace (its ticket is extra); it is closed on Tuesdays, and we swap days then.\n\nAfter Asr the Grand Bazaar is yours (closed on Sundays). Women need a scarf, and everybody covers their knees.',
            stay: 'Same hotel in Sirkeci',
          },
          {
            title: 'Süleymaniye, Eyüp and the Bosphorus',
            text: 'Sinan’s Süleymaniye first, quiet and bright, with the view over the Golden Horn. By coach to Eyüp Sultan, where Abu Ayyub al-Ansari (RA) is buried; by cable car up to Pierre Loti for tea. On a Friday we pray Jumu’ah here and come an hour early.\n\nIn the afternoon two hours on the Bosphorus, as far as the second bridge. Balık ekmek, a fish sandwich, waits at Eminönü.',
            stay: 'Same hotel in Sirkeci',
          },
          {
            title: 'By air to Cappadocia',
            text: 'Morning flight to Kayseri or Nevşehir, about 1 h 25 min, then 40 to 75 minutes by road. Uçhisar castle for a view over the valleys, the painted churches of the Göreme Open Air Museum, and a walk of an hour in the Pigeon Valley.\n\nDinner is testi kebabı, meat cooked in a clay jar that is broken at the table.',
            stay: '4-star stone-cut hotel in Göreme or Ürgüp',
          },
          {
            title: 'Chimneys, potters and a town under the ground',
            text: 'Those who booked a balloon are picked up at about five; the others see it from the terrace. After breakfast the fairy chimneys of Paşabağ and Devrent, the potters of Avanos on the red river, and Kaymaklı, which goes down eight storeys, four of them open. Its passages are low: anyone with a bad back or a fear of tight rooms may wait above.',
            stay: 'Same hotel in Cappadocia',
          },
          {
            title: 'Back to Istanbul, on the Asian side',
            text: 'Flight to Istanbul before noon. We stay in Asia for the afternoon: the mosques by the Üsküdar pier, the Maiden’s Tower from the shore, and the Çamlıca mosque on its hill, which holds over 60,000 people, in time for Maghrib.',
            stay: '4-star hotel in Sirkeci or near the airport, depending on the flight',
          },
          {
            title: 'Home to Dhaka',
            text: 'Free time for the Spice Bazaar if the flight is in the evening. Lokum and tea travel well; Turkish rugs need a receipt. Coach to the airport four hours before the flight.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Istanbul, and the flights to Cappadocia and back',
          'Six nights in 4-star hotels, twin sharing, with breakfast',
          'Three lunches and three dinners, all halal',
          'Coach, guide and the Bosphorus boat',
          'Tickets for the Göreme museum, Kaymaklı and the Eyüp cable car',
          'Bangla-speaking tour leader from Dhaka for groups of 12 or more',
        ],
        excluded: [
          'Visa; see our Türkiye guide for the fee and the papers',
          'Balloon flight, about 120 to 250 euros depending on the season',
          'Topkapı, the Hagia Sophia gallery and the Basilica Cistern, about 25 to 60 euros each',
          'Other meals, about 8 to 15 euros each',
          'Travel insurance, tips and personal expenses',
        ],
        hotel: '4-star in Sirkeci, within walking distance of the old city; stone-cut 4-star in Cappadocia',
        travel: 'Direct flight, about 8 h 40 min; flights of about 1 h 25 min inside Türkiye; AC coach',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed. Balloon companies take no child under 6 or so, and none shorter than 120 to 140 cm. Prams are hard work on the old city’s stones.',
        cancellation:
          'Long-haul tickets are costly to cancel, so charges start early. If the visa is refused although your papers were genuine, we keep the airline’s charge and ৳3,000. If wind grounds a balloon, its company as a rule returns the money in full; ask before you pay.',
        faq: questions({
          'Which visa do we need?':
            'Most Bangladeshis need a sticker visa, applied for at the centre in Banani; allow five to six weeks. Holders of a valid Schengen, US, UK or Irish visa or residence permit can apply for an e-visa instead. Start eight weeks ahead if you can; our Türkiye guide has the papers.',
          'Is the food halal?':
            'Nearly all meat sold in Türkiye is halal, and the restaurants we use are. Some of them sell alcohol to other tables; where a place without it is near, we take that one.',
          'Do the balloons always fly?':
            'No. The civil aviation office decides each morning. April to June and September to October have the most flying days; in winter about half are lost. Pay only on the spot, or to a company that refunds.',
          'How cold is it?':
            'Istanbul has 3 to 9 degrees in January and may have snow; Cappadocia goes below minus 5 at night. April, May, September and October are mild. July and August are hot, and we don’t run then.',
        }),
        seo: {
          title: 'Istanbul and Cappadocia tour from Dhaka, 6 nights',
          description:
            'Seven days in Türkiye from Dhaka: direct flight, 4-star hotels, Bosphorus, Eyüp Sultan, two nights in Cappadocia. Dates and full prices.',
        },
      },
      bn: {
        title: 'ইস্তাম্বুল ও কাপাডোকিয়া: তুরস্কে ছয় রাত',
        summary:
          'ইস্তাম্বুলে চার রাত, কাপাডোকিয়ার উপত্যকায় দুই রাত। সব ফ্লাইট, ৪ তারকা হোটেল, বসফরাসে নৌকা, আর যে মসজিদগুলো দেখতে যাওয়া, সেখানে নামাজ পড়ার সময়।',
        intro:
          'ট্রানজিটের ফাঁকে ইস্তাম্বুল দেখা হয় না। আমরা শহরটাকে দিই পুরো দুই দিন আর এক বিকেল, যেখানে হাঁটা ভালো সেখানে হেঁটে: পুরোনো শহর, বসফরাস, আর এশিয়ার পাড়—যেটা বেশির ভাগ দল বাদ দেয়।\n\nমাঝখানে দুই রাত কাপাডোকিয়ায়, উড়োজাহাজে দেড় ঘণ্টা। নরম পাথর কেটে মানুষ সেখানে ঘর, গোলা, আস্ত শহর বানিয়েছে। বাতাস অনুকূল থাকলে ভোরে বেলুন ওড়ে; চড়বেন কি না, আপনার ইচ্ছা।',
        highlights: [
          'গাইডের সঙ্গে হেঁটে ব্লু মস্ক, হিপোড্রোম আর সুলেমানিয়ে মসজিদ',
          'দুই মহাদেশের মাঝখানে বসফরাসে দুই ঘণ্টার নৌভ্রমণ',
          'আইয়ুব সুলতান মসজিদ ও হজরত আবু আইয়ুব আনসারি (রা.)-এর কবর',
          'গোরেমের পাথরকাটা জাদুঘর আর কায়মাকলির মাটির নিচের শহর',
          'কাপাডোকিয়ায় পাথর কেটে বানানো হোটেলে থাকা, দরজা খুললেই উপত্যকা',
          'ইস্তাম্বুলের উঁচু পাহাড়গুলোর একটি চামলিজা থেকে সূর্যাস্ত',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে ইস্তাম্বুল',
            text: 'সরাসরি ফ্লাইট, প্রায় ৮ ঘণ্টা ৪০ মিনিট। তুরস্কের ঘড়ি ঢাকার চেয়ে তিন ঘণ্টা পিছিয়ে, তাই ভোরে রওনা হলে দুপুর নাগাদ পৌঁছানো। বাসে সিরকেজি, ঘণ্টাখানেক।\n\nডিনারের আগে হেঁটে সুলতানাহমেত চত্বর। রাতে মসুর ডালের স্যুপ, কোফতা কাবাব আর ফিরনির মতো সুতলাচ।',
            stay: 'সিরকেজিতে ৪ তারকা হোটেল, ব্লু মস্ক হেঁটে ১২ মিনিট',
          },
          {
            title: 'হেঁটে পুরোনো শহর',
            text: 'সকালে ব্লু মস্ক, তারপর হিপোড্রোম আর আয়া সোফিয়া। আয়া সোফিয়ার নিচতলা মসজিদ: নামাজ পড়তে টিকেট লাগে না; ওপরের গ্যালারির জন্য টিকেট। এরপর তোপকাপি প্রাসাদ, টিকেট নিজের; মঙ্গলবার বন্ধ, সেদিন পড়লে দিন বদলে নিই।\n\nআসরের পর গ্র্যান্ড বাজার (রবিবার বন্ধ)। মেয়েদের মাথায় ওড়না আর সবার হাঁটু ঢাকা পোশাক চাই।',
            stay: 'সিরকেজির একই হোটেল',
          },
          {
            title: 'সুলেমানিয়ে, আইয়ুব সুলতান আর বসফরাস',
            text: 'প্রথমে মিমার সিনানের সুলেমানিয়ে: শান্ত, আলোয় ভরা, সামনে গোল্ডেন হর্ন। বাসে আইয়ুব সুলতান, যেখানে হজরত আবু আইয়ুব আনসারি (রা.) শায়িত; সেখান থেকে কেবল কারে পিয়ের লোতি, এক কাপ চা। শুক্রবার হলে জুমা এখানেই, এক ঘণ্টা আগে এসে।\n\nবিকেলে বসফরাসে দুই ঘণ্টা, দ্বিতীয় সেতু পর্যন্ত। এমিনোনু ঘাটে মাছের স্যান্ডউইচ বালিক একমেক।',
            stay: 'সিরকেজির একই হোটেল',
          },
          {
            title: 'উড়োজাহাজে কাপাডোকিয়া',
            text: 'সকালের ফ্লাইটে কায়সেরি বা নেভশেহির, প্রায় ১ ঘণ্টা ২৫ মিনিট; তারপর সড়কে ৪০ থেকে ৭৫ মিনিট। উচহিসার দুর্গ থেকে চারপাশ দেখা, গোরেমে ওপেন এয়ার মিউজিয়াম, পিজন ভ্যালিতে এক ঘণ্টার হাঁটা।\n\nডিনারে তেস্তি কাবাব: মাটির পাত্রে রান্না মাংস, পাত্রটা ভাঙা হয় টেবিলেই।',
            stay: 'গোরেমে বা উরগুপে পাথর কেটে বানানো ৪ তারকা হোটেল',
          },
          {
            title: 'পাথরের চিমনি, কুমোরপাড়া আর মাটির নিচের শহর',
            text: 'বেলুন বুক করা থাকলে ভোর পাঁচটার দিকে গাড়ি আসবে; বাকিরা হোটেলের ছাদ থেকে দেখবেন। নাশতার পর পাশাবা আর দেভরেন্তের পাথরের চিমনি, লাল নদীর পাড়ে আভানোসের কুমোরপাড়া, তারপর কায়মাকলি। শহরটা মাটির নিচে আট তলা, খোলা চার তলা। পথ নিচু; কোমরে ব্যথা বা বদ্ধ জায়গায় ভয় থাকলে ওপরে অপেক্ষা করাই ভালো।',
            stay: 'কাপাডোকিয়ার একই হোটেল',
          },
          {
            title: 'ইস্তাম্বুলে ফেরা, এবার এশিয়ার পাড়',
            text: 'দুপুরের আগের ফ্লাইটে ইস্তাম্বুল। বিকেলটা এশিয়ায়: উস্কুদার ঘাটের মসজিদগুলো, পাড় থেকে মেইডেনস টাওয়ার, আর পাহাড়ের মাথায় চামলিজা মসজিদ। ৬০ হাজারের বেশি মানুষ ধরে; মাগরিব সেখানেই।',
            stay: 'ফ্লাইটের সময় বুঝে সিরকেজিতে বা এয়ারপোর্টের কাছে ৪ তারকা হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'ফ্লাইট সন্ধ্যায় হলে মসলার বাজারে একটু সময়। লোকুম আর চা সহজে আনা যায়; কার্পেট কিনলে রসিদ রাখবেন। ফ্লাইটের চার ঘণ্টা আগে এয়ারপোর্টের বাস।',
          },
        ],
        included: [
          'ঢাকা-ইস্তাম্বুল-ঢাকা ইকোনমি টিকেট, কাপাডোকিয়ার যাওয়া-আসার ফ্লাইটও',
          'ছয় রাত ৪ তারকা হোটেল, এক রুমে দুজন, নাশতাসহ',
          'তিন বেলা লাঞ্চ, তিন বেলা ডিনার, সব হালাল',
          'বাস, গাইড আর বসফরাসের নৌকা',
          'গোরেমে মিউজিয়াম, কায়মাকলি ও আইয়ুবের কেবল কারের টিকেট',
          '১২ জন বা তার বেশি হলে ঢাকা থেকে বাংলাভাষী ট্যুর লিডার',
        ],
        excluded: [
          'ভিসা; খরচ আর কাগজপত্র আমাদের তুরস্ক গাইডে দেখুন',
          'বেলুনে চড়া, মৌসুমভেদে মোটামুটি ১২০ থেকে ২৫০ ইউরো',
          'তোপকাপি, আয়া সোফিয়ার গ্যালারি, ব্যাসিলিকা সিস্টার্ন; প্রতিটি ২৫ থেকে ৬০ ইউরোর মধ্যে',
          'অন্য খাবার, প্রতিবেলা মোটামুটি ৮ থেকে ১৫ ইউরো',
          'ভ্রমণবিমা, বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'সিরকেজিতে ৪ তারকা, পুরোনো শহর হাঁটা পথ; কাপাডোকিয়ায় পাথরকাটা ৪ তারকা হোটেল',
        travel: 'সরাসরি ফ্লাইট, প্রায় ৮ ঘণ্টা ৪০ মিনিট; তুরস্কের ভেতরে প্রায় ১ ঘণ্টা ২৫ মিনিটের ফ্লাইট; এসি বাস',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া। বয়স ৬ বছরের কম, বা লম্বায় ১২০ থেকে ১৪০ সেন্টিমিটারের কম হলে বেলুনে সাধারণত নেয় না। পুরোনো শহরের পাথুরে রাস্তায় স্ট্রলার ঠেলা কষ্ট।',
        cancellation:
          'দূরের টিকেট ফেরতে জরিমানা বেশি, তাই কাটা শুরু হয় আগে থেকে। সঠিক কাগজ দিয়েও ভিসা না হলে কাটা যাবে শুধু এয়ারলাইনের চার্জ আর ৳৩,০০০। বাতাসের কারণে বেলুন না উড়লে বেলুন কোম্পানি সাধারণত পুরো টাকা ফেরত দেয়; টাকা দেওয়ার আগে জেনে নিন।',
        faq: questions({
          'কোন ভিসা লাগবে?':
            'বেশির ভাগ বাংলাদেশির স্টিকার ভিসা লাগে, আবেদন জমা দিতে হয় বনানীর সেন্টারে; পাঁচ-ছয় সপ্তাহ লাগে। শেনজেন, আমেরিকা, যুক্তরাজ্য বা আয়ারল্যান্ডের চালু ভিসা বা রেসিডেন্স পারমিট থাকলে ই-ভিসার আবেদন করা যায়। আট সপ্তাহ আগে শুরু করা ভালো; কাগজের তালিকা আমাদের তুরস্ক গাইডে।',
          'খাবার কি হালাল?':
            'তুরস্কে বিক্রি হওয়া প্রায় সব মাংসই হালাল, আমরা যেসব রেস্তোরাঁয় যাই সেগুলোও। কোনো কোনোটায় অন্য টেবিলে মদ দেওয়া হয়; কাছে অন্য জায়গা থাকলে সেখানেই যাই।',
          'বেলুন কি রোজ ওড়ে?':
            'না। প্রতিদিন ভোরে সিভিল এভিয়েশন ঠিক করে। এপ্রিল-জুন আর সেপ্টেম্বর-অক্টোবরে বেশি দিন ওড়ে; শীতে প্রায় অর্ধেক দিন বাতিল। টাকা দেবেন সেখানে গিয়ে, অথবা এমন কোম্পানিকে যারা ফেরত দেয়।',
          'ঠান্ডা কেমন?':
            'জানুয়ারিতে ইস্তাম্বুল ৩ থেকে ৯ ডিগ্রি, বরফও পড়তে পারে; কাপাডোকিয়ায় রাতে মাইনাস ৫-এর নিচে। এপ্রিল, মে, সেপ্টেম্বর, অক্টোবর আরামের। জুলাই-আগস্ট গরম, তখন আমরা এই ট্যুর করি না।',
        }),
        seo: {
          title: 'ঢাকা থেকে ইস্তাম্বুল ও কাপাডোকিয়া, ৬ রাত',
          description:
            'ঢাকা থেকে সাত দিনের তুরস্ক: সরাসরি ফ্লাইট, ৪ তারকা হোটেল, বসফরাস, আইয়ুব সুলতান, কাপাডোকিয়া। তারিখ ও দাম।',
        },
      },
    },
  };
};

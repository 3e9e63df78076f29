import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const dubai: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 4,
    from: 40,
    every: 3,
    count: 8,
    nights: 4,
    seats: 20,
    band: 'regular',
    holidayBand: 'peak',
    taken: [20, 16, 18, 9, 6, 4, 2, 0],
    cutOffDays: 35,
    months: [1, 2, 3, 4, 5, 9, 10, 11, 12],
  });
  return {
    slug: 'dubai',
    cover: 'dubai',
    gallery: ['visa-uae'],
    departures,
    facts: {
      market: 'international',
      country: 'AE',
      destinations: ['dubai', 'abu-dhabi'],
      themes: ['city', 'family'],
      nights: 4,
      days: 5,
      group: { min: 8, max: 20 },
      hotelStars: 4,
      flightsIncluded: true,
      mainTransport: 'flight',
      bands: [
        priceBand('regular', 86_900, 77_900, 68_900, 9_900, 19_500),
        priceBand('peak', 101_900, 91_900, 81_900, 11_900, 26_000),
      ],
      itinerary: [
        { meals: ['dinner'], by: ['flight', 'coach'] },
        { meals: ['breakfast', 'lunch'], by: ['walk', 'boat', 'coach'], picture: 'dubai' },
        { meals: ['breakfast', 'lunch'], by: ['coach'] },
        { meals: ['breakfast', 'dinner'], by: ['jeep'] },
        { meals: ['breakfast'], by: ['coach', 'flight'] },
      ],
      route: [
        { destination: 'dhaka' },
        { destination: 'dubai', by: 'flight' },
        { destination: 'abu-dhabi', by: 'coach' },
        { destination: 'dubai', by: 'coach' },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([45, 10], [30, 30], [15, 60], [7, 80], [0, 100]),
      visa: 'united-arab-emirates',
    },
    texts: {
      en: {
        title: 'Dubai and Abu Dhabi: creek, tower and desert',
        summary:
          'Four nights in Deira with return flights: the old creek by abra, the 124th floor of the Burj Khalifa, an evening in the desert and a day at the Sheikh Zayed Mosque in Abu Dhabi.',
        intro:
          'There are two Dubais, and we show both. One trades spices and gold from wooden boats on the creek and eats biryani at midnight; the other is glass and air conditioning, an hour’s metro ride long.\n\nOne thing first: UAE visit visas for Bangladeshis have been given sparingly since 2024. We buy no ticket for you before your visa is in hand.',
        highlights: [
          'Across Dubai Creek on an abra, between the spice souk and Al Fahidi',
          'Burj Khalifa, floors 124 and 125, and the fountain below',
          'Sheikh Zayed Grand Mosque in Abu Dhabi, 140 km away',
          'Dunes by four-wheel drive, then dinner under the sky',
          'A hotel among Bangladeshi and Pakistani kitchens in Deira',
        ],
        itinerary: [
          {
            title: 'Dhaka to Dubai',
            text: 'Direct flight, about 5 h 10 min. Dubai is two hours behind Dhaka. Half an hour to the hotel in Deira.\n\nIn the evening a dhow on the Marina or the creek with a buffet dinner, all of it halal, two hours on the water.',
            stay: '4-star hotel in Deira, five minutes from a metro station',
          },
          {
            title: 'The old town and the tall one',
            text: 'Al Fahidi’s lanes and wind towers, an abra for one dirham, the spice and gold souks. Lunch of machboos, rice with lamb, in an Emirati house. On Fridays the prayer begins at 12.45 pm all over the Emirates, and lunch comes after it.\n\nAfter Asr the Dubai Mall, and up the Burj Khalifa: 124 floors in a minute. The fountain plays every half hour after Maghrib.',
            stay: 'Same hotel in Deira',
          },
          {
            title: 'Abu Dhabi',
            text: '140 km, an hour and a half. The Sheikh Zayed Grand Mosque asks for loose clothes: long sleeves, ankles covered, a headscarf for women. Entry is free, but each visitor is registered online; we do that. On Fridays it opens to sightseers only after the noon prayer, so we pray there.\n\nLunch, the Corniche, the palace of Qasr Al Watan from outside, and the Louvre’s dome from the bridge.',
            stay: 'Same hotel in Deira',
          },
          {
            title: 'A free morning, an evening in the desert',
            text: 'The morning is yours: Naif and Meena Bazaar for cloth.\n\nAt three the jeeps come. Twenty minutes over the dunes (not for weak backs or expectant mothers; a car goes round), camels, henna, tea, a barbecue. Back by half past nine.',
            stay: 'Same hotel in Deira',
          },
          {
            title: 'Home to Dhaka',
            text: 'Breakfast, check-out at noon, airport three hours before the flight. Gold jewellery has limits at the customs in Dhaka; ask us for the rule of the day before you buy.',
          },
        ],
        included: [
          'Return economy flight Dhaka to Dubai',
          'Four nights in a 4-star hotel, twin sharing, with breakfast',
          'Airport transfers and all drives by AC coach',
          'Dhow cruise, desert evening, both with dinner; lunches on days 2 and 3',
          'Burj Khalifa ticket, floors 124 and 125, outside peak hours',
          'Abu Dhabi day with guide and mosque registration',
        ],
        excluded: [
          'Visa; see our United Arab Emirates guide for the fee and the papers',
          'Tourism dirham, 10 to 15 dirhams per room per night, paid at the hotel',
          'Other meals, about 20 to 40 dirhams each in Deira',
          'Theme parks, Global Village, Museum of the Future',
          'Travel insurance, tips and personal expenses',
        ],
        hotel: '4-star in Deira, near the metro, with family rooms; breakfast buffet all halal',
        travel: 'Direct flight, about 5 h 10 min; AC coach in the Emirates',
        childPolicy:
          'Infants under 2 fly on a lap. From 2 to 11 with or without an extra bed; the hotels allow two adults and two children in a room. Children under 3 don’t ride over the dunes: a car brings them to the camp.',
        cancellation:
          'Nothing is kept beyond ৳2,000 if the visa is refused, as tickets are bought only after it. The visa fee itself isn’t refunded. For all other cancellations the steps above apply.',
        faq: questions({
          'Will I get the visa?':
            'Nobody can say. Approvals for Bangladeshi applicants have been few since 2024 and change without notice; families and people with a travel history fare better. Our UAE guide says what is open now. The visa comes first, the ticket after it: that is how this package works.',
          'Is the food halal?':
            'Yes, with rare exceptions in large hotels, where a pork section is marked. Around Deira you find bhuna khichuri and biryani at any hour.',
          'What should we wear?':
            'Ordinary modest clothes. In malls shoulders and knees are covered; in the Abu Dhabi mosque women wear loose, full-length clothes and a scarf.',
          'How hot is it?':
            'November to March is 15 to 28 degrees. April and October reach 36. From June to August it is over 40, and we don’t run the package then.',
          'Can we stay on with relatives?':
            'Yes. Return dates can be moved before the ticket is issued; you pay the difference in fare, and we take the unused nights off.',
        }),
        seo: {
          title: 'Dubai tour from Dhaka: 4 nights with Abu Dhabi',
          description:
            'Five days in Dubai and Abu Dhabi from Dhaka: flight, 4-star in Deira, Burj Khalifa, desert evening, Sheikh Zayed Mosque. With a frank word on visas.',
        },
      },
      bn: {
        title: 'দুবাই ও আবুধাবি: ক্রিক, টাওয়ার আর মরুভূমি',
        summary:
          'ফ্লাইটসহ দেইরায় চার রাত: আবরায় চড়ে পুরোনো দুবাই ক্রিক, বুর্জ খলিফার ১২৪ তলা, মরুভূমিতে এক সন্ধ্যা আর আবুধাবির শেখ জায়েদ মসজিদে এক দিন।',
        intro:
          'দুবাই আসলে দুটো, আমরা দুটোই দেখাই। একটা কাঠের নৌকায় মসলা আর সোনার ব্যবসা করে, মাঝরাতে বিরিয়ানি খায়; আরেকটা কাচ আর এসির, মেট্রোতে এক মাথা থেকে আরেক মাথা এক ঘণ্টা।\n\nআগে একটা কথা: ২০২৪ সাল থেকে বাংলাদেশিদের জন্য আমিরাতের ভিজিট ভিসা কম দেওয়া হচ্ছে। ভিসা হাতে আসার আগে আমরা আপনার টিকেট কিনি না।',
        highlights: [
          'মসলার বাজার থেকে আল ফাহিদি, আবরায় চড়ে দুবাই ক্রিক পার',
          'বুর্জ খলিফার ১২৪ ও ১২৫ তলা, নিচে ফোয়ারার খেলা',
          '১৪০ কিলোমিটার দূরে আবুধাবির শেখ জায়েদ গ্র্যান্ড মসজিদ',
          'ফোর হুইল ড্রাইভ গাড়িতে বালিয়াড়ি, তারপর খোলা আকাশের নিচে ডিনার',
          'দেইরায় হোটেল, চারপাশে বাংলাদেশি আর পাকিস্তানি খাবারের দোকান',
        ],
        itinerary: [
          {
            title: 'ঢাকা থেকে দুবাই',
            text: 'সরাসরি ফ্লাইট, প্রায় ৫ ঘণ্টা ১০ মিনিট। দুবাইয়ের ঘড়ি ঢাকার চেয়ে দুই ঘণ্টা পিছিয়ে। এয়ারপোর্ট থেকে দেইরার হোটেল আধা ঘণ্টা।\n\nসন্ধ্যায় মেরিনায় বা ক্রিকে ধাও নৌকায় বুফে ডিনার, সব হালাল; পানিতে দুই ঘণ্টা।',
            stay: 'দেইরায় ৪ তারকা হোটেল, মেট্রো স্টেশন পাঁচ মিনিট',
          },
          {
            title: 'পুরোনো শহর আর উঁচু শহর',
            text: 'আল ফাহিদির গলি আর হাওয়া-মিনার, এক দিরহামে আবরা, মসলা আর সোনার বাজার। দুপুরে আমিরাতি বাড়িতে মাচবুস—ভাত আর ভেড়ার মাংস। শুক্রবার আমিরাতজুড়ে জুমা শুরু হয় ১২টা ৪৫ মিনিটে, খাওয়া তার পরে।\n\nআসরের পর দুবাই মল, তারপর বুর্জ খলিফা: এক মিনিটে ১২৪ তলা। মাগরিবের পর আধা ঘণ্টা পরপর ফোয়ারা।',
            stay: 'দেইরার একই হোটেল',
          },
          {
            title: 'আবুধাবি',
            text: '১৪০ কিলোমিটার, দেড় ঘণ্টা। শেখ জায়েদ গ্র্যান্ড মসজিদে ঢিলেঢালা পোশাক লাগে: ফুলহাতা, গোড়ালি পর্যন্ত ঢাকা, মেয়েদের মাথায় ওড়না। টিকেট নেই, তবে প্রত্যেকের অনলাইন নিবন্ধন লাগে; সেটা আমরা করি। শুক্রবার দর্শনার্থী ঢোকে জুমার পর, তাই সেদিন জুমা সেখানেই পড়ি।\n\nলাঞ্চ, কর্নিশ, বাইরে থেকে কাসর আল ওয়াতান প্রাসাদ আর সেতু থেকে ল্যুভরের গম্বুজ।',
            stay: 'দেইরার একই হোটেল',
          },
          {
            title: 'সকাল ফাঁকা, সন্ধ্যায় মরুভূমি',
            text: 'সকালটা আপনার: কাপড়ের জন্য নাইফ আর মিনা বাজার।\n\nতিনটায় জিপ আসে। বিশ মিনিট বালিয়াড়ির ওঠানামা (কোমরে ব্যথা থাকলে বা অন্তঃসত্ত্বা হলে নয়; তাঁদের গাড়ি ঘুরপথে যায়), উট, মেহেদি, চা, বারবিকিউ। সাড়ে নয়টার মধ্যে ফেরা।',
            stay: 'দেইরার একই হোটেল',
          },
          {
            title: 'ঢাকায় ফেরা',
            text: 'নাশতা, দুপুর ১২টায় রুম ছাড়া, ফ্লাইটের তিন ঘণ্টা আগে এয়ারপোর্ট। ঢাকায় সোনার গয়না আনার সীমা আছে; কেনার আগে তখনকার নিয়মটা আমাদের কাছে জেনে নিন।',
          },
        ],
        included: [
          'ঢাকা-দুবাই-ঢাকা ইকোনমি টিকেট',
          'চার রাত ৪ তারকা হোটেল, এক রুমে দুজন, নাশতাসহ',
          'এয়ারপোর্টের যাতায়াত ও সব ঘোরা এসি বাসে',
          'ধাও ক্রুজ ও মরুভূমির সন্ধ্যা, দুটোই ডিনারসহ; দ্বিতীয় ও তৃতীয় দিনের লাঞ্চ',
          'বুর্জ খলিফার ১২৪ ও ১২৫ তলার টিকেট, ভিড়ের সময় বাদে',
          'গাইড আর মসজিদের নিবন্ধনসহ আবুধাবির দিন',
        ],
        excluded: [
          'ভিসা; খরচ আর কাগজপত্র আমাদের সংযুক্ত আরব আমিরাত গাইডে দেখুন',
          'ট্যুরিজম দিরহাম, রুমপ্রতি রাতে ১০ থেকে ১৫ দিরহাম, হোটেলে দিতে হয়',
          'অন্য খাবার, দেইরায় প্রতিবেলা মোটামুটি ২০ থেকে ৪০ দিরহাম',
          'থিম পার্ক, গ্লোবাল ভিলেজ, মিউজিয়াম অব দ্য ফিউচার',
          'ভ্রমণবিমা, বকশিশ আর ব্যক্তিগত খরচ',
        ],
        hotel: 'দেইরায় মেট্রোর কাছে ৪ তারকা হোটেল, ফ্যামিলি রুম আছে; নাশতার সব পদ হালাল',
        travel: 'সরাসরি ফ্লাইট, প্রায় ৫ ঘণ্টা ১০ মিনিট; সেখানে এসি বাস',
        childPolicy:
          '২ বছরের কম বয়সীরা কোলে বসে যায়। ২ থেকে ১১ বছর বেডসহ বা বেড ছাড়া; এক রুমে দুজন বড় আর দুটি শিশু থাকতে পারে। ৩ বছরের কম বয়সীরা বালিয়াড়ির জিপে ওঠে না, গাড়ি তাদের সরাসরি ক্যাম্পে নেয়।',
        cancellation:
          'ভিসা না হলে কাটা যাবে শুধু ৳২,০০০, কারণ টিকেট কেনা হয় ভিসার পরে। ভিসার ফি অবশ্য ফেরত হয় না। নিজে বাতিল করলে ওপরের ধাপ অনুযায়ী।',
        faq: questions({
          'ভিসা কি পাব?':
            'আগে থেকে কেউ বলতে পারে না। ২০২৪ সাল থেকে বাংলাদেশিদের ভিসা কম হচ্ছে, নিয়মও হঠাৎ বদলায়; পরিবার নিয়ে গেলে বা আগে বিদেশ ভ্রমণ থাকলে সম্ভাবনা কিছুটা বেশি। এখন কী খোলা, আমাদের আমিরাত গাইডে লেখা আছে। আগে ভিসা, পরে টিকেট—এই প্যাকেজের নিয়ম এটাই।',
          'খাবার কি হালাল?':
            'হ্যাঁ। বড় কোনো কোনো হোটেলে শূকরের মাংসের আলাদা কর্নার থাকে, সেখানে লেখা থাকে। দেইরায় যেকোনো সময় ভুনা খিচুড়ি, বিরিয়ানি পাবেন।',
          'কী পরব?': 'শালীন সাধারণ পোশাক। শপিং মলে কাঁধ-হাঁটু ঢাকা; আবুধাবির মসজিদে মেয়েদের ঢিলেঢালা লম্বা পোশাক আর ওড়না।',
          'গরম কেমন?':
            'নভেম্বর থেকে মার্চ ১৫ থেকে ২৮ ডিগ্রি। এপ্রিল আর অক্টোবরে ৩৬ পর্যন্ত ওঠে। জুন থেকে আগস্ট ৪০-এর ওপরে, তখন আমরা এই ট্যুর করি না।',
          'আত্মীয়ের বাসায় কয়েক দিন বেশি থাকা যাবে?':
            'যাবে। টিকেট কাটার আগে ফেরার তারিখ বদলানো যায়; ভাড়ার তফাতটুকু দেবেন, হোটেলে যে কয় রাত থাকবেন না, তার টাকা আমরা বাদ দেব।',
        }),
        seo: {
          title: 'ঢাকা থেকে দুবাই ট্যুর: আবুধাবিসহ ৪ রাত',
          description:
            'ঢাকা থেকে পাঁচ দিনের দুবাই-আবুধাবি: ফ্লাইট, দেইরায় ৪ তারকা হোটেল, বুর্জ খলিফা, মরুভূমি। ভিসার আসল অবস্থাসহ।',
        },
      },
    },
  };
};

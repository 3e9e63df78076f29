import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { questions } from '../questions.ts';

export const oldDhakaDay: TourPackageEntry = (calendar) => {
  const departures = weekly(calendar, {
    weekday: 6,
    fixedWeekday: true,
    from: 6,
    every: 2,
    count: 12,
    nights: 0,
    seats: 14,
    band: 'regular',
    holidayBand: 'peak',
    taken: [12, 14, 9, 6, 11, 4, 7, 2, 3, 0, 1, 0],
    cutOffDays: 1,
  });
  return {
    slug: 'old-dhaka-day',
    cover: 'old-dhaka',
    gallery: [],
    departures,
    facts: {
      market: 'domestic',
      country: 'BD',
      destinations: ['old-dhaka', 'sadarghat', 'lalbagh'],
      themes: ['city', 'heritage', 'family'],
      nights: 0,
      days: 1,
      group: { min: 4, max: 14 },
      flightsIncluded: false,
      mainTransport: 'walk',
      bands: [priceBand('regular', 2_200, 1_700, 1_700, 0, 0), priceBand('peak', 2_500, 1_900, 1_900, 0, 0)],
      itinerary: [{ meals: ['breakfast', 'lunch'], by: ['walk', 'rickshaw', 'boat'], picture: 'old-dhaka' }],
      route: [
        { destination: 'old-dhaka', km: 0 },
        { destination: 'sadarghat', by: 'walk', km: 2 },
        { destination: 'lalbagh', by: 'rickshaw', km: 5 },
      ],
      childPolicy: { infantUnder: 2, childUnder: 12 },
      cancellation: ladder([3, 0], [1, 30], [0, 100]),
    },
    texts: {
      en: {
        title: 'Old Dhaka in a day: bakarkhani, boats and brick',
        summary:
          'A Saturday on foot and by rickshaw with a guide from the old town: bakarkhani from the oven, the Star Mosque, Armanitola, Ahsan Manzil, a rowing boat on the Buriganga, morog polao, and Lalbagh Fort.',
        intro:
          'Four hundred years lie within five kilometres, and most of us drive round them. This walk goes straight through, slowly, with someone who grew up in Becharam Dewri and knows which door to knock on.\n\nWe go on Saturdays, when everything is open and the lanes aren’t crowded. At most fourteen people, so that everyone fits in one shop.',
        highlights: [
          'Bakarkhani hot from a clay oven, with milk tea',
          'The Star Mosque and the Armenian church, when its keeper is in',
          'Ahsan Manzil, the pink house of the Nawabs, and its dining room',
          'A rowing boat on the Buriganga, among the launches',
          'Morog polao and borhani, with time to sit',
        ],
        itinerary: [
          {
            title: 'From the oven to the fort',
            text: 'Meet at half past eight in front of Curzon Hall. By rickshaw to Nazira Bazar and Becharam Dewri: bakarkhani from the oven, nihari for those who want it, milk tea. On foot to Armanitola: the Star Mosque with its broken-china stars, the school of 1904, the Armenian church of 1781 (the keeper decides if it is open), then the spice lanes of Moulvibazar and the conch-cutters of Shankhari Bazar, where the houses are two arms wide.\n\nAhsan Manzil at about half past eleven. From the ghat beside it a rowing boat for half an hour, in life jackets, past the bows of the Barishal launches. Lunch at half past one: morog polao, borhani, jorda; plain rice, fish and vegetables for those who prefer.\n\nAfter Zuhr by rickshaw to Hussaini Dalan and Lalbagh Fort: Pari Bibi’s tomb, the mosque, the hammam and a bench on the south wall. The tour ends at the gate at half past four, with a lassi or a falooda in hand. About five kilometres on foot in all.',
          },
        ],
        included: [
          'Guide from Old Dhaka, in Bangla or English',
          'Bakarkhani breakfast and morog polao lunch, water and borhani, a lassi or a falooda at the end',
          'Rickshaws between the quarters, two to a rickshaw',
          'Rowing boat on the Buriganga, with life jackets',
          'Tickets for Ahsan Manzil and Lalbagh Fort, for Bangladeshis',
        ],
        excluded: [
          'Transport to Curzon Hall and home from Lalbagh',
          'What you buy, and second helpings',
          'Higher ticket prices for foreign passports (about ৳800 in all)',
          'A gift for the keeper of the Armenian church, if you like',
        ],
        hotel: 'No overnight stay: half past eight in the morning to half past four',
        travel: 'On foot about 5 km, by rickshaw between the quarters, and a rowing boat',
        childPolicy:
          'Infants under 2 come free, in a carrier: no pram gets through the lanes. Children from 2 to 11 pay one price and sit on a rickshaw with you. From 12 on, the adult price applies. The walk suits children from about six.',
        cancellation:
          'Free up to three days before. After that the share we keep is for the guide and the kitchen. Your place may go to someone else at any time; tell us the name. In heavy rain or on a day of political programmes in the streets we move to another Saturday or give back all that you paid.',
        faq: questions({
          'What should I wear?':
            'Shoes that may get dirty and come off easily, clothes that cover shoulders and knees, a scarf for the mosques. A hat from March to October, and a bottle that we refill.',
          'Is it suitable for my mother, who walks slowly?':
            'Tell us. We go more by rickshaw and leave out Shankhari Bazar’s lanes; for a family on its own we can also begin an hour later, for ৳800 more in all.',
          'Can it be another day?':
            'For four people or more, any day but Sunday, when Lalbagh Fort is closed. On Thursdays Ahsan Manzil is closed, so we see it from outside; on Fridays it opens at three, so we reverse the route.',
          'How clean is the food?':
            'We eat at three kitchens that we use ourselves, hot from the pot, with bottled or filtered water. No cut fruit and no ice from the street. Tell us about allergies: ghee, nuts and milk are in nearly everything.',
        }),
        seo: {
          title: 'Old Dhaka day tour on foot and by rickshaw',
          description:
            'A Saturday in Old Dhaka: bakarkhani, Star Mosque, Ahsan Manzil, a boat on the Buriganga, morog polao, Lalbagh Fort. Dates and prices.',
        },
      },
      bn: {
        title: 'এক দিনে পুরান ঢাকা: বাকরখানি, নৌকা আর পুরোনো ইট',
        summary:
          'পুরান ঢাকারই গাইডের সঙ্গে এক শনিবার, হেঁটে আর রিকশায়: তন্দুরের গরম বাকরখানি, তারা মসজিদ, আরমানিটোলা, আহসান মঞ্জিল, বুড়িগঙ্গায় নৌকা, মোরগ পোলাও, লালবাগ কেল্লা।',
        intro:
          'পাঁচ কিলোমিটারের মধ্যে চার শ বছর, আর আমরা বেশির ভাগ সময় পাশ কাটিয়ে যাই। এই হাঁটা একেবারে ভেতর দিয়ে, ধীরে; সঙ্গে এমন একজন যিনি বেচারাম দেউড়িতে বড় হয়েছেন, কোন দরজায় কড়া নাড়তে হয় জানেন।\n\nশনিবারে, কারণ সেদিন সব খোলা আর গলিতে হাঁটা যায়। সর্বোচ্চ চৌদ্দজন, যাতে সবাই একটা দোকানেই বসতে পারি।',
        highlights: [
          'মাটির তন্দুর থেকে গরম বাকরখানি, সঙ্গে দুধ-চা',
          'তারা মসজিদ, আর তত্ত্বাবধায়ক থাকলে আর্মেনীয় গির্জা',
          'নবাবদের গোলাপি বাড়ি আহসান মঞ্জিল, তার খাবার ঘর',
          'লঞ্চের সারির ফাঁকে বৈঠার নৌকায় বুড়িগঙ্গা',
          'আয়েশ করে বসে মোরগ পোলাও আর বোরহানি',
        ],
        itinerary: [
          {
            title: 'তন্দুর থেকে কেল্লা',
            text: 'সকাল সাড়ে ৮টায় কার্জন হলের সামনে এক হব। রিকশায় নাজিরাবাজার আর বেচারাম দেউড়ি: তন্দুরের বাকরখানি, চাইলে নিহারি, দুধ-চা। হেঁটে আরমানিটোলা: চিনামাটির টুকরোয় তারা বসানো মসজিদ, ১৯০৪ সালের স্কুল, ১৭৮১ সালের আর্মেনীয় গির্জা (খোলা থাকবে কি না তত্ত্বাবধায়কের ইচ্ছা)। তারপর মৌলভীবাজারের মসলার গলি আর শাঁখারীবাজার, যেখানে একেকটা বাড়ি মেলে ধরা দুই হাতের সমান চওড়া।\n\nসাড়ে ১১টার দিকে আহসান মঞ্জিল। পাশের ঘাট থেকে লাইফ জ্যাকেট পরে আধঘণ্টা নৌকায়, বরিশালের লঞ্চের গলুই ঘেঁষে। দেড়টায় মোরগ পোলাও, বোরহানি, জর্দা; যাঁরা চান তাঁদের জন্য সাদা ভাত, মাছ, সবজি।\n\nজোহরের পর রিকশায় হোসেনি দালান আর লালবাগ কেল্লা: পরীবিবির মাজার, মসজিদ, হাম্মাম, দক্ষিণের প্রাচীরে একটু বসা। লাচ্ছি বা ফালুদা হাতে সাড়ে ৪টায় গেটে বিদায়। সব মিলিয়ে হাঁটা পাঁচ কিলোমিটারের মতো।',
          },
        ],
        included: [
          'পুরান ঢাকার গাইড, বাংলা বা ইংরেজিতে',
          'নাশতায় বাকরখানি, দুপুরে মোরগ পোলাও, পানি আর বোরহানি, শেষে লাচ্ছি বা ফালুদা',
          'এক মহল্লা থেকে আরেক মহল্লায় রিকশা, এক রিকশায় দুজন',
          'বুড়িগঙ্গায় নৌকা, লাইফ জ্যাকেটসহ',
          'বাংলাদেশিদের জন্য আহসান মঞ্জিল আর লালবাগ কেল্লার টিকেট',
        ],
        excluded: [
          'কার্জন হল পর্যন্ত আসা আর লালবাগ থেকে ফেরা',
          'কেনাকাটা, আর দ্বিতীয়বার নেওয়া খাবার',
          'বিদেশি পাসপোর্টে টিকেটের বাড়তি দাম (মোট ৮০০ টাকার মতো)',
          'ইচ্ছা হলে আর্মেনীয় গির্জার তত্ত্বাবধায়কের জন্য উপহার',
        ],
        hotel: 'রাতে থাকা নেই: সকাল সাড়ে ৮টা থেকে বিকেল সাড়ে ৪টা',
        travel: 'হেঁটে প্রায় ৫ কিলোমিটার, মাঝে মাঝে রিকশা, আর একবার নৌকা',
        childPolicy:
          '২ বছরের কম বয়সীদের টাকা লাগে না; কোলে বা ক্যারিয়ারে আনুন, গলিতে স্ট্রলার চলে না। ২ থেকে ১১ বছরের শিশুর একটাই দাম, রিকশায় বসবে আপনার সঙ্গে। ১২ বছর থেকে পুরো দাম। ছয় বছরের মতো হলে হাঁটাটা উপভোগ করবে।',
        cancellation:
          'তিন দিন আগে পর্যন্ত বাতিল করলে কিছু কাটা হয় না। এরপর যা কাটা হয় তা গাইড আর খাবারের জন্য। আসন যেকোনো সময় অন্য কাউকে দিতে পারেন, নামটা জানাবেন। ভারী বৃষ্টি বা রাস্তায় রাজনৈতিক কর্মসূচি থাকলে অন্য শনিবার, নয়তো পুরো টাকা ফেরত।',
        faq: questions({
          'কী পরে আসব?':
            'ময়লা হলে ক্ষতি নেই আর সহজে খোলা যায় এমন জুতা, কাঁধ-হাঁটু ঢাকা পোশাক, মসজিদের জন্য ওড়না বা স্কার্ফ। মার্চ থেকে অক্টোবর টুপি, আর একটা বোতল; পানি আমরা ভরে দেব।',
          'মা আস্তে হাঁটেন, পারবেন?':
            'আগে জানান। রিকশা বাড়াব, শাঁখারীবাজারের গলি বাদ দেব। শুধু নিজেদের পরিবার হলে এক ঘণ্টা পরে শুরু করা যায়, মোট ৮০০ টাকা বেশি।',
          'অন্য দিনে হয়?':
            'চারজন বা তার বেশি হলে রবিবার ছাড়া যেকোনো দিন; রবিবার লালবাগ কেল্লা বন্ধ। আহসান মঞ্জিল বৃহস্পতিবার বন্ধ, তাই বাইরে থেকে দেখি; শুক্রবার খোলে তিনটায়, তাই পথটা উল্টে নিই।',
          'খাবার কতটা পরিষ্কার?':
            'খাই তিনটা দোকানে, যেখানে আমরা নিজেরাও খেতে যাই; হাঁড়ি থেকে গরম, পানি বোতলের বা ফিল্টারের। রাস্তার কাটা ফল আর বরফ নয়। অ্যালার্জি থাকলে জানাবেন: প্রায় সবকিছুতেই ঘি, বাদাম আর দুধ।',
        }),
        seo: {
          title: 'এক দিনে পুরান ঢাকা, হেঁটে আর রিকশায়',
          description:
            'পুরান ঢাকায় এক শনিবার: বাকরখানি, তারা মসজিদ, আহসান মঞ্জিল, বুড়িগঙ্গায় নৌকা, মোরগ পোলাও, লালবাগ কেল্লা। তারিখ আর দাম।',
        },
      },
    },
  };
};

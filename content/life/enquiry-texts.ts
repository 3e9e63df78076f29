/** What customers wrote, or what staff noted of a call, by the name of the enquiry: as people write, in a hurry and with their thumbs. */
export const enquiryTexts = {
  // Those that became orders.
  'sea-1':
    'Assalamu alaikum. 4 jon friend Kuakata jabo next month er modhye. Per head koto porbe, AC bus hobe?',
  'sea-2': 'আমরা স্বামী–স্ত্রী আর ৭ বছরের ছেলে। বাচ্চার জন্য কি পুরো টাকা লাগবে?',
  'sea-4': 'একা যেতে চাই কুয়াকাটা। আলাদা রুম পাওয়া যাবে কি? ভাড়া কত বেশি হবে জানাবেন',
  'city-1': 'We are 2, hotel near BTS if possible. Is visa included or do I have to apply myself?',
  'city-3': 'Three brothers. Own room each if it is not too costly. Will pay by bank.',
  'hills-1': 'নীলগিরিতে রাতে থাকা যাবে? আর চাঁদের গাড়ি কি প্যাকেজের মধ্যে?',
  'hills-2': 'Hi, 2 adult + 1 kid (6 yrs). Is Nilgiri road ok for kids? She gets motion sickness.',
  'hills-4': 'Solo traveller, first time Bandarban. Any other single in the group to share room?',
  'tea-1': 'রাতারগুলে নৌকা ভাড়া কি আলাদা দিতে হবে? আমার মা যাবেন, হাঁটতে একটু কষ্ট হয়।',
  'tea-3': 'মেয়ের স্কুল ছুটি, দুজন যাবেন। ট্রেনে গেলে খরচ কমে কি না জানতে চেয়েছেন।',
  'clouds-1': 'Sajek 4 jon, cottage with balcony lagbe. Weekend e hole valo hoy. Total koto?',
  'clouds-3': 'Couple trip for our anniversary. Can you arrange a small cake at the resort?',
  'dubai-1': 'Is desert safari with dinner included? And do you arrange UAE visa for both of us.',
  'dubai-2': 'দুবাই যেতে চাই, স্বামী আর ৯ বছরের মেয়েসহ। ভিসা না হলে টাকা ফেরত পাব তো?',
  'maldives-1': 'Honeymoon in Maldives, budget 1.6 lakh for two. Is speedboat transfer in the price?',
  'umrah-1': 'মা ও খালাকে নিয়ে যাবেন। হারামের কাছে হোটেল চান, একটা হুইলচেয়ার লাগবে।',
  'umrah-2':
    'Which airline do you use for Umrah, direct flight? My mother is 68 and can not do long transit.',
  'nepal-1': 'কাঠমান্ডু থেকে পোখারা ফ্লাইটে যাবে না বাসে? বাসে গেলে আমরা রাজি না।',
  'visa-1': 'Thailand visa for me and wife, I am business man. How many days and what bank balance is need?',
  'visa-3':
    'Need Singapore visa for 3 family members, flight is booked already for next month. Still possible?',
  'visa-4': 'চারজনের থাইল্যান্ড ভিসা। দুজন চাকরি করে, দুজন ছাত্র। কার কী কাগজ লাগবে লিখে দিলে ভালো হয়।',
  'visa-5': 'Turkey te e-visa hobe naki sticker? Amar US visa ache, valid 2 years.',
  'coach-1':
    'Class 8, about 45 children and 4 teachers. One big bus, back before 5 pm. Has asked two others.',
  'company-1': '৪০ জনের মতো। দুই রাত, মিটিংয়ের জন্য একটা হলরুম। কোটেশন প্যাডে চান।',
  'hotel-2': 'দুই পরিবার, সুইমিং পুল আছে এমন জায়গা। সকালে গিয়ে পরদিন বিকেলে ফিরবেন।',
  // New, nobody has answered yet.
  'new-malaysia': 'মালয়েশিয়ার ই-ভিসা করতে কত দিন লাগে? আমরা দুজন, একজনের পাসপোর্টের মেয়াদ ৭ মাস আছে।',
  'new-coxs': 'Bhai 6 jon er jonno Coxs bazar package, sea view room. Office er picnic na, family.',
  'new-letter': 'আপনাদের অফিস কি শনিবার খোলা? টাকা নগদে দেওয়া যাবে?',
  'new-uk':
    'UK visitor visa, my brother will sponsor. Was refused once, two years ago. Do you take such cases?',
  'new-sundarbans': 'সুন্দরবনের লঞ্চে কি বাচ্চাদের আলাদা কেবিন দেওয়া যায়? ৫ জন যাব।',
  'new-general': 'Do you give travel insurance alone, without any package? For Schengen, 15 days.',
  'new-fare': 'Need ticket Dhaka to Saidpur morning flight, 2 person, any airline.',
  'new-india': 'ইন্ডিয়ার মেডিকেল ভিসা করেন? রোগীর সাথে একজন যাবে। স্লট পাওয়া যাচ্ছে?',
  // Somebody is at it.
  kashmir: 'কাশ্মীর ৪ জন, টিউলিপের সময়টা ধরতে চাই। দিল্লি হয়ে না কলকাতা হয়ে?',
  'kashmir-again': 'গতকাল কাশ্মীরের জন্য লিখেছিলাম, এখনো কেউ ফোন করেননি।',
  japan: 'Japan tourist visa, I have 14 lakh in FDR but not in savings. Is FDR ok for bank statment?',
  ladies: 'শুধু মেয়েদের গ্রুপ ট্যুর আছে আপনাদের? সিলেট বা সাজেক। আমরা তিন বোন।',
  bali: 'Bali 5 nights for 2, this month or next month whichever is cheaper. Veg food needed.',
  'bali-again': 'Sorry I forgot to write, our budget for Bali is 95k each with air fare.',
  mosque: 'মসজিদ থেকে ১২ জনের ওমরাহ কাফেলা। ইমাম সাহেব ফোন করেছেন, দল ধরে দাম চান।',
  canada: 'Visit visa for parents to see grandchild. Has invitation letter, wants to know fee and days.',
  passport: 'পাসপোর্ট নবায়ন করিয়ে দেন কি না, আর কত দিনে। সাথে থাইল্যান্ডের ভিসা।',
  'saint-martin': 'Saint Martin er ship ekhon chole? 5 jon, 2 rat. Registration ki apnara koren?',
  sreemangal:
    'Two families, 2 nights in Sreemangal. Want tea garden bungalow, not hotel. Please send pictures.',
  saudi: 'সৌদি ফ্যামিলি ভিজিট ভিসা স্ট্যাম্পিং করান? স্বামী রিয়াদে থাকেন, আমি আর ২ বাচ্চা।',
  // The customer thinks it over.
  france: 'Schengen for Paris and Rome, 9 days. First stay is in Italy, so which embassy do I apply?',
  students: 'ভার্সিটির ২০ জন, সুন্দরবন। ছাত্রদের জন্য কি ডিসকাউন্ট আছে? পরীক্ষার পর যাব।',
  vietnam: 'Vietnam 6 days with Ha Long overnight cruise. Is the e-visa in the package price?',
  'vietnam-again': 'Please add airport lounge for Vietnam trip if you can, 2 person.',
  egypt: 'কায়রো ও লুক্সর, স্বামী–স্ত্রী। ভিসা আর হোটেল মিলিয়ে একটা হিসাব চেয়েছেন।',
  buyers: 'China visa for 3 of our buyers, business invitation is ready. Company will pay by cheque.',
  rangamati: 'রাঙ্গামাটির ঝুলন্ত ব্রিজ কি এখন পানিতে ডোবা? ডোবা থাকলে পরে যাব।',
  hongkong: 'HK visa online apply korte parben? Trade fair, 4 din. Passport e 2 ta visa ache.',
  // Won, and nobody made an order of it here.
  'malaysia-won': 'মালয়েশিয়ার ভিসা একজনের, চাকরিজীবী। এনওসি অফিস থেকে কী লিখে আনতে হবে?',
  launch: 'বরিশালের লঞ্চে কেবিন, দুই রাত পর। ডাবল হলে ভালো, ভিআইপি দরকার নেই।',
  // Lost.
  'lost-kl': 'KL Langkawi package koto? Onno agency 62 hajar bolse, apnara koto parben',
  'lost-bhutan': 'ভুটানে প্রতিদিনের ফি নাকি কমেছে? ২ জনের ৪ রাতের খরচ কত?',
  'lost-australia': 'Australia visit visa guaranty diben? Taka kaj howar pore dibo.',
  'lost-lanka': 'শ্রীলঙ্কা ৫ দিন, ক্যান্ডি ও নুয়ারা এলিয়া। আগামী মাসের শেষে ৩ জন।',
  'lost-tanguar': 'টাঙ্গুয়ার হাওরে হাউসবোট, পূর্ণিমার রাতে। পুরো বোট ১০ জনের জন্য।',
  'lost-usa': 'B1/B2 date kobe pawa jay? I need it before my sister marriage.',
  'lost-istanbul': 'Istanbul 7 nights, 4 adults. Can we skip Cappadocia balloon and reduce price?',
  'lost-germany': 'জার্মানিতে ছেলের কনভোকেশন। আমরা দুজন, ২ সপ্তাহের ভিসা।',
  'lost-day': 'Old Dhaka tour for foreign guests, 8 persons. Guide must speak French.',
  'lost-korea': 'কোরিয়ার টুরিস্ট ভিসা করেন? আগে কোথাও যাইনি।',
  'lost-honeymoon': 'Honeymoon package, Bali or Maldives, under 1 lakh for both with air?',
  'lost-haor': 'Kishoreganj haor day trip, 25 jon office colleague. Lunch e haor er mach chai.',
  'lost-qatar': 'কাতারে হায়া ভিসায় বাবা-মাকে আনতে চাই। আপনারা আবেদন করে দেন?',
  'lost-bus': 'AC bus ticket Dhaka to Kolkata direct. 3 seats together.',
  // What a colleague marked as spam, and what waits for a look.
  'spam-rank': 'Dear owner, your website is not on first page of search. We do 50 backlinks cheap price.',
  'spam-loan': 'Instant loan without paper, 2 percent only. Whatsapp me now for approve.',
  'spam-hajj': 'Free Umrah lottery winner list is published, send your bank card number to claim prize.',
  'spam-job': 'Canada work permit 100% sure, we pay commision 40k for each file you send us.',
  'spam-follow': 'Buy 10000 page followers only 500 tk, real Bangladeshi. Demo available.',
  'review-links':
    'See our price list www.sample-one.example www.sample-two.example https://sample-three.example and partner with us',
  'review-bot': 'Hello, I have question about your company and services, please contact back.',
  'review-quick': 'need visa',
} as const;

export type EnquiryName = keyof typeof enquiryTexts;

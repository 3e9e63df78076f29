import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';

type Section = SiteSettings['legal']['privacy'][number];

export const privacy: Section[] = [
  {
    title: { en: 'What you give us', bn: 'আপনি যা জানান' },
    text: {
      en: `When you send a form we keep what you wrote in it: your name, phone number, e-mail address, the visa, tour or flight you asked about, the dates and the number of travellers, and your message. If you book a tour or a ticket, or apply for a visa through us, we also keep the travellers’ names, dates of birth and passport details, the papers you send, and what you paid.

If you register, we keep your e-mail address, your name if you give it, and your role on this site. Your password is kept only as a hash by the sign-in service; nobody here can read it. If you sign in with Google, Google tells us your e-mail address and name, and we never see your Google password.

You can ask us anything without sending papers. Photos of a passport or other papers that you add to an enquiry or a visa case are stored encrypted; only our staff can open them, and each time is logged.`,
      bn: `ফর্ম পাঠালে তাতে আপনি যা লেখেন, আমরা তা রাখি: নাম, ফোন নম্বর, ইমেইল, কোন ভিসা, ট্যুর বা ফ্লাইটের কথা জানতে চেয়েছেন, তারিখ, কতজন যাচ্ছেন আর আপনার বার্তা। ট্যুর বা টিকেট বুক করলে, কিংবা আমাদের মাধ্যমে ভিসার আবেদন করলে যাত্রীদের নাম, জন্মতারিখ, পাসপোর্টের তথ্য, আপনার দেওয়া কাগজ আর কত টাকা দিলেন, তা-ও রাখি।

নিবন্ধন করলে আপনার ইমেইল, নাম (দিলে) আর এই সাইটে আপনার ভূমিকা রাখা হয়। পাসওয়ার্ড থাকে সাইন-ইন সেবার কাছে, হ্যাশ হিসেবে; আমাদের কেউ তা পড়তে পারেন না। গুগল দিয়ে সাইন ইন করলে গুগল আমাদের আপনার ইমেইল আর নাম জানায়; আপনার গুগল পাসওয়ার্ড আমরা কখনো দেখি না।

কাগজপত্র না দিয়েও যেকোনো কিছু জানতে চাইতে পারেন। অনুরোধ বা ভিসার কাজের সঙ্গে পাসপোর্ট বা অন্য কাগজের ছবি দিলে তা এনক্রিপ্ট করে রাখা হয়; শুধু আমাদের কর্মীরা খুলতে পারেন, আর কে কখন খুললেন, তা লেখা থাকে।`,
    },
  },
  {
    title: { en: 'What our server records', bn: 'সার্ভারে যা লেখা থাকে' },
    text: {
      en: `Like any web server, ours records the time, the page asked for, the result and the network address a request came from. We use this to find faults and to limit spam. A form has a hidden field and a minimum time to fill in, for the same purpose.

We use no advertising network, no visitor statistics service and no tracking pixel.`,
      bn: `আর সব ওয়েব সার্ভারের মতো আমাদের সার্ভারও লিখে রাখে কখন, কোন পাতা চাওয়া হয়েছে, ফল কী হয়েছে আর কোন নেটওয়ার্ক ঠিকানা থেকে অনুরোধ এসেছে। ত্রুটি খুঁজতে আর স্প্যাম ঠেকাতে এটা কাজে লাগে। একই কারণে ফর্মে একটি লুকানো ঘর থাকে, আর ফর্ম পূরণের একটা ন্যূনতম সময় ধরা থাকে।

আমরা কোনো বিজ্ঞাপন নেটওয়ার্ক, ভিজিটর গোনার কোনো সেবা বা ট্র্যাকিং পিক্সেল ব্যবহার করি না।`,
    },
  },
  {
    title: { en: 'Why we keep it, and for how long', bn: 'কেন রাখি, কত দিন রাখি' },
    text: {
      en: `We keep an enquiry to answer it, to arrange what you asked for, and to be able to say later what was agreed. Your first message is kept as you wrote it, with the replies and a history of who did what. The software doesn’t delete enquiries by itself. If you ask, we remove yours, except for papers that the law makes us keep, such as receipts.

The papers of a visa case are deleted some days after the case is closed; its page says when. You can also have them deleted there at once. Passport numbers of travellers on a tour are deleted some days after they return; the page on which you enter them says how many.`,
      bn: `আপনার প্রশ্নের উত্তর দিতে, কাজটা করতে, আর পরে কী কথা হয়েছিল তা মিলিয়ে দেখতে আমরা আপনার অনুরোধ রেখে দিই। আপনার প্রথম বার্তা যেমন লিখেছেন তেমনই থাকে; সঙ্গে থাকে উত্তর আর কে কখন কী করেছেন তার বিবরণ। সফটওয়্যার নিজে থেকে অনুরোধ মোছে না। আপনি বললে আমরা মুছে দিই, তবে আইনে যা রাখতে হয়, যেমন রসিদ, সেগুলো ছাড়া।

ভিসার কাজ শেষ হওয়ার কিছু দিন পর তার সব কাগজ মুছে ফেলা হয়; কবে, তা ওই কাজের পাতায় লেখা থাকে। চাইলে সেখান থেকে তখনই মুছে ফেলতে পারেন। ট্যুরের যাত্রীদের পাসপোর্ট নম্বর মুছে ফেলা হয় ফেরার কিছু দিন পর; কত দিন পর, তা নম্বর লেখার পাতাতেই লেখা থাকে।`,
    },
  },
  {
    title: { en: 'Who sees it', bn: 'কারা দেখেন' },
    text: {
      en: `Our staff, each with the rights of their role; what they change is logged with name and time. Anyone who has the private link to your enquiry, your order or your visa case can see its page, so give a link only to someone who may see it.

To do what you ask, we give the necessary details to others: an airline for a ticket; a hotel, a bus company or the authority that gives a permit for a tour; an embassy or visa centre for a visa; a payment company if you pay online. Our replies travel through our mail service, and if this site is set to use Google’s sign-in service, Google handles your sign-in. We sell nothing about you to anyone.`,
      bn: `দেখেন আমাদের কর্মীরা, যাঁর যতটুকু দায়িত্ব ততটুকু; কে কখন কী বদলালেন, তা নামসহ লেখা থাকে। আপনার অনুরোধ, অর্ডার বা ভিসার কাজের ব্যক্তিগত লিংক যাঁর কাছে আছে, তিনিও সেই পাতা দেখতে পারেন। তাই যাঁকে দেখাতে চান, লিংক শুধু তাঁকেই দিন।

আপনার কাজটা করতে যেটুকু দরকার, সেটুকু অন্যদের দিতে হয়: টিকেটের জন্য এয়ারলাইনকে; ট্যুরের জন্য হোটেল, বাস কোম্পানি বা যারা পারমিট দেয় তাদের; ভিসার জন্য দূতাবাস বা ভিসা সেন্টারকে; অনলাইনে টাকা দিলে পেমেন্ট কোম্পানিকে। আমাদের উত্তর যায় ইমেইল সেবার মাধ্যমে। সাইটে গুগলের সাইন-ইন সেবা চালু থাকলে সাইন ইনের কাজটা গুগল করে। আপনার তথ্য আমরা কারও কাছে বিক্রি করি না।`,
    },
  },
  {
    title: { en: 'What you can ask of us', bn: 'আপনি যা চাইতে পারেন' },
    text: {
      en: `You may ask what we hold about you, have a mistake corrected, or have your account and enquiries removed. Write from the address you gave us, or call with your reference. We usually answer within three working days.`,
      bn: `আপনার সম্পর্কে আমাদের কাছে কী আছে জানতে চাইতে পারেন, ভুল ঠিক করাতে পারেন, অ্যাকাউন্ট আর অনুরোধ মুছে ফেলতে বলতে পারেন। যে ইমেইল আমাদের দিয়েছেন সেখান থেকে লিখুন, অথবা রেফারেন্স নিয়ে ফোন করুন। সাধারণত তিন কর্মদিবসের মধ্যে উত্তর পাবেন।`,
    },
  },
];

export const terms: Section[] = [
  {
    title: { en: 'What we are', bn: 'আমরা কারা' },
    text: {
      en: `We are a travel agent. We advise, check papers, look up fares and arrange tours. We are not an embassy, an airline or a hotel, and each of them has its own terms, which apply to you as well.

On this site you can send enquiries, book seats on our tours, and pay. Sending an enquiry costs nothing and binds neither of us. A booking exists when the first payment that was agreed has reached us and we have confirmed it.`,
      bn: `আমরা ট্রাভেল এজেন্ট। পরামর্শ দিই, কাগজ মিলিয়ে দেখি, ভাড়া খুঁজি, ট্যুরের ব্যবস্থা করি। আমরা দূতাবাস, এয়ারলাইন বা হোটেল নই; তাদের প্রত্যেকের নিজস্ব শর্ত আছে, সেগুলোও আপনার জন্য প্রযোজ্য।

এই সাইট থেকে আপনি অনুরোধ পাঠাতে পারেন, ট্যুরের আসন বুক করতে পারেন, টাকাও দিতে পারেন। অনুরোধ পাঠাতে কোনো খরচ নেই, তাতে কোনো পক্ষের বাধ্যবাধকতাও নেই। শুরুতে যে টাকা দেওয়ার কথা, তা আমাদের কাছে পৌঁছালে আর আমরা নিশ্চিত করলে তবেই বুকিং হয়।`,
    },
  },
  {
    title: { en: 'Visas', bn: 'ভিসা' },
    text: {
      en: `An embassy alone decides whether to grant a visa, for how long, and when. We promise careful work, not a result.

The embassy’s fee and the visa centre’s fee are theirs. Once the embassy or the centre has been paid, they are not refundable, even if the visa is refused. Our service charge is for checking and handling your file; the guide of each visa says in which case we refund it. Fees and rules can change between the day we checked them, which is shown on the page, and the day you apply. We tell you before you pay.

You are responsible for your papers being true and complete. We don’t hand in a paper that we know to be false.`,
      bn: `ভিসা দেওয়া হবে কি না, কত দিনের জন্য আর কবে—সে সিদ্ধান্ত একমাত্র দূতাবাসের। আমরা যত্ন করে কাজ করার কথা দিই, ভিসা পাওয়ার নয়।

দূতাবাসের ফি আর ভিসা সেন্টারের ফি তাদের পাওনা। সেখানে একবার জমা হয়ে গেলে আর ফেরত হয় না, ভিসা না হলেও না। আমাদের সার্ভিস চার্জ কাগজ যাচাই আর ফাইলের কাজের জন্য; কোন ক্ষেত্রে তা ফেরত দিই, প্রতিটি ভিসার গাইডে লেখা আছে। পাতায় লেখা যাচাইয়ের তারিখ আর আপনার আবেদনের দিনের মধ্যে ফি ও নিয়ম বদলাতে পারে। টাকা নেওয়ার আগেই আমরা তা জানাই।

কাগজপত্র সত্য ও সম্পূর্ণ হওয়ার দায়িত্ব আপনার। মিথ্যা জেনে কোনো কাগজ আমরা জমা দিই না।`,
    },
  },
  {
    title: { en: 'Air tickets', bn: 'এয়ার টিকেট' },
    text: {
      en: `The fares on this site were seen on the day given and serve as a guide. If you accept an offer of ours and pay by its time limit, its price is fixed; any other fare is certain only when the ticket has been issued. Changes and refunds follow the rules of the fare you chose; we tell you those rules before you pay, and our charge is added to the airline’s. Names must be spelt as in the passport. Correcting a name later may cost as much as a new ticket.`,
      bn: `সাইটে লেখা ভাড়া উল্লিখিত দিনে দেখা, ধারণা দেওয়ার জন্য। আমাদের পাঠানো প্রস্তাব গ্রহণ করে সময়সীমার মধ্যে টাকা দিলে সেই দাম আর বদলায় না; অন্য কোনো ভাড়া টিকেট ইস্যু হওয়ার আগে চূড়ান্ত নয়। তারিখ বদল আর রিফান্ড হয় আপনার বেছে নেওয়া ভাড়ার নিয়মে; টাকা দেওয়ার আগেই সেই নিয়ম আমরা জানিয়ে দিই। এয়ারলাইনের চার্জের সঙ্গে আমাদের চার্জ যোগ হয়। নামের বানান পাসপোর্টের মতো হতে হবে। পরে নাম ঠিক করতে নতুন টিকেটের সমান খরচও লাগতে পারে।`,
    },
  },
  {
    title: { en: 'Tours', bn: 'ট্যুর' },
    text: {
      en: `The page of each tour says what the price includes, what it doesn’t, and what we keep if you cancel and when. The terms on the page on the day you book apply to you.

Weather, river levels, strikes and permits can change a day’s plan. We then offer the nearest safe alternative. If we cancel a departure ourselves, you can take another date or get back all that you have paid us.`,
      bn: `প্রতিটি ট্যুরের পাতায় লেখা আছে দামের মধ্যে কী আছে, কী নেই, আর বাতিল করলে কখন কত টাকা কাটা হয়। যেদিন বুক করেন, সেদিন পাতায় যে শর্ত থাকে, আপনার জন্য সেটাই প্রযোজ্য।

আবহাওয়া, নদীর পানি, ধর্মঘট বা পারমিটের কারণে কোনো দিনের পরিকল্পনা বদলাতে পারে। তখন নিরাপদ আর কাছাকাছি বিকল্পটা আমরা দিই। আমরা নিজেরা কোনো যাত্রা বাতিল করলে আপনি অন্য তারিখ নিতে পারেন, অথবা আমাদের যা দিয়েছেন তার পুরোটা ফেরত নিতে পারেন।`,
    },
  },
  {
    title: { en: 'Paying', bn: 'পেমেন্ট' },
    text: {
      en: `The page of your order says how much is due and when, and shows the ways to pay: online, to our bKash or Nagad number, to our bank account, or in cash at the office. If you pay online, card number and PIN are typed on the payment company’s own page; we never see them. Each payment gets a receipt with a number. Pay only to a number or an account that is on your order’s page or that we have given you in writing.`,
      bn: `কত টাকা, কবে আর কীভাবে দেবেন, আপনার অর্ডারের পাতায় লেখা থাকে: অনলাইনে, আমাদের বিকাশ বা নগদ নম্বরে, ব্যাংক অ্যাকাউন্টে, কিংবা অফিসে এসে নগদ টাকায়। অনলাইনে দিলে কার্ডের নম্বর আর পিন লিখতে হয় পেমেন্ট কোম্পানির নিজের পাতায়; আমরা তা কখনো দেখি না। প্রতিবার টাকা দিলে নম্বরসহ রসিদ পাবেন। যে নম্বর বা অ্যাকাউন্ট অর্ডারের পাতায় আছে, বা আমরা লিখিতভাবে দিয়েছি, টাকা পাঠাবেন শুধু সেখানেই।`,
    },
  },
  {
    title: { en: 'Your account and the law', bn: 'আপনার অ্যাকাউন্ট ও আইন' },
    text: {
      en: `Keep your password to yourself, and tell us if someone else has used your account. We may close an account that is used for spam or false papers. The law of Bangladesh applies. If these terms change, this page shows the new date; what was agreed before keeps the old terms.`,
      bn: `পাসওয়ার্ড নিজের কাছে রাখুন; অন্য কেউ অ্যাকাউন্ট ব্যবহার করলে আমাদের জানান। স্প্যাম বা ভুয়া কাগজের কাজে ব্যবহার হলে আমরা অ্যাকাউন্ট বন্ধ করতে পারি। এখানে বাংলাদেশের আইন প্রযোজ্য। শর্ত বদলালে এই পাতায় নতুন তারিখ লেখা থাকবে; আগে যা ঠিক হয়েছে, তাতে আগের শর্তই থাকবে।`,
    },
  },
];

export const cookies: Section[] = [
  {
    title: { en: 'No tracking cookies', bn: 'কোনো ট্র্যাকিং কুকি নেই' },
    text: {
      en: `We set no cookies for advertising or statistics, and nobody else does through our pages. That is why no banner asks for your consent. When you sign in, one cookie lets the sign-in service recognise this device, and with Google another one lasts a few minutes. When you pay online, one leads you back to your order from the payment page, for a day at most. When you find your booking with a code, one keeps the list open for half an hour. There are no others.`,
      bn: `বিজ্ঞাপন বা পরিসংখ্যানের জন্য আমরা কোনো কুকি রাখি না, আমাদের পাতার মাধ্যমে অন্য কেউও রাখে না। তাই সম্মতি চেয়ে কোনো ব্যানারও আসে না। সাইন ইন করলে একটি কুকি দেখে সাইন-ইন সেবা এই ডিভাইস চিনতে পারে, আর গুগল দিয়ে সাইন ইন করলে আরেকটি থাকে কয়েক মিনিট। অনলাইনে টাকা দিলে একটি কুকি আপনাকে পেমেন্টের পাতা থেকে আপনার অর্ডারে ফিরিয়ে আনে, সেটি থাকে বড়জোর এক দিন। কোড দিয়ে আপনার বুকিং খুঁজলে একটি কুকি তালিকাটি আধা ঘণ্টা খোলা রাখে। এর বাইরে কোনো কুকি নেই।`,
    },
  },
  {
    title: { en: 'What your browser keeps', bn: 'আপনার ব্রাউজারে যা থাকে' },
    text: {
      en: `A few small things stay in your own browser’s storage:

A note for the current tab that the first-load spinner has been shown. It goes when you close the tab.

What you have typed in our forms, so that it isn’t lost when you reload the page. It goes when you close the tab, too.

The ticks you set in a visa checklist, so that they are there when you come back. They never leave your device.

Which of our notices you have closed, so that they don’t come back.

If you sign in: an entry called access-token and a mark that you are signed in, both in local storage, and the sign-in client’s own record of your session. Signing out removes them.`,
      bn: `ছোট কয়েকটি জিনিস আপনার নিজের ব্রাউজারেই থাকে:

প্রথমবার সাইট খোলার সময়ের লোডিং চিহ্নটা যে দেখানো হয়ে গেছে, এই ট্যাবের জন্য তার একটা নোট। ট্যাব বন্ধ করলেই চলে যায়।

আমাদের ফর্মে যা লিখেছেন, যাতে পাতা আবার লোড হলে হারিয়ে না যায়। ট্যাব বন্ধ করলে এটিও চলে যায়।

ভিসার চেকলিস্টে দেওয়া টিকগুলো, যাতে ফিরে এসে আবার পান। এগুলো আপনার ডিভাইসের বাইরে যায় না।

কোন নোটিশগুলো বন্ধ করেছেন, যাতে সেগুলো আবার না আসে।

সাইন ইন করলে: লোকাল স্টোরেজে access-token নামে একটি এন্ট্রি আর সাইন ইন করার একটি চিহ্ন, সঙ্গে সাইন-ইন ক্লায়েন্টের রাখা আপনার সেশনের তথ্য। সাইন আউট করলে এগুলো মুছে যায়।`,
    },
  },
  {
    title: { en: 'When others may set something', bn: 'অন্য কেউ কখন কিছু রাখতে পারে' },
    text: {
      en: `If you choose to sign in with Google, Google’s own window opens and uses Google’s cookies. Links to WhatsApp, Facebook or a map lead to those services, and their rules apply from there on. Nothing of theirs is loaded before you click.`,
      bn: `গুগল দিয়ে সাইন ইন করতে চাইলে গুগলের নিজের উইন্ডো খোলে, সেখানে গুগলের কুকি কাজ করে। হোয়াটসঅ্যাপ, ফেসবুক বা ম্যাপের লিংক সেই সেবাগুলোতে নিয়ে যায়; সেখান থেকে তাদের নিয়ম চলে। আপনি ক্লিক করার আগে তাদের কিছুই লোড হয় না।`,
    },
  },
  {
    title: { en: 'Removing it all', bn: 'সব মুছে ফেলা' },
    text: {
      en: `Sign out, then clear the data of this site in your browser’s settings. The pages go on working; you only lose the ticks in your checklists and what you were typing, and notices that you have closed come back.`,
      bn: `সাইন আউট করুন, তারপর ব্রাউজারের সেটিংস থেকে এই সাইটের ডেটা মুছে দিন। পাতাগুলো আগের মতোই চলবে; শুধু চেকলিস্টের টিক আর ফর্মে যা লিখছিলেন, তা হারাবে, আর বন্ধ করা নোটিশ আবার দেখা যাবে।`,
    },
  },
];

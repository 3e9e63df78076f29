import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p, quote, table, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'Before anyone asks about your bank balance they open your passport. A visa file with good papers and a bad passport stops on the first day. Take yours out of the drawer and go through it with this page. It takes five minutes, and what you find may take five weeks to put right.',
  ),
  h2('Seven things to look at'),
  ol(
    '**The date of expiry.** Most countries want six months of validity left on the day you arrive, or on the day you leave again. Schengen countries want three months after the return, in a passport not older than ten years.',
    '**Blank pages.** Two facing each other, completely empty. The pages for remarks at the end don’t count.',
    '**The name.** As in your NID, birth registration, certificates and bank account. If they differ by more than a space or a full stop, correct one of them or get an affidavit.',
    '**The parents’ names.** Some embassies compare them with your birth certificate; children’s visas fail on this.',
    '**Date and place of birth.** A day that differs from the NID has to be corrected before, not explained after.',
    '**The condition.** A loose cover, a torn page, water damage or a child’s drawing make it a damaged passport. Airlines refuse those too.',
    '**The signature.** E-passports carry it printed. Sign the visa form in the same way.',
  ),
  h2('Which rule for which country'),
  table(
    ['Going to', 'Validity they ask for', 'Note'],
    ['Thailand, Malaysia, Singapore', '6 months from arrival', 'Airlines check it at Dhaka'],
    [
      'United Arab Emirates, Saudi Arabia',
      '6 months from arrival',
      'The visa itself shows the passport number',
    ],
    ['Türkiye', 'At least 150 days from arrival', '6 months is safer'],
    ['Japan', 'For the whole stay', 'Two blank pages'],
    ['United Kingdom', 'For the whole stay', 'One page blank on both sides'],
    ['Schengen countries', '3 months after leaving', 'Issued within the last 10 years'],
    [
      'Nepal, Maldives',
      '6 months from arrival; Maldives at least 1 month beyond the stay',
      'Visa at the airport',
    ],
  ),
  p('Rules change; each of our visa guides gives the current one and the day on which we checked it.'),
  h2('The old passports'),
  p(
    'Never throw one away. Embassies ask for all of them, because old visas and stamps are the best proof that you go and come back. If the number of an older passport is printed in the new one, they go together, stapled or in one envelope. If it is lost, file a General Diary with the police, have it translated, and say so in the covering letter. An unexplained gap looks worse than a loss.',
  ),
  h2('If you have a machine-readable passport'),
  p(
    'It stays valid until its date, and embassies accept it. But it can’t be renewed as one: what you get next is an e-passport. The number changes, so do it before you apply for a visa, not between the visa and the flight. A valid visa in an old passport usually remains good if you carry both, with a few exceptions; ask.',
  ),
  h2('Getting a new e-passport'),
  ol(
    'Fill in the form at epassport.gov.bd with the NID (or the 17-digit birth registration for those under 18). Spell as in the NID.',
    'Choose 48 or 64 pages and five or ten years. Those under 18 and over 65 get five.',
    'Pay online or at a bank, and print the slip.',
    'Go to the appointment with the NID, the summary, the old passport and, for children, the parents’ NIDs. Photograph, fingerprints and iris scan are taken there.',
    'Collect it yourself with the slip when the message comes.',
  ),
  p(
    'Regular delivery within the country is given as 15 working days after the biometrics, express as seven, and super express as two. In practice allow three to six weeks for regular in busy months, and longer if your address or name changed. The fees are in [our note on them](/news/e-passport-fees).',
  ),
  quote(
    'If you plan to travel in the next six months, look at the date today. Renewing is quick in quiet months and slow before Hajj, Eid and the school holidays.',
  ),
  h2('For children'),
  ul(
    'Every child needs their own, from birth.',
    'Spell the parents’ names exactly as in the parents’ passports.',
    'The photograph is taken at the office; for under-sixes, bring a 3R print with a grey background.',
    'A child’s face changes. If nobody would know them from the photograph, renew early.',
  ),
  h2('What you should not do'),
  p(
    'Don’t write in it, staple boarding cards to it, or laminate anything. Don’t give it to a stranger who says he knows someone at the embassy. When you leave it with an agency, ours included, ask for a receipt with the number and the date, and for a call when it moves.',
  ),
  p(
    'One more habit costs nothing: photograph the data page and the visa pages, and send them to yourself. If the passport is lost while you travel, that picture saves a day at the embassy.',
  ),
  visaCard('malaysia'),
  visaCard('united-kingdom'),
);

const bn = body(
  p(
    'ব্যাংকে কত টাকা আছে জানার আগে সবাই খোলে পাসপোর্টটা। কাগজ যত ভালোই হোক, পাসপোর্টে গোলমাল থাকলে ফাইল প্রথম দিনেই আটকায়। ড্রয়ার থেকে পাসপোর্টটা বের করুন, এই লেখার সঙ্গে মিলিয়ে দেখুন। লাগবে পাঁচ মিনিট; যা ধরা পড়বে, ঠিক করতে লাগতে পারে পাঁচ সপ্তাহ।',
  ),
  h2('সাতটা জিনিস দেখুন'),
  ol(
    '**মেয়াদ।** বেশির ভাগ দেশ চায় পৌঁছানোর দিন বা ফেরার দিন থেকে ছয় মাস মেয়াদ। শেনজেন দেশগুলো চায় ফেরার পর তিন মাস, আর পাসপোর্টের বয়স দশ বছরের কম।',
    '**ফাঁকা পাতা।** মুখোমুখি দুটি, একেবারে খালি। শেষের মন্তব্যের পাতা গোনা হয় না।',
    '**নাম।** এনআইডি, জন্মনিবন্ধন, সনদ আর ব্যাংক অ্যাকাউন্টের মতো। একটা ফাঁক বা ফুলস্টপের চেয়ে বেশি অমিল হলে কোনো একটা ঠিক করান, নয়তো হলফনামা নিন।',
    '**মা-বাবার নাম।** কোনো কোনো দূতাবাস জন্মসনদের সঙ্গে মেলায়; শিশুদের ভিসা এখানেই আটকায়।',
    '**জন্মতারিখ ও জন্মস্থান।** এনআইডির সঙ্গে এক দিনের অমিল থাকলেও আগে সংশোধন করুন, পরে ব্যাখ্যা নয়।',
    '**অবস্থা।** মলাট খুলে যাওয়া, পাতা ছেঁড়া, পানির দাগ বা বাচ্চার আঁকিবুঁকি থাকলে সেটা নষ্ট পাসপোর্ট। এয়ারলাইনও নেয় না।',
    '**স্বাক্ষর।** ই-পাসপোর্টে ছাপানো থাকে। ভিসার ফর্মেও একই সই দিন।',
  ),
  h2('কোন দেশে কী নিয়ম'),
  table(
    ['যেখানে যাচ্ছেন', 'কত দিনের মেয়াদ চায়', 'মনে রাখুন'],
    ['থাইল্যান্ড, মালয়েশিয়া, সিঙ্গাপুর', 'পৌঁছানোর দিন থেকে ৬ মাস', 'এয়ারলাইন ঢাকাতেই দেখে'],
    ['আমিরাত, সৌদি আরব', 'পৌঁছানোর দিন থেকে ৬ মাস', 'ভিসায় পাসপোর্ট নম্বর লেখা থাকে'],
    ['তুরস্ক', 'পৌঁছানোর দিন থেকে অন্তত ১৫০ দিন', '৬ মাস থাকলে নিশ্চিন্ত'],
    ['জাপান', 'থাকার পুরো সময়', 'দুটি ফাঁকা পাতা'],
    ['যুক্তরাজ্য', 'থাকার পুরো সময়', 'এক পাতার দুই পিঠই ফাঁকা'],
    ['শেনজেন দেশ', 'ফেরার পর ৩ মাস', 'গত ১০ বছরের মধ্যে ইস্যু হওয়া'],
    ['নেপাল, মালদ্বীপ', 'পৌঁছানোর দিন থেকে ৬ মাস; মালদ্বীপে সফর শেষের পর অন্তত ১ মাস', 'ভিসা এয়ারপোর্টে'],
  ),
  p('নিয়ম বদলায়। এখন কোনটা চলছে আর আমরা কবে মিলিয়ে দেখেছি, প্রতিটি ভিসা গাইডে লেখা আছে।'),
  h2('পুরোনো পাসপোর্ট'),
  p(
    'কখনো ফেলবেন না। দূতাবাস সবগুলোই চায়, কারণ পুরোনো ভিসা আর সিলই সবচেয়ে ভালো প্রমাণ যে আপনি যান, আবার ফিরেও আসেন। নতুন পাসপোর্টে পুরোনোটার নম্বর লেখা থাকলে দুটো একসঙ্গে দিন, স্ট্যাপল করে বা এক খামে। হারিয়ে গেলে থানায় জিডি করুন, ইংরেজি অনুবাদ করান, কভার লেটারে লিখে দিন। না জানিয়ে একটা পাসপোর্ট বাদ দিলে সেটা হারানোর চেয়েও খারাপ দেখায়।',
  ),
  h2('এমআরপি থাকলে'),
  p(
    'মেয়াদ থাকা পর্যন্ত এমআরপি চলে, দূতাবাসও নেয়। তবে এমআরপি হিসেবে আর নবায়ন হয় না; পরেরটা হবে ই-পাসপোর্ট। নম্বর বদলে যায়, তাই কাজটা করুন ভিসার আবেদনের আগে; ভিসা আর ফ্লাইটের মাঝখানে নয়। পুরোনো পাসপোর্টে ভিসার মেয়াদ থাকলে দুটো একসঙ্গে নিয়ে সাধারণত যাওয়া যায়, দু-একটা ব্যতিক্রম আছে; জেনে নিন।',
  ),
  h2('নতুন ই-পাসপোর্ট করা'),
  ol(
    'epassport.gov.bd-তে এনআইডি দিয়ে (১৮ বছরের নিচে হলে ১৭ অঙ্কের জন্মনিবন্ধন) ফর্ম পূরণ করুন। বানান এনআইডির মতো।',
    '৪৮ না ৬৪ পাতা, পাঁচ না দশ বছর, বেছে নিন। ১৮-র নিচে আর ৬৫-র ওপরে পাঁচ বছরই পাবেন।',
    'অনলাইনে বা ব্যাংকে ফি দিন, স্লিপ ছাপিয়ে নিন।',
    'অ্যাপয়েন্টমেন্টের দিন এনআইডি, আবেদনের সারাংশ, পুরোনো পাসপোর্ট, আর শিশুর ক্ষেত্রে মা-বাবার এনআইডি নিয়ে যান। ছবি, আঙুলের ছাপ আর চোখের আইরিস সেখানেই নেয়।',
    'মেসেজ এলে স্লিপ নিয়ে নিজে তুলে আনুন।',
  ),
  p(
    'দেশের ভেতরে বায়োমেট্রিকের পর সাধারণ ডেলিভারি ১৫ কর্মদিবস, জরুরি ৭, অতি জরুরি ২—এটাই ঘোষিত সময়। বাস্তবে চাপের মাসে সাধারণ ডেলিভারিতে তিন থেকে ছয় সপ্তাহ ধরুন; ঠিকানা বা নাম বদলালে আরও বেশি। কত ফি, লেখা আছে [আমাদের এই খবরে](/bn/news/e-passport-fees)।',
  ),
  quote(
    'সামনের ছয় মাসে কোথাও যাওয়ার কথা থাকলে আজই মেয়াদটা দেখুন। ভিড় না থাকলে নবায়ন হয় তাড়াতাড়ি; হজ, ঈদ আর স্কুলের ছুটির আগে ধীরে।',
  ),
  h2('শিশুদের বেলায়'),
  ul(
    'জন্ম থেকেই প্রত্যেক শিশুর আলাদা পাসপোর্ট লাগে।',
    'মা-বাবার নামের বানান হুবহু মা-বাবার পাসপোর্টের মতো হবে।',
    'ছবি অফিসেই তোলে; ছয় বছরের নিচে হলে ধূসর পটভূমিতে তোলা থ্রি-আর ছবি নিয়ে যান।',
    'শিশুর চেহারা বদলায়। ছবি দেখে চেনা না গেলে মেয়াদের আগেই নবায়ন করুন।',
  ),
  h2('যা করবেন না'),
  p(
    'পাসপোর্টে কিছু লিখবেন না, বোর্ডিং কার্ড স্ট্যাপল করবেন না, লেমিনেট করবেন না। দূতাবাসে লোক আছে বলে যে অচেনা মানুষ পাসপোর্ট চায়, তাকে দেবেন না। কোনো এজেন্সিতে জমা দিলে, আমাদের কাছে দিলেও, নম্বর আর তারিখ লেখা রসিদ নিন; পাসপোর্ট কোথাও গেলে জানাতে বলুন।',
  ),
  p(
    'আরেকটা অভ্যাসে খরচ নেই: তথ্যের পাতা আর ভিসার পাতার ছবি তুলে নিজেকেই পাঠিয়ে রাখুন। পথে পাসপোর্ট হারালে ওই ছবিটা দূতাবাসে একটা দিন বাঁচায়।',
  ),
  visaCard('malaysia'),
  visaCard('united-kingdom'),
);

export const passportReadyForAVisa: PostEntry = (calendar) => ({
  slug: 'passport-ready-for-a-visa',
  cover: 'blog-passport',
  facts: {
    kind: 'blog',
    category: 'visas',
    tags: ['passport', 'papers', 'first-visa'],
    author: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    publishedOn: calendar.daysAgo(232),
  },
  texts: {
    en: {
      title: 'Is your passport ready for a visa?',
      summary:
        'Seven things to look at before you apply, the validity each country asks for, and how long a new e-passport really takes.',
      tags: { passport: 'Passport', papers: 'Papers', 'first-visa': 'First visa' },
      body: en,
    },
    bn: {
      title: 'আপনার পাসপোর্ট কি ভিসার জন্য তৈরি?',
      summary: 'আবেদনের আগে সাতটা জিনিস দেখে নিন, কোন দেশ কত দিনের মেয়াদ চায়, আর নতুন ই-পাসপোর্টে আসলে কত দিন লাগে।',
      tags: { passport: 'পাসপোর্ট', papers: 'কাগজপত্র', 'first-visa': 'প্রথম ভিসা' },
      body: bn,
    },
  },
});

import type { PostEntry } from '../entry.ts';
import { body, h2, p, table, ul } from '../post-body.ts';

const en = body(
  p(
    'Many of our guests renew their passport before a first visa, and have heard very different amounts. These are the fees for an application within Bangladesh as the Department of Immigration and Passports has published them, with 15 per cent VAT included. Please look at its site before you pay; the department may change them, and the form works out your fee by itself.',
  ),
  table(
    ['Passport', 'Regular', 'Express', 'Super express'],
    ['48 pages, 5 years', '৳4,025', '৳6,325', '৳8,625'],
    ['48 pages, 10 years', '৳5,750', '৳8,050', '৳10,350'],
    ['64 pages, 5 years', '৳6,325', '৳8,625', '৳12,075'],
    ['64 pages, 10 years', '৳8,050', '৳10,350', '৳13,800'],
  ),
  h2('What to know before you pay'),
  ul(
    'Regular is given as 15 working days (about 21 days) after your biometrics, express as 7 working days, super express as 2. Super express is delivered from Agargaon in Dhaka only.',
    'Those under 18 and over 65 get a passport of five years.',
    'Pay through the online form (cards, bKash, Nagad and others) or by A-Challan at a bank. The name on the payment must be the applicant’s.',
    'Fees abroad are charged in foreign currency and differ for workers and students.',
    'A change of address, name or profession carries no extra fee, but takes longer.',
  ),
  h2('What we do'),
  p(
    'We don’t apply for passports and take no commission on them. Nobody needs an agent for this: the form is in English and plain. If you have a visa file with us, we look at your summary page before you submit it, so that the spelling agrees with your other papers. That is free.',
  ),
  p('Official sources: epassport.gov.bd and your regional passport office.'),
);

const bn = body(
  p(
    'প্রথম ভিসার আগে আমাদের অনেক অতিথি পাসপোর্ট নবায়ন করেন, আর ফির অঙ্ক একেকজন একেক রকম শুনে আসেন। দেশের ভেতরে আবেদনের জন্য ইমিগ্রেশন ও পাসপোর্ট অধিদপ্তরের প্রকাশিত ফি নিচে দিলাম, ১৫ শতাংশ ভ্যাট ধরেই। টাকা দেওয়ার আগে তাদের সাইটটা দেখে নিন; অধিদপ্তর ফি বদলাতে পারে, আর ফর্ম নিজেই আপনার অঙ্কটা হিসাব করে দেয়।',
  ),
  table(
    ['পাসপোর্ট', 'সাধারণ', 'জরুরি', 'অতি জরুরি'],
    ['৪৮ পাতা, ৫ বছর', '৳৪,০২৫', '৳৬,৩২৫', '৳৮,৬২৫'],
    ['৪৮ পাতা, ১০ বছর', '৳৫,৭৫০', '৳৮,০৫০', '৳১০,৩৫০'],
    ['৬৪ পাতা, ৫ বছর', '৳৬,৩২৫', '৳৮,৬২৫', '৳১২,০৭৫'],
    ['৬৪ পাতা, ১০ বছর', '৳৮,০৫০', '৳১০,৩৫০', '৳১৩,৮০০'],
  ),
  h2('টাকা দেওয়ার আগে জেনে নিন'),
  ul(
    'বায়োমেট্রিকের পর সাধারণ ডেলিভারি ১৫ কর্মদিবস (প্রায় ২১ দিন), জরুরি ৭ কর্মদিবস, অতি জরুরি ২ কর্মদিবস। অতি জরুরি পাসপোর্ট দেয় শুধু ঢাকার আগারগাঁও অফিস।',
    '১৮ বছরের নিচে আর ৬৫-র ওপরে পাঁচ বছরের পাসপোর্ট পাওয়া যায়।',
    'ফি দেওয়া যায় অনলাইন ফর্মে (কার্ড, বিকাশ, নগদ ইত্যাদি) বা ব্যাংকে এ-চালানে। জমার রসিদে আবেদনকারীর নাম থাকতে হবে।',
    'বিদেশে আবেদনের ফি বৈদেশিক মুদ্রায়; শ্রমিক আর শিক্ষার্থীদের জন্য আলাদা।',
    'ঠিকানা, নাম বা পেশা বদলালে বাড়তি ফি নেই, তবে সময় বেশি লাগে।',
  ),
  h2('আমরা যা করি'),
  p(
    'পাসপোর্টের আবেদন আমরা করি না, কমিশনও নিই না। এ কাজে দালাল লাগে না; ফর্মটা ইংরেজিতে, তবে সহজ। আমাদের কাছে আপনার ভিসার ফাইল থাকলে জমা দেওয়ার আগে আবেদনের সারাংশটা দেখে দিই, যাতে নামের বানান অন্য কাগজের সঙ্গে মেলে। এর জন্য টাকা লাগে না।',
  ),
  p('সরকারি উৎস: epassport.gov.bd আর আপনার আঞ্চলিক পাসপোর্ট অফিস।'),
);

export const ePassportFees: PostEntry = (calendar) => ({
  slug: 'e-passport-fees',
  cover: 'news-passport-fees',
  facts: {
    kind: 'news',
    category: 'notices',
    tags: ['passport', 'fees'],
    author: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    publishedOn: calendar.daysAgo(46),
  },
  texts: {
    en: {
      title: 'E-passport fees at a glance, VAT included',
      summary:
        'All twelve fees in one table, how long each delivery takes, and why you need no agent for it.',
      tags: { passport: 'Passport', fees: 'Fees' },
      body: en,
    },
    bn: {
      title: 'এক নজরে ই-পাসপোর্টের ফি, ভ্যাটসহ',
      summary: 'এক ছকে বারো রকমের ফি, কোন ডেলিভারিতে কত দিন লাগে, আর কেন এ কাজে দালাল লাগে না।',
      tags: { passport: 'পাসপোর্ট', fees: 'ফি' },
      body: bn,
    },
  },
});

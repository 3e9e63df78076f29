import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p, quote, table, ul, visaCard } from '../post-body.ts';

const en = body(
  p(
    'Of all the papers in a visa file, the bank statement says the most about you and is wrong the most often. It isn’t the amount that is wrong, but the seal, the dates, the name, or a deposit that nobody can explain. Here is what a visa officer looks for in it, and how to get one that needs no explaining.',
  ),
  h2('What the statement has to prove'),
  p(
    'An officer asks three questions. Can you pay for this journey? Does the money come from the work you say you do? Will you come home to it? The closing balance answers only the first. The months before answer the other two.',
  ),
  p(
    'So an account that receives a salary on the fifth of each month, pays rent and school fees, and ends with ৳1,40,000 is a better answer than one that was empty until last week and now holds ৳5,00,000.',
  ),
  h2('How it should look'),
  table(
    ['Point', 'What embassies usually want'],
    ['Period', 'The last six months, ending not more than 15 to 30 days before you apply'],
    ['Form', 'Printed by the branch, on the bank’s paper, in English'],
    ['Seal and signature', 'On every page for many embassies, at least on the last for all'],
    ['Name', 'Spelt as in the passport; if not, a note from the bank that both names are yours'],
    ['Phone', 'The branch’s number, which somebody answers; some embassies do call'],
    ['Solvency certificate', 'Same date as the statement, with the balance in taka and in dollars'],
  ),
  p(
    'A statement downloaded from an app is rarely enough by itself. Take it to the branch and have it sealed, or ask for a new print. Most banks charge ৳200 to ৳500 plus VAT for a statement and about as much for the certificate; two or three working days is normal.',
  ),
  h2('How much is enough'),
  p(
    'Few embassies publish a figure, and none promises that a figure is enough. What we see in practice, as a rough rule: the full cost of your trip, plus a cushion of about half of that again, left in the account for at least three months. Where an embassy asks for a sum, or we advise one, you find it in our visa guide, with the day on which we checked it.',
  ),
  ul(
    'For Thailand and Malaysia the sums are modest, about a lakh for each person.',
    'For Japan, Türkiye and the Schengen countries, allow two to four lakh for each traveller for ten days, and more if you travel at your own cost to several cities.',
    'For the United Kingdom there is no minimum at all. The officer reads your income against your plan. Six months of ordinary life on paper count for more than a large sum.',
  ),
  h2('The large deposit'),
  p(
    'A large sum that arrives just before the statement ends is the most common reason for doubt. It need not be a problem if you can show where it came from. Attach the paper:',
  ),
  ul(
    'A fixed deposit or savings certificate cashed: the encashment slip.',
    'Land or a car sold: the deed or the sale agreement, with a translation.',
    'A bonus or provident fund loan: the office’s letter.',
    'A gift from a parent: a signed note, their statement and proof that they are your parent.',
    'Money from abroad: the bank’s inward remittance certificate.',
  ),
  quote(
    'Do not borrow money to show it for a week. Officers have seen that pattern thousands of times, and a refusal stays in your file longer than the loan.',
  ),
  h2('Who shows what'),
  p(
    '**Job holders** show the account that gets the salary; the figure should match the salary certificate. If part of the salary is paid in cash, have the office say so in its letter.',
  ),
  p(
    '**Business owners** show two: the company’s account and their own. A busy shop with a thin personal account looks odd until the company’s statement is beside it. The trade licence must carry the same business name as the account.',
  ),
  p(
    '**Students and homemakers** show the sponsor’s account, a sponsor letter, and the paper that ties you together: a birth certificate or a marriage certificate in English.',
  ),
  p(
    '**Freelancers** show the account that receives the remittance, the marketplace’s earning statement and, if they have it, the government’s freelancer card.',
  ),
  p(
    'Savings certificates, fixed deposits and land papers help, but as additional evidence. They prove that you have something to come home to, not that you can pay for the hotel.',
  ),
  h2('Ten minutes at the branch'),
  ol(
    'Ask for six months to yesterday, in English, with all pages sealed.',
    'Ask for the solvency certificate with the same date.',
    'Read your name, your address and the account number before you leave the counter.',
    'Check that the pages are numbered and that none is missing.',
    'Look for a seal that hides a figure, and have that page printed again.',
    'Copy it once for yourself. You’ll be asked about it.',
  ),
  p(
    'Then show it to someone who has seen a few hundred of them. We look at a statement before anything is paid, and say plainly if we would wait a month.',
  ),
  visaCard('thailand'),
  visaCard('japan'),
);

const bn = body(
  p(
    'ভিসার ফাইলে যত কাগজ থাকে, তার মধ্যে ব্যাংক স্টেটমেন্ট আপনার সম্পর্কে সবচেয়ে বেশি বলে, আর ভুলও এতেই সবচেয়ে বেশি হয়। টাকার অঙ্কে নয়। ভুল হয় সিলে, তারিখে, নামে, কিংবা এমন একটা জমায় যার ব্যাখ্যা কেউ দিতে পারেন না। ভিসা অফিসার এতে কী খোঁজেন, আর কীভাবে এমন স্টেটমেন্ট পাবেন যার ব্যাখ্যা লাগে না, সেটাই এখানে বলছি।',
  ),
  h2('স্টেটমেন্ট দিয়ে কী প্রমাণ করতে হয়'),
  p(
    'অফিসারের প্রশ্ন তিনটি। এই সফরের খরচ দেওয়ার টাকা কি আপনার আছে? যে কাজ করেন বলছেন, টাকাটা কি সেখান থেকেই আসে? সেই কাজে কি আপনি ফিরে আসবেন? শেষের ব্যালান্স শুধু প্রথম প্রশ্নের উত্তর দেয়। বাকি দুটির উত্তর থাকে আগের মাসগুলোয়।',
  ),
  p(
    'যে অ্যাকাউন্টে প্রতি মাসের ৫ তারিখে বেতন ঢোকে, বাসাভাড়া আর স্কুলের বেতন যায়, আর শেষে থাকে ৳১,৪০,০০০, সেটাই ভালো উত্তর; গত সপ্তাহ পর্যন্ত খালি থেকে আজ ৳৫,০০,০০০ হওয়া অ্যাকাউন্ট নয়।',
  ),
  h2('কেমন হতে হবে'),
  table(
    ['বিষয়', 'দূতাবাস সাধারণত যা চায়'],
    ['সময়কাল', 'শেষ ছয় মাস; আবেদনের সময় ১৫ থেকে ৩০ দিনের বেশি পুরোনো নয়'],
    ['ধরন', 'ব্যাংকের শাখা থেকে ব্যাংকের কাগজে, ইংরেজিতে ছাপানো'],
    ['সিল ও স্বাক্ষর', 'অনেক দূতাবাসের জন্য প্রতি পাতায়; শেষ পাতায় সব দূতাবাসের জন্যই'],
    ['নাম', 'পাসপোর্টের বানানে; না মিললে দুই নাম যে একই ব্যক্তির, ব্যাংকের সেই প্রত্যয়ন'],
    ['ফোন', 'শাখার নম্বর, ফোন করলে যেন কেউ ধরেন; কোনো কোনো দূতাবাস সত্যিই ফোন করে'],
    ['সলভেন্সি সনদ', 'স্টেটমেন্টের সঙ্গে একই তারিখের, ব্যালান্স টাকায় ও ডলারে'],
  ),
  p(
    'শুধু অ্যাপ থেকে নামানো স্টেটমেন্ট সাধারণত যথেষ্ট হয় না। শাখায় নিয়ে সিল দিয়ে আনুন, বা নতুন করে ছাপিয়ে নিন। স্টেটমেন্টের জন্য বেশির ভাগ ব্যাংক ২০০ থেকে ৫০০ টাকা আর ভ্যাট নেয়, সনদেও প্রায় তা-ই; সময় লাগে দু-তিন কর্মদিবস।',
  ),
  h2('কত টাকা থাকলে চলে'),
  p(
    'অঙ্কটা খুব কম দূতাবাসই লিখে দেয়, আর কোনো অঙ্কেই ভিসা নিশ্চিত হয় না। আমরা যা দেখি, মোটামুটি হিসাব এই: সফরের পুরো খরচ, তার সঙ্গে আরও প্রায় অর্ধেক, অন্তত তিন মাস ধরে অ্যাকাউন্টে থাকা। দূতাবাস যেখানে কোনো অঙ্ক চায়, বা আমরা কোনো অঙ্ক রাখতে বলি, সেটা আমাদের ভিসা গাইডে লেখা থাকে; কবে মিলিয়ে দেখেছি, তা-ও।',
  ),
  ul(
    'থাইল্যান্ড আর মালয়েশিয়ার জন্য অঙ্কটা কম, জনপ্রতি এক লাখের মতো।',
    'জাপান, তুরস্ক বা শেনজেন দেশের জন্য দশ দিনের সফরে জনপ্রতি দুই থেকে চার লাখ ধরুন; নিজের খরচে কয়েকটা শহর ঘুরলে আরও বেশি।',
    'যুক্তরাজ্যের কোনো ন্যূনতম অঙ্কই নেই। অফিসার আপনার আয়ের সঙ্গে পরিকল্পনা মিলিয়ে দেখেন। কাগজে ছয় মাসের স্বাভাবিক জীবন বড় একটা অঙ্কের চেয়ে বেশি কথা বলে।',
  ),
  h2('হঠাৎ বড় জমা'),
  p(
    'স্টেটমেন্ট শেষ হওয়ার ঠিক আগে বড় অঙ্কের জমা থাকলেই সন্দেহ হয় সবচেয়ে বেশি। টাকাটা কোথা থেকে এল দেখাতে পারলে সমস্যা নেই। সঙ্গে কাগজ দিন:',
  ),
  ul(
    'এফডিআর বা সঞ্চয়পত্র ভাঙালে নগদায়নের স্লিপ।',
    'জমি বা গাড়ি বিক্রি করলে দলিল বা চুক্তিপত্র, অনুবাদসহ।',
    'বোনাস বা প্রভিডেন্ট ফান্ডের ঋণ হলে অফিসের চিঠি।',
    'মা-বাবার দেওয়া টাকা হলে তাঁদের সই করা চিঠি, তাঁদের স্টেটমেন্ট আর সম্পর্কের প্রমাণ।',
    'বিদেশ থেকে এলে ব্যাংকের রেমিট্যান্স সনদ।',
  ),
  quote(
    'এক সপ্তাহ দেখানোর জন্য টাকা ধার করবেন না। এমন স্টেটমেন্ট অফিসাররা হাজার হাজার বার দেখেছেন। ধার শোধ হয়ে যায়, প্রত্যাখ্যানটা ফাইলে থেকে যায়।',
  ),
  h2('কে কোনটা দেখাবেন'),
  p(
    '**চাকরিজীবী** দেখাবেন যে অ্যাকাউন্টে বেতন আসে সেটা; অঙ্কটা বেতনের সনদের সঙ্গে মিলতে হবে। বেতনের একাংশ নগদে পেলে অফিসের চিঠিতে সেটা লিখিয়ে নিন।',
  ),
  p(
    '**ব্যবসায়ী** দেখাবেন দুটি: প্রতিষ্ঠানের আর নিজের। দোকানে বেচাকেনা ভালো অথচ নিজের অ্যাকাউন্টে টাকা কম, এটা খাপছাড়া লাগে, যদি পাশে প্রতিষ্ঠানের স্টেটমেন্ট না থাকে। ট্রেড লাইসেন্স আর অ্যাকাউন্টে প্রতিষ্ঠানের নাম এক হতে হবে।',
  ),
  p(
    '**শিক্ষার্থী ও গৃহিণী** দেখাবেন যিনি খরচ দিচ্ছেন তাঁর অ্যাকাউন্ট, তাঁর স্পন্সর লেটার, আর সম্পর্কের কাগজ: ইংরেজিতে জন্মসনদ বা বিয়ের সনদ।',
  ),
  p('**ফ্রিল্যান্সার** দেখাবেন যে অ্যাকাউন্টে রেমিট্যান্স আসে সেটা, মার্কেটপ্লেসের আয়ের বিবরণী, আর থাকলে সরকারি ফ্রিল্যান্সার কার্ড।'),
  p(
    'সঞ্চয়পত্র, এফডিআর, জমির কাগজ কাজে লাগে, তবে বাড়তি প্রমাণ হিসেবে। ফিরে আসার টান যে আছে, এগুলো তা দেখায়; হোটেলের বিল যে দিতে পারবেন, তা নয়।',
  ),
  h2('ব্যাংকের শাখায় দশ মিনিট'),
  ol(
    'গতকাল পর্যন্ত ছয় মাসের স্টেটমেন্ট চান, ইংরেজিতে, সব পাতায় সিলসহ।',
    'একই তারিখের সলভেন্সি সনদ চান।',
    'কাউন্টার ছাড়ার আগে নাম, ঠিকানা আর অ্যাকাউন্ট নম্বর পড়ে নিন।',
    'পাতার নম্বর আছে কি না, কোনো পাতা বাদ গেল কি না দেখুন।',
    'সিলের নিচে কোনো অঙ্ক ঢাকা পড়লে সেই পাতা আবার ছাপিয়ে নিন।',
    'নিজের জন্য এক কপি রাখুন। এ নিয়ে প্রশ্ন আসবেই।',
  ),
  p(
    'তারপর এমন কাউকে দেখান, যিনি এ রকম কয়েক শ স্টেটমেন্ট দেখেছেন। কোনো টাকা নেওয়ার আগেই আমরা স্টেটমেন্ট দেখি, আর মাসখানেক অপেক্ষা করা ভালো মনে হলে সেটাও সোজাসুজি বলি।',
  ),
  visaCard('thailand'),
  visaCard('japan'),
);

export const bankStatementForAVisa: PostEntry = (calendar) => ({
  slug: 'bank-statement-for-a-visa',
  cover: 'post-bank-statement',
  facts: {
    kind: 'blog',
    category: 'visas',
    tags: ['bank-statement', 'papers', 'first-visa'],
    author: { en: 'Tanvir Hasan', bn: 'তানভীর হাসান' },
    publishedOn: calendar.daysAgo(24),
  },
  texts: {
    en: {
      title: 'Bank statements embassies accept, and those they don’t',
      summary:
        'What a visa officer reads in six months of your account, how much is enough, and ten minutes at the branch that can spare you a refusal.',
      tags: { 'bank-statement': 'Bank statement', papers: 'Papers', 'first-visa': 'First visa' },
      body: en,
    },
    bn: {
      title: 'কেমন ব্যাংক স্টেটমেন্ট দূতাবাস নেয়, কেমনটা নেয় না',
      summary: 'ছয় মাসের হিসাবে ভিসা অফিসার কী পড়েন, কত টাকা থাকলে চলে, আর ব্যাংকের শাখায় যে দশ মিনিট ঝামেলা বাঁচায়।',
      tags: { 'bank-statement': 'ব্যাংক স্টেটমেন্ট', papers: 'কাগজপত্র', 'first-visa': 'প্রথম ভিসা' },
      body: bn,
    },
  },
});

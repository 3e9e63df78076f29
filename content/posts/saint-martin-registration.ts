import type { PostEntry } from '../entry.ts';
import { body, h2, p, ul } from '../post-body.ts';

const en = body(
  p(
    'Saint Martin’s island is open to visitors for a few months a year only, and each ticket needs a travel pass. The figures below are those of the last season; the Environment Ministry and the district administration in Cox’s Bazar announce the rules for each season, sometimes days before it begins. Please read them as what to expect, not as this year’s order.',
  ),
  h2('What changes for you'),
  ul(
    '**The pass comes with the ship’s ticket.** There is no separate form. The ticket must come from an approved ship and carry a QR code; without it you are turned back at the jetty.',
    '**Names and NID numbers** are entered when the ticket is bought. Changing a traveller later is hard, so send them to us complete.',
    '**Two thousand visitors a day** at most. Weekends in December are gone first.',
    '**Nights on the island** were allowed in December and January only; November was for day trips, and from February it was closed.',
    '**Ships left from Nuniarchhara in Cox’s Bazar** at seven in the morning, not from Teknaf. The crossing takes five to six hours, so a day trip gives you little time ashore.',
  ),
  h2('On the island'),
  p(
    'No fires on the beach, no loud music, no lights on the shore at night, no motorcycles or bicycles on the sand, no collecting of coral, shells or keya fruit. Polythene and single-use plastic are searched for at the jetty, and water bottles of up to a litre are among them; carry a flask and refill it.',
  ),
  p(
    'Our dates can be booked before the ministry has announced the season. If it decides otherwise, or shortens the season after you have paid, you choose another tour or get everything back that you paid us.',
  ),
  p(
    'Official sources: the Bangladesh Tourism Board, the Ministry of Environment, Forest and Climate Change, and the Deputy Commissioner’s office in Cox’s Bazar. Check there before you buy coach tickets or book a room, or call us.',
  ),
);

const bn = body(
  p(
    'সেন্ট মার্টিন এখন বছরে মাত্র কয়েক মাস পর্যটকদের জন্য খোলা, আর প্রতিটি টিকেটের সঙ্গে ট্রাভেল পাস লাগে। নিচের তথ্যগুলো গত মৌসুমের; প্রতি মৌসুমের নিয়ম পরিবেশ মন্ত্রণালয় আর কক্সবাজার জেলা প্রশাসন নতুন করে জানায়, কখনো শুরুর মাত্র কয়েক দিন আগে। তাই এগুলোকে এ বছরের আদেশ নয়, ধারণা হিসেবে নিন।',
  ),
  h2('আপনার জন্য কী বদলায়'),
  ul(
    '**পাস আসে জাহাজের টিকেটের সঙ্গেই।** আলাদা ফর্ম নেই। টিকেট কিনতে হয় অনুমোদিত জাহাজের, তাতে কিউআর কোড থাকতে হয়; না থাকলে ঘাট থেকেই ফেরত।',
    '**নাম আর এনআইডি নম্বর** টিকেট কেনার সময়ই দিতে হয়। পরে যাত্রী বদলানো কঠিন, তাই সব তথ্য আমাদের একবারেই পাঠান।',
    '**দিনে সর্বোচ্চ দুই হাজার পর্যটক।** সবার আগে ফুরায় ডিসেম্বরের ছুটির দিনগুলো।',
    '**দ্বীপে রাত কাটানো** যেত শুধু ডিসেম্বর আর জানুয়ারিতে; নভেম্বরে দিনে গিয়ে দিনে ফেরা, আর ফেব্রুয়ারি থেকে বন্ধ।',
    '**জাহাজ ছাড়ত কক্সবাজারের নুনিয়ারছড়া ঘাট থেকে** সকাল সাতটায়, টেকনাফ থেকে নয়। যেতে পাঁচ-ছয় ঘণ্টা; দিনে দিনে ফিরলে দ্বীপে সময় থাকে সামান্যই।',
  ),
  h2('দ্বীপে গিয়ে'),
  p(
    'সৈকতে আগুন জ্বালানো, জোরে গান বাজানো, রাতে পাড়ে আলো জ্বালানো, বালুতে মোটরসাইকেল বা সাইকেল চালানো, প্রবাল-শামুক-কেয়া ফল তোলা—সব নিষেধ। পলিথিন আর একবার ব্যবহারের প্লাস্টিক আছে কি না, ঘাটে তল্লাশি হয়; এক লিটার পর্যন্ত পানির বোতলও তার মধ্যে। একটা ফ্লাস্ক নিন, বারবার ভরুন।',
  ),
  p(
    'মন্ত্রণালয় মৌসুম ঘোষণা করার আগেও আমাদের তারিখগুলো বুক করা যায়। সিদ্ধান্ত অন্য রকম হলে, বা টাকা দেওয়ার পর মৌসুম ছোট হয়ে গেলে আপনি অন্য ট্যুর নিতে পারেন, নয়তো আমাদের যা দিয়েছেন, তার পুরোটা ফেরত পাবেন।',
  ),
  p(
    'সরকারি উৎস: বাংলাদেশ ট্যুরিজম বোর্ড, পরিবেশ, বন ও জলবায়ু পরিবর্তন মন্ত্রণালয়, আর কক্সবাজার জেলা প্রশাসকের কার্যালয়। বাসের টিকেট বা হোটেল নেওয়ার আগে সেখানে দেখে নিন, নয়তো আমাদের ফোন করুন।',
  ),
);

export const saintMartinRegistration: PostEntry = (calendar) => ({
  slug: 'saint-martin-registration',
  cover: 'news-saint-martin-permit',
  facts: {
    kind: 'news',
    category: 'destinations',
    tags: ['saint-martin', 'permits'],
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    publishedOn: calendar.daysAgo(4),
  },
  texts: {
    en: {
      title: 'Saint Martin’s: the pass, the limit and the closed months',
      summary:
        'The travel pass comes with the ship’s ticket, two thousand people a day may go, and the island is closed for most of the year.',
      tags: { 'saint-martin': 'Saint Martin’s', permits: 'Permits' },
      body: en,
    },
    bn: {
      title: 'সেন্ট মার্টিন: ট্রাভেল পাস, দৈনিক সীমা আর বন্ধের মাস',
      summary: 'ট্রাভেল পাস আসে জাহাজের টিকেটের সঙ্গে, দিনে যেতে পারেন দুই হাজার জন, আর বছরের বেশির ভাগ সময় দ্বীপ বন্ধ।',
      tags: { 'saint-martin': 'সেন্ট মার্টিন', permits: 'পারমিট' },
      body: bn,
    },
  },
});

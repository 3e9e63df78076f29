import type { PostEntry } from '../entry.ts';
import { body, h2, ol, p } from '../post-body.ts';

const en = body(
  p(
    'Bangladesh Railway normally opens advance tickets for the Eid days about ten days before each journey, so for most people the days to keep free fall a week and a half to two weeks before Eid. The railway gives the exact calendar two to three weeks ahead. This is how it has gone in the last years, and how we help.',
  ),
  h2('How the sale has worked'),
  ol(
    'All inter-city seats for the Eid days were sold online, at eticket.railway.gov.bd or in the Rail Sheba app. Counters sold only a limited number of standing tickets, on the day of travel.',
    'The western zone opened at eight in the morning, the eastern zone at two in the afternoon, so that the site could take the load.',
    'One account could buy once for the journey out and once for the return, up to four seats each time.',
    'Eid tickets were not refundable.',
    'The ticket is personal. Carry the NID that the account was made with; those who travel with you are named when you buy.',
  ),
  h2('What to do now'),
  p(
    'Make your account this week and verify it with your NID and your mobile number. On the day itself this is what fails. Save your fellow travellers’ names, have the whole sum in the wallet you’ll pay with, and sign in ten minutes early. Choose a second and a third train as well: popular ones are gone within minutes.',
  ),
  h2('What we can do, and can’t'),
  p(
    'We cannot buy Eid train tickets for you: accounts are personal, and we don’t sell seats bought under other names. Don’t buy such seats from anybody; an inspector may fine you and put you off the train. What we can do is look for an AC bus or a domestic flight on the same day, or move your tour’s first day to one that has seats.',
  ),
  p(
    'Official sources: railway.gov.bd and the railway’s announcements. The rules above are those of past Eids and may differ this time.',
  ),
);

const bn = body(
  p(
    'ঈদের দিনগুলোর অগ্রিম টিকেট বাংলাদেশ রেলওয়ে সাধারণত প্রতিটি যাত্রার দিন দশেক আগে ছাড়ে। তাই বেশির ভাগ মানুষের যে দিনগুলো খালি রাখা দরকার, সেগুলো পড়ে ঈদের দেড় থেকে দুই সপ্তাহ আগে। নির্দিষ্ট তারিখ রেলওয়ে জানায় দুই-তিন সপ্তাহ আগে। গত কয়েক বছর যেভাবে হয়েছে আর আমরা যেভাবে সাহায্য করতে পারি, লিখে রাখছি।',
  ),
  h2('বিক্রি যেভাবে হয়েছে'),
  ol(
    'ঈদের দিনগুলোর আন্তনগর ট্রেনের সব আসন বিক্রি হয়েছে অনলাইনে, eticket.railway.gov.bd বা রেল সেবা অ্যাপে। কাউন্টারে মিলেছে শুধু যাত্রার দিনের কিছু স্ট্যান্ডিং টিকেট।',
    'সার্ভার সামলাতে পশ্চিমাঞ্চলের টিকেট ছেড়েছে সকাল আটটায়, পূর্বাঞ্চলের বেলা দুইটায়।',
    'এক অ্যাকাউন্ট থেকে যাওয়ার জন্য একবার, ফেরার জন্য একবার কেনা গেছে, প্রতিবারে সর্বোচ্চ চারটি আসন।',
    'ঈদের টিকেট ফেরত নেওয়া হয়নি।',
    'টিকেট যার, ভ্রমণ তার। যে এনআইডি দিয়ে অ্যাকাউন্ট, সেটা সঙ্গে রাখুন; সহযাত্রীদের নাম কেনার সময়ই দিতে হয়।',
  ),
  h2('এখন যা করবেন'),
  p(
    'এই সপ্তাহেই অ্যাকাউন্ট খুলে এনআইডি আর মোবাইল নম্বর যাচাই করে রাখুন। বিক্রির দিন আটকায় এখানেই। সহযাত্রীদের নাম সেভ করুন, যে ওয়ালেট থেকে টাকা দেবেন তাতে পুরো টাকা রাখুন, দশ মিনিট আগেই সাইন ইন করে বসুন। দ্বিতীয় আর তৃতীয় পছন্দের ট্রেনও ঠিক করে রাখুন; জনপ্রিয়গুলো কয়েক মিনিটেই শেষ।',
  ),
  h2('আমরা যা পারি, যা পারি না'),
  p(
    'ঈদের ট্রেনের টিকেট আমরা কিনে দিতে পারি না: অ্যাকাউন্ট ব্যক্তিগত, আর অন্যের নামে কেনা আসন আমরা বেচি না। অমন টিকেট কারও কাছ থেকেই কিনবেন না; টিটিই জরিমানা করে নামিয়ে দিতে পারেন। আমরা পারি একই দিনের এসি বাস বা দেশের ভেতরের ফ্লাইট খুঁজে দিতে, কিংবা আপনার ট্যুরের প্রথম দিনটা এমন দিনে সরাতে যেদিন আসন আছে।',
  ),
  p('সরকারি উৎস: railway.gov.bd আর রেলওয়ের বিজ্ঞপ্তি। ওপরের নিয়ম আগের ঈদগুলোর, এবার অন্য রকম হতে পারে।'),
);

export const eidTrainTickets: PostEntry = (calendar) => ({
  slug: 'eid-train-tickets',
  cover: 'news-eid-trains',
  facts: {
    kind: 'news',
    category: 'notices',
    tags: ['trains', 'eid'],
    author: { en: 'Farhana Kabir', bn: 'ফারহানা কবির' },
    publishedOn: calendar.daysAgo(19),
  },
  texts: {
    en: {
      title: 'Eid train tickets: make your account now',
      summary:
        'Advance seats for the Eid days have been sold online only, about ten days ahead, four at a time. What to prepare before then.',
      tags: { trains: 'Trains', eid: 'Eid' },
      body: en,
    },
    bn: {
      title: 'ঈদের ট্রেনের টিকেট: অ্যাকাউন্টটা এখনই খুলুন',
      summary:
        'ঈদের দিনের অগ্রিম আসন বিক্রি হয়েছে শুধু অনলাইনে, দিন দশেক আগে, একবারে সর্বোচ্চ চারটি। তার আগে কী গুছিয়ে রাখবেন।',
      tags: { trains: 'ট্রেন', eid: 'ঈদ' },
      body: bn,
    },
  },
});

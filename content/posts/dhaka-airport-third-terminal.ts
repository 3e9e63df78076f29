import type { PostEntry } from '../entry.ts';
import { body, h2, p, ul } from '../post-body.ts';

const en = body(
  p(
    'We are asked every week whether a flight leaves from the new third terminal of Hazrat Shahjalal International Airport. The building stands south of the old ones and its opening has been announced and moved several times. Airlines change over one after another, not all on one day. So the answer depends on your flight and your date, and we put it on your ticket papers two days before you fly.',
  ),
  h2('What changes for you'),
  ul(
    '**Look at the terminal on your booking** when you check in online. If none is printed, ask the airline or us.',
    '**Tell the driver.** The third terminal has its own ramp from the Airport Road and from the elevated expressway. Going round from one terminal to the other can cost 20 to 40 minutes in the evening.',
    '**Come three hours early for an international flight**, as before, and half an hour earlier still in the first weeks after an airline has moved. Staff and signs are new as well.',
    '**Domestic flights** have their own terminal. If you arrive from Sylhet or Cox’s Bazar and fly on to another country, leave at least four hours between.',
    '**Meeting somebody?** Agree on a gate number and a phone call, not on “the exit”.',
  ),
  h2('What doesn’t change'),
  p(
    'Passport and ticket are shown at the entrance, visitors stay outside, baggage rules are the airline’s. Travel tax and airport charges are in your ticket; nobody collects them at the counter.',
  ),
  p(
    'If a change of terminal reaches us after your papers have gone out, we call or write to the number you gave us. Official sources: the Civil Aviation Authority of Bangladesh (caab.gov.bd), the airport’s information desk, and your airline. Check one of them on the day before.',
  ),
);

const bn = body(
  p(
    'প্রতি সপ্তাহেই প্রশ্ন আসে, ফ্লাইট কি হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দরের নতুন তৃতীয় টার্মিনাল থেকে ছাড়বে? ভবনটা পুরোনোগুলোর দক্ষিণে, আর চালুর তারিখ ঘোষণা হয়ে কয়েকবার পিছিয়েছে। সব এয়ারলাইন এক দিনে সরে না, যায় একে একে। তাই উত্তরটা নির্ভর করে আপনার ফ্লাইট আর তারিখের ওপর। ফ্লাইটের দুই দিন আগে টিকেটের কাগজে আমরা সেটা লিখে দিই।',
  ),
  h2('আপনার জন্য কী বদলায়'),
  ul(
    '**বুকিংয়ে টার্মিনাল দেখুন,** অনলাইনে চেক-ইনের সময়। লেখা না থাকলে এয়ারলাইনকে বা আমাদের জিজ্ঞেস করুন।',
    '**ড্রাইভারকে বলুন।** তৃতীয় টার্মিনালে এয়ারপোর্ট রোড আর এলিভেটেড এক্সপ্রেসওয়ে থেকে আলাদা র‍্যাম্প আছে। সন্ধ্যায় এক টার্মিনাল থেকে আরেকটায় ঘুরে যেতে ২০ থেকে ৪০ মিনিট লাগতে পারে।',
    '**বিদেশের ফ্লাইটে তিন ঘণ্টা আগে আসুন,** আগের মতোই; কোনো এয়ারলাইন সরে যাওয়ার প্রথম কয়েক সপ্তাহ আরও আধঘণ্টা আগে। কর্মী আর নির্দেশনা, দুটোই তখন নতুন।',
    '**দেশের ভেতরের ফ্লাইটের** টার্মিনাল আলাদা। সিলেট বা কক্সবাজার থেকে এসে বিদেশে উড়লে মাঝে অন্তত চার ঘণ্টা রাখুন।',
    '**কাউকে নিতে আসছেন?** “বেরোনোর মুখে” না বলে গেট নম্বর ঠিক করুন, ফোনে কথা বলুন।',
  ),
  h2('যা বদলায় না'),
  p(
    'ঢোকার মুখে পাসপোর্ট-টিকেট দেখাতে হয়, স্বজনেরা বাইরেই থাকেন, লাগেজের নিয়ম এয়ারলাইনের। ভ্রমণ কর আর এয়ারপোর্টের চার্জ টিকেটের মধ্যেই; কাউন্টারে কেউ নেয় না।',
  ),
  p(
    'কাগজ দেওয়ার পর টার্মিনাল বদলের খবর এলে আপনার দেওয়া নম্বরে ফোন করি বা লিখি। সরকারি উৎস: বেসামরিক বিমান চলাচল কর্তৃপক্ষ (caab.gov.bd), এয়ারপোর্টের তথ্যকেন্দ্র আর আপনার এয়ারলাইন। আগের দিন যেকোনো একটিতে দেখে নিন।',
  ),
);

export const dhakaAirportThirdTerminal: PostEntry = (calendar) => ({
  slug: 'dhaka-airport-third-terminal',
  cover: 'news-dhaka-terminal',
  facts: {
    kind: 'news',
    category: 'flights',
    tags: ['airport', 'flights'],
    author: { en: 'Farhana Kabir', bn: 'ফারহানা কবির' },
    publishedOn: calendar.daysAgo(33),
  },
  texts: {
    en: {
      title: 'Which terminal? Dhaka airport and your flight',
      summary:
        'Airlines move to the third terminal one after another. How to know where your flight leaves from, and how much time to allow.',
      tags: { airport: 'Airport', flights: 'Flights' },
      body: en,
    },
    bn: {
      title: 'কোন টার্মিনাল? ঢাকা এয়ারপোর্ট আর আপনার ফ্লাইট',
      summary: 'তৃতীয় টার্মিনালে এয়ারলাইনগুলো যায় একে একে। আপনার ফ্লাইট কোথা থেকে ছাড়বে কীভাবে জানবেন, হাতে কত সময় রাখবেন।',
      tags: { airport: 'এয়ারপোর্ট', flights: 'ফ্লাইট' },
      body: bn,
    },
  },
});

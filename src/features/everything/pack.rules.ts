import type { Row } from './rows.rules.ts';

/** Where a picture lies in the ZIP. @param key where it lies in the storage, such as `media/…/original.webp` */
export const pictureOf = (key: string): string => `files/pictures/${key.replace(/^media\//, '')}`;

/** Where a private file lies in the ZIP; its name and kind are in `data/private_files.jsonl`. */
export const fileOf = (id: string): string => `files/private/${id}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message as its line in the list of messages. */
export const visibleMessage = (row: Row): string[] =>
  [
    row.created_at,
    row.direction,
    row.channel,
    row.event,
    row.to_address,
    row.subject,
    row.text,
    row.state,
    row.about_kind,
    row.about_id,
  ].map(text);

/** For who opens the ZIP, in both languages. */
export const readme = `Everything of your agency
=========================
lists/   Lists for a spreadsheet or another program (CSV, UTF-8). Sums are in taka, days are YYYY-MM-DD.
data/    Each table whole, one row a line (JSON), sums in poisha. From these, Shofor reads everything back.
files/   Pictures, and the papers that customers sent. They are NOT encrypted here.
manifest.json   What is in this ZIP, with counts and checksums.

To read it back: start Shofor empty (SEED=none), sign in as its owner, and bring this file along in the office, under Import.
Leave the file as it is: a changed one is refused.
Passwords, sessions and keys are not in it. Colleagues are invited again.
This file holds passport numbers and papers of your customers. Keep it locked away, and delete it when it has served.

আপনার এজেন্সির সবকিছু
=====================
lists/   স্প্রেডশিট বা অন্য প্রোগ্রামের জন্য তালিকা (CSV, UTF-8)। টাকার অঙ্ক টাকায়, তারিখ বছর-মাস-দিন।
data/    প্রতিটি টেবিল পুরোটা, এক লাইনে এক সারি (JSON), টাকার অঙ্ক পয়সায়। Shofor এখান থেকেই সব আবার পড়ে নেয়।
files/   ছবি, আর গ্রাহকদের পাঠানো কাগজপত্র। এখানে এগুলো এনক্রিপ্ট করা নেই।
manifest.json   এই ZIP-এ কী কী আছে, কতগুলো, আর যাচাইয়ের চেকসাম।

আবার পড়ে নিতে: Shofor খালি অবস্থায় চালু করুন (SEED=none), মালিক হিসেবে সাইন ইন করুন, তারপর অফিসের ইমপোর্ট পাতায় এই ফাইলটি দিন।
ফাইলটি যেমন আছে তেমনই রাখুন: কিছু বদলালে আর নেওয়া হবে না।
পাসওয়ার্ড, সেশন আর কী এতে নেই। সহকর্মীদের আবার আমন্ত্রণ জানাতে হবে।
এই ফাইলে গ্রাহকদের পাসপোর্ট নম্বর ও কাগজপত্র আছে। তালাবদ্ধ রাখুন, কাজ শেষ হলে মুছে ফেলুন।
`;

import type { Localised } from '#platform/language.ts';
import { ladder } from '../package-prices.ts';

/** What most tours inside the country share. Tours with named permits have their own. */
export const domesticLadder = ladder([15, 5], [8, 25], [3, 50], [0, 100]);

export const domesticCancellation: Localised = {
  en: 'The share we keep covers the seats and rooms already paid for. You may give your place to someone else, free, up to 24 hours before we leave; we only need the new name. If we have to call the tour off for weather, a closed road or an order of the authorities, you choose another date or get back all that you paid.',
  bn: 'যে অংশ কাটা হয়, তা আগে থেকে কেনা সিট আর রুমের জন্য। রওনা হওয়ার ২৪ ঘণ্টা আগে পর্যন্ত নিজের আসন অন্য কাউকে দিতে পারেন, বাড়তি টাকা লাগে না; শুধু নতুন নামটা জানাবেন। আবহাওয়া, রাস্তা বন্ধ বা প্রশাসনের নির্দেশে আমাদের ট্যুর বাতিল করতে হলে অন্য তারিখ নিতে পারেন, নয়তো দেওয়া পুরো টাকা ফেরত।',
};

/** Train tickets carry names, so a place can pass to another person only before they are bought. */
export const trainCancellation: Localised = {
  en: 'The share we keep covers the seats and rooms already paid for. You may give your place to someone else, free, until we buy the train tickets ten days before we leave, as they carry names; we only need the new name. If we have to call the tour off for weather, a closed road or an order of the authorities, you choose another date or get back all that you paid.',
  bn: 'যে অংশ কাটা হয়, তা আগে থেকে কেনা সিট আর রুমের জন্য। নিজের আসন অন্য কাউকে দিতে পারেন, বাড়তি টাকা লাগে না; তবে ট্রেনের টিকেটে নাম থাকে, তাই নতুন নামটা টিকেট কেনার আগে জানাবেন, মানে যাত্রার দশ দিন আগে পর্যন্ত। আবহাওয়া, রাস্তা বন্ধ বা প্রশাসনের নির্দেশে আমাদের ট্যুর বাতিল করতে হলে অন্য তারিখ নিতে পারেন, নয়তো দেওয়া পুরো টাকা ফেরত।',
};

export const coachChildPolicy: Localised = {
  en: 'Infants under 2 travel free on a lap and share your bed. Children from 2 to 11 have their own seat everywhere and pay the price with bed if they want an extra bed, or without if they sleep with you. One extra bed fits in a room. From 12 on, the adult price applies.',
  bn: '২ বছরের কম বয়সীদের টাকা লাগে না; তারা কোলে বসে যায়, ঘুমায় মা-বাবার সঙ্গে। ২ থেকে ১১ বছরের শিশু সবখানে নিজের সিট পায়; বাড়তি বেড লাগলে বেডসহ দাম, না লাগলে বেড ছাড়া দাম। এক রুমে একটাই বাড়তি বেড দেওয়া যায়। ১২ বছর থেকে পুরো দাম।',
};

import type { Paper } from '#features/visas/visas.contract.ts';

/** Who the applicant is: passport, photographs, form and identity. */
export const aboutYouPapers: Paper[] = [
  {
    key: 'passport',
    group: 'about-you',
    shape: { original: true, photocopies: 1 },
    texts: {
      en: {
        name: 'Passport',
        detail:
          'Valid at least six months after you come back, with two blank pages. Signed by you, no tears or water damage.',
      },
      bn: {
        name: 'পাসপোর্ট',
        detail: 'ফেরার পরও অন্তত ছয় মাস মেয়াদ আর দুটি খালি পাতা থাকতে হবে। নিজের সই থাকবে; ছেঁড়া বা পানিতে ভেজা হলে চলবে না।',
      },
    },
  },
  {
    key: 'old-passports',
    group: 'about-you',
    shape: { original: true },
    texts: {
      en: {
        name: 'All old passports',
        detail:
          'Every one you have held. If one is lost, a copy of the general diary (GD) from the police station, in English.',
      },
      bn: {
        name: 'আগের সব পাসপোর্ট',
        detail: 'এ পর্যন্ত যতগুলো নিয়েছেন, সবগুলো। কোনোটি হারিয়ে গেলে থানার জিডির কপি, ইংরেজি অনুবাদসহ।',
      },
    },
  },
  {
    key: 'photo-35x45',
    group: 'about-you',
    shape: { prints: 2 },
    texts: {
      en: {
        name: 'Photographs, 35 × 45 mm',
        detail:
          'Matt print, white background, taken in the last three months, no glasses, ears and forehead visible.',
      },
      bn: {
        name: 'ছবি, ৩৫ × ৪৫ মিমি',
        detail: 'ম্যাট প্রিন্ট, সাদা ব্যাকগ্রাউন্ড, গত তিন মাসের মধ্যে তোলা। চশমা ছাড়া, কান ও কপাল দেখা যেতে হবে।',
      },
    },
  },
  {
    key: 'photo-2x2',
    group: 'about-you',
    shape: { prints: 2 },
    texts: {
      en: {
        name: 'Photographs, 2 × 2 inch',
        detail:
          'Square, white background, taken in the last three months. Not the photo already printed in your passport.',
      },
      bn: {
        name: 'ছবি, ২ × ২ ইঞ্চি',
        detail: 'বর্গাকার, সাদা ব্যাকগ্রাউন্ড, গত তিন মাসের মধ্যে তোলা। পাসপোর্টে যে ছবি আছে, সেটি দেওয়া যাবে না।',
      },
    },
  },
  {
    key: 'photo-digital',
    group: 'about-you',
    // The studio’s file: neither a print nor a scan of one.
    shape: {},
    texts: {
      en: {
        name: 'Photograph as a file',
        detail:
          'The studio’s own JPEG file, white background, face straight to the camera. Not a scan or a phone picture of a print.',
      },
      bn: {
        name: 'ছবির সফট কপি',
        detail: 'স্টুডিওর দেওয়া মূল JPEG ফাইল, সাদা ব্যাকগ্রাউন্ড, মুখ সোজা। ছাপা ছবি স্ক্যান করে বা মোবাইলে তুলে দিলে চলবে না।',
      },
    },
  },
  {
    key: 'application-form',
    group: 'about-you',
    shape: { original: true },
    texts: {
      en: { name: 'Application form, signed', detail: 'We fill it in with you. Sign as in your passport.' },
      bn: { name: 'সই করা আবেদন ফর্ম', detail: 'আপনাকে সঙ্গে নিয়ে আমরাই পূরণ করে দিই। সই হবে পাসপোর্টের মতো।' },
    },
  },
  {
    key: 'nid',
    group: 'about-you',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'National ID card (NID)',
        detail:
          'Both sides on one page. The name and date of birth should agree with the passport. Under 18 and without one: the birth registration certificate instead.',
      },
      bn: {
        name: 'জাতীয় পরিচয়পত্র (এনআইডি)',
        detail:
          'দুই পিঠ এক পাতায়। নাম ও জন্মতারিখ পাসপোর্টের সঙ্গে মিলতে হবে। বয়স ১৮ বছরের কম আর এনআইডি না থাকলে তার বদলে জন্মনিবন্ধন সনদ।',
      },
    },
  },
  {
    key: 'birth-certificate',
    group: 'about-you',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Birth registration certificate',
        detail:
          'The online one with 17 digits, in English. The office that registered you prints the English side.',
      },
      bn: {
        name: 'জন্মনিবন্ধন সনদ',
        detail: '১৭ অঙ্কের অনলাইন সনদ, ইংরেজিতে। যে অফিসে নিবন্ধন হয়েছে, সেখান থেকেই ইংরেজি কপি পাবেন।',
      },
    },
  },
  {
    key: 'cover-letter',
    group: 'about-you',
    shape: { original: true },
    texts: {
      en: {
        name: 'Covering letter',
        detail: 'One page to the visa officer: why you go, from when to when, with whom, and who pays.',
      },
      bn: {
        name: 'কভার লেটার',
        detail: 'ভিসা অফিসার বরাবর এক পাতার চিঠি: কেন যাচ্ছেন, কবে থেকে কবে, কার সঙ্গে, খরচ কে দেবেন।',
      },
    },
  },
  {
    key: 'previous-visas',
    group: 'about-you',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Earlier visas and stamps',
        detail:
          'Copies of the pages with visas and entry stamps of the last five years, from old passports too.',
      },
      bn: {
        name: 'আগের ভিসা ও সিলের কপি',
        detail: 'গত পাঁচ বছরের ভিসা আর এন্ট্রি সিল যেসব পাতায় আছে, তার কপি। পুরোনো পাসপোর্টেরগুলোও।',
      },
    },
  },
  {
    key: 'utility-bill',
    group: 'about-you',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Utility bill of your home',
        detail:
          'Electricity, gas, water or landline, not older than three months, with the address you write in the form.',
      },
      bn: {
        name: 'বাসার ইউটিলিটি বিল',
        detail: 'গত তিন মাসের মধ্যে আসা বিদ্যুৎ, গ্যাস, পানি বা টেলিফোন বিল। ফর্মে যে ঠিকানা লিখবেন, বিলেও তা-ই থাকতে হবে।',
      },
    },
  },
  {
    key: 'vaccination',
    group: 'about-you',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Vaccination certificate',
        detail:
          'Only for the vaccines the country asks for at the time; given at a government vaccination centre.',
      },
      bn: { name: 'টিকার সনদ', detail: 'দেশটি তখন যে টিকা চায়, শুধু সেটির। সরকারি টিকাকেন্দ্র থেকে নিতে হয়।' },
    },
  },
];

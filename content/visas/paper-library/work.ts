import type { Paper } from '#features/visas/visas.contract.ts';

/** What the applicant does: a job, a business, a profession or a pension. */
export const workPapers: Paper[] = [
  {
    key: 'visiting-card',
    group: 'work',
    shape: { original: true },
    texts: {
      en: { name: 'Visiting card', detail: 'In English, with a number that somebody answers.' },
      bn: { name: 'ভিজিটিং কার্ড', detail: 'ইংরেজিতে লেখা। যে নম্বর দেওয়া, সেখানে ফোন করলে যেন কেউ ধরেন।' },
    },
  },
  {
    key: 'noc',
    group: 'work',
    shape: { original: true },
    texts: {
      en: {
        name: 'No-objection letter (NOC) from your office',
        detail:
          'On letterhead, in English: post, joining date, salary, leave dates, country. Signed and sealed, with the signatory’s phone number.',
      },
      bn: {
        name: 'অফিসের অনাপত্তিপত্র (এনওসি)',
        detail:
          'অফিসের প্যাডে, ইংরেজিতে: পদ, যোগদানের তারিখ, বেতন, ছুটির তারিখ, কোন দেশ। সই-সিল আর স্বাক্ষরকারীর ফোন নম্বরসহ।',
      },
    },
  },
  {
    key: 'salary-certificate',
    group: 'work',
    shape: { original: true },
    texts: {
      en: {
        name: 'Salary certificate',
        detail:
          'From the last month, with basic pay and allowances shown separately. The net sum should be what reaches the bank.',
      },
      bn: {
        name: 'বেতনের সনদ',
        detail: 'গত এক মাসের মধ্যে নেওয়া, মূল বেতন ও ভাতা আলাদা লেখা। হাতে পাওয়া অঙ্কটা ব্যাংকের জমার সঙ্গে মিলতে হবে।',
      },
    },
  },
  {
    key: 'pay-slips',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Pay slips, last three months',
        detail: 'Signed by accounts or HR if they are printed from a system.',
      },
      bn: { name: 'গত তিন মাসের পে-স্লিপ', detail: 'সিস্টেম থেকে প্রিন্ট হলে অ্যাকাউন্টস বা এইচআরের সই নিয়ে নিন।' },
    },
  },
  {
    key: 'office-id',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: { name: 'Office ID card', detail: 'Both sides on one page.' },
      bn: { name: 'অফিসের আইডি কার্ড', detail: 'দুই পিঠ এক পাতায়।' },
    },
  },
  {
    key: 'appointment-letter',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Appointment letter',
        detail: 'Or the latest promotion letter, if you have been there long.',
      },
      bn: { name: 'নিয়োগপত্র', detail: 'অনেক দিনের চাকরি হলে সর্বশেষ পদোন্নতির চিঠি দিলেও চলে।' },
    },
  },
  {
    key: 'trade-licence',
    group: 'work',
    shape: { photocopies: 1, translated: true, notarised: true },
    texts: {
      en: {
        name: 'Trade licence',
        detail:
          'Renewed for this fiscal year (July to June), your name on it, translated into English and notarised.',
      },
      bn: {
        name: 'ট্রেড লাইসেন্স',
        detail: 'চলতি অর্থবছরে (জুলাই-জুন) নবায়ন করা, আপনার নামসহ। ইংরেজি অনুবাদ ও নোটারি লাগবে।',
      },
    },
  },
  {
    key: 'company-pad',
    group: 'work',
    shape: { original: true },
    texts: {
      en: {
        name: 'Company letterhead',
        detail: 'A forwarding letter on it, and one blank sheet unless you apply online.',
      },
      bn: { name: 'কোম্পানির প্যাড', detail: 'প্যাডে লেখা একটি ফরোয়ার্ডিং লেটার; জমা অনলাইনে না হলে একটি খালি পাতাও।' },
    },
  },
  {
    key: 'memorandum',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Memorandum and certificate of incorporation',
        detail: 'Limited companies: the pages that name the directors, and Form XII.',
      },
      bn: {
        name: 'মেমোরেন্ডাম ও ইনকরপোরেশন সনদ',
        detail: 'লিমিটেড কোম্পানির জন্য: পরিচালকদের নাম যে পাতায় আছে, সেগুলো আর ফর্ম ১২।',
      },
    },
  },
  {
    key: 'partnership-deed',
    group: 'work',
    shape: { photocopies: 1, translated: true, notarised: true },
    texts: {
      en: {
        name: 'Partnership deed',
        detail: 'Partnerships only: the registered deed with every partner’s name.',
      },
      bn: { name: 'অংশীদারি চুক্তিপত্র', detail: 'শুধু অংশীদারি ব্যবসার জন্য: নিবন্ধিত দলিল, সব অংশীদারের নামসহ।' },
    },
  },
  {
    key: 'vat-certificate',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: { name: 'VAT registration (BIN) certificate', detail: 'If your business is registered for VAT.' },
      bn: { name: 'ভ্যাট নিবন্ধন (বিআইএন) সনদ', detail: 'ব্যবসার ভ্যাট নিবন্ধন থাকলে।' },
    },
  },
  {
    key: 'pension-book',
    group: 'work',
    shape: { photocopies: 1, translated: true },
    texts: {
      en: {
        name: 'Pension book or retirement letter',
        detail: 'The pages with your name and the monthly sum; from a private office, the release letter.',
      },
      bn: { name: 'পেনশন বই বা অবসরের চিঠি', detail: 'নাম আর মাসিক পেনশনের পাতা; বেসরকারি চাকরি হলে অব্যাহতিপত্র।' },
    },
  },
  {
    key: 'government-order',
    group: 'work',
    shape: { original: true, photocopies: 1 },
    texts: {
      en: {
        name: 'Government order (GO)',
        detail: 'For official passports and official journeys. It must name the country and the dates.',
      },
      bn: {
        name: 'সরকারি আদেশ (জিও)',
        detail: 'অফিসিয়াল পাসপোর্ট বা সরকারি কাজে ভ্রমণের জন্য। দেশের নাম ও তারিখ লেখা থাকতে হবে।',
      },
    },
  },
  {
    key: 'government-noc',
    group: 'work',
    shape: { original: true, photocopies: 1 },
    texts: {
      en: {
        name: 'NOC from your ministry or department',
        detail: 'For private journeys: ex-Bangladesh leave granted, with the country and the dates.',
      },
      bn: {
        name: 'মন্ত্রণালয় বা দপ্তরের এনওসি',
        detail: 'ব্যক্তিগত ভ্রমণের জন্য: বহির্বাংলাদেশ ছুটি মঞ্জুর, দেশের নাম ও তারিখসহ।',
      },
    },
  },
  {
    key: 'professional-registration',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Professional registration',
        detail:
          'BMDC for doctors, Bar Council for lawyers, IEB for engineers, ICAB for accountants, a press card for journalists.',
      },
      bn: {
        name: 'পেশাগত নিবন্ধন',
        detail:
          'চিকিৎসকের বিএমডিসি, আইনজীবীর বার কাউন্সিল, প্রকৌশলীর আইইবি, হিসাববিদের আইসিএবি, সাংবাদিকের প্রেস কার্ড।',
      },
    },
  },
  {
    key: 'chamber-papers',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Chamber or practice papers',
        detail:
          'If you practise on your own: letterhead, visiting card and rent agreement of the chamber. If you are employed, the NOC instead.',
      },
      bn: {
        name: 'চেম্বার বা প্র্যাকটিসের কাগজ',
        detail: 'নিজে প্র্যাকটিস করলে চেম্বারের প্যাড, ভিজিটিং কার্ড ও ভাড়ার চুক্তি। চাকরি করলে তার বদলে এনওসি।',
      },
    },
  },
  {
    key: 'freelancer-papers',
    group: 'work',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Freelancer’s papers',
        detail:
          'If you freelance: government freelancer ID, marketplace profile and earnings, the bank’s inward remittance certificate.',
      },
      bn: {
        name: 'ফ্রিল্যান্সারের কাগজ',
        detail: 'ফ্রিল্যান্সিং করলে: সরকারি ফ্রিল্যান্সার আইডি, মার্কেটপ্লেসের প্রোফাইল ও আয়ের হিসাব, ব্যাংকের রেমিট্যান্স সনদ।',
      },
    },
  },
];

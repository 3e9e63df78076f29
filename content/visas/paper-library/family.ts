import type { Paper } from '#features/visas/visas.contract.ts';

/** Whose wife, husband, child or parent the applicant is. */
export const familyPapers: Paper[] = [
  {
    key: 'parents-consent',
    group: 'family',
    shape: { original: true, notarised: true },
    texts: {
      en: {
        name: 'Consent letter of the parents',
        detail:
          'Under 18 and not travelling with both: signed by the parent or parents who stay. A guardian needs the court order.',
      },
      bn: {
        name: 'মা-বাবার সম্মতিপত্র',
        detail:
          '১৮ বছরের কম বয়সী কেউ মা-বাবা দুজনের সঙ্গে না গেলে: যিনি বা যাঁরা যাচ্ছেন না, তাঁদের সই করা। সই আইনি অভিভাবকের হলে আদালতের আদেশও।',
      },
    },
  },
  {
    key: 'parents-passports',
    group: 'family',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Passports or NIDs of both parents',
        detail: 'And their visa of the country, if they already hold one.',
      },
      bn: { name: 'মা-বাবার পাসপোর্ট বা এনআইডি', detail: 'সে দেশের ভিসা তাঁদের আগেই থাকলে তার কপিও।' },
    },
  },
  {
    key: 'spouse-papers',
    group: 'family',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Work papers of your husband or wife',
        detail: 'NOC or trade licence, visiting card, and passport or NID.',
      },
      bn: { name: 'স্বামী বা স্ত্রীর পেশার কাগজ', detail: 'এনওসি বা ট্রেড লাইসেন্স, ভিজিটিং কার্ড, আর পাসপোর্ট বা এনআইডি।' },
    },
  },
  {
    key: 'marriage-certificate',
    group: 'family',
    shape: { photocopies: 1, translated: true, notarised: true },
    texts: {
      en: {
        name: 'Marriage certificate',
        detail:
          'Nikahnama or the registrar’s certificate. Needed when the passport doesn’t name your husband or wife.',
      },
      bn: { name: 'বিয়ের সনদ', detail: 'নিকাহনামা বা রেজিস্ট্রারের সনদ। পাসপোর্টে স্বামী বা স্ত্রীর নাম না থাকলে লাগবেই।' },
    },
  },
  {
    key: 'family-certificate',
    group: 'family',
    shape: { original: true, translated: true },
    texts: {
      en: {
        name: 'Family certificate',
        detail: 'From the ward councillor, union parishad or municipality, with every member’s name and age.',
      },
      bn: {
        name: 'পারিবারিক সনদ',
        detail: 'ওয়ার্ড কাউন্সিলর, ইউনিয়ন পরিষদ বা পৌরসভা থেকে নেওয়া, সব সদস্যের নাম ও বয়সসহ।',
      },
    },
  },
];

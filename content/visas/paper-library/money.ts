import type { Paper } from '#features/visas/visas.contract.ts';

/** Who pays for the journey, and from what. */
export const moneyPapers: Paper[] = [
  {
    key: 'bank-statement',
    group: 'money',
    shape: { original: true },
    texts: {
      en: {
        name: 'Bank statement, last six months',
        detail:
          'Personal account, bank seal and signature on each page. Regular transactions matter more than one late deposit.',
      },
      bn: {
        name: 'গত ছয় মাসের ব্যাংক স্টেটমেন্ট',
        detail: 'ব্যক্তিগত হিসাবের, প্রতি পাতায় ব্যাংকের সিল-সই। শেষ মুহূর্তের বড় জমার চেয়ে নিয়মিত লেনদেন বেশি কাজে দেয়।',
      },
    },
  },
  {
    key: 'solvency',
    group: 'money',
    shape: { original: true },
    texts: {
      en: {
        name: 'Bank solvency certificate',
        detail: 'Of the same date as the statement, with the sum in taka and in dollars.',
      },
      bn: { name: 'ব্যাংক সলভেন্সি সনদ', detail: 'স্টেটমেন্টের সঙ্গে একই তারিখের, টাকা ও ডলার দুই অঙ্কেই লেখা।' },
    },
  },
  {
    key: 'company-bank-statement',
    group: 'money',
    shape: { original: true },
    texts: {
      en: {
        name: 'Company bank statement, last six months',
        detail: 'Of the business account, sealed and signed by the bank.',
      },
      bn: { name: 'গত ছয় মাসের কোম্পানির ব্যাংক স্টেটমেন্ট', detail: 'ব্যবসার হিসাবের, ব্যাংকের সিল ও সইসহ।' },
    },
  },
  {
    key: 'tin-certificate',
    group: 'money',
    shape: { photocopies: 1 },
    texts: {
      en: { name: 'e-TIN certificate', detail: 'The one with 12 digits, printed from the tax site.' },
      bn: { name: 'ই-টিআইএন সনদ', detail: '১২ অঙ্কের সনদ, আয়করের ওয়েবসাইট থেকে প্রিন্ট করা।' },
    },
  },
  {
    key: 'tax-return',
    group: 'money',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Tax return acknowledgement',
        detail: 'Of the last assessment year; the certificate from e-Return is fine.',
      },
      bn: { name: 'আয়কর রিটার্ন জমার প্রাপ্তিস্বীকার', detail: 'সর্বশেষ করবর্ষের; ই-রিটার্নের সনদ হলেই চলে।' },
    },
  },
  {
    key: 'assets',
    group: 'money',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Papers of savings and property',
        detail:
          'Only if you have them: fixed deposit, Sanchayapatra, shares, flat or land deed, car papers. They support; they don’t replace the statement.',
      },
      bn: {
        name: 'সঞ্চয় ও সম্পত্তির কাগজ',
        detail:
          'থাকলে দিন: এফডিআর, সঞ্চয়পত্র, শেয়ার, ফ্ল্যাট বা জমির দলিল, গাড়ির কাগজ। এগুলো বাড়তি প্রমাণ, স্টেটমেন্টের বিকল্প নয়।',
      },
    },
  },
  {
    key: 'sponsor-letter',
    group: 'money',
    shape: { original: true },
    texts: {
      en: {
        name: 'Letter from the person who pays',
        detail: 'Signed: who they are to you, what they pay for, and for how long.',
      },
      bn: {
        name: 'যিনি খরচ দেবেন, তাঁর চিঠি',
        detail: 'সই করা: আপনার সঙ্গে সম্পর্ক কী, কোন খরচ দেবেন, কত দিনের জন্য।',
      },
    },
  },
  {
    key: 'sponsor-papers',
    group: 'money',
    shape: { original: true, photocopies: 1 },
    texts: {
      en: {
        name: 'Papers of the person who pays',
        detail:
          'Their bank statement and solvency certificate, NID or passport, and the papers of their work or business.',
      },
      bn: {
        name: 'যিনি খরচ দেবেন, তাঁর কাগজ',
        detail: 'তাঁর ব্যাংক স্টেটমেন্ট ও সলভেন্সি সনদ, এনআইডি বা পাসপোর্ট, আর চাকরি বা ব্যবসার কাগজ।',
      },
    },
  },
  {
    key: 'dollar-endorsement',
    group: 'money',
    shape: { photocopies: 1 },
    texts: {
      en: {
        name: 'Foreign currency endorsement',
        detail:
          'By a bank or licensed money changer, in the passport, or an international card endorsed to it.',
      },
      bn: {
        name: 'ডলার এনডোর্সমেন্ট',
        detail: 'ব্যাংক বা অনুমোদিত মানি চেঞ্জার থেকে পাসপোর্টে করা, অথবা পাসপোর্টে এনডোর্স করা আন্তর্জাতিক কার্ড।',
      },
    },
  },
];

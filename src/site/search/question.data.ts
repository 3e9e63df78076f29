// Words of questions, besides the names of things, as people in Bangladesh type them.

/** Names of the money. */
export const currencyTerms = ['taka', 'takar', 'takay', 'takai', 'tk', 'bdt', 'টাকা'] as const;

/** What a number of money is counted in, in taka. */
export const moneyUnits: ReadonlyArray<readonly [taka: number, words: readonly string[]]> = [
  [1_000, ['k', 'thousand', 'hajar', 'hazar', 'hajarer', 'hajare', 'hazare', 'হাজার']],
  [100_000, ['lakh', 'lac', 'lak', 'lakhe', 'lakher', 'lokkho', 'লাখ', 'লক্ষ']],
];

/** Numbers as words that stand before a unit of money. */
export const spokenNumbers: Readonly<Record<string, number>> = {
  one: 1,
  ek: 1,
  এক: 1,
  two: 2,
  dui: 2,
  দুই: 2,
  three: 3,
  tin: 3,
  তিন: 3,
  five: 5,
  panch: 5,
  পাঁচ: 5,
  ten: 10,
  dosh: 10,
  দশ: 10,
  twenty: 20,
  bish: 20,
  বিশ: 20,
  fifty: 50,
  ponchash: 50,
  পঞ্চাশ: 50,
  half: 0.5,
  adha: 0.5,
  আধা: 0.5,
  der: 1.5,
  derh: 1.5,
  দেড়: 1.5,
  arai: 2.5,
  আড়াই: 2.5,
};

/** Words around a sum that say it is the most to be spent. */
export const limitTerms = [
  'under',
  'below',
  'within',
  'upto',
  'up',
  'less',
  'than',
  'max',
  'maximum',
  'budget',
  'moddhe',
  'modhe',
  'vitor',
  'vitore',
  'kome',
  'niche',
  'porjonto',
  'per',
  'person',
  'মধ্যে',
  'ভিতরে',
  'ভেতরে',
  'নিচে',
  'কমে',
  'পর্যন্ত',
  'বাজেট',
  'বাজেটে',
  'জনপ্রতি',
] as const;

/** Months by their number, as they are written besides their names: beginnings in English, and Bangla as some spell it. */
export const monthTerms: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  জানুয়ারী: 1,
  ফেব্রুয়ারী: 2,
};

/** Seasons by the numbers of their months. */
export const seasonTerms: Readonly<Record<string, readonly number[]>> = {
  winter: [12, 1, 2],
  shit: [12, 1, 2],
  শীত: [12, 1, 2],
  শীতকালে: [12, 1, 2],
  monsoon: [6, 7, 8],
  borsha: [6, 7, 8],
  বর্ষা: [6, 7, 8],
};

/** The Eids: without one of them, the next is meant. */
export const eidTerms = {
  any: ['eid', 'eider', 'ঈদ', 'ঈদের', 'ইদ'],
  'eid-ul-fitr': ['fitr', 'ফিতর', 'রোজার', 'রমজানের', 'rojar'],
  'eid-ul-adha': ['adha', 'azha', 'qurbani', 'kurbani', 'korbani', 'আজহা', 'কোরবানির', 'কোরবানি', 'কুরবানি'],
} as const;

/** Words of an Eid's name and of the time off that name no place. */
export const eidFillers = [
  'ul',
  'al',
  'holiday',
  'holidays',
  'vacation',
  'chuti',
  'chutite',
  'ছুটি',
  'ছুটিতে',
  'উল',
] as const;

/** Where to, at large. */
export const marketTerms = {
  domestic: ['domestic', 'deshe', 'desher', 'deshi', 'দেশে', 'দেশের', 'দেশি'],
  international: [
    'international',
    'abroad',
    'foreign',
    'overseas',
    'bidesh',
    'bideshe',
    'বিদেশ',
    'বিদেশে',
    'বিদেশি',
  ],
} as const;

/** Nights of a stay that has a name. */
export const stayTerms: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'day trip': [0, 0],
  'day tour': [0, 0],
  'day long': [0, 0],
  daylong: [0, 0],
  'ডে ট্যুর': [0, 0],
  'ডে ট্রিপ': [0, 0],
  'এক দিনের': [0, 0],
  'ek diner': [0, 0],
  weekend: [0, 3],
  উইকেন্ড: [0, 3],
  উইকএন্ড: [0, 3],
};

export const dayTerms = ['day', 'days', 'din', 'diner', 'দিন', 'দিনের', 'দিনে'] as const;
export const nightTerms = ['night', 'nights', 'rat', 'raat', 'rater', 'রাত', 'রাতের'] as const;

import type { Holiday } from '#features/site-settings/site-settings.contract.ts';

type Row = readonly [date: string, en: string, bn: string];

const shabeBarat = ['Shab-e-Barat', 'শবে বরাত'] as const;
const shabeQadr = ['Shab-e-Qadr', 'শবে কদর'] as const;
const fitr = ['Eid ul-Fitr', 'ঈদুল ফিতর'] as const;
const fitrLeave = ['Eid ul-Fitr holiday', 'ঈদুল ফিতরের ছুটি'] as const;
const adha = ['Eid ul-Adha', 'ঈদুল আজহা'] as const;
const adhaLeave = ['Eid ul-Adha holiday', 'ঈদুল আজহার ছুটি'] as const;
const ashura = ['Ashura', 'আশুরা'] as const;
const milad = ['Eid-e-Miladunnabi', 'ঈদে মিলাদুন্নবী'] as const;
const mayDay = ['May Day', 'মে দিবস'] as const;
const janmashtami = ['Janmashtami', 'জন্মাষ্টমী'] as const;
const navami = ['Durga Puja, Navami', 'দুর্গাপূজা, মহানবমী'] as const;
const dashami = ['Durga Puja, Bijoya Dashami', 'দুর্গাপূজা, বিজয়া দশমী'] as const;

const fixed = (year: number): Row[] => [
  [`${year}-02-21`, 'Shaheed Day and International Mother Language Day', 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস'],
  [`${year}-03-26`, 'Independence Day', 'স্বাধীনতা দিবস'],
  [`${year}-04-14`, 'Bangla New Year', 'পয়লা বৈশাখ'],
  [`${year}-08-05`, 'July Mass Uprising Day', 'জুলাই গণ-অভ্যুত্থান দিবস'],
  [`${year}-12-16`, 'Victory Day', 'বিজয় দিবস'],
  [`${year}-12-25`, 'Christmas Day', 'বড়দিন'],
];

/** Dates of these depend on the moon: the expected day until the government's notice is out. */
const expected = (date: string, [en, bn]: readonly [en: string, bn: string]): Row => [
  date,
  `${en} (expected)`,
  `${bn} (সম্ভাব্য)`,
];

const rows: Row[] = [
  ...fixed(2026),
  ['2026-02-04', ...shabeBarat],
  ['2026-03-17', ...shabeQadr],
  ['2026-03-19', ...fitrLeave],
  ['2026-03-20', ...fitrLeave],
  ['2026-03-21', ...fitr],
  ['2026-03-22', ...fitrLeave],
  ['2026-03-23', ...fitrLeave],
  ['2026-05-01', 'May Day, Buddha Purnima', 'মে দিবস, বুদ্ধপূর্ণিমা'],
  ['2026-05-26', ...adhaLeave],
  ['2026-05-27', ...adhaLeave],
  ['2026-05-28', ...adha],
  ['2026-05-29', ...adhaLeave],
  ['2026-05-30', ...adhaLeave],
  ['2026-05-31', ...adhaLeave],
  ['2026-06-26', ...ashura],
  ['2026-08-26', ...milad],
  ['2026-09-04', ...janmashtami],
  ['2026-10-20', ...navami],
  ['2026-10-21', ...dashami],

  ...fixed(2027),
  expected('2027-01-24', shabeBarat),
  expected('2027-03-07', shabeQadr),
  expected('2027-03-08', fitrLeave),
  expected('2027-03-09', fitrLeave),
  expected('2027-03-10', fitr),
  expected('2027-03-11', fitrLeave),
  expected('2027-03-12', fitrLeave),
  ['2027-05-01', ...mayDay],
  expected('2027-05-15', adhaLeave),
  expected('2027-05-16', adhaLeave),
  expected('2027-05-17', adha),
  expected('2027-05-18', adhaLeave),
  expected('2027-05-19', adhaLeave),
  expected('2027-05-20', ['Eid ul-Adha holiday, Buddha Purnima', 'ঈদুল আজহার ছুটি, বুদ্ধপূর্ণিমা']),
  expected('2027-06-16', ashura),
  expected('2027-08-15', milad),
  expected('2027-08-25', janmashtami),
  expected('2027-10-08', navami),
  expected('2027-10-09', dashami),

  ...fixed(2028),
  expected('2028-01-13', shabeBarat),
  expected('2028-02-24', shabeQadr),
  expected('2028-02-25', fitrLeave),
  expected('2028-02-26', fitrLeave),
  expected('2028-02-27', fitr),
  expected('2028-02-28', fitrLeave),
  expected('2028-02-29', fitrLeave),
  ['2028-05-01', ...mayDay],
  expected('2028-05-04', adhaLeave),
  expected('2028-05-05', adhaLeave),
  expected('2028-05-06', adha),
  expected('2028-05-07', adhaLeave),
  expected('2028-05-08', ['Eid ul-Adha holiday, Buddha Purnima', 'ঈদুল আজহার ছুটি, বুদ্ধপূর্ণিমা']),
  expected('2028-05-09', adhaLeave),
  expected('2028-06-04', ashura),
  expected('2028-08-04', milad),
  expected('2028-08-13', janmashtami),
  expected('2028-09-27', navami),
  expected('2028-09-28', dashami),
];

/**
 * Public holidays of Bangladesh, 2026 to 2028, in order. Staff correct them in the settings
 * when the government's yearly list is published.
 */
export const holidays: Holiday[] = rows
  .map(([date, en, bn]) => ({ date, names: { en, bn } }))
  .sort((a, b) => a.date.localeCompare(b.date));

import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { digits, taka } from '#platform/format/numbers.ts';
import type { Age, Exportable } from '../reports.contract.ts';

export const reportNames: Readonly<Record<Exportable, () => string>> = {
  sold: m.office_report_sold,
  received: m.office_report_received,
  refunds: m.office_report_refunds,
  owed: m.office_report_owed,
  'trial-balance': m.office_report_balance,
  ledger: m.office_report_ledger,
  profit: m.office_report_profit,
};

/** Poisha as the office writes them; nothing is a dash. */
export const formatTakaOrDash = (poisha: number): string =>
  poisha === 0 ? '–' : taka(poisha, officeLanguage());

/** The name of an age. */
export const ageLabel = (age: Age): string =>
  age === 'current'
    ? m.office_report_current()
    : age === 'over-90'
      ? m.office_report_over_90()
      : m.office_report_days({ days: digits(age.replace('-', '–'), officeLanguage()) });

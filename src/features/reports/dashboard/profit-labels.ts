import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { ProfitRow } from '../costs/costs.contract.ts';

const missingLabels = {
  bookings: m.office_profit_no_bookings,
  brought: m.office_profit_brought,
  'supplier-costs': m.office_profit_no_costs,
};

/** A departure's profit, or what is missing for it. */
export const profitLabel = ({ profit, missing }: Pick<ProfitRow, 'profit' | 'missing'>): string =>
  profit === null ? missing.map((each) => missingLabels[each]()).join(' · ') : taka(profit, officeLanguage());

/** The title of a package in the office's language, or else in the other one. */
export const titleIn = ({ en, bn }: ProfitRow['title']): string =>
  (officeLanguage() === 'bn' ? (bn ?? en) : (en ?? bn)) ?? '';

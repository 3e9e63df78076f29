import { officeLanguage } from '#dashboard/language.ts';
import type { SaleKind } from '#features/orders/orders.rules.ts';
import { m } from '#messages/messages.js';
import { digits, taka } from '#platform/format/numbers.ts';
import { type Age, type Exportable, exportable } from '../reports.contract.ts';

/** Reports that are looked at and printed; the others are taken out as files, too. */
export const financialReports = [
  'cash',
  'profit-and-loss',
  'balance-sheet',
  'clearing',
  'vat',
  'activity',
] as const;

/** The tabs of the page, in their order. */
export const reportTabs = [...exportable, ...financialReports] as const;
export type ReportTab = (typeof reportTabs)[number];

export const isExportable = (report: ReportTab): report is Exportable =>
  exportable.some((each) => each === report);

export const saleKindLabels: Readonly<Record<SaleKind, () => string>> = {
  tours: m.office_report_kind_tours,
  visas: m.office_report_kind_visas,
  fares: m.office_report_kind_fares,
  other: m.office_report_kind_other,
};

export const reportNames: Readonly<Record<ReportTab, () => string>> = {
  sold: m.office_report_sold,
  received: m.office_report_received,
  refunds: m.office_report_refunds,
  owed: m.office_report_owed,
  'trial-balance': m.office_report_balance,
  ledger: m.office_report_ledger,
  profit: m.office_report_profit,
  'profit-and-loss': m.office_report_profit_loss,
  'balance-sheet': m.office_report_sheet,
  clearing: m.office_report_clearing,
  vat: m.office_report_vat,
  cash: m.office_report_cash,
  activity: m.office_report_activity,
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

import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { Movement } from '../payments.contract.ts';
import type { Method } from '../payments.rules.ts';
import { noCallForRefunds } from '../refunds/gateway-refunds.rules.ts';

/** The names of the ways in which money comes and goes. */
export const methodNames: Readonly<Record<Method, () => string>> = {
  cash: m.office_order_cash,
  bank: m.office_order_bank,
  cheque: m.office_order_cheque,
  bkash: m.office_order_bkash,
  nagad: m.office_order_nagad,
  rocket: m.office_order_rocket,
  upay: m.office_order_upay,
  'bangla-qr': m.office_order_bangla_qr,
  sslcommerz: m.office_order_sslcommerz,
  'bkash-checkout': m.office_order_bkash_checkout,
  'nagad-checkout': m.office_order_nagad_checkout,
};

const isMethod = (method: string): method is Method => method in methodNames;

/** A method in the office's language. */
export const methodLabel = (method: string): string => (isMethod(method) ? methodNames[method]() : method);

/** What is wrong with a refund: what we noted in the office's language; a gateway's own words, which are English, as they are. */
export const gatewayErrorText = (trouble: string): { readonly words: string; readonly language?: 'en' } =>
  trouble === noCallForRefunds
    ? { words: m.office_order_refund_by_hand() }
    : { words: trouble, language: 'en' };

/** The states of payments and refunds. */
export const movementStates: Readonly<Record<Movement['state'], () => string>> = {
  waiting: m.office_order_pay_waiting,
  counted: m.office_order_pay_counted,
  undone: m.office_order_pay_undone,
  rejected: m.office_order_pay_rejected,
  asked: m.office_order_back_requested,
  approved: m.office_order_back_approved,
  processing: m.office_order_back_processing,
  review: m.office_order_back_review,
  paid: m.office_order_back_paid,
  refused: m.office_order_back_refused,
};

/** The marks of the states in the office's lists. */
export const movementMarks: Readonly<Record<Movement['state'], string>> = {
  waiting: 'changed',
  counted: 'published',
  undone: 'trashed',
  rejected: 'trashed',
  asked: 'changed',
  approved: 'scheduled',
  processing: 'scheduled',
  review: 'changed',
  paid: 'published',
  refused: 'trashed',
};

const deductionNames: Readonly<
  Record<Movement['deducted'][number]['kind'], (given: { sum: string }) => string>
> = {
  vat: m.office_order_vat_deducted,
  tax: m.office_order_tax_of,
};

/** What was deducted, with its certificate. */
export function deductionLabel({ kind, amount, certificate }: Movement['deducted'][number]): string {
  const sum = deductionNames[kind]({ sum: formatTaka(amount) });
  return certificate === null
    ? m.office_order_certificate_to_come({ sum })
    : m.office_order_certified({ sum, number: certificate });
}

import { owedIn, type RefusalTexts, referenceIn } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of orders, by their codes. */
export const ordersRefusals: RefusalTexts = {
  'orders.booked': () => m.office_refused_booked_lines(),
  'orders.cancelled': () => m.office_refused_order_cancelled(),
  'orders.changed': () => m.office_refused_changed(),
  'orders.completed': () => m.office_refused_order_completed(),
  'orders.enquiry-has-one': (details) => m.office_refused_has_order({ reference: referenceIn(details) }),
  'orders.lapsed': () => m.office_refused_order_lapsed(),
  'orders.line': () => m.office_refused_changed(),
  'orders.not-sold': () => m.office_refused_not_sold(),
  'orders.no-line': () => m.office_refused_no_line(),
  'orders.not-spendable': () => m.office_refused_not_spendable(),
  'orders.one-package': () => m.office_refused_one_package(),
  'orders.owed': (details) => m.office_refused_owed(owedIn(details)),
  'orders.spent': () => m.office_refused_order_spent(),
  'orders.spent-more': () => m.office_refused_spent_more(),
  'orders.terms': () => m.office_refused_terms(),
  'orders.visa-there': () => m.office_refused_visa_there(),
  'orders.voucher': () => m.office_refused_order_voucher(),
};

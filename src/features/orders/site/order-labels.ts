import { m } from '#messages/messages.js';
import type { Charge, Standing } from '../orders.rules.ts';

/** How an order stands, in one or two words. */
export const standingLabels: Readonly<Record<Standing, () => string>> = {
  draft: m.orders_state_draft,
  quoted: m.orders_state_quoted,
  lapsed: m.orders_state_lapsed,
  cancelled: m.orders_state_cancelled,
  unpaid: m.orders_money_unpaid,
  'part paid': m.orders_money_part,
  paid: m.orders_money_paid,
  overpaid: m.orders_money_over,
  'refund due': m.orders_money_refund_due,
  refunded: m.orders_money_refunded,
};

/** VAT that comes on top of prices, as a line of its own; none for none. */
export const vatLines = (vat: number, sum: (poisha: number) => string) =>
  vat === 0 ? [] : [{ text: m.papers_vat(), note: '', sum: sum(vat) }];

/** What each kind of charge is, under the lines. */
export const chargeLabels: Readonly<Record<Charge, () => string>> = {
  own: m.orders_charge_own,
  official: m.orders_charge_official,
  supplier: m.orders_charge_supplier,
  discount: m.orders_charge_discount,
  fee: m.orders_charge_fee,
};

import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { formatDeadline, fullDate, shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { OrderItem } from '../order-list.contract.ts';
import { type Charge, isQuote, lineText, type MoneyState, type OrderState } from '../orders.rules.ts';

/** The states of an order without its money. */
export const orderStateNames: Readonly<Record<OrderState, () => string>> = {
  draft: m.office_order_draft,
  quoted: m.office_order_quoted,
  open: m.office_order_open,
  completed: m.office_order_completed,
  cancelled: m.office_order_cancelled,
  lapsed: m.office_order_lapsed,
};

const moneyStates: Readonly<Record<MoneyState, () => string>> = {
  unpaid: m.office_order_unpaid,
  'part paid': m.office_order_part_paid,
  paid: m.office_order_paid,
  overpaid: m.office_order_overpaid,
  'refund due': m.office_order_refund_due,
  refunded: m.office_order_refunded,
};

/** `Open, part paid`. Before it is accepted, and after it has lapsed, nothing is owed. */
export function stateLabel({
  state,
  money,
  due = 0,
}: Pick<OrderItem, 'state' | 'money'> & { readonly due?: number }): string {
  const isOwed =
    state === 'open' || state === 'completed' || state === 'cancelled' || (state === 'lapsed' && due > 0);
  return isOwed || money !== 'unpaid'
    ? m.office_order_both({ state: orderStateNames[state](), money: moneyStates[money]() })
    : orderStateNames[state]();
}

/** The mark of a state in the office's lists. */
export function markOf({ state, money }: Pick<OrderItem, 'state' | 'money'>): string {
  if (money === 'refund due' || state === 'quoted') {
    return 'changed';
  }
  return state === 'cancelled' || state === 'lapsed'
    ? 'trashed'
    : money === 'paid'
      ? 'published'
      : 'scheduled';
}

/** The names of the kinds of charge. */
export const chargeNames: Readonly<Record<Charge, () => string>> = {
  own: m.office_order_own,
  official: m.office_order_official,
  supplier: m.office_order_supplier,
  discount: m.office_order_discount,
  fee: m.office_order_fee,
};

/** What is told of a change: a quote is made anew, an order is changed at once or waits for the customer. */
export const changeNotification = (state: OrderState, agreed: boolean): string =>
  (isQuote(state)
    ? m.office_order_notify_requoted
    : agreed
      ? m.office_order_notify_changed
      : m.office_order_notify_proposed)();

/** Poisha as the office writes them. */
export const formatTaka = (poisha: number): string => taka(poisha, officeLanguage());

/** `Thu, 21 Jan`, with the year when it isn't this one. */
export function formatDay(date: CalendarDate): string {
  const isThisYear = date.slice(0, 4) === dhakaToday().slice(0, 4);
  return (isThisYear ? shortDate : fullDate)(date, officeLanguage());
}

/** By when something is to be paid, in the words that its customer reads. @param until RFC 3339 */
export const formatBy = (due: CalendarDate, until: string | undefined): string =>
  until === undefined ? formatDay(due) : formatDeadline(due, until, officeLanguage());

/** A text of a line in the office's language, else in the other. */
export const lineLabel = (text: Parameters<typeof lineText>[0]): string => lineText(text, officeLanguage());

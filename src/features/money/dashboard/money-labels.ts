import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { chequeStateLabels } from '#features/payments/dashboard/cheque-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dhakaTime, shortDate } from '#platform/format/dates.ts';
import { count, digits } from '#platform/format/numbers.ts';
import type { InboxCheque } from '../cheques/cheques.contract.ts';
import type { InboxArrival, InboxClaim, MoneyInbox } from '../matches/matches.contract.ts';
import type { UnreadMoney } from '../unparsed-sms/unparsed-sms.contract.ts';
import type { MoneyTab } from './money-address.ts';

type Reason = MoneyInbox['proposals'][number]['reasons'][number];

/** `22 Nov, 10:21`, in Dhaka. */
export function formatMoment(at: string): string {
  const moment = new Date(at);
  const language = officeLanguage();
  return `${shortDate(dhakaDate(moment), language)}, ${digits(dhakaTime(moment).slice(-5), language)}`;
}

const apart = (minutes: number) =>
  minutes < 120
    ? m.office_money_minutes({ count: minutes, number: count(minutes, officeLanguage()) })
    : m.office_money_hours({ number: count(Math.round(minutes / 60), officeLanguage()) });

/** Why a claim and an arrival may belong together, and whether it wants a look. */
export function reasonLabel({ kind, by = 0 }: Reason): { readonly words: string; readonly look: boolean } {
  const [words, look] = {
    trx: () => [m.office_money_same_trx(), false] as const,
    'trx-alike': () => [m.office_money_alike(), true] as const,
    'trx-differs': () => [m.office_money_trx_differs(), true] as const,
    reference: () => [m.office_money_same_reference(), false] as const,
    sum: () => [m.office_money_same_sum(), false] as const,
    'sum-less': () => [m.office_money_less({ sum: formatTaka(by) }), true] as const,
    'sum-more': () => [m.office_money_more({ sum: formatTaka(by) }), true] as const,
    sender: () => [m.office_money_same_sender(), false] as const,
    'sender-part': () => [m.office_money_part_sender(), false] as const,
    time: () => [apart(by), false] as const,
    'method-differs': () => [m.office_money_method_differs(), true] as const,
  }[kind]();
  return { words, look };
}

interface EmptyLabels {
  readonly title: string;
  readonly text: string;
  /** Whether a newer statement would bring something. */
  readonly isOfStatements: boolean;
}

/** An empty tab: what has to match waits for a newer statement, the other tabs say what there is none of. */
export function emptyLabels(tab: MoneyTab, { arrivals }: Pick<MoneyInbox, 'arrivals'>): EmptyLabels {
  const title =
    tab === 'match' && arrivals.length === 0 ? m.office_money_all_found() : m.office_money_nothing();
  const text = {
    match: m.office_money_nothing_text,
    arrivals: m.office_money_nothing_text,
    waiting: m.office_money_nothing_waiting,
    claims: m.office_money_nothing_claims,
    matched: m.office_money_nothing_matched,
    unread: m.office_money_nothing_unread,
  }[tab];
  return { title, text: text(), isOfStatements: tab === 'match' || tab === 'arrivals' };
}

/** That an arrival is a cheque, or has its sum. */
export function inboxChequeLabel({ number, reference, state, isSure }: InboxCheque): string {
  const words = { number, reference, state: chequeStateLabels[state]() };
  return isSure ? m.office_cheque_is(words) : m.office_cheque_maybe(words);
}

/** That a claim repeats a TrxID, and whose, when that is known. */
export const repeatsLabel = ({ repeats }: Pick<InboxClaim, 'repeats'>): string =>
  repeats === null ? m.office_money_repeats_other() : m.office_money_repeats({ reference: repeats });

/** What is still to be paid for an order, or by how much too much was. */
export const leftLabel = (left: number): string =>
  left < 0
    ? m.office_money_paid_over({ sum: formatTaka(-left) })
    : m.office_money_left({ sum: formatTaka(left) });

/** What is left of a sum that is shared out, or by how much the parts are more. */
export const restLabel = (whole: number, rest: number): string =>
  rest < 0
    ? m.office_money_over({ whole: formatTaka(whole), over: formatTaka(-rest) })
    : m.office_money_rest({ whole: formatTaka(whole), rest: formatTaka(rest) });

/** Where an arrival was read: `bKash statement, line 112`. */
export const sourceLabel = ({ source, line, by }: InboxArrival, method: string): string =>
  source === 'sms'
    ? m.office_money_by_sms({ name: by })
    : m.office_money_by_statement({ method, line: count(line ?? 0, officeLanguage()) });

/** Where a line that wasn't understood comes from: `statement.csv, line 112`, or a message that somebody pasted. */
export const unreadLabel = ({ source, fileName, line, by }: UnreadMoney): string =>
  source === 'sms'
    ? m.office_money_by_sms({ name: by })
    : m.office_money_unread_line({ file: fileName ?? '', line: count(line ?? 0, officeLanguage()) });

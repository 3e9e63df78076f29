import type { Account } from '#features/ledger/accounts.data.ts';
import type { Posting } from '#features/ledger/ledger.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { outsideKey, type PaymentState } from '../payments.rules.ts';

/** Where a cheque that counts is; `bounced` is one that the bank returned unpaid. */
export const chequeStates = ['in-hand', 'deposited', 'cleared', 'bounced'] as const;
export type ChequeState = (typeof chequeStates)[number];

/** How the list shows a cheque: also one that waits for a second person, and one whose payment was undone. */
export const chequeViewStates = [...chequeStates, 'waiting', 'undone'] as const;
export type ChequeViewState = (typeof chequeViewStates)[number];

/** @param last the state of its last move */
export function viewState(payment: PaymentState, last: ChequeState | undefined): ChequeViewState {
  if (payment === 'waiting') {
    return 'waiting';
  }
  return payment === 'counted' ? (last ?? 'in-hand') : last === 'bounced' ? 'bounced' : 'undone';
}

/** The parts of the list of cheques. */
export const chequeTabs = ['in-hand', 'deposited', 'done'] as const;
export type ChequeTab = (typeof chequeTabs)[number];

/** In which part of the list a cheque stands. */
export const tabOf = (state: ChequeState): ChequeTab =>
  state === 'cleared' || state === 'bounced' ? 'done' : state;

/** The outside number of a cheque: its number belongs to its bank, two banks have the same ones. */
export const chequeName = ({ bank, number }: { readonly bank: string; readonly number: string }): string =>
  `${bank} ${number}`;

/** The last run of digits of a number, without zeros before it: a statement may leave them out. Empty when there is none. */
export const chequeDigits = (number: string): string =>
  (outsideKey(number).match(/\d+/g)?.at(-1) ?? '').replace(/^0+/, '');

/** Whether a text, such as a line of a statement, has the digits of a cheque as one of its numbers. */
export const namesCheque = (said: string, digits: string): boolean =>
  digits !== '' && (said.match(/\d+/g) ?? []).some((run) => run.replace(/^0+/, '') === digits);

/** A bank pays a cheque for six months from the day that is written on it. */
const goodDays = 182;

export const isStale = (dated: CalendarDate, on: CalendarDate): boolean => addDays(dated, goodDays) < on;

/** Dated further ahead a cheque is a promise: it is taken once it is due. */
const aheadDays = 31;

/** Whether no bank takes a cheque for long, because of the day that is written on it: too old, or far ahead. */
export const isMisdated = (dated: CalendarDate, on: CalendarDate): boolean =>
  isStale(dated, on) || addDays(on, aheadDays) < dated;

/** What taking a cheque to the bank books: it isn't the bank's money before it is cleared. Poisha. */
export const depositPostings = (amount: number): Posting[] => [
  { account: 'chequesDeposited', amount },
  { account: 'cheques', amount: -amount },
];

/** What the bank's clearing of a cheque books. @param bank another account than the first bank */
export const clearingPostings = (amount: number, bank: Account | null): Posting[] => [
  { account: bank ?? 'bank', amount },
  { account: 'chequesDeposited', amount: -amount },
];

/** What the bank takes for a cheque that bounced. */
export const chargePostings = (amount: number, bank: Account | null): Posting[] => [
  { account: 'bankCharges', amount },
  { account: bank ?? 'bank', amount: -amount },
];

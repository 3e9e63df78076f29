import { officeLanguage } from '#dashboard/language.ts';
import { dayWords, sum } from '#features/orders/dashboard/order-words.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import type { ChequeList, ShownCheque } from '../cheques/cheques.contract.ts';
import { type ChequeTab, isStale, type ShownChequeState } from '../cheques/cheques.rules.ts';

export const chequeStateWords: Readonly<Record<ShownChequeState, () => string>> = {
  'in-hand': m.office_cheque_hand,
  deposited: m.office_cheque_deposited,
  cleared: m.office_cheque_cleared,
  bounced: m.office_cheque_bounced,
  waiting: m.office_order_pay_waiting,
  undone: m.office_order_pay_undone,
};

/** The marks of the states in the office's lists. */
export const chequeMarks: Readonly<Record<ShownChequeState, string>> = {
  'in-hand': 'changed',
  deposited: 'scheduled',
  cleared: 'published',
  bounced: 'trashed',
  waiting: 'changed',
  undone: 'trashed',
};

export const chequeTabWords: Readonly<Record<ChequeTab, () => string>> = {
  'in-hand': m.office_cheque_tab_hand,
  deposited: m.office_cheque_tab_deposited,
  done: m.office_cheque_tab_done,
};

/** The agency's account as it is chosen and shown: its bank and the end of its number. */
export function accountWords(accounts: ChequeList['accounts'], number: string): string {
  const found = accounts.find((each) => each.number === number);
  return found === undefined ? number : `${found.bank[officeLanguage()]} …${number.slice(-4)}`;
}

/** The bank and number that are written on it. */
export const chequeNameWords = ({ bank, number }: Pick<ShownCheque, 'bank' | 'number'>): string =>
  [bank, number].filter(Boolean).join(' ');

/** What is known of a cheque, in the order of time. */
export function chequeFacts(cheque: ShownCheque, accounts: ChequeList['accounts']): string[] {
  const { dated, takenAt, day, account, state, charge } = cheque;
  const moved = day === null ? '' : dayWords(day);
  const last: Readonly<Record<ShownChequeState, () => string>> = {
    'in-hand': () => '',
    waiting: () => '',
    undone: () => '',
    deposited: () =>
      account === null
        ? m.office_cheque_deposited_on({ day: moved })
        : m.office_cheque_deposited_at({ day: moved, bank: accountWords(accounts, account) }),
    cleared: () => m.office_cheque_cleared_on({ day: moved }),
    bounced: () => m.office_cheque_bounced_on({ day: moved }),
  };
  return [
    dated === null ? '' : m.office_cheque_dated({ day: dayWords(dated) }),
    m.office_cheque_since({ day: dayWords(dhakaDate(new Date(takenAt))) }),
    last[state](),
    charge > 0 ? m.office_cheque_charged({ sum: sum(charge) }) : '',
  ].filter(Boolean);
}

/** Why the bank wouldn't take it today: the day on it is still to come. */
export const earlyWords = ({ dated }: ShownCheque, today = dhakaToday()): string | undefined =>
  dated !== null && dated > today ? m.office_cheque_early({ day: dayWords(dated) }) : undefined;

/** That the bank may refuse it because it is old. */
export const staleWords = ({ dated, state }: ShownCheque, today = dhakaToday()): string | undefined =>
  dated !== null && (state === 'in-hand' || state === 'waiting') && isStale(dated, today)
    ? m.office_cheque_stale()
    : undefined;

import { officeLanguage } from '#dashboard/language.ts';
import { formatDay, formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import type { ChequeList, ChequeView } from '../cheques/cheques.contract.ts';
import { type ChequeTab, type ChequeViewState, isStale } from '../cheques/cheques.rules.ts';

export const chequeStateLabels: Readonly<Record<ChequeViewState, () => string>> = {
  'in-hand': m.office_cheque_hand,
  deposited: m.office_cheque_deposited,
  cleared: m.office_cheque_cleared,
  bounced: m.office_cheque_bounced,
  waiting: m.office_order_pay_waiting,
  undone: m.office_order_pay_undone,
};

/** The marks of the states in the office's lists. */
export const chequeMarks: Readonly<Record<ChequeViewState, string>> = {
  'in-hand': 'changed',
  deposited: 'scheduled',
  cleared: 'published',
  bounced: 'trashed',
  waiting: 'changed',
  undone: 'trashed',
};

export const chequeTabLabels: Readonly<Record<ChequeTab, () => string>> = {
  'in-hand': m.office_cheque_tab_hand,
  deposited: m.office_cheque_tab_deposited,
  done: m.office_cheque_tab_done,
};

/** The agency's account as it is chosen and shown: its bank and the end of its number. */
export function accountLabel(accounts: ChequeList['accounts'], number: string): string {
  const found = accounts.find((each) => each.number === number);
  return found === undefined ? number : `${found.bank[officeLanguage()]} …${number.slice(-4)}`;
}

/** The bank and number that are written on it. */
export const chequeLabel = ({ bank, number }: Pick<ChequeView, 'bank' | 'number'>): string =>
  [bank, number].filter(Boolean).join(' ');

/** What is known of a cheque, in the order of time. */
export function chequeFacts(cheque: ChequeView, accounts: ChequeList['accounts']): string[] {
  const { dated, takenAt, day, account, state, charge } = cheque;
  const moved = day === null ? '' : formatDay(day);
  const last: Readonly<Record<ChequeViewState, () => string>> = {
    'in-hand': () => '',
    waiting: () => '',
    undone: () => '',
    deposited: () =>
      account === null
        ? m.office_cheque_deposited_on({ day: moved })
        : m.office_cheque_deposited_at({ day: moved, bank: accountLabel(accounts, account) }),
    cleared: () => m.office_cheque_cleared_on({ day: moved }),
    bounced: () => m.office_cheque_bounced_on({ day: moved }),
  };
  return [
    dated === null ? '' : m.office_cheque_dated({ day: formatDay(dated) }),
    m.office_cheque_since({ day: formatDay(dhakaDate(new Date(takenAt))) }),
    last[state](),
    charge > 0 ? m.office_cheque_charged({ sum: formatTaka(charge) }) : '',
  ].filter(Boolean);
}

/** Why the bank wouldn't take it today: the day on it is still to come. */
export const earlyLabel = ({ dated }: ChequeView, today = dhakaToday()): string | undefined =>
  dated !== null && dated > today ? m.office_cheque_early({ day: formatDay(dated) }) : undefined;

/** That the bank may refuse it because it is old. */
export const staleLabel = ({ dated, state }: ChequeView, today = dhakaToday()): string | undefined =>
  dated !== null && (state === 'in-hand' || state === 'waiting') && isStale(dated, today)
    ? m.office_cheque_stale()
    : undefined;

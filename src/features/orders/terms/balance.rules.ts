import type { OrderMoney } from '#features/ledger/ledger.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { backOf, isQuote, moneyStateOf, type OrderState } from '../orders.rules.ts';
import { type Due, nextDue, openDues } from './plan.rules.ts';

/** What an order costs: as it was quoted, or as the ledger has it once it is accepted; poisha. */
export const costOf = (state: OrderState, quoted: number, { charged }: OrderMoney): number =>
  isQuote(state) || state === 'lapsed' ? quoted : charged;

/**
 * How an order stands with its customer: the one place that says what is due and what comes back, for every screen, letter and
 * paper. What is due adds up to what it costs less what is paid, which is below zero when what went back never came. What is kept of a
 * cancelled order, and such a debt, have no plan: they are due at once.
 * @param quoted the total of its terms; poisha
 * @param plan of its terms, by day
 * @param today in Asia/Dhaka
 */
export function balanceOf(
  {
    state,
    quoted,
    money,
  }: { readonly state: OrderState; readonly quoted: number; readonly money: OrderMoney },
  plan: readonly Due[],
  today: CalendarDate,
) {
  const { charged, paid } = money;
  const total = costOf(state, quoted, money);
  const isOver = state === 'cancelled' || state === 'lapsed';
  const owes = (isOver ? charged : total) - paid;
  // A plan is for the whole price: what isn't owed of it is covered.
  const covered = isOver ? paid : plan.reduce((sum, { amount }) => sum + amount, 0) - owes;
  const next = isOver
    ? owes > 0
      ? { amount: owes, due: null, until: undefined }
      : undefined
    : nextDue(plan, covered, today);
  return {
    total,
    paid,
    due: next?.amount ?? 0,
    dueOn: next?.due ?? null,
    dueUntil: next?.until,
    back: backOf(money),
    money: moneyStateOf(state, money),
    plan: state === 'cancelled' ? [] : openDues(plan, covered),
  };
}

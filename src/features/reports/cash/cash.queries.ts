import { inArray } from 'drizzle-orm';
import { listMonthly } from '#features/books/expenses/expenses.queries.ts';
import { accounts, codeOf, kindOf } from '#features/ledger/accounts.data.ts';
import { openRefunds, refundAccount } from '#features/payments/payments.rules.ts';
import { refunds } from '#features/payments/payments.table.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listSums } from '../financials/financials.queries.ts';
import { listOwedPlans } from '../reports.queries.ts';
import { added, dueParts } from '../reports.rules.ts';
import type { CashReport } from './cash.contract.ts';
import { type Expected, expectedByDay, monthlyDays } from './cash.rules.ts';

/** What has no account of its own is expected at the bank. */
const orBank = (code: string): string => (kindOf(code) === 'money' ? code : accounts.bank.code);

async function listRefundsDue(db: ReadDatabase, on: CalendarDate): Promise<Expected[]> {
  const rows = await db
    .select({ method: refunds.method, amount: refunds.amount, due: refunds.dueOn })
    .from(refunds)
    .where(inArray(refunds.state, [...openRefunds]));
  return rows.map(({ method, amount, due }) => ({
    account: orBank(codeOf(refundAccount({ method, account: null }))),
    due: due ?? on,
    amount: 0 - amount,
  }));
}

/** What is expected: instalments of customers, refunds, suppliers' bills, and what the agency pays each month. */
async function listExpected(db: ReadDatabase, on: CalendarDate): Promise<Expected[]> {
  const bank = accounts.bank.code;
  const [plans, refundsDue, openBills, expenses] = await Promise.all([
    listOwedPlans(db),
    listRefundsDue(db, on),
    listOpenBills(db),
    listMonthly(db),
  ]);
  const instalments = plans.flatMap(({ row, dues }) =>
    dueParts(row.owed, dues).map(({ due = on, amount }) => ({ account: bank, due, amount })),
  );
  const bills = openBills.map(({ due, open }) => ({ account: bank, due, amount: 0 - open }));
  const monthly = expenses.flatMap((expense) =>
    monthlyDays(expense.on, on).map((due) => ({
      account: orBank(expense.from),
      due,
      amount: 0 - expense.amount,
    })),
  );
  return [...instalments, ...refundsDue, ...bills, ...monthly];
}

/** What every account of money holds at the end of a day, and what is expected of it in the days after. */
export async function findCash(db: ReadDatabase, on: CalendarDate): Promise<CashReport> {
  const expected = await listExpected(db, on);
  const rows = (await listSums(db, { to: on }))
    .filter(({ kind }) => kind === 'money')
    .map(({ code, name, amount }) => ({
      code,
      name,
      balance: amount,
      expected: expectedByDay(expected, code, on),
    }));
  return { on, accounts: rows, total: added(rows.map(({ balance }) => balance)) };
}

import { z } from 'zod';
import { saleKinds } from '#features/orders/orders.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** Sums of many entries, in poisha: larger than a single sum may be. */
const sum = z.int();
const row = z.object({ code: z.string(), name: z.string(), amount: sum });
export type FinancialRow = z.infer<typeof row>;
const part = z.object({ rows: z.array(row), total: sum });

export const daysQuery = z
  .object({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first one.' });
export const onQuery = z.object({ on: calendarDate.optional() });

/** What was earned and spent in a period: income is positive, expenses negative. */
export const profitAndLoss = z.object({
  from: calendarDate,
  to: calendarDate,
  rows: z.array(row),
  /** The profit, which is what the rows add to. */
  total: sum,
  /** What was sold of each kind, and what it cost. */
  byKind: z.array(z.object({ kind: z.enum(saleKinds), sold: sum, cost: sum, margin: sum })),
});
export type ProfitAndLoss = z.infer<typeof profitAndLoss>;

/** What the agency has and owes at the end of a day. Assets are liabilities and equity; the profit so far is equity's. */
export const balanceSheet = z.object({ on: calendarDate, assets: part, liabilities: part, equity: part });
export type BalanceSheet = z.infer<typeof balanceSheet>;

/** Money that is on its way or held for others, and since when its oldest part is. */
export const clearingReport = z.object({
  on: calendarDate,
  rows: z.array(row.extend({ oldest: calendarDate.nullable() })),
  total: sum,
});
export type ClearingReport = z.infer<typeof clearingReport>;

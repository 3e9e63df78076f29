import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { yearlyActivity, yearQuery } from '../activity/activity.contract.ts';
import { findActivity } from '../activity/activity.queries.ts';
import { cashReport } from '../cash/cash.contract.ts';
import { findCash } from '../cash/cash.queries.ts';
import { balanceSheet, clearingReport, daysQuery, onQuery, profitAndLoss } from './financials.contract.ts';
import { findBalanceSheet, findClearing, findProfitAndLoss } from './financials.queries.ts';

/** Profit and loss, the balance sheet, and what is on its way: each adds up to the trial balance. */
export const financialRoutes = routes('Reports', [
  reads(
    'GET /reports/profit-and-loss',
    {
      permission: 'reports.read',
      id: 'readProfitAndLoss',
      summary: 'What was earned and spent from one day to another, and by kind of sale',
      query: daysQuery,
      answer: 'Income is positive, expenses are negative. Sums are poisha.',
      output: profitAndLoss,
    },
    ({ from, to }, { db }) => findProfitAndLoss(db, { from, to }),
  ),
  reads(
    'GET /reports/balance-sheet',
    {
      permission: 'reports.read',
      id: 'readBalanceSheet',
      summary: 'What the agency has and owes at the end of a day',
      query: onQuery,
      answer: 'Assets are liabilities and equity, the profit so far among it. Sums are poisha.',
      output: balanceSheet,
    },
    ({ on }, { db, today }) => findBalanceSheet(db, on ?? today),
  ),
  reads(
    'GET /reports/clearing',
    {
      permission: 'reports.read',
      id: 'readClearing',
      summary: 'What lies in clearing, in cheques, in official fees and deposits, and since when',
      query: onQuery,
      answer: 'What came first goes first. Sums are poisha.',
      output: clearingReport,
    },
    ({ on }, { db, today }) => findClearing(db, on ?? today),
  ),
  reads(
    'GET /reports/cash',
    {
      permission: 'reports.read',
      id: 'readCash',
      summary:
        'What every account of money holds at the end of a day, and what is expected in and out for 14 days',
      query: onQuery,
      answer:
        'Expected are instalments of customers, refunds, suppliers’ bills and monthly expenses; what has no account of its own is expected at the bank. Sums are poisha.',
      output: cashReport,
    },
    ({ on }, { db, today }) => findCash(db, on ?? today),
  ),
  reads(
    'GET /reports/activity',
    {
      permission: 'reports.read',
      id: 'readYearlyActivity',
      summary: 'The sales, travellers and refunds of a calendar year by kind, as the authority asks for them',
      query: yearQuery,
      answer: 'What was sold is that of profit and loss. Sums are poisha.',
      output: yearlyActivity,
    },
    ({ year }, { db }) => findActivity(db, year),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof financialRoutes> {}
}

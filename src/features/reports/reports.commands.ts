import type { z } from 'zod';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { dhakaTime } from '#platform/format/dates.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import { listAllProfits } from './costs/costs.queries.ts';
import { ages, exportQuery, type PeriodReport, type PeriodTable } from './reports.contract.ts';
import { findOwed, findPeriodReport, listLedger, listOwedOrders } from './reports.queries.ts';
import { periodOf } from './reports.rules.ts';

type Lines = string[][];
type Query = z.output<typeof exportQuery>;

/** The most postings that one file takes. */
const maxPostings = 100_000;

function periodLines({ by, columns, rows, amounts, total }: PeriodTable): Lines {
  const head = [by, ...columns.map(({ code, name }) => `${code} ${name}`), 'total'];
  const body = rows.map((row) => [
    row.name ?? row.key,
    ...row.amounts.map(decimalTaka),
    decimalTaka(row.total),
  ]);
  return [head, ...body, ['total', ...amounts.map(decimalTaka), decimalTaka(total)]];
}

async function owedLines(db: ReadDatabase, today: CalendarDate): Promise<Lines> {
  const { toUs, byUs } = await findOwed(db, today);
  const orders = await listOwedOrders(db, today);
  return [
    ['owed', 'name', 'due', ...ages, 'total'],
    ...orders.map(({ reference, name, due, amounts, total }) => [
      reference,
      name,
      due ?? '',
      ...amounts.map(decimalTaka),
      decimalTaka(total),
    ]),
    ['owed to us', '', '', ...toUs.amounts.map(decimalTaka), decimalTaka(toUs.total)],
    ...byUs.accounts.map(({ code, name, amount }) => [
      'owed by us',
      `${code} ${name}`,
      '',
      ...ages.map(() => ''),
      decimalTaka(amount),
    ]),
  ];
}

async function balanceLines(db: ReadDatabase, on: CalendarDate): Promise<Lines> {
  const { accounts, debit, credit } = await findTrialBalance(db, on);
  return [
    ['account', 'name', 'debit', 'credit'],
    ...accounts.map((each) => [each.code, each.name.en, decimalTaka(each.debit), decimalTaka(each.credit)]),
    [on, 'total', decimalTaka(debit), decimalTaka(credit)],
  ];
}

/** @throws Failure invalid `reports.too-long` when the period has more postings than a file takes. */
async function ledgerLines(db: ReadDatabase, query: Query, today: CalendarDate): Promise<Lines> {
  const rows = await listLedger(db, periodOf(query, today), maxPostings + 1);
  if (rows.length > maxPostings) {
    const message = `A file takes at most ${maxPostings} postings. Choose a shorter period.`;
    throw new Failure('invalid', 'reports.too-long', message, [{ path: 'from', message }]);
  }
  const names = await findActorNames(
    db,
    rows.map(({ clerk, actor }) => clerk ?? actor),
  );
  const head = [
    'entry',
    'day',
    'time',
    'kind',
    'order',
    'clerk',
    'text',
    'undoes',
    'account',
    'debit',
    'credit',
  ];
  const body = rows.map(({ amount, clerk, actor, ...row }) => [
    row.entry,
    row.bookedOn,
    dhakaTime(row.at),
    row.kind,
    row.reference ?? '',
    names.get(clerk ?? actor) ?? clerk ?? actor,
    row.text,
    row.undoes ?? '',
    row.account,
    ...(amount > 0 ? [decimalTaka(amount), ''] : ['', decimalTaka(0 - amount)]),
  ]);
  return [head, ...body];
}

/** What departures earned; without months, from the fiscal year on. What is missing for a profit stands in its place. */
async function profitLines(db: ReadDatabase, { from, to }: Query, today: CalendarDate): Promise<Lines> {
  const rows = await listAllProfits(db, { from: from ?? periodOf({ to }, today).from, to });
  return [
    ['departs', 'package', 'bookings', 'suppliers', 'profit', 'missing'],
    ...rows.map(({ departsOn, title, sold, costs, profit, missing }) => [
      departsOn,
      title.en ?? title.bn ?? '',
      decimalTaka(sold),
      decimalTaka(costs),
      profit === null ? '' : decimalTaka(profit),
      missing.join(' '),
    ]),
  ];
}

const isOfPeriod = (report: Query['report']): report is PeriodReport =>
  report === 'sold' || report === 'received' || report === 'refunds';

/** Takes a report or the ledger out as lines of a file. Who did is in the log. @throws Failure as `ledgerLines` does. */
export const exportReport = command({
  name: 'reports.export',
  permission: 'reports.read',
  recentSignIn: true,
  input: exportQuery,
  run: async ({ tx, now, log }, query): Promise<Lines> => {
    const today = dhakaDate(now);
    const { report, from, to, by, on = today } = query;
    log({ subjectKind: 'report', subjectId: report, difference: { report, from, to, by, on } });
    if (isOfPeriod(report)) {
      return periodLines(await findPeriodReport(tx, report, query, today));
    }
    switch (report) {
      case 'owed':
        return owedLines(tx, today);
      case 'trial-balance':
        return balanceLines(tx, on);
      case 'profit':
        return profitLines(tx, query, today);
      default:
        return ledgerLines(tx, query, today);
    }
  },
});

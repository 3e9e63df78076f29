import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** What the ledger posted in a period, by month or clerk. */
export const periodReports = ['sold', 'received', 'refunds'] as const;
export type PeriodReport = (typeof periodReports)[number];

/** What can be taken out as a file. */
export const exportable = [...periodReports, 'owed', 'trial-balance', 'ledger', 'profit'] as const;
export type Exportable = (typeof exportable)[number];

/** Sums of many orders, in poisha: larger than a single sum may be. */
const sum = z.int();

/** A month, `YYYY-MM`. */
export const month = z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/);

const period = {
  from: month.optional(),
  to: month.optional(),
  by: z.enum(['month', 'clerk']).default('month'),
};

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const notInOrder = { path: ['to'], message: 'The last month is before the first one.' };

/** A period of whole months; without one, the Bangladeshi fiscal year up to now. */
export const periodQuery = z.object(period).refine(inOrder, notInOrder);
export type PeriodQuery = z.output<typeof periodQuery>;

/** A page of the departures of a period. */
export const profitQuery = z
  .object({
    from: period.from,
    to: period.to,
    empty: z.enum(['true']).optional().meta({ description: 'Also departures without bookings and costs.' }),
    cursor: z.string().max(2_000).optional(),
  })
  .refine(inOrder, notInOrder);

export const exportQuery = z
  .object({ ...period, report: z.enum(exportable), on: calendarDate.optional() })
  .refine(inOrder, notInOrder);

const account = { code: z.string(), name: z.string() };

export const periodReport = z
  .object({
    from: month,
    to: month,
    by: period.by.unwrap(),
    columns: z.array(z.object(account)),
    /** `key` is a month or the id of an actor, which has a name while it has an account. */
    rows: z.array(
      z.object({ key: z.string(), name: z.string().nullable(), amounts: z.array(sum), total: sum }),
    ),
    amounts: z.array(sum),
    total: sum,
  })
  .meta({ id: 'PeriodReport' });
export type PeriodTable = z.output<typeof periodReport>;

export const ages = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;
export type Age = (typeof ages)[number];

export const owedReport = z
  .object({
    on: calendarDate,
    ages: z.array(z.enum(ages)),
    toUs: z.object({
      amounts: z.array(sum).length(ages.length),
      total: sum,
      /** How many orders owe something. */
      count: z.int(),
    }),
    byUs: z.object({ accounts: z.array(z.object({ ...account, amount: sum })), total: sum }),
  })
  .meta({ id: 'OwedReport' });
export type OwedTable = z.output<typeof owedReport>;

export const trialBalance = z
  .object({
    accounts: z.array(z.object({ ...account, debit: sum, credit: sum })),
    debit: sum,
    credit: sum,
  })
  .meta({ id: 'TrialBalance' });

import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';

const sum = z.int();
const profit = {
  departure: z.uuid(),
  departsOn: calendarDate,
  title: z.object({ en: z.string().nullable(), bn: z.string().nullable() }),
  /** Our own prices and fees of the bookings, less discounts. What is passed on at cost isn't earned. */
  sold: sum,
  costs: sum,
  /** Null while something is missing for it. */
  profit: sum.nullable(),
  /** `brought`: what bookings cost that were sold before the books began. */
  missing: z.array(z.enum(['bookings', 'brought', 'supplier-costs'])),
};

/** What a departure earned, with its costs; poisha. */
export const profitReport = z
  .object({
    ...profit,
    /** Lines of suppliers' bills that are for it; they count among its costs. */
    bills: z.array(
      z.object({
        bill: z.uuid(),
        supplier: z.uuid(),
        name: z.string(),
        number: z.string().nullable(),
        on: calendarDate,
        text: z.string(),
        amount: sum,
      }),
    ),
  })
  .meta({ id: 'ProfitReport' });
export type ProfitReport = z.infer<typeof profitReport>;

const profitRow = z.object(profit);
export type ProfitRow = z.infer<typeof profitRow>;
const profitSums = z.object({ sold: sum, costs: sum, profit: sum });
export type ProfitSums = z.infer<typeof profitSums>;
/** A page of departures: `next` leads to the one behind it. */
export const profitList = z
  .object({
    items: z.array(profitRow),
    next: z.string().nullable(),
    /** Of all departures of the period; `profit` of those that have one. */
    sums: profitSums,
    /** How many have neither bookings nor costs. */
    empty: z.int(),
  })
  .meta({ id: 'ProfitList' });

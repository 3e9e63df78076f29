import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { ages } from '../reports.contract.ts';

/** Sums of many orders, in poisha: larger than a single sum may be. */
const sum = z.int();

/** What an order owes, by how long it has been due. */
export const owedOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  /** The first day of what is owed; null when no day was agreed. */
  due: calendarDate.nullable(),
  amounts: z.array(sum).length(ages.length),
  total: sum,
});
export type OwedOrder = z.output<typeof owedOrder>;

const sorts = ['due', 'total', 'name', 'reference', 'orders'] as const;
export type OwedSort = (typeof sorts)[number];
/** With a leading minus downwards. */
export const owedSorts = sorts.flatMap((sort) => [sort, `-${sort}`] as const);

export const owedQuery = z.object({
  q: searched(100).optional().meta({ description: 'Letters of a name or reference, or digits of a number.' }),
  age: z.enum(ages).optional().meta({ description: 'Only who owes something of this age.' }),
  each: z
    .enum(['order', 'customer'])
    .optional()
    .meta({ description: 'A row for each order, or one for all orders of a telephone number.' }),
  sort: z.enum(owedSorts).optional().meta({ description: 'The longest due first without it.' }),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(0).max(100).optional(),
});
export type OwedQuery = z.output<typeof owedQuery>;

/** `orders`: how many it stands for; of several, reference and id are those of the longest due. */
export const owedRow = owedOrder.extend({ orders: z.int() });
export type OwedRow = z.output<typeof owedRow>;

export const owedPage = z.object({
  items: z.array(owedRow),
  /** How many rows match, on all pages. */
  total: z.int(),
  /** Of all that match: for each age, and together. */
  amounts: z.array(sum).length(ages.length),
  sum,
});
export type OwedPage = z.output<typeof owedPage>;

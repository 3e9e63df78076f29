import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { daysBetweenOf } from '#platform/days-between.rules.ts';
import { amount } from '#platform/money/money.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { moneyStates, orderStates } from './orders.rules.ts';

/** An order as a row of the office's list. */
export const orderItem = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: z.enum(orderStates),
    money: z.enum(moneyStates),
    name: z.string(),
    phone: z.string(),
    /** What it is about, in one line. */
    about: z.object({ en: z.string().optional(), bn: z.string().optional() }),
    /** Who of the staff made it; null for one that came from the site, and for somebody without an account. */
    clerk: z.object({ uid: z.string(), name: z.string() }).nullable(),
    total: amount,
    paid: amount,
    /** What the customer owes in all, by now or later; nothing before the order is accepted. */
    owed: amount,
    due: amount,
    dueOn: calendarDate.nullable(),
    /** What of it is late. */
    overdue: amount,
    travelsOn: calendarDate.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItem>;

export const dueTabs = ['today', 'overdue', 'upcoming', 'unpaid', 'refund'] as const;
export type DueTab = (typeof dueTabs)[number];

/** What rows can be sorted by. */
export const orderSortKeys = [
  'made',
  'travels',
  'name',
  'clerk',
  'reference',
  'total',
  'paid',
  'owed',
  'due',
  'dueon',
] as const;
export type OrderSort = (typeof orderSortKeys)[number];
/** The orders of the list; with a leading minus downwards. */
export const orderSorts = orderSortKeys.flatMap((sort) => [sort, `-${sort}`] as const);

/** Days as `daysBetweenOf` reads them; a wrong one is refused. */
const days = z
  .string()
  .max(30)
  .refine((text) => daysBetweenOf(text, '2026-01-01') !== undefined, 'Two days, or a word for them.');

export const orderQuery = z.object({
  q: searched(200).optional().meta({ description: 'Reference, name, telephone number or TrxID.' }),
  state: z.enum(orderStates).optional(),
  due: z.enum(dueTabs).optional(),
  clerk: z.string().max(128).optional().meta({ description: 'The uid of who made it, or `nobody`.' }),
  travels: days.optional().meta({ description: '`week`, or `2026-12-01..2026-12-10`: the day of travel.' }),
  made: days.optional().meta({ description: 'The same for the day on which it was made.' }),
  enquiry: z.uuid().optional().meta({ description: 'Only the order of this enquiry.' }),
  sort: z.enum(orderSorts).optional().meta({ description: 'Latest first without it.' }),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .optional()
    .meta({ description: '`next` of the page before, in place of `page`.' }),
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'With 0 there are no rows and no sums: only how many there are.' }),
});
export type OrderQuery = z.output<typeof orderQuery>;

/** Which orders, without their order and pages. */
export const orderFilter = z.strictObject(
  orderQuery.omit({ sort: true, page: true, cursor: true, limit: true }).shape,
);
export type OrderFilter = z.output<typeof orderFilter>;

/** Sums of many orders: larger than one may be. */
const sum = z.int();

export const orderSums = z.object({ total: sum, paid: sum, owed: sum, due: sum, overdue: sum });
export type OrderSums = z.infer<typeof orderSums>;

export const orderPage = z.object({
  items: z.array(orderItem),
  /** What asks for the page behind this one, as `cursor`; null behind the last. */
  next: z.string().nullable(),
  /** How many match, on all pages. */
  total: z.int(),
  /** Of all that match; nothing is summed with `limit=0`. */
  sums: orderSums,
});
export type OrderPage = z.infer<typeof orderPage>;

export const orderClerks = z.object({ items: z.array(z.object({ uid: z.string(), name: z.string() })) });

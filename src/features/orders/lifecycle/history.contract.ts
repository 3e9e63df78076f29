import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';

const actor = z.object({ id: z.string(), name: z.string().nullable() });

/** An entry of the ledger that is about an order. */
export const bookedEntry = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    on: calendarDate,
    at: z.iso.datetime(),
    by: actor,
    text: z.string(),
    /** The entry that this one undoes. */
    undoes: z.uuid().nullable(),
    isUndone: z.boolean(),
    /** By code of the account; a debit is positive. */
    postings: z.array(z.object({ account: z.string(), amount })),
    /** What the customer owes after it; negative for what we owe them. */
    owed: amount,
  })
  .meta({ id: 'BookedEntry' });
export type BookedEntry = z.infer<typeof bookedEntry>;
export const bookedEntries = z.object({ items: z.array(bookedEntry) });

/** Something that happened to an order. */
export const orderEvent = z
  .object({
    at: z.iso.datetime(),
    by: actor,
    happened: z.string(),
    version: z.int().optional(),
    amount: amount.optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof orderEvent>;
export const orderEventList = z.object({ items: z.array(orderEvent) });

/** What an event's detail says to people; what else it holds is left out. */
export const eventDetail = orderEvent
  .pick({ version: true, amount: true, reason: true })
  .extend({ total: amount.optional() });

import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';

const each = z
  .array(z.uuid())
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Each once.' });

/** Lines of a statement that are the same money as entries of the ledger. */
export const newMatch = z
  .strictObject({
    lines: each,
    entries: each,
    /** What the bank or wallet took of it; poisha. */
    fee: price.optional(),
    key: idempotencyKey,
  })
  .refine(({ lines, entries }) => lines.length + entries.length > 0, {
    path: ['lines'],
    error: 'Name the lines and the entries.',
  });

/** Which match is undone, and why. */
export const matchEnding = ending.extend({ code: accountCode, id: z.uuid() });
export const matchMade = z.object({ id: z.uuid() });

export const reconciliationQuery = z.object({ on: calendarDate.optional() });

const entry = z.object({
  entry: z.uuid(),
  on: calendarDate,
  /** In positive, out negative. */
  amount,
  text: z.string(),
});
const line = z.object({
  line: z.uuid(),
  on: calendarDate,
  amount,
  text: z.string(),
  /** What was there before the first file, or is missing between two: it has no line in a file. */
  carried: z.boolean(),
  /** It was booked, and waits for another person. */
  waiting: z.boolean(),
});

/** The ledger of an account beside what the bank says, at the end of a day. Sums are poisha. */
export const reconciliation = z
  .object({
    on: calendarDate,
    /** What is in the account by the ledger. */
    ledger: amount,
    /** What is in it by the statements. */
    statement: amount,
    /** Until which day the files go; null without one. */
    until: calendarDate.nullable(),
    /** What both agree on. */
    matched: amount,
    unmatched: z.object({ ledger: z.array(entry), statement: z.array(line) }),
    /** What all that isn't matched adds up to: very long lists are cut off. */
    left: z.object({ ledger: amount, statement: amount }),
    /** Pairs that speak for themselves. */
    proposals: z.array(z.object({ line: z.uuid(), entry: z.uuid() })),
    /** The latest matches, which can be undone. */
    matches: z.array(
      z.object({
        id: z.uuid(),
        origin: z.enum(['staff', 'inbox']),
        lines: z.array(entry.omit({ entry: true })),
        entries: z.array(entry.omit({ entry: true })),
        /** A fee or a line was booked with it: undone with it. */
        booked: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.infer<typeof reconciliation>;

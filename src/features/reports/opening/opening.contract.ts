import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

const isOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** What the agency had on the day on which its books began. */
const balances = {
  on: calendarDate,
  accounts: z
    /** Poisha, debits positive. */
    .array(z.strictObject({ code: accountCode, balance: amount }))
    .max(200)
    .refine((lines) => isOnce(lines.map(({ code }) => code)), 'An account comes once.'),
  suppliers: z
    /** What we owe them, poisha; negative for an advance. */
    .array(z.strictObject({ supplier: z.uuid(), balance: amount }))
    .max(2_000)
    .refine((lines) => isOnce(lines.map(({ supplier }) => supplier)), 'A supplier comes once.'),
};

export const newOpening = z.strictObject({ ...balances, key: idempotencyKey });
export const mendedOpening = z.strictObject({
  ...balances,
  reason: plainLine(500, 3),
  key: idempotencyKey,
});
export type NewOpening = Omit<z.output<typeof newOpening>, 'key'>;
export const openingMade = z.object({ id: z.uuid() });

/** The opening that counts; null while there is none. */
export const openingFound = z.object({
  opening: z
    .object({
      id: z.uuid(),
      on: calendarDate,
      accounts: z.array(z.object({ code: accountCode, balance: amount })),
      suppliers: z.array(z.object({ supplier: z.uuid(), name: z.string(), balance: amount })),
      byName: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Until which day the books are closed. */
  closed: calendarDate.nullable(),
});
export type Opening = NonNullable<z.infer<typeof openingFound>['opening']>;

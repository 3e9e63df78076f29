import { z } from 'zod';
import { entryKinds } from '#features/ledger/ledger.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { noteValues } from './till.rules.ts';

const sum = z.int();

const pieces = z.int().min(0).max(100_000);

/** How many notes of each value were counted; a value that isn't named has none. */
export const notes = z.strictObject(
  Object.fromEntries(noteValues.map((value) => [String(value), pieces.optional()])),
);

export const tillOpening = z.strictObject({
  /** What came from the safe; poisha. */
  float: z.int().min(0).max(largestAmount),
});

export const tillClosing = z.strictObject({
  /** Whose till, by the account's id; one's own when it isn't said. */
  clerk: z.string().min(1).max(200).optional(),
  notes,
  /** Why something is missing or too much. */
  because: plainLine(300).optional(),
});

export const tillReopening = z.strictObject({
  /** Whose till, by the account's id. */
  clerk: z.string().min(1).max(200),
  because: plainLine(300, 3),
});

export const tillStates = ['unopened', 'open', 'closed'] as const;

/** A clerk's day: while it is open as it stands now, later as it was counted. Sums are poisha. */
export const till = z
  .object({
    uid: z.string(),
    name: z.string(),
    day: calendarDate,
    state: z.enum(tillStates),
    /** The day of the till's money, while it isn't closed: today, or an earlier one that is closed first. Null with nothing in hand. */
    openedOn: calendarDate.nullable(),
    /** What was in the till before the day. */
    before: sum,
    movements: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.enum(entryKinds),
        text: z.string(),
        reference: z.string().nullable(),
        amount: sum,
      }),
    ),
    balance: sum,
    waiting: sum,
    expected: sum,
    closed: z
      .object({
        at: z.iso.datetime(),
        by: z.string(),
        /** Who closed it: neither they nor the clerk may open it again. */
        byId: z.string(),
        notes,
        counted: sum,
        difference: sum,
        because: z.string().nullable(),
        handedOver: sum,
      })
      .nullable(),
    /** Earlier counts of the day, after each of which it was opened again. */
    recounted: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        counted: sum,
        difference: sum,
        reopenedBy: z.string(),
        because: z.string(),
      }),
    ),
  })
  .meta({ id: 'Till' });
export type Till = z.output<typeof till>;

export const tillList = z
  .object({
    items: z.array(
      z.object({
        uid: z.string(),
        name: z.string(),
        /** Its day: an earlier one of a till that is still open. */
        day: calendarDate,
        state: z.enum(tillStates),
        expected: sum,
        difference: sum.nullable(),
      }),
    ),
  })
  .meta({ id: 'TillList' });

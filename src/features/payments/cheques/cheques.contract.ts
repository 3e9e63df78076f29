import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { chequeDigits, chequeStates, chequeTabs, chequeViewStates } from './cheques.rules.ts';

/** What is written on a cheque. */
export const newCheque = z.strictObject({
  bank: plainLine(36, 2),
  number: plainLine(20)
    .transform(westernDigits)
    .refine((typed) => chequeDigits(typed) !== '', { message: 'Write the number of the cheque.' }),
  /** The day that is written on it; before it no bank takes it. */
  dated: calendarDate,
});
export type NewCheque = z.output<typeof newCheque>;

/** On a day up to today. */
const onDay = { day: calendarDate, key: idempotencyKey };

export const chequeDeposit = z.strictObject({
  ...onDay,
  /** The number of one of the agency's bank accounts (settings); needed when it has any. */
  account: plainLine(20).optional(),
});
export const chequeClearing = z.strictObject(onDay);
export const chequeReturn = z.strictObject({
  /** Where it was seen: of two who take the same step back, the second one doesn't take another. */
  from: z.enum(['deposited', 'cleared']),
  reason: plainLine(300, 3),
  key: idempotencyKey,
});
/** More than any bank in Bangladesh takes for a cheque that bounced, in poisha: a charge is the bank's word and can't be taken back. */
const maxCharge = 1_000_000;

export const chequeBounce = z.strictObject({
  ...onDay,
  /** As the bank gives it; the customer reads it. */
  reason: plainLine(300, 3),
  /** What the bank takes for it; poisha. */
  charge: z.int().min(0).max(maxCharge, 'No bank takes more than 10,000 taka.').default(0),
});

export const chequeBounceUndoing = z.strictObject({ reason: plainLine(300, 3), key: idempotencyKey });

export const chequeMoved = z.object({ id: z.uuid(), state: z.enum(chequeStates) });

/** A cheque of a customer; its id is its payment's. */
export const chequeView = z
  .object({
    id: z.uuid(),
    order: z.uuid(),
    reference: z.string(),
    name: z.string(),
    amount,
    /** Empty when it isn't said. */
    bank: z.string(),
    number: z.string(),
    dated: calendarDate.nullable(),
    state: z.enum(chequeViewStates),
    takenAt: z.iso.datetime(),
    /** The day of its last move. */
    day: calendarDate.nullable(),
    account: z.string().nullable(),
    reason: z.string().nullable(),
    charge: amount,
  })
  .meta({ id: 'Cheque' });
export type ChequeView = z.infer<typeof chequeView>;

export const chequeQuery = z.object({
  tab: z.enum(chequeTabs).default('in-hand').meta({ description: '`done`: cleared, bounced or undone.' }),
});

export const chequeList = z.object({
  items: z.array(chequeView),
  /** The agency's bank accounts. */
  accounts: z.array(z.object({ number: z.string(), bank: z.object({ en: z.string(), bn: z.string() }) })),
  /** What the ledger has, poisha. */
  balances: z.object({ inHand: amount, deposited: amount }),
});
export type ChequeList = z.infer<typeof chequeList>;

import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** The code of an account: `1020`, or `1020-01` for one of the agency's own. */
export const accountCode = z.string().regex(/^[1-6]\d{3}(?:-\d{2,3})?$/, 'A code such as 1020 or 1020-01.');

export const accountKinds = [
  'money',
  'clearing',
  'receivable',
  'payable',
  'income',
  'expense',
  'equity',
] as const;

const name = z.object({ en: z.string(), bn: z.string() });

/** An account with what is in it now, debits positive. */
export const account = z.object({
  code: accountCode,
  name,
  kind: z.enum(accountKinds),
  /** Of the bank or the wallet; empty for none. */
  number: z.string(),
  balance: amount,
  open: z.boolean(),
});
export type Account = z.infer<typeof account>;
export const accountList = z.object({ items: z.array(account) });

export const providers = ['bkash', 'nagad', 'rocket', 'upay'] as const;

/** A second bank, another wallet, an expense of one's own. */
export const newAccount = z
  .strictObject({
    parent: z.enum(['bank', 'wallet', 'expense']),
    name: z.strictObject({ en: plainLine(80), bn: plainLine(80).optional() }),
    number: plainLine(60, 0).optional(),
    /** Of a wallet. */
    provider: z.enum(providers).optional(),
    key: idempotencyKey,
  })
  .refine(({ parent, provider }) => (parent === 'wallet') === (provider !== undefined), {
    path: ['provider'],
    message: 'Only a wallet has a provider, and it needs one.',
  });
export const accountMade = z.object({ code: accountCode });

/** Why an account is closed, or opened again. */
export const accountState = z.strictObject({ code: accountCode, reason: plainLine(500, 3) });
export const accountStood = z.object({ code: accountCode, open: z.boolean() });

export const accountQuery = z.object({ from: calendarDate.optional(), to: calendarDate.optional() });

/** What moved on an account in a period, with what was in it before and after. Sums are poisha, debits positive. */
export const accountEntries = z.object({
  account,
  from: calendarDate,
  to: calendarDate,
  before: amount,
  items: z.array(
    z.object({
      entry: z.uuid(),
      /** The day on which it happened. */
      on: calendarDate,
      at: z.iso.datetime(),
      kind: z.string(),
      text: z.string(),
      by: z.string().nullable(),
      /** The order that it is of. */
      order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
      /** The other accounts of the entry. */
      against: z.array(accountCode),
      amount,
      balance: amount,
      /** The transfer, expense or supplier's payment that it books, while it can be undone. */
      movement: z.object({ id: z.uuid(), kind: z.string() }).nullable(),
    }),
  ),
  after: amount,
});
export type AccountEntries = z.infer<typeof accountEntries>;

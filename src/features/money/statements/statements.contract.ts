import { z } from 'zod';
import { transferMethods } from '../money.rules.ts';

const heading = z.string().trim().min(1).max(120);

/** Which column of a statement is what, by its heading. */
export const statementColumns = z.strictObject({
  at: heading,
  /** When the time has a column of its own. */
  time: heading.optional(),
  trx: heading.optional(),
  /** What came; where it has a sign, or another column says which way, also what went. */
  amount: heading,
  /** What went, where it has a column of its own. */
  debit: heading.optional(),
  /** What is in the account after the line. */
  balance: heading.optional(),
  valueDate: heading.optional(),
  sender: heading.optional(),
  note: heading.optional(),
  /** What says whether money came or went, or whether it succeeded. */
  kind: heading.optional(),
  state: heading.optional(),
  /** What stands first in dates such as `05/11/2026`, where the file alone doesn't say. */
  dates: z.enum(['day', 'month']).optional(),
});
export type StatementColumns = z.infer<typeof statementColumns>;

export const statementProvider = z.enum(transferMethods);

/** Columns as a form sends them, in JSON; with them whose statement it is. */
export const namedColumns = z
  .string()
  .max(4_000)
  .transform((text, context): unknown => {
    try {
      const parsed: unknown = JSON.parse(text);
      return parsed;
    } catch {
      context.addIssue({ code: 'custom', message: 'This is no JSON.' });
      return z.NEVER;
    }
  })
  .pipe(
    statementColumns
      .partial()
      .extend({
        /** What came, where what went has a column of its own. */
        credit: heading.optional(),
        provider: statementProvider.optional(),
        /** The line with the headings. */
        headLine: z.int().min(1).max(100_000).optional(),
      })
      .transform(({ credit, amount, ...named }) => {
        const came = credit ?? amount;
        return { ...named, ...(came === undefined ? {} : { amount: came }) };
      }),
  );

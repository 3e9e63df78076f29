import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { transferMethods } from '../money.rules.ts';
import { statementLayouts } from '../money.table.ts';
import { statementColumns } from './statements.contract.ts';

/** Remembers what the columns of a provider's statement are, by its headings. */
export const rememberColumns = command({
  name: 'money.remember-columns',
  permission: 'payments.write',
  input: z.strictObject({
    provider: z.enum(transferMethods),
    headings: z.string().max(10_000),
    columns: statementColumns,
  }),
  run: async (context, { provider, headings, columns }) => {
    const set = { columns, by: context.actor.id, at: context.now };
    await context.tx
      .insert(statementLayouts)
      .values({ provider, headings, ...set })
      .onConflictDoUpdate({ target: [statementLayouts.provider, statementLayouts.headings], set });
    context.log({ subjectKind: 'money', subjectId: provider, difference: { columns } });
    return { provider };
  },
});

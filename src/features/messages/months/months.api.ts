import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { costOfMonth } from '#platform/messages/due-messages.ts';
import { messageMonths, monthsQuery } from './months.contract.ts';
import { listMonths } from './months.queries.ts';
import { budgetWarning } from './months.rules.ts';

/** What a month's messages came to, for the office. */
export const messageMonthRoutes = routes('Messages', [
  reads(
    'GET /messages/months',
    {
      permission: 'messages.read',
      id: 'listMessageMonths',
      summary: 'How many messages went out and came in each month, and what they cost',
      query: monthsQuery,
      answer: 'The months, newest first, and the budget of this one.',
      output: messageMonths,
    },
    async ({ months }, { db, now }) => {
      const set = await findMessageSettings(db);
      const spent = await costOfMonth(db, now);
      return {
        months: [...(await listMonths(db, now, months))],
        budget: set.budget,
        spent,
        warning: budgetWarning(set, spent) ?? null,
      };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof messageMonthRoutes> {}
}

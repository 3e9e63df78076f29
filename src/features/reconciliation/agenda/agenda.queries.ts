import { asc, sql } from 'drizzle-orm';
import { type AgendaProvider, agendaRowOf, visibleRows } from '#features/agenda/agenda.rules.ts';
import { isOpenLine } from '#features/money/statement-lines/statement-lines.queries.ts';
import { statementLines } from '#features/money/statement-lines/statement-lines.table.ts';

/** Lines of statements that the ledger doesn't have, or not yet; the oldest first. What was there before the files is none. */
export const reconciliationAgenda: AgendaProvider = {
  name: 'statement-lines',
  permission: 'books.write',
  list: async ({ db }) => {
    const rows = await db
      .select({
        id: statementLines.id,
        account: statementLines.account,
        on: statementLines.on,
        amount: statementLines.amount,
        text: statementLines.text,
      })
      .from(statementLines)
      .where(isOpenLine)
      .orderBy(asc(statementLines.on), asc(statementLines.place))
      .limit(visibleRows);
    const [all] = await db
      .select({
        count: sql<number>`count(*)::int`,
        sum: sql<string>`coalesce(sum(${statementLines.amount}), 0)`,
      })
      .from(statementLines)
      .where(isOpenLine);
    const total = all?.count ?? 0;
    return {
      path: '/dashboard/accounts',
      total,
      sum: total === 0 ? null : Number(all?.sum ?? 0),
      rows: rows.map(({ id, account, on, amount, text }) =>
        agendaRowOf({
          id,
          path: `/dashboard/accounts/${account}?view=reconciliation`,
          what: text,
          why: 'not-booked',
          day: on,
          sum: amount,
        }),
      ),
    };
  },
};

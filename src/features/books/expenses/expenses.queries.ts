import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listMovements } from '../movements/movements.queries.ts';
import { movements } from '../movements/movements.table.ts';
import type { ExpenseDraft, ExpenseList } from './expenses.contract.ts';

const sameBill = ({ to, text }: { readonly to: string; readonly text: string }) =>
  `${to} ${text.toLowerCase()}`;

/** What comes again each month, each as it was booked last. */
export async function listMonthly(db: ReadDatabase): Promise<ExpenseDraft[]> {
  const rows = await db
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.kind, 'expense'),
        eq(movements.monthly, true),
        inArray(movements.state, ['booked', 'waiting']),
      ),
    )
    .orderBy(desc(movements.on), desc(movements.at));
  const known = new Set<string>();
  return rows
    .filter((row) => !known.has(sameBill(row)) && known.add(sameBill(row)))
    .map(({ id, from, to, amount, on, text }) => ({ id, from, to, amount, on, text }));
}

/** What comes again each month and isn't booked yet in this one. */
async function listDrafts(db: ReadDatabase, today: CalendarDate): Promise<ExpenseDraft[]> {
  const start = `${today.slice(0, 7)}-01`;
  return (await listMonthly(db)).filter(({ on }) => on < start);
}

/** The expenses of a period, and what comes again and isn't booked yet. */
export async function listExpenses(
  db: ReadDatabase,
  { today, ...period }: { from: CalendarDate; to: CalendarDate; today: CalendarDate },
): Promise<ExpenseList> {
  const items = await listMovements(db, { kind: 'expense', period });
  return { ...period, items, drafts: await listDrafts(db, today) };
}

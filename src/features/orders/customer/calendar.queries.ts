import type { OwnCalendar } from '#platform/calendar-file/calendar-file.routes.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { findByToken } from '../orders.queries.ts';
import { isQuote, lineText } from '../orders.rules.ts';
import { orders } from '../orders.table.ts';

/** The journey of an order for a calendar, whole days; undefined without days, and for a token of nobody. */
export async function findOrderCalendar(
  db: ReadDatabase,
  token: string,
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<OwnCalendar | undefined> {
  const order = await findByToken(db, token, today);
  if (order === undefined || order.travelsOn === null) {
    return undefined;
  }
  const [row] = await db
    .select({ version: orders.version, changedAt: orders.updatedAt })
    .from(orders)
    .where(sealedIs(orders.token, token));
  if (row === undefined) {
    return undefined;
  }
  const { reference, state, travelsOn: from, travelsUntil: until } = order;
  const about = lineText(order.about, language);
  const isOver = state === 'cancelled' || state === 'lapsed';
  return {
    reference,
    sequence: row.version,
    changedAt: row.changedAt,
    entries: [
      {
        uid: reference,
        summary: about === '' ? reference : about,
        description: reference,
        when: { from, until },
        state: isOver ? 'cancelled' : isQuote(state) ? 'tentative' : 'confirmed',
      },
    ],
  };
}

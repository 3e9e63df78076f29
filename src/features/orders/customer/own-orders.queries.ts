import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { DataContributor } from '#features/identity/account/account.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findByToken } from '../orders.queries.ts';
import { lineText, standingOf } from '../orders.rules.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { orderPath } from './visitor.rules.ts';

const most = 50;

/** The orders of an e-mail address, latest first; at most fifty. What staff are still writing isn't shown. */
export async function listOrdersByEmail(db: ReadDatabase, email: string, today: CalendarDate) {
  const rows = await db
    .select({ token: orders.token, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.email, email.toLowerCase()), ne(orders.state, 'draft')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
  const found = await Promise.all(
    rows.map(async ({ token, createdAt }) => ({
      token,
      createdAt,
      order: await findByToken(db, token, today),
    })),
  );
  return found.flatMap(({ token, createdAt, order }) => {
    if (order === undefined) {
      return [];
    }
    const { reference, state, money, total, paid, due, dueOn, dueUntil, heldUntil, back, language, about } =
      order;
    return [
      {
        reference,
        state,
        money,
        standing: standingOf(state, money),
        total,
        paid,
        due,
        dueOn,
        dueUntil,
        heldUntil,
        back,
        language,
        about: lineText(about, language),
        createdAt: createdAt.toISOString(),
        path: orderPath(language, token),
      },
    ];
  });
}

/** The orders in the download of personal data: those of the account's verified address. */
export const ownOrders: DataContributor = {
  name: 'orders',
  read: async (db, { email, emailVerified }) => {
    if (!emailVerified) {
      return [];
    }
    const { reference, state, language, name, phone, createdAt } = orders;
    return db
      .select({
        reference,
        state,
        language,
        name,
        phone,
        createdAt,
        email: orders.email,
        total: orderVersions.total,
        travelsOn: orderVersions.travelsOn,
      })
      .from(orders)
      .innerJoin(
        orderVersions,
        and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
      )
      .where(eq(orders.email, email.toLowerCase()))
      .orderBy(asc(createdAt), asc(orders.id));
  },
};

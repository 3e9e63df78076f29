import { and, asc, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { DataContributor } from '#features/identity/account/account.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findByToken } from '../orders.queries.ts';
import { isOpenQuote, lineText, standingOf } from '../orders.rules.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { orderPath } from './visitor.rules.ts';

const most = 50;

/** Orders as their customers see them, latest first; at most fifty. */
async function listOwn(db: ReadDatabase, which: SQL | undefined, today: CalendarDate) {
  const rows = await db
    .select({ token: orders.token, createdAt: orders.createdAt })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
  const found = await Promise.all(
    rows.map(async ({ token, createdAt }) => ({
      token,
      createdAt,
      order: await findByToken(db, token, today),
    })),
  );
  return found.flatMap(({ order, ...row }) => (order === undefined ? [] : [{ ...row, order }]));
}

/** The orders of an e-mail address, latest first; at most fifty. What staff are still writing isn't shown. */
export async function listOrdersByEmail(db: ReadDatabase, email: string, today: CalendarDate) {
  const which = and(eq(orders.email, email.toLowerCase()), ne(orders.state, 'draft'));
  const found = await listOwn(db, which, today);
  return found.map(({ token, createdAt, order }) => {
    const { reference, state, money, total, paid, due, dueOn, dueUntil, heldUntil, back, language, about } =
      order;
    return {
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
    };
  });
}

/**
 * The orders of a telephone number that go on: quotes that can be accepted, what is sold and not over, and what money is still to
 * move of.
 * @param phone E.164
 */
export async function listOpenOrdersByPhone(db: ReadDatabase, phone: string, today: CalendarDate) {
  const states = ['quoted', 'open', 'completed', 'cancelled'] as const;
  const which = and(eq(orders.phone, phone), inArray(orders.state, [...states]), isNull(orders.removedAt));
  return (await listOwn(db, which, today)).filter(
    ({ order }) =>
      order.state === 'open' ||
      isOpenQuote(order, today) ||
      order.money === 'refund due' ||
      (order.state === 'completed' && order.due > 0),
  );
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

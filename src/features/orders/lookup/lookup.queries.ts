import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { nameLike, nameWords } from '#features/documents/search/names.queries.ts';
import { parseReference } from '#features/enquiries/send/reference.rules.ts';
import { listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, holdsWords, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf, partOfPhone } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { aboutOf, isQuote, lineText } from '../orders.rules.ts';
import { orderLines, orders, orderVersions } from '../orders.table.ts';
import { balanceOf } from '../terms/balance.rules.ts';
import { listPlans } from '../terms/plan.queries.ts';

/** What finds an order: its reference, a number, a name or what sounds like it; undefined when nothing can. */
export function conditionsOf({ spellings, words }: Asked) {
  const references = spellings.flatMap((each) => parseReference(each) ?? []);
  const phones = spellings.flatMap((each) => phoneOf(each) ?? []);
  const part = partOfPhone(words);
  const exact = or(
    references.length === 0 ? undefined : inArray(orders.reference, references),
    phones.length === 0 ? undefined : inArray(orders.phone, phones),
    // A second number of somebody: it stands among what is searched.
    words === '' || phones[0] === undefined
      ? undefined
      : sql`${orders.search} LIKE ${`%${literally(phones[0])}%`}`,
  );
  const holds = holdsWords(orders.search, nameWords(words));
  const hasPart = part === undefined ? undefined : sql`${orders.search} LIKE ${`%${part}%`}`;
  const named = words === '' ? undefined : nameLike(words, { text: orders.search, sounds: orders.sounds });
  const begins =
    words === ''
      ? undefined
      : or(
          sql`lower(${orders.name}) LIKE ${`${literally(words)}%`}`,
          sql`lower(${orders.reference}) LIKE ${`${literally(words)}%`}`,
          sql`lower(${orders.reference}) LIKE ${`sf-${literally(words)}%`}`,
          part === undefined ? undefined : sql`${orders.phone} LIKE ${`+880${part}%`}`,
        );
  return { found: or(exact, named, hasPart), fit: fitOf({ exact, begins, holds: or(holds, hasPart) }) };
}

/** More than are shown are read: what is owed decides which come first. */
const candidates = 4;

async function findOrders(db: ReadDatabase, asked: Asked) {
  const { language, limit, today } = asked;
  const { found, fit } = conditionsOf(asked);
  if (found === undefined) {
    return [];
  }
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      state: orders.state,
      name: orders.name,
      phone: orders.phone,
      fit,
      total: orderVersions.total,
      travelsOn: orderVersions.travelsOn,
      charge: orderLines.charge,
      textEn: orderLines.textEn,
      textBn: orderLines.textBn,
      source: orderLines.source,
    })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, orders.id),
        eq(orderLines.version, orders.current),
        eq(orderLines.position, 0),
      ),
    )
    .where(
      inArray(
        orders.id,
        // By themselves, so that what is joined is read of these alone.
        db
          .select({ id: orders.id })
          .from(orders)
          .where(and(isNull(orders.removedAt), found))
          .orderBy(fit, sql`${orders.state} NOT IN ('open', 'quoted')`, desc(orders.createdAt), orders.id)
          .limit(candidates * limit),
      ),
    )
    .orderBy(fit, desc(orders.createdAt), orders.id);
  const dues = await dueOf(db, rows, today);
  return rows.map(({ id, reference, state, name, phone, travelsOn, ...row }) => {
    const { due, isLate } = dues(id);
    const about = lineText(aboutOf([row]), language);
    return hitOf('order', {
      id,
      title: about === '' ? reference : `${about}, ${reference}`,
      details: [name],
      phone,
      on: travelsOn,
      amount: due === 0 ? null : due,
      state,
      path: `/dashboard/orders/${id}`,
      fit: fitIn(asked, row.fit),
      waits: isLate && !isQuote(state),
    });
  });
}

/** The sums that orders owe, and whether they are due by now. */
async function dueOf(
  db: ReadDatabase,
  rows: ReadonlyArray<{ id: string; state: (typeof orders.$inferSelect)['state']; total: number }>,
  today: CalendarDate,
) {
  const ids = rows.map(({ id }) => id);
  const money = await listOrderMoney(db, ids);
  const plans = await listPlans(db, ids, today);
  const balances = new Map(
    rows.map(({ id, state, total }) => {
      const standing = { state, quoted: total, money: money.get(id) ?? noMoney };
      return [id, balanceOf(standing, plans.get(id) ?? [], today)];
    }),
  );
  return (id: string) => {
    const { due = 0, dueOn = null } = balances.get(id) ?? {};
    return { due, isLate: due > 0 && dueOn !== null && dueOn <= today };
  };
}

/** Orders by reference, name, telephone number and part of them. */
export const orderLookup: LookupSource = { permission: 'orders.read', find: findOrders };

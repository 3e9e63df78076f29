import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import { findCharged, findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { warningsOf } from './customer/buyer-bin.rules.ts';
import { keptByStageOf, type SoldLine } from './lifecycle/cancellation.rules.ts';
import { findPassedOn } from './lifecycle/passed-on.queries.ts';
import type { OfficeOrder, VisitorOrder } from './orders.contract.ts';
import { aboutOf, isQuote, linkedPapers, sumOf, textsOf, untilOf, vatOf } from './orders.rules.ts';
import { orderLines, orderSpendings, orderStages, orders, orderVersions } from './orders.table.ts';
import { findJourney } from './papers/journeys.queries.ts';
import { findHeldUntil } from './seats/holds.queries.ts';
import { balanceOf } from './terms/balance.rules.ts';
import { listPlans } from './terms/plan.queries.ts';

/** The lines of a version, with what was spent of each and how far it has come. */
export async function listSoldLines(db: ReadDatabase, orderId: string, version: number) {
  const gone = sql<string>`coalesce((
    SELECT sum(spending.amount) FROM ${orderSpendings} AS spending
    WHERE spending.order_id = order_lines.order_id AND spending.version = order_lines.version
      AND spending.position = order_lines.position), 0)`;
  const rows = await db
    .select({
      charge: orderLines.charge,
      quantity: orderLines.quantity,
      unit: orderLines.unit,
      hundredths: sql<number>`coalesce(${orderLines.vatRate}, 0)`,
      vatAdded: orderLines.vatAdded,
      textEn: orderLines.textEn,
      textBn: orderLines.textBn,
      refund: orderLines.refund,
      source: orderLines.source,
      spent: gone,
      stage: orderStages.stage,
      refused: orderStages.refused,
    })
    .from(orderLines)
    .leftJoin(
      orderStages,
      and(
        eq(orderStages.orderId, orderLines.orderId),
        sql`${orderLines.source} ->> 'kind' = 'visa'`,
        eq(orderStages.guideId, sql`${orderLines.source} ->> 'id'`),
        eq(orderStages.visaKind, sql`${orderLines.source} ->> 'visaKind'`),
      ),
    )
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.version, version)))
    .orderBy(asc(orderLines.position));
  return rows.map(({ refused, stage, spent, hundredths, ...row }) => {
    return {
      ...row,
      vatRate: hundredths / 100,
      spent: Number(spent),
      stage: refused ? ('refused' as const) : stage,
    };
  });
}

type Line = Pick<SoldLine, 'charge' | 'quantity' | 'unit'> &
  Parameters<typeof vatOf>[0] &
  Parameters<typeof textsOf>[0];

/** A line as responses have it. */
export const lineView = (line: Line) => ({
  charge: line.charge,
  quantity: line.quantity,
  unit: line.unit,
  sum: sumOf(line),
  vatRate: line.vatRate ?? 0,
  vat: vatOf(line),
  vatAdded: line.vatAdded ?? false,
  text: textsOf(line),
});

type OrderRow = typeof orders.$inferSelect;

async function standingOf(db: ReadDatabase, row: OrderRow, today: CalendarDate) {
  const [version] = await db
    .select()
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, row.id), eq(orderVersions.number, row.current)));
  const lines = await listSoldLines(db, row.id, row.current);
  const plan = (await listPlans(db, [row.id], today)).get(row.id) ?? [];
  const money = await findOrderMoney(db, row.id);
  const papers = await listPapers(db, row.id);
  const standing = { state: row.state, quoted: version?.total ?? 0, money };
  const travelsOn = version?.travelsOn ?? null;
  const visitor: VisitorOrder = {
    reference: row.reference,
    state: row.state,
    currency: 'BDT',
    language: row.language,
    name: row.name,
    current: row.current,
    ...balanceOf(standing, plan, today),
    // Once it is accepted the ledger says what it holds.
    vat:
      isQuote(row.state) || row.state === 'lapsed'
        ? lines.reduce((sum, line) => sum + vatOf(line), 0)
        : await findCharged(db, row.id, 'vatPayable'),
    lines: lines.map(lineView),
    travelsOn,
    travelsUntil: untilOf(lines, travelsOn),
    about: aboutOf(lines),
    validUntil: isQuote(row.state) ? row.validUntil : null,
    heldUntil: await findHeldUntil(db, row.id),
    keptByStage: keptByStageOf(lines),
    practice: row.practice || papers.some(({ state }) => state === 'practice'),
    papers: linkedPapers(row, papers),
  };
  return { visitor, money, sold: lines };
}

/** An order by its token, as whoever holds the link sees it; undefined for any other token. */
export async function findByToken(
  db: ReadDatabase,
  token: string,
  today: CalendarDate,
): Promise<VisitorOrder | undefined> {
  if (!isToken(token)) {
    return undefined;
  }
  const [row] = await db.select().from(orders).where(sealedIs(orders.token, token));
  return row && (await standingOf(db, row, today)).visitor;
}

/** An order for the office; undefined when there is none. */
export async function findOrder(
  db: ReadDatabase,
  id: string,
  today: CalendarDate,
): Promise<OfficeOrder | undefined> {
  const [found] = await db
    .select({ row: orders, enquiryId: enquiries.id })
    .from(orders)
    // One whose personal data was removed can't be opened any more.
    .leftJoin(enquiries, and(eq(enquiries.id, orders.enquiryId), isNull(enquiries.removedAt)))
    .where(and(eq(orders.id, id), isNull(orders.removedAt)));
  if (!found) {
    return undefined;
  }
  const { row, enquiryId } = found;
  const { visitor, money, sold } = await standingOf(db, row, today);
  const passed = await findPassedOn(db, id, row.current);
  const { token, phone, otherPhones, email, version, createdAt } = row;
  return {
    ...visitor,
    id,
    journey: await findJourney(db, id, row.language),
    token,
    phone,
    otherPhones,
    email,
    bin: row.bin,
    warnings: warningsOf({ ...visitor, bin: row.bin }),
    enquiryId,
    version,
    createdAt: createdAt.toISOString(),
    lines: sold.map((line, position) => ({
      ...lineView(line),
      spent: line.spent,
      passedOn: passed.get(position) ?? null,
    })),
    refundsPayable: money.refundsPayable,
  };
}

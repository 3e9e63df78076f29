import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { matchingWords } from '#features/documents/document-list/document-list.queries.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Market, OfficeDeparture } from '../departures.contract.ts';
import { inPublic, leftOf, pricedColumns } from '../departures.queries.ts';
import { departures, packageBands, priceLists } from '../departures.table.ts';
import { maxListed, type PlanSort, type PlanTab } from './plan.contract.ts';

const columns = {
  ...pricedColumns,
  slug: documentList.slug,
  titleEn: documentList.titleEn,
  titleBn: documentList.titleBn,
};

const selectAll = (db: ReadDatabase) =>
  db
    .select(columns)
    .from(departures)
    .innerJoin(priceLists, eq(priceLists.id, departures.priceList))
    .innerJoin(documentList, eq(documentList.documentId, departures.packageId));

type Row = Awaited<ReturnType<typeof selectAll>>[number];

const inOffice = (row: Row, today: CalendarDate): OfficeDeparture => ({
  ...inPublic(row, today),
  key: row.key,
  package: {
    id: row.packageId,
    slug: row.slug,
    title: { en: row.titleEn, bn: row.titleBn },
    market: row.market,
  },
  seats: row.seats,
  keptBack: row.keptBack,
  held: row.held,
  booked: row.booked,
  note: row.note,
  leastToRun: row.leastToRun,
  decidedOn: row.decidedOn,
  decision: row.decision,
  meeting: row.meeting,
  meetingBack: row.meetingBack,
  version: row.version,
});

/** The office's data of these departures by date; unknown ids are left out. */
export async function listNamed(
  db: ReadDatabase,
  ids: readonly string[],
  today: CalendarDate,
): Promise<OfficeDeparture[]> {
  const rows = await selectAll(db)
    .where(inArray(departures.id, [...ids]))
    .orderBy(asc(departures.departsOn), asc(departures.id));
  return rows.map((row) => inOffice(row, today));
}

/** The office's data of a departure. */
export async function findDeparture(
  db: ReadDatabase,
  id: string,
  today: CalendarDate,
): Promise<OfficeDeparture | undefined> {
  const [found] = await listNamed(db, [id], today);
  return found;
}

/** The parameters of the plan. Days are calendar dates, `to` included. */
export interface PlanQuery {
  readonly package?: string | undefined;
  readonly market?: Market | undefined;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly tab?: PlanTab | undefined;
  /** Words of the package's title or slug, in either language. */
  readonly q?: string | undefined;
  readonly sort?: PlanSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Departures per page. */
  readonly limit?: number | undefined;
}

/** The SQL condition of each tab. */
export function tabOf(tab: PlanTab, today: CalendarDate): SQL | undefined {
  const coming = and(gte(departures.departsOn, today), sql`${departures.state} <> 'cancelled'`);
  const conditions: Readonly<Record<PlanTab, SQL | undefined>> = {
    coming,
    decide: and(coming, sql`${departures.decidedOn} is not null and ${departures.decision} is null`),
    full: and(coming, sql`${leftOf(departures)} <= 0`),
    closed: and(coming, eq(departures.state, 'closed')),
    gone: and(lt(departures.departsOn, today), sql`${departures.state} <> 'cancelled'`),
    cancelled: eq(departures.state, 'cancelled'),
  };
  return conditions[tab];
}

const wanted = ({ package: packageId, market }: PlanQuery): SQL | undefined =>
  and(
    packageId === undefined ? undefined : eq(departures.packageId, packageId),
    market === undefined ? undefined : eq(departures.market, market),
  );

const inDays = ({ from, to }: PlanQuery): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(departures.departsOn, from),
    to === undefined ? undefined : lt(departures.departsOn, addDays(to, 1)),
  );

/** The months in which departures of a package and market leave, `YYYY-MM`, in order. */
export async function listMonths(db: ReadDatabase, query: PlanQuery): Promise<string[]> {
  const month = sql<string>`to_char(${departures.departsOn}, 'YYYY-MM')`.as('month');
  const rows = await db.selectDistinct({ month }).from(departures).where(wanted(query)).orderBy(month);
  return rows.map((row) => row.month);
}

/** The number of departures in each tab, of those that match; the tab is ignored. */
export async function countPlan(
  db: ReadDatabase,
  query: PlanQuery,
  today: CalendarDate,
): Promise<Record<PlanTab, number>> {
  const within = (tab: PlanTab) => sql<number>`count(*) filter (where ${tabOf(tab, today)})`.mapWith(Number);
  const [counts] = await db
    .select({
      coming: within('coming'),
      decide: within('decide'),
      full: within('full'),
      closed: within('closed'),
      gone: within('gone'),
      cancelled: within('cancelled'),
    })
    .from(departures)
    .where(and(wanted(query), inDays(query)));
  return counts ?? { coming: 0, decide: 0, full: 0, closed: 0, gone: 0, cancelled: 0 };
}

const places = {
  departs: departures.departsOn,
  package: sql`${documentList.sortTitle} COLLATE "C"`,
  left: leftOf(departures),
} as const;

function orderOf({ sort, tab }: PlanQuery): SQL[] {
  const wish = sort ?? (tab === 'gone' ? '-departs' : 'departs');
  const field = wish.endsWith('package') ? 'package' : wish.endsWith('left') ? 'left' : 'departs';
  const order = wish.startsWith('-') ? desc : asc;
  return [order(places[field]), asc(departures.departsOn), asc(departures.id)];
}

/**
 * A page of the departures of all packages, published or not, and how many there are on all pages. By day, the latest
 * first for those that have left, unless another order is given.
 */
export async function listPlan(
  db: ReadDatabase,
  query: PlanQuery,
  today: CalendarDate,
): Promise<{ items: OfficeDeparture[]; total: number }> {
  const { page = 1, limit = maxListed } = query;
  const matching = and(
    wanted(query),
    inDays(query),
    query.tab && tabOf(query.tab, today),
    ...matchingWords(query.q),
  );
  const rows = await selectAll(db)
    .where(matching)
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count() })
    .from(departures)
    .innerJoin(documentList, eq(documentList.documentId, departures.packageId))
    .where(matching);
  return { items: rows.map((row) => inOffice(row, today)), total: counted?.total ?? 0 };
}

/** The packages that can have departures: those published at least once, with their bands. */
export async function listPlanned(db: ReadDatabase) {
  const rows = await db
    .select({
      id: packageBands.packageId,
      slug: documentList.slug,
      titleEn: documentList.titleEn,
      titleBn: documentList.titleBn,
      market: packageBands.market,
      band: packageBands.band,
      live: sql<boolean>`${documentList.liveEn} or ${documentList.liveBn}`,
    })
    .from(packageBands)
    .innerJoin(documentList, eq(documentList.documentId, packageBands.packageId))
    .orderBy(asc(documentList.sortTitle), asc(packageBands.band));
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(
    ({ titleEn, titleBn, band: _, ...each }) => ({
      ...each,
      title: { en: titleEn, bn: titleBn },
      bands: rows.filter(({ id }) => id === each.id).map(({ band }) => band),
    }),
  );
}

/** How many coming departures have their go or no-go still open. */
export const countToDecide = (db: ReadDatabase, today: CalendarDate): Promise<number> =>
  db.$count(departures, tabOf('decide', today));

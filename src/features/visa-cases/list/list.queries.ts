import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { parseReference } from '#features/enquiries/send/reference.rules.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { listChangedCases } from '../guide-changes/guide-changes.queries.ts';
import { casesOverdue } from '../passports/passports.queries.ts';
import { dueOf } from '../plan/plan.rules.ts';
import type { CaseBoard, CaseItem, CasePage } from '../visa-cases.contract.ts';
import { boardStates } from '../visa-cases.rules.ts';
import { visaApplicants, visaCasePapers, visaCases } from '../visa-cases.table.ts';
import type { CaseQuery } from './list.contract.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function matching(q: string | undefined): SQL | undefined {
  const typed = (q ?? '').trim();
  if (typed === '') {
    return undefined;
  }
  const phone = phoneOf(typed);
  const reference = parseReference(typed);
  return or(
    sql`${visaCases.name} ILIKE ${`%${escaped(typed)}%`}`,
    sql`${visaCases.reference} ILIKE ${`%${escaped(typed)}%`}`,
    reference === undefined ? undefined : eq(visaCases.reference, reference),
    phone === undefined
      ? undefined
      : or(eq(visaCases.phone, phone), arrayContains(visaCases.otherPhones, [phone])),
  );
}

async function standingOf(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) {
    return new Map();
  }
  const counted = (state: string) =>
    sql<number>`(count(*) FILTER (WHERE ${visaCasePapers.state} = ${state}))::int`;
  // As `isMet` of stand-ins.rules says it.
  const { state, standIn } = visaCasePapers;
  const met = sql<number>`(count(*) FILTER (WHERE ${state} = 'accepted' OR ${standIn} IN ('seen', 'not-needed')
    OR (${standIn} = 'family' AND EXISTS (SELECT 1 FROM visa_case_papers AS source
      WHERE source.id = visa_case_papers.stand_in_paper AND (source.state = 'accepted' OR source.stand_in = 'seen')))))::int`;
  const rows = await db
    .select({
      id: visaCasePapers.caseId,
      all: sql<number>`count(*)::int`,
      received: counted('received'),
      met,
      again: counted('again'),
    })
    .from(visaCasePapers)
    .where(inArray(visaCasePapers.caseId, [...ids]))
    .groupBy(visaCasePapers.caseId);
  return new Map(rows.map(({ id, ...papers }) => [id, papers]));
}

interface Asked {
  readonly today: CalendarDate;
  /** Who asks, for cases of their own. */
  readonly uid?: string | undefined;
  readonly language?: Language | undefined;
  readonly limit?: number;
}

/** What the cases of a query have in common; undefined when there can't be any. */
async function conditionOf(
  db: ReadDatabase,
  query: CaseQuery,
  { today, uid = '' }: Asked,
): Promise<SQL | 'none' | undefined> {
  const guide = query.guide === undefined ? undefined : await findVisa(db, 'en', query.guide);
  if (query.guide !== undefined && guide === undefined) {
    return 'none';
  }
  const changed = query.changed === 'true' ? await listChangedCases(db, guide?.documentId) : undefined;
  const received = db
    .select({ id: visaCasePapers.id })
    .from(visaCasePapers)
    .where(and(eq(visaCasePapers.caseId, visaCases.id), eq(visaCasePapers.state, 'received')));
  return and(
    isNull(visaCases.removedAt),
    matching(query.q),
    query.state && eq(visaCases.state, query.state),
    query.passports === 'overdue' ? casesOverdue(db, today) : undefined,
    query.order === undefined ? undefined : eq(visaCases.orderId, query.order),
    query.owner === 'mine' ? eq(visaCases.owner, uid) : undefined,
    query.owner === 'nobody' ? isNull(visaCases.owner) : undefined,
    query.waiting === 'true' ? exists(received) : undefined,
    guide && eq(visaCases.guideId, guide.documentId),
    changed && inArray(visaCases.id, [...changed]),
  );
}

type Found = { readonly row: typeof visaCases.$inferSelect; readonly applicants: number };

/** Cases as lists show them. */
async function itemsOf(
  db: ReadDatabase,
  found: readonly Found[],
  { today, language = 'en' }: Asked,
): Promise<CaseItem[]> {
  const standing = await standingOf(
    db,
    found.map(({ row }) => row.id),
  );
  const owners = found.flatMap(({ row }) => (row.owner === null ? [] : [`user:${row.owner}`]));
  const names = await findActorNames(db, owners);
  return found.map(({ row, applicants }) => {
    const { id, reference, state, name, phone, title, departsOn, createdAt, updatedAt } = row;
    const dueOn = dueOf(row);
    const owner = row.owner;
    return {
      id,
      reference,
      state,
      name,
      phone,
      applicants,
      departsOn,
      ...title[language],
      papers: standing.get(id) ?? { all: 0, received: 0, met: 0, again: 0 },
      owner: owner === null ? null : { uid: owner, name: names.get(`user:${owner}`) ?? '…' },
      dueOn,
      isOverdue: dueOn !== null && dueOn < today,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
}

const shown = (db: ReadDatabase) => ({
  row: visaCases,
  id: visaCases.id,
  applicants: db.$count(visaApplicants, eq(visaApplicants.caseId, visaCases.id)),
});

/** The days of `dueOf`, for sorting. */
const due = sql`CASE ${visaCases.state}
  WHEN 'submitted' THEN ${visaCases.decisionOn}
  WHEN 'ready' THEN coalesce(${visaCases.appointmentOn}, ${visaCases.applyBy})
  ELSE ${visaCases.applyBy} END`;

const sortedBy = {
  made: visaCases.createdAt,
  travels: visaCases.departsOn,
  due,
  name: sql`lower(${visaCases.name}) COLLATE "C"`,
};

function inOrder(sort: NonNullable<CaseQuery['sort']>): SQL[] {
  const [, by = sortedBy.made] = Object.entries(sortedBy).find(([key]) => sort.endsWith(key)) ?? [];
  const down = sort.startsWith('-');
  return [
    down ? sql`${by} DESC NULLS LAST` : sql`${by} ASC NULLS LAST`,
    desc(visaCases.createdAt),
    desc(visaCases.id),
  ];
}

/** A page of cases for the office, latest first unless sorted otherwise, and how many match. */
export async function listCases(db: ReadDatabase, query: CaseQuery, asked: Asked): Promise<CasePage> {
  const { page = 1, limit = asked.limit ?? 50, sort = '-made' } = query;
  const condition = await conditionOf(db, query, asked);
  if (condition === 'none') {
    return { items: [], total: 0 };
  }
  const total = await db.$count(visaCases, condition);
  if (limit === 0) {
    return { items: [], total };
  }
  const found = await db
    .select(shown(db))
    .from(visaCases)
    .where(condition)
    .orderBy(...inOrder(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items: await itemsOf(db, found, asked), total };
}

/** The cases that go on, a column for each state: what is due first comes first. @param limit of each column */
export async function listBoard(
  db: ReadDatabase,
  query: Pick<CaseQuery, 'q' | 'guide' | 'owner' | 'waiting'>,
  asked: Asked,
): Promise<CaseBoard> {
  const condition = await conditionOf(db, query, asked);
  const columns: CaseBoard['columns'] = [];
  for (const state of boardStates) {
    const inState = and(eq(visaCases.state, state), condition === 'none' ? sql`false` : condition);
    const found = await db
      .select(shown(db))
      .from(visaCases)
      .where(inState)
      .orderBy(sql`${due} ASC NULLS LAST`, asc(visaCases.createdAt), asc(visaCases.id))
      .limit(asked.limit ?? 30);
    const all = found.length === 0 ? 0 : await db.$count(visaCases, inState);
    columns.push({ state, all, items: await itemsOf(db, found, asked) });
  }
  return { columns };
}

/** The cases with papers that nobody has looked at, with how many; what is due first comes first. */
export async function listToCheck(db: ReadDatabase) {
  const came = db
    .select({ caseId: visaCasePapers.caseId, received: count().as('received') })
    .from(visaCasePapers)
    .where(eq(visaCasePapers.state, 'received'))
    .groupBy(visaCasePapers.caseId)
    .as('came');
  const rows = await db
    .select({ row: visaCases, received: came.received })
    .from(came)
    .innerJoin(visaCases, eq(visaCases.id, came.caseId))
    .where(isNull(visaCases.removedAt))
    .orderBy(sql`${due} ASC NULLS LAST`, asc(visaCases.createdAt), asc(visaCases.id));
  return rows.map(({ row, received }) => {
    const { id, title, name } = row;
    return { id, title, name, dueOn: dueOf(row), received };
  });
}

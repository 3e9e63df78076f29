import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { readReference } from '#features/enquiries/send/reference.rules.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import { listChangedCases } from '../guide-changes/guide-changes.queries.ts';
import { casesOverdue } from '../passports/passports.queries.ts';
import type { CaseItem, CaseQuery } from '../visa-cases.contract.ts';
import { visaApplicants, visaCasePapers, visaCases } from '../visa-cases.table.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function matching(q: string | undefined): SQL | undefined {
  const typed = (q ?? '').trim();
  if (typed === '') {
    return undefined;
  }
  const phone = phoneOf(typed);
  const reference = readReference(typed);
  return or(
    sql`${visaCases.name} ILIKE ${`%${escaped(typed)}%`}`,
    sql`${visaCases.reference} ILIKE ${`%${escaped(typed)}%`}`,
    reference === undefined ? undefined : eq(visaCases.reference, reference),
    phone === undefined ? undefined : eq(visaCases.phone, phone),
  );
}

const latest: Order = { by: visaCases.createdAt, type: 'timestamptz', down: true, idsDown: true };

async function standingOf(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) {
    return new Map();
  }
  const counted = (state: string) =>
    sql<number>`(count(*) FILTER (WHERE ${visaCasePapers.state} = ${state}))::int`;
  const rows = await db
    .select({
      id: visaCasePapers.caseId,
      all: sql<number>`count(*)::int`,
      ...{ received: counted('received'), accepted: counted('accepted'), again: counted('again') },
    })
    .from(visaCasePapers)
    .where(inArray(visaCasePapers.caseId, [...ids]))
    .groupBy(visaCasePapers.caseId);
  return new Map(rows.map(({ id, ...papers }) => [id, papers]));
}

interface Asked {
  readonly today: CalendarDate;
  readonly language?: Language | undefined;
  readonly limit?: number;
}

/**
 * A page of cases for the office, latest first.
 * @throws Failure invalid for a cursor of another list.
 */
export async function listCases(
  db: ReadDatabase,
  query: CaseQuery,
  { today, language = 'en', limit = 50 }: Asked,
): Promise<{ items: CaseItem[]; next: string | null }> {
  const guide = query.guide === undefined ? undefined : await findVisa(db, 'en', query.guide);
  if (query.guide !== undefined && guide === undefined) {
    return { items: [], next: null };
  }
  const changed = query.changed === 'true' ? await listChangedCases(db, guide?.documentId) : undefined;
  const found = await db
    .select({
      row: visaCases,
      id: visaCases.id,
      applicants: db.$count(visaApplicants, eq(visaApplicants.caseId, visaCases.id)),
      place: placeIn(latest),
    })
    .from(visaCases)
    .where(
      and(
        matching(query.q),
        query.state && eq(visaCases.state, query.state),
        query.passports === 'overdue' ? casesOverdue(db, today) : undefined,
        query.order === undefined ? undefined : eq(visaCases.orderId, query.order),
        guide && eq(visaCases.guideId, guide.documentId),
        changed && inArray(visaCases.id, [...changed]),
        behind(query.cursor, 'latest', latest, visaCases.id),
      ),
    )
    .orderBy(desc(visaCases.createdAt), desc(visaCases.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, 'latest');
  const standing = await standingOf(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ row, applicants }): CaseItem => {
    const { id, reference, state, name, phone, title, departsOn, createdAt, updatedAt } = row;
    return {
      ...{ id, reference, state, name, phone, applicants, departsOn, ...title[language] },
      papers: standing.get(id) ?? { all: 0, received: 0, accepted: 0, again: 0 },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { items, next };
}

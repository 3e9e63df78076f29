import { and, asc, eq, exists, gt, gte, inArray, like, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import { isFull } from '#features/departures/departures.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { countToDecide } from '#features/departures/plan/plan.queries.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { scheduledPublications as plans } from '#features/documents/documents.table.ts';
import { documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { ofEachKind } from '#features/documents/kinds/kinds.rules.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { checkedLongAgoDays } from '#features/visas/visas.rules.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import { addDays, beginningOf, type CalendarDate, dhakaDate, weekday } from '#platform/calendar-date.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Overview } from './overview.contract.ts';

const visibleWeeks = 12;
const saturday = 6;

const named = { slug: documentList.slug, titles: { en: documentList.titleEn, bn: documentList.titleBn } };
const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
/** One group per combination of states: read from an index alone, and added up here. */
async function countDocuments(db: ReadDatabase): Promise<Overview['documents']> {
  const groups = await db
    .select({
      kind: documentList.kind,
      trashed: documentList.trashed,
      stateEn: documentList.stateEn,
      stateBn: documentList.stateBn,
      liveEn: documentList.liveEn,
      liveBn: documentList.liveBn,
      count: sql<number>`count(*)::int`,
    })
    .from(documentList)
    .groupBy(
      documentList.kind,
      documentList.trashed,
      documentList.stateEn,
      documentList.stateBn,
      documentList.liveEn,
      documentList.liveBn,
    );
  return ofEachKind((kind) => {
    const all = groups.filter((group) => group.kind === kind);
    const sum = (fits: (group: (typeof groups)[number]) => boolean) =>
      all.filter(fits).reduce((total, { count: more }) => total + more, 0);
    const present = (fits: (group: (typeof groups)[number]) => boolean) =>
      sum((group) => !group.trashed && fits(group));
    return {
      total: present(() => true),
      live: present(({ liveEn, liveBn }) => liveEn || liveBn),
      drafts: present(
        ({ liveEn, liveBn, stateEn, stateBn }) =>
          !(liveEn || liveBn) && (stateEn === 'draft' || stateBn === 'draft'),
      ),
      changed: present(({ stateEn, stateBn }) => stateEn === 'changed' || stateBn === 'changed'),
      scheduled: present(({ stateEn, stateBn }) => stateEn === 'scheduled' || stateBn === 'scheduled'),
      trashed: sum(({ trashed }) => trashed),
      withoutBangla: present(({ liveEn, liveBn }) => liveEn && !liveBn),
    };
  });
}

async function listScheduled(db: ReadDatabase): Promise<Overview['scheduled']> {
  const rows = await db
    .select({
      id: plans.documentId,
      kind: documentList.kind,
      ...named,
      language: plans.language,
      publishAt: plans.publishAt,
      failure: plans.failure,
    })
    .from(plans)
    .innerJoin(documentList, eq(documentList.documentId, plans.documentId))
    .orderBy(asc(plans.publishAt), asc(plans.documentId))
    .limit(10);
  return rows.map((row) => ({ ...row, publishAt: row.publishAt.toISOString() }));
}

async function listVisasToCheck(db: ReadDatabase, today: CalendarDate): Promise<Overview['visasToCheck']> {
  const old = lt(liveVisas.checkedOn, addDays(today, -checkedLongAgoDays));
  const items = await db
    .select({ id: liveVisas.documentId, ...named, checkedOn: liveVisas.checkedOn })
    .from(liveVisas)
    .innerJoin(documentList, eq(documentList.documentId, liveVisas.documentId))
    .where(old)
    .orderBy(asc(liveVisas.checkedOn), asc(liveVisas.documentId))
    .limit(10);
  return { total: await db.$count(liveVisas, old), items };
}

async function countDepartures(db: ReadDatabase, today: CalendarDate): Promise<Overview['departures']> {
  const live = exists(
    db
      .select({ one: sql`1` })
      .from(liveTourPackages)
      .where(eq(liveTourPackages.documentId, departures.packageId)),
  );
  const ahead = and(gt(departures.departsOn, today), ne(departures.state, 'cancelled'), live);
  return {
    ahead: await db.$count(departures, ahead),
    full: await db.$count(departures, and(ahead, isFull(departures))),
    toDecide: await countToDecide(db, today),
  };
}

/** What is to be done about packages, in each of the lists that they stand in. */
async function countPackages(db: ReadDatabase, today: CalendarDate): Promise<Overview['packages']> {
  const open = db
    .select({ one: sql`1` })
    .from(departures)
    .where(
      and(
        gt(departures.departsOn, today),
        eq(departures.state, 'open'),
        eq(departures.packageId, liveTourPackages.documentId),
      ),
    );
  const countOf = async (section: Market) => ({
    drafts: await db.$count(
      documentList,
      and(
        eq(documentList.kind, 'tour-package'),
        eq(documentList.section, section),
        eq(documentList.trashed, false),
        eq(documentList.liveEn, false),
        eq(documentList.liveBn, false),
        or(eq(documentList.stateEn, 'draft'), eq(documentList.stateBn, 'draft')),
      ),
    ),
    withoutDeparture: await db.$count(
      liveTourPackages,
      and(eq(liveTourPackages.market, section), notExists(open)),
    ),
  });
  return { domestic: await countOf('domestic'), international: await countOf('international') };
}

/** The Saturday on or before a day, the first day of the week in Bangladesh. */
const weekOf = (date: CalendarDate) => addDays(date, -((weekday(date) - saturday + 7) % 7));

async function countWeeks(db: ReadDatabase, today: CalendarDate): Promise<Overview['weeks']> {
  const first = addDays(weekOf(today), (1 - visibleWeeks) * 7);
  const weeks = Array.from({ length: visibleWeeks }, (_, week) => addDays(first, week * 7));
  const day = sql<string>`to_char(${activity.at} AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      saved: count(
        and(
          inArray(activity.subjectKind, documentKinds),
          or(like(activity.action, '%.save'), like(activity.action, '%.create')),
        ) ?? sql`false`,
      ),
      published: count(sql`${activity.difference} ? 'published'`),
      pictures: count(eq(activity.action, 'media.add')),
    })
    .from(activity)
    .where(gte(activity.at, beginningOf(first)))
    .groupBy(day);
  return weeks.map((week) => {
    const days = rows.filter((row) => weekOf(row.day) === week);
    const sum = (field: 'saved' | 'published' | 'pictures') =>
      days.reduce((total, row) => total + row[field], 0);
    return { week, saved: sum('saved'), published: sum('published'), pictures: sum('pictures') };
  });
}

/** The counts of the office's home page: documents, schedules, departures and the activity of twelve weeks. */
export async function findOverview(
  db: ReadDatabase,
  now: Date,
): Promise<Omit<Overview, 'enquiries' | 'mail'>> {
  const today = dhakaDate(now);
  return {
    documents: await countDocuments(db),
    scheduled: await listScheduled(db),
    visasToCheck: await listVisasToCheck(db, today),
    departures: await countDepartures(db, today),
    packages: await countPackages(db, today),
    weeks: await countWeeks(db, today),
  };
}

import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { matchingWords } from '#features/documents/document-list/document-list.queries.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { dateIn } from '#platform/format/date-text.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { departures } from '../departures.table.ts';
import { tabOf } from '../plan/plan.queries.ts';

/** The words and the day of what was typed, whichever comes first: `sajek 3 dec`, `৩ ডিসেম্বর সাজেক`. */
function wordsAndDay(typed: string, today: CalendarDate): { words: string; day?: CalendarDate } {
  const parts = typed.split(/\s+/).filter(Boolean);
  for (let at = 0; at <= parts.length; at += 1) {
    const [head, tail] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    const last = dateIn(tail, today);
    if (last !== undefined) {
      return { words: head, day: last };
    }
  }
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const first = dateIn(parts.slice(0, at).join(' '), today);
    if (first !== undefined) {
      return { words: parts.slice(at).join(' '), day: first };
    }
  }
  return { words: typed };
}

async function findDepartures(db: ReadDatabase, asked: Asked) {
  const { language, today, limit } = asked;
  const { words, day } = wordsAndDay(asked.words, today);
  const named = matchingWords(words);
  if (named.length === 0 && day === undefined) {
    return [];
  }
  const packages = db
    .select({ id: documentList.documentId })
    .from(documentList)
    .where(and(eq(documentList.kind, 'tour-package'), ...named));
  const rows = await db
    .select({
      id: departures.id,
      departsOn: departures.departsOn,
      state: departures.state,
      decision: departures.decision,
      titleEn: documentList.titleEn,
      titleBn: documentList.titleBn,
      slug: documentList.slug,
      seats: departures.seats,
      booked: departures.booked,
      isOpen: sql<boolean>`coalesce(${tabOf('decide', today)}, false)`,
    })
    .from(departures)
    .innerJoin(documentList, eq(documentList.documentId, departures.packageId))
    .where(
      and(
        day === undefined ? undefined : eq(departures.departsOn, day),
        named.length === 0 ? undefined : inArray(departures.packageId, packages),
      ),
    )
    // Those that come, the next one first; then those that are gone.
    .orderBy(
      lt(departures.departsOn, today),
      sql`abs(${departures.departsOn} - ${today}::date)`,
      asc(departures.id),
    )
    .limit(limit);
  return rows.map(({ titleEn, titleBn, slug, departsOn, ...row }) => {
    const title = (language === 'bn' ? (titleBn ?? titleEn) : (titleEn ?? titleBn)) ?? slug;
    const begins = words !== '' && title.toLowerCase().startsWith(words);
    return hitOf('departure', {
      id: row.id,
      title,
      details: [`${row.booked}/${row.seats}`],
      on: departsOn,
      state: departsOn < today && row.state !== 'cancelled' ? 'departed' : (row.decision ?? row.state),
      path: `/dashboard/departures/${row.id}`,
      fit: fitIn(asked, day !== undefined ? 0 : begins ? 1 : 2),
      waits: row.isOpen && asked.words !== '',
    });
  });
}

/** Departures by the name of their package and their day. */
export const departureLookup: LookupSource = { permission: 'documents.read', find: findDepartures };

import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { paperGroups } from '#features/visas/visas.data.ts';
import { addDays, beginningOf, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { passportMoves, passportSlips } from '../passports/passports.table.ts';
import { visaApplicants, visaCaseFiles, visaCasePapers, visaCases } from '../visa-cases.table.ts';

/** Cases that ended before this instant have had so many days. */
const lastEnd = (now: Date, days: number): Date => beginningOf(addDays(dhakaDate(now), 1 - days));

/**
 * Which cases have had their time: all their files, or, by the instants before which they ended, those of some kinds of paper.
 */
async function findLastEnds(db: ReadDatabase, now: Date) {
  const { filesKeptDays, sooner } = await findVisaCaseTerms(db);
  // Never longer than the customer has agreed to.
  const kept = sql`least(${visaCases.filesKeptDays}, ${filesKeptDays}::int)`;
  return {
    all: sql`${visaCases.endedAt} < ${lastEnd(now, 0).toISOString()}::timestamptz - ${kept} * interval '24 hours'`,
    sooner: paperGroups.flatMap((group) => {
      const days = sooner[group];
      return days === undefined ? [] : [{ group, end: lastEnd(now, days) }];
    }),
  };
}

const groupOf = sql<string>`${visaCasePapers.requirement} ->> 'group'`;

/** The files of a case that a condition is true of. */
const filesOf = (db: ReadDatabase, which: SQL) =>
  db
    .select({ one: sql`1` })
    .from(visaCasePapers)
    .innerJoin(visaCaseFiles, eq(visaCaseFiles.paperId, visaCasePapers.id))
    .innerJoin(privateFiles, eq(privateFiles.id, visaCaseFiles.fileId))
    .where(and(eq(visaCasePapers.caseId, visaCases.id), which));

/**
 * A case that was purged, ended or not, and came back with an older backup: that its files were deleted is remembered beside
 * the backups, so that what was read in them goes again as well.
 */
const cameBack = (db: ReadDatabase) =>
  and(
    exists(filesOf(db, eq(privateFiles.segments, 0))),
    notExists(filesOf(db, gt(privateFiles.segments, 0))),
  );

/**
 * A case that was purged and kept the names of those whose passport was with us: since yesterday all of them have it back.
 */
const hasNamesLeft = (db: ReadDatabase, now: Date) =>
  and(
    isNotNull(visaCases.purgedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(visaApplicants)
        .where(and(eq(visaApplicants.caseId, visaCases.id), isNotNull(visaApplicants.name))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(visaApplicants)
        .innerJoin(passportMoves, eq(passportMoves.applicantId, visaApplicants.id))
        .innerJoin(passportSlips, eq(passportSlips.number, passportMoves.slip))
        .where(
          and(
            eq(visaApplicants.caseId, visaCases.id),
            or(ne(passportSlips.move, 'handed-over'), gte(passportSlips.at, beginningOf(dhakaDate(now)))),
            sql`NOT EXISTS (SELECT FROM passport_moves AS later
              WHERE later.applicant_id = ${passportMoves.applicantId} AND later.slip > ${passportMoves.slip})`,
          ),
        ),
    ),
  );

/** The cases of which files or names are to be deleted by now. */
export async function listOverdueCases(db: ReadDatabase, now: Date): Promise<{ id: string }[]> {
  const ends = await findLastEnds(db, now);
  return db
    .select({ id: visaCases.id })
    .from(visaCases)
    .where(
      or(
        and(
          isNull(visaCases.purgedAt),
          or(
            ends.all,
            ...ends.sooner.map(({ group, end }) =>
              and(lt(visaCases.endedAt, end), exists(filesOf(db, eq(groupOf, group)))),
            ),
            cameBack(db),
          ),
        ),
        hasNamesLeft(db, now),
      ),
    );
}

/**
 * What of a case is to be deleted by now: all, the papers of some kinds, or nothing.
 * @returns the ids of papers with files where only some kinds have had their time
 */
export async function findOverdue(
  db: ReadDatabase,
  { id, endedAt, purgedAt }: Pick<typeof visaCases.$inferSelect, 'id' | 'endedAt' | 'purgedAt'>,
  now: Date,
): Promise<'all' | readonly string[]> {
  const ends = await findLastEnds(db, now);
  const isOver = purgedAt === null ? or(ends.all, cameBack(db)) : hasNamesLeft(db, now);
  if ((await db.$count(visaCases, and(eq(visaCases.id, id), isOver))) > 0) {
    return 'all';
  }
  if (purgedAt !== null || endedAt === null) {
    return [];
  }
  const groups = ends.sooner.filter(({ end }) => endedAt < end).map(({ group }) => group);
  if (groups.length === 0) {
    return [];
  }
  const papers = await db
    .selectDistinct({ id: visaCasePapers.id })
    .from(visaCasePapers)
    .innerJoin(visaCaseFiles, eq(visaCaseFiles.paperId, visaCasePapers.id))
    .where(and(eq(visaCasePapers.caseId, id), inArray(groupOf, groups)));
  return papers.map((paper) => paper.id);
}

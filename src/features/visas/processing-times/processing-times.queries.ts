import { desc, eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fewestCases, latestCases, type OwnTimes } from './processing-times.rules.ts';
import { visaTimes } from './processing-times.table.ts';

/** How long our own cases of a guide took, by kind of visa; a kind with too few of them is absent. */
export async function findOwnTimes(
  db: ReadDatabase,
  guideId: string,
): Promise<Readonly<Record<string, OwnTimes>>> {
  const { kind, submittedOn, decidedOn, caseId } = visaTimes;
  const latest = db
    .select({
      kind,
      days: sql<number>`${decidedOn} - ${submittedOn}`.as('days'),
      place: sql<number>`row_number() OVER (PARTITION BY ${kind} ORDER BY ${desc(decidedOn)}, ${caseId})`.as(
        'place',
      ),
    })
    .from(visaTimes)
    .where(eq(visaTimes.guideId, guideId))
    .as('latest');
  const within = (share: number) =>
    sql<number>`percentile_disc(${share}::float8) WITHIN GROUP (ORDER BY ${latest.days})`.mapWith(Number);
  const rows = await db
    .select({
      kind: latest.kind,
      cases: sql<number>`count(*)::int`,
      half: within(0.5),
      nineOfTen: within(0.9),
    })
    .from(latest)
    .where(sql`${latest.place} <= ${latestCases}`)
    .groupBy(latest.kind)
    .having(sql`count(*) >= ${fewestCases}`);
  return Object.fromEntries(rows.map(({ kind: of, ...times }) => [of, times]));
}

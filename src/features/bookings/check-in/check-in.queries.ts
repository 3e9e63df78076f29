import { desc, eq } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { DepartureGroup } from '../group/group.contract.ts';
import { checkIns } from './check-in.table.ts';

type Standing = NonNullable<DepartureGroup['people'][number]['checkIn']>;

/** How each person of a departure was marked last, by order and place. */
export async function listCheckIns(
  db: ReadDatabase,
  departureId: string,
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db
    .selectDistinctOn([checkIns.orderId, checkIns.place])
    .from(checkIns)
    .where(eq(checkIns.departureId, departureId))
    .orderBy(checkIns.orderId, checkIns.place, desc(checkIns.number));
  const names = await findActorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return new Map(
    rows.map(({ id, orderId, place, state, markedAt, actor }) => [
      `${orderId} ${place}`,
      { id, state, markedAt: markedAt.toISOString(), by: names.get(actor) ?? actor },
    ]),
  );
}

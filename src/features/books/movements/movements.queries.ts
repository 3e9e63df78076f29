import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Movement } from './movements.contract.ts';
import type { MovementKind } from './movements.rules.ts';
import { movements } from './movements.table.ts';

interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Whether there is a movement of a kind with an id. */
export const isMovement = async (db: ReadDatabase, id: string, kind: MovementKind): Promise<boolean> =>
  (await db.$count(movements, and(eq(movements.id, id), eq(movements.kind, kind)))) > 0;

/** The movements of a kind in a period, both days included, the latest first. */
export async function listMovements(
  db: ReadDatabase,
  { kind, period, supplierId }: { kind: MovementKind; period?: Period; supplierId?: string },
): Promise<Movement[]> {
  const rows = await db
    .select()
    .from(movements)
    .where(
      and(
        inArray(movements.kind, [kind]),
        period && gte(movements.on, period.from),
        period && lte(movements.on, period.to),
        supplierId === undefined ? undefined : eq(movements.supplierId, supplierId),
      ),
    )
    .orderBy(desc(movements.on), desc(movements.at), desc(movements.id));
  const names = await findActorNames(
    db,
    rows.map(({ by }) => by),
  );
  return rows.map(
    ({ id, state, from, to, amount, fee, on, outside, text, monthly, by, at, because, ...row }) => ({
      id,
      kind: row.kind,
      state,
      from,
      to,
      amount,
      fee,
      on,
      outside,
      text,
      monthly,
      by,
      byName: names.get(by) ?? null,
      at: at.toISOString(),
      because,
    }),
  );
}

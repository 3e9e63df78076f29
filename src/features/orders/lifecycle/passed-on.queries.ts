import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { PassedOnCharge, PassedOnSums } from './passed-on.rules.ts';
import { passedOn, passedOnLines } from './passed-on.table.ts';

/** A line that was passed on, as it stands. */
export interface PassedOnLine extends PassedOnSums {
  readonly id: string;
  readonly charge: PassedOnCharge;
  /** Its place in the version that counts; null when it isn't there any more. */
  readonly position: number | null;
  readonly isFinished: boolean;
}

const total = (column: (typeof passedOn)['amount' | 'fell' | 'lost' | 'gained' | 'finished']) =>
  sql<string>`coalesce(sum(${column}), 0)`;

/** The lines of an order that were passed on. @param version the one that counts */
export async function listPassedOn(
  db: ReadDatabase,
  orderId: string,
  version: number,
): Promise<PassedOnLine[]> {
  const place = sql<number | null>`(
    SELECT min(here.position) FROM ${passedOnLines} AS here
    WHERE here.id = ${passedOn.lineId} AND here.version = ${version})`;
  const account = sql<string>`(
    SELECT min(there.account) FROM ${passedOnLines} AS there WHERE there.id = ${passedOn.lineId})`;
  const rows = await db
    .select({
      id: passedOn.lineId,
      position: place,
      account,
      amount: total(passedOn.amount),
      fell: total(passedOn.fell),
      lost: total(passedOn.lost),
      gained: total(passedOn.gained),
      finished: total(passedOn.finished),
    })
    .from(passedOn)
    .where(eq(passedOn.orderId, orderId))
    .groupBy(passedOn.lineId)
    .orderBy(asc(place), asc(passedOn.lineId));
  return rows.map((row) => ({
    id: row.id,
    charge: row.account === accounts.official.code ? 'official' : 'supplier',
    position: row.position,
    isFinished: Number(row.finished) > 0,
    amount: Number(row.amount),
    fell: Number(row.fell),
    lost: Number(row.lost),
    gained: Number(row.gained),
  }));
}

/** Which lines of an order are known to be passed on in a version. */
export const listPlaces = (db: ReadDatabase, orderId: string, version: number) =>
  db
    .select()
    .from(passedOnLines)
    .where(and(eq(passedOnLines.orderId, orderId), eq(passedOnLines.version, version)));

/** What an entry passed on of an order, by line. */
export const listPassedOnBy = (db: ReadDatabase, entryId: string, orderId: string) =>
  db
    .select()
    .from(passedOn)
    .where(and(eq(passedOn.entryId, entryId), eq(passedOn.orderId, orderId)))
    .orderBy(asc(passedOn.lineId));

/** The orders of which an entry passed something on, in order of their ids. */
export async function listOrdersOf(db: ReadDatabase, entryId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: passedOn.orderId })
    .from(passedOn)
    .where(eq(passedOn.entryId, entryId))
    .orderBy(asc(passedOn.orderId));
  return rows.map(({ id }) => id);
}

/** What lines of an order really cost, by their place in a version, with the entries that stand; poisha. */
export async function findPassedOn(db: ReadDatabase, orderId: string, version: number) {
  const lines = await listPassedOn(db, orderId, version);
  const rows =
    lines.length === 0
      ? []
      : await db
          .select({
            lineId: passedOn.lineId,
            id: entries.subject,
            on: entries.bookedOn,
            text: entries.text,
            amount: passedOn.amount,
          })
          .from(passedOn)
          .innerJoin(entries, eq(entries.id, passedOn.entryId))
          .where(
            and(
              eq(passedOn.orderId, orderId),
              inArray(entries.kind, ['pay-on', 'bill']),
              sql`NOT EXISTS (SELECT 1 FROM ${entries} AS undoing WHERE undoing.undoes = ${entries.id})`,
            ),
          )
          .orderBy(asc(entries.bookedOn), asc(entries.at), asc(entries.id));
  return new Map(
    lines.flatMap(({ id: lineId, position, amount: cost, lost, gained }) => {
      const own = rows.filter((row) => row.lineId === lineId);
      const listed = own.map(({ id, on, text, amount }) => ({ id, on, text, amount }));
      return position === null || (cost === 0 && own.length === 0)
        ? []
        : [[position, { cost, lost, gained, entries: listed }] as const];
    }),
  );
}

/** The entries that passed on something of an order: a supplier's bill can be for several. */
export async function listEntriesOf(db: ReadDatabase, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: passedOn.entryId })
    .from(passedOn)
    .where(eq(passedOn.orderId, orderId));
  return rows.map(({ id }) => id);
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Failure } from '../command/failure.ts';

/** The order of a list; equal rows are ordered by their ids. */
export interface Order {
  readonly by: PgColumn | SQL;
  readonly type: 'timestamptz' | 'date' | 'text';
  /** Descending. */
  readonly down: boolean;
  readonly idsDown: boolean;
}

const isMoment = (place: string) =>
  /^-?infinity$/.test(place) ||
  (/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)?$/.test(place) &&
    !Number.isNaN(Date.parse(place.slice(0, 19))));

const parts = z.tuple([
  z.string(),
  z
    .string()
    .max(400)
    .regex(/^[^\0]*$/),
  z.uuid(),
]);

/** A cursor's text as JSON, or undefined. */
function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The value of a row that a cursor holds. */
export const placeIn = ({ by }: Order): SQL<string> => sql`(${by})::text`;

/** The cursor of the page after a row. @param place the row's `placeIn` */
export const cursorBehind = (sort: string, { place, id }: { place: string; id: string }): string =>
  Buffer.from(JSON.stringify([sort, place, id])).toString('base64url');

/** A page of rows and the cursor of the next one. @param found its rows, and one more if there is a next page */
export function pageOf<Row extends { place: string; id: string }>(
  found: readonly Row[],
  limit: number,
  sort: string,
): { rows: Omit<Row, 'place'>[]; next: string | null } {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    rows: found.slice(0, limit).map(({ place: _, ...row }) => row),
    next: last ? cursorBehind(sort, last) : null,
  };
}

/**
 * The condition for rows after a cursor, none without one: inserts and updates before them don't shift the page.
 * @param sort The name of the order: a cursor of another order is refused.
 * @throws Failure invalid, naming `cursor`.
 */
export function behind(
  cursor: string | undefined,
  sort: string,
  { by, type, down, idsDown }: Order,
  id: PgColumn,
): SQL | undefined {
  if (cursor === undefined) {
    return undefined;
  }
  const read = parts.safeParse(decoded(cursor));
  const [itsSort, place, lastId] = read.data ?? [];
  if (itsSort !== sort || place === undefined || (type !== 'text' && !isMoment(place))) {
    const message = 'This is no cursor of this list.';
    throw new Failure('invalid', 'lists.cursor', `cursor: ${message}`, [{ path: 'cursor', message }]);
  }
  const last = sql`${place}::${sql.raw(type)}`;
  const [further, idFurther] = [sql.raw(down ? '<' : '>'), sql.raw(idsDown ? '<' : '>')];
  return sql`(${by} ${further}= ${last} AND (${by} ${further} ${last} OR ${id} ${idFurther} ${lastId}::uuid))`;
}

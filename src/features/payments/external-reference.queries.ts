import { and, eq, inArray, or } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { lookKeyOf } from './payments.rules.ts';
import { payments } from './payments.table.ts';
import { reached } from './reached.queries.ts';

/** Payments that stand with one of these numbers, or one that looks like it. What was entered twice long ago has no look. */
const withNumber = (...keys: readonly string[]) =>
  and(
    or(inArray(payments.lookKey, keys.map(lookKeyOf)), inArray(payments.outsideKey, [...keys])),
    inArray(payments.state, ['waiting', 'counted']),
  );

/** The payments that stand with an outside number. @param key as `outsideKey` makes it */
export const listWithNumber = (db: ReadDatabase, key: string) =>
  db
    .select({ id: payments.id, part: payments.part, reached, method: payments.method })
    .from(payments)
    .where(withNumber(key));

/** Whether a payment that stands has this outside number. @param key as `outsideKey` makes it */
export const isEntered = async (db: ReadDatabase, key: string): Promise<boolean> =>
  (await db.$count(payments, withNumber(key))) > 0;

/** For which order each outside number is entered: references by key. @param isCounted only by payments that count */
export async function listEnteredFor(
  db: ReadDatabase,
  keys: readonly string[],
  isCounted = false,
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await db
    .select({ key: payments.outsideKey, reference: orders.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(withNumber(...keys), isCounted ? eq(payments.state, 'counted') : undefined));
  const byLook = new Map(rows.map(({ key, reference }) => [lookKeyOf(key ?? ''), reference]));
  return new Map(
    keys.flatMap((key) => {
      const reference = byLook.get(lookKeyOf(key));
      return reference === undefined ? [] : [[key, reference]];
    }),
  );
}

const otherBank = 'If it is another bank’s cheque, put the bank’s name before the number.';

/** The refusal of an outside number that was entered before, with the reference of its order. */
export async function enteredBefore(db: ReadDatabase, key: string | null): Promise<Failure> {
  const reference = (await listEnteredFor(db, key === null ? [] : [key])).get(key);
  return seenBefore(reference);
}

/** The refusal of money that counts already. @param reference of the order for which it does */
export const seenBefore = (reference: string | undefined): Failure =>
  new Failure(
    'conflict',
    'payments.seen',
    `This number was entered before${reference === undefined ? '' : `, for ${reference}`}. ${otherBank}`,
    [{ path: 'outside', message: `This number was entered before. ${otherBank}` }],
    reference === undefined ? {} : { reference },
  );

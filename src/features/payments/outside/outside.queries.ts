import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { payments } from '../payments.table.ts';

const withNumber = (key: string) =>
  and(eq(payments.outsideKey, key), inArray(payments.state, ['waiting', 'counted']));

/** Whether a payment that stands has this outside number. @param key as `outsideKey` makes it */
export const isEntered = async (db: ReadDatabase, key: string): Promise<boolean> =>
  (await db.$count(payments, withNumber(key))) > 0;

const otherBank = 'If it is another bank’s cheque, put the bank’s name before the number.';

/** The refusal of an outside number that was entered before, with the reference of its order. */
export async function enteredBefore(db: ReadDatabase, key: string | null): Promise<Failure> {
  const [known] = await db
    .select({ reference: orders.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(withNumber(key ?? ''));
  return new Failure(
    'conflict',
    'payments.seen',
    `This number was entered before${known ? `, for ${known.reference}` : ''}. ${otherBank}`,
    [{ path: 'outside', message: `This number was entered before. ${otherBank}` }],
    known,
  );
}

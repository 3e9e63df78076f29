import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/orders.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fitOf, literally } from '#platform/lookup/fit.queries.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { lookKeyOf, outsideKey } from '../payments.rules.ts';
import { payments } from '../payments.table.ts';

/** Shorter parts are in too many numbers. */
const shortest = 4;

/**
 * What finds the number of a transfer or a cheque, however it was typed: the very one, its beginning or a part; undefined when what was
 * typed can be none. @param look the column with the number's look
 */
export function numberConditions({ spellings, words }: Asked, look: PgColumn) {
  const keys = spellings
    .map((each) => lookKeyOf(outsideKey(each)))
    .filter((key) => /^(?=.*\d).{4,}$/.test(key));
  const [key = ''] = keys;
  const exact = keys.length === 0 ? undefined : inArray(look, keys);
  const begins: SQL | undefined =
    words === '' || key.length < shortest ? undefined : sql`${look} LIKE ${`${literally(key)}%`}`;
  const holds: SQL | undefined =
    words === '' || key.length < shortest ? undefined : sql`${look} LIKE ${`%${literally(key)}%`}`;
  return { found: holds ?? exact, fit: fitOf({ exact, begins, holds }) };
}

async function findPayments(db: ReadDatabase, asked: Asked) {
  const { found, fit } = numberConditions(asked, payments.lookKey);
  if (found === undefined) {
    return [];
  }
  const rows = await db
    .select({
      id: payments.id,
      outside: payments.outside,
      method: payments.method,
      amount: payments.amount,
      state: payments.state,
      takenAt: payments.takenAt,
      orderId: orders.id,
      reference: orders.reference,
      name: orders.name,
      fit,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isNull(orders.removedAt),
        isNotNull(payments.lookKey),
        // As the unique index has it: one number at a time.
        asked.words === '' ? inArray(payments.state, ['waiting', 'counted']) : undefined,
        found,
      ),
    )
    .orderBy(fit, desc(payments.takenAt), payments.id)
    .limit(asked.limit);
  return rows.map((row) =>
    hitOf('payment', {
      id: row.id,
      title: row.outside ?? row.reference,
      details: [row.name, row.reference],
      on: dhakaDate(row.takenAt),
      amount: row.amount,
      state: row.method,
      path: `/dashboard/orders/${row.orderId}`,
      fit: fitIn(asked, row.fit),
      waits: row.state === 'waiting',
    }),
  );
}

/** Payments by TrxID, the bank's reference or the number of a cheque. */
export const paymentLookup: LookupSource = { permission: 'orders.read', find: findPayments };

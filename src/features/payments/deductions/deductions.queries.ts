import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { addDays, type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { payments } from '../payments.table.ts';
import type { Deduction } from './deductions.contract.ts';
import { paymentDeductions as deductions } from './deductions.table.ts';
import { lastCertificates } from './of-payments.queries.ts';

/** The day on which a payment came. */
const cameOn = sql<string>`coalesce(${payments.on}, (${payments.takenAt} AT TIME ZONE 'Asia/Dhaka')::date)::text`;

interface Wanted {
  /** Whether only those whose certificate is still to come, or only the others. */
  readonly isOpen?: boolean | undefined;
  /** `YYYY-MM`, of the payments. */
  readonly month?: string | undefined;
  readonly today: CalendarDate;
}

/** What customers deducted of payments that count, the oldest first. */
export async function listDeductions(
  db: ReadDatabase,
  { isOpen, month, today }: Wanted,
): Promise<Deduction[]> {
  const last = lastCertificates(db);
  const of = { undefined, true: isNull(last.number), false: isNotNull(last.number) } as const;
  const first = month === undefined ? undefined : `${month}-01`;
  const rows = await db
    .select({
      id: deductions.id,
      kind: deductions.kind,
      amount: deductions.amount,
      certificate: last.number,
      on: cameOn,
      payment: payments.id,
      receipt: payments.receipt,
      order: { id: orders.id, reference: orders.reference },
      name: orders.name,
    })
    .from(deductions)
    .innerJoin(payments, eq(payments.id, deductions.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(last, eq(last.deductionId, deductions.id))
    .where(
      and(
        eq(payments.state, 'counted'),
        of[`${isOpen}`],
        first === undefined
          ? undefined
          : and(gte(cameOn, first), lt(cameOn, `${addDays(first, 31).slice(0, 7)}-01`)),
      ),
    )
    .orderBy(asc(cameOn), asc(payments.takenAt), asc(deductions.position), asc(deductions.id))
    .limit(2_000);
  return rows.map((row) => ({ ...row, age: daysBetween(row.on, today) }));
}

/** What of an order was deducted, and whose certificates are still to come: the state may never get it. Poisha. */
export async function sumUncertified(db: ReadDatabase, orderId: string): Promise<number> {
  const last = lastCertificates(db);
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${deductions.amount}), 0)` })
    .from(deductions)
    .innerJoin(payments, eq(payments.id, deductions.paymentId))
    .leftJoin(last, eq(last.deductionId, deductions.id))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'counted'), isNull(last.number)));
  return Number(row?.total ?? 0);
}

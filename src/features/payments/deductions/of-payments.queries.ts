import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import {
  deductionCertificates as certificates,
  paymentDeductions as deductions,
} from './deductions.table.ts';

/** The numbers of certificates that count, to be joined. */
export const lastCertificates = (db: ReadDatabase) =>
  db
    .selectDistinctOn([certificates.deductionId])
    .from(certificates)
    .orderBy(certificates.deductionId, desc(certificates.id))
    .as('last_certificates');

const select = (db: ReadDatabase) => {
  const last = lastCertificates(db);
  return db
    .select({
      id: deductions.id,
      paymentId: deductions.paymentId,
      kind: deductions.kind,
      amount: deductions.amount,
      /** Null while it is still to come. */
      certificate: last.number,
    })
    .from(deductions)
    .leftJoin(last, eq(last.deductionId, deductions.id));
};

/** What was deducted of a payment, with its certificates; poisha. */
export const listDeductionsOf = (db: ReadDatabase, paymentId: string) =>
  select(db).where(eq(deductions.paymentId, paymentId)).orderBy(asc(deductions.position));
type DeductionOf = Awaited<ReturnType<typeof listDeductionsOf>>[number];

/** What was deducted of each of some payments; those of which nothing was are missing. */
export async function listDeductionsByPayment(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DeductionOf[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await select(db)
    .where(inArray(deductions.paymentId, [...ids]))
    .orderBy(asc(deductions.position));
  const found = new Map<string, DeductionOf[]>();
  for (const row of rows) {
    found.set(row.paymentId, [...(found.get(row.paymentId) ?? []), row]);
  }
  return found;
}

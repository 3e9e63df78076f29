import { and, asc, eq, or } from 'drizzle-orm';
import { payments } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { moneyClaims, moneyMatches } from '../../money.table.ts';
import type { OrderSlip } from './slips.contract.ts';

/**
 * The slips of an order in order of time: each with the payments that were made of its claim, or by itself. One transfer can pay
 * several orders; its slip stands beside the payment of each.
 */
export async function listOrderSlips(db: ReadDatabase, orderId: string): Promise<OrderSlip[]> {
  const rows = await db
    .select({ claim: moneyClaims, payment: payments.id, mediaType: privateFiles.mediaType })
    .from(moneyClaims)
    .innerJoin(privateFiles, eq(privateFiles.id, moneyClaims.fileId))
    .leftJoin(moneyMatches, eq(moneyMatches.claimId, moneyClaims.id))
    .leftJoin(payments, and(eq(payments.id, moneyMatches.paymentId), eq(payments.orderId, orderId)))
    .where(or(eq(moneyClaims.orderId, orderId), eq(payments.orderId, orderId)))
    .orderBy(asc(moneyClaims.toldAt), asc(moneyClaims.id), asc(payments.takenAt), asc(payments.id));
  const paid = new Set(rows.flatMap(({ claim, payment }) => (payment === null ? [] : claim.id)));
  return rows
    .filter(({ claim, payment }) => payment !== null || !paid.has(claim.id))
    .map(({ claim: { id, method, outside, amount, toldAt, state }, payment, mediaType }) => ({
      claim: id,
      payment,
      method,
      outside,
      amount,
      at: toldAt.toISOString(),
      isRejected: state === 'rejected',
      isPicture: mediaType.startsWith('image/'),
    }));
}

import { asc, eq } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { Approval } from '#features/ledger/approvals/approvals.contract.ts';
import { approvals } from '#features/ledger/approvals/approvals.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** What waits for another person and isn't a payment or a refund itself, the oldest first. */
export async function listApprovals(db: ReadDatabase): Promise<Approval[]> {
  const rows = await db
    .select({ approval: approvals, reference: orders.reference })
    .from(approvals)
    .leftJoin(orders, eq(orders.id, approvals.orderId))
    .where(eq(approvals.state, 'waiting'))
    .orderBy(asc(approvals.askedAt), asc(approvals.id))
    .limit(200);
  const names = await findActorNames(
    db,
    rows.map(({ approval }) => approval.askedBy),
  );
  return rows.map(({ approval, reference }) => {
    const { id, kind, orderId, amount, reason, askedBy, askedAt } = approval;
    return {
      id,
      kind,
      order: orderId,
      reference,
      amount,
      reason,
      by: askedBy,
      byName: names.get(askedBy) ?? askedBy,
      at: askedAt.toISOString(),
    };
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import { approvals } from '#features/ledger/approvals/approvals.table.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { unmatched } from '../claims/claims.queries.ts';
import { moneyClaims } from '../money.table.ts';
import { countUnread } from '../unparsed-sms/unparsed-sms.queries.ts';

/** How much of the money inbox waits for somebody. */
export async function countWaiting(db: ReadDatabase): Promise<number> {
  const told = and(inArray(moneyClaims.state, ['told', 'repeated']), unmatched(db));
  return (
    (await db.$count(moneyClaims, told)) +
    (await db.$count(payments, eq(payments.state, 'waiting'))) +
    (await db.$count(refunds, eq(refunds.state, 'asked'))) +
    (await db.$count(approvals, eq(approvals.state, 'waiting'))) +
    (await countUnread(db))
  );
}

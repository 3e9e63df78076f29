import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { listClerkBalances } from '#features/ledger/sums.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { safeCounts } from '../till.table.ts';
import type { safe } from './safe.contract.ts';

/** What is in the safe by the ledger, and whether its beginning is known; poisha. */
export async function findSafe(db: ReadDatabase): Promise<z.output<typeof safe>> {
  const [first] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'safe-opened'))
    .limit(1);
  const parts = await listClerkBalances(db, 'safe');
  // A count that booked nothing is a count, too.
  const isOpened = first !== undefined || (await db.$count(safeCounts)) > 0;
  return { balance: [...parts.values()].reduce((sum, part) => sum + part, 0), isOpened };
}

import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { papers } from '../papers.table.ts';

/** Deletes the quotes of a removed order. Any other paper is the books', and the database keeps it. */
export async function forgetQuotes(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(papers).where(and(eq(papers.orderId, orderId), eq(papers.kind, 'quote')));
}

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadDatabase } from '#platform/database/database.ts';
import { accounts, customerAccounts } from '../accounts.data.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '../ledger.table.ts';

const customerCodes = customerAccounts.map((account) => accounts[account].code);

/**
 * What was written off of an order, and what moved from or to another one, in order of time. A sum is positive when the customer owes
 * less by it; poisha.
 */
export async function listAdjustments(db: ReadDatabase, orderId: string) {
  const undoing = alias(entries, 'undoing');
  const other = alias(entries, 'other');
  const rows = await db
    .select({
      entry: entries.id,
      kind: entries.kind,
      id: entries.subject,
      reason: entries.text,
      by: entries.actor,
      at: entries.at,
      on: entries.bookedOn,
      /** The order that it moved from or to. */
      other: other.orderId,
      undoneAt: undoing.at,
      undoneBecause: undoing.text,
      amount: sql<string>`(SELECT -sum(${postings.amount}) FROM ${postings}
        WHERE ${postings.entryId} = ${entries.id} AND ${inArray(postings.account, customerCodes)})`,
    })
    .from(entries)
    .leftJoin(undoing, eq(undoing.undoes, entries.id))
    .leftJoin(
      other,
      and(
        eq(entries.kind, 'credit-moved'),
        eq(other.kind, 'credit-moved'),
        eq(other.subject, entries.subject),
        ne(other.id, entries.id),
      ),
    )
    .where(and(eq(entries.orderId, orderId), inArray(entries.kind, ['write-off', 'credit-moved'])))
    .orderBy(asc(entries.at), asc(entries.id));
  return rows.map(({ amount, kind, ...row }) => ({
    ...row,
    isWriteOff: kind === 'write-off',
    amount: Number(amount),
  }));
}
export type AdjustmentRow = Awaited<ReturnType<typeof listAdjustments>>[number];

import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { supplierKinds } from '#features/ledger/ledger.rules.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { SupplierPayment } from './supplier-payments.contract.ts';

/** What suppliers were paid for some costs, less what was undone, by cost; poisha. One without payments is missing. */
export async function listPaid(
  db: ReadDatabase,
  costs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (costs.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ cost: entries.subject, total: sql<string>`sum(${postings.amount})` })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .where(
      and(
        isNull(entries.orderId),
        inArray(entries.subject, [...costs]),
        inArray(entries.kind, [...supplierKinds]),
        eq(postings.account, accounts.supplier.code),
      ),
    )
    .groupBy(entries.subject);
  return new Map(rows.map(({ cost, total }) => [cost, Number(total)]));
}

/** The payments of some costs by cost, in order of time. */
export async function listSupplierPayments(
  db: ReadDatabase,
  costs: readonly string[],
): Promise<ReadonlyMap<string, readonly SupplierPayment[]>> {
  const undoing = alias(entries, 'undoing');
  const rows =
    costs.length === 0
      ? []
      : await db
          .select({
            entry: entries,
            account: postings.account,
            amount: postings.amount,
            undone: undoing.id,
          })
          .from(entries)
          .innerJoin(
            postings,
            and(eq(postings.entryId, entries.id), ne(postings.account, accounts.supplier.code)),
          )
          .leftJoin(undoing, eq(undoing.undoes, entries.id))
          .where(
            and(
              isNull(entries.orderId),
              inArray(entries.subject, [...costs]),
              eq(entries.kind, 'supplier-payment'),
            ),
          )
          .orderBy(asc(entries.at), asc(entries.id));
  const names = await findActorNames(
    db,
    rows.map(({ entry }) => entry.actor),
  );
  const paid = new Map<string, SupplierPayment[]>();
  for (const { entry, account, amount, undone } of rows) {
    const known = paid.get(entry.subject) ?? [];
    known.push({
      id: entry.id,
      on: entry.bookedOn,
      account,
      text: entry.text,
      amount: 0 - amount,
      by: names.get(entry.actor) ?? null,
      isUndone: undone !== null,
    });
    paid.set(entry.subject, known);
  }
  return paid;
}

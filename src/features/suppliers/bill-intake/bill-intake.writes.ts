import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { movements } from '#features/books/movements/movements.table.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { bookForSuppliers, undoForSuppliers } from '#features/ledger/supplier-entries/many-entries.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { slicesOf } from '#platform/slices.ts';
import { numberKey } from '../bills/bills.rules.ts';
import { supplierBills as bills, supplierBillLines } from '../bills/bills.table.ts';
import { lockSuppliers, SupplierChanging } from '../intake/intake.writes.ts';
import { supplierPaymentBills as paid } from '../payments/payments.table.ts';
import { listSeenBills } from './bill-intake.queries.ts';
import { type Began, bookedAs, type PlannedBill, seenKey } from './bill-intake.rules.ts';

/** So many rows stand in one statement. */
const atOnce = 1_000;

async function insertBills(
  { tx, actor, now }: CommandContext,
  rows: readonly (PlannedBill & { readonly entryId: string; readonly account: string })[],
): Promise<void> {
  await tx.insert(bills).values(
    rows.map(({ id, supplier, number, on, due, currency, rate, total, entryId }) => ({
      ...{ id, number, on, due, currency, rate, total, entryId },
      supplierId: supplier.id,
      state: 'booked' as const,
      numberKey: number === null ? null : numberKey(number),
      deducted: 0,
      by: actor.id,
      at: now,
    })),
  );
  await tx.insert(supplierBillLines).values(
    rows.map(({ id, text, amount, total, account }) => ({
      ...{ text, amount, total, account },
      billId: id,
      position: 0,
    })),
  );
}

/**
 * Writes the bills that were planned in the same transaction, each with its entry.
 * @param done is told how many are done
 * @throws SupplierChanging when somebody entered one of them at the same moment; Failure conflict `books.closed`
 */
export async function writePlannedBills(
  context: CommandContext,
  rows: readonly PlannedBill[],
  began: Began,
  done: (rows: number) => Promise<void>,
): Promise<void> {
  const { tx } = context;
  await lockSuppliers(
    tx,
    rows.map(({ supplier }) => supplier.id),
  );
  const numbered = rows.flatMap(({ supplier, number }) =>
    number === null ? [] : [{ supplierId: supplier.id, number }],
  );
  const seen = await listSeenBills(tx, numbered);
  if (numbered.some(({ supplierId, number }) => seen.has(seenKey(supplierId, number)))) {
    throw new SupplierChanging('Somebody entered one of the bills at the same moment.');
  }
  let written = 0;
  for await (const part of slicesOf(rows, atOnce)) {
    const booked = part.map((row) => ({ row, as: bookedAs(row, began) }));
    const ids = await bookForSuppliers(
      context,
      booked.map(({ row, as: { kind, account, on } }) => ({
        supplierId: row.supplier.id,
        kind,
        subject: row.id,
        on,
        text: [row.supplier.name, row.number ?? row.text].join(' · '),
        postings: [
          { account, amount: row.total },
          { account: 'supplier', amount: 0 - row.total },
        ],
      })),
    );
    await insertBills(
      context,
      booked.map(({ row, as: { account } }, place) => ({
        ...row,
        entryId: ids[place] ?? '',
        account: accounts[account].code,
      })),
    );
    written += part.length;
    await done(written);
  }
}

/** Bills of one supplier that rows made: since which entry something may stand on them. */
async function listSince(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const since = new Map<string, number>();
  for await (const part of slicesOf(ids, atOnce)) {
    const rows = await tx
      .select({ supplierId: bills.supplierId, number: sql<string>`min(${entries.number})` })
      .from(bills)
      .innerJoin(entries, eq(entries.id, bills.entryId))
      .where(inArray(bills.id, part))
      .groupBy(bills.supplierId);
    for (const { supplierId, number } of rows) {
      since.set(supplierId, Math.min(since.get(supplierId) ?? Number(number), Number(number)));
    }
  }
  return since;
}

/** How many payments cover, or may cover, one of these bills: those that name it, and those since that name too little or nothing. */
async function countPayments(
  tx: Transaction,
  own: ReadonlySet<string>,
  since: ReadonlyMap<string, number>,
): Promise<number> {
  let count = 0;
  for await (const suppliers of slicesOf([...since.keys()], atOnce)) {
    const rows = await tx
      .select({
        id: movements.id,
        supplier: movements.supplierId,
        amount: movements.amount,
        number: entries.number,
        bill: paid.billId,
        total: bills.total,
        deducted: bills.deducted,
      })
      .from(movements)
      .leftJoin(entries, eq(entries.id, movements.entryId))
      .leftJoin(paid, eq(paid.movementId, movements.id))
      .leftJoin(bills, eq(bills.id, paid.billId))
      .where(
        and(
          eq(movements.kind, 'supplier-payment'),
          inArray(movements.state, ['waiting', 'booked']),
          inArray(movements.supplierId, suppliers),
        ),
      );
    for (const named of Map.groupBy(rows, ({ id }) => id).values()) {
      const [{ supplier, amount = 0, number } = { supplier: null, amount: 0, number: null }] = named;
      const covered = named.reduce((sum, each) => sum + (each.total ?? 0) - (each.deducted ?? 0), 0);
      // One that waits is booked behind everything.
      const isSince = number === null || number > (since.get(supplier ?? '') ?? 0);
      if (named.some(({ bill }) => own.has(bill ?? '')) || (isSince && amount > covered)) {
        count += 1;
      }
    }
  }
  return count;
}

/**
 * What came to stand on bills that rows made: payments, credit notes since, files, and bills that somebody undid. Their suppliers are
 * locked.
 */
export async function countStandingOnBills(
  tx: Transaction,
  ids: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const own = new Set(ids);
  const since = await listSince(tx, ids);
  await lockSuppliers(tx, [...since.keys()]);
  const counts = {
    payments: await countPayments(tx, own, since),
    'credit-notes': 0,
    files: 0,
    changes: 0,
  };
  for await (const part of slicesOf([...since.keys()], atOnce)) {
    const rows = await tx
      .select({
        id: bills.id,
        supplierId: bills.supplierId,
        state: bills.state,
        total: bills.total,
        fileId: bills.fileId,
        number: entries.number,
      })
      .from(bills)
      .innerJoin(entries, eq(entries.id, bills.entryId))
      .where(inArray(bills.supplierId, part))
      .orderBy(desc(entries.number));
    for (const { id, supplierId, state, total, fileId, number } of rows) {
      if (own.has(id)) {
        counts.files += fileId === null ? 0 : 1;
        counts.changes += state === 'booked' ? 0 : 1;
      } else if (state === 'booked' && total < 0 && number > (since.get(supplierId) ?? 0)) {
        counts['credit-notes'] += 1;
      }
    }
  }
  return counts;
}

/** Takes back bills that rows made: they are undone with their entries. @param reason as somebody typed it */
export async function takeBackBills(
  context: CommandContext,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  const { tx } = context;
  const booked: string[] = [];
  for await (const part of slicesOf(ids, atOnce)) {
    const rows = await tx.select({ entryId: bills.entryId }).from(bills).where(inArray(bills.id, part));
    booked.push(...rows.map(({ entryId }) => entryId));
  }
  await undoForSuppliers(context, booked);
  for await (const part of slicesOf(ids, atOnce)) {
    await tx
      .update(bills)
      .set({
        state: 'undone',
        because: reason,
        undoneEntryId: sql`(SELECT undoing.id FROM ledger_entries undoing WHERE undoing.undoes = ${bills.entryId})`,
      })
      .where(inArray(bills.id, part));
  }
}

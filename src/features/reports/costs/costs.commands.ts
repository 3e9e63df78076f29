import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.commands.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { listPaid } from '../supplier-payments/supplier-payments.queries.ts';
import { costMade, newCost } from './costs.contract.ts';

/** Books what a supplier takes for a departure: it is our cost, and we owe it. @throws Failure not-found. */
export const bookCost = command({
  name: 'reports.book-cost',
  permission: 'payments.approve',
  input: newCost.extend({ departure: z.uuid() }),
  run: async (context, { key, ...request }) => {
    const write = { command: 'reports.book-cost', key, hash: hashOf(request), schema: costMade };
    return respondOnce(context, write, async () => {
      const { departure, amount, text } = request;
      if ((await context.tx.$count(departures, eq(departures.id, departure))) === 0) {
        throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
      }
      const id = await bookEntry(context, {
        ...{ kind: 'departure-cost', subject: departure, text },
        postings: [
          { account: 'supplierCosts', amount },
          { account: 'supplier', amount: -amount },
        ],
      });
      context.log({ subjectKind: 'departure', subjectId: departure, difference: { amount, text } });
      return { id: id ?? '' };
    });
  },
});

/** An entry of a kind, locked; undefined when there is none. */
export async function lockEntry({ tx }: Pick<CommandContext, 'tx'>, id: string, kind: EntryKind) {
  const [found] = await tx
    .select({ subject: ledgerEntries.subject, clerk: ledgerEntries.clerk, text: ledgerEntries.text })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.kind, kind)))
    .for('update');
  return found;
}

/** Whether an opposite entry names this one. */
export async function isUndone(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(ledgerEntries, eq(ledgerEntries.undoes, id))) > 0;
}

/**
 * A cost that counts, locked until the transaction ends: its payments never cross.
 * @returns what was owed with it at first, in poisha. @throws Failure not-found `reports.no-cost`; conflict `reports.undone`.
 */
export async function lockCost(context: Pick<CommandContext, 'tx'>, id: string) {
  const entry = await lockEntry(context, id, 'departure-cost');
  if (!entry) {
    throw new Failure('not-found', 'reports.no-cost', 'There is no such cost.');
  }
  if (await isUndone(context.tx, id)) {
    throw new Failure('conflict', 'reports.undone', 'This cost was undone already.');
  }
  const postings = await listPostings(context.tx, id);
  const owed = postings.find(({ account }) => account === 'supplierCosts')?.amount ?? 0;
  return { departure: entry.subject, clerk: entry.clerk, text: entry.text, owed, postings };
}

/**
 * Undoes a cost by an opposite entry, which says why.
 * @throws Failure not-found; conflict `reports.undone` when it was already, `reports.cost-paid` while a payment of it counts.
 */
export const undoCost = command({
  name: 'reports.undo-cost',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  run: async (context, { id, reason }) => {
    const { departure, clerk, postings } = await lockCost(context, id);
    const paid = (await listPaid(context.tx, [id])).get(id) ?? 0;
    if (paid !== 0) {
      const message = 'Something of this cost is paid. Undo the payment first.';
      throw new Failure('conflict', 'reports.cost-paid', message, [], { paid });
    }
    await undoEntry(context, {
      ...{ kind: 'departure-cost-undone', subject: departure, text: reason, undoes: id },
      ...(clerk === null ? {} : { clerk }),
      postings,
    });
    context.log({ subjectKind: 'departure', subjectId: departure, difference: { reason } });
    return { id };
  },
});

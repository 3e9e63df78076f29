import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.commands.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
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

/** Undoes a cost by an opposite entry, which says why. @throws Failure not-found; conflict `reports.undone` when it was already. */
export const undoCost = command({
  name: 'reports.undo-cost',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  run: async (context, { id, reason }) => {
    const { tx } = context;
    const [entry] = await tx
      .select({ departure: ledgerEntries.subject, clerk: ledgerEntries.clerk })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.kind, 'departure-cost')))
      .for('update');
    if (!entry) {
      throw new Failure('not-found', 'reports.no-cost', 'There is no such cost.');
    }
    if ((await tx.$count(ledgerEntries, eq(ledgerEntries.undoes, id))) > 0) {
      throw new Failure('conflict', 'reports.undone', 'This cost was undone already.');
    }
    const { departure, clerk } = entry;
    await undoEntry(context, {
      ...{ kind: 'departure-cost-undone', subject: departure, text: reason, undoes: id },
      ...(clerk === null ? {} : { clerk }),
      postings: await listPostings(tx, id),
    });
    context.log({ subjectKind: 'departure', subjectId: departure, difference: { reason } });
    return { id };
  },
});

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { departures } from '#features/departures/departures.table.ts';
import { askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { listPaid } from '../supplier-payments/supplier-payments.queries.ts';
import { costMade, newCost } from './costs.contract.ts';

interface Cost {
  readonly departure: string;
  /** Poisha. */
  readonly amount: number;
  readonly text: string;
}

/** Books a cost. @param clerk who entered it @returns the entry's id */
export async function enterCost(context: CommandContext, { departure, amount, text }: Cost, clerk: string) {
  const id = await bookEntry(context, {
    kind: 'departure-cost',
    subject: departure,
    text,
    clerk,
    postings: [
      { account: 'supplierCosts', amount },
      { account: 'supplier', amount: -amount },
    ],
  });
  context.log({ subjectKind: 'departure', subjectId: departure, difference: { amount, text } });
  return id ?? '';
}

/**
 * Books what a supplier takes for a departure: it is our cost, and we owe it. A large one, by what this person booked in the last 24
 * hours, waits for another person. @throws Failure not-found.
 */
export const bookCost = command({
  name: 'reports.book-cost',
  permission: 'payments.approve',
  input: newCost.extend({ departure: z.uuid() }),
  output: costMade,
  refusals: { 404: 'There is no such departure.' },
  once: 'key',
  run: async (context, request) => {
    const { departure, amount, text } = request;
    if ((await context.tx.$count(departures, eq(departures.id, departure))) === 0) {
      throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
    }
    const movement = { kind: 'cost' as const, amount };
    if (!(await mayStandAlone(context, movement))) {
      const about = { subjectKind: 'departure', subjectId: departure };
      const asked = { kind: 'departure-cost', subject: departure, amount, reason: text, about } as const;
      const approval = await askApproval(context, asked);
      return { id: approval, approval };
    }
    const id = await enterCost(context, { departure, amount, text }, context.actor.id);
    await noteAlone(context, movement, id);
    return { id };
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

/** A cost of which nothing is paid. @throws Failure not-found; conflict `reports.undone`, `reports.cost-paid`. */
async function lockUnpaid(context: CommandContext, id: string) {
  const cost = await lockCost(context, id);
  const paid = (await listPaid(context.tx, [id])).get(id) ?? 0;
  if (paid !== 0) {
    const message = 'Something of this cost is paid. Undo the payment first.';
    throw new Failure('conflict', 'reports.cost-paid', message, [], { paid });
  }
  return cost;
}

/** Undoes a cost by an opposite entry. */
export async function endCost(
  context: CommandContext,
  id: string,
  reason: string,
): Promise<z.output<typeof costMade>> {
  const { departure, clerk, postings } = await lockUnpaid(context, id);
  await undoEntry(context, {
    kind: 'departure-cost-undone',
    subject: departure,
    text: reason,
    undoes: id,
    ...(clerk === null ? {} : { clerk }),
    postings,
  });
  await takeBackAlone(context, id);
  context.log({ subjectKind: 'departure', subjectId: departure, difference: { reason } });
  return { id };
}

/**
 * Undoes a cost by an opposite entry, which says why. What is large, by what was undone in the last 24 hours, waits for another person.
 * @throws Failure not-found; conflict `reports.undone` when it was already, `reports.cost-paid` while a payment of it counts,
 * `approvals.asked`.
 */
export const undoCost = command({
  name: 'reports.undo-cost',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  output: costMade,
  refusals: {
    404: 'There is no such cost.',
    409: 'It was undone already, or something of it is paid (`reports.cost-paid`).',
  },
  run: async (context, { id, reason }) => {
    const { departure, owed: amount } = await lockUnpaid(context, id);
    const movement = { kind: 'undone' as const, amount };
    if (await mayStandAlone(context, movement)) {
      await noteAlone(context, movement, `${id} undone`);
      return endCost(context, id, reason);
    }
    const about = { subjectKind: 'departure', subjectId: departure };
    const asked = { kind: 'departure-cost-undone', subject: id, amount, reason, about } as const;
    return { id, approval: await askApproval(context, asked) };
  },
});

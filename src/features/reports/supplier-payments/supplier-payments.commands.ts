import { z } from 'zod';
import { endMovement } from '#features/books/movements/movements.commands.ts';
import { isMovement } from '#features/books/movements/movements.queries.ts';
import { type ApprovalRow, askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import { holdTill } from '#features/ledger/tills/tills.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { checkedOutgoing } from '#features/payments/external-reference.rules.ts';
import { freeOutgoing, keepOutgoing } from '#features/payments/outgoing-numbers.writes.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { isUndone, lockCost, lockEntry } from '../costs/costs.commands.ts';
import {
  newSupplierPayment,
  type supplierMethods,
  supplierPaymentMade,
} from './supplier-payments.contract.ts';
import { listPaid } from './supplier-payments.queries.ts';

interface Paying {
  readonly cost: string;
  readonly method: (typeof supplierMethods)[number];
  /** Poisha. */
  readonly amount: number;
  readonly outside?: string | undefined;
}

const paying = newSupplierPayment.omit({ key: true, amount: true });

/** What is still owed of a cost covers the payment. @throws Failure not-found; conflict; invalid `reports.paid-too-much`. */
async function lockOwed(context: CommandContext, { cost, amount }: Paying) {
  const { departure, owed, text } = await lockCost(context, cost);
  const most = owed - ((await listPaid(context.tx, [cost])).get(cost) ?? 0);
  if (amount > most) {
    const message = 'That is more than is still owed of this cost.';
    throw new Failure('invalid', 'reports.paid-too-much', message, [{ path: 'amount', message }], { most });
  }
  return { departure, text };
}

/** Books a payment; cash leaves the till of who pays. @param clerk who pays @returns the entry's id */
async function enterPayment(context: CommandContext, payment: Paying, clerk: string): Promise<string> {
  const { cost, method, amount, outside } = payment;
  const { departure, text } = await lockOwed(context, payment);
  if (method === 'cash') {
    await holdTill(context, clerk);
  }
  const id = await bookEntry(context, {
    kind: 'supplier-payment',
    subject: cost,
    text: outside ?? text,
    clerk,
    postings: [
      { account: 'supplier', amount },
      { account: method, amount: -amount },
    ],
  });
  if (method !== 'cash' && outside !== undefined) {
    await keepOutgoing(context, outside, id ?? cost);
  }
  const difference = { amount, method, ...(outside === undefined ? {} : { outside }) };
  context.log({ subjectKind: 'departure', subjectId: departure, difference });
  return id ?? '';
}

/** Books a payment to a supplier that another person has approved. */
export async function enterApprovedPayment(context: CommandContext, row: ApprovalRow): Promise<void> {
  const { subject: cost, amount, askedBy, detail } = row;
  await enterPayment(context, { cost, amount, ...paying.strip().parse(detail) }, askedBy);
}

/**
 * Books what was paid to a supplier for a cost: we owe less, and the money left a till, the bank or a wallet. What is large, by what
 * this person paid in the last 24 hours, waits for another person.
 * @throws Failure not-found; conflict `reports.undone` for a cost that was undone, `till.closed` for cash after the day's end,
 * `payments.sent-before`; invalid `reports.paid-too-much` when less is owed, `reports.no-number` without the outgoing
 * number, `payments.outside` for one that isn't of the provider's form.
 */
export const paySupplier = command({
  name: 'reports.pay-supplier',
  permission: 'payments.approve',
  input: newSupplierPayment.extend({ cost: z.uuid() }),
  output: supplierPaymentMade,
  refusals: {
    404: 'There is no such cost.',
    409: 'The cost was undone (`reports.undone`), or the till is closed (`till.closed`).',
    422: 'That is more than is owed (`reports.paid-too-much`), or its number is missing (`reports.no-number`) or isn’t the provider’s (`payments.outside`).',
  },
  run: async (context, { key, ...request }) => {
    const hash = hashOf(request);
    const write = { command: 'reports.pay-supplier', key, hash, schema: supplierPaymentMade };
    return respondOnce(context, write, async () => {
      const { cost, method, amount } = request;
      const outside = checkedOutgoing(method, request.outside);
      if (method !== 'cash' && outside === undefined) {
        const message = 'Write the number of the payment.';
        throw new Failure('invalid', 'reports.no-number', message, [{ path: 'outside', message }]);
      }
      const { departure, text } = await lockOwed(context, request);
      const movement = { kind: 'supplier-payment' as const, amount };
      if (!(await mayStandAlone(context, movement))) {
        const about = { subjectKind: 'departure', subjectId: departure };
        const asked = { kind: 'supplier-payment', subject: cost, amount, reason: text, about } as const;
        const approval = await askApproval(context, { ...asked, detail: { method, outside } });
        return { id: approval, approval };
      }
      const id = await enterPayment(context, { ...request, outside }, context.actor.id);
      await noteAlone(context, movement, id);
      return { id };
    });
  },
});

/** A payment to a supplier that stands, with its cost. @throws Failure not-found; conflict `reports.payment-undone`. */
async function lockSupplierPayment(context: CommandContext, id: string) {
  const entry = await lockEntry(context, id, 'supplier-payment');
  if (!entry) {
    throw new Failure('not-found', 'reports.no-payment', 'There is no such payment.');
  }
  const { departure } = await lockCost(context, entry.subject);
  if (await isUndone(context.tx, id)) {
    throw new Failure('conflict', 'reports.payment-undone', 'This payment was undone already.');
  }
  const postings = await listPostings(context.tx, id);
  const amount = postings.find(({ account }) => account === 'supplier')?.amount ?? 0;
  return { entry, departure, postings, amount };
}

/** Undoes a payment to a supplier by an opposite entry. */
export async function endSupplierPayment(
  context: CommandContext,
  id: string,
  reason: string,
): Promise<z.output<typeof supplierPaymentMade>> {
  const { entry, departure, postings } = await lockSupplierPayment(context, id);
  const clerk = entry.clerk ?? context.actor.id;
  if (postings.some(({ account }) => account === 'cash')) {
    await holdTill(context, clerk);
  }
  await undoEntry(context, {
    kind: 'supplier-payment-undone',
    subject: entry.subject,
    text: reason,
    undoes: id,
    clerk,
    postings,
  });
  await takeBackAlone(context, id);
  await freeOutgoing(context, id);
  context.log({ subjectKind: 'departure', subjectId: departure, difference: { reason } });
  return { id };
}

/**
 * Undoes what was paid to a supplier by an opposite entry, which says why: we owe it again. What is large waits for another person when
 * it was paid for a cost of a departure; otherwise it is undone by who may approve it.
 * @throws Failure not-found; forbidden `books.large`; conflict `movements.state`, `reports.payment-undone` when it was already, `till.closed` for cash of a till that is closed,
 * `approvals.asked`.
 */
export const undoSupplierPayment = command({
  name: 'reports.undo-supplier-payment',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  output: supplierPaymentMade,
  refusals: {
    403: 'It is so large that somebody must undo it who may approve it (`books.large`).',
    404: 'There is no such payment.',
    409: 'It isn’t booked (`movements.state`) or was undone already (`reports.payment-undone`), or the till is closed (`till.closed`).',
  },
  run: async (context, { id, reason }) => {
    if (await isMovement(context.tx, id, 'supplier-payment')) {
      await endMovement(context, { id, reason });
      return { id };
    }
    const { departure, amount } = await lockSupplierPayment(context, id);
    const movement = { kind: 'undone' as const, amount };
    if (await mayStandAlone(context, movement)) {
      await noteAlone(context, movement, `${id} undone`);
      return endSupplierPayment(context, id, reason);
    }
    const about = { subjectKind: 'departure', subjectId: departure };
    const asked = { kind: 'supplier-payment-undone', subject: id, amount, reason, about } as const;
    return { id, approval: await askApproval(context, asked) };
  },
});

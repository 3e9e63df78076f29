import { z } from 'zod';
import { bookEntry, undoEntry } from '#features/ledger/ledger.commands.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import { holdTill } from '#features/ledger/tills/tills.commands.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { isUndone, lockCost, lockEntry } from '../costs/costs.commands.ts';
import { newSupplierPayment, supplierPaymentMade } from './supplier-payments.contract.ts';
import { listPaid } from './supplier-payments.queries.ts';

/**
 * Books what was paid to a supplier for a cost: we owe less, and the money left a till, the bank or a wallet.
 * @throws Failure not-found; conflict `reports.undone` for a cost that was undone, `till.closed` for cash after the day's end; invalid
 * `reports.paid-too-much` when less is owed, `reports.no-number` without the outgoing number.
 */
export const paySupplier = command({
  name: 'reports.pay-supplier',
  permission: 'payments.approve',
  input: newSupplierPayment.extend({ cost: z.uuid() }),
  run: async (context, { key, ...request }) => {
    const write = {
      command: 'reports.pay-supplier',
      key,
      hash: hashOf(request),
      schema: supplierPaymentMade,
    };
    return respondOnce(context, write, async () => {
      const { cost, method, amount, outside } = request;
      const { tx, actor } = context;
      if (method !== 'cash' && outside === undefined) {
        const message = 'Write the number of the payment.';
        throw new Failure('invalid', 'reports.no-number', message, [{ path: 'outside', message }]);
      }
      const { departure, owed, text } = await lockCost(context, cost);
      const most = owed - ((await listPaid(tx, [cost])).get(cost) ?? 0);
      if (amount > most) {
        const message = 'That is more than is still owed of this cost.';
        const fields = [{ path: 'amount', message }];
        throw new Failure('invalid', 'reports.paid-too-much', message, fields, { most });
      }
      if (method === 'cash') {
        await holdTill(context, actor.id);
      }
      const id = await bookEntry(context, {
        ...{ kind: 'supplier-payment', subject: cost, text: outside ?? text },
        postings: [
          { account: 'supplier', amount },
          { account: method, amount: -amount },
        ],
      });
      const difference = { amount, method, ...(outside === undefined ? {} : { outside }) };
      context.log({ subjectKind: 'departure', subjectId: departure, difference });
      return { id: id ?? '' };
    });
  },
});

/**
 * Undoes what was paid to a supplier by an opposite entry, which says why: we owe it again.
 * @throws Failure not-found; conflict `reports.payment-undone` when it was already, `till.closed` for cash of a till that is closed.
 */
export const undoSupplierPayment = command({
  name: 'reports.undo-supplier-payment',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  run: async (context, { id, reason }) => {
    const { tx, actor } = context;
    const entry = await lockEntry(context, id, 'supplier-payment');
    if (!entry) {
      throw new Failure('not-found', 'reports.no-payment', 'There is no such payment.');
    }
    const { departure } = await lockCost(context, entry.subject);
    if (await isUndone(tx, id)) {
      throw new Failure('conflict', 'reports.payment-undone', 'This payment was undone already.');
    }
    const postings = await listPostings(tx, id);
    const clerk = entry.clerk ?? actor.id;
    if (postings.some(({ account }) => account === 'cash')) {
      await holdTill(context, clerk);
    }
    await undoEntry(context, {
      ...{ kind: 'supplier-payment-undone', subject: entry.subject, text: reason, undoes: id, clerk },
      postings,
    });
    context.log({ subjectKind: 'departure', subjectId: departure, difference: { reason } });
    return { id };
  },
});

import { z } from 'zod';
import { needMoneyAccount } from '#features/books/accounts/accounts.queries.ts';
import { movementMade } from '#features/books/movements/movements.contract.ts';
import { move } from '#features/books/movements/movements.writes.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { refuseOtherBills } from '../bills/bills.writes.ts';
import { lockSupplier } from '../suppliers.writes.ts';
import { newPayment } from './payments.contract.ts';
import { supplierPaymentBills } from './payments.table.ts';

/**
 * Pays a supplier from an account of the agency. What is more than they are owed when it is booked is an advance. What is large waits
 * for another person.
 * @throws Failure not-found; invalid `books.account`, `bills.other`; and as `move`
 */
export const paySupplierFrom = command({
  name: 'suppliers.pay',
  permission: 'books.write',
  input: newPayment.extend({ id: z.uuid() }),
  output: movementMade,
  refusals: {
    404: 'There is no such supplier.',
    409: 'The day is closed (`books.closed`), the till is (`till.closed`), or money went out under this number already (`payments.sent-before`).',
    422: 'No such account holds money (`books.account`), a bill isn’t theirs or was undone (`bills.other`), or the day is in the future (`books.future`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'suppliers.pay', key, hash: hashOf(request), schema: movementMade };
    return respondOnce(context, write, async () => {
      const { id: supplierId, account: from, fee = 0, bills = [], ...moved } = request;
      const { name } = await lockSupplier(context, supplierId);
      await needMoneyAccount(context.tx, from);
      await refuseOtherBills(context, supplierId, bills);
      const to = accounts.supplier.code;
      const paid = { ...moved, kind: 'supplier-payment' as const, from, to, fee, text: name, supplierId };
      const made = await move(context, paid);
      if (bills.length > 0) {
        await context.tx
          .insert(supplierPaymentBills)
          .values(bills.map((billId, position) => ({ movementId: made.id, position, billId })));
      }
      return made;
    });
  },
});

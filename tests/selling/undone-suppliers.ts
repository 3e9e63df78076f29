import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { addBill, undoBill } from '#features/suppliers/bills/bills.commands.ts';
import { addBillFile, openBillFile } from '#features/suppliers/files/files.commands.ts';
import { payOn, undoPayOn } from '#features/suppliers/pay-on/pay-on.commands.ts';
import { paySupplierFrom } from '#features/suppliers/payments/payments.commands.ts';
import { addSupplier, changeSupplier } from '#features/suppliers/suppliers.commands.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { run } from '#platform/command/command.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { staff, type undoneProof } from '../office/undone.ts';
import { aKey, sell } from './sales.ts';

/** Proves the commands of suppliers. */
export async function proveSuppliers(
  deps: CommandDeps,
  { proved }: Pick<ReturnType<typeof undoneProof>, 'proved'>,
): Promise<void> {
  const { id } = await proved(addSupplier, { name: 'Biman', kind: 'airline', key: aKey() });
  await proved(changeSupplier, { id, name: 'Biman Bangladesh', kind: 'airline' });
  const lines = [{ amount: 90_000, text: 'Tickets' }];
  const deducted = [{ kind: 'tax' as const, amount: 100 }];
  const bill = await proved(addBill, { supplier: id, number: 'ADM 7', lines, deducted, key: aKey() });
  const fileId = crypto.randomUUID();
  const file = { name: 'bill.png', mediaType: 'image/png', sealedKey: 'sealed', createdAt: deps.clock.now() };
  await deps.db.insert(privateFiles).values({ id: fileId, ...file });
  await proved(addBillFile, { id: bill.id, fileId });
  await proved(openBillFile, { id: bill.id });
  const paid = { id, account: '1020', amount: 900, bills: [bill.id], key: aKey() };
  const payment = await proved(paySupplierFrom, paid);
  await run(deps, staff, undoMovement, { id: payment.id, reason: 'Not taken.' });
  await proved(undoBill, { id: bill.id, reason: 'Of another airline.' });
  const order = await sell(deps);
  await run(deps, staff, acceptOrder, { id: order.id });
  const line = { id: order.id, line: 1, amount: 900, account: '1020', key: aKey() };
  const passed = await proved(payOn, line);
  await proved(undoPayOn, { id: passed.id, reason: 'Of another order.' });
}

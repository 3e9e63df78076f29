import { acceptOrder, makeOrder } from '#features/orders/orders.commands.ts';
import { moveCredit, undoCreditMove } from '#features/payments/adjustments/credit-moves.commands.ts';
import { undoWriteOff, writeOff } from '#features/payments/adjustments/write-offs.commands.ts';
import { noteCertificate } from '#features/payments/deductions/deductions.commands.ts';
import { listDeductions } from '#features/payments/deductions/deductions.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { staff, type undoneProof } from '../office/undone.ts';
import { aKey, aQuote } from './sales.ts';

/** Proves what is deducted, written off, and moved between orders. The agency writes off up to 50 taka. */
export async function proveAdjustments(
  deps: CommandDeps,
  { proved }: Pick<ReturnType<typeof undoneProof>, 'proved'>,
): Promise<void> {
  // What others paid that day doesn't count with it.
  const contact = { name: 'Meghna Textiles', phone: '01911-447100' };
  const [one, other] = [
    await run(deps, staff, makeOrder, aQuote({ contact })),
    await run(deps, staff, makeOrder, aQuote({ contact })),
  ];
  await run(deps, staff, acceptOrder, { id: one.id });
  const paid = { orderId: one.id, method: 'bank' as const, outside: 'TT 4471', key: aKey() };
  const deducted = [{ kind: 'vat' as const, amount: 100_000 }];
  await proved(takePayment, { ...paid, amount: 3_188_000, fee: 1_000, deducted });
  const [deduction] = await listDeductions(deps.db, { today: '2026-12-01', isOpen: true });
  await proved(noteCertificate, { id: deduction?.id ?? '', number: 'VDS 118' });
  const rest = { orderId: one.id, amount: 1_000, reason: 'Ten taka short.', key: aKey() };
  const written = await proved(writeOff, rest);
  await proved(undoWriteOff, { orderId: one.id, id: written.id, reason: 'They paid it.' });
  await run(deps, staff, takePayment, { ...paid, outside: 'TT 4472', amount: 51_000, key: aKey() });
  const moved = { orderId: one.id, to: other.id, amount: 50_000, key: aKey() };
  const { id } = await proved(moveCredit, moved);
  await proved(undoCreditMove, { orderId: other.id, id, reason: 'Not theirs.' });
}

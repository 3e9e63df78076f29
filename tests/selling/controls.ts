import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import { approveMovement } from '#features/reports/approvals/approvals.commands.ts';
import { listApprovals } from '#features/reports/approvals/approvals.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { aKey, type NewOrder, sell, staff } from './sales.ts';

export const taka = (sum: number) => sum * 100;

export const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (cause: { code?: string }) => cause.code,
  );

let numbers = 0;
/** A telephone number that no customer had before. */
const aPhone = () => {
  numbers += 1;
  return `0171${String(1_000_000 + numbers)}`;
};

/** An accepted order of one line. */
export async function anOrder(deps: CommandDeps, total: number, changed: Partial<NewOrder> = {}) {
  const made = await sell(deps, {
    contact: { name: 'Salma Begum', phone: aPhone(), email: 'salma@mail.example' },
    lines: [{ charge: 'own', quantity: 1, unit: total, text: { en: 'Visa service' } }],
    ...changed,
  });
  await run(deps, staff('amina'), acceptOrder, { id: made.id });
  return made;
}

export const take = (deps: CommandDeps, orderId: string, amount: number, who = staff('amina')) =>
  run(deps, who, takePayment, { orderId, amount, method: 'cash', key: aKey() });

export const giveBack = (deps: CommandDeps, orderId: string, amount: number, who = staff('amina')) =>
  run(deps, who, askRefund, { orderId, amount, method: 'cash', reason: 'Overpaid.', key: aKey() });

/** What the ledger has on an account, debits positive; poisha. */
export async function on(deps: CommandDeps, code: string): Promise<number> {
  const { accounts, debit, credit } = await findTrialBalance(deps.db, '2027-12-31');
  if (debit !== credit) {
    throw new Error('The books don’t balance.');
  }
  const found = accounts.find((each) => each.code === code);
  return (found?.debit ?? 0) - (found?.credit ?? 0);
}

/** Another person approves all that waits. */
export async function approveAll(deps: CommandDeps, who = staff('second', 'manager')) {
  for (const { id } of await listApprovals(deps.db)) {
    await run(deps, who, approveMovement, { id });
  }
}

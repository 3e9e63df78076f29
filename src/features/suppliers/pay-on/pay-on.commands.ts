import { z } from 'zod';
import { needMoneyAccount } from '#features/books/accounts/accounts.queries.ts';
import { endMovement } from '#features/books/movements/movements.commands.ts';
import { type MovementMade, movementMade } from '#features/books/movements/movements.contract.ts';
import { isMovement } from '#features/books/movements/movements.queries.ts';
import { move } from '#features/books/movements/movements.writes.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { listSoldLines } from '#features/orders/orders.queries.ts';
import { lineText, textsOf } from '#features/orders/orders.rules.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { endBill, enterBill } from '../bills/bills.commands.ts';
import { lockSupplier } from '../suppliers.writes.ts';
import { newPayOn } from './pay-on.contract.ts';

const payOnRequest = newPayOn.safeExtend({ id: z.uuid(), line: z.int().min(0) });
type Request = Omit<z.output<typeof payOnRequest>, 'key' | 'account' | 'supplier'>;

/** A line of an order, which is locked until the transaction ends. @throws Failure not-found */
async function lockLine(
  context: CommandContext,
  { id, line }: { readonly id: string; readonly line: number },
) {
  const order = await lockOrder(context, { id });
  const sold = (await listSoldLines(context.tx, id, order.current))[line];
  if (sold === undefined) {
    throw new Failure('not-found', 'orders.no-line', 'There is no such line.');
  }
  const text = [order.reference, lineText(textsOf(sold), 'en')].join(' · ').slice(0, 200);
  return { order, charge: sold.charge, text };
}

/** Pays for a line at once. */
async function payAtOnce(
  context: CommandContext,
  { id, line, account: from, ...moved }: Request & { readonly account: string },
): Promise<MovementMade> {
  await needMoneyAccount(context.tx, from);
  const { order, charge, text } = await lockLine(context, { id, line });
  const to = accounts[charge === 'supplier' ? 'supplier' : 'official'].code;
  return move(context, { ...moved, kind: 'pay-on', from, to, fee: 0, text, order, line });
}

/** Owes it to a supplier, whose bill it is. */
async function owe(
  context: CommandContext,
  { id, line, amount, on, outside: number, finished }: Request,
  supplier: string,
): Promise<MovementMade> {
  // A supplier is locked before the orders that their bill is for.
  await lockSupplier(context, supplier);
  const { text } = await lockLine(context, { id, line });
  const bill = { supplier, number, on, lines: [{ order: id, line, amount, text }] };
  const made = await enterBill(context, bill, finished);
  return { id: made.id, state: 'booked' };
}

/**
 * Books what an official fee or a supplier's price of an order really cost. Paid at once, what is large waits for another person; owed
 * to a supplier, it is a bill of theirs.
 * @throws Failure not-found; conflict `orders.not-sold`; invalid `orders.not-spendable`, `books.account`; and as `move` and `enterBill`
 */
export const payOn = command({
  name: 'suppliers.pay-on',
  permission: 'books.write',
  input: payOnRequest,
  output: movementMade,
  refusals: {
    404: 'There is no such order, line or supplier.',
    409: 'Nothing was sold yet (`orders.not-sold`), the day is closed (`books.closed`), the till is (`till.closed`), or money went out under this number already (`payments.sent-before`).',
    422: 'It is our own price (`orders.not-spendable`), no such account holds money (`books.account`), or the day is in the future (`books.future`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'suppliers.pay-on', key, hash: hashOf(request), schema: movementMade };
    return respondOnce(context, write, async () => {
      const { supplier, account = '', ...rest } = request;
      return supplier === undefined ? payAtOnce(context, { ...rest, account }) : owe(context, rest, supplier);
    });
  },
});

/** Undoes what was paid, or owed, for a line of an order. @throws as `endMovement` and `endBill` */
export const undoPayOn = command({
  name: 'suppliers.undo-pay-on',
  permission: 'books.write',
  input: ending.extend({ id: z.uuid() }),
  output: movementMade,
  refusals: {
    403: 'It is so large that somebody must undo it who may approve it (`books.large`).',
    404: 'There is no such payment or bill.',
    409: 'It isn’t booked, or was undone already (`movements.state`, `bills.undone`); or payments are set against it (`bills.paid`).',
  },
  run: async (context, request) =>
    (await isMovement(context.tx, request.id, 'pay-on'))
      ? endMovement(context, request)
      : endBill(context, request),
});

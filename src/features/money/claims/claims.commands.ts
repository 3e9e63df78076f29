import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { moved } from '#features/payments/payments.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { isMatched } from '../matches/live.queries.ts';
import { claimMethods } from '../money.rules.ts';
import { noteClaim } from './claims.writes.ts';

/**
 * Notes what a customer says they paid. The same once more corrects it; a number that somebody else told of, or that was paid
 * with, is noted as repeated, which the customer isn't told. Nothing is settled; seats that are held still stay so until staff
 * have decided, for three days at most.
 * @throws Failure not-found for any token but an order's; invalid without number and slip; too-many.
 */
export const claimPayment = command({
  name: 'money.tell',
  permission: 'orders.visit',
  input: z.strictObject({
    token: z.string(),
    method: z.enum(claimMethods),
    outside: plainLine(60).optional(),
    sender: plainLine(60, 0),
    amount: moved,
    fileId: z.uuid().optional(),
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { token, visitor: address, ...told }) => {
    const visitor = visitorMark(context, address);
    const order = await lockOrder(context, { token });
    return noteClaim(context, order, { ...told, visitor, isOfVisitor: true });
  },
});

/** @throws Failure conflict `money.matched` when a payment was made of one of them. */
export async function refuseMatched(
  { tx }: Pick<CommandContext, 'tx'>,
  ids: Parameters<typeof isMatched>[1],
): Promise<void> {
  if (await isMatched(tx, ids)) {
    throw new Failure('conflict', 'money.matched', 'A payment was made of this already.');
  }
}

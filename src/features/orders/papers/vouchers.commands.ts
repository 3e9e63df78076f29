import { z } from 'zod';
import { listPapers } from '#features/papers/papers.queries.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockOrder } from '../orders.commands.ts';
import { listSoldLines } from '../orders.queries.ts';
import type { Charge, OrderState } from '../orders.rules.ts';
import { type OrderRow, recordEvent } from '../orders.writes.ts';
import { issueOrderPaper } from './papers.writes.ts';
import { voucher } from './vouchers.contract.ts';

/** Whether there is something to be given for an order, by its state and its lines. */
const isGiven = (state: OrderState, lines: readonly { readonly charge: Charge }[]): boolean =>
  (state === 'open' || state === 'completed') &&
  lines.some(({ charge }) => charge === 'own' || charge === 'supplier');

/**
 * Issues the voucher of a locked order: what its holder is to be given, without prices. Once more for the same version of the
 * terms gives the same one; after a change the one before is void.
 * @returns undefined before the order is accepted, after it was cancelled, and without a service in it.
 */
export async function issueVoucherOf(context: CommandContext, row: OrderRow) {
  const { id, current, state } = row;
  if (!isGiven(state, await listSoldLines(context.tx, id, current))) {
    return undefined;
  }
  const known = (await listPapers(context.tx, id)).find(
    (paper) => paper.kind === 'voucher' && paper.undoneAt === null && paper.version === current,
  );
  if (known !== undefined) {
    return { number: known.number, verify: known.verify };
  }
  await replacePapers(context, id, ['voucher']);
  const issued = await issueOrderPaper(context, row, 'voucher', 0);
  await recordEvent(context, id, 'voucher-issued', { number: issued.number }, { version: current });
  return issued;
}

/** Issues the voucher of an order. */
export const issueVoucher = command({
  name: 'orders.issue-voucher',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  output: voucher,
  refusals: {
    404: 'There is no such order.',
    409: 'The order isn’t accepted, was cancelled, or has no service in it.',
  },
  run: async (context, { id }) => {
    const issued = await issueVoucherOf(context, await lockOrder(context, { id }));
    if (issued === undefined) {
      throw new Failure('conflict', 'orders.voucher', 'There is nothing to be given for this order.');
    }
    return issued;
  },
});

import { z } from 'zod';
import { listPapers } from '#features/papers/papers.queries.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockOrder } from '../orders.commands.ts';
import { listSoldLines } from '../orders.queries.ts';
import type { Charge, OrderState } from '../orders.rules.ts';
import { type OrderRow, recordEvent } from '../orders.writes.ts';
import { canGoOn, goesOnUnpaid } from '../terms/unpaid.policy.ts';
import { findOwed } from '../terms/unpaid.queries.ts';
import { issueOrderPaper } from './papers.writes.ts';
import { voucher, voucherRequest } from './vouchers.contract.ts';

/** Whether there is something to be given for an order, by its state and its lines. */
const isGiven = (state: OrderState, lines: readonly { readonly charge: Charge }[]): boolean =>
  (state === 'open' || state === 'completed') &&
  lines.some(({ charge }) => charge === 'own' || charge === 'supplier');

/** A voucher, or what is owed before there is one; neither where nothing is given. */
interface Issued {
  readonly voucher?: z.infer<typeof voucher>;
  /** Poisha; 0 where it is paid, or goes on all the same. */
  readonly owed: number;
}

/** Whether the voucher of an order may be issued while something is owed. */
const mayGoOn = ({ actor }: CommandContext): boolean => actor.permissions.has(goesOnUnpaid);

/**
 * Issues the voucher of a locked order: what its holder is to be given, without prices. Once more for the same version of the
 * terms gives the same one; after a change the one before is void.
 * @param isMeant whether it is issued although the order isn't paid
 * @returns no voucher before the order is accepted, after it was cancelled, without a service in it, and while it is owed.
 * @throws Failure forbidden `orders.owed` for a role that may not go on
 */
export async function issueVoucherOf(
  context: CommandContext,
  row: OrderRow,
  isMeant: boolean,
): Promise<Issued> {
  const { id, current, state, reference } = row;
  if (!isGiven(state, await listSoldLines(context.tx, id, current))) {
    return { owed: 0 };
  }
  const known = (await listPapers(context.tx, id)).find(
    (paper) => paper.kind === 'voucher' && paper.undoneAt === null && paper.version === current,
  );
  if (known !== undefined) {
    return { voucher: { number: known.number, verify: known.verify }, owed: 0 };
  }
  const owed = await findOwed(context.tx, id);
  if (owed > 0 && !isMeant) {
    return { owed };
  }
  context.authorize(canGoOn, { reference, owed, isMeant, mayGoOn: mayGoOn(context) });
  await replacePapers(context, id, ['voucher']);
  const issued = await issueOrderPaper(context, row, 'voucher', 0);
  const noted = { number: issued.number, ...(owed > 0 ? { owed } : {}) };
  await recordEvent(context, id, 'voucher-issued', noted, { version: current });
  return { voucher: issued, owed: 0 };
}

/** Issues the voucher of an order, once it is paid. */
export const issueVoucher = command({
  name: 'orders.issue-voucher',
  permission: 'orders.write',
  input: voucherRequest.extend({ id: z.uuid() }),
  output: voucher,
  refusals: {
    403: 'The order isn’t paid (`orders.owed`), and the role may not go on all the same.',
    404: 'There is no such order.',
    409: 'The order isn’t accepted, was cancelled, has no service in it, or isn’t paid (`orders.owed`, with `details.owed`; `unpaid` goes on).',
  },
  run: async (context, { id, unpaid: isMeant }) => {
    const row = await lockOrder(context, { id });
    const { voucher: issued, owed } = await issueVoucherOf(context, row, isMeant);
    context.authorize(canGoOn, { reference: row.reference, owed, isMeant, mayGoOn: mayGoOn(context) });
    if (issued === undefined) {
      throw new Failure('conflict', 'orders.voucher', 'There is nothing to be given for this order.');
    }
    return issued;
  },
});

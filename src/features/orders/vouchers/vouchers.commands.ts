import { z } from 'zod';
import { replacePapers } from '#features/papers/papers.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { noteEvent } from '../made/made.commands.ts';
import { lockOrder } from '../orders.commands.ts';
import { listSoldLines } from '../orders.queries.ts';
import { issueOrderPaper } from '../papers/papers.commands.ts';

/**
 * Issues the voucher of an order: what its holder is to be given, without prices. Once more for the same version of the
 * terms gives the same one; after a change the one before is void.
 * @throws Failure conflict `orders.voucher` before the order is accepted, after it was cancelled, and without a service in it.
 */
export const issueVoucher = command({
  name: 'orders.issue-voucher',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const lines = await listSoldLines(context.tx, id, row.current);
    const hasService = lines.some(({ charge }) => charge === 'own' || charge === 'supplier');
    if ((row.state !== 'open' && row.state !== 'completed') || !hasService) {
      throw new Failure('conflict', 'orders.voucher', 'There is nothing to be given for this order.');
    }
    const known = (await listPapers(context.tx, id)).find(
      (paper) => paper.kind === 'voucher' && paper.undoneAt === null && paper.version === row.current,
    );
    if (known !== undefined) {
      return { number: known.number, verify: known.verify };
    }
    await replacePapers(context, id, ['voucher']);
    const issued = await issueOrderPaper(context, row, 'voucher', 0);
    await noteEvent(context, id, 'voucher-issued', { version: row.current, number: issued.number });
    context.log({
      subjectKind: 'order',
      subjectId: id,
      difference: { happened: 'voucher-issued', number: issued.number },
    });
    return issued;
  },
});

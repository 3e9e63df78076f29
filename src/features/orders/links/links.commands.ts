import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { linkRenewal } from '#features/enquiries/links/links.contract.ts';
import { tokenOf } from '#features/enquiries/send/reference.rules.ts';
import { command } from '#platform/command/command.ts';
import { lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';

/** Gives an order's page and papers another link; the former one opens nothing any more. */
export const renewOrderLink = command({
  name: 'orders.renew-link',
  permission: 'orders.write',
  input: linkRenewal,
  run: async (context, { id, reason }) => {
    await lockOrder(context, { id });
    const token = tokenOf([...randomBytes(26)]);
    await context.tx.update(orders).set({ token }).where(eq(orders.id, id));
    context.log({ subjectKind: 'order', subjectId: id, difference: { reason } });
    return { token };
  },
});

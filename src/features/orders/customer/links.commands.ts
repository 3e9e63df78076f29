import { eq } from 'drizzle-orm';
import { renewal } from '#features/enquiries/links/links.commands.ts';
import { lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';

export const renewOrderLink = renewal(
  { name: 'orders.renew-link', permission: 'orders.write', subjectKind: 'order' },
  async (context, id, token) => {
    await lockOrder(context, { id });
    await context.tx.update(orders).set({ token }).where(eq(orders.id, id));
  },
);

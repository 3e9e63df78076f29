import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';
import { recordEvent } from '../orders.writes.ts';
import { buyerBin } from './buyer-bin.contract.ts';

/** Notes the BIN of who buys: invoices that are issued from then on say it. The same once more changes nothing. */
export const noteBin = command({
  name: 'orders.note-bin',
  permission: 'orders.write',
  input: buyerBin.extend({ id: z.uuid() }),
  refusals: { 404: 'There is no such order.', 422: 'It is no BIN.' },
  run: async (context, { id, bin: typed }) => {
    const bin = westernDigits(typed);
    const row = await lockOrder(context, { id });
    if (row.bin !== bin) {
      await context.tx.update(orders).set({ bin, updatedAt: context.now }).where(eq(orders.id, id));
      await recordEvent(context, id, 'bin-noted');
    }
    return { id };
  },
});

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { channels as allChannels } from '#platform/messages/messages.rules.ts';
import { lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';
import { recordEvent } from '../orders.writes.ts';
import { channelChoice } from './channels.contract.ts';
import { findChosen } from './channels.queries.ts';

/**
 * The customer chooses the ways in which they are told of their order. All that are offered is no choice: what is added later
 * counts, too.
 * @throws Failure not-found; invalid `messages.no-address` for a channel without a number or an address
 */
export const chooseChannels = command({
  name: 'orders.choose-channels',
  permission: 'orders.visit',
  input: channelChoice.extend({ token: z.string() }),
  run: async (context, { token, channels: typed }) => {
    const row = await lockOrder(context, { token });
    const wanted = allChannels.filter((channel) => typed.includes(channel));
    const chosen = await findChosen(context.tx, row, typed);
    if (chosen?.join() !== row.channels?.join()) {
      await context.tx
        .update(orders)
        .set({ channels: chosen, updatedAt: context.now })
        .where(eq(orders.id, row.id));
      await recordEvent(context, row.id, 'channels-chosen', { channels: wanted });
    }
    return { channels: wanted };
  },
});

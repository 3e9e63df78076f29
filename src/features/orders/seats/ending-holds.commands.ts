import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { queueOrderLetter } from '../letters/letters.writes.ts';
import { lockOrder } from '../orders.commands.ts';
import { recordEvent } from '../orders.writes.ts';
import { listEndingHolds } from './ending-holds.queries.ts';

/** Tells a customer that their seats are held for some hours more, once for each end; nothing when they are paid or free by now. */
export const remindHold = command({
  name: 'bookings.remind-hold',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const [ending] = await listEndingHolds(context.tx, id);
    if (ending === undefined) {
      return;
    }
    const { until, subject } = ending;
    if (await queueOrderLetter(context, row, { kind: 'hold-ends', until }, subject)) {
      await recordEvent(context, id, 'hold-reminded');
    }
  },
});

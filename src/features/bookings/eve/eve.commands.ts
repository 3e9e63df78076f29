import { z } from 'zod';
import { meetingIn } from '#features/departures/meeting-point/meeting-point.rules.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { findPackage } from '#features/tour-packages/package/package.queries.ts';
import { command } from '#platform/command/command.ts';
import { listOnEve } from './eve.queries.ts';

/** Tells a customer on the eve of their departure where and when it begins, once; nothing when they don't travel any more. */
export const remindOnEve = command({
  name: 'bookings.remind',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const [due] = await listOnEve(context.tx, context.now, id);
    if (due === undefined) {
      return;
    }
    const { packageId, departsOn, meeting, meetingBack, subject } = due;
    const texts = (await findPackage(context.tx, packageId, row.language))?.texts;
    const told = {
      kind: 'eve' as const,
      departsOn,
      beginning: texts?.itinerary[0]?.text ?? '',
      travel: texts?.travel ?? '',
      meeting: meeting && meetingIn(meeting, row.language),
      back: meetingBack && meetingIn(meetingBack, row.language),
    };
    if (await queueOrderLetter(context, row, told, subject)) {
      await recordEvent(context, id, 'eve-notified');
    }
  },
});

import { z } from 'zod';
import { markPapers } from '#features/papers/papers.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { queueOrderLetter } from '../letters/letters.commands.ts';
import { noteEvent } from '../made/made.commands.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import { isQuote } from '../orders.rules.ts';
import { findReminder, listCompleted } from './life.queries.ts';
import { reminderDay } from './life.rules.ts';

const which = z.strictObject({ id: z.uuid() });

/** A quote whose last day is over lapses; any other order stays as it is. */
export const lapseOrder = command({
  name: 'orders.lapse',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const { validUntil, state } = row;
    if (!isQuote(state) || validUntil === null || validUntil >= dhakaDate(context.now)) {
      return;
    }
    await markPapers(context, { kind: 'quote', subjectId: id }, 'undone');
    await changeOrder(context, row, { state: 'lapsed' }, 'lapsed', { validUntil });
  },
});

/** An open order whose travel is over is completed, when nobody owes anything; any other order stays as it is. */
export const completeOrder = command({
  name: 'orders.complete',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    if ((await listCompleted(context.tx, dhakaDate(context.now), id)).length > 0) {
      await changeOrder(context, row, { state: 'completed' }, 'completed');
    }
  },
});

/** Reminds the customer of what is due, once for each day of it; nothing when it was paid or cancelled meanwhile. */
export const remindOrder = command({
  name: 'orders.remind',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const subject = await findReminder(context.tx, row, reminderDay(context.now));
    if (subject !== undefined && (await queueOrderLetter(context, row, { kind: 'reminder' }, subject))) {
      await noteEvent(context, id, 'reminded', { subject });
      context.log({ subjectKind: 'order', subjectId: id, difference: { happened: 'reminded' } });
    }
  },
});

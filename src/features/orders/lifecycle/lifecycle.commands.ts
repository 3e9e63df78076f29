import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { markPapers } from '#features/papers/papers.writes.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { queueOrderLetter } from '../letters/letters.writes.ts';
import { changeOrder, lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';
import { type OrderRow, recordEvent } from '../orders.writes.ts';
import { findReminder, listCompleted, listLapsing } from './lifecycle.queries.ts';
import { reminderDay } from './lifecycle.rules.ts';
import { settlePassedOn } from './passed-on.writes.ts';

const which = z.strictObject({ id: z.uuid() });

/** A quote whose last day is over lapses, unless money came for it; any other order stays as it is. */
export const lapseOrder = command({
  name: 'orders.lapse',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    const { validUntil } = row;
    if ((await listLapsing(context.tx, dhakaDate(context.now), id)).length === 0) {
      return;
    }
    await markPapers(context, { kind: 'quote', subjectId: id }, 'undone');
    await changeOrder(context, row, { state: 'lapsed' }, 'lapsed', { validUntil });
  },
});

/** Keeps a quote valid until a day at least. */
export async function keepValid(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, validUntil }: OrderRow,
  day: CalendarDate,
): Promise<void> {
  if (validUntil !== null && validUntil < day) {
    await tx.update(orders).set({ validUntil: day }).where(eq(orders.id, id));
  }
}

/** An open order whose travel is over is completed, when nobody owes anything; any other order stays as it is. */
export const completeOrder = command({
  name: 'orders.complete',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const row = await lockOrder(context, { id });
    if ((await listCompleted(context.tx, dhakaDate(context.now), id)).length > 0) {
      const completed = await changeOrder(context, row, { state: 'completed' }, 'completed');
      await settlePassedOn(context, completed, row.reference);
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
      await recordEvent(context, id, 'reminded', {}, { subject });
    }
  },
});

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { queueOrderLetter } from '#features/orders/letters/letters.commands.ts';
import { noteEvent } from '#features/orders/made/made.commands.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { deleteEncryptedTexts } from '#platform/encrypted-texts/encrypted-texts.ts';
import { findTravellers } from '../travellers.queries.ts';
import { isComplete } from '../travellers.rules.ts';
import { travellerLists } from '../travellers.table.ts';
import { listOverduePassports, listUnnamed, reminderSubject } from './care.queries.ts';

const which = z.strictObject({ id: z.uuid() });

/** Deletes the passport numbers of a booking once their time is over; before that nothing happens. */
export const deletePassports = command({
  name: 'travellers.delete-passports',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const { tx, now } = context;
    await lockOrder(context, { id });
    const [list] = await listOverduePassports(tx, dhakaDate(now), id);
    if (list === undefined || list.sealed === null) {
      return;
    }
    await tx.update(travellerLists).set({ passports: null }).where(eq(travellerLists.orderId, id));
    await deleteEncryptedTexts(tx, [list.sealed]);
    context.log({ subjectKind: 'order', subjectId: id, difference: { happened: 'passports-deleted' } });
  },
});

/** Asks the customer to fill in who travels, once for each day of departure; nothing when all is known by now. */
export const remindTravellers = command({
  name: 'travellers.remind',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const { tx, now, dataKey } = context;
    const order = await lockOrder(context, { id });
    const [due] = await listUnnamed(tx, now, id);
    const list = due && (await findTravellers({ db: tx, dataKey }, { id }));
    const missing = list?.travellers.filter((each) => !isComplete(each, list.needsPassport)).length ?? 0;
    if (due === undefined || list === undefined || missing === 0) {
      return;
    }
    const told = { kind: 'travellers' as const, lastDay: due.lastDay, missing, all: list.travellers.length };
    if (await queueOrderLetter(context, order, told, reminderSubject(due.departsOn))) {
      await noteEvent(context, id, 'travellers-asked', { missing });
      context.log({ subjectKind: 'order', subjectId: id, difference: { happened: 'travellers-asked' } });
    }
  },
});

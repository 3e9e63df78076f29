import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { deleteEncryptedTexts } from '#platform/encrypted-texts/encrypted-texts.ts';
import { keepPassports, replaceTravellers } from '../travellers.commands.ts';
import { findTravellers } from '../travellers.queries.ts';
import { isComplete } from '../travellers.rules.ts';
import { travellerLists } from '../travellers.table.ts';
import { listOverduePassports, listStayingAtHome, listUnnamed, reminderSubject } from './care.queries.ts';

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

/**
 * Forgets who doesn't travel any more since the booking was made smaller: the name, the birth date and the passport. Whoever
 * comes along later is somebody else.
 */
export const forgetTravellers = command({
  name: 'travellers.forget',
  permission: 'orders.tend',
  input: which,
  run: async (context, { id }) => {
    const { tx, dataKey } = context;
    await lockOrder(context, { id });
    const [found] = await listStayingAtHome(tx, id);
    const list = found && (await findTravellers({ db: tx, dataKey }, { id }));
    if (list === undefined) {
      return;
    }
    const before = await replaceTravellers(tx, id, list.travellers);
    const passports = await keepPassports(context, list.travellers);
    await tx
      .update(travellerLists)
      .set({ passports, version: list.version + 1 })
      .where(eq(travellerLists.orderId, id));
    await deleteEncryptedTexts(tx, list.sealed === null ? [] : [list.sealed]);
    context.log({
      subjectKind: 'order',
      subjectId: id,
      difference: { happened: 'travellers-forgotten', count: Math.max(0, before - list.travellers.length) },
    });
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
      await recordEvent(context, id, 'travellers-asked', {}, { missing });
    }
  },
});

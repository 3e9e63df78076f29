import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { maxOptions, type NewOption, newOption, option, sentOptions } from './fares.contract.ts';
import { listOptions } from './fares.queries.ts';
import { totalOfFares } from './fares.rules.ts';
import { fareOptions, fareRequests } from './fares.table.ts';
import { queueOptionsLetter } from './letters/letters.writes.ts';
import { canLand, placeOf } from './paste/places.rules.ts';

export const missing = () => new Failure('not-found', 'fares.not-found', 'There is no such fare request.');
export const taken = () => new Failure('conflict', 'fares.accepted', 'An option was accepted already.');

/** The request of an enquiry, locked until the transaction ends; begun with its first option. @throws Failure not-found. */
async function lockRequest({ tx, now }: CommandContext, enquiryId: string) {
  const [enquiry] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, enquiryId), eq(enquiries.kind, 'air-ticket'), isNull(enquiries.removedAt)));
  if (!enquiry) {
    throw missing();
  }
  await tx
    .insert(fareRequests)
    .values({ enquiryId, token: newToken(), createdAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(fareRequests)
    .where(eq(fareRequests.enquiryId, enquiryId))
    .for('update');
  if (!row) {
    throw missing();
  }
  return row;
}

/**
 * @throws Failure invalid `fares.option` for an airport that has no scheduled flights, or a price that is nothing or too large;
 * `fares.times` for a flight that can't leave and land at these times.
 */
function refuseUnsold({ segments, fares }: Pick<NewOption, 'segments' | 'fares'>): void {
  const wrong = (path: string, message: string) =>
    new Failure('invalid', 'fares.option', message, [{ path, message }]);
  for (const [index, segment] of segments.entries()) {
    const [from, to] = [placeOf(segment.from), placeOf(segment.to)];
    if (from === undefined || to === undefined) {
      const end = from === undefined ? 'from' : 'to';
      throw wrong(`segments.${index}.${end}`, 'There is no such airport.');
    }
    if (!canLand(from, to, segment.departs, segment.arrives)) {
      const message = 'By the clocks of its airports this flight can’t land then: look at day and time.';
      const flight = `${segment.airline} ${segment.flight}`;
      throw new Failure('invalid', 'fares.times', message, [{ path: `segments.${index}.arrives`, message }], {
        flight,
      });
    }
  }
  const total = totalOfFares(fares);
  if (total <= 0 || total > largestAmount) {
    throw wrong('fares', 'The price is nothing, or too large.');
  }
}

/**
 * Adds an option to a fare request. What is offered never changes: another price is another option. One that is added after
 * others were sent is for the desk alone until it is sent, too. One whose time limit is over is taken, as a program may bring what
 * was offered elsewhere; nobody can accept it.
 */
export const addOption = command({
  name: 'fares.add-option',
  permission: 'orders.write',
  input: newOption.safeExtend({ id: z.uuid() }),
  output: option,
  refusals: {
    404: 'There is no such fare request.',
    409: 'It has five options (`fares.many`), or one was accepted (`fares.accepted`).',
    422: 'An airport or the price is not right (`fares.option`), or a flight can’t land when it says (`fares.times`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, key: _, ...request }) => {
    const { tx, now, actor } = context;
    refuseUnsold(request);
    const row = await lockRequest(context, enquiryId);
    const already = await tx.$count(fareOptions, eq(fareOptions.enquiryId, enquiryId));
    if (row.optionId !== null) {
      throw taken();
    }
    if (already >= maxOptions) {
      throw new Failure('conflict', 'fares.many', `A request has at most ${maxOptions} options.`);
    }
    const { segments, fares, timeLimit, ...terms } = request;
    const [made] = await tx
      .insert(fareOptions)
      .values({
        id: crypto.randomUUID(),
        enquiryId,
        position: already + 1,
        segments,
        fares,
        terms,
        timeLimit: new Date(timeLimit),
        madeBy: actor.id,
        madeAt: now,
      })
      .returning({ id: fareOptions.id, position: fareOptions.position });
    const last = sql`greatest(${fareRequests.timeLimit}, ${timeLimit}::timestamptz)`;
    await tx.update(fareRequests).set({ timeLimit: last }).where(eq(fareRequests.enquiryId, enquiryId));
    const shown = (await listOptions(tx, enquiryId)).find(({ id }) => id === made?.id);
    if (!made || !shown) {
      throw missing();
    }
    context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference: { option: made.position } });
    return shown;
  },
});

/**
 * Opens the customer's link with all options there are, and writes to the customer; once more changes nothing while there is no
 * new option.
 */
export const sendOptions = command({
  name: 'fares.send',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  output: sentOptions,
  refusals: {
    404: 'There is no such fare request.',
    409: 'There is no option yet (`fares.empty`).',
  },
  run: async (context, { id }) => {
    const { tx, now } = context;
    const row = await lockRequest(context, id);
    const options = await tx.$count(fareOptions, eq(fareOptions.enquiryId, id));
    if (options === 0) {
      throw new Failure('conflict', 'fares.empty', 'There is no option yet.');
    }
    if (options > row.sentOptions && row.optionId === null) {
      await tx
        .update(fareRequests)
        .set({ sentAt: row.sentAt ?? now, sentOptions: options })
        .where(eq(fareRequests.enquiryId, id));
      await queueOptionsLetter(context, row);
      context.log({ subjectKind: 'enquiry', subjectId: id, difference: { sent: options } });
    }
    return { token: row.token };
  },
});

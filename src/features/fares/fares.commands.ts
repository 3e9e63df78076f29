import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import { winEnquiry } from '#features/orders/made/made.writes.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { quoteTerms } from '#features/orders/quoted/quoted.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { readPhones } from '#platform/phone/read-phone.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { acceptance, mostOptions, type NewOption, newOption, option, ordered } from './fares.contract.ts';
import { listOptions } from './fares.queries.ts';
import { fareLines, fits, totalOfFares } from './fares.rules.ts';
import { fareOptions, farePassengers, fareRequests } from './fares.table.ts';
import { queueOptionsLetter } from './letters/letters.writes.ts';
import { namesOf } from './names/names.rules.ts';
import { canLand, placeOf } from './paste/places.rules.ts';

type OptionRow = typeof fareOptions.$inferSelect;

export const missing = () => new Failure('not-found', 'fares.not-found', 'There is no such fare request.');
const taken = () => new Failure('conflict', 'fares.accepted', 'An option was accepted already.');

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
function refuseUnsold({ segments, fares }: NewOption): void {
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
 * @throws Failure not-found; invalid; conflict `fares.many` for a sixth, `fares.accepted` when one was accepted.
 */
export const addOption = command({
  name: 'fares.add-option',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), request: newOption }),
  run: async (context, { id: enquiryId, request: { key, ...request } }) => {
    const hash = hashOf({ enquiryId, ...request });
    return respondOnce(context, { command: 'fares.add-option', key, hash, schema: option }, async () => {
      const { tx, now, actor } = context;
      refuseUnsold({ ...request, key });
      const row = await lockRequest(context, enquiryId);
      const already = await tx.$count(fareOptions, eq(fareOptions.enquiryId, enquiryId));
      if (row.optionId !== null) {
        throw taken();
      }
      if (already >= mostOptions) {
        throw new Failure('conflict', 'fares.many', `A request has at most ${mostOptions} options.`);
      }
      const { segments, fares, timeLimit, ...terms } = request;
      const [made] = await tx
        .insert(fareOptions)
        .values({
          ...{ id: crypto.randomUUID(), enquiryId, position: already + 1, segments, fares, terms },
          ...{ timeLimit: new Date(timeLimit), madeBy: actor.id, madeAt: now },
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
    });
  },
});

/**
 * Opens the customer's link with all options there are, and writes to the customer; once more changes nothing while there is no
 * new option. @throws Failure not-found; conflict `fares.empty` without an option.
 */
export const sendOptions = command({
  name: 'fares.send',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
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

/**
 * The customer accepts an option by the link: its price becomes the order's as it was shown, due at once.
 * @throws Failure not-found; conflict `fares.accepted` for a second one, `fares.lapsed` after the airline's time limit, by the
 * database's clock; invalid `fares.passengers` when they aren't as many as were priced, `fares.names` for names that no
 * passport has.
 */
export const acceptOption = command({
  name: 'fares.accept',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), request: acceptance }),
  lends: ['enquiries.write'],
  run: async (context, { token, request: { key, ...request } }) => {
    const hash = hashOf({ token, ...request });
    return respondOnce(context, { command: 'fares.accept', key, hash, schema: ordered }, async () => {
      const { tx, now } = context;
      const [row] = await tx
        .select()
        .from(fareRequests)
        .where(sealedIs(fareRequests.token, token))
        .for('update');
      if (!row || row.sentAt === null) {
        throw missing();
      }
      if (row.optionId !== null) {
        throw taken();
      }
      const { enquiryId } = row;
      const [chosen] = await tx
        .select({
          ...{ id: fareOptions.id, segments: fareOptions.segments, fares: fareOptions.fares },
          ...{
            timeLimit: fareOptions.timeLimit,
            isOver: sql<boolean>`${fareOptions.timeLimit} <= ${databaseNow}`,
          },
        })
        .from(fareOptions)
        .where(
          and(
            ...[eq(fareOptions.id, request.option), eq(fareOptions.enquiryId, enquiryId)],
            lte(fareOptions.position, row.sentOptions),
          ),
        );
      if (!chosen) {
        throw missing();
      }
      if (chosen.isOver) {
        const timeLimit = chosen.timeLimit.toISOString();
        throw new Failure('conflict', 'fares.lapsed', 'The time limit of the airline is over.', [], {
          timeLimit,
        });
      }
      if (!fits(request.passengers, chosen.fares)) {
        const message = 'Name as many passengers of each kind as the option is for.';
        throw new Failure('invalid', 'fares.passengers', message, [{ path: 'passengers', message }]);
      }
      const named = namesOf(request.passengers);
      const order = await orderFor(context, enquiryId, { ...chosen, phone: request.phone });
      await tx
        .insert(farePassengers)
        .values(named.map((passenger, position) => ({ enquiryId, position, ...passenger })));
      await tx
        .update(fareRequests)
        .set({ ...{ optionId: chosen.id, orderId: order.id, acceptedAt: now }, timeLimit: chosen.timeLimit })
        .where(eq(fareRequests.enquiryId, enquiryId));
      context.log({
        ...{ subjectKind: 'enquiry', subjectId: enquiryId },
        difference: { accepted: chosen.id, order: order.reference },
      });
      return { order: { reference: order.reference, token: order.token } };
    });
  },
});

/** The accepted order of an option, made from its enquiry: all is due at once, or the airline would not ticket. */
async function orderFor(
  context: CommandContext,
  enquiryId: string,
  { segments, fares, phone }: Pick<OptionRow, 'segments' | 'fares'> & { readonly phone: string | undefined },
) {
  const [enquiry] = await context.tx
    .select({
      ...{ name: enquiries.name, phone: enquiries.phone, otherPhones: enquiries.otherPhones },
      ...{ email: enquiries.email, language: enquiries.language },
    })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (!enquiry) {
    throw missing();
  }
  await winEnquiry(context, enquiryId);
  const { row } = await quoteTerms(context, {
    ...{ ...enquiry, ...readPhones(phonesTyped(enquiry.phone ?? phone, enquiry.otherPhones), 'phone') },
    ...{ enquiryId, tells: false },
    terms: {
      ...{ lines: fareLines(segments, fares), sold: [], travelsOn: segments[0]?.departs.slice(0, 10) },
      plan: [{ amount: totalOfFares(fares), due: dhakaDate(context.now) }],
    },
  });
  return acceptTerms(context, row);
}

import { and, eq, isNull, max, notExists } from 'drizzle-orm';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { newToken } from '#features/enquiries/send/reference.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fareBookings } from '../airline-bookings/airline-bookings.table.ts';
import { maxOptions, maxOptionsEver, type NewOption, type Option } from '../fares.contract.ts';
import { listOptions } from '../fares.queries.ts';
import { fareOptionEnds, fareOptions, fareRequests } from '../fares.table.ts';
import { missing } from '../refusals.rules.ts';

/** The request of an enquiry, locked until the transaction ends; begun with its first option. @throws Failure not-found. */
export async function lockRequest({ tx, now }: Pick<CommandContext, 'tx' | 'now'>, enquiryId: string) {
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

/** The options of a request that weren't withdrawn or replaced. */
const live = (tx: CommandContext['tx'], enquiryId: string) =>
  and(
    eq(fareOptions.enquiryId, enquiryId),
    notExists(tx.select().from(fareOptionEnds).where(eq(fareOptionEnds.optionId, fareOptions.id))),
  );

/** Notes when the last option that can be had is over; never while there is none. */
export async function noteLimit({ tx }: Pick<CommandContext, 'tx'>, enquiryId: string): Promise<void> {
  const [last] = await tx
    .select({ limit: max(fareOptions.timeLimit) })
    .from(fareOptions)
    .where(live(tx, enquiryId));
  await tx
    .update(fareRequests)
    .set({ timeLimit: last?.limit ?? null })
    .where(eq(fareRequests.enquiryId, enquiryId));
}

/**
 * Adds an option to a locked request that nobody has accepted.
 * @param place of the one in whose stead it comes, which nobody had seen
 * @param inStead Whether it comes in the stead of another that ends then.
 * @throws Failure conflict `fares.many`
 */
export async function insertOption(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  enquiryId: string,
  { segments, fares, timeLimit, booking, key: _, ...terms }: NewOption,
  { place = null, inStead = false }: { readonly place?: number | null; readonly inStead?: boolean } = {},
): Promise<Option & { readonly position: number }> {
  const [last] = await tx
    .select({ position: max(fareOptions.position) })
    .from(fareOptions)
    .where(eq(fareOptions.enquiryId, enquiryId));
  const position = (last?.position ?? 0) + 1;
  const already = (await tx.$count(fareOptions, live(tx, enquiryId))) - Number(inStead);
  if (already >= maxOptions || position > maxOptionsEver) {
    throw new Failure('conflict', 'fares.many', `A request has at most ${maxOptions} options.`);
  }
  const id = crypto.randomUUID();
  await tx.insert(fareOptions).values({
    id,
    enquiryId,
    position,
    place,
    segments,
    fares,
    terms,
    timeLimit: new Date(timeLimit),
    madeBy: actor.id,
    madeAt: now,
  });
  if (booking !== undefined && (booking.pnr !== null || booking.passengers.length > 0)) {
    await tx.insert(fareBookings).values({ optionId: id, enquiryId, ...booking });
  }
  const shown = (await listOptions(tx, enquiryId)).find((each) => each.id === id);
  if (!shown) {
    throw missing();
  }
  return { ...shown, position };
}

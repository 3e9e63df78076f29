import { holdUntil } from '#features/departures/seats/hold-extension.writes.ts';
import type { Confirmed } from '#features/orders/letters/letters.rules.ts';
import { keepValid } from '#features/orders/lifecycle/lifecycle.commands.ts';
import { acceptTerms } from '#features/orders/orders.commands.ts';
import { noteEvent, type OrderRow } from '#features/orders/orders.writes.ts';
import { findLater, hasSeats } from '#features/orders/seats/holds.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';

/** So many working days a second person has to approve money that was handed over. */
const approvalDays = 2;

/** Money that comes after the seats went is kept as a deposit, and staff are told. @returns whether they were there. */
async function unlessFull(context: CommandContext, order: OrderRow, work: () => Promise<void>) {
  try {
    await work();
    return true;
  } catch (cause) {
    if (!(cause instanceof Failure) || !['bookings.full', 'bookings.closed'].includes(cause.code)) {
      throw cause;
    }
    await noteEvent(context, order.id, 'seats-gone', { ...cause.details });
    return false;
  }
}

/**
 * Accepts the quote that is paid for, if its seats are still there.
 * @returns what the receipt's letter confirms by that; null when the seats had gone.
 */
export async function acceptUnlessFull(context: CommandContext, order: OrderRow): Promise<Confirmed | null> {
  const isAccepted = await unlessFull(context, order, async () => {
    await acceptTerms(context, order, { tells: false });
  });
  if (!isAccepted) {
    return null;
  }
  return (await hasSeats(context.tx, order.id)) ? 'seats' : 'order';
}

/**
 * Keeps a quote and its seats while money for it waits for approval: until the office closes at the end of the second working
 * day after today.
 */
export async function keepForApproval(context: CommandContext, order: OrderRow): Promise<void> {
  await unlessFull(context, order, async () => {
    const until = await findLater(context.tx, dhakaDate(context.now), approvalDays, null);
    await keepValid(context, order, dhakaDate(until));
    await holdUntil(context, order.id, until);
  });
}

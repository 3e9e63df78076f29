import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { totalOf } from '#features/orders/orders.rules.ts';
import { findBooked } from '#features/orders/seats/seats.queries.ts';
import { changedTerms, noBooking } from '#features/orders/terms/amended-booking.queries.ts';
import { findChanged } from '#features/orders/terms/amended-terms.queries.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { type Amendment, amendment } from '#features/orders/terms/amendments.contract.ts';
import type { Due } from '#features/orders/terms/plan.rules.ts';
import { partyOf } from '#features/tour-packages/party/party.rules.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { bookingChange } from './change.contract.ts';

/** Nobody agrees to a price or plan that they haven't seen. @throws Failure conflict `bookings.price` with the new total. */
function refuseUnseen(
  { lines, plan }: { readonly lines: Parameters<typeof totalOf>[0]; readonly plan: readonly Due[] },
  seen: z.output<typeof bookingChange>['seen'],
): void {
  const total = totalOf(lines);
  const isSame = ({ amount, due }: Due, index: number) =>
    seen?.plan[index]?.amount === amount && seen.plan[index].due === due;
  if (seen && (seen.total !== total || seen.plan.length !== plan.length || !plan.every(isSame))) {
    const message = 'The price or the payment plan is another one by now. Look at it again.';
    throw new Failure('conflict', 'bookings.price', message, [], { total });
  }
}

/**
 * Changes the departure or party of a booking: proposed to the customer, who accepts it by the link, or applied at once when
 * they have agreed or haven't accepted yet. The seats are moved in the transaction in which it comes to count.
 */
export const changeBooking = command({
  name: 'bookings.amend',
  permission: 'orders.write',
  input: bookingChange.safeExtend({ id: z.uuid() }),
  output: amendment,
  refusals: {
    404: 'There is no such order.',
    409: 'Fewer seats are left (`bookings.full`), the departure is closed (`bookings.closed`), the price is another one than was `seen` (`bookings.price`), the order has no seats (`bookings.none`), is over, or has changed since.',
    422: 'Fields are not right.',
  },
  once: 'key',
  run: async (context, request): Promise<Amendment> => {
    const { id, from, preview, agreed, reason, price, withoutFee } = request;
    const row = await lockOrder(context, { id });
    const before = await findChanged(context, row, from);
    const booked = await findBooked(context.tx, id);
    if (!booked) {
      throw noBooking();
    }
    const wanted = {
      departureId: request.departure ?? booked.departureId,
      party: request.party ?? partyOf(booked),
      price,
      withoutFee,
    };
    const terms = await changedTerms(context, row, before, wanted);
    refuseUnseen(terms, request.seen);
    return offerTerms(context, row, before, { ...terms, reason, preview, agreed });
  },
});

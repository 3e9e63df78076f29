import { misfits, type PartyMisfit } from '#features/tour-packages/party/party.contract.ts';
import { Failure } from '#platform/command/failure.ts';

/** @throws Failure conflict `bookings.closed`. */
export function refuseClosed({ isOpen }: { readonly isOpen: boolean }): void {
  if (!isOpen) {
    throw new Failure('conflict', 'bookings.closed', 'Seats on this departure cannot be booked any more.');
  }
}

/** @throws Failure invalid for a party that can't be booked. */
export function refuseParty(sold: { readonly misfits: readonly PartyMisfit[] }): void {
  const [misfit] = sold.misfits;
  if (misfit) {
    const { path, message } = misfits[misfit];
    throw new Failure('invalid', 'bookings.party', message, [
      { path: ['party', ...path].join('.'), message },
    ]);
  }
}

import type { PartyProblem } from '#features/tour-packages/party/party.rules.ts';
import { Failure } from '#platform/command/failure.ts';

const unseatable: Partial<Record<PartyProblem, { readonly path: string; readonly message: string }>> = {
  'bigger-than-group': {
    path: 'party',
    message: 'This party is larger than the group. Ask us for an offer.',
  },
  'infants-without-lap': {
    path: 'party.infants',
    message: 'Each infant sits on the lap of an adult.',
  },
  'singles-without-adult': {
    path: 'party.singleRooms',
    message: 'There are more single rooms than adults.',
  },
};

/** @throws Failure conflict `bookings.closed`. */
export function refuseClosed({ isOpen }: { readonly isOpen: boolean }): void {
  if (!isOpen) {
    throw new Failure('conflict', 'bookings.closed', 'Seats on this departure cannot be booked any more.');
  }
}

/** @throws Failure invalid for a party that can't be booked. */
export function refuseParty({ problems }: { readonly problems: readonly PartyProblem[] }): void {
  const wrong = problems.map((problem) => unseatable[problem]).find((each) => each !== undefined);
  if (wrong) {
    throw new Failure('invalid', 'bookings.party', wrong.message, [wrong]);
  }
}

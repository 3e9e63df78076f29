import { Failure } from '#platform/command/failure.ts';

/** The refusal of more seats than there are left. */
export const tooFew = (left: number): Failure =>
  new Failure(
    'conflict',
    'bookings.full',
    left === 0 ? 'The departure is full.' : `Only ${left} seats are left.`,
    [],
    {
      left,
    },
  );

import { Failure } from '#platform/command/failure.ts';

/** The refusal of one more unpaid booking or waiting party. */
export const tooMany = (): Failure =>
  new Failure(
    'too-many',
    'bookings.too-many',
    'There are too many unpaid bookings. Pay for one of them, or call us.',
  );

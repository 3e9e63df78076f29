import { expect, test } from 'vitest';
import { createDatabase } from '#platform/testing/test.ts';
import { rushForSeats } from './booking-rush.ts';

/** BOOKING_ROUNDS=50 is the long form. */
const rounds = Number(process.env.BOOKING_ROUNDS ?? 4);

test(`${rounds} times 200 parties ask the program for ten seats, while others cancel, accept and cut seats: each seat is sold once`, async () => {
  const figures = await rushForSeats({ rounds, databaseUrl: await createDatabase() });
  const { sold, refused, refusalP99, slowestRefusal } = figures;
  console.log(
    `${sold} seats sold in ${rounds} rounds, ${refused} parties told that too few are left, 99 of 100 within ${refusalP99} ms and all within ${slowestRefusal} ms`,
  );
  expect(figures).toMatchObject({ rounds, wrong: [] });
  expect(refused).toBeGreaterThan(rounds * 100);
}, 3_600_000);

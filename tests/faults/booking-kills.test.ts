import { expect, test } from 'vitest';
import { killUnderBookings } from './booking-kills.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);

/** BOOKING_KILLS=full is the long form. */
const size = process.env.BOOKING_KILLS === 'full' ? { writes: 1_000, kills: 20 } : { writes: 120, kills: 2 };

test(`${size.kills} kills while ${size.writes} visitors book, each again until it is answered: each has one booking (seed ${seed})`, async () => {
  const figures = await killUnderBookings({ ...size, clients: 16, seed });
  console.log(
    `${figures.kills} kills, ${figures.acked} bookings acknowledged, ${figures.unanswered} tries unanswered, ready again within ${figures.slowestStart} ms`,
  );
  expect(figures).toMatchObject({ lost: [], broken: [], acked: size.writes, kills: size.kills });
  expect(figures.unanswered).toBeGreaterThan(0);
}, 900_000);

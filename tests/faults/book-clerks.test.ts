import { expect, test } from 'vitest';
import { killUnderBooks } from './book-clerks.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);

/** BOOK_KILLS=full is the long form. */
const size = process.env.BOOK_KILLS === 'full' ? { writes: 1_000, kills: 20 } : { writes: 150, kills: 2 };

test(`${size.kills} kills while clerks write ${size.writes} bills, payments, transfers, expenses and matches: each is booked once (seed ${seed})`, async () => {
  const figures = await killUnderBooks({ ...size, clients: 16, seed });
  console.log(
    `${figures.kills} kills, ${figures.acked} bookings acknowledged, ${figures.unanswered} tries unanswered, ready again within ${figures.slowestStart} ms`,
  );
  expect(figures).toMatchObject({ lost: [], broken: [], acked: size.writes, kills: size.kills });
  expect(figures.unanswered).toBeGreaterThan(0);
}, 1_800_000);

import { expect, test } from 'vitest';
import { createDatabase } from '#platform/testing/test.ts';
import { killUnderSenders } from './enquiry-senders.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);

/** ENQUIRY_KILLS=full is the long form: 2,000 enquiries of 32 clients under 20 kills. */
const size =
  process.env.ENQUIRY_KILLS === 'full'
    ? { enquiries: 2_000, clients: 32, kills: 20 }
    : { enquiries: 150, clients: 16, kills: 3 };

test(`${size.kills} kills while ${size.enquiries} enquiries are sent: every one that got a reference is there, once (seed ${seed})`, async () => {
  const figures = await killUnderSenders({ ...size, seed, databaseUrl: await createDatabase() });
  console.log(
    `${figures.kills} kills, ${figures.acked} got a reference, ${figures.unanswered} tries unanswered, ready again within ${figures.slowestStart} ms`,
  );
  expect(figures).toMatchObject({ lost: [], broken: [], acked: size.enquiries, kills: size.kills });
  expect(figures.unanswered).toBeGreaterThan(0);
}, 900_000);

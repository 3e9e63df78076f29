import { expect, test } from 'vitest';
import { createDatabase } from '#platform/testing/test.ts';
import { killUnderCustomers } from './case-uploaders.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
const kills = Number(process.env.CASE_KILLS ?? 4);

test(`${kills} kills while papers of visa cases come piece by piece and the desk moves them: each file and move counts once, and no file is without its row (seed ${seed})`, async () => {
  const figures = await killUnderCustomers({ kills, seed, databaseUrl: await createDatabase() });
  console.log(
    `${figures.kills} kills, ${figures.files} files and ${figures.moves} moves acknowledged, ${figures.unanswered} requests unanswered`,
  );
  expect(figures).toMatchObject({ wrong: [], kills });
  expect(figures.files).toBeGreaterThan(kills);
  expect(figures.unanswered).toBeGreaterThan(0);
}, 1_800_000);

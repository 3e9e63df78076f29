import { describe, expect, test } from 'vitest';
import { engineUnderTest } from '#platform/testing/test.ts';
import { crashPostgres, killWriters } from './kill-rounds.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
const nothing = { lost: [], broken: [] };

describe.runIf(engineUnderTest() === 'pglite')(`a killed process (seed ${seed})`, () => {
  test('has lost nothing that it had acknowledged', async () => {
    const figures = await killWriters({ kills: 5, seed, lives: 900 });
    expect(figures).toMatchObject(nothing);
    expect(figures.acked).toBeGreaterThan(20);
    expect(figures.slowestOpening).toBeLessThan(10_000);
  }, 120_000);

  test('that was making its database or migrating it can be started again', async () => {
    expect(await killWriters({ kills: 5, seed, lives: 2500, fromStart: true })).toMatchObject(nothing);
  }, 120_000);
});

describe.runIf(engineUnderTest() === 'postgresql')(
  `a PostgreSQL server that crashes under the program (seed ${seed})`,
  () => {
    test('has lost nothing that was acknowledged, and the program goes on when it is back', async () => {
      const figures = await crashPostgres({ crashes: 2, seed, lives: 1200 });
      expect(figures).toMatchObject(nothing);
      expect(figures.acked).toBeGreaterThan(20);
      expect(figures.slowestOpening).toBeLessThan(10_000);
    }, 120_000);
  },
);

import { describe, expect, test } from 'vitest';
import { crashPostgres, type Figures, killWriters } from './kill-rounds.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
const kills = Number(process.env.KILLS ?? 5);
/** Of an opening. The long form is stricter: among all the other tests the machine is busy. */
const mostMs = process.env.KILLS === undefined ? 10_000 : 5_000;
const nothing = { lost: [], broken: [] };

const report = (figures: Figures) =>
  console.log(
    `${figures.kills} kills, ${figures.acked} acknowledged, ${figures.lost.length} lost, open again within ${figures.slowestOpening} ms`,
  );

describe(`a killed process (seed ${seed})`, () => {
  test('has lost nothing that it had acknowledged', async () => {
    const figures = await killWriters({ kills, seed, lives: 900 });
    report(figures);
    expect(figures).toMatchObject(nothing);
    expect(figures.acked).toBeGreaterThan(20);
    expect(figures.slowestOpening).toBeLessThan(mostMs);
  }, 1_800_000);

  test('that was making its database or migrating it can be started again', async () => {
    const figures = await killWriters({ kills, seed, lives: 2500, fromStart: true });
    report(figures);
    expect(figures).toMatchObject(nothing);
  }, 1_800_000);
});

describe(`a PostgreSQL server that crashes under the program (seed ${seed})`, () => {
  test('has lost nothing that was acknowledged, and the program goes on when it is back', async () => {
    const figures = await crashPostgres({ crashes: Math.ceil(kills / 3), seed, lives: 1200 });
    report(figures);
    expect(figures).toMatchObject(nothing);
    expect(figures.acked).toBeGreaterThan(20);
    expect(figures.slowestOpening).toBeLessThan(2 * mostMs);
  }, 1_800_000);
});

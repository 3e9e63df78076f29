import { describe, expect, test } from 'vitest';
import { type Figures, killServer, killWriters } from './kill-rounds.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
/** Other moments in every run. KILLS=100 is the long form: 200 of the program and 100 of the server. */
const kills = Number(process.env.KILLS ?? 4);
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
  }, 1_800_000);

  test('that was making its database or migrating it can be started again', async () => {
    const figures = await killWriters({ kills, seed, lives: 2500, fromStart: true });
    report(figures);
    expect(figures).toMatchObject(nothing);
  }, 1_800_000);
});

describe(`an embedded server that is killed, or one of its processes, under the program (seed ${seed})`, () => {
  test('has lost nothing that was acknowledged, and the program goes on when it is back', async () => {
    const figures = await killServer({ kills, seed, lives: 600 });
    report(figures);
    expect(figures).toMatchObject(nothing);
    expect(figures.acked).toBeGreaterThan(20);
  }, 1_800_000);
});

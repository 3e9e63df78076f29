import { expect, test } from 'vitest';
import { wantedStates } from './states.ts';
import { walk } from './walk.ts';

/** The same walk in every run of all tests. AGENCY_STEPS=5000 is a long one, with a seed of its own; SEED_OF_FAULTS repeats it. */
const always = { steps: 400, seed: 30_11_26 };
const isLong = process.env.AGENCY_STEPS !== undefined;
const steps = Number(process.env.AGENCY_STEPS ?? always.steps);
const seed = Number(process.env.SEED_OF_FAULTS ?? (isLong ? Date.now() % 1_000_000 : always.seed));

test(`an agency of ${steps} operations agrees with its model to the poisha and the seat (seed ${seed})`, {
  timeout: 7_200_000,
}, async () => {
  const { counts, reached, idle } = await walk(steps, seed);
  if (isLong) {
    console.log(`Seed ${seed}, ${steps} steps.`);
    console.log([...counts].map(([what, times]) => `${times} ${what}`).join('\n'));
    console.log(`Reached: ${[...reached].join('; ')}.`);
  }
  if (steps >= 5_000) {
    expect(idle, 'operations by which nothing was done').toEqual([]);
    expect(
      wantedStates.filter((state) => !reached.has(state)),
      'states that were missed',
    ).toEqual([]);
  }
});

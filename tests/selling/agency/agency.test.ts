import { expect, test } from 'vitest';
import { seed } from '#platform/testing/seed.ts';
import { wantedStates } from './states.ts';
import { walk } from './walk.ts';

/** AGENCY_STEPS=5000 is a long one. */
const isLong = process.env.AGENCY_STEPS !== undefined;
const steps = Number(process.env.AGENCY_STEPS ?? 400);

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

import { eq } from 'drizzle-orm';
import { createDepartures } from '#features/departures/departures.commands.ts';
import { departures } from '#features/departures/departures.table.ts';
import { run } from '#platform/command/command.ts';
import type { Life, Step } from './life.ts';

interface Run {
  readonly key: string;
  readonly package: string;
  /** Days from the day of the start, and how long it takes. */
  readonly departs: number;
  readonly nights: number;
  readonly seats: number;
  readonly cutOff: number;
  readonly leastToRun?: number;
  readonly decided?: number;
}

/** Departures of the life, beside those of the site: two that are over, one next week, one to be decided, and one that is full. */
const runs: readonly Run[] = [
  { key: 'life-sea', package: 'kuakata', departs: -20, nights: 2, seats: 14, cutOff: -23 },
  { key: 'life-city', package: 'bangkok-pattaya', departs: -9, nights: 4, seats: 10, cutOff: -16 },
  { key: 'life-hills', package: 'bandarban', departs: 6, nights: 2, seats: 12, cutOff: 4 },
  {
    key: 'life-tea',
    package: 'sylhet-jaflong-ratargul',
    departs: 12,
    nights: 2,
    seats: 20,
    cutOff: 9,
    leastToRun: 10,
    decided: 1,
  },
  { key: 'life-clouds', package: 'sajek-valley', departs: 17, nights: 1, seats: 10, cutOff: 14 },
];

export const departuresOfLife: readonly Step[] = [
  {
    day: -42,
    at: '10:05',
    do: async (life) => {
      for (const { key, package: slug, departs, nights, seats, cutOff, leastToRun, decided } of runs) {
        const plan = {
          key,
          departsOn: life.dayAt(departs),
          returnsOn: life.dayAt(departs + nights),
          cutOff: life.dayAt(cutOff),
          seats,
          band: 'regular',
          ...(leastToRun !== undefined && { leastToRun }),
          ...(decided !== undefined && { decidedOn: life.dayAt(decided) }),
        };
        await run(life.deps, life.as('lamia'), createDepartures, { package: slug, runs: [plan] });
      }
    },
  },
];

/** The id of a departure of the life by its key. */
export async function departureIdOf({ deps }: Life, key: string): Promise<string> {
  const [found] = await deps.db.select({ id: departures.id }).from(departures).where(eq(departures.key, key));
  if (found === undefined) {
    throw new Error(`There is no departure ${key}.`);
  }
  return found.id;
}

import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { createDepartures } from './departures.commands.ts';
import type { DeparturePlan } from './departures.contract.ts';

/** A one-day departure with twenty seats. */
export function aDeparture(
  departsOn: string,
  overrides: Partial<DeparturePlan & { key: string }> = {},
): DeparturePlan & { key: string } {
  return {
    key: `on-${departsOn}`,
    departsOn,
    returnsOn: departsOn,
    seats: 20,
    keptBack: 0,
    band: 'regular',
    cutOff: departsOn,
    ...overrides,
  };
}

/** Creates departures of a published package with the command that staff use. @returns their ids. */
export function insertDepartures(
  deps: CommandDeps,
  actor: Actor,
  slug: string,
  runs: readonly ReturnType<typeof aDeparture>[],
): Promise<string[]> {
  return run(deps, actor, createDepartures, { package: slug, runs: [...runs] });
}

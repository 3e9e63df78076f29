import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBoard } from '#features/visa-cases/list/list.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { loadedLife } from './loaded-life.ts';

let database: OpenDatabase;
let deps: CommandDeps;
/** The life is read at the moment of the start. */
let now: Date;

beforeAll(async () => {
  ({ database, deps, now } = await loadedLife());
}, 120_000);

afterAll(() => database.close());

test('nine visa cases stand on the board, in every column', async () => {
  const { columns } = await listBoard(deps.db, {}, { today: dhakaDate(now) });
  expect(columns.map(({ state, all }) => [state, all])).toEqual([
    ['collecting', 2],
    ['checking', 1],
    ['ready', 1],
    ['submitted', 2],
    ['decided', 2],
    ['returned', 1],
  ]);
});

// npm run faults -- days [--day=eid-ul-fitr] [--only=till]: what knows dates, and the journeys, on each of the days of
// days.ts, or on one (its name, or an instant); with --only those of them whose path has these letters.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { days } from './days.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { day: { type: 'string' }, only: { type: 'string' } },
});

/** A test that reads a clock, or in which a date stands. */
const knowsDates =
  /\b(?:new Date\(|Date\.now\(|dhakaToday\b|systemClock\b|clock\b|statedMoment\b|clock_timestamp\b)|\b20\d\d-\d\d-\d\d\b/;

const filesBelow = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending) && file.includes(values.only ?? ''))
    .sort();

/** Kills and networks have long runs of their own; rules of the repository know no day. */
const tests = ['src', 'content', 'tests']
  .flatMap((folder) => filesBelow(folder, '.test.ts'))
  .filter((file) => !/^tests\/(?:faults|architecture)\//.test(file))
  .filter((file) => knowsDates.test(readFileSync(join(root, file), 'utf8')));
const journeys = filesBelow('tests/journeys', '.journey.ts');

const wanted =
  values.day === undefined ? Object.entries(days) : [[values.day, days[values.day] ?? values.day] as const];
if (tests.length + journeys.length === 0 || wanted.some(([, at]) => Number.isNaN(Date.parse(at)))) {
  console.log(`There is no such day or file. Days: ${Object.keys(days).join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
for (const [name, at] of wanted) {
  const run = (what: string, program: string, parameters: readonly string[]) => {
    console.log(`\n== ${name}, ${at}: ${what}`);
    const env = { ...process.env, TESTS_BEGIN: at };
    const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', env });
    if (status !== 0) {
      failed.push(`${name}, ${at}: ${what}`);
    }
  };
  if (tests.length > 0) {
    run(`${tests.length} files of tests`, 'vitest', ['run', ...tests, '--maxWorkers=1', '--retry=1']);
  }
  if (journeys.length > 0) {
    run(`${journeys.length} files of journeys`, 'playwright', ['test', ...journeys]);
  }
}
console.log(`\n${wanted.length} days, ${failed.length} failed\n${failed.join('\n')}`);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * The day on which the tests run, in program, database and browser: Tuesday, 10:00 in Dhaka. Clocks go on from there, and
 * those of the tests' own (`testClock`) stand there.
 */
export const statedMoment = '2026-12-01T04:00:00Z';

/** How far the clock of this run is ahead of the machine's, ms. */
export const clockAhead = () => Number(process.env.CLOCK_AHEAD_MS ?? 0);

/** The environment of a program whose clock is off by so much, ms; its database's isn't. */
export const clockOff = (ms: number) => ({ CLOCK_AHEAD_MS: String(clockAhead() + ms) });

/** What a connection says to its database, whose clock is ahead of the machine's by so much, ms. */
const optionsAhead = (ms: number) => `-c search_path=public,pg_catalog -c tests.clock_ahead_ms=${ms}`;

/** For a database whose clock begins at a moment, whenever the tests run. */
export const optionsAtMoment = (moment: string) =>
  optionsAhead(Date.parse(moment) - (Date.now() - clockAhead()));

/** For one whose clock begins where `testClock` stands. */
export const optionsAtStatedMoment = () => optionsAtMoment(statedMoment);

/** The environment of a program whose clock and database are off by so much: every connection says so to the database. */
export const clocksOff = (ms: number) => ({
  ...clockOff(ms),
  PGOPTIONS: optionsAhead(clockAhead() + ms),
});

/** Lets every process that is started from here on begin at the stated moment, or at the one that TESTS_BEGIN names. */
export function beginStatedDay(): void {
  // The runner has said it already to its workers.
  if (process.env.CLOCK_AHEAD_MS !== undefined) {
    return;
  }
  Object.assign(process.env, clocksOff(Date.parse(process.env.TESTS_BEGIN ?? statedMoment) - Date.now()));
  const clock = `--import ${new URL('clock-ahead.mjs', import.meta.url).href}`;
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, clock].join(' ').trim();
}

/** For a database: its clock is as far ahead as the connection says, which finds `public` before `pg_catalog`. */
export const databaseAhead: string = Object.entries({ clock_timestamp: 'VOLATILE', now: 'STABLE' })
  .map(
    ([name, kind]) =>
      `CREATE OR REPLACE FUNCTION public.${name}() RETURNS timestamptz LANGUAGE sql ${kind} PARALLEL SAFE
       AS $$ SELECT pg_catalog.${name}() + coalesce(current_setting('tests.clock_ahead_ms', true)::float8, 0) * interval '1 millisecond' $$;`,
  )
  .join('\n');

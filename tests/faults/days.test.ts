import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dhakaDate, weekday } from '#platform/calendar-date.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { statedMoment } from '#platform/testing/stated-day.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { days } from './days.ts';

const begun = process.env.TESTS_BEGIN ?? statedMoment;
const patience = 3 * 3_600_000;

/** Whether an instant is of this run, which began at the stated moment. */
function isOfRun(instant: number): void {
  expect(new Date(instant).toISOString() >= begun.slice(0, 16), new Date(instant).toISOString()).toBe(true);
  expect(instant - Date.parse(begun)).toBeLessThan(patience);
}

describe('the tests run on the stated day', () => {
  test('in their process, in those that they start, and with the time going on', async () => {
    isOfRun(Date.now());
    isOfRun(Date.parse(new Date().toISOString()));
    const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' });
    isOfRun(Number(stdout));
    const before = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(before);
  });

  test('in the database, whose clock agrees with theirs', async () => {
    const database = await openTestDatabase();
    try {
      const [row] = await database.db
        .select({ at: sql<string>`extract(epoch FROM ${databaseNow}) * 1000` })
        .from(sql`(SELECT 1) AS one`);
      isOfRun(Number(row?.at));
      const [plain] = await database.rows('SELECT extract(epoch FROM now()) * 1000 AS at');
      expect(Math.abs(Number(plain?.at) - Date.now())).toBeLessThan(60_000);
    } finally {
      await database.close();
    }
  });
});

test('the long run has twenty-four moments, among them what goes wrong most', () => {
  const instants = Object.values(days);
  expect(new Set(instants).size).toBe(24);
  expect(instants.every((at) => at > statedMoment)).toBe(true);
  const day = (name: string) => dhakaDate(new Date(days[name] ?? ''));
  expect(weekday(day('friday'))).toBe(5);
  expect(day('last-of-december').slice(5)).toBe('12-31');
  expect(day('last-of-february').slice(5)).toBe('02-28');
  expect([day('last-of-fiscal-year').slice(5), day('first-of-fiscal-year').slice(5)]).toEqual([
    '06-30',
    '07-01',
  ]);
  expect([day('ramadan'), day('eid-ul-fitr'), day('eid-ul-adha')]).toEqual([
    '2027-02-09',
    '2027-03-10',
    '2027-05-17',
  ]);
  // In Dhaka a day has begun that isn't there yet in London.
  expect(day('00:05')).not.toBe(days['00:05']?.slice(0, 10));
});

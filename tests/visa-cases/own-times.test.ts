import { describe, expect } from 'vitest';
import { findOwnTimes } from '#features/visas/processing-times/processing-times.queries.ts';
import { fewestCases, latestCases } from '#features/visas/processing-times/processing-times.rules.ts';
import { visaTimes } from '#features/visas/processing-times/processing-times.table.ts';
import { addDays } from '#platform/calendar-date.ts';
import { test } from '#platform/testing/test.ts';
import { openCases } from './case-world.ts';

/** A closed case of a guide that took so many days, decided on a day. */
const time = (guideId: string, days: number, { kind = 'tourist', decidedOn = '2026-11-20' } = {}) => ({
  caseId: crypto.randomUUID(),
  guideId,
  kind,
  submittedOn: addDays(decidedOn, -days),
  decidedOn,
});

/** The fewest days within which so many of a hundred were decided, counted plainly. */
const countedWithin = (days: readonly number[], percent: number) =>
  [...days].sort((a, b) => a - b).find((_, place) => (place + 1) * 100 >= percent * days.length);

describe('our own times on a guide', () => {
  test('count from the last submission to the decision, in Dhaka, once the case is closed', async ({
    deps,
    db,
    clock,
  }) => {
    const { begin, guide } = await openCases(deps);
    const one = await begin();
    for (const key of ['passport-page', 'statement', 'school-letter']) {
      await one.send(key);
      await one.office('POST', '/state', { to: 'checking' });
      await one.decide(key, 'accept');
    }
    await one.office('POST', '/state', { to: 'ready' });
    clock.set('2026-12-01T17:30:00Z');
    await one.move('submitted');
    // After midnight in Dhaka.
    clock.set('2026-12-10T18:30:00Z');
    await one.office('POST', '/state', { to: 'decided' });
    clock.set('2026-12-20T04:00:00Z');
    await one.office('POST', '/state', { to: 'returned' });
    expect(await db.select().from(visaTimes)).toEqual([]);
    await one.office('POST', '/state', { to: 'closed' });
    const kept = { guideId: guide, kind: 'tourist', submittedOn: '2026-12-01', decidedOn: '2026-12-11' };
    expect(await db.select().from(visaTimes)).toMatchObject([kept]);
  });

  test('are not those of a withdrawn case', async ({ deps, db }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.office('POST', '/state', { to: 'withdrawn' });
    expect(await db.select().from(visaTimes)).toEqual([]);
  });

  test('are said from ten closed cases of a kind on', async ({ db }) => {
    const guide = crypto.randomUUID();
    const nine = Array.from({ length: fewestCases - 1 }, (_, days) => time(guide, days));
    await db.insert(visaTimes).values([...nine, time(guide, 3, { kind: 'business' })]);
    expect(await findOwnTimes(db, guide)).toEqual({});
    await db.insert(visaTimes).values(time(guide, 40));
    // 0 to 8 and 40 days.
    expect(await findOwnTimes(db, guide)).toEqual({ tourist: { cases: 10, half: 4, nineOfTen: 8 } });
  });

  test('agree with a plain count, and leave out what is long ago', async ({ db }) => {
    for (let round = 0; round < 20; round += 1) {
      const guide = crypto.randomUUID();
      const length = fewestCases + ((round * 37) % (latestCases - fewestCases));
      const days = Array.from({ length }, (_, place) => (place * 7_919 + round * 104_729) % 61);
      const old = Array.from({ length: latestCases - length + 5 }, () =>
        time(guide, 300, { decidedOn: '2020-01-01' }),
      );
      await db.insert(visaTimes).values([...days.map((each) => time(guide, each)), ...old]);
      const counted = [...days, ...Array<number>(latestCases - length).fill(300)];
      expect(await findOwnTimes(db, guide)).toEqual({
        tourist: {
          cases: latestCases,
          half: countedWithin(counted, 50),
          nineOfTen: countedWithin(counted, 90),
        },
      });
    }
  });
});

import { describe, expect, test as plain } from 'vitest';
import { type ApplyByTerms, countBack, decisionBy } from '#features/visas/apply-by/apply-by.rules.ts';
import { workWeekdays } from '#features/visas/visas.data.ts';
import { test } from '#platform/testing/test.ts';
import { openCases } from './case-world.ts';

const calendars = 500;

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** All days of some years, and whether the agency and the embassy work on them: counted from 1 January 2025. */
const first = Date.UTC(2025, 0, 1);
const days = Array.from({ length: 5 * 365 }, (_, each) => new Date(first + each * 86_400_000));
const written = (day: Date | undefined) => day?.toISOString().slice(0, 10) ?? '';

/** A calendar as a year in Dhaka may have it: holidays in runs, days on which only the mission is closed, its own weekend. */
function calendar(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const holidays = new Set<string>();
  for (let runs = upTo(30); runs > 0; runs -= 1) {
    const from = upTo(days.length - 12);
    for (let each = upTo(8); each >= 0; each -= 1) {
      holidays.add(written(days[from + each]));
    }
  }
  const ownWeekend = new Set(Array.from({ length: upTo(2) }, () => upTo(4)));
  const closedWeekdays = new Set(workWeekdays.filter((_, day) => ownWeekend.has(day)));
  const closedDays = new Set<string>();
  for (let single = upTo(25); single > 0; single -= 1) {
    closedDays.add(written(days[upTo(days.length - 1)]));
  }
  const min = upTo(10);
  const terms: ApplyByTerms = {
    embassy: { min, max: random() < 0.1 ? 0 : min + upTo(20) },
    preparation: upTo(10),
    spare: upTo(14),
    holidays,
    closedDays,
    closedWeekdays,
  };
  return { terms, at: 730 + upTo(700) };
}

/** The days that one can work on, by looking at each of them. */
function openDays({ holidays, closedDays, closedWeekdays, embassy }: ApplyByTerms) {
  const weekly = days
    .filter((day) => closedWeekdays.has(workWeekdays[day.getUTCDay()] ?? 'sunday') && day.getUTCDay() < 5)
    .map(written);
  const closed = new Set([...closedDays, ...weekly]);
  const ours = days
    .filter((day) => day.getUTCDay() !== 5 && day.getUTCDay() !== 6 && !holidays.has(written(day)))
    .map(written);
  return { ours, theirs: embassy.max === 0 ? days.map(written) : ours.filter((day) => !closed.has(day)) };
}

describe('in five hundred calendars', () => {
  plain('the last day for the papers is the one that a plain count finds', () => {
    const random = numbers(16);
    for (let number = 0; number < calendars; number += 1) {
      const { terms, at } = calendar(random);
      const { ours, theirs } = openDays(terms);
      const last = written(days[at - Math.max(1, terms.spare)]);
      const forVisa = theirs.filter((day) => day <= last);
      const visaBy = forVisa.at(-1);
      const handedIn = forVisa.at(-1 - terms.embassy.max) ?? '';
      const papersBy = ours.filter((day) => day <= handedIn).at(-1 - terms.preparation);
      const plan = countBack(written(days[at]), terms.embassy.max, terms);
      expect([plan.papersBy, plan.handedIn, plan.visaBy], `calendar ${number}`).toEqual([
        papersBy,
        handedIn,
        visaBy,
      ]);
    }
  });

  plain('the decision is expected on the day that a plain count finds', () => {
    const random = numbers(2027);
    for (let number = 0; number < calendars; number += 1) {
      const { terms, at } = calendar(random);
      const submitted = written(days[at]);
      const expected = openDays(terms).theirs.filter((day) => day >= submitted)[terms.embassy.max];
      expect(decisionBy(submitted, terms.embassy.max, terms), `calendar ${number}`).toBe(expected);
    }
  });
});

test('the day of the decision is known once a case is submitted, unless the desk has said another one', async ({
  deps,
}) => {
  const { begin } = await openCases(deps);
  const submit = async (one: Awaited<ReturnType<typeof begin>>) => {
    for (const key of ['passport-page', 'statement', 'school-letter']) {
      await one.send(key);
      expect((await one.decide(key, 'accept')).status).toBe(200);
    }
    for (const to of ['checking', 'ready', 'submitted']) {
      expect((await one.move(to)).status).toBe(200);
    }
    return (await one.read()).decisionOn;
  };
  const one = await begin();
  expect((await one.read()).decisionOn).toBeNull();
  expect(await submit(one)).toMatch(/^2026-12-\d\d$/);
  const planned = await begin();
  await planned.office('POST', '/plan', { decisionOn: '2027-01-04' });
  expect(await submit(planned)).toBe('2027-01-04');
});

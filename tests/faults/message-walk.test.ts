import { expect } from 'vitest';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { test } from '#platform/testing/test.ts';
import { costOf, fallback, monthsBudget, type Row, type Walked, walk } from './message-walk.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
/** 5,000 in the long form. */
const sequences = Number(process.env.MESSAGE_SEQUENCES ?? 250);

/** A message with those that repeat it by another channel. */
function chainOf(rows: readonly Row[], first: Row): readonly Row[] {
  const next = rows.find(({ again }) => again === first.id);
  return next === undefined ? [first] : [first, ...chainOf(rows, next)];
}

const hourInDhaka = (at: number) => new Date(at + 6 * 3_600_000).getUTCHours();
const monthInDhaka = (at: number) => new Date(at + 6 * 3_600_000).toISOString().slice(0, 7);

/** What is wrong with what came of a sequence; nothing as a rule. */
function wrongOf({ rows, taken, given, kills, knows }: Walked): string[] {
  const wrong: string[] = [];
  const countOf = ({ id, channel }: { id: string; channel: Channel }) => taken.get(channel)?.get(id) ?? 0;
  for (const first of rows.filter(({ again }) => again === null)) {
    const chain = chainOf(rows, first);
    const last = chain.at(-1) ?? first;
    if (chain.some(({ state }) => state === 'waiting')) {
      wrong.push(`${first.id} waits for ever`);
    }
    if (last.state !== 'dead' && chain.every((row) => countOf(row) === 0)) {
      wrong.push(`${first.id} is lost: ${chain.map(({ state }) => state).join()}`);
    }
    if (['sent', 'delivered', 'read'].includes(last.state) && countOf(last) === 0) {
      wrong.push(`${last.id} is said to be ${last.state}, and was never taken`);
    }
  }
  for (const row of rows) {
    const allowed = 1 + (knows.get(row.channel) ? 0 : (kills.get(row.id) ?? 0));
    if (countOf(row) > allowed) {
      wrong.push(`${row.id} was taken ${countOf(row)} times by ${row.channel}, ${allowed} allowed`);
    }
  }
  const urgent = new Set(rows.filter(({ event }) => event === 'waiting.offer').map(({ id }) => id));
  const spent = new Map<string, number>();
  for (const { id, at, channel } of given) {
    const month = monthInDhaka(at);
    const so = spent.get(month) ?? 0;
    if (channel !== 'email' && !urgent.has(id)) {
      const hour = hourInDhaka(at);
      if (hour >= 22 || hour < 8) {
        wrong.push(`${id} rang at ${hour} o’clock`);
      }
      if (so >= monthsBudget) {
        wrong.push(`${id} went over the budget of ${month}`);
      }
    }
    // Only what is known to have gone counts: one without an answer isn’t charged to the budget before it is.
    if (rows.some((row) => row.id === id && ['sent', 'delivered', 'read'].includes(row.state))) {
      spent.set(month, so + costOf(channel));
    }
  }
  return wrong;
}

/** So many in one test: its database is as it was before each of them. */
const atOnce = 125;

test.for(
  Array.from({ length: Math.ceil(sequences / atOnce) }, (_, part) => ({
    from: seed + part * atOnce,
    count: Math.min(atOnce, sequences - part * atOnce),
  })),
)(
  'in $count sequences of failures, reports, kills and jumps of the clock no message is lost or goes twice, from seed $from',
  { timeout: 300_000 },
  async ({ from, count }, { deps, clock }) => {
    const failed: string[] = [];
    let taken = 0;
    for (let place = from; place < from + count && failed.length === 0; place += 1) {
      const walked = await walk(deps, clock, place);
      taken += walked.given.length;
      failed.push(...wrongOf(walked).map((what) => `${place}: ${what}`));
    }
    expect(failed).toEqual([]);
    expect(taken).toBeGreaterThan(count);
  },
);

test.for([
  { kind: 'unknown', why: 'Status 500.' },
  { kind: 'later', why: 'Busy.', code: 'busy' },
  { kind: 'away', why: 'The token is over.', code: 'bad-token' },
  { kind: 'refused', why: 'Not on WhatsApp.', code: 'not-on-whatsapp' },
] as const)(
  'who can’t be reached by WhatsApp has the SMS within three minutes: $kind',
  async (outcome, { deps, clock }) => {
    const ms = await fallback(deps, clock, outcome);
    expect(ms).toBeDefined();
    expect(ms).toBeLessThanOrEqual(180_000);
  },
);

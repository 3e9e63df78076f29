import { describe, expect } from 'vitest';
import { visaCommands } from '#features/visas/visas.commands.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { guideOf, papers } from './case-guide.ts';
import { openCases } from './case-world.ts';

const seller = callerOf('rumi', ['orders.read', 'orders.write', 'payments.write'], { role: 'manager' });
const two = [
  { name: 'Tanvir Sample', profile: 'job-holder' as const },
  { name: 'Nabila Sample', profile: 'job-holder' as const },
];

/** Official fees of two applicants, and with 2,000 taka of ours each; poisha. */
const fees = 2 * 530_000;
const whole = 2 * 730_000;

/** Two applicants at the embassy, whose guide gives the service charge back when the visa is refused, or doesn't. */
async function atTheEmbassy(deps: CommandDeps, refundable: boolean) {
  const world = await openCases(deps);
  if (refundable) {
    const { facts, ...guide } = guideOf(papers);
    const kinds = facts.kinds.map((kind) => ({
      ...kind,
      fees: { ...kind.fees, service: { ...kind.fees.service, refundable } },
    }));
    const staff = actorWith();
    const saved = { documentId: world.guide, basedOn: 1, ...guide, facts: { ...facts, kinds } };
    await run(deps, staff, visaCommands.save, saved);
    await run(deps, staff, visaCommands.publish, { documentId: world.guide, revision: 2 });
  }
  const one = await world.begin({ applicants: two });
  const { orderId } = (await one.office('GET', '')).body;
  await world.request('POST', `/orders/${orderId}/accept`, undefined, { caller: seller });
  for (const applicant of [0, 1]) {
    for (const { key } of (await one.read()).applicants[applicant].papers) {
      await one.send(key, undefined, { applicant });
      await one.accept((await one.paperOf(key, applicant)).id);
    }
  }
  for (const to of ['checking', 'ready', 'submitted'] as const) {
    expect((await one.move(to)).status).toBe(200);
  }
  const [first, second] = (await one.read()).applicants.map(({ id }: { id: string }) => id);
  const decide = (applicant: string, decision: string) =>
    one.office('POST', '/state', { to: 'decided', decisions: [{ applicant, decision }] });
  /** What a cancelled order would keep; poisha. */
  const keep = async () => {
    const body = { reason: 'The visas were refused.', preview: true };
    return (await world.request('POST', `/orders/${orderId}/cancel`, body, { caller: seller })).body.keep;
  };
  const { token } = (await one.read()).order;
  const kept = async () => (await world.request('GET', `/visitor/orders/${token}`)).body.keptByStage;
  return { first, second, decide, keep, kept };
}

describe('a service charge that comes back when the visa is refused', () => {
  test('comes back whole once every applicant is refused, and official fees don’t', async ({ deps }) => {
    const { first, second, decide, keep, kept } = await atTheEmbassy(deps, true);
    // It is read on the order's page before anybody pays.
    expect(await kept()).toEqual({ collecting: 0, checking: 50, submitted: 100, refused: 0 });
    expect(await keep()).toBe(whole);
    await decide(first, 'refused');
    expect(await keep()).toBe(whole);
    await decide(second, 'refused');
    expect(await keep()).toBe(fees);
  });

  test('doesn’t when one applicant has the visa, also when that was corrected later', async ({ deps }) => {
    const { first, second, decide, keep } = await atTheEmbassy(deps, true);
    await decide(first, 'refused');
    await decide(second, 'refused');
    expect(await keep()).toBe(fees);
    await decide(second, 'approved');
    expect(await keep()).toBe(whole);
    await decide(first, 'approved');
    expect(await keep()).toBe(whole);
  });
});

test('without that promise a refused visa keeps what is kept after submission', async ({ deps }) => {
  const { first, second, decide, keep, kept } = await atTheEmbassy(deps, false);
  expect(await kept()).toEqual({ collecting: 0, checking: 50, submitted: 100 });
  await decide(first, 'refused');
  await decide(second, 'refused');
  expect(await keep()).toBe(whole);
});

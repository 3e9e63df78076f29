import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orders } from '#features/orders/orders.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf, openAgency, question, rowOf } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { openCases } from '../visa-cases/case-world.ts';

const reason = 'The link was sent to the wrong person.';
const owner = callerOf('amina', ['orders.write', 'enquiries.write', 'visa-cases.write'], { role: 'owner' });

/** Makes a link anew: the former token opens nothing, the new one what the former did, and the log says why. */
async function renewed(
  { db }: CommandDeps,
  request: Awaited<ReturnType<typeof openFares>>['request'],
  { path, page, token }: { path: string; page: (token: string) => string; token: string },
): Promise<string> {
  expect((await request('GET', page(token))).status).toBe(200);
  const answer = await request('POST', `${path}/link`, { reason }, { caller: owner });
  expect(answer.status).toBe(200);
  const next: string = answer.body.token;
  expect(next).not.toBe(token);
  expect((await request('GET', page(token))).status).toBe(404);
  expect((await request('GET', page(next))).status).toBe(200);
  const entries = await db.select().from(activity).where(eq(activity.actor, owner.id));
  expect(entries.at(-1)).toMatchObject({ difference: { reason } });
  expect(JSON.stringify(entries)).not.toContain(next);
  return next;
}

describe('the link of a customer can be made anew', () => {
  test('of fares and of the order that came of them', async ({ deps }) => {
    const world = await openFares(deps);
    await world.add();
    const token = await world.send();
    const visit = (each: string) => `/visitor/fares/${each}`;
    const next = await renewed(deps, world.request, { path: `/fares/${world.id}`, page: visit, token });
    const option = (await world.request('GET', visit(next))).body.options[0].id;
    const order = (await world.accept(next, option)).body.order;
    const [row] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, order.token));
    await renewed(deps, world.request, {
      path: `/orders/${row?.id}`,
      page: (each) => `/visitor/orders/${each}`,
      token: order.token,
    });
    // The former link does nothing any more, either.
    const late = await world.request('POST', `/visitor/orders/${order.token}/accept`);
    expect(late.status).toBe(404);
  });

  test('of a visa case', async ({ deps }) => {
    const world = await openCases(deps);
    const { body: made } = await world.request('POST', '/visa-cases', world.asked());
    await renewed(deps, world.request, {
      path: `/visa-cases/${made.id}`,
      page: (each) => `/visitor/visa-cases/${each}`,
      token: made.token,
    });
    const purge = await world.request('POST', `/visitor/visa-cases/${made.token}/purge`);
    expect(purge.status).toBe(404);
  });

  test('of an enquiry in writing', async ({ deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const { body } = await request('POST', '/enquiries', question());
    const { id, token } = await rowOf(deps.db, body.reference);
    const write = async (known: string) =>
      (await request('POST', `/visitor/enquiries/${known}/messages`, { text: 'And on Sunday?' })).status;
    expect(await write(token)).toBeLessThan(300);
    const answer = await request('POST', `/enquiries/${id}/link`, { reason }, { caller: owner });
    expect(answer.status).toBe(200);
    expect(await write(token)).toBe(404);
    expect(await write(answer.body.token)).toBeLessThan(300);
  });

  test('is made for a reason only', async ({ deps }) => {
    const world = await openFares(deps);
    await world.add();
    const token = await world.send();
    const answer = await world.request('POST', `/fares/${world.id}/link`, { reason: ' ' }, { caller: owner });
    expect([400, 422]).toContain(answer.status);
    expect((await world.request('GET', `/visitor/fares/${token}`)).status).toBe(200);
  });
});

describe('staff who use a customer’s link', () => {
  test('do there no more than they may in the office', async ({ deps }) => {
    const world = await openCases(deps);
    const { body: made } = await world.request('POST', '/visa-cases', world.asked());
    const purge = `/visitor/visa-cases/${made.token}/purge`;
    const clerk = callerOf('karim', ['visa-cases.read', 'orders.read'], { role: 'clerk' });
    const refusal = await world.request('POST', purge, undefined, { caller: clerk });
    expect(refusal).toMatchObject({ status: 403, body: { code: 'permission.missing' } });
    const { body: order } = await world.request('GET', `/visitor/visa-cases/${made.token}`);
    for (const [method, path] of [
      ['GET', `/visitor/orders/${order.order.token}/travellers`],
      ['POST', `/visitor/orders/${order.order.token}/accept`],
    ] as const) {
      const answer = await world.request(method, path, undefined, { caller: clerk });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('have it in their name; a customer who is signed in stays the customer', async ({ deps }) => {
    const world = await openCases(deps);
    const byWhom = async (caller: typeof owner | undefined) => {
      const { body: made } = await world.request('POST', '/visa-cases', world.asked());
      const path = `/visitor/visa-cases/${made.token}/purge`;
      expect((await world.request('POST', path, undefined, { caller })).status).toBe(200);
      const entries = await deps.db.select().from(activity).where(eq(activity.subjectId, made.id));
      return entries.find(({ action }) => action === 'visa-cases.purge-by-link')?.actor;
    };
    expect(await byWhom(owner)).toBe(owner.id);
    expect(await byWhom(undefined)).toBe('visitor');
    expect(await byWhom(callerOf('rahim', ['account.own'], { role: 'customer' }))).toBe('visitor');
  });
});

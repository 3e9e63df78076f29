import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { visaCaseEvents } from '#features/visa-cases/visa-cases.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { manager, officer, openCases } from './case-world.ts';

const seller = callerOf('amina', ['orders.read', 'orders.write', 'payments.write']);

/** A case whose papers are ready. */
async function openReady(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const one = await world.begin();
  for (const { key } of (await one.read()).applicants[0].papers) {
    await one.office('POST', `/papers/${(await one.paperOf(key)).id}/seen`);
  }
  await one.move('checking');
  expect((await one.move('ready')).status).toBe(200);
  const { orderId } = (await one.office('GET', '')).body;
  const order = (method: string, path: string, body?: unknown) =>
    world.request(method, `/orders/${orderId}${path}`, body, { caller: seller });
  const pay = (amount: number) =>
    world.request(
      'POST',
      `/orders/${orderId}/payments`,
      { method: 'cash', amount, key: aKey() },
      { caller: seller },
    );
  const handIn = (despite?: unknown, caller = officer) =>
    one.office('POST', '/state', { to: 'submitted', ...(despite ? { despite } : {}) }, caller);
  const state = async () => (await one.read()).state;
  return { ...world, one, order, pay, handIn, state };
}

const total = 730_000;

describe('papers are handed in', () => {
  test('not while the order is an unaccepted quote or unpaid, unasked: the refusal says the sum and who may go on', async ({
    deps,
    db,
  }) => {
    const { one, order, handIn, state } = await openReady(deps);
    const refused = await handIn();
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'visa-cases.guarded',
      {
        guards: ['unsold', 'unpaid', 'appointment', 'file-number'],
        open: total,
        mayGoOn: false,
        roles: ['owner', 'manager'],
      },
    ]);
    expect((await order('POST', '/accept')).status).toBe(200);
    const { guarding } = (await one.office('GET', '')).body;
    expect(guarding).toEqual({ guards: ['unpaid', 'appointment', 'file-number'], open: total });
    // Who doesn't approve payments can't go on, whatever they say.
    expect((await handIn(guarding)).body.code).toBe('visa-cases.guarded');
    expect(await state()).toBe('ready');
    expect((await handIn(undefined, manager)).body.details.mayGoOn).toBe(true);
    expect((await handIn(guarding, manager)).status).toBe(200);
    const [event] = await db
      .select()
      .from(visaCaseEvents)
      .where(and(eq(visaCaseEvents.caseId, one.id), eq(visaCaseEvents.actor, 'user:mou')));
    expect(event?.detail).toMatchObject({ to: 'submitted', despite: guarding.guards, openSum: total });
  });

  test('only for the sum that was confirmed: when it has changed since, it is asked anew', async ({
    deps,
  }) => {
    const { one, order, pay, handIn, state } = await openReady(deps);
    await order('POST', '/accept');
    const { guarding } = (await one.office('GET', '')).body;
    expect((await pay(30_000)).status).toBe(201);
    const refused = await handIn(guarding, manager);
    expect([refused.body.code, refused.body.details.open]).toEqual(['visa-cases.guarded', total - 30_000]);
    const fewer = { guards: ['unpaid', 'appointment'], open: total - 30_000 };
    expect((await handIn(fewer, manager)).body.code).toBe('visa-cases.guarded');
    expect(await state()).toBe('ready');
  });

  test('by any visa officer once it is paid; without an appointment or a file number after a question', async ({
    deps,
  }) => {
    const { one, order, pay, handIn } = await openReady(deps);
    await order('POST', '/accept');
    await pay(total);
    const asked = { guards: ['appointment', 'file-number'], open: 0 };
    expect((await handIn()).body.details).toMatchObject({ ...asked, mayGoOn: true, roles: [] });
    await one.office('POST', '/plan', { appointmentOn: '2027-01-10', fileNumber: 'VFS-BD-0417' });
    expect((await one.office('GET', '')).body).toMatchObject({
      fileNumber: 'VFS-BD-0417',
      guarding: { guards: [], open: 0 },
    });
    expect((await handIn()).status).toBe(200);
  });

  test('of a case with neither after its question', async ({ deps }) => {
    const { order, pay, handIn } = await openReady(deps);
    await order('POST', '/accept');
    await pay(total);
    expect((await handIn({ guards: ['appointment', 'file-number'], open: 0 })).status).toBe(200);
  });
});

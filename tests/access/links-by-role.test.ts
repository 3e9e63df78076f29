import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { passedOrder } from '#features/orders/customer/passes.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { openCases } from '../visa-cases/case-world.ts';

const as = (role: Role) => callerOf(role, [...permissionsOf[role]], { role });

test('the link of an order and of its fares is given to roles that may write orders, its papers to all who see it', async ({
  deps,
}) => {
  const world = await openFares(deps);
  const { token } = await world.sold();
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, token));
  const { token: fares } = (await world.staff('POST', `/fares/${world.id}/send`)).body;
  for (const role of ['owner', 'manager', 'clerk'] as const) {
    const { text, body } = await world.request('GET', `/orders/${order?.id}`, undefined, {
      caller: as(role),
    });
    expect([role, body.token]).toEqual([role, token]);
    expect(text).toContain(`/orders/${token}/papers/`);
  }
  for (const role of ['accountant', 'visa-officer'] as const) {
    for (const path of [`/orders/${order?.id}`, `/fares/${world.id}`]) {
      const { status, text, body } = await world.request('GET', path, undefined, { caller: as(role) });
      expect([role, path, status, body.token]).toEqual([role, path, 200, null]);
      expect(text).not.toContain(token);
      expect(text).not.toContain(fares);
    }
    const { body } = await world.request('GET', `/orders/${order?.id}`, undefined, { caller: as(role) });
    const [paper] = body.papers;
    const [, pass = '', number = ''] = /\/orders\/([^/]+)\/papers\/([^/]+)$/.exec(paper.path) ?? [];
    expect((await world.request('GET', `/visitor/orders/${pass}`)).status).toBe(404);
    const opened = { orderId: passedOrder(pass, number, '2026-12-01'), token: pass };
    const at = { number, language: 'en', siteUrl: deps.siteUrl } as const;
    expect((await findPaper(deps.db, { ...opened, ...at }))?.number).toBe(paper.number);
    // For no other paper, not for long, and nobody makes one without the key.
    expect(passedOrder(pass, 'INV-2026-999999', '2026-12-01')).toBeUndefined();
    expect(passedOrder(pass, number, '2026-12-03')).toBeUndefined();
    const forged = Buffer.from(`paper ${order?.id} ${number} 2026-12-01`).toString('hex');
    expect(passedOrder(forged, number, '2026-12-01')).toBeUndefined();
  }
});

test('the link of a visa case is given to roles that may write cases', async ({ deps }) => {
  const world = await openCases(deps);
  const { body: made } = await world.request('POST', '/visa-cases', world.asked());
  const [row] = await deps.db.select({ orderId: visaCases.orderId }).from(visaCases);
  const [order] = await deps.db
    .select({ token: orders.token })
    .from(orders)
    .where(eq(orders.id, row?.orderId ?? ''));
  const read = async (role: Role) =>
    (await world.request('GET', `/visa-cases/${made.id}`, undefined, { caller: as(role) })).body;
  expect(await read('manager')).toMatchObject({ token: made.token, order: { token: order?.token } });
  expect(await read('visa-officer')).toMatchObject({ token: made.token, order: { token: null } });
  expect(await read('clerk')).toMatchObject({ token: null, order: { token: order?.token } });
  expect(JSON.stringify(await read('clerk'))).not.toContain(made.token);
});

import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orders } from '#features/orders/orders.table.ts';
import { issueVoucher } from '#features/orders/papers/vouchers.commands.ts';
import { activity } from '#platform/command/activity.table.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { openFares } from './fare-world.ts';
import { aKey, payCash, sell, staff } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number, passenger) => ({
  passenger,
  number,
  fare: 5_400_000,
}));

describe('tickets of an order that isn’t paid', () => {
  test('aren’t bought before somebody who answers for money says so; the log says what was owed', async ({
    deps,
  }) => {
    const world = await openFares(deps);
    await world.sold();
    const as = (permissions: readonly string[], unpaid: boolean) =>
      world.request(
        'POST',
        `/fares/${world.id}/tickets`,
        { pnr: 'K4T9XB', tickets: three, unpaid, key: aKey() },
        { caller: callerOf('rafiq', permissions) },
      );
    expect(await as(['orders.write'], false)).toMatchObject({
      status: 409,
      body: { code: 'orders.owed', details: { owed: 16_200_000, mayGoOn: false } },
    });
    expect(await as(['orders.write'], true)).toMatchObject({ status: 403, body: { code: 'orders.owed' } });
    const manager = ['orders.write', 'payments.approve'];
    expect(await as(manager, false)).toMatchObject({ status: 409, body: { details: { mayGoOn: true } } });
    expect(await as(manager, true)).toMatchObject({ status: 200, body: { owed: 16_200_000 } });
    const entries = await deps.db.select().from(activity).where(eq(activity.action, 'fares.ticket'));
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: 'user:rafiq',
        subjectId: world.id,
        difference: expect.objectContaining({ owed: 16_200_000 }),
      }),
    );
  });

  test('are bought by a clerk once the last taka is there; one that was typed wrong is put right at any time', async ({
    deps,
  }) => {
    const world = await openFares(deps);
    const { token } = await world.sold();
    const [order] = await deps.db.select().from(orders).where(eq(orders.token, token));
    const id = order?.id ?? '';
    const issue = (tickets: readonly object[]) =>
      world.request(
        'POST',
        `/fares/${world.id}/tickets`,
        { pnr: 'K4T9XB', tickets, key: aKey() },
        { caller: callerOf('amina', ['orders.write']) },
      );
    await payCash(deps, id, 16_199_900);
    expect(await issue(three)).toMatchObject({ status: 409, body: { details: { owed: 100 } } });
    await payCash(deps, id, 100);
    expect(await issue(three)).toMatchObject({ status: 200, body: { owed: 0 } });
  });
});

test('a voucher waits for the money of its order, and the one that there is stays', async ({ deps }) => {
  const { id } = await sell(deps, {});
  const voucher = (role: 'clerk' | 'manager', unpaid: boolean) =>
    run(deps, staff('amina', role), issueVoucher, { id, unpaid });
  // Nothing is given before the terms are accepted, whatever is paid.
  await expect(voucher('manager', true)).rejects.toMatchObject({ code: 'orders.voucher' });
  await payCash(deps, id, 100_000);
  const owed = 2 * (1_250_000 + 420_000) - 50_000 - 100_000;
  await expect(voucher('clerk', false)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'orders.owed',
    details: { owed, mayGoOn: false },
  });
  await expect(voucher('clerk', true)).rejects.toMatchObject({ kind: 'forbidden', code: 'orders.owed' });
  const issued = await voucher('manager', true);
  expect(await voucher('clerk', false)).toEqual(issued);
});

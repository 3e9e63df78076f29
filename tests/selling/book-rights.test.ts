import { describe, expect } from 'vitest';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { aKey, sell, staff } from './sales.ts';

/** People of the agency at the whole API, with a supplier and an order that the embassy gets money for. */
async function office(deps: CommandDeps) {
  const desk = deskOf(deps);
  const { id: order } = await sell(deps, {
    lines: [{ charge: 'official', quantity: 1, unit: 30_000_000, text: { en: 'Embassy' } }],
  });
  await run(deps, staff('amina'), acceptOrder, { id: order });
  const ask = async (role: Role, method: string, path: string, body?: object, name: string = role) => {
    const caller = callerOf(name, [...permissionsOf[role]], { role, signedInAt: deps.clock.now() });
    const answer = await desk(method, path, body, { caller });
    return { status: answer.status, code: answer.body?.code, body: answer.body };
  };
  const card = { name: 'Bengal Air', kind: 'airline', key: aKey() };
  const supplier: string = (await ask('accountant', 'POST', '/suppliers', card)).body.id;
  return { ask, supplier, order };
}

const large = 9_000_000;
/** What waits for another person when it is large: where it is asked for, with which body, and where it is then. */
const movements: Readonly<
  Record<
    string,
    (of: {
      supplier: string;
      order: string;
    }) => readonly [path: string, body: object, made: (id: string) => string]
  >
> = {
  'a transfer': () => ['/transfers', { from: '1020', to: '1011' }, (id) => `/transfers/${id}`],
  'an expense': () => [
    '/expenses',
    { kind: '6100', account: '1020', text: 'Rent of the year' },
    (id) => `/expenses/${id}`,
  ],
  'a payment to a supplier': ({ supplier }) => [
    `/suppliers/${supplier}/payments`,
    { account: '1020' },
    (id) => `/supplier-payments/${id}`,
  ],
  'what is paid on': ({ order }) => [
    `/orders/${order}/lines/0/pay-on`,
    { account: '1020' },
    (id) => `/orders/${order}/lines/0/pay-on/${id}`,
  ],
};

describe.each(Object.entries(movements))('%s', (_, of) => {
  test('is nothing for a clerk, a visa officer or an editor, and waits when it is large', async ({
    deps,
  }) => {
    const { ask, ...there } = await office(deps);
    const [path, body] = of(there);
    const send = (role: Role) => ask(role, 'POST', path, { ...body, amount: large, key: aKey() });
    for (const role of ['clerk', 'visa-officer', 'editor', 'customer'] as const) {
      expect([role, (await send(role)).status]).toEqual([role, 403]);
    }
    for (const role of ['accountant', 'manager', 'owner'] as const) {
      const { status, body: made } = await send(role);
      expect([role, status, made.state]).toEqual([role, 201, 'waiting']);
    }
  });

  test('is approved by a manager or the owner, never by who asked for it, by neither of the ways', async ({
    deps,
  }) => {
    const { ask, ...there } = await office(deps);
    const [path, body, madeAt] = of(there);
    for (const role of ['manager', 'owner'] as const) {
      const { id } = (await ask(role, 'POST', path, { ...body, amount: large, key: aKey() })).body;
      const own = await ask(role, 'POST', `${madeAt(id)}/approve`);
      expect([own.status, own.code]).toEqual([403, 'books.own']);
      const { items } = (await ask(role, 'GET', '/approvals')).body;
      expect(items.length).toBe(1);
      const again = await ask(role, 'POST', `/approvals/${items[0].id}/approve`);
      expect([again.status, again.code]).toEqual([403, 'approvals.own']);
      for (const other of ['clerk', 'accountant', 'visa-officer', 'editor'] as const) {
        expect([other, (await ask(other, 'POST', `${madeAt(id)}/approve`)).status]).toEqual([other, 403]);
      }
      const byAnother = await ask('manager', 'POST', `${madeAt(id)}/approve`, undefined, 'another');
      expect([byAnother.status, byAnother.body.state]).toEqual([200, 'booked']);
      const back = await ask('accountant', 'POST', `${madeAt(id)}/undo`, { reason: 'It was a mistake.' });
      expect([back.status, back.code]).toEqual([403, 'books.large']);
      const undone = await ask(role, 'POST', `${madeAt(id)}/undo`, { reason: 'It was a mistake.' });
      expect([undone.status, undone.body.state]).toEqual([200, 'undone']);
    }
  });
});

test('a clerk spends from their own till alone, and sees no accounts and no suppliers', async ({ deps }) => {
  const { ask, supplier } = await office(deps);
  const spend = (account: string) => {
    const body = { kind: '6400', account, amount: 1_000, text: 'Rickshaw to the bank', key: aKey() };
    return ask('clerk', 'POST', '/expenses', body);
  };
  expect((await spend('1010')).body.state).toBe('booked');
  for (const account of ['1011', '1020', '1041']) {
    const { status, code } = await spend(account);
    expect([account, status, code]).toEqual([account, 403, 'expenses.account']);
  }
  const seen = [
    '/accounts',
    '/suppliers',
    `/suppliers/${supplier}`,
    `/suppliers/${supplier}/statement`,
    '/books/closed',
  ];
  for (const path of seen) {
    for (const role of ['clerk', 'visa-officer', 'editor', 'customer'] as const) {
      expect([path, role, (await ask(role, 'GET', path)).status]).toEqual([path, role, 403]);
    }
    for (const role of ['accountant', 'manager', 'owner'] as const) {
      expect([path, role, (await ask(role, 'GET', path)).status]).toEqual([path, role, 200]);
    }
  }
});

test('a period is closed by accountant, manager or owner, and opened again by the owner alone, with a reason', async ({
  deps,
}) => {
  const { ask } = await office(deps);
  const close = (role: Role, until: string, reason?: string) =>
    ask(role, 'PUT', '/books/closed', { until, ...(reason === undefined ? {} : { reason }) });
  for (const role of ['clerk', 'visa-officer', 'editor', 'customer'] as const) {
    expect([role, (await close(role, '2026-10-31')).status]).toEqual([role, 403]);
  }
  for (const [role, until] of [
    ['accountant', '2026-08-31'],
    ['manager', '2026-09-30'],
    ['owner', '2026-10-31'],
  ] as const) {
    expect([role, (await close(role, until)).status]).toEqual([role, 200]);
  }
  for (const role of ['accountant', 'manager'] as const) {
    const { status, code } = await close(role, '2026-09-30', 'A bill was forgotten.');
    expect([role, status, code]).toEqual([role, 403, 'books.reopen']);
  }
  expect((await close('owner', '2026-09-30')).code).toBe('books.reason');
  expect((await close('owner', '2026-09-30', 'A bill was forgotten.')).body).toEqual({ until: '2026-09-30' });
});

import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, question } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { openCases } from '../visa-cases/case-world.ts';

interface Item {
  readonly id: string;
  readonly event: string;
  readonly to: string;
  readonly text: string;
}

const as = (role: Role) => callerOf(role, [...permissionsOf[role]], { role });

test('each role reads the messages of what it sees, its links as far as it is given them, and numbers as far as it sees customers', async ({
  deps,
}) => {
  const world = await openFares(deps);
  const fare = await world.sold();
  const cases = await openCases(deps);
  const visa = await cases.begin();
  await world.request('POST', '/enquiries', question({ message: 'Where is the visa of my aunt?' }));
  const read = async (role: Role) => {
    const { status, body } = await world.request('GET', '/messages?limit=100', undefined, {
      caller: as(role),
    });
    expect([role, status]).toEqual([role, 200]);
    const items: readonly Item[] = body.items;
    return { items, events: new Set(items.map(({ event }) => event)), said: JSON.stringify(items) };
  };
  for (const role of ['owner', 'manager', 'clerk', 'visa-officer', 'accountant'] as const) {
    const { items, events, said } = await read(role);
    const isTold = (event: string) => events.has(event);
    expect([role, isTold('fare.options'), isTold('case.begun'), isTold('enquiry.received')]).toEqual([
      role,
      true,
      role !== 'accountant',
      role !== 'accountant',
    ]);
    expect([role, said.includes('my aunt')]).toEqual([role, role !== 'accountant']);
    const opens = (kind: 'orders' | 'visa-cases') => permissionsOf[role].has(`${kind}.write`);
    expect([role, said.includes(fare.token)]).toEqual([role, opens('orders')]);
    const [options] = items.filter(({ event }) => event === 'fare.options');
    expect([role, /\/fares\/[0-9a-z]{26}/.test(options?.text ?? '')]).toEqual([role, opens('orders')]);
    expect([role, said.includes(visa.token)]).toEqual([role, opens('visa-cases')]);
    expect([role, options?.to]).toEqual([role, role === 'accountant' ? '•••••••••••679' : '+8801712345679']);
  }
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, fare.token));
  expect(order?.phone).toBe('+8801712345679');
});

test('clerks and visa officers send a message again, accountants and editors don’t', async ({ deps }) => {
  const world = await openFares(deps);
  await world.add();
  await world.send();
  const [row] = await deps.db
    .update(messages)
    .set({ state: 'sent' })
    .where(eq(messages.event, 'fare.options'))
    .returning({ id: messages.id });
  const again = async (role: Role) => {
    const key = `key-of-the-${role}-again`;
    const asked = await world.request('POST', `/messages/${row?.id}/again`, { key }, { caller: as(role) });
    return asked.status;
  };
  const answers = await Promise.all(
    (['clerk', 'visa-officer', 'accountant', 'editor'] as const).map(async (role) => [
      role,
      await again(role),
    ]),
  );
  expect(answers).toEqual([
    ['clerk', 201],
    ['visa-officer', 201],
    ['accountant', 403],
    ['editor', 403],
  ]);
});

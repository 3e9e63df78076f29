import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { listOperations } from '../security/operations.ts';
import { aKey, aQuote } from '../selling/sales.ts';
import { type Door, openDoor } from './door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const large = 6_000_000;
const made = z.object({ id: z.string(), token: z.string(), reference: z.string() });

async function signIn(role: 'owner' | 'manager' | 'clerk') {
  return door.tokenOf(await door.signUp({ role }));
}

/** An order of one line that is large enough for a second person. */
async function sold(token: string, name: string) {
  const lines = [{ charge: 'own', quantity: 1, unit: 2 * large, text: { en: 'Umrah' } }] as const;
  const contact = { name, phone: '01812-345678', email: 'salma@mail.example' };
  const body = aQuote({ lines: [...lines], contact });
  const response = await door.request('POST', '/api/orders', { token, body });
  expect(response.status, await response.clone().text()).toBe(201);
  return made.parse(await response.json());
}

const post = async (token: string, path: string, body: object) => {
  const response = await door.request('POST', path, { token, body });
  const said = z
    .looseObject({ id: z.string().optional(), state: z.string().optional(), code: z.string().optional() })
    .parse(await response.json());
  return { status: response.status, ...said };
};

test('nobody approves what they entered, whatever their role', async () => {
  const clerk = await signIn('clerk');
  for (const role of ['manager', 'owner'] as const) {
    const [who, another] = [await signIn(role), await signIn('manager')];
    const { id } = await sold(who, 'Salma Begum');
    const payment = await post(who, `/api/orders/${id}/payments`, {
      method: 'bank',
      amount: large,
      outside: `TT ${aKey()}`,
      key: aKey(),
    });
    expect(payment).toMatchObject({ status: 201, state: 'waiting' });
    const approval = `/api/payments/${payment.id}/approve`;
    expect(await post(who, approval, {})).toMatchObject({ status: 403, code: 'payments.own' });
    expect((await post(clerk, approval, {})).status).toBe(403);
    expect(await post(another, approval, {})).toMatchObject({ status: 200, state: 'counted' });

    const refund = await post(who, `/api/orders/${id}/refunds`, {
      method: 'cash',
      amount: large,
      reason: 'The visa was refused.',
      key: aKey(),
    });
    expect(refund).toMatchObject({ status: 201, state: 'asked' });
    const giving = `/api/refunds/${refund.id}/approve`;
    expect(await post(who, giving, {})).toMatchObject({ status: 403, code: 'refunds.own' });
    expect((await post(clerk, giving, {})).status).toBe(403);
    expect(await post(another, giving, {})).toMatchObject({ status: 200, state: 'approved' });
    // Cash leaves the till of who hands it out, and that is who says so.
    const paid = await post(who, `/api/refunds/${refund.id}/paid`, {});
    expect(paid).toMatchObject({ status: 200, state: 'paid' });
  }
});

test('the link of one order opens no other order, by any operation or paper', async () => {
  const staff = await signIn('manager');
  const [hers, mine] = [await sold(staff, 'Salma Begum'), await sold(staff, 'Karim Uddin')];
  for (const { id } of [hers, mine]) {
    await post(staff, `/api/orders/${id}/payments`, { method: 'cash', amount: 50_000, key: aKey() });
  }
  const seen = async () =>
    z
      .looseObject({ papers: z.array(z.object({ number: z.string() })) })
      .parse(await (await door.request('GET', `/api/orders/${hers.id}`, { token: staff })).json());
  const before = await seen();
  const numbers = before.papers.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(0);

  const operations = (await listOperations(door)).filter(({ path }) =>
    /visitor\/orders\/\{token\}/.test(path),
  );
  expect(operations.length).toBeGreaterThanOrEqual(3);
  // Tokens that are nearly hers, or hers in another shape.
  const other = hers.token.endsWith('a') ? 'b' : 'a';
  const near = [
    hers.token.slice(0, -1),
    `${hers.token.slice(0, -1)}${other}`,
    `${hers.token}${other}`,
    `%20${hers.token}`,
    `${mine.token}%2F..%2F${hers.token}`,
    hers.id,
    hers.reference,
    '%25',
  ];
  for (const { method, path, example } of operations) {
    for (const token of [mine.token, ...near]) {
      // Where an operation has an id of its own besides the token, it is of her order.
      const address = path.replace('{token}', token).replaceAll(/\{\w+\}/g, '1');
      const response = await door.request(method, address, {
        ...(method === 'GET' ? {} : { body: example ?? {} }),
        headers: { origin: 'https://agency.example', 'sec-fetch-site': 'same-origin' },
      });
      const said = await response.text();
      for (const secret of [hers.reference, hers.id, 'Salma', ...numbers]) {
        expect(said, `${method} ${address}`).not.toContain(secret);
      }
      expect(token === mine.token || response.status >= 400, `${method} ${address}`).toBe(true);
    }
  }
  const at = { language: 'en', siteUrl: 'https://agency.example' } as const;
  for (const number of numbers) {
    expect(await findPaper(door.database.db, { ...at, token: hers.token, number })).toBeDefined();
    expect(await findPaper(door.database.db, { ...at, token: mine.token, number })).toBeUndefined();
  }
  expect(await seen()).toEqual(before);
});

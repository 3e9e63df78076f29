import { describe, expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { callerOf, question } from '../enquiries/desk.ts';
import { aKey, aQuote } from '../selling/sales.ts';
import { officer, openCases } from './case-world.ts';

const clerk = callerOf('amina', ['orders.read', 'orders.write', 'enquiries.read', 'visa-cases.read']);
const two = [
  { name: 'Tanvir Sample', profile: 'student' as const },
  { name: 'Nabila Sample', profile: 'job-holder' as const },
];

async function openCounter(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const { request, asked } = world;
  const take = (more: object = {}, caller = officer) =>
    request('POST', '/visa-cases/by-staff', { ...asked(), key: aKey(), ...more }, { caller });
  const read = async (path: string) => (await request('GET', path, undefined, { caller: clerk })).body;
  return { ...world, take, read };
}

describe('a visa case that staff begin', () => {
  test('stands at the counter with an order of its own, once for a key', async ({ deps }) => {
    const { take, read } = await openCounter(deps);
    const key = aKey();
    const made = await take({ key, applicants: two });
    expect(made.status).toBe(201);
    expect((await take({ key, applicants: two })).body).toEqual(made.body);
    const one = await read(`/visa-cases/${made.body.id}`);
    expect(one).toMatchObject({ state: 'collecting', name: 'Tanvir Sample' });
    expect(one.applicants.map(({ name }: { name: string }) => name)).toEqual([
      'Tanvir Sample',
      'Nabila Sample',
    ]);
    expect(await read(`/orders/${one.orderId}`)).toMatchObject({ state: 'quoted', total: 1_460_000 });
    // Who takes down the eleventh case of a number isn't a stranger who tries.
    for (let count = 0; count < 10; count += 1) {
      expect((await take()).status).toBe(201);
    }
    expect((await take({}, clerk)).status).toBe(403);
    expect((await take({ consent: false })).status).toBe(400);
  });

  test('wins the enquiry that it comes from, once', async ({ deps }) => {
    const { take, read, request } = await openCounter(deps);
    expect((await request('POST', '/enquiries', question())).status).toBe(201);
    const [enquiry] = (await read('/enquiries')).items;
    const made = await take({ enquiry: enquiry.id });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { orderId } = await read(`/visa-cases/${made.body.id}`);
    expect(await read(`/orders/${orderId}`)).toMatchObject({ enquiryId: enquiry.id });
    expect((await read(`/enquiries/${enquiry.id}`)).state).toBe('won');
    expect((await take({ enquiry: enquiry.id })).body.code).toBe('orders.enquiry-has-one');
  });

  test('joins an order: what it adds is a change of that order, and nothing is sold twice', async ({
    deps,
  }) => {
    const { take, read, request } = await openCounter(deps);
    const sell = async (more: object = {}) =>
      (await request('POST', '/orders', { ...aQuote(), key: aKey(), ...more }, { caller: clerk })).body;
    const plain = await sell();
    const { id } = (await take({ order: plain.id })).body;
    const joined = await read(`/orders/${plain.id}`);
    expect(joined).toMatchObject({ state: 'quoted', total: plain.total + 730_000 });
    expect((await read(`/visa-cases/${id}`)).orderId).toBe(plain.id);
    expect((await read(`/visa-cases?order=${plain.id}`)).items).toMatchObject([{ id }]);
    expect((await take({ order: plain.id })).body.code).toBe('orders.visa-there');

    // An accepted order is changed when the customer has agreed, or else when they accept.
    const open = await sell();
    await request('POST', `/orders/${open.id}/accept`, undefined, { caller: clerk });
    await take({ order: open.id });
    expect(await read(`/orders/${open.id}`)).toMatchObject({ total: open.total });
    const other = await sell();
    await request('POST', `/orders/${other.id}/accept`, undefined, { caller: clerk });
    await take({ order: other.id, agreed: true });
    expect(await read(`/orders/${other.id}`)).toMatchObject({ total: other.total + 730_000 });

    // An order that sells this visa already needs no more lines, but as many applicants.
    const visas = await sell({ sold: [{ visa: 'thailand', kind: 'tourist', applicants: 2 }] });
    const wrong = await take({ order: visas.id });
    expect([wrong.status, wrong.body.code, wrong.body.details.people]).toEqual([409, 'visa-cases.people', 2]);
    expect((await take({ order: visas.id, applicants: two })).status).toBe(201);
    expect(await read(`/orders/${visas.id}`)).toMatchObject({ total: visas.total });
    await request('POST', `/orders/${visas.id}/cancel`, { reason: 'Put off.' }, { caller: clerk });
    expect((await take({ order: visas.id, applicants: two })).body.code).toBe('orders.cancelled');
  });
});

import { describe, expect } from 'vitest';
import { offerSeatsJob } from '#features/bookings/waiting/waiting.jobs.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings } from './booking-world.ts';
import { aKey, sell, staff } from './sales.ts';

const rights = [...staff('amina').permissions, 'visa-cases.read'];
const caller = callerOf('amina', rights);
const contact = { name: 'Salma Begum', phone: '01711-223344 / ০১৮১১ ২২৩৩৪৪', reply: 'phone' as const };
const both = { phone: '+8801711223344', otherPhones: ['+8801811223344'] };

describe('a second telephone number that a customer typed is kept beside the first', () => {
  test('of an order that staff take down, which is found by it', async ({ deps }) => {
    const read = async (path: string) => (await deskOf(deps)('GET', path, undefined, { caller })).body;
    const { reply: _, ...typed } = contact;
    const { id } = await sell(deps, { contact: typed });
    expect(await read(`/orders/${id}`)).toMatchObject(both);
    expect((await read('/orders?q=01811-223344')).items).toMatchObject([{ id }]);
    const alone = await sell(deps, { contact: { ...typed, phone: '01911-223344 (WhatsApp)' } });
    expect(await read(`/orders/${alone.id}`)).toMatchObject({ phone: '+8801911223344', otherPhones: [] });
  });

  test('of a booking on the site and of one by telephone, and not told to others', async ({ deps }) => {
    const world = await openBookings(deps, 4);
    const request = deskOf(deps);
    const { package: _, departure, ...asked } = world.request({ contact });
    const made = await world.book({ contact });
    const byStaff = await request('POST', `/departures/${departure}/bookings`, asked, { caller });
    for (const { reference } of [made, byStaff.body]) {
      const found = await request('GET', `/orders?q=${reference}`, undefined, { caller });
      const { body } = await request('GET', `/orders/${found.body.items[0].id}`, undefined, { caller });
      expect(body).toMatchObject(both);
    }
    const shown = await request('GET', `/visitor/orders/${made.token}`);
    expect(JSON.stringify(shown.body)).not.toContain('1811223344');
  });

  test('of who waits for seats, and of the order that they are offered with', async ({ deps }) => {
    const world = await openBookings(deps, 1);
    const request = deskOf(deps);
    const full = await request('POST', `/departures/${world.departure}/bookings`, asked(world), { caller });
    await request('POST', '/waiting', world.request({ contact }));
    const list = `/departures/${world.departure}/waiting`;
    const listed = async () => (await request('GET', list, undefined, { caller })).body.items;
    expect(await listed()).toMatchObject([both]);
    await run(deps, staff('amina'), cancelOrder, { id: full.body.id, reason: 'They are ill.' });
    await offerSeatsJob(deps).run(new AbortController().signal);
    const [{ orderId }] = await listed();
    const { body } = await request('GET', `/orders/${orderId}`, undefined, { caller });
    expect(body).toMatchObject(both);
  });

  test('of a visa case, which is found by it, and of its order', async ({ deps }) => {
    const { request, begin } = await openCases(deps);
    const { reply: _, ...typed } = contact;
    const { token } = await begin({ contact: typed });
    const read = async (path: string) => (await request('GET', path, undefined, { caller })).body;
    const [one] = (await read('/visa-cases?q=01811223344')).items;
    const shown = await read(`/visa-cases/${one.id}`);
    expect(shown).toMatchObject(both);
    expect(await read(`/orders/${shown.orderId}`)).toMatchObject(both);
    const visited = await request('GET', `/visitor/visa-cases/${token}`);
    expect(visited.status).toBe(200);
    expect(JSON.stringify(visited.body)).not.toContain('1811223344');
  });
});

/** A telephone booking of one seat by somebody else. */
function asked(world: Awaited<ReturnType<typeof openBookings>>) {
  const { package: _, departure: __, ...request } = world.request({ key: aKey() });
  return request;
}

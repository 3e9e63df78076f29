import { describe, expect } from 'vitest';
import { fits } from '#features/bookings/check-in/marks.rules.ts';
import { typedOf } from '#features/bookings/travellers/traveller-fields.rules.ts';
import { offerSeatsJob } from '#features/bookings/waiting-list/waiting-list.jobs.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { callerOf, deskOf, question } from '../enquiries/desk.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { openFares } from './fare-world.ts';
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

  test('of a traveller, and stays when the list is saved again', async ({ deps }) => {
    const world = await openBookings(deps, 4);
    const request = deskOf(deps);
    const { token } = await world.book();
    const id = await orderIdOf(deps, token);
    const office = callerOf('amina', [...rights, 'travellers.read', 'travellers.write']);
    const save = async (version: number, phone: string) => {
      const travellers = [{ place: 'adult-1', surname: 'BEGUM', givenNames: 'SALMA', phone }];
      const headers = { 'if-match': `"${version}"` };
      return request('PUT', `/orders/${id}/travellers`, { travellers }, { caller: office, headers });
    };
    const read = async () => {
      const { body } = await request('GET', `/orders/${id}/travellers`, undefined, { caller: office });
      return body.travellers[0];
    };
    expect((await save(0, contact.phone)).status).toBe(200);
    expect(await read()).toMatchObject(both);
    const shown = typedOf({ ...(await read()), hasBirthDate: false });
    expect((await save(1, shown.phone)).status).toBe(200);
    expect(await read()).toMatchObject(both);
    await run(deps, staff('amina'), acceptOrder, { id });
    const group = await request('GET', `/departures/${world.departure}/group`, undefined, { caller: office });
    expect(group.body.people).toMatchObject([both]);
    expect(fits(group.body, group.body.people[0], '01811-223344')).toBe(true);
    expect((await save(2, '01711223344')).status).toBe(200);
    expect(await read()).toMatchObject({ ...both, otherPhones: [] });
    const visited = await request('GET', `/visitor/orders/${token}/travellers`);
    expect(visited.body.travellers[0].phone).toBe(both.phone);
  });

  test('of an enquiry, and of the order that its fare becomes', async ({ deps }) => {
    const world = await openFares(deps, undefined, { contact });
    const { token } = await world.sold();
    const read = async (path: string, ...more: string[]) =>
      (await world.request('GET', path, undefined, { caller: callerOf('amina', [...rights, ...more]) })).body;
    expect(await read(`/enquiries/${world.id}`, 'enquiries.read')).toMatchObject(both);
    expect(await read(`/orders/${await orderIdOf(deps, token)}`)).toMatchObject(both);
    expect((await read('/orders?q=01811-223344')).items).toHaveLength(1);
  });

  test('of an enquiry without a number, whose fare is accepted with two', async ({ deps }) => {
    const written = { name: 'Salma Begum', email: 'salma@mail.example', reply: 'email' };
    const world = await openFares(deps, undefined, { contact: written });
    const option = (await world.add()).body.id;
    const made = await world.accept(await world.send(), option, { phone: contact.phone });
    const id = await orderIdOf(deps, made.body.order.token);
    const { body } = await world.request('GET', `/orders/${id}`, undefined, { caller });
    expect(body).toMatchObject(both);
  });

  test('of a customer’s card, unless it belongs to another one', async ({ deps }) => {
    const request = deskOf(deps);
    const office = callerOf('amina', ['customers.read', 'customers.write', 'enquiries.read']);
    const ask = async (phone: string, name = 'Karim Sample') => {
      await request('POST', '/enquiries', question({ contact: { name, phone, reply: 'phone' } }));
    };
    const found = async (q: string) =>
      (await request('GET', `/customers?q=${q}`, undefined, { caller: office })).body.items;
    const add = async (id: string, value: string) =>
      request('POST', `/customers/${id}/contacts`, { kind: 'phone', value }, { caller: office });
    await saveAgency(deps);
    await ask('01911-000001');
    await ask('01911-000002', 'Rahima Sample');
    const [{ id }] = await found('01911000001');
    const [{ id: other }] = await found('01911000002');
    expect((await add(id, contact.phone)).status).toBe(200);
    for (const number of ['01711223344', '01811223344']) {
      expect(await found(number)).toMatchObject([{ id }]);
    }
    const taken = await add(other, '01611-000003 / 01811-223344');
    expect(taken).toMatchObject({ status: 409, body: { details: { owner: { id } } } });
    expect(await found('01611000003')).toEqual([]);
  });
});

/** A telephone booking of one seat by somebody else. */
function asked(world: Awaited<ReturnType<typeof openBookings>>) {
  const { package: _, departure: __, ...request } = world.request({ key: aKey() });
  return request;
}

import { expect } from 'vitest';
import { travellers } from '#features/bookings/travellers/travellers.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings } from './booking-world.ts';
import { payCash, staff } from './sales.ts';

const manager = callerOf('rafiq', [...permissionsOf.manager], { role: 'manager' });
const contact = { name: 'Salma Begum', phone: '01812-345678' };
const caller = manager;

/** Somebody who has paid for a tour and for a visa, with who travels and what was sent for it. */
async function openJourney(deps: CommandDeps) {
  const { request, begin } = await openCases(deps);
  const world = await openBookings(deps, 4);
  const done = async (method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await request(method, path, body, { caller, headers });
    expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([
      path,
      expect.toSatisfy((status: number) => status < 300),
      expect.anything(),
    ]);
    return answer.body;
  };
  const { package: _, departure, ...asked } = world.request();
  const reply = { ...contact, reply: 'phone' };
  const booked = await done('POST', `/departures/${departure}/bookings`, { ...asked, contact: reply });
  const list = [
    {
      place: 'adult-1',
      surname: 'Begum',
      givenNames: 'Salma',
      passportNumber: 'EA0123456',
      nationality: 'BGD',
    },
  ];
  await request(
    'PUT',
    `/visitor/orders/${booked.token}/travellers`,
    { travellers: list },
    { headers: { 'if-match': '"0"' } },
  );
  await payCash(deps, booked.id, 5_000_00, staff('amina'));
  const visa = await begin({ contact });
  const [first] = (await visa.read()).applicants[0].papers;
  expect((await visa.send(first.key)).status).toBe(201);
  const office = await done('GET', `/visa-cases/${visa.id}`);
  await done('POST', `/orders/${office.orderId}/accept`);
  await payCash(deps, office.orderId, 1_000_00, staff('amina'));
  const { customer } = await done('GET', '/customers/by-contact?phone=01812345678');
  const path = `/customers/${customer.id}/personal-data`;
  return { done, booked, visa, path, customer, orderId: office.orderId };
}

test('while a journey is ahead, its travellers and the files of its visa stay with the order', async ({
  deps,
}) => {
  const { done, path } = await openJourney(deps);
  expect(await done('GET', path)).toMatchObject({
    travelled: [],
    ended: [],
    flown: [],
    reviewed: [],
    card: 'emptied',
  });
  await done('POST', `${path}/remove`);
  expect([await deps.db.$count(travellers), await deps.db.$count(privateFiles)]).toEqual([1, 1]);
});

test('after the journey who travelled and what was sent go, and what the books need stays with the name', async ({
  deps,
  clock,
}) => {
  const { done, booked, visa, path, customer, orderId } = await openJourney(deps);
  await done('POST', `/visa-cases/${visa.id}/withdraw`, { reason: 'They stay at home.' });
  clock.set('2027-02-01T04:00:00Z');
  const { reference } = await done('GET', `/orders/${booked.id}`);
  const said = await done('GET', path);
  expect(said).toMatchObject({
    travelled: [reference],
    ended: [visa.reference],
    flown: [],
    reviewed: [],
    card: 'emptied',
  });
  expect(said.orders).toHaveLength(2);
  expect(await done('POST', `${path}/remove`)).toEqual(said);
  expect(await deps.db.$count(travellers)).toBe(0);
  expect(await deps.db.$count(encryptedTexts)).toBe(0);
  expect((await done('GET', `/visa-cases/${visa.id}`)).applicants).toMatchObject([{ name: null }]);
  for (const id of [booked.id, orderId]) {
    expect(await done('GET', `/orders/${id}`)).toMatchObject({
      name: 'Salma Begum',
      phone: '+8801812345678',
    });
  }
  // Once more there is nothing of it left to take.
  expect(await done('GET', path)).toMatchObject({ travelled: [], ended: [] });
  expect((await done('GET', `/customers/${customer.id}`)).name).toBe('Salma Begum');
});

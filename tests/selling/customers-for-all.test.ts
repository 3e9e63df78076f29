import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as plainTest } from 'vitest';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { seed } from '#platform/testing/seed.ts';
import { test } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { callerOf, fare, insertClerk, question } from '../enquiries/desk.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings, ownDatabase } from './booking-world.ts';
import { anOption } from './fare-world.ts';
import { aKey, aQuote, payCash, staff } from './sales.ts';

const manager = callerOf('rafiq', [...permissionsOf.manager], { role: 'manager' });
const by = { caller: manager };

/** Where everything that makes a card can be done. */
async function openAll(deps: CommandDeps) {
  const { request, asked } = await openCases(deps);
  const world = await openBookings(deps, 400);
  await insertClerk(deps.db, 'rafiq');
  const post = async (path: string, body: unknown, given: object = {}) => {
    const answer = await request('POST', path, body, given);
    expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([
      path,
      expect.toSatisfy((status: number) => status < 300),
      expect.anything(),
    ]);
    return answer.body;
  };
  const read = async (path: string, caller = manager) =>
    (await request('GET', path, undefined, { caller })).body;
  const lookUp = async (phone: string) =>
    (await read(`/customers/by-contact?phone=${encodeURIComponent(phone)}`)).customer;
  /** Each way to come to a card. @returns the reference that stands on it */
  const ways = {
    order: async (contact: object) =>
      (
        await post(
          '/orders',
          aQuote({ ...{ contact: { ...aQuote().contact, email: undefined, ...contact } } }),
          by,
        )
      ).reference,
    telephone: async (contact: object) => {
      const { package: _, departure, ...booking } = world.request();
      const made = await post(
        `/departures/${departure}/bookings`,
        { ...booking, contact: { ...contact, reply: 'phone' } },
        by,
      );
      return (await read(`/orders/${made.id}`)).reference;
    },
    checkout: async (contact: { name: string; phone: string }) =>
      (await world.book({ contact: { ...contact, reply: 'phone' } }, `192.0.2.${contact.phone.slice(-2)}`))
        .reference,
    waiting: async (contact: { name: string; phone: string }) => {
      const departure = await world.depart(1);
      const party = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
      await world.book(
        { departure, contact: { name: 'Taken', phone: '01999-000000', reply: 'phone' } },
        aKey(),
      );
      const asks = world.request({ departure, party, contact: { ...contact, reply: 'phone' } });
      return (await run(deps, visitorActor, joinWaitingList, { request: asks, visitor: aKey() })).reference;
    },
    'case of a visitor': async (contact: { name: string; phone: string }) =>
      (await post('/visa-cases', asked({ contact }), { visitor: aKey() })).reference,
    'case of staff': async (contact: { name: string; phone: string }) =>
      (await post('/visa-cases/by-staff', asked({ contact }), by)).reference,
    enquiry: async (contact: object) => {
      const message = `Is there a visa? ${aKey()}`;
      const made = question({ message, contact: { name: '', reply: 'phone', ...contact } });
      return (await post('/enquiries', made, { visitor: aKey() })).reference;
    },
    'enquiry by hand': async (contact: object) =>
      (
        await post(
          '/enquiries/by-hand',
          { source: 'phone', topic: 'visa', subject: 'A visa', language: 'en', key: aKey(), ...contact },
          by,
        )
      ).reference,
    fare: async (contact: object) => {
      const form = fare();
      const journey = 'journey' in form ? form.journey : undefined;
      const taken = await post(
        '/enquiries/by-hand',
        { source: 'walk-in', topic: 'airticket', journey, language: 'en', key: aKey(), ...contact },
        by,
      );
      await post(`/fares/${taken.id}/options`, anOption(), by);
      return taken.reference;
    },
  };
  return { ...world, request, post, read, lookUp, ways };
}

type Way = keyof Awaited<ReturnType<typeof openAll>>['ways'];
const allWays: readonly Way[] = [
  'order',
  'telephone',
  'checkout',
  'waiting',
  'case of a visitor',
  'case of staff',
  'enquiry',
  'enquiry by hand',
  'fare',
];

/** As people write one number. */
const spellings: readonly ((digits: string) => string)[] = [
  (digits) => `0${digits}`,
  (digits) => `+880 ${digits.slice(0, 4)}-${digits.slice(4)}`,
  (digits) => `880${digits}`,
  (digits) => `0${digits.slice(0, 4)} ${digits.slice(4)} (WhatsApp)`,
  (digits) => `0${digits}`.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))),
];

test('whoever orders, books, begins a case or asks has one card for a number, and all of it stands there', async ({
  deps,
}) => {
  const { db } = deps;
  const { ways, read, lookUp, post, request } = await openAll(deps);
  const step = fc.record({
    way: fc.constantFrom(...allWays),
    who: fc.integer({ min: 0, max: 3 }),
    spelling: fc.nat(spellings.length - 1),
  });
  let people = 0;
  let gone = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 18 }), async (steps) => {
      people += 10;
      const digitsOf = (who: number) => `1712${String(345_000 + people + who).padStart(6, '0')}`;
      const model = new Map<number, string[]>();
      for (const { way, who, spelling } of steps) {
        const phone = spellings[spelling]?.(digitsOf(who)) ?? '';
        const reference = await ways[way]({ name: `Person ${people + who}`, phone });
        model.set(who, [...(model.get(who) ?? []), reference]);
      }
      for (const [who, references] of model) {
        // A place on a waiting list goes by itself: it stands on a card, and makes none.
        if (steps.every((each) => each.who !== who || each.way === 'waiting')) {
          expect(await lookUp(`0${digitsOf(who)}`)).toBeNull();
          model.delete(who);
          continue;
        }
        const value = `+880${digitsOf(who)}`;
        const found = await Promise.all(spellings.map((spell) => lookUp(spell(digitsOf(who)))));
        expect(new Set(found.map(({ id }) => id)).size).toBe(1);
        const card = await read(`/customers/${found[0].id}`);
        expect(card).toMatchObject({ name: `Person ${people + who}`, contacts: [{ kind: 'phone', value }] });
        const stands = card.records.map((record: { reference: string }) => record.reference);
        // A case has an order of its own beside it, by the same number.
        expect(stands).toEqual(expect.arrayContaining(references));
        const cases = steps.filter((each) => each.who === who && each.way.startsWith('case')).length;
        expect(stands).toHaveLength(references.length + cases);
        const listed = await read(`/customers?q=${encodeURIComponent(value)}`);
        expect(listed.items.map(({ id }: { id: string }) => id)).toEqual([card.id]);
      }
      // What is open is over, and then everything of one of them goes.
      const who = [...model.keys()].find(
        (each) => !steps.some((taken) => taken.who === each && taken.way === 'telephone'),
      );
      if (who === undefined) {
        return;
      }
      const { id } = await lookUp(`0${digitsOf(who)}`);
      const open = async (kind: string) =>
        (await read(`/customers/${id}`)).records.filter(
          (each: { kind: string; state: string }) =>
            each.kind === kind && !['cancelled', 'withdrawn'].includes(each.state),
        );
      for (const record of await open('visa-case')) {
        await post(`/visa-cases/${record.id}/withdraw`, { reason: 'They asked.' }, by);
      }
      for (const record of await open('order')) {
        await post(`/orders/${record.id}/cancel`, { reason: 'They asked.' }, by);
      }
      const shown = await read(`/customers/${id}/personal-data`);
      expect(await post(`/customers/${id}/personal-data/remove`, {}, by)).toEqual(shown);
      gone += 1;
      expect(shown).toMatchObject({ orders: [], others: [], card: 'removed' });
      expect(await lookUp(`0${digitsOf(who)}`)).toBeNull();
      expect((await request('GET', `/customers/${id}`, undefined, by)).status).toBe(404);
      for (const list of ['/customers', '/orders', '/visa-cases', '/fares', '/enquiries']) {
        expect((await read(`${list}?q=${digitsOf(who)}`)).items, list).toEqual([]);
      }
    }),
    { seed, numRuns: 4 },
  );
  expect(gone).toBeGreaterThan(1);
  const phones = await db.select().from(customerContacts).where(eq(customerContacts.kind, 'phone'));
  const owners = new Set(phones.map(({ customerId }) => customerId));
  expect(await db.$count(customers, inArray(customers.id, [...owners]))).toBe(owners.size);
});

plainTest('two orders at the same moment with one number make one card', async () => {
  const deps = await ownDatabase();
  await saveAgency(deps);
  for (let round = 0; round < 5; round += 1) {
    const phone = `01812-34567${round}`;
    const order = (index: number) =>
      run(
        deps,
        staff(`clerk${index}`),
        makeOrder,
        // An address that is free makes no second card of a number that isn't.
        aQuote({ contact: { name: `Salma ${index}`, phone, email: `salma${index}.${round}@mail.example` } }),
      );
    await Promise.all(Array.from({ length: 6 }, (_, index) => order(index)));
    expect(await deps.db.$count(customers)).toBe(round + 1);
  }
});

test('a card says what its customer owes by all orders, to who may see orders', async ({ deps }) => {
  const { ways, post, lookUp, read } = await openAll(deps);
  const contact = { name: 'Rahim Uddin', phone: '01712-345678' };
  await ways['enquiry by hand'](contact);
  expect((await lookUp(contact.phone)).standing).toMatchObject({ orders: 0, owed: 0, lastJourney: null });
  const references = [await ways.order(contact), await ways.order(contact), await ways.order(contact)];
  const { id } = await lookUp(contact.phone);
  const ids = references.map(
    async (reference) =>
      (await read(`/customers/${id}`)).records.find(
        (each: { reference: string }) => each.reference === reference,
      ).id,
  );
  const [first = '', second = ''] = await Promise.all(ids);
  await post(`/orders/${first}/accept`, {}, by);
  await post(`/orders/${second}/accept`, {}, by);
  await payCash(deps, first, 10_000_00);
  // 32,900 taka each; the third is a quote still.
  expect((await lookUp(contact.phone)).standing).toMatchObject({
    orders: 2,
    bought: 65_800_00,
    paid: 10_000_00,
    owed: 55_800_00,
    credit: 0,
  });
  const booked = await ways.telephone(contact);
  expect((await lookUp(contact.phone)).standing).toMatchObject({
    nextJourney: { on: '2027-01-14', reference: booked },
    lastJourney: null,
  });
  const card = await read(`/customers/${id}`);
  expect(
    card.records.find(({ reference }: { reference: string }) => reference === references[0]),
  ).toMatchObject({
    money: { total: 32_900_00, paid: 10_000_00, owed: 22_900_00 },
    title: 'Visa service',
  });
  await ways['enquiry by hand']({ name: 'Nobody', phone: '01812-111111' });
  const owing = await read('/customers?owes=true');
  expect(owing.items.map(({ name }: { name: string }) => name)).toEqual(['Rahim Uddin']);
  const enquiries = callerOf('mitu', ['customers.read', 'enquiries.read']);
  const seen = await read(`/customers/${id}`, enquiries);
  expect([seen.standing, seen.records.map(({ kind }: { kind: string }) => kind)]).toEqual([
    null,
    ['enquiry'],
  ]);
  expect((await read('/customers?owes=true', enquiries)).code).toBe('permission.missing');
});

test('a visitor who books with somebody’s number puts no address on that card, and staff do', async ({
  deps,
}) => {
  const { ways, lookUp, book } = await openAll(deps);
  const phone = '01712-345678';
  await ways.order({ name: 'Rahim Uddin', phone });
  await book({ contact: { name: 'Mallory', phone, email: 'mallory@mail.example', reply: 'email' } });
  const phones = [{ kind: 'phone', value: '+8801712345678' }];
  expect(await lookUp(phone)).toMatchObject({ name: 'Rahim Uddin', contacts: phones });
  await ways.order({ name: 'Rahim Uddin', phone: `${phone} / 01911-223344`, email: 'rahim@mail.example' });
  expect((await lookUp('01911223344')).contacts).toEqual([
    ...phones,
    { kind: 'phone', value: '+8801911223344' },
    { kind: 'email', value: 'rahim@mail.example' },
  ]);
});

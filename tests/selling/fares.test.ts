import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { acceptByWord, acceptOption } from '#features/fares/acceptance/acceptance.commands.ts';
import { alarmStaff } from '#features/fares/alarms/alarms.commands.ts';
import { giveBack } from '#features/fares/changes/changes.commands.ts';
import { reissue } from '#features/fares/changes/reissue.commands.ts';
import { correctFareContact } from '#features/fares/correction/correction.commands.ts';
import { issueCover } from '#features/fares/covers/covers.commands.ts';
import { addOption, sendOptions } from '#features/fares/fares.commands.ts';
import { farePassengers, fareRequests } from '#features/fares/fares.table.ts';
import { renewFaresLink } from '#features/fares/links/links.commands.ts';
import { nameLater } from '#features/fares/names/names.commands.ts';
import { changeOption, withdrawOption } from '#features/fares/options/options.commands.ts';
import { forgetPassengers } from '#features/fares/retention/retention.commands.ts';
import { addFile, addTickets, openFile, removeFile } from '#features/fares/tickets/tickets.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { receiveFile } from '#platform/private-files/private-files.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { question, rowOf, unused } from '../enquiries/desk.ts';
import { undoneProof } from '../office/undone.ts';
import { anOption, openFares, passengers } from './fare-world.ts';
import { aKey } from './sales.ts';

const total = 2 * 5_700_000 + 4_800_000;

describe('the fare desk', () => {
  test('offers up to five options for a request, and the customer sees them once they are sent', async ({
    deps,
  }) => {
    const { id, request, staff, add, send } = await openFares(deps);
    expect((await staff('POST', `/fares/${id}/send`)).body.code).toBe('fares.empty');
    const key = aKey();
    const first = await add({ key });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(first.body).toMatchObject({ total, isOver: false, baggage: '30 kg', changeFee: null });
    const { token: hidden } = (await staff('GET', `/fares/${id}`)).body;
    expect(hidden).toBe(null);
    const [written] = await deps.db.select({ token: fareRequests.token }).from(fareRequests);
    expect((await request('GET', `/visitor/fares/${written?.token}`)).status).toBe(404);
    for (let count = 2; count <= 5; count += 1) {
      expect((await add()).status).toBe(201);
    }
    expect(await add()).toMatchObject({ status: 409, body: { code: 'fares.many' } });
    const token = await send();
    expect(await send()).toBe(token);
    const seen = await request('GET', `/visitor/fares/${token}`);
    expect(seen.body).toMatchObject({ state: 'sent', currency: 'BDT', language: 'bn', order: null });
    expect(seen.body.options).toHaveLength(5);
    expect(seen.body.options[0]).toEqual(first.body);
    expect((await request('GET', '/visitor/fares/0123456789abcdefghjkmnpqrs')).status).toBe(404);
  });

  test('answers an option that is sent once more as before, and refuses its key with another body', async ({
    deps,
  }) => {
    const { id, staff } = await openFares(deps);
    const option = anOption();
    const made = await staff('POST', `/fares/${id}/options`, option);
    expect((await staff('POST', `/fares/${id}/options`, option)).body).toEqual(made.body);
    const other = { ...option, baggage: '20 kg' };
    expect(await staff('POST', `/fares/${id}/options`, other)).toMatchObject({ body: { code: 'key.used' } });
  });

  test('writes to the customer once when the link is opened, with every option in full', async ({ deps }) => {
    const { id, add, send } = await openFares(deps);
    await deps.db.update(enquiries).set({ email: 'karim@mail.example' }).where(eq(enquiries.id, id));
    await add();
    await add({
      fares: [{ kind: 'adult', passengers: 1, base: 3_000_000, taxes: 500_000, service: 100_000 }],
    });
    const token = await send();
    await send();
    const letters = await deps.db.select().from(messages).where(isLetter('fare.options'));
    expect(letters.map(({ toAddress }) => toAddress)).toEqual(['karim@mail.example']);
    const text = letters[0]?.text ?? '';
    for (const said of ['৳১,৬২,০০০', '৳৩৬,০০০', 'DAC–BKK–DAC', 'Biman Bangladesh', `/bn/fares/${token}`]) {
      expect(text).toContain(said);
    }
  });

  test('writes of the options that can still be had, under the numbers that they have on the page', async ({
    deps,
  }) => {
    const { id, add, send } = await openFares(deps);
    await deps.db.update(enquiries).set({ email: 'karim@mail.example' }).where(eq(enquiries.id, id));
    await add({ timeLimit: new Date(Date.now() - 1_000).toISOString() });
    await add();
    await send();
    const [letter] = await deps.db.select().from(messages).where(isLetter('fare.options'));
    expect(letter?.text).toContain('প্রস্তাব ২: ');
    expect(letter?.text).not.toContain('প্রস্তাব ১: ');
  });

  test('takes an option whose time limit is over as a program brings it, but nobody can accept it', async ({
    deps,
  }) => {
    const { add, send, accept } = await openFares(deps);
    const over = await add({ timeLimit: new Date(Date.now() - 1_000).toISOString() });
    expect(over).toMatchObject({ status: 201, body: { isOver: true } });
    expect(await accept(await send(), over.body.id)).toMatchObject({
      status: 409,
      body: { code: 'fares.lapsed' },
    });
  });

  test('keeps an option that is added after others were sent for itself until it is sent, too', async ({
    deps,
  }) => {
    const { id, request, staff, add, send, accept } = await openFares(deps);
    await deps.db.update(enquiries).set({ email: 'karim@mail.example' }).where(eq(enquiries.id, id));
    const first = (await add()).body;
    const token = await send();
    const second = (await add({ baggage: '40 kg' })).body;
    const seen = async () => (await request('GET', `/visitor/fares/${token}`)).body.options;
    expect(await seen()).toEqual([first]);
    expect((await accept(token, second.id)).status).toBe(404);
    expect((await staff('GET', `/fares/${id}`)).body).toMatchObject({ state: 'sent', unsent: 1 });
    expect(await send()).toBe(token);
    expect(await seen()).toEqual([first, second]);
    expect((await staff('GET', `/fares/${id}`)).body.unsent).toBe(0);
    expect(await deps.db.$count(messages, isLetter('fare.options'))).toBe(2);
    expect((await accept(token, second.id)).status).toBe(201);
    expect(await send()).toBe(token);
    expect(await deps.db.$count(messages, isLetter('fare.options'))).toBe(2);
  });

  test('prices a group of forty, each of whom is named when it is accepted', async ({ deps }) => {
    const { add, send, accept } = await openFares(deps);
    const forty = { kind: 'adult', passengers: 40, base: 4_000_000, taxes: 1_500_000, service: 200_000 };
    const { status, body } = await add({ fares: [forty] });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.total).toBe(40 * 5_700_000);
    const token = await send();
    const named = Array.from({ length: 40 }, (_, index) => ({
      kind: 'adult',
      surname: 'Sample',
      givenNames: `Karim ${'ABCDEFGH'[index % 8]}${'VWXYZ'[index % 5]}`,
    }));
    expect(await accept(token, body.id, { passengers: named.slice(1) })).toMatchObject({
      body: { code: 'fares.passengers' },
    });
    expect((await accept(token, body.id, { passengers: named })).status).toBe(201);
    expect(await deps.db.$count(farePassengers)).toBe(40);
  });

  test('takes options for fare requests only, with airports that exist', async ({ deps }) => {
    const { request, add } = await openFares(deps);
    const asked = await request('POST', '/enquiries', question());
    expect((await add({}, (await rowOf(deps.db, asked.body.reference)).id)).status).toBe(404);
    const [segment] = anOption().segments;
    expect((await add({ segments: [{ ...segment, to: 'QQQ' }] })).body).toMatchObject({
      code: 'fares.option',
      fields: [{ path: 'segments.0.to' }],
    });
  });
});

describe('a flight of an option', () => {
  const [out] = anOption().segments;

  test.for([
    ['in the night it lands on the day it left', '2027-02-12T23:50', '2027-02-12T03:20'],
    ['its arrival is the departure, an hour before by the clock', '2027-02-12T11:20', '2027-02-12T11:20'],
    ['it is faster than an airliner', '2027-02-12T11:20', '2027-02-12T13:10'],
    ['it lands a day late', '2027-02-12T11:20', '2027-02-13T14:50'],
  ] as const)('is refused with its number when %s', async ([, departs, arrives], { deps }) => {
    const { add } = await openFares(deps);
    const refused = await add({ segments: [out, { ...out, flight: '390', departs, arrives }] });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'fares.times', fields: [{ path: 'segments.1.arrives' }] },
    });
    expect(refused.body.details).toEqual({ flight: 'BG 390' });
  });

  test('may take most of a day with its stops, and land the day before across the date line', async ({
    deps,
  }) => {
    const { add } = await openFares(deps);
    const far = [
      { from: 'SYD', to: 'LHR', departs: '2027-01-10T15:30', arrives: '2027-01-11T05:00' },
      { from: 'AKL', to: 'PPT', departs: '2027-01-12T08:00', arrives: '2027-01-11T14:00' },
    ].map((each) => ({ ...out, ...each }));
    const { status, body } = await add({ segments: far });
    expect(status, JSON.stringify(body)).toBe(201);
  });

  test.for([
    '2027-02-30T11:20',
    '2027-02-29T11:20',
    '2027-04-31T11:20',
    '2027-02-12T24:00',
    '2027-02-12T11:60',
  ])('leaves on a day and at a time that there are, not %s', async (departs, { deps }) => {
    const { add } = await openFares(deps);
    expect(await add({ segments: [{ ...out, departs }] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'segments.0.departs' }] },
    });
  });
});

describe('a fare option that is accepted', () => {
  test('becomes an order at the price that was shown, fare, taxes and our charge apart', async ({ deps }) => {
    const { id, request, staff, add, send, accept } = await openFares(deps);
    const { id: option } = (await add()).body;
    const token = await send();
    const key = aKey();
    const made = await accept(token, option, { key });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const order = (await request('GET', `/visitor/orders/${made.body.order.token}`)).body;
    expect(order).toMatchObject({ reference: made.body.order.reference, state: 'open', total });
    expect(
      order.lines.map(({ charge, quantity, unit }: Record<string, unknown>) => [charge, quantity, unit]),
    ).toEqual([
      ['supplier', 2, 4_000_000],
      ['official', 2, 1_500_000],
      ['own', 2, 200_000],
      ['supplier', 1, 3_000_000],
      ['official', 1, 1_600_000],
      ['own', 1, 200_000],
    ]);
    expect(order.due).toBe(total);
    expect(order.lines[0].text.en).toBe('Air fare DAC–BKK–DAC, adult');
    expect((await staff('GET', `/enquiries/${id}`)).body.state).toBe('won');
    expect(await deps.db.$count(farePassengers)).toBe(3);
    expect((await accept(token, option, { key })).body).toEqual(made.body);
    expect(await accept(token, option)).toMatchObject({ status: 409, body: { code: 'fares.accepted' } });
    expect((await add()).body.code).toBe('fares.accepted');
    expect((await request('GET', `/visitor/fares/${token}`)).body).toMatchObject({
      state: 'accepted',
      accepted: option,
      order: made.body.order,
    });
  });

  test('is one of them, however many are accepted at once', async ({ clock }) => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const { add, send, accept } = await openFares({
      db: database.db,
      clock,
      pages: { drop: () => {} },
      dataKey: testDataKey,
      siteUrl: 'https://shofor.example',
    });
    const ids = [(await add()).body.id, (await add()).body.id];
    const token = await send();
    const all = await Promise.all(Array.from({ length: 6 }, (_, at) => accept(token, String(ids[at % 2]))));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('is within the airline’s time limit, by the database’s clock', async ({ deps }) => {
    const { request, staff, id: asked, add, send, lapse, accept } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    await lapse();
    expect((await staff('GET', `/fares/${asked}`)).body.state).toBe('lapsed');
    expect((await request('GET', `/visitor/fares/${token}`)).body.options).toMatchObject([{ isOver: true }]);
    expect(await accept(token, id)).toMatchObject({ status: 409, body: { code: 'fares.lapsed' } });
  });

  test('has as many passengers of each kind as were priced', async ({ deps }) => {
    const { add, send, accept } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    expect((await accept(token, id, { passengers: passengers.slice(1) })).body.code).toBe('fares.passengers');
    const adults = passengers.map((each) => ({ ...each, kind: 'adult' }));
    expect((await accept(token, id, { passengers: adults })).status).toBe(422);
  });

  test('names its passengers as passports do: other letters are refused with their field', async ({
    deps,
  }) => {
    const { add, send, accept } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    const [first, second, third] = passengers;
    const odd = [first, { ...second, surname: 'রহমান' }, { ...third, givenNames: 'Tania 2' }];
    expect(await accept(token, id, { passengers: odd })).toMatchObject({
      status: 422,
      body: {
        code: 'fares.names',
        fields: [{ path: 'passengers.1.surname' }, { path: 'passengers.2.givenNames' }],
      },
    });
    const titled = [{ ...first, givenNames: 'MR' }, second, third];
    expect((await accept(token, id, { passengers: titled })).body.code).toBe('fares.names');
    const real = [{ ...first, surname: 'D’Costa-Núñez' }, second, third];
    expect((await accept(token, id, { passengers: real })).status).toBe(201);
  });

  test('writes a single name once, as the surname beside FNU, and needs one', async ({ deps, db }) => {
    const { add, send, accept } = await openFares(deps);
    const { id } = (await add()).body;
    const token = await send();
    const [first, second, third] = passengers;
    const nobody = [{ ...first, surname: 'LNU', givenNames: 'FNU' }, second, third];
    expect((await accept(token, id, { passengers: nobody })).body.fields).toMatchObject([
      { path: 'passengers.0.surname' },
    ]);
    const rahima = { kind: 'adult', givenNames: 'Rahima' };
    expect((await accept(token, id, { passengers: [rahima, second, third] })).status).toBe(201);
    const named = await db.select().from(farePassengers).where(eq(farePassengers.position, 0));
    expect(named).toMatchObject([{ surname: 'Rahima', givenNames: 'FNU' }]);
  });

  test('can be changed by no statement: the price stays as it was shown', async ({ deps }) => {
    const { add } = await openFares(deps);
    await add();
    for (const statement of ['UPDATE fare_options SET fares = fares', 'DELETE FROM fare_options']) {
      await expect(deps.db.execute(sql.raw(statement))).rejects.toThrow();
    }
  });
});

test('every write of fares is undone whole when its end is missing', async ({ deps, clock }) => {
  const { id } = await openFares(deps);
  const { proved, tried, quiet } = undoneProof(deps);
  const { id: first } = await proved(addOption, { id, ...anOption() });
  const { id: option } = await proved(changeOption, { id, optionId: first, ...anOption() });
  const { id: spare } = await proved(addOption, { id, ...anOption() });
  await proved(withdrawOption, { id, optionId: spare });
  const word = { passengers, said: 'Karim', how: 'phone' as const, key: aKey() };
  const contact = { name: 'Rahima', phone: '01812345679', reply: 'whatsapp' as const };
  const other = await openFares(deps, undefined, { contact });
  const { id: told } = (await other.add()).body;
  await proved(acceptByWord, { ...word, id: other.id, option: told });
  const { token } = await proved(sendOptions, { id });
  const waiting = passengers.map((each, at) => (at === 0 ? { ...each, surname: '', givenNames: '' } : each));
  const accepted = { option, passengers: waiting, namesLater: true, key: aKey() };
  await proved(acceptOption, { token, request: accepted }, visitorActor);
  const names = { passengers: [{ position: 0, surname: 'Sample', givenNames: 'Abdul Karim' }] };
  await proved(nameLater, { token, request: names }, visitorActor);
  const tender = { id: 'system:fares', permissions: new Set(['orders.tend']) };
  const soon = new Date(deps.clock.now().getTime() + 60_000);
  await deps.db.update(fareRequests).set({ timeLimit: soon }).where(eq(fareRequests.enquiryId, id));
  await proved(alarmStaff, { id }, tender);
  const tickets = [0, 1, 2].map((passenger) => ({
    passenger,
    number: `997-240000000${passenger + 1}`,
    fare: 5_400_000,
  }));
  await proved(addTickets, { id, request: { pnr: 'K4T9XB', tickets, unpaid: true, key: aKey() } });
  await proved(issueCover, { id });
  const about = { penalty: 0, charge: 100_000, reason: 'Ill.' };
  const tickets9 = [{ passenger: 0, number: '997-2400000009', fare: 5_400_000 }];
  await proved(reissue, { id, ...about, tickets: tickets9, difference: 0, key: aKey() });
  await proved(giveBack, { id, ...about, how: 'refund', passengers: [0], key: aKey() });
  const files = { ...deps, storage: { ...unused.storage }, dataKey: testDataKey };
  const bytes = Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')]);
  const fileId = await receiveFile(files, { name: 'ticket.pdf', bytes });
  await proved(addFile, { id, fileId });
  await proved(openFile, { id, fileId });
  await proved(removeFile, { id, fileId });
  await proved(correctFareContact, { id, phone: '01711-223344', reason: 'A digit was wrong.' });
  await proved(renewFaresLink, { id, reason: 'It was sent to the wrong person.' });
  clock.set('2029-01-01T04:00:00Z');
  await proved(forgetPassengers, { id }, tender);
  expect(quiet).toEqual([]);
  const own = commands.map(({ name }) => name).filter((name) => name.startsWith('fares.'));
  expect(own.filter((name) => !tried.has(name))).toEqual([]);
  expect(own).toHaveLength(18);
});

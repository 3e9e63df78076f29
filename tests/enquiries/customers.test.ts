import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import type { Database } from '#platform/database/database.ts';
import { test } from '#platform/testing/test.ts';
import {
  callerOf,
  changing,
  clerkPermissions,
  deskOf,
  insertClerk,
  openAgency,
  question,
  rowOf,
} from './desk.ts';

const caller = callerOf('amina', [...clerkPermissions, 'customers.read', 'customers.write']);

type Desk = ReturnType<typeof deskOf>;

/** Sends an enquiry. @returns its row */
async function send(db: Database, request: Desk, contact: object = {}, message = 'When is the office open?') {
  const form = question({ message });
  const { body } = await request('POST', '/enquiries', { ...form, contact: { ...form.contact, ...contact } });
  return rowOf(db, body.reference);
}

const cardOf = async (request: Desk, enquiry: string) => {
  const { body } = await request('GET', `/enquiries/${enquiry}`, undefined, { caller });
  return (await request('GET', `/customers/${body.customerId}`, undefined, { caller })).body;
};

const post = (request: Desk, id: string, name: string, body: object) =>
  request('POST', `/customers/${id}/${name}`, body, { caller });

test('all enquiries of a number or an address stand on one card, however they were sent', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const first = await send(db, request);
  const second = await send(
    db,
    request,
    { name: 'Rahim U.', phone: '+880 1712 345678', email: undefined },
    'A visa?',
  );
  const third = await send(db, request, { phone: undefined, reply: 'email' }, 'And a ticket?');
  await send(db, request, { name: 'Karim', phone: '01812-111111', email: 'karim@mail.example' }, 'Seats?');
  const card = await cardOf(request, third.id);
  expect(card).toMatchObject({
    name: 'Rahim Uddin',
    alsoCalled: ['Rahim U.'],
    contacts: [
      { kind: 'phone', value: '+8801712345678' },
      { kind: 'email', value: 'rahim@mail.example' },
    ],
  });
  const ids = (of: typeof card) => of.records.map(({ id }: { id: string }) => id);
  expect(new Set(ids(card))).toEqual(new Set([first.id, second.id, third.id]));
  // One that was joined is on the card, and says where it went.
  await changing(db, request, caller)(first.id, 'merge', { from: [second.id] });
  const joined = (await cardOf(request, first.id)).records.find(({ id }: { id: string }) => id === second.id);
  expect(joined).toMatchObject({ joinedTo: first.reference, name: 'Rahim U.' });
});

test('a card keeps an address, a birthday, the passport’s last day and tags; an older card doesn’t overwrite them', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const enquiry = await send(db, request);
  const { id, version } = await cardOf(request, enquiry.id);
  const details = {
    address: '14 KDA Avenue, Khulna',
    birthDate: '1984-05-12',
    passportExpires: '2029-03-01',
    tags: ['Umrah', 'family'],
  };
  const changed = await post(request, id, 'details', {
    version,
    ...details,
    tags: ['Umrah', 'family', 'Umrah'],
  });
  expect(changed.status).toBeLessThan(300);
  expect(await cardOf(request, enquiry.id)).toMatchObject(details);
  const older = await post(request, id, 'details', { version, ...details, address: 'Dhaka' });
  expect(older.status).toBe(409);
  const wrong = await post(request, id, 'details', {
    version: version + 1,
    ...details,
    birthDate: '1990-02-31',
  });
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'birthDate' }] } });
  expect(await cardOf(request, enquiry.id)).toMatchObject(details);
});

test('a card is found by number, by each of its names and by address', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  await send(db, request);
  await send(db, request, { name: 'Abdur Rahim' }, 'Another question');
  await send(db, request, { name: 'Salma', phone: '01812-111111', email: 'salma_b@mail.example' }, 'Seats?');
  const found = async (q: string) =>
    (await request('GET', `/customers?q=${encodeURIComponent(q)}`, undefined, { caller })).body.items.map(
      ({ name }: { name: string }) => name,
    );
  for (const typed of ['০১৭১২ ৩৪৫৬৭৮', '345678', 'rahim udd', 'uddin abdur', 'RAHIM@mail']) {
    expect(await found(typed), typed).toEqual(['Rahim Uddin']);
  }
  // Signs of a pattern are letters like others.
  expect([await found('salma_b'), await found('%')]).toEqual([['Salma'], []]);
});

test('the list says how many customers fit, whatever the page', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const names = ['Salma', 'Selim', 'Rahim', 'Salma B', 'Salman'];
  for (const [index, name] of names.entries()) {
    const contact = { name, phone: `01812-00000${index}`, email: undefined };
    await send(db, request, contact, `Seats for ${name}?`);
  }
  const list = async (query: string) =>
    (await request('GET', `/customers?${query}`, undefined, { caller })).body;
  expect(await list('')).toMatchObject({ total: 5, next: null });
  const first = await list('q=salma&limit=2');
  const second = await list(`q=salma&limit=2&cursor=${encodeURIComponent(first.next)}`);
  expect([first, second].map(({ items, total }) => [items.length, total])).toEqual([
    [2, 3],
    [1, 3],
  ]);
  expect(await list('q=nobody')).toMatchObject({ items: [], total: 0 });
  // One card that another was joined to is one customer.
  const [one = '', other] = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
  await post(request, one, 'join', { from: other });
  expect((await list('limit=1')).total).toBe(4);
});

test('one in review has no card until it is released, and its sender takes no address of another card', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const own = await send(db, request);
  const links = 'http://a.example http://b.example http://c.example http://d.example';
  const strange = await send(db, request, { name: 'Casino', phone: '01912-000000' }, links);
  expect(strange.inReview).toBe(true);
  expect(await db.$count(customers)).toBe(1);
  await changing(db, request, caller)(strange.id, 'release');
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, strange.id));
  expect(row?.inReview).toBe(false);
  // The number is unknown, so the address leads to the card that has it.
  expect((await cardOf(request, strange.id)).id).toBe((await cardOf(request, own.id)).id);
  const other = await send(db, request, { phone: '01812-111111', email: undefined }, 'Seats?');
  const borrowed = await send(db, request, { phone: '01812-111111' }, 'Seats for four?');
  expect((await cardOf(request, borrowed.id)).id).toBe((await cardOf(request, other.id)).id);
  expect((await cardOf(request, other.id)).contacts).toEqual([{ kind: 'phone', value: '+8801812111111' }]);
});

test('notes and family stand on the card, and a relative’s card names the customer in turn', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  const request = deskOf(deps);
  const father = await cardOf(request, (await send(db, request)).id);
  const daughter = await cardOf(
    request,
    (await send(db, request, { name: 'Nadia', phone: '01812-111111', email: undefined }, 'A visa?')).id,
  );
  await post(request, father.id, 'notes', { text: 'Prefers to be called after six.' });
  await post(request, father.id, 'relatives', { relation: 'child', relativeId: daughter.id });
  await post(request, father.id, 'relatives', { relation: 'spouse', name: 'Salma Begum' });
  const read = async (id: string) => (await request('GET', `/customers/${id}`, undefined, { caller })).body;
  expect(await read(father.id)).toMatchObject({
    notes: [{ author: 'Clerk amina', text: 'Prefers to be called after six.' }],
    // Both were noted at one moment of the test's clock.
    relatives: expect.arrayContaining([
      expect.objectContaining({ relation: 'child', name: 'Nadia', customerId: daughter.id }),
      expect.objectContaining({ relation: 'spouse', name: 'Salma Begum', customerId: null }),
    ]),
  });
  const [parent] = (await read(daughter.id)).relatives;
  expect(parent).toMatchObject({ relation: 'parent', name: 'Rahim Uddin', customerId: father.id });
  const removed = await request('DELETE', `/customers/${daughter.id}/relatives/${parent.id}`, undefined, {
    caller,
  });
  expect([removed.status, (await read(father.id)).relatives.length]).toEqual([200, 1]);
  const refusals = [
    await post(request, father.id, 'relatives', { relation: 'child' }),
    await post(request, father.id, 'relatives', { relation: 'child', relativeId: father.id }),
    await post(request, father.id, 'notes', { text: ' ' }),
    await post(request, father.id, 'contacts', { kind: 'phone', value: '12' }),
    await post(request, father.id, 'contacts', { kind: 'email', value: 'rahim' }),
  ];
  expect(refusals.map(({ status, body }) => [status >= 400 && status < 423, body.fields[0].path])).toEqual([
    [true, 'name'],
    [true, 'name'],
    [true, 'text'],
    [true, 'value'],
    [true, 'value'],
  ]);
});

test('two cards of one person are joined knowingly, and a wrong number gets a card of its own', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const mine = await send(db, request);
  const office = await send(
    db,
    request,
    { name: 'R. Uddin', phone: '01812-111111', email: undefined },
    'A visa?',
  );
  const [one, two] = [await cardOf(request, mine.id), await cardOf(request, office.id)];
  await post(request, two.id, 'notes', { text: 'Works at a bank.' });
  const taken = await post(request, one.id, 'contacts', { kind: 'phone', value: '01812-111111' });
  expect([taken.status, taken.body.code, taken.body.details.owner.id]).toEqual([
    409,
    'customers.contact-taken',
    two.id,
  ]);
  expect((await post(request, one.id, 'join', { from: two.id })).status).toBe(200);
  // The former card leads to the one that is left.
  const { body: card } = await request('GET', `/customers/${two.id}`, undefined, { caller });
  expect(card).toMatchObject({
    id: one.id,
    alsoCalled: ['R. Uddin'],
    notes: [{ text: 'Works at a bank.' }],
    records: [{}, {}],
  });
  const late = await post(request, two.id, 'notes', { text: 'Too late.' });
  expect([late.status, late.body.code]).toEqual([409, 'customers.joined']);
  await post(request, one.id, 'separate', { kind: 'phone', value: '+8801812111111' });
  const separate = await cardOf(request, office.id);
  expect([separate.id === one.id, separate.records.length]).toEqual([false, 1]);
  // It is called again as before it was joined.
  expect(separate).toMatchObject({ name: 'R. Uddin', notes: [{ text: 'Works at a bank.' }] });
  expect(await cardOf(request, mine.id)).toMatchObject({ alsoCalled: [], notes: [] });
  const stale = await post(request, one.id, 'name', { name: 'Rahim', version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'customers.changed']);
  const last = await post(request, separate.id, 'separate', { kind: 'phone', value: '+8801812111111' });
  expect([last.status, last.body.code]).toEqual([409, 'customers.last-contact']);
});

test('a number is called as it was at first, also when its card was joined to one that was joined itself', async ({
  db,
  deps,
  clock,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const cards: string[] = [];
  const phones = ['+8801812111111', '+8801812222222', '+8801812333333'];
  for (const [at, name] of ['Rahim', 'Karim', 'Salma'].entries()) {
    clock.set(`2026-12-01T0${4 + at}:00:00Z`);
    const sent = await send(db, request, { name, phone: phones[at], email: undefined }, 'A visa?');
    cards.push((await cardOf(request, sent.id)).id);
  }
  const [one = '', two = '', three = ''] = cards;
  await post(request, two, 'join', { from: three });
  await post(request, one, 'join', { from: two });
  for (const [value, name] of [
    [phones[2], 'Salma'],
    [phones[1], 'Karim'],
  ]) {
    expect((await post(request, one, 'separate', { kind: 'phone', value })).status).toBe(200);
    const { body: found } = await request('GET', `/customers?q=${name}`, undefined, { caller });
    expect(found.items).toMatchObject([{ name }]);
  }
});

test('who asks with somebody’s number puts no address on that person’s card, nor a number with somebody’s address', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const own = await send(db, request);
  const before = (await cardOf(request, own.id)).contacts;
  const byNumber = { name: 'Mallory', email: 'mallory@mail.example' };
  const strange = await send(db, request, byNumber, 'Send me my tickets.');
  expect((await cardOf(request, strange.id)).contacts).toEqual(before);
  await send(db, request, { name: 'Mallory', phone: '01912-000000' }, 'Call me on this one.');
  expect((await cardOf(request, own.id)).contacts).toEqual(before);
  // The enquiry itself says what its sender typed.
  expect((await rowOf(db, strange.reference)).email).toBe('mallory@mail.example');
});

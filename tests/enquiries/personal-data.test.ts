import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { seatQueue } from '#features/departures/seats/seats.table.ts';
import { visitorActor } from '#features/enquiries/enquiries.rules.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { receiveMail } from '#features/enquiries/messages/messages.commands.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor as visitor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { rememberRemoval, removeAgain } from '#features/personal-data/personal-data.jobs.ts';
import { rememberTopic } from '#features/personal-data/personal-data.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { removeFile } from '#platform/private-files/deleted-files.ts';
import { removeFileTopic } from '#platform/private-files/private-files.ts';
import { test } from '#platform/testing/test.ts';
import { memoryStorage } from '../office/office.ts';
import { openedDatabase } from '../security/whole-database.ts';
import { openBookings, orderIdOf, ownDatabase } from '../selling/booking-world.ts';
import { aQuote, staff } from '../selling/sales.ts';
import { callerOf, changing, deskOf, openAgency, question, rowOf } from './desk.ts';

const manager = callerOf('rafiq', [...permissionsOf.manager]);
const contact = {
  name: 'Zubaida Khondokar',
  phone: '01799-887766',
  email: 'zubaida@secret.example',
  reply: 'email' as const,
};
/** Words that stand in nothing else. */
const said =
  'cardsecret messagesecret notesecret callsecret replysecret answersecret leftsecret filesecret'.split(' ');
const who = ['Zubaida', '8801799887766', 'zubaida@secret.example'];
const pdf = Buffer.from('%PDF-1.7\na passport\n%%EOF\n');

/** Two enquiries of one person, of which the second was joined to the first, with everything that can be written in one. */
async function open(deps: CommandDeps) {
  const { db } = deps;
  await openAgency(deps);
  const storage = memoryStorage();
  const request = deskOf(deps, undefined, storage);
  const ask = async (message: string, given: object = {}) => {
    const { body } = await request(
      'POST',
      '/enquiries',
      question({ message, contact: { ...contact, ...given } }),
    );
    return rowOf(db, body.reference);
  };
  const other = await ask('Somebody else asks.', {
    name: 'Nabila Sample',
    phone: '01811-111111',
    email: 'nabila@mail.example',
  });
  const row = await ask('messagesecret: is there a vegetarian kitchen?');
  const second = await ask('messagesecret, once more');
  const change = changing(db, request, manager);
  const note = (text: string) => request('POST', `/enquiries/${row.id}/notes`, { text }, { caller: manager });
  expect((await note('notesecret')).status).toBe(200);
  await change(row.id, 'contacts', { outcome: 'called', text: 'callsecret' });
  await change(row.id, 'replies', {
    replyId: crypto.randomUUID(),
    language: 'en',
    subject: 'Your tour',
    body: 'replysecret',
  });
  await run(deps, visitorActor, receiveMail, {
    id: row.id,
    from: 'zubaida@secret.example',
    key: '<1@secret.example>',
    text: 'answersecret',
    fileIds: [],
    leftOut: ['leftsecret of Zubaida.exe'],
  });
  const form = new FormData();
  form.set('file', new File([pdf], 'filesecret.pdf'));
  expect((await request('POST', `/visitor/enquiries/${row.token}/files`, form)).status).toBe(201);
  expect((await change(row.id, 'merge', { from: [second.id] })).status).toBe(200);
  const [card] = await db.select().from(customers).where(eq(customers.name, contact.name));
  const customer = card?.id ?? '';
  const onCard = (path: string, body: object) =>
    request('POST', `/customers/${customer}/${path}`, body, { caller: manager });
  await onCard('notes', { text: 'cardsecret' });
  await onCard('relatives', { relation: 'spouse', name: 'Husband of Zubaida' });
  await onCard('name', { name: 'Zubaida Khondokar-Rahman', version: 3 });
  const tidy = outboxJob(
    { ...deps, logger: log('silent') },
    {
      [removeFileTopic]: (id) => removeFile(storage, String(id), deps.clock.now()),
      [rememberTopic]: rememberRemoval({ ...deps, storage }),
    },
  );
  const get = (path: string) => request('GET', path, undefined, { caller: manager });
  const remove = (path: string) =>
    request('POST', `${path}/personal-data/remove`, undefined, { caller: manager });
  return { request, get, remove, note, row, second, other, customer, storage, tidy };
}

const never = new AbortController().signal;
const heldOf = async ({ db }: Pick<CommandDeps, 'db'>, words: readonly string[]) => {
  const held = await openedDatabase(db);
  return words.filter((word) => held.includes(word));
};

describe('the personal data of an enquiry', () => {
  test('is removed from the whole database, with the files, and what is left says only that there was one', async ({
    deps,
    db,
  }) => {
    const world = await open(deps);
    const { row, second } = world;
    expect(await heldOf(deps, [...who, ...said])).toEqual([...who, ...said]);
    const path = `/enquiries/${row.id}`;
    const references = [row.reference, second.reference].sort();
    const past = { travelled: [], ended: [], flown: [], reviewed: [] };
    const none = { waiting: [], unsold: [], cases: [], orders: [], others: [], ...past };
    const found = { ...none, enquiries: references, files: 1 };
    expect((await world.get(`${path}/personal-data`)).body).toEqual({ ...found, card: 'removed' });
    expect(await heldOf(deps, said)).toEqual(said);
    expect(await world.remove(path)).toMatchObject({ status: 200, body: { ...found, card: 'removed' } });

    expect(await heldOf(deps, [...who, ...said])).toEqual([]);
    expect(await heldOf(deps, ['Nabila'])).toEqual(['Nabila']);
    expect(world.storage.files.size).toBeGreaterThan(0);
    await world.tidy.run(never);
    const kept = [...world.storage.files.keys()];
    expect(kept.filter((key) => key.startsWith('private/'))).toEqual([]);
    // Beside the backups only ids.
    for (const id of [row.id, second.id, world.customer]) {
      expect(kept).toContain(`deleted/${id}`);
    }
    const [left] = await db.select().from(enquiries).where(eq(enquiries.id, row.id));
    expect(left).toMatchObject({
      reference: row.reference,
      kind: 'contact',
      state: 'lost',
      name: '',
      createdAt: row.createdAt,
      removedAt: deps.clock.now(),
    });
  });

  test('can’t be found or opened any more, by nobody and on no way', async ({ deps }) => {
    const world = await open(deps);
    const { row, request, get, note, remove } = world;
    const path = `/enquiries/${row.id}`;
    await remove(path);
    for (const gone of [path, `${path}/personal-data`, `/customers/${world.customer}`]) {
      expect([gone, (await get(gone)).status]).toEqual([gone, 404]);
    }
    expect((await get('/enquiries?tab=all')).body.items).toMatchObject([
      { reference: world.other.reference },
    ]);
    expect((await get('/customers')).body.items).toMatchObject([{ name: 'Nabila Sample' }]);
    expect((await note('Still there?')).status).toBe(404);
    expect((await remove(path)).status).toBe(404);
    expect(
      (await request('POST', `/visitor/enquiries/${row.token}/messages`, { text: 'Hello?' })).status,
    ).toBe(404);
    // Who asks again is somebody new.
    const again = await request('POST', '/enquiries', question({ message: 'A new start.', contact }));
    const found = await get(`/enquiries/${(await rowOf(deps.db, again.body.reference)).id}`);
    expect(found.body.duplicates).toEqual([]);
    expect(found.body.customerId).not.toBe(world.customer);
  });

  test('leaves who did what in the log, without a word of it', async ({ deps, db }) => {
    const world = await open(deps);
    await world.remove(`/enquiries/${world.row.id}`);
    const entries = await db
      .select()
      .from(activity)
      .where(and(eq(activity.subjectKind, 'enquiry'), eq(activity.subjectId, world.row.id)))
      .orderBy(activity.id);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'enquiries.send',
        'enquiries.log-contact',
        'enquiries.reply',
        'enquiries.merge',
      ]),
    );
    expect(entries.at(-1)).toMatchObject({
      action: 'personal-data.remove-enquiry',
      actor: 'user:rafiq',
      difference: { files: 1 },
    });
    const called = entries.find(({ action }) => action === 'enquiries.log-contact');
    expect(called?.difference).toMatchObject({ happened: 'contacted', outcome: 'called' });
    expect(called?.difference).not.toHaveProperty('text');
  });

  test('leaves the card of a customer who has something else, and orders whole', async ({ deps, db }) => {
    const world = await open(deps);
    const { row, request, get } = world;
    const quote = aQuote({ contact: { name: contact.name, phone: contact.phone, email: contact.email } });
    const sold = await request('POST', '/orders', { ...quote, enquiry: row.id }, { caller: manager });
    expect(sold.status).toBe(201);
    const before = await db.select().from(orders);
    expect((await world.remove(`/enquiries/${row.id}`)).body).toMatchObject({
      orders: [sold.body.reference],
      card: 'kept',
    });
    expect(await db.select().from(orders)).toEqual(before);
    // Its enquiry can't be opened any more: the office doesn't lead there.
    expect((await get(`/orders/${sold.body.id}`)).body).toMatchObject({
      name: contact.name,
      enquiryId: null,
    });
    expect(await heldOf(deps, said)).toEqual(['cardsecret']);
    expect((await get(`/customers/${world.customer}`)).body.notes).toHaveLength(1);

    // From the card: what the books need stays on it, and nothing else.
    const path = `/customers/${world.customer}`;
    expect((await get(`${path}/personal-data`)).body).toMatchObject({ enquiries: [], card: 'emptied' });
    expect((await world.remove(path)).status).toBe(200);
    expect(await heldOf(deps, [...said, 'Husband'])).toEqual([]);
    expect((await get(path)).body).toMatchObject({ notes: [], relatives: [], contacts: [{}, {}] });
    expect((await get('/customers?q=8801799887766')).body.items).toHaveLength(1);
    // The customer asks about the order, which needs a new enquiry by now.
    const asked = await request('POST', `/visitor/orders/${sold.body.token}/requests`, {
      kind: 'question',
      text: 'When do we leave?',
    });
    expect(asked.status).toBe(200);
    const [order] = await db.select().from(orders);
    expect(order?.enquiryId).not.toBe(row.id);
  });
});

test('a customer’s personal data goes with all enquiries and the card', async ({ deps }) => {
  const world = await open(deps);
  const path = `/customers/${world.customer}`;
  expect((await world.get(`${path}/personal-data`)).body).toMatchObject({ files: 1, card: 'removed' });
  expect((await world.remove(path)).body.enquiries).toHaveLength(2);
  expect(await heldOf(deps, [...who, ...said, 'Husband'])).toEqual([]);
  expect((await world.remove(path)).status).toBe(404);
});

test('who only typed the same address keeps their enquiry: the number says whose it is', async ({
  deps,
  db,
}) => {
  const world = await open(deps);
  const given = { name: 'Nabila Sample', phone: '01811-111111', email: contact.email };
  const hers = await world.request(
    'POST',
    '/enquiries',
    question({ message: 'For my mother, too.', contact: { ...contact, ...given } }),
  );
  expect((await world.get(`/enquiries/${world.row.id}/personal-data`)).body).toMatchObject({ others: [] });
  const path = `/customers/${world.customer}`;
  expect((await world.remove(path)).body.enquiries).toHaveLength(2);
  expect(await rowOf(db, hers.body.reference)).toMatchObject({ name: 'Nabila Sample', removedAt: null });
});

test('what a backup brings back is removed again, once', async ({ deps }) => {
  const world = await open(deps);
  const again = removeAgain(deps);
  const which = { kind: 'enquiry', id: world.row.id };
  await again(which);
  await again(which);
  await again({ kind: 'customer', id: world.customer });
  expect(await heldOf(deps, [...who, ...said])).toEqual([]);
});

test('who waits for seats is taken off the list with the card, and nothing of it stays', async ({
  deps,
  db,
}) => {
  const world = await open(deps);
  const bookings = await openBookings(deps, 1);
  const sold = await orderIdOf(deps, (await bookings.book()).token);
  await run(deps, staff('amina'), acceptOrder, { id: sold });
  const wait = (given: object) => {
    const asked = bookings.request({ contact: { ...contact, name: 'Zubaida Waiting', ...given } });
    return run(deps, visitor, joinWaitingList, { request: asked, visitor: '192.0.2.1' });
  };
  const mine = await wait({});
  const hers = await wait({ name: 'Nabila Sample', phone: '01811-111111', email: 'nabila@mail.example' });
  expect((await world.get(`/enquiries/${world.row.id}/personal-data`)).body).toMatchObject({ card: 'kept' });
  const path = `/customers/${world.customer}`;
  expect((await world.get(`${path}/personal-data`)).body).toMatchObject({ waiting: [mine.reference] });
  expect(await heldOf(deps, ['Zubaida Waiting'])).toHaveLength(1);
  expect((await world.remove(path)).body).toMatchObject({ waiting: [mine.reference], card: 'removed' });
  expect(await heldOf(deps, who)).toEqual([]);
  expect(await db.select().from(waitingParties)).toMatchObject([{ reference: hers.reference }]);
  expect(await db.$count(seatQueue)).toBe(1);
});

test('a card is removed again after a restore without the enquiries that came later', async ({
  deps,
  db,
}) => {
  const world = await open(deps);
  const { request, row, second, customer } = world;
  const quote = aQuote({ contact: { name: contact.name, phone: contact.phone, email: contact.email } });
  expect((await request('POST', '/orders', quote, { caller: manager })).status).toBe(201);
  const path = `/customers/${customer}`;
  expect((await world.remove(path)).body).toMatchObject({ card: 'emptied' });
  const later = await request('POST', '/enquiries', question({ message: 'A year later.', contact }));
  await removeAgain(deps)({ kind: 'customer', id: customer });
  expect(await rowOf(db, later.body.reference)).toMatchObject({ name: contact.name, removedAt: null });
  expect((await world.get(path)).body).toMatchObject({ name: expect.stringContaining('Zubaida') });
  expect(await rowOf(db, row.reference)).toMatchObject({ name: '' });
  expect(await rowOf(db, second.reference)).toMatchObject({ name: '' });
});

test('who asks at the moment of the removal has a card again, under the name that was given then', async ({
  deps,
  db,
}) => {
  const world = await open(deps);
  await world.remove(`/customers/${world.customer}`);
  // What is left when the number was put on the card just before it was emptied.
  await db.insert(customerContacts).values({
    kind: 'phone',
    value: '+8801799887766',
    customerId: world.customer,
    addedAt: deps.clock.now(),
  });
  const again = await world.request('POST', '/enquiries', question({ message: 'A new start.', contact }));
  expect((await rowOf(db, again.body.reference)).name).toBe(contact.name);
  expect((await world.get(`/customers/${world.customer}`)).body).toMatchObject({
    name: contact.name,
    alsoCalled: [],
  });
});

test('a card that is joined to another one at the moment of the removal is waited for', async () => {
  const deps = await ownDatabase();
  const { db } = deps;
  const world = await open(deps);
  const [target] = await db.select().from(customers).where(eq(customers.name, 'Nabila Sample'));
  let removed: ReturnType<typeof world.remove> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.id, world.customer)).for('update');
    removed = world.remove(`/customers/${world.customer}`);
    await delay(500);
    await tx
      .update(customerContacts)
      .set({ customerId: target?.id ?? '' })
      .where(eq(customerContacts.customerId, world.customer));
    await tx
      .update(customers)
      .set({ mergedInto: target?.id ?? '' })
      .where(eq(customers.id, world.customer));
  });
  expect(await removed).toMatchObject({ status: 404 });
  expect(await rowOf(db, world.row.reference)).toMatchObject({ name: contact.name });
});

test('the database gives up words of removed enquiries only, and takes no others in', async ({
  deps,
  db,
}) => {
  const world = await open(deps);
  const attempt = (statement: string) =>
    db
      .transaction(async (tx) => {
        await tx.execute(statement);
      })
      .then(
        () => 'done',
        (cause: unknown) =>
          String(cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause),
      );
  const ofEnquiry = `enquiry_id = '${world.row.id}'`;
  const inLog = `subject_kind = 'enquiry' AND subject_id = '${world.row.id}'`;
  const loose = [
    ...['enquiry_notes', 'enquiry_replies', 'enquiry_messages'].map(
      (name) => `DELETE FROM ${name} WHERE ${ofEnquiry}`,
    ),
    `UPDATE enquiry_events SET detail = '{}' WHERE ${ofEnquiry}`,
    `UPDATE activity SET difference = '{}' WHERE ${inLog}`,
    'DELETE FROM customer_notes',
  ];
  for (const statement of loose) {
    expect(await attempt(statement), statement).toContain('is append-only');
  }
  await world.remove(`/enquiries/${world.row.id}`);
  for (const statement of [
    `UPDATE activity SET difference = '{"files": 9}' WHERE ${inLog}`,
    `UPDATE activity SET actor = 'user:nobody' WHERE ${inLog}`,
    `DELETE FROM activity WHERE ${inLog}`,
    `UPDATE enquiry_events SET detail = '{"a": 1}' WHERE ${ofEnquiry}`,
    `DELETE FROM enquiry_events WHERE ${ofEnquiry}`,
    `UPDATE activity SET difference = '{}' WHERE NOT (${inLog}) AND subject_kind <> 'customer' AND subject_id <> '${world.second.id}'`,
  ]) {
    expect(await attempt(statement), statement).toContain('is append-only');
  }
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { visitorActor } from '#features/enquiries/enquiries.rules.ts';
import { receiveMail } from '#features/enquiries/messages/messages.commands.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { removeAgain } from '#features/personal-data/personal-data.jobs.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { encryptedTexts } from '#platform/encrypted-texts/encrypted-texts.table.ts';
import { log } from '#platform/log.ts';
import { filePost } from '#platform/mail/post.gateway.ts';
import { tidyMailFiles } from '#platform/mail/stored-files.ts';
import { sendMailJob } from '#platform/messages/send-messages.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { removeFile } from '#platform/private-files/deleted-files.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { removeFileTopic } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, changing, fare, question, rowOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from '../selling/booking-world.ts';
import { anOption } from '../selling/fare-world.ts';
import { aKey, aQuote, staff } from '../selling/sales.ts';
import { openCases, realPdf } from '../visa-cases/case-world.ts';
import { openedDatabase } from './whole-database.ts';

const never = new AbortController().signal;
const manager = callerOf('rafiq', [...permissionsOf.manager], { role: 'manager' });
const contact = {
  name: 'Plantedname Khondokar',
  phone: '01799-887766 / 01811-223344',
  email: 'planted@secret.example',
};
const phones = ['1799887766', '1799-887766', '1811223344', '1811-223344'];
const person = ['Plantedname', ...phones, 'planted@secret.example'];

/** Everything in the folders of the data directory, as text: of letters without the breaks in their lines. */
async function folders(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`),
  );
  return texts.join(' ').replaceAll('=\r\n', '');
}

/** One person, of whom the agency knows everything that it can know, in words that stand nowhere else. */
async function plant(deps: CommandDeps) {
  const { db, clock } = deps;
  const planted: string[] = [];
  const word = (of: string) => {
    planted.push(`planted${of}`);
    return `planted${of}`;
  };
  const { request, asked, directory } = await openCases(deps);
  const by = { caller: manager };
  const done = async (method: string, path: string, body?: unknown, given: object = by) => {
    const answer = await request(method, path, body, given);
    expect([method, path, answer.status, answer.text.slice(0, 300)]).toEqual([
      method,
      path,
      expect.toSatisfy((status: number) => status < 300),
      expect.anything(),
    ]);
    return answer.body;
  };
  const anyone = (method: string, path: string, body?: unknown, headers = {}) =>
    done(method, path, body, { headers });
  const change = changing(db, request, manager);

  // An enquiry, with all that can be said in it.
  const form = { ...contact, reply: 'email' as const };
  const sent = question({ message: word('message'), contact: form });
  const { reference } = await anyone('POST', '/enquiries', sent);
  const enquiry = await rowOf(db, reference);
  await done('POST', `/enquiries/${enquiry.id}/notes`, { text: word('note') });
  await change(enquiry.id, 'contacts', { outcome: 'called', text: word('call') });
  await change(enquiry.id, 'replies', {
    replyId: crypto.randomUUID(),
    language: 'en',
    subject: word('subject'),
    body: word('reply'),
  });
  await run(deps, visitorActor, receiveMail, {
    id: enquiry.id,
    from: contact.email,
    key: '<1@secret.example>',
    text: word('answer'),
    fileIds: [],
    leftOut: [`${word('leftout')}.exe`],
  });
  const file = new FormData();
  file.set('file', new File([new Uint8Array(realPdf(word('page')))], `${word('file')}.pdf`));
  await anyone('POST', `/visitor/enquiries/${enquiry.token}/files`, file);

  // A fare request, with options that were sent.
  const fares = { ...fare(), contact: form, message: word('journey') };
  const flight = await rowOf(db, (await anyone('POST', '/enquiries', fares)).reference);
  await done(
    'POST',
    `/fares/${flight.id}/options`,
    anOption({
      baggage: word('baggage'),
      booking: { pnr: null, passengers: [{ surname: word('booked'), givenNames: word('passenger') }] },
    }),
  );
  await done('POST', `/fares/${flight.id}/send`);

  // A quote of staff that was changed and cancelled.
  const line = (text: string) => [
    { charge: 'own' as const, quantity: 1, unit: 1_000_000, text: { en: text } },
  ];
  const quoted = await done('POST', '/orders', aQuote({ contact, lines: line(word('line')) }));
  await done('POST', `/orders/${quoted.id}/amendments`, {
    lines: line(word('second')),
    reason: word('because'),
    from: 1,
    agreed: true,
    key: aKey(),
  });
  await done('POST', `/orders/${quoted.id}/link`, { reason: word('renewed') });
  await done('POST', `/orders/${quoted.id}/contact`, { name: word('misspelt'), reason: word('typing') });
  await done('POST', `/orders/${quoted.id}/cancel`, { reason: word('cancelled') });

  // Seats that were never paid for, with who was to travel.
  const bookings = await openBookings(deps, 2);
  const seats = await bookings.book({ contact: form });
  const booked = await orderIdOf(deps, seats.token);
  await anyone(
    ...(['PUT', `/visitor/orders/${seats.token}/travellers`] as const),
    {
      travellers: [
        {
          place: 'adult-1',
          surname: word('surname'),
          givenNames: word('given'),
          diet: word('diet'),
          passportNumber: 'PLANTED77',
          nationality: 'BGD',
          phone: contact.phone,
        },
      ],
    },
    { 'if-match': '"0"' },
  );
  await done('POST', `/orders/${booked}/cancel`, { reason: word('unpaid') });

  // A place on a waiting list: others have the seats.
  const two = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
  const theirs = await orderIdOf(deps, (await bookings.book({ party: two }, '192.0.2.9')).token);
  await run(deps, staff('amina'), acceptOrder, { id: theirs });
  await anyone('POST', '/waiting', bookings.request({ contact: form, key: aKey() }));

  // A visa case that was withdrawn, with everything that staff wrote.
  const applicants = [{ name: word('applicant'), profile: 'student' as const }];
  const visa = await anyone('POST', '/visa-cases', asked({ contact, applicants }));
  const read = () => anyone('GET', `/visitor/visa-cases/${visa.token}`);
  const [{ id: applicant, papers }] = (await read()).applicants;
  const [{ id: paper, key }] = papers;
  const page = new FormData();
  page.set('file', new File([new Uint8Array(realPdf(word('scan')))], `${word('upload')}.pdf`));
  await anyone('POST', `/visitor/visa-cases/${visa.token}/applicants/${applicant}/papers/${key}`, page);
  await done('POST', `/visa-cases/${visa.id}/papers/${paper}/again`, { because: word('again') });
  for (const move of ['received', 'handed-over']) {
    await done('POST', `/visa-cases/${visa.id}/passports`, {
      move,
      applicants: [applicant],
      person: word(`by${move}`),
      key: aKey(),
      ...(move === 'received' ? { place: word('safe') } : {}),
    });
  }
  await done('POST', `/visa-cases/${visa.id}/link`, { reason: word('lost') });
  await done('POST', `/visa-cases/${visa.id}/contact`, { name: word('miswritten'), reason: word('hearing') });
  await done('POST', `/visa-cases/${visa.id}/withdraw`, { reason: word('withdrawn') });

  // The card.
  const [card] = await db.select().from(customers).where(eq(customers.name, contact.name));
  const customer = card?.id ?? '';
  await done('POST', `/customers/${customer}/notes`, { text: word('card') });
  await done('POST', `/customers/${customer}/relatives`, { relation: 'spouse', name: word('spouse') });

  // All letters are written to files.
  const letters = join(directory, 'mail');
  const logger = log('silent');
  const post = filePost(letters, 'Agency <hello@agency.example>', logger);
  await sendMailJob({ db, clock, logger, post }).run(never);
  const storage = directoryStorage(directory);
  const tidy = async () => {
    const task = (id: unknown) => removeFile(storage, String(id), clock.now());
    await outboxJob({ ...deps, logger }, { [removeFileTopic]: task }).run(never);
    await tidyMailFiles({ db, clock, directory: letters });
  };
  /** Which of the words are left, in all tables or in all folders. */
  const left = async () => {
    const held = `${await openedDatabase(db)} ${await folders(directory)}`;
    return [...person, ...planted].filter((each) => held.includes(each));
  };
  return { planted, left, tidy, done, request, by, sent, customer, quoted, booked, visa, enquiry, letters };
}

/** What is in no table or folder as it is, even before: what a sealed file or text says. */
const sealed = ['plantedpage', 'plantedscan'];

describe('a removal', () => {
  test('leaves nothing of what it says it removes, in any table or folder', async ({ deps, db }) => {
    const { planted, left, tidy, done, customer, quoted, visa } = await plant(deps);
    expect(await left()).toEqual([...person, ...planted].filter((each) => !sealed.includes(each)));
    expect(await db.$count(encryptedTexts)).toBeGreaterThan(0);
    const path = `/customers/${customer}/personal-data`;
    const said = await done('GET', path);
    expect(said).toMatchObject({ files: 2, cases: [visa.reference], orders: [], card: 'removed' });
    expect(said.unsold).toHaveLength(3);
    expect(said.unsold).toContain(quoted.reference);
    expect(await done('POST', `${path}/remove`)).toEqual(said);
    await tidy();
    expect(await left()).toEqual([]);
    expect([await db.$count(encryptedTexts), await db.$count(privateFiles)]).toEqual([0, 0]);
  });

  test('leaves neither order nor visa case that can be opened, found or written to', async ({ deps }) => {
    const { done, request, by, customer, quoted, visa } = await plant(deps);
    await done('POST', `/customers/${customer}/personal-data/remove`);
    for (const path of [
      `/orders/${quoted.id}`,
      `/visa-cases/${visa.id}`,
      `/visitor/orders/${quoted.token}`,
      `/visitor/visa-cases/${visa.token}`,
    ]) {
      expect([path, (await request('GET', path, undefined, by)).status]).toEqual([path, 404]);
    }
    const again = { reason: 'Once more' };
    expect((await request('POST', `/orders/${quoted.id}/cancel`, again, by)).status).toBe(404);
    expect((await request('POST', `/visa-cases/${visa.id}/withdraw`, again, by)).status).toBe(404);
    expect((await done('GET', '/visa-cases')).items).toEqual([]);
    expect((await done('GET', '/orders')).items).toMatchObject([{ name: 'Salma Begum' }]);
  });

  test('leaves no kept response: the same write once more is refused in words', async ({ deps }) => {
    const { done, request, customer, sent } = await plant(deps);
    expect((await request('POST', '/enquiries', sent)).status).toBe(201);
    await done('POST', `/customers/${customer}/personal-data/remove`);
    const answer = await request('POST', '/enquiries', sent);
    expect([answer.status, answer.body.code]).toEqual([422, 'key.removed']);
  });

  test('keeps an order that was sold or paid, whole, and says so', async ({ deps, db }) => {
    const world = await plant(deps);
    const { done, by, request, customer } = world;
    const sold = await done('POST', '/orders', aQuote({ contact }));
    await run(deps, staff('amina'), acceptOrder, { id: sold.id });
    await done('POST', `/orders/${sold.id}/cancel`, { reason: 'Never paid, but its invoice was issued' });
    const open = await done('POST', '/orders', aQuote({ contact }));
    const stay = [sold.reference, open.reference].sort();
    const path = `/customers/${customer}/personal-data`;
    expect(await done('POST', `${path}/remove`)).toMatchObject({ orders: stay, card: 'emptied' });
    const [row] = await db.select().from(orders).where(eq(orders.id, sold.id));
    expect(row).toMatchObject({ name: contact.name, removedAt: null });
    await world.tidy();
    expect((await world.left()).filter((each) => !person.includes(each))).toEqual([]);
    // Once the open one is cancelled it goes, too.
    await done('POST', `/orders/${open.id}/cancel`, { reason: 'It is wanted no more' });
    expect(await done('POST', `${path}/remove`)).toMatchObject({
      unsold: [open.reference],
      orders: [sold.reference],
      card: 'emptied',
    });
    expect((await request('GET', `/orders/${open.id}`, undefined, by)).status).toBe(404);
  });

  test('is done again where a backup brings an order back as it was before it ended', async ({ deps }) => {
    const world = await plant(deps);
    const open = await world.done('POST', '/orders', aQuote({ contact }));
    const again = removeAgain(deps);
    for (const id of [world.quoted.id, world.booked, open.id, open.id]) {
      await again({ kind: 'order', id });
    }
    await world.tidy();
    const left = await world.left();
    expect(left.filter((each) => /line|second|because|unpaid|cancelled|surname|diet/.test(each))).toEqual([]);
    expect((await world.request('GET', `/orders/${open.id}`, undefined, world.by)).status).toBe(404);
  });

  test('is what the database lets words of orders and cases go for, and nothing else', async ({
    deps,
    db,
  }) => {
    const { quoted, visa, done, customer } = await plant(deps);
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
    const ofOrder = `WHERE order_id = '${quoted.id}'`;
    const loose = [
      `UPDATE order_events SET detail = '{}' ${ofOrder}`,
      `UPDATE order_versions SET reason = '' ${ofOrder}`,
      `UPDATE order_lines SET text_en = '', text_bn = '' ${ofOrder}`,
      `DELETE FROM order_letters ${ofOrder}`,
      `DELETE FROM papers ${ofOrder}`,
      `UPDATE visa_case_events SET detail = '{}' WHERE case_id = '${visa.id}'`,
      `UPDATE passport_slips SET person = '', place = '' WHERE case_id = '${visa.id}'`,
      'DELETE FROM fare_options',
    ];
    for (const statement of loose) {
      expect(await attempt(statement), statement).toMatch(/is append-only|stays as it was issued/);
    }
    await done('POST', `/customers/${customer}/personal-data/remove`);
    for (const statement of [
      `UPDATE order_events SET detail = '{"total": 9}' ${ofOrder}`,
      `UPDATE order_versions SET total = 9 ${ofOrder}`,
      `UPDATE order_lines SET text_en = 'Other', text_bn = '' ${ofOrder}`,
      `UPDATE order_lines SET unit = 9, text_en = '', text_bn = '' ${ofOrder}`,
      `DELETE FROM order_versions ${ofOrder}`,
      `UPDATE passport_slips SET person = 'Somebody', place = '' WHERE case_id = '${visa.id}'`,
    ]) {
      expect(await attempt(statement), statement).toContain('is append-only');
    }
  });
});

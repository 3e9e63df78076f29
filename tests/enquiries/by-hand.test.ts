import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import type { HandForm } from '#features/enquiries/manual-entry/manual-entry.contract.ts';
import { faresQuery } from '#features/fares/list/list.contract.ts';
import { listFares } from '#features/fares/list/list.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import {
  callerOf,
  changing,
  clerkPermissions,
  deskOf,
  fare,
  insertClerk,
  openAgency,
  question,
  rowOf,
} from './desk.ts';

const caller = callerOf('amina', clerkPermissions);

const call = (changed: Partial<HandForm> = {}): HandForm => ({
  source: 'phone',
  name: 'Salma Begum',
  phone: '০১৮১২-৩৪৫৬৭৮',
  email: '',
  topic: 'visa',
  subject: 'Thailand visa, three people',
  travelOn: '2027-02-12',
  travellers: 3,
  language: 'bn',
  key: '0123456789abcdef0123456789abcdef',
  ...changed,
});

test('an enquiry by telephone is taken once, belongs to who took it, and is due on the next working day', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  const request = deskOf(deps);
  const before = await db.$count(activity);
  const first = await request('POST', '/enquiries/by-hand', call(), { caller });
  expect(first.status).toBe(201);
  expect((await request('POST', '/enquiries/by-hand', call(), { caller })).body).toEqual(first.body);
  expect([await db.$count(enquiries), await db.$count(activity)]).toEqual([1, before + 1]);
  const whole = await request('GET', `/enquiries/${first.body.id}`, undefined, { caller });
  expect(whole.body).toMatchObject({
    source: 'phone',
    state: 'in-progress',
    phone: '+8801812345678',
    replyBy: 'phone',
    owner: { uid: 'amina' },
    dueOn: '2026-12-02',
    travelOn: '2027-02-12',
    travellers: 3,
    history: [{ happened: 'sent', actor: 'user:amina', detail: { source: 'phone' } }],
  });
  // Nobody is written to unasked, not even with an address, and the customer can be found by the number.
  const addressed = call({ email: 'salma@mail.example', key: 'f'.repeat(32) });
  expect((await request('POST', '/enquiries/by-hand', addressed, { caller })).status).toBe(201);
  expect(await db.$count(messages, isLetter())).toBe(0);
  const found = await request('GET', '/enquiries?q=01812345678', undefined, { caller });
  expect(found.body.total).toBe(2);
});

test('an enquiry by hand on the eve of a holiday is due on the working day after it', async ({
  db,
  deps,
  clock,
}) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  // The 16th, Victory Day, is a Wednesday.
  clock.set('2026-12-15T05:00:00Z');
  const { body } = await deskOf(deps)('POST', '/enquiries/by-hand', call(), { caller });
  expect((await rowOf(db, body.reference)).dueOn).toBe('2026-12-17');
});

test('the customer gets the confirmation with the link when staff say so', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const walkIn = call({ source: 'walk-in', phone: '', email: 'Salma@Mail.example', confirms: true });
  const { body } = await request('POST', '/enquiries/by-hand', walkIn, { caller });
  const row = await rowOf(db, body.reference);
  const [letter] = await db.select().from(messages).where(isLetter());
  expect([letter?.toAddress, row.replyBy]).toEqual(['salma@mail.example', 'email']);
  expect(letter?.text).toContain(`/bn/enquiries/${row.token}`);
});

/** Dhaka to Jeddah and back, as a caller says it. */
const journey = {
  trip: 'return' as const,
  legs: [{ from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'JED', text: 'Jeddah' }, depart: '2027-02-12' }],
  returnOn: '2027-02-26',
  cabin: 'economy' as const,
  flexibleDays: 3,
  passengers: { adults: 2, children: 1, infants: 0 },
};
const callForFare = () => {
  const { subject: _, travelOn: _on, travellers: _who, ...rest } = call({ topic: 'airticket' });
  return { ...rest, journey };
};

/** Each change of a form is refused with the field that is wrong. */
async function refusedFor(
  request: ReturnType<typeof deskOf>,
  form: object,
  wrong: readonly (readonly [changed: object, field: string])[],
): Promise<void> {
  for (const [changed, field] of wrong) {
    const { status, body } = await request('POST', '/enquiries/by-hand', { ...form, ...changed }, { caller });
    const said = JSON.stringify(changed);
    expect([400, 422], said).toContain(status);
    expect(body.fields.map(({ path }: { path: string }) => path).join(), said).toContain(field);
  }
}

test('a fare asked for by telephone waits at the fare desk like one from the form, and its subject is the journey', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  const request = deskOf(deps);
  const { status, body } = await request('POST', '/enquiries/by-hand', callForFare(), { caller });
  expect(status).toBe(201);
  const whole = await request('GET', `/enquiries/${body.id}`, undefined, { caller });
  expect(whole.body).toMatchObject({
    kind: 'air-ticket',
    source: 'phone',
    travelOn: '2027-02-12',
    travellers: 3,
    details: { kind: 'air-ticket', journey },
    owner: { uid: 'amina' },
    language: 'bn',
  });
  const [row] = await db.select().from(enquiries);
  expect(row?.subject).toContain('Jeddah');
  const { items } = await listFares(db, faresQuery.parse({ tab: 'new' }));
  expect(items.map(({ id }) => id)).toEqual([body.id]);
});

test('a fare by telephone names what no airline sells, and takes no second subject', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const [leg] = journey.legs;
  const wrong: readonly [object, string][] = [
    [{ journey: { ...journey, returnOn: '2027-02-01' } }, 'journey.returnOn'],
    [{ journey: { ...journey, legs: [{ ...leg, depart: '2026-01-01' }] } }, 'journey.legs.0.depart'],
    [{ journey: { ...journey, legs: [{ ...leg, to: leg?.from }] } }, 'journey.legs.0.to'],
    [{ journey: { ...journey, passengers: { adults: 1, children: 0, infants: 2 } } }, 'journey.passengers'],
    [{ topic: 'visa' }, 'topic'],
    [{ subject: 'Jeddah in February' }, 'journey'],
    [{ travellers: 2 }, 'journey'],
  ];
  await refusedFor(request, callForFare(), wrong);
  expect(await db.$count(enquiries)).toBe(0);
});

test('an enquiry by hand names each field that is wrong, and keeps nothing', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const wrong: readonly [object, string][] = [
    [{ phone: '', email: '' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ email: 'salma' }, 'email'],
    [{ confirms: true }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ subject: '' }, 'subject'],
    [{ travelOn: '2027-02-30' }, 'travelOn'],
    [{ travellers: 0 }, 'travellers'],
    [{ source: 'site' }, 'source'],
    [{ owner: 'somebody' }, 'owner'],
  ];
  await refusedFor(request, call(), wrong);
  expect(await db.$count(enquiries)).toBe(0);
});

test('a call, a call in vain and a message on WhatsApp are noted with the next due day, Friday and Saturday left out', async ({
  db,
  deps,
  clock,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const change = changing(db, request, caller);
  const { body } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(db, body.reference);
  // A Thursday.
  clock.set('2026-12-03T05:00:00Z');
  expect((await change(id, 'contacts', { outcome: 'no-answer' })).body.dueOn).toBe('2026-12-06');
  expect((await change(id, 'contacts', { outcome: 'whatsapp', text: 'There are seats.' })).body.dueOn).toBe(
    '2026-12-07',
  );
  expect((await change(id, 'contacts', { outcome: 'called', dueOn: null })).body.dueOn).toBe(null);
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect(whole.body).toMatchObject({ state: 'in-progress', dueOn: null });
  expect(whole.body.history.slice(1)).toMatchObject([
    { happened: 'contacted', detail: { outcome: 'no-answer', from: 'new', to: 'in-progress' } },
    { happened: 'contacted', detail: { outcome: 'whatsapp', text: 'There are seats.' } },
    { happened: 'contacted', detail: { outcome: 'called' } },
  ]);
  // Somebody who sees an older version is told, and nothing is noted.
  const late = await request(
    'POST',
    `/enquiries/${id}/contacts`,
    { outcome: 'called', version: 1 },
    { caller },
  );
  expect([late.status, late.body.code]).toEqual([409, 'enquiries.changed']);
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  expect(row?.version).toBe(4);
});

test('templates have a text for WhatsApp that says who writes, without a letter’s end', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  const request = deskOf(deps);
  const { body } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(db, body.reference);
  const { body: templates } = await request('GET', `/enquiries/templates?enquiry=${id}`, undefined, {
    caller,
  });
  const [first] = templates.items;
  expect(first.whatsapp).toContain('Rahim Uddin');
  expect(first.whatsapp).toContain(`Clerk amina, Shofor Travels (${body.reference})`);
  expect(first.whatsapp).not.toContain('regards');
});

test('the inbox tells the day of travel and how many go, in the list and in the sheet', async ({ deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  await request('POST', '/enquiries', fare());
  const list = await request('GET', '/enquiries', undefined, { caller });
  expect(list.body.items[0]).toMatchObject({ travelOn: '2027-02-12', travellers: 4 });
  const { text } = await request('GET', '/enquiries/rows.csv', undefined, { caller });
  expect(text.split('\r\n')[0]).toContain(',language,travel date,travellers,message');
  expect(text).toContain(',bn,2027-02-12,4,');
});

test.for([
  ['01712345678 / 01911223344', '+8801712345678', 'Other number: +880 1911-223344'],
  ['01712-345678 (husband 01911-223344)', '+8801712345678', 'Other number: +880 1911-223344'],
  ['০১৭১২৩৪৫৬৭৮, বাসা ০২-৫৮৩১২৩৪৫', '+8801712345678', 'Other number: +880258312345'],
] as const)(
  'an enquiry keeps the second number beside the one to call: %s',
  async ([typed, phone, line], { db, deps }) => {
    await openAgency(deps);
    await insertClerk(db, 'amina');
    const request = deskOf(deps);
    const { body } = await request('POST', '/enquiries/by-hand', call({ phone: typed, language: 'en' }), {
      caller,
    });
    const whole = await request('GET', `/enquiries/${body.id}`, undefined, { caller });
    expect([whole.body.phone, whole.body.message]).toEqual([phone, expect.stringContaining(line)]);
  },
);

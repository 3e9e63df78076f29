import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { messageQuery } from '#features/messages/messages.contract.ts';
import { listMessages } from '#features/messages/messages.queries.ts';
import { acceptByLink } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { settleMessage, takeMessage } from '#platform/messages/due-messages.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf, openAgency, question, rowOf } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { sell } from '../selling/sales.ts';
import { openCases } from '../visa-cases/case-world.ts';

const right = '+8801711223344';
const reason = 'A digit was wrong.';
const owner = callerOf('amina', [...permissionsOf.owner], { role: 'owner' });
const all = { seesContacts: true, seesAccounts: true };

const thread = async ({ db }: CommandDeps, about: object) =>
  (await listMessages(db, messageQuery.parse(about), all)).items;

/** The desk, and how it corrects a contact. */
function openDesk(deps: CommandDeps) {
  const request = deskOf(deps);
  const correct = (path: string, body: object, caller = owner) =>
    request('POST', `${path}/contact`, { reason, ...body }, { caller });
  return { request, correct };
}

/** A quote to a wrong number, and no address. */
async function quoted(deps: CommandDeps, contact: object = {}) {
  await openAgency(deps);
  const made = await sell(deps, {
    contact: { name: 'Salma Begum', phone: '01812-345678', ...contact },
  });
  return { ...made, path: `/orders/${made.id}`, ...openDesk(deps) };
}

describe('the contact of an order', () => {
  test('is corrected with a reason: the row, the search and the log have it, the links stay', async ({
    deps,
  }) => {
    const { id, token, path, correct, request } = await quoted(deps);
    const answer = await correct(path, { phone: '০১৭১১-২২৩৩৪৪', email: 'Salma@Mail.example' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id, name: 'Salma Begum', phone: right, email: 'salma@mail.example' },
    ]);
    const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ phone: right, email: 'salma@mail.example', token });
    expect(row?.search).toContain(right);
    expect(row?.search).not.toContain('+8801812345678');
    const [entry] = await deps.db
      .select()
      .from(activity)
      .where(and(eq(activity.action, 'orders.correct-contact'), eq(activity.subjectId, id)));
    expect(entry).toMatchObject({
      actor: owner.id,
      difference: {
        phone: { from: '+8801812345678', to: right },
        email: { from: null, to: 'salma@mail.example' },
        reason,
      },
    });
    expect((await request('GET', `/visitor/orders/${token}`)).status).toBe(200);
  });

  test('is refused with the field that is wrong, and when nothing, no reason, or no way would be left', async ({
    deps,
  }) => {
    const { path, correct } = await quoted(deps);
    for (const [body, field, code] of [
      [{ phone: '12' }, 'phone', 'phone.number'],
      [{ phone: '' }, 'phone', 'phone.number'],
      [{ phone: null }, 'phone', 'contact.unreachable'],
      [{ email: 'salma@' }, 'email', 'contact.email'],
      [{ email: '' }, 'email', 'contact.email'],
      [{}, 'name', 'contact.same'],
      [{ phone: '01812345678' }, 'name', 'contact.same'],
    ] as const) {
      const { status, body: said } = await correct(path, body);
      expect([status, said.fields?.[0]?.path, said.code], JSON.stringify(body)).toEqual([422, field, code]);
    }
    for (const [body, field] of [
      [{ name: 'S' }, 'name'],
      [{ phone: right, reason: ' ' }, 'reason'],
    ] as const) {
      const { status, body: said } = await correct(path, body);
      expect([status, said.fields?.[0]?.path], JSON.stringify(body)).toEqual([400, field]);
    }
    const reader = callerOf('amina', ['orders.read']);
    expect((await correct(path, { phone: right }, reader)).status).toBe(403);
    expect((await correct(`/orders/${crypto.randomUUID()}`, { phone: right })).status).toBe(404);
  });

  test('what waits goes to the corrected number, later messages too, and what went before is shown as misdirected', async ({
    deps,
  }) => {
    const { id, token, path, correct } = await quoted(deps);
    const now = deps.clock.now();
    const taken = await takeMessage(deps.db, 'sms', now);
    if (taken === undefined) {
      throw new Error('Nothing waits.');
    }
    await settleMessage(deps.db, taken, { outcome: { kind: 'taken' }, knowsOurId: true, cost: 35 }, now);
    await run(deps, visitorActor, acceptByLink, { token });
    await correct(path, { phone: right });
    const said = await thread(deps, { order: id });
    expect(said.map(({ event, state, to, misdirected }) => [event, state, to, misdirected]).sort()).toEqual([
      ['order.confirmed', 'waiting', right, false],
      ['order.quoted', 'sent', '+8801812345678', true],
    ]);
  });

  test('a message that is just being sent is shown where it went', async ({ deps }) => {
    const { id, path, correct } = await quoted(deps);
    const now = deps.clock.now();
    const taken = await takeMessage(deps.db, 'sms', now);
    await correct(path, { phone: right });
    if (taken !== undefined) {
      await settleMessage(deps.db, taken, { outcome: { kind: 'taken' }, knowsOurId: true, cost: 35 }, now);
    }
    expect(await thread(deps, { order: id })).toMatchObject([
      { state: 'sent', to: '+8801812345678', misdirected: true },
    ]);
  });

  test('an address that is taken away has nothing sent to it any more', async ({ deps }) => {
    const { id, path, correct } = await quoted(deps, { email: 'wrong@mail.example' });
    expect((await correct(path, { email: null })).body).toMatchObject({ email: null });
    const states = (await thread(deps, { order: id })).map(({ channel, state }) => [channel, state]);
    expect(states.sort()).toEqual([
      ['email', 'stopped'],
      ['sms', 'waiting'],
    ]);
  });
});

describe('the customer’s card', () => {
  const cardOf = async ({ db }: CommandDeps, value: string) => {
    const [row] = await db
      .select({ id: customers.id, name: customers.name })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(eq(customerContacts.value, value));
    return row;
  };

  test('has the corrected number, too', async ({ deps }) => {
    const { path, correct } = await quoted(deps);
    const before = await cardOf(deps, '+8801812345678');
    await correct(path, { phone: right });
    expect(await cardOf(deps, right)).toEqual(before);
  });

  test('of somebody else who has the wrong number learns nothing of it', async ({ deps }) => {
    const { path, correct, id } = await quoted(deps);
    const before = await cardOf(deps, '+8801812345678');
    await deps.db
      .update(customers)
      .set({ name: 'Abdul Karim' })
      .where(eq(customers.id, before?.id ?? ''));
    await correct(path, { phone: right });
    const own = await cardOf(deps, right);
    expect(own?.id).not.toBe(before?.id);
    expect(own?.name).toBe('Salma Begum');
    expect((await thread(deps, { customer: own?.id })).map(({ state }) => state)).toContain('waiting');
    expect(id).not.toBe('');
  });

  test('keeps a number that it has: nobody’s is taken away', async ({ deps }) => {
    const { path, correct } = await quoted(deps);
    await sell(deps, { contact: { name: 'Rahima', phone: right } });
    const theirs = await cardOf(deps, right);
    await correct(path, { phone: right });
    expect(await cardOf(deps, right)).toMatchObject({ id: theirs?.id });
  });
});

test('the contact of an enquiry is corrected, which stays reachable one way at least, and its history says so', async ({
  deps,
}) => {
  await openAgency(deps);
  const { request, correct } = openDesk(deps);
  const { body } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(deps.db, body.reference);
  const path = `/enquiries/${id}`;
  expect((await correct(path, { phone: null })).body).toMatchObject({
    phone: null,
    reference: body.reference,
  });
  const none = await correct(path, { email: null });
  expect([none.status, none.body.code]).toEqual([422, 'contact.unreachable']);
  expect((await correct(path, { name: 'Rahima', phone: right })).status).toBe(200);
  const [row] = await deps.db.select().from(enquiries).where(eq(enquiries.id, id));
  expect(row).toMatchObject({ name: 'Rahima', phone: right });
  expect(row?.search).toContain('rahima');
  const whole = await request('GET', `${path}?language=en`, undefined, { caller: owner });
  expect(whole.body.history.map(({ happened }: { happened: string }) => happened)).toContain(
    'contact-corrected',
  );
  const waiting = (await thread(deps, { enquiry: id })).filter(({ channel }) => channel === 'sms');
  // The number was taken away in between: what was to go there is stopped.
  expect(waiting).toMatchObject([{ state: 'stopped' }]);
});

test('the contact of a visa case is corrected, and its next message goes there', async ({ deps }) => {
  const one = await (await openCases(deps)).begin();
  const { correct } = openDesk(deps);
  expect((await correct(`/visa-cases/${one.id}`, { phone: null })).body.code).toBe('contact.unreachable');
  expect((await correct(`/visa-cases/${one.id}`, { phone: right })).body).toMatchObject({
    reference: one.reference,
    phone: right,
  });
  const [row] = await deps.db.select().from(visaCases).where(eq(visaCases.id, one.id));
  expect(row?.phone).toBe(right);
  const waiting = (await thread(deps, { case: one.id })).filter(({ channel }) => channel === 'sms');
  expect(new Set(waiting.map(({ to }) => to))).toEqual(new Set([right]));
  expect((await one.read()).reference).toBe(one.reference);
});

test('the contact of a fare is that of its enquiry, and of the order that came of it', async ({ deps }) => {
  const world = await openFares(deps);
  const { reference } = await world.sold();
  const { correct } = openDesk(deps);
  const answer = await correct(`/fares/${world.id}`, { phone: right });
  expect([answer.status, answer.body.phone]).toEqual([200, right]);
  const [enquiry] = await deps.db.select().from(enquiries).where(eq(enquiries.id, world.id));
  const [order] = await deps.db.select().from(orders).where(eq(orders.reference, reference));
  expect([enquiry?.phone, order?.phone]).toEqual([right, right]);
  const waiting = await deps.db
    .select({ to: messages.toAddress })
    .from(messages)
    .where(and(eq(messages.state, 'waiting'), eq(messages.channel, 'sms')));
  expect(new Set(waiting.map(({ to }) => to))).toEqual(new Set([right]));
  // And the other way round; what was corrected apart stays so.
  await correct(`/orders/${order?.id}`, { email: 'karim@mail.example' });
  const [again] = await deps.db.select().from(enquiries).where(eq(enquiries.id, world.id));
  expect(again?.email).toBe('karim@mail.example');
  const { body } = await world.request('POST', '/enquiries', question());
  const { id: other } = await rowOf(deps.db, body.reference);
  expect((await correct(`/fares/${other}`, { phone: right })).status).toBe(404);
});

import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { enquiries, enquiryMessages } from '#features/enquiries/enquiries.table.ts';
import { sendOrderRequest } from '#features/orders/customer/requests.commands.ts';
import { findRequests } from '#features/orders/customer/requests.queries.ts';
import type { OrderRequestKind } from '#features/orders/customer/requests.rules.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { sell, staff } from './sales.ts';

const today = '2026-12-01';

/** An accepted order of 32,900 taka that travels in 60 days; our price is kept by 10 per cent from then on. */
async function accepted(deps: CommandDeps, email: string | null = 'salma@mail.example') {
  const made = await sell(deps, {
    contact: { name: 'Salma Begum', phone: '01812-345678', ...(email === null ? {} : { email }) },
  });
  await run(deps, staff('amina'), acceptOrder, { id: made.id });
  return made;
}

const ask = (deps: CommandDeps, token: string, kind: OrderRequestKind, text = '') =>
  run(deps, visitorActor, sendOrderRequest, { token, request: { kind, text } });

const enquiryOf = async ({ db }: CommandDeps, id: string) => {
  const [found] = await db
    .select({
      id: enquiries.id,
      subject: enquiries.subject,
      message: enquiries.message,
      state: enquiries.state,
      replyBy: enquiries.replyBy,
      phone: enquiries.phone,
    })
    .from(orders)
    .innerJoin(enquiries, eq(enquiries.id, orders.enquiryId))
    .where(eq(orders.id, id));
  return found;
};

describe('a customer asks on the page of an order', () => {
  test('and it comes into the inbox, with letters to both, and belongs to the order', async ({ deps }) => {
    const made = await accepted(deps);
    await deps.db.delete(messages);
    await ask(deps, made.token, 'change', 'My brother comes along.');
    expect(await enquiryOf(deps, made.id)).toMatchObject({
      subject: `Change request for order ${made.reference}`,
      message: 'My brother comes along.',
      state: 'new',
      replyBy: 'email',
      phone: '+8801812345678',
    });
    const letters = await deps.db.select().from(messages).where(isLetter()).orderBy(messages.event);
    expect(letters.map(({ toAddress, event }) => [toAddress, event])).toEqual([
      ['hello@shofor.example', 'enquiry.notice'],
      ['salma@mail.example', 'enquiry.received'],
    ]);
    expect(letters[0]?.text).toContain('My brother comes along.');
    // One reference: that of the order.
    const [own] = await deps.db.select({ reference: enquiries.reference }).from(enquiries);
    expect(letters[1]?.subject).toContain(`order ${made.reference}`);
    expect(letters[1]?.text).toContain(`Your reference is ${made.reference}`);
    expect(letters[1]?.text).not.toContain(own?.reference);
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, made.id));
    expect(order).toMatchObject({ state: 'open', proposed: null });
  });

  test('again, and it comes into the same enquiry, which is to be read today', async ({ deps }) => {
    const made = await accepted(deps, null);
    await ask(deps, made.token, 'question', 'When do we leave?');
    const first = await enquiryOf(deps, made.id);
    await deps.db.update(enquiries).set({ state: 'won' });
    await ask(deps, made.token, 'change', 'We leave from Sylhet.');
    expect(await enquiryOf(deps, made.id)).toMatchObject({ id: first?.id, state: 'in-progress' });
    expect(first).toMatchObject({ replyBy: 'phone' });
    const messages = await deps.db.select({ body: enquiryMessages.body }).from(enquiryMessages);
    expect(messages).toEqual([
      { body: `Change request for order ${made.reference}\n\nWe leave from Sylhet.` },
    ]);
  });

  test('the same twice, and it is there once; the sixth on a day is refused', async ({ deps }) => {
    const made = await accepted(deps);
    const first = await ask(deps, made.token, 'question', 'How late?');
    const second = await ask(deps, made.token, 'question', 'How late?');
    expect(second).toEqual(first);
    expect(await deps.db.$count(enquiries)).toBe(1);
    expect(await deps.db.$count(enquiryMessages)).toBe(0);
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      await ask(deps, made.token, 'question', text);
    }
    await expect(ask(deps, made.token, 'question', 'Five')).rejects.toMatchObject({
      kind: 'too-many',
      code: 'orders.requests-many',
    });
  });
});

describe('a customer wants to cancel', () => {
  test('reads the figure that staff would book, which stands in the message, and nothing is cancelled', async ({
    deps,
  }) => {
    const made = await accepted(deps);
    const shown = await findRequests(deps.db, made.token, today);
    const preview = await run(deps, staff('amina'), cancelOrder, {
      id: made.id,
      reason: 'Asked for by the customer',
      preview: true,
    });
    expect(shown?.cancelled).toEqual(preview);
    await ask(deps, made.token, 'cancel');
    const enquiry = await enquiryOf(deps, made.id);
    expect(enquiry?.subject).toBe(`Cancellation request for order ${made.reference}`);
    expect(enquiry?.message).toMatch(/^Shown on the page on .+: ৳[\d,]+ kept, ৳0 refunded\.$/);
    const after = await findRequests(deps.db, made.token, today);
    expect(after?.kinds).toContain('cancel');
    expect(after?.sent.map(({ kind }) => kind)).toEqual(['cancel']);
  });

  test('can’t for a quote, nor once it is cancelled', async ({ deps }) => {
    const quote = await sell(deps);
    await expect(ask(deps, quote.token, 'cancel')).rejects.toMatchObject({ code: 'orders.request-over' });
    const made = await accepted(deps);
    await run(deps, staff('amina'), cancelOrder, { id: made.id, reason: 'No visa', preview: false });
    await expect(ask(deps, made.token, 'cancel')).rejects.toMatchObject({ code: 'orders.request-over' });
    await ask(deps, made.token, 'question', 'When does the money come?');
  });
});

test('a request that is sent twice at once is there once', async ({ clock }) => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const deps: CommandDeps = {
    db,
    clock,
    siteUrl: 'https://shofor.example',
    dataKey: testDataKey,
    pages: { drop: () => {} },
  };
  const made = await accepted(deps);
  const twice = await Promise.all([1, 2].map(() => ask(deps, made.token, 'question', 'How late?')));
  expect(twice[1]).toEqual(twice[0]);
  expect(await db.$count(enquiries)).toBe(1);
});

describe('the form of the page', () => {
  test('comes back with what became of it, in its language', async ({ deps }) => {
    const made = await accepted(deps);
    const request = deskOf(deps);
    const post = (body: string, headers: Record<string, string> = {}) =>
      request('POST', `/visitor/orders/${made.token}/requests?language=bn`, body, {
        headers: {
          accept: 'text/html',
          origin: deps.siteUrl,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      });
    const sent = await post('kind=question&text=When%3F');
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${deps.siteUrl}/bn/orders/${made.token}?request=question#ask`,
    ]);
    const empty = await post('kind=change&text=');
    expect(empty.headers.get('location')).toContain('request=words#ask');
    expect((await post('kind=question&text=Hi', { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

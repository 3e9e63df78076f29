import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { acceptByLink, acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { acceptAmendmentByLink, amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { openPayments } from './gateway-world.ts';
import { aKey, sell, staff } from './sales.ts';

const amina = staff('amina');
const boss = staff('boss', 'manager');
const taka = (sum: number) => sum * 100;

const letters = ({ db }: Pick<CommandDeps, 'db'>) =>
  db
    .select()
    .from(messages)
    .where(isLetter())
    .orderBy(asc(messages.createdAt), asc(messages.event), asc(messages.id));
const latest = async (deps: Pick<CommandDeps, 'db'>, event: string) => {
  const found = (await letters(deps)).filter((each) => each.event === event).at(-1);
  if (found === undefined) {
    throw new Error(`There is no letter ${event}.`);
  }
  return found;
};

const pay = (deps: CommandDeps, orderId: string, amount: number, outside: string) =>
  run(deps, amina, takePayment, { orderId, amount, method: 'bkash', outside, key: aKey() });

describe('letters of an order', () => {
  test.for(['en', 'bn'] as const)(
    'of an order that was overpaid say what is too much, not that nothing is due: %s',
    async (language, { deps }) => {
      const { id } = await sell(deps, { language });
      await pay(deps, id, taka(32_900), '9K70LM2QXB');
      const whole = (await latest(deps, 'payment.received')).text;
      expect(whole).toContain(language === 'en' ? 'Still due: ৳0' : '৳০');
      await pay(deps, id, taka(7_100), '9K70LM2QXC');
      const { text } = (await letters(deps))
        .filter(({ event }) => event === 'payment.received')
        .find((letter) => letter.text !== whole) ?? { text: '' };
      expect(text).toContain(language === 'en' ? 'Overpaid: ৳7,100' : 'অতিরিক্ত প্রাপ্ত: ৳৭,১০০');
      expect(text).not.toContain('Still due');
    },
  );

  test('say every figure of each step, with the link to its page', async ({ deps }) => {
    const { id, token } = await sell(deps, {
      travelsOn: '2027-02-20',
      plan: [
        { amount: taka(10_000), due: '2026-12-01' },
        { amount: taka(22_900), due: '2027-02-01' },
      ],
    });
    const link = `${deps.siteUrl}/orders/${token}`;
    const quote = await latest(deps, 'order.quoted');
    expect(quote).toMatchObject({ toAddress: 'salma@mail.example', language: 'en', state: 'waiting' });
    const seen = quote.html.replace(/<!--.*?-->|<[^>]*>/g, '');
    for (const words of [
      '৳32,900',
      'thirty-two thousand nine hundred taka only',
      'Due by Tue, 8 Dec 2026: ৳10,000',
      'Due by Mon, 1 Feb 2027: ৳22,900',
      'It is valid until Tue, 8 Dec 2026.',
      'Visa service',
      link,
    ]) {
      expect(quote.text).toContain(words);
      expect(seen).toContain(words);
    }
    await run(deps, visitorActor, acceptByLink, { token });
    const accepted = await latest(deps, 'order.confirmed');
    expect(accepted.text).toContain('Received so far: ৳0');
    expect(accepted.text).toContain('Due by Tue, 1 Dec 2026: ৳10,000');
    const { receipt } = await pay(deps, id, taka(12_000), '9K70LM2QXB');
    const paid = await latest(deps, 'payment.received');
    for (const words of [
      'We have received ৳12,000',
      'twelve thousand taka only',
      'bKash, 9K70LM2QXB',
      `Receipt: ${receipt?.number}`,
      `${deps.siteUrl}/verify/${receipt?.verify.toLowerCase()}`,
      'Received so far: ৳12,000',
      'Due by Mon, 1 Feb 2027: ৳20,900',
      link,
    ]) {
      expect(paid.text).toContain(words);
    }
    expect(paid.text).not.toContain('Due by Tue, 1 Dec 2026');
    expect(paid.text).not.toContain('Your order is confirmed');
    const cancelled = await run(deps, boss, cancelOrder, { id, reason: 'The visa was refused.' });
    const over = await latest(deps, 'order.cancelled');
    expect(cancelled.back).toBeGreaterThan(0);
    const inTaka = (sum: number) => `৳${(sum / 100).toLocaleString('en-IN')}`;
    expect(over.text).toContain(`You get ${inTaka(cancelled.back)} back by Fri, 11 Dec 2026`);
    expect(over.text).toContain(`Kept after cancellation: ${inTaka(cancelled.keep)}`);
    const refund = await run(deps, amina, askRefund, {
      orderId: id,
      amount: taka(1_000),
      method: 'nagad',
      reason: 'Cancelled',
      key: aKey(),
    });
    expect((await letters(deps)).map(({ event }) => event)).not.toContain('refund.sent');
    await run(deps, amina, payRefund, { id: refund.id, outside: '71HJK3LM' });
    const back = await latest(deps, 'refund.sent');
    for (const words of ['We have paid back ৳1,000', 'one thousand taka only', 'Nagad, 71HJK3LM']) {
      expect(back.text).toContain(words);
    }
  });

  test('are in Bangla for an order in Bangla, with its digits and its page', async ({ deps }) => {
    const { id, token } = await sell(deps, { language: 'bn' });
    await pay(deps, id, taka(12_500), '9K70LM2QXB');
    const { text, subject, language } = await latest(deps, 'payment.received');
    // The words around it, such as the note at its end, are by this.
    expect(language).toBe('bn');
    for (const words of [
      '৳১২,৫০০',
      'বারো হাজার পাঁচশত টাকা মাত্র',
      `${deps.siteUrl}/bn/orders/${token}`,
      '/bn/verify/',
    ]) {
      expect(text).toContain(words);
    }
    expect(subject).toContain('৳১২,৫০০');
  });

  test('need an e-mail address: without one nothing is written, and nothing fails', async ({ deps }) => {
    const { id, token } = await sell(deps, { contact: { name: 'Salma Begum', phone: '01812-345678' } });
    await run(deps, visitorActor, acceptByLink, { token });
    await pay(deps, id, taka(32_900), '9K70LM2QXB');
    await run(deps, boss, cancelOrder, { id, reason: 'The visa was refused.' });
    expect(await letters(deps)).toEqual([]);
  });

  test('are one for each event, however often it is delivered', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id, token } = await sell(deps);
    const [callback] = await world.act(await world.begin(token, 'bkash'), 'confirm');
    const [attempt] = await world.attemptsOf(id);
    if (!callback || !attempt) {
      throw new Error('The gateway said nothing.');
    }
    for (let time = 0; time < 5; time += 1) {
      await world.deliver(callback);
      await world.settle(attempt.id);
      await run(deps, visitorActor, acceptByLink, { token });
    }
    expect((await letters(deps)).map(({ event }) => event)).toEqual(['order.quoted', 'payment.received']);
    expect(await deps.db.$count(orderLetters)).toBe(2);
    // The receipt is the only letter that says so.
    expect((await latest(deps, 'payment.received')).text).toContain('Your order is confirmed.');
  });

  test('of an event that was told already is not written again', async ({ deps }) => {
    const { id } = await sell(deps);
    const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
    const again = (subject?: string) =>
      deps.db.transaction(async (tx) => {
        const context = { tx, now: deps.clock.now(), siteUrl: deps.siteUrl };
        return row && queueOrderLetter(context, row, { kind: 'quote', until: null }, subject);
      });
    expect(await again()).toBe(false);
    expect(await letters(deps)).toHaveLength(1);
    expect(await again('another version')).toBe(true);
    expect(await letters(deps)).toHaveLength(2);
  });

  test('of a retried payment is one', async ({ deps }) => {
    const { id } = await sell(deps);
    const request = { orderId: id, amount: taka(500), method: 'cash' as const, key: aKey() };
    for (let time = 0; time < 3; time += 1) {
      await run(deps, amina, takePayment, request);
    }
    expect((await letters(deps)).filter(({ event }) => event === 'payment.received')).toHaveLength(1);
  });

  test('wait with the money for a second person', async ({ deps }) => {
    const { id } = await sell(deps, {
      lines: [{ charge: 'own', quantity: 1, unit: taka(80_000), text: { en: 'Umrah' } }],
    });
    expect((await pay(deps, id, taka(60_000), '9K70LM2QXB')).state).toBe('waiting');
    expect((await letters(deps)).map(({ event }) => event)).toEqual(['order.quoted']);
  });

  test('tell a customer whose order is over that the money is kept', async ({ deps }) => {
    const { id } = await sell(deps);
    await run(deps, boss, cancelOrder, { id, reason: 'The customer changed her mind.' });
    await pay(deps, id, taka(500), '9K70LM2QXB');
    expect((await latest(deps, 'payment.received')).text).toContain(
      'This order had already ended when the money came.',
    );
  });

  test('tell a customer who pays what a cancelled order still costs what is left of it', async ({
    deps,
    clock,
  }) => {
    const { id } = await sell(deps, {
      lines: [
        { charge: 'own', quantity: 1, unit: taka(10_000), text: { en: 'Visa service' } },
        { charge: 'fee', quantity: 1, unit: taka(800), text: { en: 'A late change' } },
      ],
    });
    await run(deps, boss, acceptOrder, { id });
    await run(deps, boss, cancelOrder, { id, reason: 'The customer changed her mind.' });
    await pay(deps, id, taka(500), '9K70LM2QXB');
    const { text } = await latest(deps, 'payment.received');
    expect(text).not.toContain('This order had already ended');
    expect(text).toContain('Still due: ৳300');
    clock.set('2026-12-01T05:00:00Z');
    await pay(deps, id, taka(400), '9K70LM2QXC');
    const late = await latest(deps, 'payment.received');
    expect(late.text).toContain('This order had already ended when the money came.');
  });

  test('about a proposed change have its reason, the difference and the link; a preview, a quote and what is agreed need none', async ({
    deps,
  }) => {
    const { id, token } = await sell(deps);
    await run(deps, visitorActor, acceptByLink, { token });
    await pay(deps, id, taka(32_900), '9K70LM2QXB');
    const amend = (unit: number, more: { preview?: true; agreed?: true } = {}) =>
      run(deps, amina, amendOrder, {
        id,
        from: 1,
        reason: 'A shorter stay.',
        key: aKey(),
        ...more,
        lines: [{ charge: 'own', quantity: 1, unit: taka(unit), text: { en: 'Visa service' }, was: 0 }],
      });
    await amend(30_000, { preview: true });
    expect((await letters(deps)).map(({ event }) => event)).not.toContain('order.amendment');
    await amend(30_000);
    const less = await latest(deps, 'order.amendment');
    for (const words of [
      'The reason: A shorter stay.',
      'Total so far: ৳32,900',
      'Total with the change: ৳30,000',
      'thirty thousand taka only',
      'Less than before: ৳2,900',
      'You get back: ৳2,900',
      `${deps.siteUrl}/orders/${token}`,
    ]) {
      expect(less.text).toContain(words);
    }
    // Another proposal takes the place of the first, and is a letter of its own.
    await amend(40_000);
    const more = (await letters(deps)).filter(({ event }) => event === 'order.amendment');
    expect(more).toHaveLength(2);
    const text = more.map((each) => each.text).find((each) => each.includes('৳40,000'));
    expect(text).toContain('More than before: ৳7,100');
    expect(text).not.toContain('You get back');
    await amend(50_000, { agreed: true });
    expect((await letters(deps)).filter(({ event }) => event === 'order.amendment')).toHaveLength(2);
  });

  test('about a change that counts say why it was made, what it costs now, and what is due or goes back', async ({
    deps,
  }) => {
    const { id, token } = await sell(deps);
    await run(deps, visitorActor, acceptByLink, { token });
    await pay(deps, id, taka(32_900), '9K70LM2QXB');
    const amend = (from: number, unit: number, agreed: boolean) =>
      run(deps, amina, amendOrder, {
        id,
        from,
        reason: 'A shorter stay.',
        agreed,
        key: aKey(),
        lines: [{ charge: 'own', quantity: 1, unit: taka(unit), text: { en: 'Visa service' }, was: 0 }],
      });
    await amend(1, 30_000, true);
    const less = await latest(deps, 'order.changed');
    expect(less.subject).toContain('was changed');
    for (const words of [
      'The reason: A shorter stay.',
      'Total before: ৳32,900',
      'Total now: ৳30,000',
      'Less than before: ৳2,900',
      'Received so far: ৳32,900',
      'You get back: ৳2,900',
    ]) {
      expect(less.text).toContain(words);
    }
    expect(less.text).not.toContain('Still due');
    // Whoever accepts a proposed change reads the same.
    const { version } = await amend(2, 40_000, false);
    await run(deps, visitorActor, acceptAmendmentByLink, { token, version });
    const changes = (await letters(deps)).filter(({ event }) => event === 'order.changed');
    expect(changes).toHaveLength(2);
    const text = changes.map((each) => each.text).find((each) => each.includes('Total now: ৳40,000'));
    expect(text).toContain('The reason: A shorter stay.');
    expect(text).toMatch(/Due by [^:]+: ৳7,100/);
    expect(text).toContain('See your order and pay');
    expect(text).not.toContain('You get back');
    expect((await letters(deps)).filter(({ event }) => event === 'order.confirmed')).toHaveLength(1);
  });
});

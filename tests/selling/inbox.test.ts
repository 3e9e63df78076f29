import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { listOwnClaims } from '#features/money/claims/claims.queries.ts';
import { askCustomer } from '#features/money/claims/question.commands.ts';
import { rejectClaim, reopenClaim } from '#features/money/claims/rejections/rejections.commands.ts';
import { matchMoney, partPair } from '#features/money/matches/matches.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { moneyArrivals, moneyClaims } from '#features/money/money.table.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { payments } from '#features/payments/payments.table.ts';
import { undoPayment } from '#features/payments/undo.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { aKey, sell, staff } from './sales.ts';

const today = '2026-12-01';
const amina = staff('amina');
const boss = staff('boss', 'accountant');
const taka = (sum: number) => sum * 100;
const trx = '9K70LM2QXB';

interface Told {
  readonly outside?: string;
  readonly sender?: string;
  readonly amount?: number;
}
const tell = (deps: CommandDeps, token: string, told: Told = {}) =>
  run(deps, visitorActor, claimPayment, {
    token,
    method: 'bkash' as const,
    outside: trx,
    sender: '01711000111',
    amount: taka(32_900),
    visitor: 'somebody',
    ...told,
  });
const arrive = (deps: CommandDeps, told: Told = {}, source: 'sms' | 'statement' = 'statement') =>
  run(deps, amina, keepArrivals, {
    source,
    items: [
      {
        method: 'bkash' as const,
        outside: trx,
        sender: '01711000111',
        amount: taka(32_900),
        at: '2026-12-01T09:50:00+06:00',
        ...told,
      },
    ],
  });
const inbox = ({ db, clock }: CommandDeps) => findMoneyInbox(db, clock.now());
const shown = async ({ db }: CommandDeps, token: string) => findByToken(db, token, today);

/** The only proposal of the inbox. */
async function proposed(deps: CommandDeps) {
  const { proposals } = await inbox(deps);
  const [first, second] = proposals;
  if (first === undefined || second !== undefined) {
    throw new Error(`There are ${proposals.length} proposals.`);
  }
  return first;
}
const accept = async (deps: CommandDeps, actor = amina) => {
  const { claim, arrival } = await proposed(deps);
  return run(deps, actor, matchMoney, {
    claim: claim.id,
    arrival: arrival.id,
    key: aKey(),
    parts: [{ order: claim.order, amount: arrival.amount }],
  });
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: { code?: string }) => cause.code,
  );

describe('what a customer says they paid', () => {
  test('settles nothing; with what arrived it is proposed, accepted, and makes a receipt', async ({
    deps,
  }) => {
    const order = await sell(deps);
    await tell(deps, order.token);
    expect(await shown(deps, order.token)).toMatchObject({
      paid: 0,
      state: 'quoted',
      papers: [{ kind: 'quote' }],
    });
    expect((await inbox(deps)).claims).toMatchObject([{ outside: trx, left: taka(32_900), slip: false }]);
    await arrive(deps);
    expect(await shown(deps, order.token)).toMatchObject({ paid: 0 });
    expect(await proposed(deps)).toMatchObject({
      isSure: true,
      reasons: [{ kind: 'trx' }, { kind: 'sum' }, { kind: 'sender' }, { kind: 'time' }],
    });
    const { payments: made } = await accept(deps);
    expect(made).toMatchObject([{ state: 'counted', receipt: { number: expect.stringMatching(/^MR-/) } }]);
    expect(await shown(deps, order.token)).toMatchObject({ paid: taka(32_900), money: 'paid' });
    expect(await inbox(deps)).toMatchObject({
      proposals: [],
      claims: [],
      arrivals: [],
      matched: [{ outside: trx }],
    });
    expect(await listOwnClaims(deps.db, order.token)).toEqual([]);
    const balance = await findTrialBalance(deps.db, today);
    expect(balance.debit).toBe(balance.credit);
  });

  test('twice is one claim, corrected', async ({ deps }) => {
    const order = await sell(deps);
    const first = await tell(deps, order.token, { amount: taka(32_000) });
    const second = await tell(deps, order.token);
    expect(second.id).toBe(first.id);
    expect((await inbox(deps)).claims).toMatchObject([{ amount: taka(32_900) }]);
  });

  test('with the number of another order is noted as repeated in each of five spellings, and can’t be accepted', async ({
    deps,
  }) => {
    const [mine, theirs] = [await sell(deps), await sell(deps)];
    await tell(deps, mine.token);
    const spellings = [trx, '9k70lm2qxb', ' 9K70 LM2Q-XB ', '৯K৭০LM২QXB', '９Ｋ７０ＬＭ２ＱＸＢ'];
    for (const outside of spellings) {
      const answer = await tell(deps, theirs.token, { outside });
      expect(answer, outside).toMatchObject({ state: 'told' });
    }
    const repeated = (await inbox(deps)).claims.filter(({ isRepeated }) => isRepeated);
    expect(repeated).toMatchObject([{ reference: theirs.reference, repeats: mine.reference }]);
    expect(JSON.stringify(await listOwnClaims(deps.db, theirs.token))).not.toContain(mine.reference);
    await arrive(deps);
    expect((await proposed(deps)).claim.reference).toBe(mine.reference);
    await accept(deps);
    // Nor by its number at the counter, however it is spelt, nor by a second match.
    for (const outside of spellings) {
      const paid = { orderId: theirs.id, method: 'nagad' as const, amount: taka(100), outside, key: aKey() };
      expect(await refusal(run(deps, amina, takePayment, paid)), outside).toBe('payments.seen');
    }
    const [claim] = repeated;
    const again = {
      claim: claim?.id ?? '',
      seen: 'In the app.',
      key: aKey(),
      parts: [{ order: theirs.id, amount: taka(100) }],
    };
    expect(await refusal(run(deps, amina, matchMoney, again))).toBe('payments.seen');
  });

  test('with a number that looks alike is proposed to be looked at', async ({ deps }) => {
    const order = await sell(deps);
    await tell(deps, order.token, { outside: '8FO2KI7QWE', sender: '01700000511' });
    await arrive(deps, { outside: '8F02K17QWE', sender: '017*****511' });
    expect(await proposed(deps)).toMatchObject({
      isSure: false,
      reasons: [{ kind: 'trx-alike' }, { kind: 'sum' }, { kind: 'sender-part' }, { kind: 'time' }],
    });
    await accept(deps);
    const [payment] = await deps.db.select().from(payments);
    expect(payment?.outside).toBe('8F02K17QWE');
    const [claim] = await deps.db.select().from(moneyClaims);
    expect(claim?.outside).toBe('8FO2KI7QWE');
  });

  test('is rejected with a reason that the customer reads, and taken back', async ({ deps }) => {
    const [mine, theirs] = [await sell(deps), await sell(deps)];
    const claim = await tell(deps, mine.token);
    await tell(deps, theirs.token);
    await run(deps, amina, rejectClaim, { id: claim.id, reason: 'It is not on our statement.' });
    expect(await listOwnClaims(deps.db, mine.token)).toMatchObject([
      { isRejected: true, reason: 'It is not on our statement.' },
    ]);
    // The one that waited behind it takes its place.
    expect((await inbox(deps)).claims).toMatchObject([{ reference: theirs.reference, isRepeated: false }]);
    await run(deps, amina, reopenClaim, { id: claim.id });
    expect((await inbox(deps)).claims.map(({ isRepeated }) => isRepeated).toSorted()).toEqual([false, true]);
  });

  test('is asked about once a day by a letter with the link, until the slip comes', async ({
    deps,
    clock,
  }) => {
    const order = await sell(deps);
    const claim = await tell(deps, order.token);
    const ask = () => run(deps, amina, askCustomer, { id: claim.id });
    await ask();
    const asked = () => deps.db.select().from(messages).where(isLetter('payment.asked'));
    const [letter, ...others] = await asked();
    expect([letter?.toAddress, others]).toEqual(['salma@mail.example', []]);
    for (const words of ['৳32,900', 'bKash, 9K70LM2QXB', `${deps.siteUrl}/orders/${order.token}`]) {
      expect(letter?.text).toContain(words);
    }
    expect(await listOwnClaims(deps.db, order.token)).toMatchObject([{ isRequested: true }]);
    expect((await inbox(deps)).claims).toMatchObject([{ askedAt: expect.any(String), hasMail: true }]);
    expect(await refusal(ask())).toBe('claims.asked');
    clock.set('2026-12-02T05:00:00Z');
    await ask();
    expect(await asked()).toHaveLength(2);
    await run(deps, amina, rejectClaim, { id: claim.id, reason: 'It is not on our statement.' });
    clock.set('2026-12-03T05:00:00Z');
    expect(await refusal(ask())).toBe('claims.over');
    const byPhone = await sell(deps, { contact: { name: 'Rahim Uddin', phone: '01712-345678' } });
    const { id } = await tell(deps, byPhone.token, { outside: '9K70LM2QXC' });
    await run(deps, amina, askCustomer, { id });
    expect(await asked()).toHaveLength(2);
    const [text, ...more] = await deps.db
      .select()
      .from(messages)
      .where(and(eq(messages.event, 'payment.asked'), eq(messages.toAddress, '+8801712345678')));
    expect([text?.channel, more]).toEqual(['sms', []]);
    expect(text?.text).toContain(`${deps.siteUrl}/orders/${byPhone.token}`);
    expect(text?.text).toContain('Tk 32,900');
  });

  test('isn’t asked for of somebody whom no message reaches: staff are told to call', async ({ deps }) => {
    const byPhone = await sell(deps, { contact: { name: 'Rahim Uddin', phone: '01712-345678' } });
    const { id } = await tell(deps, byPhone.token);
    // Who wants e-mail alone, and whose address was taken away.
    await deps.db
      .update(orders)
      .set({ channels: ['email'] })
      .where(eq(orders.id, byPhone.id));
    expect(await refusal(run(deps, amina, askCustomer, { id }))).toBe('messages.no-address');
    expect((await inbox(deps)).claims).toMatchObject([{ askedAt: null }]);
  });

  test('is limited for an order and for an address', async ({ deps }) => {
    const order = await sell(deps);
    for (let number = 0; number < 12; number += 1) {
      await tell(deps, order.token, { outside: `TRX0000${100 + number}` });
    }
    expect(await refusal(tell(deps, order.token, { outside: 'TRX0000200' }))).toBe('claims.many');
    expect(await refusal(tell(deps, 'x'.repeat(26)))).toBe('orders.not-found');
    for (const other of [await sell(deps), await sell(deps)]) {
      for (let number = 0; number < 9; number += 1) {
        await tell(deps, other.token, { outside: `${other.reference.slice(-4)}0000${number}` });
      }
    }
    const last = await sell(deps);
    expect(await refusal(tell(deps, last.token))).toBe('claims.many');
  });
});

describe('a match', () => {
  test('of a claim alone needs where the money was seen, and is refused by a slip or word alone', async ({
    deps,
  }) => {
    const order = await sell(deps);
    const { id } = await tell(deps, order.token);
    const bare = { claim: id, parts: [{ order: order.id, amount: taka(32_900) }], key: aKey() };
    expect(matchMoney.input.safeParse(bare).success).toBe(false);
    const made = await run(deps, amina, matchMoney, { ...bare, seen: 'In the bKash app.' });
    expect(made.payments).toMatchObject([{ state: 'counted' }]);
  });

  test('pays several orders, with the fee as our cost, and no part of it twice', async ({ deps }) => {
    const [one, two] = [await sell(deps), await sell(deps)];
    await tell(deps, one.token, { amount: taka(20_000), sender: '01700000620' });
    await arrive(deps, { amount: taka(19_630), sender: '01700000620' });
    const { claim, arrival, reasons } = await proposed(deps);
    expect(reasons).toContainEqual({ kind: 'sum-less', by: taka(370) });
    const parts = [
      { order: one.id, amount: taka(12_500) },
      { order: two.id, amount: taka(7_500) },
    ];
    const given = { claim: claim.id, arrival: arrival.id, parts };
    expect(await refusal(run(deps, amina, matchMoney, { ...given, key: aKey() }))).toBe('money.parts');
    const others = { ...given, parts: [{ order: two.id, amount: taka(19_630) }], key: aKey() };
    expect(await refusal(run(deps, amina, matchMoney, others))).toBe('money.claim-order');
    const key = aKey();
    const made = await run(deps, amina, matchMoney, { ...given, fee: taka(370), key });
    expect(await run(deps, amina, matchMoney, { ...given, fee: taka(370), key })).toEqual(made);
    expect(await refusal(run(deps, amina, matchMoney, { ...given, fee: taka(370), key: aKey() }))).toBe(
      'money.matched',
    );
    expect((await shown(deps, one.token))?.paid).toBe(taka(12_500));
    expect((await shown(deps, two.token))?.paid).toBe(taka(7_500));
    const { accounts } = await findTrialBalance(deps.db, today);
    const fees = accounts.find(({ name }) => name.en === 'Gateway fees');
    expect((fees?.debit ?? 0) - (fees?.credit ?? 0)).toBe(taka(370));
    // With the first part undone, the number is still known by the second.
    const [first] = made.payments;
    await run(deps, boss, undoPayment, { id: first?.id ?? '', reason: 'For another order.' });
    const again = { orderId: one.id, method: 'bkash' as const, amount: taka(1), outside: trx, key: aKey() };
    expect(await refusal(run(deps, amina, takePayment, again))).toBe('payments.seen');
  });

  test('above the limit waits for somebody else, however it is shared out', async ({ deps }) => {
    const [one, two] = [await sell(deps), await sell(deps)];
    await tell(deps, one.token, { amount: taka(60_000) });
    await arrive(deps, { amount: taka(60_000) });
    const { claim, arrival } = await proposed(deps);
    const made = await run(deps, boss, matchMoney, {
      claim: claim.id,
      arrival: arrival.id,
      key: aKey(),
      parts: [
        { order: one.id, amount: taka(30_000) },
        { order: two.id, amount: taka(30_000) },
      ],
    });
    expect(made.payments).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect((await inbox(deps)).waiting).toHaveLength(2);
    const id = made.payments[0]?.id ?? '';
    expect(await refusal(run(deps, boss, approvePayment, { id }))).toBe('payments.own');
    await run(deps, staff('other', 'manager'), approvePayment, { id });
    expect((await shown(deps, one.token))?.paid).toBe(taka(30_000));
    expect((await shown(deps, two.token))?.paid).toBe(0);
  });

  test('that was undone frees claim and arrival', async ({ deps }) => {
    const order = await sell(deps);
    await tell(deps, order.token);
    await arrive(deps);
    const made = await accept(deps);
    expect(await inbox(deps)).toMatchObject({ proposals: [], claims: [], arrivals: [] });
    await run(deps, boss, undoPayment, { id: made.payments[0]?.id ?? '', reason: 'Wrong order.' });
    expect(await shown(deps, order.token)).toMatchObject({ paid: 0 });
    await accept(deps);
    expect(await shown(deps, order.token)).toMatchObject({ paid: taka(32_900) });
  });

  test('isn’t proposed again once staff said that the two don’t belong together', async ({ deps }) => {
    const order = await sell(deps);
    await tell(deps, order.token);
    await arrive(deps);
    const { claim, arrival } = await proposed(deps);
    await run(deps, amina, partPair, { claim: claim.id, arrival: arrival.id });
    expect(await inbox(deps)).toMatchObject({
      proposals: [],
      claims: [{ id: claim.id }],
      arrivals: [{ id: arrival.id }],
    });
  });
});

describe('an arrival', () => {
  test('is kept once, however often and by whatever way it is read; the statement corrects the message', async ({
    deps,
  }) => {
    await arrive(deps, { amount: taka(99_000) }, 'sms');
    await arrive(deps, { amount: taka(99_000) }, 'sms');
    await arrive(deps);
    await arrive(deps);
    expect((await inbox(deps)).arrivals).toMatchObject([{ amount: taka(32_900), source: 'statement' }]);
  });

  test('without a number is told apart from others of the same file only', async ({ deps }) => {
    const line = {
      method: 'bank' as const,
      sender: 'TANVIR',
      amount: taka(500),
      at: '2026-12-01T00:00:00+06:00',
    };
    for (let time = 0; time < 2; time += 1) {
      await run(deps, amina, keepArrivals, { source: 'statement', items: [line, line] });
    }
    expect((await inbox(deps)).arrivals).toHaveLength(2);
  });

  test.for(['before', 'after'])(
    'that was entered at the counter %s it was read is nothing to look at until that is undone',
    async (when, { deps }) => {
      const order = await sell(deps);
      const pay = () =>
        run(deps, amina, takePayment, {
          orderId: order.id,
          method: 'bkash',
          amount: taka(32_900),
          outside: trx,
          key: aKey(),
        });
      const early = when === 'before' ? await pay() : undefined;
      await arrive(deps);
      const { id } = early ?? (await pay());
      const marks = async () =>
        (await deps.db.select({ settled: moneyArrivals.settled }).from(moneyArrivals)).map(
          (row) => row.settled,
        );
      expect(await inbox(deps)).toMatchObject({ arrivals: [], orderProposals: [] });
      expect(await marks()).toEqual([true]);
      const [row] = await deps.db.select().from(payments).where(eq(payments.orderId, order.id));
      expect(row?.state).toBe('counted');
      await run(deps, boss, undoPayment, { id, reason: 'Somebody else’s.' });
      // It has the sum that is due again.
      expect((await inbox(deps)).orderProposals).toMatchObject([{ options: [{ order: order.id }] }]);
      expect(await marks()).toEqual([false]);
    },
  );
});

import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type GatewayName, gatewayNames } from '#features/gateways/gateways.contract.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { seed } from '#platform/testing/seed.ts';
import { openTestDatabase, type TestClock, test, testClock } from '#platform/testing/test.ts';
import { type Delivery, openPayments, type Payments, siteUrl } from './gateway-world.ts';
import { events, moneyIn, type Sequence, sequence } from './payment-events.ts';
import { sell, staff } from './sales.ts';

/** SEQUENCES=5000 plays more. */
const runs = Number(process.env.SEQUENCES ?? 160);

interface World {
  readonly payments: Payments;
  readonly deps: CommandDeps & { readonly clock: TestClock };
  readonly database: OpenDatabase;
}

async function deliverAll(world: Payments, deliveries: readonly Delivery[], atOnce: boolean) {
  if (atOnce) {
    await Promise.all(deliveries.map((each) => world.deliver(each)));
    return;
  }
  for (const delivery of deliveries) {
    await world.deliver(delivery);
  }
}

const shuffled = (deliveries: readonly Delivery[], places: readonly number[]) =>
  deliveries
    .map((each, index) => ({ each, at: (places[index % places.length] ?? 0) * (index + 1) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** All gateways behave alike until they are told otherwise. */
function setGateways({ payments }: World, { told }: Sequence, answers: string) {
  for (const name of gatewayNames) {
    payments.simulatorOf(name).set({
      answers: answers === 'slow' ? 'normal' : answers,
      delayMs: answers === 'slow' ? 20 : 0,
      wrongAmount: told === 'less' ? 100 : 0,
      ...(name === 'sslcommerz' ? { risk: told === 'risky' } : {}),
    });
  }
}

type Attempts = Awaited<ReturnType<Payments['attemptsOf']>>;
const paidOf = (attempts: Attempts) =>
  new Set(attempts.filter(({ state }) => state === 'paid').map(({ id }) => id));

/**
 * Plays what happens, then lets the gateways answer and asks them until nothing is open.
 * @returns what was paid when the order was cancelled; undefined when it wasn't
 */
async function happen(world: World, given: Sequence, id: string, token: string) {
  const { payments, deps } = world;
  const pages = new Map<GatewayName, string>();
  let waiting: Delivery[] = [];
  let paidBefore: ReadonlySet<string> | undefined;
  const settleAll = async () => {
    for (const attempt of await payments.attemptsOf(id)) {
      await payments.settle(attempt.id);
    }
  };
  // The pages of all gateways are open before anything is paid: the customer has them in several tabs.
  for (const { event } of given.steps) {
    if (typeof event !== 'string' && !pages.has(event.gateway)) {
      pages.set(event.gateway, await payments.begin(token, event.gateway, given.pay));
    }
  }
  for (const { event, times, held, answers, atOnce } of given.steps) {
    setGateways(world, given, 'normal');
    if (event === 'cancel the order' && paidBefore === undefined) {
      paidBefore = paidOf(await payments.attemptsOf(id));
      await run(deps, staff('boss', 'manager'), cancelOrder, { id, reason: 'The customer is ill.' });
    } else if (typeof event !== 'string') {
      const caused = await payments.act(pages.get(event.gateway) ?? '', event.what);
      waiting.push(...caused.flatMap((each) => Array.from({ length: times }, () => each)));
    }
    setGateways(world, given, answers);
    if (event === 'ask') {
      await settleAll();
    }
    if (!held) {
      await deliverAll(payments, shuffled(waiting, given.shuffle), atOnce);
      waiting = [];
    }
  }
  await deliverAll(payments, shuffled(waiting, given.shuffle), true);
  setGateways(world, given, 'normal');
  // A call that moves money and had no answer is made again after some time only, once the gateway says that nothing moved.
  const isOpen = async () => (await payments.attemptsOf(id)).some(({ state }) => state !== 'paid');
  for (let time = 0; time < 2 && (await isOpen()); time += 1) {
    deps.clock.set(new Date(deps.clock.now().getTime() + 5 * 60_000).toISOString());
    await settleAll();
  }
  return paidBefore;
}

/** What the books must say, from what the simulators have. */
async function checkOrder(
  { payments, deps, database }: World,
  { told }: Sequence,
  { id, token, paidBefore }: { id: string; token: string; paidBefore: ReadonlySet<string> | undefined },
) {
  const attempts = await payments.attemptsOf(id);
  const taken = await payments.paymentsOf(id);
  let came = 0;
  for (const attempt of attempts) {
    const { app } = payments.simulatorOf(attempt.gateway);
    const hasMoney = moneyIn(await (await app.request('/control')).json(), attempt.ourId);
    const isDoubtful = told === 'less' || (told === 'risky' && attempt.gateway === 'sslcommerz');
    const state = hasMoney ? (isDoubtful ? 'review' : 'paid') : 'unpaid';
    expect(['paid', 'review'].includes(attempt.state) ? attempt.state : 'unpaid', attempt.gateway).toBe(
      state,
    );
    came += state === 'paid' ? attempt.amount : 0;
  }
  const paidAttempts = attempts.filter(({ state }) => state === 'paid');
  expect(taken.map(({ amount }) => amount).sort()).toEqual(paidAttempts.map(({ amount }) => amount).sort());
  expect(new Set(taken.map(({ outsideKey }) => outsideKey)).size).toBe(taken.length);
  const order = await payments.order(token);
  expect(order.paid).toBe(came);
  expect(['overpaid', 'refund due'].includes(order.money)).toBe(came > order.total);
  // Money for an order that is over is kept, and staff are told.
  expect(order.state === 'cancelled').toBe(paidBefore !== undefined);
  const late = paidAttempts.filter(({ review }) => review === 'late');
  expect(late.map((each) => each.id)).toEqual(
    paidAttempts.map((each) => each.id).filter((each) => paidBefore?.has(each) === false),
  );
  const receipts = (await listPapers(deps.db, id)).filter(({ kind }) => kind === 'receipt');
  expect(receipts.map(({ subjectId, amount }) => [subjectId, amount]).sort()).toEqual(
    taken.map((payment) => [payment.id, payment.amount]).sort(),
  );
  // One letter for each payment that settled, however often it was told of, and none for what didn't.
  const letters = await deps.db
    .select({ payment: orderLetters.subject, id: orderLetters.mailId })
    .from(orderLetters)
    .where(and(eq(orderLetters.orderId, id), eq(orderLetters.kind, 'receipt')));
  expect(letters.map(({ payment }) => payment).sort()).toEqual(taken.map((payment) => payment.id).sort());
  const mails = await deps.db
    .select({ text: messages.text })
    .from(messages)
    .where(isLetter('payment.received'));
  expect(mails.filter(({ text }) => text.includes(token))).toHaveLength(taken.length);
  const [ledger] = await database.rows(
    `SELECT coalesce(sum(p.amount), 0)::text AS sum, count(DISTINCT e.id) FILTER (WHERE e.kind = 'payment')::int AS payments
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id WHERE e.order_id = $1`,
    [id],
  );
  expect(ledger).toEqual({ sum: '0', payments: taken.length });
}

/** Plays sequences on a database with gateways and a clock of its own. */
async function playAll(numRuns: number, ownSeed: number): Promise<void> {
  const database = await openTestDatabase();
  const clock = testClock();
  const deps = { db: database.db, clock, pages: { drop: () => {} }, siteUrl, dataKey: testDataKey };
  const payments = await openPayments(deps);
  const world: World = { payments, deps, database };
  await fc.assert(
    fc.asyncProperty(sequence, async (given) => {
      setGateways(world, given, 'normal');
      const { id, token } = await sell(deps);
      const paidBefore = await happen(world, given, id, token);
      await checkOrder(world, given, { id, token, paidBefore });
    }),
    { numRuns, seed: ownSeed },
  );
  const { debit, credit } = await findTrialBalance(database.db, '2028-12-01');
  expect(debit).toBe(credit);
  expect(debit).toBeGreaterThan(0);
  const gaps = await database.rows(
    `SELECT kind, count(*)::int, max(number) FROM papers GROUP BY kind, left(number, length(number) - 6)
     HAVING count(*) <> max(right(number, 6)::int)`,
  );
  expect(gaps).toEqual([]);
  await database.close();
}

test(`whatever comes in whatever order, an order is paid exactly when the money came, and once (seed ${seed})`, {
  timeout: 7_200_000,
}, async () => {
  expect(events).toHaveLength(17);
  // A server has time for others while one waits for a gateway; the embedded database computes in this process.
  const lanes = 4;
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => playAll(Math.ceil(runs / lanes), seed + lane)),
  );
});

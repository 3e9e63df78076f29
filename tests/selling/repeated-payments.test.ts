import { expect } from 'vitest';
import { listReviews } from '#features/gateways/attempts/attempts.queries.ts';
import { settlingActor } from '#features/gateways/attempts/attempts.rules.ts';
import {
  acceptReview,
  refuseReview,
  settleAttempt,
} from '#features/gateways/attempts/settlement/settlement.commands.ts';
import type { GatewayName, Truth } from '#features/gateways/gateways.contract.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openPayments } from './gateway-world.ts';
import { aKey, sell, staff } from './sales.ts';

const boss = staff('boss', 'manager');
const total = 3_290_000;

/** An order with an attempt of which the gateway said something. */
async function tried(deps: CommandDeps, method: GatewayName, truth: Truth) {
  const world = await openPayments(deps);
  const { id: orderId, token } = await sell(deps);
  await world.begin(token, method);
  const [attempt] = await world.attemptsOf(orderId);
  const id = attempt?.id ?? '';
  await run(deps, settlingActor, settleAttempt, { id, truth });
  return { id, reference: (await world.order(token)).reference, world, token };
}

const paid = (theirId: string, amount = total) =>
  ({ state: 'paid', amount, fee: 0, theirId, instrument: undefined }) as const;

test('a transaction that is booked for another order isn’t accepted again, and staff read for which', async ({
  deps,
}) => {
  const first = await tried(deps, 'bkash', paid('BK4Q7ZT1XA'));
  const second = await tried(deps, 'bkash', paid('BK4Q7ZT1XA'));
  const [review] = await listReviews(deps.db);
  expect(review).toMatchObject({ id: second.id, review: 'repeated', bookedFor: first.reference });
  const ending = { id: second.id, reason: 'It came twice.' };
  await expect(run(deps, boss, acceptReview, ending)).rejects.toMatchObject({ code: 'attempts.repeated' });
  await run(deps, boss, refuseReview, ending);
  expect(await second.world.order(second.token)).toMatchObject({ paid: 0 });
  expect(await first.world.order(first.token)).toMatchObject({ paid: total });
});

test('a transaction that another attempt has, without a payment, is booked for nobody', async ({ deps }) => {
  const theirs = { ...paid('BK4Q7ZT1XB', total - 100), state: 'review', why: 'amount' } as const;
  await tried(deps, 'bkash', theirs);
  const { id } = await tried(deps, 'bkash', paid('BK4Q7ZT1XB'));
  const repeated = (await listReviews(deps.db)).filter(({ review }) => review === 'repeated');
  expect(repeated).toMatchObject([{ id, reason: 'BK4Q7ZT1XB', bookedFor: null }]);
});

test('accepting what was entered by hand meanwhile names the order that has it', async ({ deps }) => {
  const theirs = { ...paid('BK4Q7ZT1XC', total - 100), state: 'review', why: 'amount' } as const;
  const { id } = await tried(deps, 'bkash', theirs);
  const other = await sell(deps);
  const taken = { method: 'bkash', amount: 100_000, outside: 'bk4q7zt1xc', key: aKey() } as const;
  await run(deps, boss, takePayment, { orderId: other.id, ...taken });
  await expect(run(deps, boss, acceptReview, { id, reason: 'It fits.' })).rejects.toMatchObject({
    code: 'payments.seen',
    details: { reference: other.reference },
  });
});

test('an attempt of which no sum came isn’t accepted', async ({ deps }) => {
  const nothing = { ...paid('BK4Q7ZT1XD', 0), state: 'review', why: 'currency' } as const;
  const { id } = await tried(deps, 'sslcommerz', nothing);
  await expect(run(deps, boss, acceptReview, { id, reason: 'It fits.' })).rejects.toMatchObject({
    code: 'attempts.no-sum',
  });
});

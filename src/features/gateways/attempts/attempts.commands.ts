import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { keepSeats } from '#features/departures/seats/hold-extension.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { hasLapsed, isQuote } from '#features/orders/orders.rules.ts';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { crockford } from '#platform/crockford.ts';
import { amount } from '#platform/money/money.contract.ts';
import { attemptRequest } from './attempts.contract.ts';
import { waitAfter } from './attempts.rules.ts';
import { paymentAttempts } from './attempts.table.ts';

/** Somebody who tries again and again needs the telephone, not the twentieth page. */
const maxInAnHour = 20;

/** Sixteen letters and digits, with 80 random bits: it fits every gateway, and nobody guesses it. */
const newOurId = () => [...randomBytes(16)].map((byte) => crockford[byte & 31]).join('');

const tooMany = () =>
  new Failure('too-many', 'attempts.many', 'There were too many tries to pay. Please try again in an hour.');

async function countLately({ tx, now }: CommandContext, orderId: string): Promise<number> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const [lately] = await tx
    .select({ count: count() })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), gt(paymentAttempts.createdAt, hourAgo)));
  return lately?.count ?? 0;
}

/**
 * Begins an attempt to pay what is due, as much of it as the gateway takes, or all that is left, through a gateway. The sum is fixed now.
 * @throws Failure not-found; conflict when nothing is to be paid, or its seats are gone (`bookings.full`); invalid `attempts.limit`; too-many.
 */
export const beginAttempt = command({
  name: 'attempts.begin',
  permission: 'orders.visit',
  input: attemptRequest.extend({
    token: z.string(),
    /** Whether somebody else pays, by a link of their own. */
    byPayer: z.boolean().default(false),
    /** What the gateway takes at least and at most; poisha. */
    limits: z.strictObject({ least: amount, most: amount }),
    practice: z.boolean(),
    /** The hash of the secret that the browser gets. */
    browser: z.string(),
  }),
  run: async (context, { token, method, pay, language: payers, byPayer, limits, practice, browser }) => {
    const { tx, now } = context;
    const order = await lockOrder(context, { token });
    const standing = await findByToken(tx, token, dhakaDate(now));
    const left = standing === undefined ? 0 : standing.total - standing.paid;
    const due = Math.min(left, standing?.due ?? 0);
    const sum = pay === 'all' ? left : pay === 'part' ? Math.min(due, limits.most) : due;
    // Money for a quote whose last day is over would accept nothing.
    if (hasLapsed(order, dhakaDate(now)) || sum <= 0) {
      throw new Failure('conflict', 'attempts.nothing-due', 'Nothing is to be paid for this order now.');
    }
    if (sum < limits.least || sum > limits.most) {
      throw new Failure(
        'invalid',
        'attempts.limit',
        'This way of paying does not take that sum.',
        [{ path: 'pay', message: 'This way of paying does not take that sum.' }],
        { ...limits, amount: sum },
      );
    }
    if ((await countLately(context, order.id)) >= maxInAnHour) {
      throw tooMany();
    }
    if (isQuote(order.state)) {
      await keepSeats(context, order.id);
    }
    const attempt = {
      id: crypto.randomUUID(),
      orderId: order.id,
      gateway: method,
      ourId: newOurId(),
      amount: sum,
    };
    await tx.insert(paymentAttempts).values({
      ...attempt,
      practice,
      browser,
      language: payers ?? null,
      byPayer,
      state: 'created',
      createdAt: now,
      nextAskAt: new Date(now.getTime() + waitAfter(0)),
    });
    await noteEvent(context, order.id, 'attempt-begun', {
      attempt: attempt.id,
      gateway: method,
      amount: sum,
    });
    const { reference, name, phone, email } = order;
    return { ...attempt, reference, name, phone, email, language: payers ?? order.language };
  },
});

/** Notes that the gateway has made its page; the browser may be sent there afterwards. */
export const noteStarted = command({
  name: 'attempts.note-started',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid(), session: z.string().min(1).max(500), redirect: z.url() }),
  run: async ({ tx }, { id, session, redirect }) => {
    await tx
      .update(paymentAttempts)
      .set({ session, redirect, state: 'redirected' })
      .where(eq(paymentAttempts.id, id));
  },
});

/** Notes that the browser which began came back from the gateway. */
export const noteReturned = command({
  name: 'attempts.note-returned',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid() }),
  run: async ({ tx, now }, { id }) => {
    await tx
      .update(paymentAttempts)
      .set({ returnedAt: now })
      .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.returnedAt)));
  },
});

/** Notes why a gateway made no page: nobody was sent there. One that refused has ended it; of another one it isn't known. */
export const noteNotStarted = command({
  name: 'attempts.note-not-started',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid(), reason: z.string().max(500), isRefused: z.boolean() }),
  run: async ({ tx, now }, { id, reason, isRefused }) => {
    await tx
      .update(paymentAttempts)
      .set(isRefused ? { state: 'failed', reason, endedAt: now } : { reason })
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'created')));
  },
});

import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { payments } from '#features/payments/payments.table.ts';
import { sumOpen } from '#features/payments/refunds/open-refunds.queries.ts';
import { askRefund } from '#features/payments/refunds/refunds.commands.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf } from '#platform/idempotency/idempotency.ts';

interface Owed {
  readonly orderId: string;
  /** Poisha. */
  readonly amount: number;
  readonly reason: string;
  /** Of the request that causes it. */
  readonly key: string;
}

const throughBank: ReadonlySet<string> = new Set(['cash', 'cheque', 'bank']);

/** @returns whether it was asked for: what a gateway has given back in part already can't go through it again. */
async function askOnce(context: CommandContext, asked: z.input<typeof askRefund.input>): Promise<boolean> {
  try {
    await context.call(askRefund, asked);
    return true;
  } catch (cause) {
    if (cause instanceof Failure && cause.code === 'refunds.gateway') {
      return false;
    }
    throw cause;
  }
}

/**
 * Asks for money to go back by the ways on which it came, the latest payment first; what came as cash or a cheque goes
 * through the bank in one sum, unless staff refuse that refund and give it by hand. The rules of refunds hold: a large one waits for a
 * second person.
 */
export async function askRefunds(context: CommandContext, owed: Owed): Promise<void> {
  const { orderId, reason, key } = owed;
  const came = await context.tx
    .select({
      id: payments.id,
      method: payments.method,
      // What was deducted never came by that way: it is given back by the bank, as cash is.
      amount: sql<number>`${payments.amount} - ${payments.deducted}`.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'counted')))
    .orderBy(desc(payments.takenAt), desc(payments.id));
  // What is on its way back already isn't asked for again.
  const { paid } = await findOrderMoney(context.tx, orderId);
  let left = Math.min(owed.amount, paid - (await sumOpen(context.tx, orderId)));
  let byBank = 0;
  for (const { id, method, amount } of came) {
    const part = Math.min(Math.max(left, 0), amount);
    left -= part;
    const isSent =
      part > 0 &&
      !throughBank.has(method) &&
      (await askOnce(context, { orderId, reason, amount: part, method, key: hashOf([key, id]) }));
    byBank += isSent ? 0 : part;
  }
  byBank += Math.max(left, 0);
  if (byBank > 0) {
    const rest = { orderId, amount: byBank, reason, key: hashOf([key, orderId]) };
    await context.call(askRefund, { ...rest, method: 'bank' });
  }
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { OwnAccount } from '#features/ledger/accounts.data.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { waitForCount } from '#features/ledger/tills/tills.writes.ts';
import { mayStandAlone, noteAlone } from '#features/orders/approval-limit.writes.ts';
import type { Confirmed } from '#features/orders/letters/letters.rules.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { isOpenQuote } from '#features/orders/orders.rules.ts';
import { findableBy, type OrderRow, recordEvent } from '#features/orders/orders.writes.ts';
import { issueOrderPaper } from '#features/orders/papers/papers.writes.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { pathIn } from '#platform/language.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { holdTillOn, placeOf, refuseCashFee } from './by-hand.writes.ts';
import type { NewCheque } from './cheques/cheques.contract.ts';
import { keepCheque } from './cheques/cheques.writes.ts';
import type { NewDeduction } from './deductions/deductions.contract.ts';
import { deductedOf } from './deductions/deductions.rules.ts';
import { keepDeductions } from './deductions/deductions.writes.ts';
import { listDeductionsOf } from './deductions/of-payments.queries.ts';
import { enteredBefore, isEntered } from './external-reference.queries.ts';
import { externalReferenceOf } from './external-reference.rules.ts';
import { receivedByLabel } from './papers/paid-by.rules.ts';
import { newPayment, type PaymentMade, paymentMade } from './payments.contract.ts';
import { canApprovePayment } from './payments.policy.ts';
import { type Method, outsideKey, paymentPostings } from './payments.rules.ts';
import { payments } from './payments.table.ts';
import { acceptUnlessFull, keepForApproval } from './quotes.writes.ts';

export type PaymentRow = typeof payments.$inferSelect;

interface NewPayment {
  readonly method: Method;
  /** What the order is credited with: what reached an account, the fee, and what was deducted. Poisha. */
  readonly amount: number;
  readonly fee?: number;
  readonly deducted?: readonly NewDeduction[];
  readonly on?: CalendarDate | null;
  readonly account?: OwnAccount | null;
  readonly outside?: string | undefined;
  readonly practice?: boolean;
  /** Which part of one transfer it is that pays several orders: 1, 2, … */
  readonly part?: number;
  readonly cheque?: NewCheque | undefined;
  /** Of money that staff say came: whether it counts only after another person has approved it. */
  readonly waits?: boolean;
}

/**
 * Stores money that came for an order, which the caller has locked, and counts it unless it waits for approval. Money for a
 * quote accepts it; money for an order that was cancelled or lapsed is kept as a deposit.
 * @throws Failure conflict `payments.seen` for a number that was entered before; `till.closed` for cash after the day's end.
 */
export async function recordPayment(
  context: CommandContext,
  order: OrderRow,
  made: NewPayment,
): Promise<PaymentMade> {
  const { tx, now, actor } = context;
  const { method, amount, fee = 0, outside, practice = order.practice, part = 1, waits, cheque } = made;
  const { deducted = [], on = null, account = null } = made;
  if (method === 'cash') {
    await holdTillOn(context, actor.id, on);
  }
  // What is written on a cash payment is a note.
  const key = outside === undefined || method === 'cash' ? null : outsideKey(outside);
  // A transfer whose first part was undone is still known by the others.
  if (key !== null && part === 1 && (await isEntered(tx, key))) {
    throw await enteredBefore(tx, key);
  }
  const [row] = await tx
    .insert(payments)
    .values({
      id: crypto.randomUUID(),
      orderId: order.id,
      method,
      amount,
      fee,
      deducted: deductedOf(deducted),
      on,
      account,
      practice,
      part,
      outside: outside ?? null,
      outsideKey: key,
      state: waits ? 'waiting' : 'counted',
      takenBy: actor.id,
      takenAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    throw await enteredBefore(tx, key);
  }
  await keepCheque(context, row, cheque);
  await keepDeductions(context, row.id, deducted);
  if (key !== null) {
    await findableBy(context, order.id, key);
  }
  if (waits) {
    if (isOpenQuote(order, dhakaDate(now))) {
      await keepForApproval(context, order);
    }
    await recordEvent(context, order.id, 'payment-waits', { amount }, { payment: row.id, method });
    return { id: row.id, state: 'waiting', receipt: null };
  }
  if (waits === false) {
    await noteAlone(context, { kind: 'payment', amount, order }, row.id);
  }
  return countPayment(context, order, row);
}

/** Books a payment, with its receipt. */
async function countPayment(context: CommandContext, order: OrderRow, row: PaymentRow): Promise<PaymentMade> {
  const isQuoted = isOpenQuote(order, dhakaDate(context.now));
  const confirms = isQuoted ? await acceptUnlessFull(context, order) : null;
  await bookEntry(context, {
    kind: 'payment',
    orderId: order.id,
    subject: row.id,
    text: row.method,
    on: row.on ?? undefined,
    clerk: row.takenBy,
    postings: paymentPostings({ ...row, deductions: await listDeductionsOf(context.tx, row.id) }),
  });
  const { amount, method, practice } = row;
  const receipt = await issueOrderPaper(context, { ...order, practice }, 'receipt', amount, row.id);
  await context.tx.update(payments).set({ receipt: receipt.number }).where(eq(payments.id, row.id));
  await recordEvent(
    context,
    order.id,
    'paid',
    { method, amount },
    { payment: row.id, receipt: receipt.number },
  );
  await notifyOfPayment(context, order, row, { ...receipt, confirms });
  return { id: row.id, state: 'counted', receipt };
}

/** Writes to the customer that the money came, with its receipt. */
async function notifyOfPayment(
  context: CommandContext,
  order: OrderRow,
  row: PaymentRow,
  { number, verify, confirms }: { number: string; verify: string; confirms: Confirmed | null },
): Promise<void> {
  const { language } = order;
  const path = pathIn(language, `/verify/${verify.toLowerCase()}`);
  const how = { paidBy: receivedByLabel(row, language), verifyLink: `${context.siteUrl}${path}` };
  const told = { kind: 'receipt' as const, amount: row.amount, number, confirms, ...how };
  await queueOrderLetter(context, order, told, row.id);
}

/**
 * Staff take money by hand, of today or an earlier day. From a sum on (settings), of this customer's last 24 hours together, it waits
 * for another person.
 * @throws Failure conflict `payments.seen`, `books.closed`; invalid, as `externalReferenceOf` and `placeOf` say, and `payments.fee`.
 */
export const takePayment = command({
  name: 'payments.take',
  permission: 'payments.write',
  input: newPayment.extend({ orderId: z.uuid() }),
  output: paymentMade,
  refusals: {
    404: 'There is no such order.',
    409: 'The outside number was entered before (`payments.seen`), or the day is closed (`books.closed`).',
    422: 'Fields are not right, such as an account that isn’t of the method (`payments.account`), or a day in the future (`books.future`).',
  },
  once: 'key',
  run: async (context, { orderId, fee = 0, deducted = [], ...given }) => {
    const outside = externalReferenceOf(given, dhakaDate(context.now));
    refuseCashFee({ method: given.method, fee });
    const amount = given.amount + fee + deductedOf(deducted);
    if (amount > largestAmount) {
      const message = 'That is more than any sum may be.';
      throw new Failure('invalid', 'payments.amount', message, [{ path: 'amount', message }]);
    }
    const order = await lockOrder(context, { id: orderId });
    const place = await placeOf(context, given);
    const waits = !(await mayStandAlone(context, { kind: 'payment', amount, order }));
    return recordPayment(context, order, { ...given, ...place, amount, fee, deducted, outside, waits });
  },
});

/**
 * A payment with its order, both locked, the order first. A till with its cash isn't counted meanwhile.
 * @throws Failure not-found.
 */
export async function lockPayment(context: CommandContext, id: string) {
  const missing = new Failure('not-found', 'payments.not-found', 'There is no such payment.');
  const [found] = await context.tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, id));
  if (!found) {
    throw missing;
  }
  const order = await lockOrder(context, { id: found.orderId });
  const [row] = await context.tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) {
    throw missing;
  }
  if (row.method === 'cash') {
    await waitForCount(context, row.takenBy);
  }
  return { order, row };
}

export const notWaiting = (row: PaymentRow) =>
  new Failure('conflict', 'payments.state', `This payment is ${row.state}.`, [], { state: row.state });

/**
 * Approves a payment that somebody else entered; from now on it counts.
 * @throws Failure forbidden `payments.own`; conflict when it doesn't wait.
 */
export const approvePayment = command({
  name: 'payments.approve',
  permission: 'payments.approve',
  input: z.strictObject({ id: z.uuid() }),
  output: paymentMade,
  refusals: { 404: 'There is no such payment.', 409: 'It does not wait for approval.' },
  run: async (context, { id }) => {
    const { order, row } = await lockPayment(context, id);
    context.authorize(canApprovePayment, row);
    if (row.state !== 'waiting') {
      throw notWaiting(row);
    }
    await context.tx
      .update(payments)
      .set({ state: 'counted', approvedBy: context.actor.id, approvedAt: context.now })
      .where(eq(payments.id, id));
    return countPayment(context, order, row);
  },
});

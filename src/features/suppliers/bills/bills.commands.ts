import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { movements } from '#features/books/movements/movements.table.ts';
import { accountOf } from '#features/ledger/accounts.data.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import type { Posting } from '#features/ledger/ledger.rules.ts';
import {
  bookForSupplier,
  undoForSupplier,
} from '#features/ledger/supplier-entries/supplier-entries.writes.ts';
import { listOrdersOf } from '#features/orders/lifecycle/passed-on.queries.ts';
import { keepPaidOn, takeBackPaidOn } from '#features/orders/lifecycle/pay-on.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { supplierPaymentBills } from '../payments/payments.table.ts';
import { lockSupplier } from '../suppliers.writes.ts';
import { rateOf, refuseMemo, sumsOf, totalsOf } from './bill-sums.rules.ts';
import { billMade, billUndone, type NewBill, newBill } from './bills.contract.ts';
import { numberKey } from './bills.rules.ts';
import { supplierBillDeductions, supplierBillLines, supplierBills } from './bills.table.ts';
import { accountsOf, lockBill, planBill, refuseSeen } from './bills.writes.ts';

/**
 * Books what a supplier takes. What is for lines of orders is passed on: it isn't a cost but what was collected for them.
 * @param isFinished nothing more comes for those lines
 * @throws as `addBill`, and as `planPassingOn`
 */
export async function enterBill(
  context: CommandContext,
  request: NewBill,
  isFinished = false,
): Promise<z.output<typeof billMade>> {
  const { tx, actor, now, log } = context;
  const { lines, on = dhakaDate(now), due = null, deducted = [] } = request;
  const supplier = await lockSupplier(context, request.supplier);
  const number = request.number || null;
  if (number !== null) {
    await refuseSeen(context, supplier.id, number);
  }
  const { currency, rate } = rateOf(request, supplier.currency);
  const totals = totalsOf(lines, rate);
  const codes = await accountsOf(context, lines);
  const { total, kept } = sumsOf(request, totals);
  refuseMemo(request, supplier.kind, total);
  const passing = await planBill(context, lines, { totals, isFinished });
  const costs = lines.flatMap(({ line }, place): Posting[] =>
    line === undefined ? [{ account: accountOf(codes[place] ?? ''), amount: totals[place] ?? 0 }] : [],
  );
  const withheld = deducted.map(
    ({ kind, amount }): Posting => ({
      account: kind === 'vat' ? 'vatWithheld' : 'taxWithheld',
      amount: 0 - amount,
    }),
  );
  const id = crypto.randomUUID();
  const entryId = await bookForSupplier(context, supplier.id, {
    kind: 'bill',
    subject: id,
    on,
    text: [supplier.name, request.memo?.toUpperCase(), number ?? lines[0]?.text]
      .filter((part) => part)
      .join(' · '),
    postings: [...costs, ...withheld, { account: 'supplier', amount: kept - total }],
    apart: passing.flatMap(({ plan }) => plan.postings),
  });
  const note = [supplier.name, number].filter((part) => part).join(' · ');
  for (const { order, plan } of passing) {
    await keepPaidOn(context, order, plan, { entryId, note });
  }
  await tx.insert(supplierBills).values({
    id,
    supplierId: supplier.id,
    state: 'booked',
    number,
    memo: request.memo ?? null,
    numberKey: number === null ? null : numberKey(number),
    on,
    due,
    currency,
    rate,
    total,
    deducted: kept,
    entryId,
    by: actor.id,
    at: now,
  });
  await tx.insert(supplierBillLines).values(
    lines.map(({ text, amount, order, line, departure }, position) => ({
      billId: id,
      position,
      text,
      amount,
      total: totals[position] ?? 0,
      orderId: order ?? null,
      orderLine: line ?? null,
      departureId: departure ?? null,
      account: codes[position] ?? '',
    })),
  );
  if (deducted.length > 0) {
    await tx.insert(supplierBillDeductions).values(
      deducted.map(({ kind, amount, certificate }, position) => ({
        billId: id,
        position,
        kind,
        amount,
        certificate: certificate || null,
      })),
    );
  }
  const difference = { number, amount: total, currency, rate, on };
  log({ subjectKind: 'supplier', subjectId: supplier.id, difference });
  return { id, total };
}

/**
 * Books what a supplier takes: a bill, or a credit note when its lines are negative. An advance is used up first.
 * @throws Failure not-found; conflict `bills.seen`, `books.closed`; invalid `bills.rate`, `bills.memo`, `bills.total`, `bills.deducted`, `bills.order`,
 * `bills.departure`, `books.account`, `books.future`
 */
export const addBill = command({
  name: 'suppliers.bill',
  permission: 'books.write',
  input: newBill,
  output: billMade,
  refusals: {
    404: 'There is no such supplier.',
    409: 'This number is booked already (`bills.seen`), or the day is closed (`books.closed`).',
    422: 'The rate is missing (`bills.rate`), a memo isn’t an airline’s or has the wrong sign (`bills.memo`), it adds up to nothing or too much (`bills.total`), more is deducted than that (`bills.deducted`), a line is for what there isn’t (`bills.order`, `bills.departure`, `books.account`), or the day is in the future (`books.future`).',
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'suppliers.bill', key, hash: hashOf(request), schema: billMade };
    return respondOnce(context, write, () => enterBill(context, request));
  },
});

/** A bill that payments are set against stays. @throws Failure conflict `bills.paid` */
async function refusePaid({ tx }: CommandContext, id: string): Promise<void> {
  const paid = await tx
    .select({ id: movements.id })
    .from(supplierPaymentBills)
    .innerJoin(movements, eq(movements.id, supplierPaymentBills.movementId))
    .where(and(eq(supplierPaymentBills.billId, id), inArray(movements.state, ['waiting', 'booked'])));
  if (paid.length > 0) {
    const message = 'Payments are set against this bill. Undo them first.';
    throw new Failure('conflict', 'bills.paid', message, [], { payments: paid.map((each) => each.id) });
  }
}

/** Undoes a bill by an opposite entry of today, which says why. @throws Failure not-found; conflict `bills.undone`, `bills.paid` */
export async function endBill(
  context: CommandContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<{ readonly id: string; readonly state: 'undone' }> {
  const { tx, log } = context;
  const { supplierId, state, entryId, by, number } = await lockBill(context, id);
  if (state === 'undone') {
    throw new Failure('conflict', 'bills.undone', 'This bill was undone already.');
  }
  await refusePaid(context, id);
  const undoneEntryId = await undoForSupplier(context, supplierId, {
    kind: 'bill-undone',
    subject: id,
    text: reason,
    undoes: entryId,
    clerk: by,
    postings: await listPostings(tx, entryId),
  });
  for (const orderId of await listOrdersOf(tx, entryId)) {
    const order = await lockOrder(context, { id: orderId });
    await takeBackPaidOn(context, order, { entryId, undoing: undoneEntryId, reason });
  }
  const ended = { state: 'undone' as const, undoneEntryId, because: reason };
  await tx.update(supplierBills).set(ended).where(eq(supplierBills.id, id));
  log({ subjectKind: 'supplier', subjectId: supplierId, difference: { number, reason } });
  return { id, state: 'undone' };
}

/** Undoes a bill. @throws as `endBill` */
export const undoBill = command({
  name: 'suppliers.undo-bill',
  permission: 'books.write',
  input: ending.extend({ id: z.uuid() }),
  output: billUndone,
  refusals: {
    404: 'There is no such bill.',
    409: 'It was undone already (`bills.undone`), or payments are set against it (`bills.paid`).',
  },
  run: endBill,
});

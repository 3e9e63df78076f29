import { eq } from 'drizzle-orm';
import { askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { refuseClosedDay } from '#features/ledger/closing/closing.writes.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { listClerkBalances } from '#features/ledger/sums.queries.ts';
import { bookForSupplier } from '#features/ledger/supplier-entries/supplier-entries.writes.ts';
import { holdTill, lockSafe } from '#features/ledger/tills/tills.writes.ts';
import type { AloneKind } from '#features/orders/approval-limit.rules.ts';
import { mayStandAlone, noteAlone } from '#features/orders/approval-limit.writes.ts';
import type { OrderRow } from '#features/orders/orders.writes.ts';
import { keepOutgoing } from '#features/payments/outgoing-numbers.writes.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { findBalance } from '../accounts/accounts.queries.ts';
import { enterPayOn, isPayOn } from '../pay-on/pay-on.writes.ts';
import type { MovementMade } from './movements.contract.ts';
import {
  entryKindOf,
  isCounted,
  isPaidTo,
  isSafe,
  isTill,
  type Moved,
  type MovementKind,
  movementPostings,
} from './movements.rules.ts';
import { movements } from './movements.table.ts';

export type MovementRow = typeof movements.$inferSelect;

interface NewMovement extends Moved {
  readonly on?: CalendarDate | undefined;
  readonly outside?: string | undefined;
  readonly text: string;
  readonly supplierId?: string;
  readonly monthly?: boolean | undefined;
  /** The order, which the caller has locked, and its line that it pays for. */
  readonly order?: OrderRow;
  readonly line?: number;
  readonly finished?: boolean | undefined;
}

/** A movement by its id, locked until the transaction ends. @throws Failure not-found `movements.not-found` */
export async function lockMovement({ tx }: Pick<CommandContext, 'tx'>, id: string): Promise<MovementRow> {
  const [row] = await tx.select().from(movements).where(eq(movements.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'movements.not-found', 'There is no such movement.');
  }
  return row;
}

/**
 * Holds the tills that a movement concerns. Cash that somebody counted on a day isn't changed later.
 * @throws Failure conflict `till.closed`
 */
export async function holdCash(
  context: Pick<CommandContext, 'tx' | 'now'>,
  { from, to, on, by }: Pick<MovementRow, 'from' | 'to' | 'on' | 'by'>,
): Promise<void> {
  if (isTill(from) || isTill(to)) {
    const day = await holdTill(context, by);
    if (on < day) {
      const message = `The cash of ${on} is counted already. Take ${day}.`;
      throw new Failure('conflict', 'till.closed', message, [{ path: 'on', message }], {
        day: on,
        clerk: by,
      });
    }
  }
  if (isSafe(from) || isSafe(to)) {
    await lockSafe(context);
  }
}

/** More than a till, the safe or a wallet holds doesn't leave it. @throws Failure conflict `transfers.short` */
async function refuseShort({ tx }: CommandContext, { from, amount, by }: MovementRow): Promise<void> {
  if (!isCounted(from)) {
    return;
  }
  await lockName(tx, isTill(from) ? `till ${by}` : `account ${from}`);
  const balance = isTill(from)
    ? ((await listClerkBalances(tx, 'cash')).get(by) ?? 0)
    : await findBalance(tx, from);
  if (amount > balance) {
    const message = 'There is less in it.';
    throw new Failure('conflict', 'transfers.short', message, [{ path: 'amount', message }], { balance });
  }
}

async function bookMovement(context: CommandContext, row: MovementRow): Promise<string | undefined> {
  const { id: subject, on, outside, by: clerk } = row;
  const text = [outside, row.text].filter((part) => part).join(' · ');
  if (isPayOn(row)) {
    return enterPayOn(context, row, text);
  }
  const entry = { kind: entryKindOf(row), subject, on, text, clerk, postings: movementPostings(row) };
  return isPaidTo(row) ? bookForSupplier(context, row.supplierId, entry) : bookEntry(context, entry);
}

/** Books a movement for who wants it. @throws Failure conflict `till.closed`, `transfers.short`, `books.closed`, `payments.sent-before` */
export async function enterMovement(context: CommandContext, row: MovementRow): Promise<void> {
  const { id, kind, outside } = row;
  await holdCash(context, row);
  if (kind === 'transfer') {
    await refuseShort(context, row);
  }
  const entryId = await bookMovement(context, row);
  if (outside !== null) {
    await keepOutgoing(context, outside, id);
  }
  await context.tx
    .update(movements)
    .set({ state: 'booked', entryId: entryId ?? null })
    .where(eq(movements.id, id));
}

const aloneKinds = {
  expense: 'cost',
  'supplier-payment': 'supplier-payment',
  'pay-on': 'pay-on',
} as const satisfies Partial<Record<MovementKind, AloneKind>>;

/**
 * Whether one person may do it: money that stays in the house is judged by its own sum, what leaves by those of a day, too, and what
 * is paid for an order by all that was paid for it.
 */
async function isAlone(context: CommandContext, { kind, amount, order }: NewMovement): Promise<boolean> {
  return kind === 'transfer'
    ? amount < (await findSales(context.tx)).approvalFrom
    : mayStandAlone(context, { kind: aloneKinds[kind], amount, order });
}

/**
 * Books a movement, or asks another person for it when it is large.
 * @throws Failure invalid `books.future`; conflict `books.closed`, and as `enterMovement`
 */
export async function move(context: CommandContext, wanted: NewMovement): Promise<MovementMade> {
  const { tx, now, actor, log } = context;
  const { kind, amount, text, on = dhakaDate(now), outside, supplierId, monthly = false, order } = wanted;
  await refuseClosedDay(context, on);
  const alone = await isAlone(context, wanted);
  const id = crypto.randomUUID();
  const [row] = await tx
    .insert(movements)
    .values({
      id,
      kind,
      state: 'waiting',
      from: wanted.from,
      to: wanted.to,
      amount,
      fee: wanted.fee,
      on,
      outside: outside ?? null,
      text,
      supplierId: supplierId ?? null,
      orderId: order?.id ?? null,
      orderVersion: order?.current ?? null,
      orderLine: wanted.line ?? null,
      finished: wanted.finished ?? false,
      monthly,
      by: actor.id,
      at: now,
    })
    .returning();
  if (!row) {
    throw new Error('A movement was not written.');
  }
  if (!alone) {
    const about = { subjectKind: 'movement', subjectId: id };
    const reason = text === '' ? kind : text;
    await askApproval(context, { kind: 'movement', subject: id, amount, reason, about });
    return { id, state: 'waiting' };
  }
  await enterMovement(context, row);
  if (kind !== 'transfer') {
    await noteAlone(context, { kind: aloneKinds[kind], amount, order }, id);
  }
  const { from, to, fee } = wanted;
  log({ subjectKind: 'movement', subjectId: id, difference: { kind, from, to, amount, fee, on, text } });
  return { id, state: 'booked' };
}

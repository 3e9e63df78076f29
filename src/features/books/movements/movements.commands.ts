import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { approvals } from '#features/ledger/approvals/approvals.table.ts';
import {
  type ApprovalRow,
  decideApproval,
  lockApproval,
} from '#features/ledger/approvals/approvals.writes.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { undoEntry } from '#features/ledger/ledger.writes.ts';
import { undoForSupplier } from '#features/ledger/supplier-entries/supplier-entries.writes.ts';
import { takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { freeOutgoing } from '#features/payments/outgoing-numbers.writes.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { isPayOn, undoPayOn } from '../pay-on/pay-on.writes.ts';
import { type MovementMade, movementMade } from './movements.contract.ts';
import { canApprove, canDecide, canUndo } from './movements.policy.ts';
import { entryKindOf, isPaidTo } from './movements.rules.ts';
import { movements } from './movements.table.ts';
import { enterMovement, holdCash, lockMovement, type MovementRow } from './movements.writes.ts';

const undone: Readonly<Record<ReturnType<typeof entryKindOf>, EntryKind>> = {
  transfer: 'transfer-undone',
  expense: 'expense-undone',
  'supplier-payment': 'supplier-payment-undone',
  'pay-on': 'pay-on-undone',
  interest: 'interest-undone',
};

const isNot = (state: MovementRow['state']) =>
  new Failure('conflict', 'movements.state', `This is ${state}.`, [], { state });

/** Books what somebody asked for and another person has approved. @throws Failure forbidden `books.decide`, and as `enterMovement` */
export async function enterApprovedMovement(context: CommandContext, row: ApprovalRow): Promise<void> {
  context.authorize(canDecide, { mayApprove: context.actor.permissions.has('books.approve') });
  await enterMovement(context, await lockMovement(context, row.subject));
  await noteDecision(context, row.subject);
}

/** Notes that another person said no, or that who asked takes it back. */
export async function refuseWaitingMovement(
  { tx, now, actor }: CommandContext,
  row: ApprovalRow,
  because: string,
): Promise<void> {
  const decided = { state: 'refused' as const, decidedBy: actor.id, decidedAt: now, because };
  await tx.update(movements).set(decided).where(eq(movements.id, row.subject));
}

async function noteDecision({ tx, now, actor }: CommandContext, id: string): Promise<void> {
  await tx.update(movements).set({ decidedBy: actor.id, decidedAt: now }).where(eq(movements.id, id));
}

/**
 * Approves a movement that another person wants: it is booked now, on its day.
 * @throws Failure not-found; forbidden `books.own`; conflict `movements.state`, and what its booking refuses
 */
export const approveBooking = command({
  name: 'books.approve',
  permission: 'books.approve',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  output: movementMade,
  refusals: {
    403: 'It is one’s own (`books.own`).',
    404: 'There is no such movement.',
    409: 'It doesn’t wait any more (`movements.state`), or can’t be booked now.',
  },
  run: async (context, { id }) => {
    const row = await lockMovement(context, id);
    context.authorize(canApprove, row);
    const [asked] = await context.tx
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.kind, 'movement'), eq(approvals.subject, id), eq(approvals.state, 'waiting')));
    if (row.state !== 'waiting' || !asked) {
      throw isNot(row.state);
    }
    const approval = await lockApproval(context, asked.id);
    await enterMovement(context, row);
    await noteDecision(context, id);
    await decideApproval(context, approval, 'approved');
    return { id, state: 'booked' as const };
  },
});

async function undoBooked(
  context: CommandContext,
  row: MovementRow & { readonly entryId: string },
  reason: string,
): Promise<void> {
  if (isPayOn(row)) {
    await undoPayOn(context, row, reason);
    return;
  }
  const { id: subject, entryId, by: clerk } = row;
  const postings = await listPostings(context.tx, entryId);
  const entry = { kind: undone[entryKindOf(row)], subject, text: reason, undoes: entryId, clerk, postings };
  await (isPaidTo(row) ? undoForSupplier(context, row.supplierId, entry) : undoEntry(context, entry));
}

/**
 * Undoes a movement by an opposite entry of today, which says why. What is large is undone by who may approve it.
 * @throws Failure not-found; forbidden `books.large`; conflict `movements.state` when it isn't booked, `till.closed`
 */
export async function endMovement(
  context: CommandContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<MovementMade> {
  const { tx, now, actor, log } = context;
  const row = await lockMovement(context, id);
  if (row.state !== 'booked' || row.entryId === null) {
    throw isNot(row.state);
  }
  const { approvalFrom } = await findSales(tx);
  const mayApprove = actor.permissions.has('books.approve');
  context.authorize(canUndo, { isLarge: row.amount >= approvalFrom, mayApprove });
  await holdCash(context, { ...row, on: dhakaDate(now) });
  await undoBooked(context, { ...row, entryId: row.entryId }, reason);
  await takeBackAlone(context, id);
  await freeOutgoing(context, id);
  const ended = { state: 'undone' as const, decidedBy: actor.id, decidedAt: now, because: reason };
  await tx.update(movements).set(ended).where(eq(movements.id, id));
  log({ subjectKind: 'movement', subjectId: id, difference: { reason } });
  return { id, state: 'undone' };
}

/** Undoes a movement. @throws as `endMovement` */
export const undoMovement = command({
  name: 'books.undo',
  permission: 'books.write',
  input: ending.extend({ id: z.uuid() }),
  output: movementMade,
  refusals: {
    403: 'It is so large that somebody must undo it who may approve it (`books.large`).',
    404: 'There is no such movement.',
    409: 'It isn’t booked, or was undone already (`movements.state`); or the till is closed (`till.closed`).',
  },
  run: endMovement,
});

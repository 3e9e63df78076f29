import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ApprovalKind, ApprovalState } from './approvals.rules.ts';
import { approvals } from './approvals.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor' | 'log'>;

interface Asked {
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly orderId?: string;
  /** Poisha. */
  readonly amount: number;
  readonly reason: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Of whose log it is, without an order. */
  readonly about?: About;
}

const about = z.object({ subjectKind: z.string(), subjectId: z.string() });
type About = z.infer<typeof about>;

/**
 * Asks for what another person must approve; it isn't done until then.
 * @returns the id of the request. @throws Failure conflict `approvals.asked` when the same waits already.
 */
export async function askApproval(context: Context, asked: Asked): Promise<string> {
  const { tx, now, actor, log } = context;
  const { kind, subject, orderId, amount, reason } = asked;
  const whose = asked.about ?? { subjectKind: 'order', subjectId: orderId ?? '' };
  const detail = { ...asked.detail, about: whose };
  const [row] = await tx
    .insert(approvals)
    .values({
      id: crypto.randomUUID(),
      kind,
      subject,
      orderId: orderId ?? null,
      amount,
      reason,
      detail,
      state: 'waiting',
      askedBy: actor.id,
      askedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    throw new Failure('conflict', 'approvals.asked', 'This waits for another person already.');
  }
  log({ ...whose, difference: { happened: `${kind}-asked`, amount, reason } });
  return row.id;
}

/** What somebody asked for, locked while it waits. @throws Failure not-found; conflict `approvals.state` once it is decided. */
export async function lockApproval({ tx }: Pick<Context, 'tx'>, id: string) {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'approvals.not-found', 'There is no such request.');
  }
  if (row.state !== 'waiting') {
    throw new Failure('conflict', 'approvals.state', `This is ${row.state}.`, [], { state: row.state });
  }
  return row;
}
export type ApprovalRow = Awaited<ReturnType<typeof lockApproval>>;

/** Writes down how it was decided. */
export async function decideApproval(
  { tx, now, actor, log }: Context,
  row: ApprovalRow,
  state: Exclude<ApprovalState, 'waiting'>,
  because?: string,
): Promise<void> {
  const { id, kind, amount, detail } = row;
  await tx
    .update(approvals)
    .set({ state, decidedBy: actor.id, decidedAt: now, decidedBecause: because ?? null })
    .where(eq(approvals.id, id));
  const difference = { happened: `${kind}-${state}`, amount, reason: because };
  log({ ...z.object({ about }).parse(detail).about, difference });
}

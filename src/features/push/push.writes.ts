import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import type { PushKind } from './push.contract.ts';
import { listRinging } from './push.queries.ts';
import { gatherMs, type NoticeKind, ringsAt, usefulMs } from './push.rules.ts';
import { pushNotices } from './push.table.ts';

/** Notified when a push waits, once the transaction is committed. */
export const noticesChannel = 'push_notices';

/** What staff are notified of. It stands on locked screens: a reference, and nothing of a customer. */
interface Notice<Kind extends NoticeKind> {
  readonly kind: Kind;
  /** The enquiry, order or case. */
  readonly subjectId: string;
  readonly reference: string;
  /** Where it is read in the office. */
  readonly path: string;
  /** After this nobody wants to hear it; some hours when absent. */
  readonly usefulUntil?: Date | undefined;
}

/** Puts a push for some devices into the queue; while one about the same waits for a device, that one stands for both. */
export async function insertNotices<Kind extends NoticeKind>(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { kind, subjectId, reference, path, usefulUntil }: Notice<Kind> & { readonly usefulUntil: Date },
  devices: readonly { readonly id: string; readonly at: Date }[],
): Promise<void> {
  if (devices.length === 0) {
    return;
  }
  await tx
    .insert(pushNotices)
    .values(
      devices.map(({ id, at }) => ({
        id: crypto.randomUUID(),
        subscriptionId: id,
        kind,
        subjectId,
        reference,
        path,
        nextAttemptAt: new Date(Math.max(at.getTime(), now.getTime() + gatherMs(kind))),
        usefulUntil,
      })),
    )
    .onConflictDoNothing();
  await tx.execute(sql`SELECT pg_notify(${noticesChannel}, '')`);
}

/**
 * Tells staff on their own devices, in the transaction of what happened: who chose to hear of it and may read it, at hours that they
 * want. Who did it themselves knows.
 */
export async function queuePush(
  context: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  notice: Notice<PushKind>,
): Promise<void> {
  const usefulUntil = notice.usefulUntil ?? new Date(context.now.getTime() + usefulMs(notice.kind));
  const devices = (await listRinging(context.tx, notice.kind)).flatMap(({ id, uid, ...hours }) => {
    const at = ringsAt({ kind: notice.kind, usefulUntil }, hours, context.now);
    return at === undefined || context.actor.id === `user:${uid}` ? [] : [{ id, at }];
  });
  await insertNotices(context, { ...notice, usefulUntil }, devices);
}

/** Takes pushes back that still wait, because nothing is to be done any more. */
export async function dropPush(
  { tx }: Pick<CommandContext, 'tx'>,
  { kind, subjectId }: Pick<Notice<PushKind>, 'kind' | 'subjectId'>,
): Promise<void> {
  await tx.delete(pushNotices).where(and(eq(pushNotices.kind, kind), eq(pushNotices.subjectId, subjectId)));
}

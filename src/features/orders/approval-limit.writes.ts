import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { type AloneKind, aloneMs, judgedBy, type Measure, typingShare } from './approval-limit.rules.ts';
import { moneyAlone } from './approval-limit.table.ts';
import { orders } from './orders.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor' | 'dataKey'>;

interface AloneMovement {
  readonly kind: AloneKind;
  /** Poisha. */
  readonly amount: number;
  readonly order?: { readonly id: string; readonly phone: string } | undefined;
  /** The number or account that the money goes to. */
  readonly sentTo?: string | null | undefined;
}

type Place = Readonly<Record<Measure, string | null>>;

/** Numbers and accounts are compared, and never read again. */
const hashed = (sentTo: string | null | undefined, dataKey: Uint8Array | undefined): string | null => {
  const bare = sentTo?.replace(/[^\p{L}\p{N}]/gu, '') ?? '';
  return bare === '' || dataKey === undefined
    ? null
    : createHmac('sha256', dataKey).update(`money_alone ${bare}`).digest('hex');
};

const placeOf = ({ actor, dataKey }: Context, { order, sentTo }: AloneMovement): Place => ({
  actor: actor.id,
  phone: order?.phone ?? null,
  sentTo: hashed(sentTo, dataKey),
  order: order?.id ?? null,
});

/** What was moved at a place. */
const movedAt = (tx: Context['tx'], measure: Measure, value: string): SQL => {
  switch (measure) {
    case 'actor':
      return eq(moneyAlone.actor, value);
    case 'sentTo':
      return eq(moneyAlone.sentTo, value);
    case 'order':
      return eq(moneyAlone.orderId, value);
    case 'phone':
      return inArray(
        moneyAlone.orderId,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.phone, value)),
      );
  }
};

/**
 * Whether one person may do it: with what was moved alone in the last 24 hours by that person, and for that customer, it stays below
 * the sum (settings) from which another one decides. Until the transaction ends nobody else is judged by the same sums.
 */
export async function mayStandAlone(
  context: Context,
  movement: AloneMovement & { readonly kind: keyof typeof judgedBy },
): Promise<boolean> {
  const { tx, now } = context;
  const { kind, amount } = movement;
  const { kinds, by } = judgedBy[kind];
  const { approvalFrom } = await findSales(tx);
  const limit = kind === 'cash-undone' ? approvalFrom / typingShare : approvalFrom;
  if (amount >= limit) {
    return false;
  }
  const place = placeOf(context, movement);
  const named = by.flatMap((measure) => {
    const value = place[measure];
    return value === null ? [] : [{ measure, value }];
  });
  for (const name of named.map(({ measure, value }) => `alone ${measure} ${value}`).toSorted()) {
    await lockName(tx, name);
  }
  const since = gt(moneyAlone.at, new Date(now.getTime() - aloneMs));
  for (const { measure, value } of named) {
    const [sum] = await tx
      .select({ all: sql<string>`coalesce(sum(${moneyAlone.amount}), 0)` })
      .from(moneyAlone)
      .where(
        and(
          inArray(moneyAlone.kind, [...kinds]),
          movedAt(tx, measure, value),
          measure === 'order' ? undefined : since,
        ),
      );
    if (Number(sum?.all ?? 0) + amount >= limit) {
      return false;
    }
  }
  return true;
}

/** Notes what somebody moves without another person. @param subject the payment, refund, … */
export async function noteAlone(context: Context, movement: AloneMovement, subject: string): Promise<void> {
  const { tx, now, actor } = context;
  const { sentTo, order: orderId } = placeOf(context, movement);
  const { kind, amount } = movement;
  await tx.insert(moneyAlone).values({
    id: crypto.randomUUID(),
    kind,
    subject,
    actor: actor.id,
    orderId,
    sentTo,
    amount,
    at: now,
  });
}

/** What was moved alone is taken back: it counts no more. */
export async function takeBackAlone({ tx }: Pick<Context, 'tx'>, subject: string): Promise<void> {
  const rows = await tx.select().from(moneyAlone).where(eq(moneyAlone.subject, subject));
  if (rows.length > 0 && rows.reduce((sum, { amount }) => sum + amount, 0) > 0) {
    await tx
      .insert(moneyAlone)
      .values(rows.map((row) => ({ ...row, id: crypto.randomUUID(), amount: 0 - row.amount })));
  }
}

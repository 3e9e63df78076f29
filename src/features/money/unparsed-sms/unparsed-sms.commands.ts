import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { checkedExternalReference } from '#features/payments/external-reference.rules.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { keepArrivals } from '../arrivals/arrivals.commands.ts';
import { arrivalEnded, arrivalEnding } from '../arrivals/arrivals.contract.ts';
import { transferMethods } from '../money.rules.ts';
import { moneyUnread } from '../money.table.ts';
import { unreadRead, unreadReading } from './unparsed-sms.contract.ts';

const maxStored = 10_000;
/** So many rows are written by one statement. */
const batch = 200;

const printOf = (source: string, method: string | undefined, text: string): string =>
  createHash('sha256')
    .update(`${source} ${method ?? ''} ${text}`)
    .digest('base64url');

/**
 * Keeps what was sent in and not understood, each text once; and ends what an earlier reading of the same texts left, now that they
 * are read.
 */
export const keepUnread = command({
  name: 'money.keep-unread',
  permission: 'payments.write',
  input: z.strictObject({
    source: z.enum(['statement', 'sms']),
    method: z.enum(transferMethods).optional(),
    fileName: plainLine(120).optional(),
    unread: z.array(z.object({ text: z.string().max(1_000), line: z.int().optional() })).max(maxStored),
    /** Texts that are understood. */
    read: z.array(z.string().max(1_000)).max(maxStored),
  }),
  run: async (context, { source, method, fileName, unread, read }) => {
    const { tx, now, actor } = context;
    let kept = 0;
    for (let from = 0; from < unread.length; from += batch) {
      const added = await tx
        .insert(moneyUnread)
        .values(
          unread.slice(from, from + batch).map(({ text, line }) => ({
            id: crypto.randomUUID(),
            source,
            method: method ?? null,
            fileName: fileName ?? null,
            line: line ?? null,
            text,
            fingerprint: printOf(source, method, text),
            state: 'new' as const,
            addedBy: actor.id,
            addedAt: now,
          })),
        )
        .onConflictDoNothing({ target: moneyUnread.fingerprint })
        .returning({ id: moneyUnread.id });
      kept += added.length;
    }
    const open = await tx
      .select({ id: moneyUnread.id, fingerprint: moneyUnread.fingerprint })
      .from(moneyUnread)
      .where(and(eq(moneyUnread.state, 'new'), eq(moneyUnread.source, source)))
      .limit(maxStored);
    const prints = open.length === 0 ? undefined : new Set(read.map((text) => printOf(source, method, text)));
    const over = open.flatMap(({ id, fingerprint }) => (prints?.has(fingerprint) === true ? id : []));
    if (over.length > 0) {
      await tx
        .update(moneyUnread)
        .set({ state: 'read', endedBy: actor.id, endedAt: now })
        .where(inArray(moneyUnread.id, over));
    }
    if (kept > 0 || over.length > 0) {
      context.log({
        subjectKind: 'money',
        subjectId: source,
        difference: { unread: kept, read: over.length },
      });
    }
    return { kept };
  },
});

const over = {
  404: 'There is no such line.',
  409: 'Somebody has looked at it already (`unread.over`).',
};

/** @throws Failure not-found; conflict `unread.over` when somebody has looked at it already. */
async function lockUnread({ tx }: Pick<CommandContext, 'tx'>, id: string) {
  const [row] = await tx.select().from(moneyUnread).where(eq(moneyUnread.id, id)).for('update');
  if (!row) {
    throw new Failure('not-found', 'unread.not-found', 'There is no such line.');
  }
  if (row.state !== 'new') {
    throw new Failure('conflict', 'unread.over', 'Somebody has looked at this already.');
  }
  return row;
}

/**
 * Makes an arrival of what wasn't understood, as somebody reads it; the same transfer once, whatever else told of it.
 * @throws Failure not-found; conflict `unread.over`; invalid `payments.outside`.
 */
export const readByHand = command({
  name: 'money.read-by-hand',
  permission: 'payments.write',
  input: unreadReading.extend({ id: z.uuid() }),
  output: unreadRead,
  refusals: { ...over, 422: 'Fields are not right, such as the number.' },
  run: async (context, { id, outside, ...item }) => {
    const { tx, now, actor } = context;
    const { source, fileName, line, text } = await lockUnread(context, id);
    const number = checkedExternalReference(item.method, outside);
    const { ids } = await context.call(keepArrivals, {
      source,
      ...(fileName === null ? {} : { fileName }),
      items: [
        {
          ...item,
          ...(number === undefined ? {} : { outside: number }),
          ...(line === null ? {} : { line }),
          note: text.slice(0, 200),
        },
      ],
    });
    const arrivalId = ids[0] ?? null;
    await tx
      .update(moneyUnread)
      .set({ state: 'read', arrivalId, endedBy: actor.id, endedAt: now })
      .where(eq(moneyUnread.id, id));
    context.log({ subjectKind: 'money', subjectId: id, difference: { amount: item.amount } });
    return { id, arrival: arrivalId };
  },
});

/** Puts aside what is no money of a customer. @throws Failure not-found; conflict `unread.over`. */
export const dismissUnread = command({
  name: 'money.dismiss-unread',
  permission: 'payments.write',
  input: arrivalEnding.extend({ id: z.uuid() }),
  output: arrivalEnded,
  refusals: over,
  run: async (context, { id, reason }) => {
    const { tx, now, actor } = context;
    await lockUnread(context, id);
    await tx
      .update(moneyUnread)
      .set({ state: 'dismissed', endedBy: actor.id, endedAt: now, endedBecause: reason })
      .where(eq(moneyUnread.id, id));
    context.log({ subjectKind: 'money', subjectId: id, difference: { dismissed: reason } });
    return { id };
  },
});

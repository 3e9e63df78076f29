import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { providing } from '../provider.contract.ts';
import { providerAttempts } from '../provider.table.ts';
import { refusal } from '../wire.rules.ts';

/** A counted attempt, to be undone when it was the right password. */
export const countedAttempt = z.strictObject({ at: z.date(), keys: z.array(z.string()) });

export type CountedAttempt = z.infer<typeof countedAttempt>;

/**
 * Counts one attempt under every limit, or refuses it and counts nothing. Windows slide: the limit applies to any
 * period of its length, across all processes.
 */
export const countAttempt = command({
  name: 'provider.count-attempt',
  permission: providing,
  input: z.strictObject({
    limits: z.array(z.object({ key: z.string(), most: z.int().min(1), seconds: z.int().min(1) })).min(1),
    refused: z.enum(['TOO_MANY_ATTEMPTS_TRY_LATER', 'RESET_PASSWORD_EXCEED_LIMIT']),
  }),
  run: async ({ tx, now }, { limits, refused }): Promise<CountedAttempt> => {
    const { times, key } = providerAttempts;
    const at = sql`${now.toISOString()}::timestamptz`;
    // Always in the same order, so that two attempts can't deadlock.
    for (const limit of limits.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
      const from = sql`${new Date(now.getTime() - limit.seconds * 1000).toISOString()}::timestamptz`;
      const expiresAt = new Date(now.getTime() + limit.seconds * 1000);
      const counted = await tx
        .insert(providerAttempts)
        .values({ key: limit.key, times: [now], expiresAt })
        .onConflictDoUpdate({
          target: key,
          set: {
            times: sql`ARRAY(SELECT past FROM unnest(${times}) AS past WHERE past > ${from} ORDER BY past) || ${at}`,
            expiresAt,
          },
          setWhere: sql`(SELECT count(*) FROM unnest(${times}) AS past WHERE past > ${from}) < ${limit.most}`,
        })
        .returning({ key });
      if (counted.length === 0) {
        throw refusal(refused, 'Too many attempts. Wait a while, then try again.');
      }
    }
    return { at: now, keys: limits.map((limit) => limit.key) };
  },
});

/** Undoes one counted attempt: the password was right. */
export async function takeBackAttempt(tx: Transaction, { at, keys }: CountedAttempt): Promise<void> {
  const place = sql`array_position(${providerAttempts.times}, ${at.toISOString()}::timestamptz)`;
  await tx
    .update(providerAttempts)
    .set({
      times: sql`${providerAttempts.times}[:${place} - 1] || ${providerAttempts.times}[${place} + 1:]`,
    })
    .where(sql`${inArray(providerAttempts.key, keys)} AND ${place} IS NOT NULL`);
}

/** Deletes all attempts counted under the keys. */
export async function forgetAttempts(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) {
    await tx.delete(providerAttempts).where(inArray(providerAttempts.key, [...keys]));
  }
}

import { and, isNotNull, lt } from 'drizzle-orm';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Job } from '#platform/run-jobs.ts';
import {
  providerAttempts,
  providerCodes,
  providerKnownPlaces,
  providerRefreshTokens,
  providerSessions,
} from './provider.table.ts';

const day = 24 * 3600 * 1000;

/** Deletes what has expired: attempts, codes, places, exchanged tokens and abandoned sign-ins. */
export async function forgetOldSignIns({ db, clock }: CommandDeps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, before(0)));
  // Kept for a while after they expire: the reader of an old mail is told that the link has expired.
  await db.delete(providerCodes).where(lt(providerCodes.expiresAt, before(30)));
  await db.delete(providerKnownPlaces).where(lt(providerKnownPlaces.seenAt, before(400)));
  await db
    .delete(providerRefreshTokens)
    .where(and(isNotNull(providerRefreshTokens.usedAt), lt(providerRefreshTokens.usedAt, before(60))));
  await db.delete(providerSessions).where(lt(providerSessions.renewedAt, before(400)));
}

/** The hourly job that deletes it. */
export function forgetJob(deps: CommandDeps): Job {
  const { db, clock } = deps;
  return {
    name: 'signins',
    everySeconds: 3_600,
    isDue: async () => {
      const over = lt(providerAttempts.expiresAt, clock.now());
      const found = await db
        .select({ at: providerAttempts.expiresAt })
        .from(providerAttempts)
        .where(over)
        .limit(1);
      return found.length > 0;
    },
    run: () => forgetOldSignIns(deps),
  };
}

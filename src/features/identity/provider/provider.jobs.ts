import { and, isNotNull, lt } from 'drizzle-orm';
import type { CommandDeps } from '#platform/command/command.ts';
import {
  providerAttempts,
  providerCodes,
  providerKnownPlaces,
  providerRefreshTokens,
  providerSessions,
} from './provider.table.ts';

const day = 24 * 3600 * 1000;

/** Throws away what no longer counts: old attempts, codes, places, exchanged tokens, and sign-ins nobody came back to. */
async function forgetOldSignIns({ db, clock }: CommandDeps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, before(0)));
  // Kept for a while after their time: the reader of an old letter is told that it is old.
  await db.delete(providerCodes).where(lt(providerCodes.expiresAt, before(30)));
  await db.delete(providerKnownPlaces).where(lt(providerKnownPlaces.seenAt, before(400)));
  await db
    .delete(providerRefreshTokens)
    .where(and(isNotNull(providerRefreshTokens.usedAt), lt(providerRefreshTokens.usedAt, before(60))));
  await db.delete(providerSessions).where(lt(providerSessions.renewedAt, before(400)));
}

/** The job that does it, every hour there is something to throw away. */
export const forgetOldSignInsJob = (deps: CommandDeps) => ({
  name: 'forgetting',
  everySeconds: 3600,
  isDue: async () =>
    (await deps.db.$count(providerAttempts, lt(providerAttempts.expiresAt, deps.clock.now()))) > 0,
  run: () => forgetOldSignIns(deps),
});

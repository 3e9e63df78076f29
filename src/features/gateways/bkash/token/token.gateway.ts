import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { GatewayError } from '#platform/http-client/ask.gateway.ts';
import { bkashTokens } from './token.table.ts';

const minute = 60_000;
/** Renewed ahead of its end, after an hour. */
const renewAfterMs = 50 * minute;
/** bKash blocks who asks more often than this in an hour. */
const grantsAnHour = 2;
/** Longer than a grant takes to time out. */
const renewalMs = 45_000;
const waitMs = 40_000;

/** Asks bKash for a new token. */
export type Grant = () => Promise<{ readonly idToken: string; readonly expiresIn: number }>;

type Row = typeof bkashTokens.$inferSelect;
type Step = { readonly token: string } | 'renew' | 'wait';

/**
 * The token of a bKash account, shared by all processes through the database. Nothing is asked of bKash inside of a
 * transaction: who renews takes a lease, and the others go on with the old token or wait.
 */
export class TokenStore {
  readonly #deps: { readonly db: Database; readonly clock: Clock; readonly account: string };

  constructor(deps: { readonly db: Database; readonly clock: Clock; readonly account: string }) {
    this.#deps = deps;
  }

  /**
   * @param rejected A token that bKash has just not taken: another one is wanted.
   * @throws GatewayError `away` when the limit of bKash forbids another grant, or the grant fails
   */
  async take(grant: Grant, rejected?: string): Promise<string> {
    const until = performance.now() + waitMs;
    for (;;) {
      const step = await this.#step(rejected);
      if (step === 'renew') {
        return this.#renew(grant);
      }
      if (step !== 'wait') {
        return step.token;
      }
      if (performance.now() > until) {
        throw new GatewayError('away', 'bKash token: another process has not renewed it in time.');
      }
      await delay(100);
    }
  }

  /** What to do now; `renew` has taken the lease and counted the grant. */
  #step(rejected: string | undefined): Promise<Step> {
    const { db, clock, account } = this.#deps;
    return db.transaction(async (tx) => {
      await tx.insert(bkashTokens).values({ account, asked: [] }).onConflictDoNothing();
      const [row] = await tx.select().from(bkashTokens).where(eq(bkashTokens.account, account)).for('update');
      if (!row) {
        return 'wait';
      }
      const now = clock.now();
      const usable = usableToken(row, now, rejected);
      if (usable && now.getTime() - (row.grantedAt?.getTime() ?? 0) < renewAfterMs) {
        return { token: usable };
      }
      if (row.renewingUntil && row.renewingUntil > now) {
        return usable ? { token: usable } : 'wait';
      }
      const asked = z
        .array(z.string())
        .parse(row.asked)
        .filter((at) => now.getTime() - Date.parse(at) < 60 * minute);
      if (asked.length >= grantsAnHour) {
        if (usable) {
          return { token: usable };
        }
        throw new GatewayError(
          'away',
          'bKash token: two were granted within the hour, the next one must wait.',
        );
      }
      await tx
        .update(bkashTokens)
        .set({
          asked: [...asked, now.toISOString()],
          renewingUntil: new Date(now.getTime() + renewalMs),
        })
        .where(eq(bkashTokens.account, account));
      return 'renew';
    });
  }

  async #renew(grant: Grant): Promise<string> {
    const { db, clock, account } = this.#deps;
    const mine = eq(bkashTokens.account, account);
    try {
      const { idToken, expiresIn } = await grant();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + Math.min(expiresIn, 3_600) * 1_000);
      await db
        .update(bkashTokens)
        .set({ idToken, grantedAt: now, expiresAt, renewingUntil: null })
        .where(mine);
      return idToken;
    } catch (cause) {
      await db.update(bkashTokens).set({ renewingUntil: null }).where(mine);
      throw cause;
    }
  }
}

function usableToken(row: Row, now: Date, rejected: string | undefined): string | undefined {
  return row.idToken !== null && row.idToken !== rejected && row.expiresAt !== null && row.expiresAt > now
    ? row.idToken
    : undefined;
}

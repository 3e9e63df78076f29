import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Job } from '#platform/jobs.ts';
import { hasDue, leaseNext, type Work } from '#platform/lease.ts';
import type { Gateway, GatewayName, Hint, Truth } from '../gateways.contract.ts';
import { findWholeAttempt } from './attempts.queries.ts';
import {
  type AttemptState,
  askingMs,
  expiresAfterMs,
  isFinal,
  openAttempts,
  settlingActor,
} from './attempts.rules.ts';
import { paymentAttempts } from './attempts.table.ts';
import { allowMove, settleAttempt } from './settlement/settlement.commands.ts';

/** The gateways that customers can pay through. */
export type Gateways = Partial<Readonly<Record<GatewayName, Gateway>>>;

export interface SettleDeps extends CommandDeps {
  readonly gateways: Gateways;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** How long one who comes second waits for the one who is asking. */
const patienceMs = 20_000;

/** Takes the right to ask the gateway of an attempt; undefined while somebody else has it. */
async function leaseAttempt({ db, clock }: SettleDeps, id: string) {
  const now = clock.now();
  const { askingUntil } = paymentAttempts;
  const [row] = await db
    .update(paymentAttempts)
    .set({ askingUntil: new Date(now.getTime() + askingMs) })
    .where(and(eq(paymentAttempts.id, id), or(isNull(askingUntil), lt(askingUntil, now))))
    .returning();
  return row;
}

/**
 * Settles an attempt: asks its gateway what is true, and moves the attempt once. Whoever comes while another is asking
 * waits for it, and does nothing when that was final. The gateway is asked outside of any transaction.
 * @param hint What came with a redirect or a notification.
 * @returns the state in which the attempt is now
 */
export async function settle(deps: SettleDeps, id: string, hint: Hint): Promise<AttemptState | undefined> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const row = await findWholeAttempt(deps.db, id);
    if (row === undefined || isFinal(row.state)) {
      return row?.state;
    }
    const gateway = deps.gateways[row.gateway];
    if (gateway === undefined) {
      deps.logger.error(
        { attempt: id, gateway: row.gateway },
        'A gateway was switched off while attempts are open.',
      );
      return row.state;
    }
    const leased = await leaseAttempt(deps, id);
    if (leased) {
      return askAndMove(deps, gateway, leased, hint);
    }
    if (Date.now() > until) {
      return row.state;
    }
    await delay(50);
  }
}

async function askAndMove(
  deps: SettleDeps,
  gateway: Gateway,
  row: typeof paymentAttempts.$inferSelect,
  hint: Hint,
): Promise<AttemptState> {
  const { id, ourId, amount, session } = row;
  let truth: Truth;
  try {
    truth = await gateway.settle({ ourId, amount, session: session ?? undefined }, hint, () =>
      run(deps, settlingActor, allowMove, { id }),
    );
  } catch (cause) {
    // A fault of ours says nothing about the money.
    deps.logger.error({ err: cause, attempt: id }, 'What a gateway says could not be read.');
    truth = { state: 'unknown', reason: 'The answer could not be read.' };
  }
  if (truth.state === 'unknown') {
    deps.logger.warn({ attempt: id, gateway: gateway.name, reason: truth.reason }, 'A payment is unclear.');
  }
  const { state } = await run(deps, settlingActor, settleAttempt, { id, truth });
  return state;
}

/** Open attempts, and those that ended without money while the gateway's page may still be open somewhere. */
const workAt = (now: Date): Work => {
  const { state, session, createdAt } = paymentAttempts;
  const ended = inArray(state, ['failed', 'cancelled']);
  const mayStillPay = gt(createdAt, new Date(now.getTime() - expiresAfterMs));
  return {
    table: paymentAttempts,
    id: paymentAttempts.id,
    dueAt: paymentAttempts.nextAskAt,
    waits: sql`(${inArray(state, [...openAttempts])} OR (${and(ended, isNotNull(session), mayStillPay)}))`,
  };
};

/**
 * The job that asks gateways about attempts whose outcome isn't known: nobody may have come back, and no notification may
 * have arrived. Row by row, in one process at a time each.
 */
export function reconcileJob(deps: SettleDeps): Job {
  return {
    name: 'reconciling',
    everySeconds: 15,
    isDue: () => {
      const now = deps.clock.now();
      return hasDue(deps.db, workAt(now), now);
    },
    run: async (signal) => {
      for (;;) {
        const now = deps.clock.now();
        const lease = signal.aborted ? undefined : await leaseNext(deps.db, workAt(now), now, askingMs);
        if (!lease) {
          return;
        }
        await settle(deps, lease.id, {});
      }
    },
  };
}

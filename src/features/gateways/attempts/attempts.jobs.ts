import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { hasDue, leaseNext, type Work } from '#platform/lease.ts';
import type { Job } from '#platform/run-jobs.ts';
import type { Gateway, GatewayName, Hint, Truth } from '../gateways.contract.ts';
import { findWholeAttempt } from './attempts.queries.ts';
import {
  type AttemptState,
  askingMs,
  expiresAfterMs,
  isFinal,
  openAttempts,
  renewsEveryMs,
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

/** How long a process waits for another one that is asking. */
const waitsMs = 20_000;
const looksEveryMs = 250;

/** Takes the right to ask the gateway of an attempt; undefined while somebody else has it. */
async function leaseAttempt({ db, clock }: SettleDeps, id: string) {
  const now = clock.now();
  const { askingUntil } = paymentAttempts;
  const until = new Date(now.getTime() + askingMs);
  const [row] = await db
    .update(paymentAttempts)
    // When this process dies, the job asks as soon as the right is over.
    .set({ askingUntil: until, nextAskAt: until, askedAt: now })
    .where(and(eq(paymentAttempts.id, id), or(isNull(askingUntil), lt(askingUntil, now))))
    .returning();
  return row;
}

/** Keeps the right to ask while the gateway takes its time. @returns how to end that */
function keepLeased({ db, clock, logger }: SettleDeps, id: string): () => void {
  const renewed = async () => {
    const until = new Date(clock.now().getTime() + askingMs);
    await db
      .update(paymentAttempts)
      .set({ askingUntil: until, nextAskAt: until })
      .where(and(eq(paymentAttempts.id, id), isNotNull(paymentAttempts.askingUntil)));
  };
  const timer = setInterval(() => {
    renewed().catch((cause: unknown) => logger.warn({ err: cause, attempt: id }, 'A lease was not renewed.'));
  }, renewsEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What this process is settling, and what is settled after that with what came meanwhile. */
const settling = new Map<string, { readonly now: Settled; next?: Settled }>();
type Settled = Promise<AttemptState | undefined>;

/**
 * Settles an attempt: asks its gateway what is true, and moves the attempt once. However many come at a time, it is asked about
 * once: who comes meanwhile waits for that, and once more for all whose hint may say more. The gateway is asked outside of any
 * transaction.
 * @param hint What came with a redirect or a notification.
 * @param isScheduled Whether it was time to ask, rather than somebody's request: only then is the next time further away.
 * @returns the state in which the attempt is now
 */
export function settle(deps: SettleDeps, id: string, hint: Hint, isScheduled = false): Settled {
  const running = settling.get(id);
  if (running) {
    if (Object.keys(hint).length === 0) {
      return running.now;
    }
    running.next ??= running.now.then(
      (state) => (state === undefined || isFinal(state) ? state : settle(deps, id, hint)),
      () => settle(deps, id, hint),
    );
    return running.next;
  }
  const now = settleOnce(deps, id, hint, isScheduled).finally(() => settling.delete(id));
  settling.set(id, { now });
  return now;
}

async function settleOnce(deps: SettleDeps, id: string, hint: Hint, isScheduled: boolean): Settled {
  const until = performance.now() + waitsMs;
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
      const end = keepLeased(deps, id);
      return askAndMove(deps, gateway, leased, { hint, isScheduled }).finally(end);
    }
    if (performance.now() > until) {
      return row.state;
    }
    await delay(looksEveryMs);
  }
}

async function askAndMove(
  deps: SettleDeps,
  gateway: Gateway,
  row: typeof paymentAttempts.$inferSelect,
  { hint, isScheduled }: { readonly hint: Hint; readonly isScheduled: boolean },
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
  const { state } = await run(deps, settlingActor, settleAttempt, { id, truth, isScheduled });
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
    everySeconds: 5,
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
        await settle(deps, lease.id, {}, true);
      }
    },
  };
}

import { beginSending, settleSending } from '#features/payments/refunds/gateway-refunds.commands.ts';
import { sendingWork } from '#features/payments/refunds/gateway-refunds.queries.ts';
import { run } from '#platform/command/command.ts';
import { hasDue, leaseNext } from '#platform/lease.ts';
import type { Job } from '#platform/run-jobs.ts';
import type { SettleDeps } from '../attempts/attempts.jobs.ts';
import { findPaidAttempt } from '../attempts/attempts.queries.ts';
import { settlingActor } from '../attempts/attempts.rules.ts';
import type { RefundTruth } from '../gateways.contract.ts';

/** Longer than any gateway takes to answer the calls of one refund. */
const sendingMs = 3 * 60_000;

/**
 * Sends a refund through the gateway that took the money, or asks about it. The gateway is asked outside of any transaction; when
 * this process dies meanwhile, the next one asks again, and the adapter sends nothing twice.
 */
async function sendRefund(deps: SettleDeps, id: string): Promise<void> {
  const begun = await run(deps, settlingActor, beginSending, { id });
  if (begun === undefined) {
    return;
  }
  const { paymentId, ...request } = begun;
  const paid = await findPaidAttempt(deps.db, paymentId);
  const gateway = paid && deps.gateways[paid.gateway];
  let truth: RefundTruth;
  try {
    truth =
      paid === undefined || gateway === undefined
        ? { state: 'unknown', reason: 'The gateway is switched off.' }
        : await gateway.refund(paid.payment, request);
  } catch (cause) {
    // A fault of ours says nothing about the money.
    deps.logger.error({ err: cause, refund: id }, 'What a gateway says of a refund could not be read.');
    truth = { state: 'unknown', reason: 'The answer could not be read.' };
  }
  if (truth.state === 'unknown' || truth.state === 'failed') {
    deps.logger.warn(
      { refund: id, gateway: paid?.gateway, reason: truth.reason },
      'A refund did not go through, or is unclear.',
    );
  }
  await run(deps, settlingActor, settleSending, { id, truth });
}

/** The job that sends approved refunds through their gateways, row by row, in one process at a time each. */
export function refundJob(deps: SettleDeps): Job {
  return {
    name: 'refunding',
    everySeconds: 15,
    isDue: () => hasDue(deps.db, sendingWork, deps.clock.now()),
    run: async (signal) => {
      for (;;) {
        const now = deps.clock.now();
        const lease = signal.aborted ? undefined : await leaseNext(deps.db, sendingWork, now, sendingMs);
        if (!lease) {
          return;
        }
        await sendRefund(deps, lease.id);
      }
    },
  };
}

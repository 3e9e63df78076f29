import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { GatewayTrouble } from '../ask.gateway.ts';
import type { GatewayName } from '../gateways.contract.ts';
import { beginAttempt, noteRefused, noteStarted } from './attempts.commands.ts';
import type { SettleDeps } from './attempts.jobs.ts';
import { settlingActor } from './attempts.rules.ts';

export interface BeginDeps extends SettleDeps {
  /** Whether the program plays the gateways itself. */
  readonly isPractice: boolean;
}

const away = () =>
  new Failure('unavailable', 'attempts.away', 'The payment page cannot be reached now. Nothing was paid.');

/**
 * Begins an attempt and has the gateway make its page.
 * @param address The customer's, for gateways that want it.
 * @returns where to send the browser
 * @throws Failure as `beginAttempt`; conflict `attempts.off` for a gateway that isn't switched on; unavailable when the
 * gateway is away or refuses: nobody was sent there, so that nothing was paid
 */
export async function beginPayment(
  deps: BeginDeps,
  asked: { readonly token: string; readonly method: GatewayName; readonly pay: 'due' | 'all' },
  address: string,
): Promise<string> {
  if ((await findByToken(deps.db, asked.token, dhakaDate(deps.clock.now()))) === undefined) {
    throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
  }
  const gateway = deps.gateways[asked.method];
  if (gateway === undefined) {
    throw new Failure('conflict', 'attempts.off', 'This way of paying is not offered.');
  }
  const { isPractice: practice, siteUrl } = deps;
  const begun = await run(deps, visitorActor, beginAttempt, { ...asked, limits: gateway.limits, practice });
  const { agency } = await findAgency(deps.db);
  const { id, ourId, amount, reference, name, phone } = begun;
  const text = `${agency.name.en}, ${reference}`;
  try {
    const { redirect, session } = await gateway.start({
      ...{ ourId, amount, text, address, siteUrl },
      customer: { name, phone, email: begun.email ?? agency.email },
    });
    await run(deps, settlingActor, noteStarted, { id, session });
    return redirect;
  } catch (cause) {
    if (!(cause instanceof GatewayTrouble)) {
      throw cause;
    }
    deps.logger.warn(
      { attempt: id, gateway: gateway.name, reason: cause.message },
      'An attempt did not begin.',
    );
    if (cause.kind === 'refused') {
      await run(deps, settlingActor, noteRefused, { id, reason: cause.message.slice(0, 500) });
    }
    throw away();
  }
}

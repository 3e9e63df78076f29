import { setTimeout as delay } from 'node:timers/promises';
import { hashOf, newSecret } from '#features/identity/provider/secret.rules.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { GatewayError } from '#platform/http-client/ask.gateway.ts';
import type { Gateway, Purchase } from '../gateways.contract.ts';
import { beginAttempt, noteNotStarted, noteStarted } from './attempts.commands.ts';
import type { AttemptRequest } from './attempts.contract.ts';
import type { SettleDeps } from './attempts.jobs.ts';
import { patienceMs, settlingActor } from './attempts.rules.ts';

export interface BeginDeps extends SettleDeps {
  /** Whether the program plays the gateways itself. */
  readonly isPractice: boolean;
  /** How long a browser waits for a gateway, in ms; absent: as `patienceMs`. */
  readonly patienceMs?: number;
}

const away = () =>
  new Failure('unavailable', 'attempts.away', 'The payment page cannot be reached now. Nothing was paid.');

/** An attempt that has begun, and what only the browser has that began it. */
export interface Begun {
  readonly ourId: string;
  readonly secret: string;
  /** Where the browser goes: the gateway's page, or ours that leads there as soon as the gateway has made it. */
  readonly redirect: string;
}

/** Has the gateway make its page. @throws Failure unavailable when it is away or refuses: nobody was sent there */
async function start(deps: BeginDeps, gateway: Gateway, id: string, purchase: Purchase): Promise<string> {
  try {
    const { redirect, session } = await gateway.start(purchase);
    await run(deps, settlingActor, noteStarted, { id, session, redirect });
    return redirect;
  } catch (cause) {
    if (!(cause instanceof GatewayError)) {
      throw cause;
    }
    const { kind, message } = cause;
    deps.logger.warn({ attempt: id, gateway: gateway.name, reason: message }, 'An attempt did not begin.');
    const reason = message.slice(0, 500);
    await run(deps, settlingActor, noteNotStarted, { id, reason, isRefused: kind === 'refused' });
    throw away();
  }
}

/**
 * Begins an attempt and has the gateway make its page. A slow gateway isn't waited for: it goes on, and our page leads there.
 * @param actor The customer, or staff who are at the order's link.
 * @param address The customer's, for gateways that want it.
 * @throws Failure as `beginAttempt`; conflict `attempts.off` for a gateway that isn't switched on; unavailable when the
 * gateway is away or refuses: nobody was sent there, so that nothing was paid
 */
export async function beginPayment(
  deps: BeginDeps,
  actor: Actor,
  asked: AttemptRequest & { readonly token: string; readonly byPayer?: boolean },
  address: string,
): Promise<Begun> {
  if ((await findByToken(deps.db, asked.token, dhakaDate(deps.clock.now()))) === undefined) {
    throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
  }
  const gateway = deps.gateways[asked.method];
  if (gateway === undefined) {
    throw new Failure('conflict', 'attempts.off', 'This way of paying is not offered.');
  }
  const { isPractice: practice, siteUrl } = deps;
  const secret = newSecret();
  const begun = await run(deps, actor, beginAttempt, {
    ...asked,
    limits: gateway.limits,
    practice,
    browser: hashOf(secret),
  });
  const { agency } = await findAgency(deps.db);
  const { id, ourId, amount, reference, name, phone } = begun;
  const text = `${agency.name.en}, ${reference}`;
  const started = start(deps, gateway, id, {
    ourId,
    amount,
    text,
    address,
    siteUrl,
    customer: { name, phone, email: begun.email ?? agency.email },
  });
  const late = delay(deps.patienceMs ?? patienceMs, `${siteUrl}/pay/begun/${secret}`, { ref: false });
  // What comes of it after that is in the attempt.
  started.catch((cause: unknown) => {
    if (!(cause instanceof Failure)) {
      deps.logger.error({ err: cause, attempt: id }, 'An attempt could not begin.');
    }
  });
  return { ourId, secret, redirect: await Promise.race([started, late]) };
}

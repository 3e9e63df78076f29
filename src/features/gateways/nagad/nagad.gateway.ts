import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Clock } from '#platform/clock.ts';
import type { NagadConfig } from '#platform/config-gateways.ts';
import { ask, GatewayError, overNetwork, type Send } from '#platform/http-client/ask.gateway.ts';
import { isKnownHost } from '#platform/http-client/known-host.rules.ts';
import { decimalTaka } from '#platform/money/money.rules.ts';
import {
  type Asked,
  type Gateway,
  gatewayLimits,
  type Purchase,
  type Started,
  type Truth,
} from '../gateways.contract.ts';
import { unknownAfter } from '../unknown-after.gateway.ts';
import { completed, envelope, initialized, nagadError, verified } from './nagad.contract.ts';
import { judgeVerified, nagadTime } from './nagad.rules.ts';
import { open, seal } from './nagad-envelope.rules.ts';

/** Where its pages are. */
export const nagadDomains = ['mynagad.com'];

/** ISO 4217 number of the taka, with which Nagad names it. */
const taka = '050';

const headersFor = (address: string) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  'x-km-api-version': 'v-0.2.0',
  'x-km-ip-v4': isIPv4(address) ? address : '127.0.0.1',
  'x-km-client-type': 'PC_WEB',
});

/** Why Nagad refused, for the log. */
function refusal(what: string, status: number, body: unknown): GatewayError {
  const told = nagadError.safeParse(body);
  const reason = told.success ? told.data.reason : undefined;
  return reason === undefined
    ? new GatewayError('garbled', `Nagad ${what}: status ${status}, the answer is not understood.`)
    : new GatewayError('refused', `Nagad ${what}: ${reason.slice(0, 100)}`, reason.slice(0, 100));
}

/** Nagad's online checkout. Its answers to us are encrypted and signed; what it says of a payment only comes by TLS. */
export function nagad(
  config: NagadConfig,
  deps: { readonly clock: Clock; readonly send?: Send | undefined; readonly waitMs?: number | undefined },
): Gateway {
  const { clock, send = overNetwork, waitMs } = deps;
  const { merchantId, privateKey, gatewayKey, hash } = config;

  const post = (what: string, path: string, address: string, body: object) =>
    ask(
      send,
      `Nagad ${what}`,
      `${config.url}${path}`,
      { method: 'POST', headers: headersFor(address), body: JSON.stringify(body) },
      waitMs,
    );
  const sealed = (message: object) => seal(message, { signWith: privateKey, encryptFor: gatewayKey, hash });

  async function initialize({ ourId, address }: Purchase) {
    const dateTime = nagadTime(clock.now());
    const challenge = randomBytes(20).toString('hex');
    const { status, body } = await post(
      'initialize',
      `check-out/initialize/${merchantId}/${ourId}`,
      address,
      {
        dateTime,
        ...sealed({ merchantId, datetime: dateTime, orderId: ourId, challenge }),
      },
    );
    const answer = envelope.safeParse(body);
    if (!answer.success) {
      throw refusal('initialize', status, body);
    }
    const opened = open(answer.data, { decryptWith: privateKey, signedBy: gatewayKey, hash });
    const told = initialized.safeParse(opened);
    if (!told.success || told.data.challenge === undefined) {
      throw new GatewayError('garbled', 'Nagad initialize: the answer is not signed by Nagad for us.');
    }
    return told.data;
  }

  async function start(purchase: Purchase): Promise<Started> {
    const { ourId: orderId, amount, siteUrl, address } = purchase;
    const { paymentReferenceId: session, challenge } = await initialize(purchase);
    const path = `check-out/complete/${encodeURIComponent(session)}`;
    const { status, body } = await post('complete', path, address, {
      ...sealed({ merchantId, orderId, currencyCode: taka, amount: decimalTaka(amount), challenge }),
      merchantCallbackURL: `${siteUrl}/pay/nagad/callback`,
    });
    const told = completed.safeParse(body);
    if (
      !told.success ||
      told.data.status?.toLowerCase() !== 'success' ||
      told.data.callBackUrl === undefined
    ) {
      throw refusal('complete', status, body);
    }
    const redirect = told.data.callBackUrl;
    if (!isKnownHost(redirect, config.url, nagadDomains)) {
      throw new GatewayError('garbled', 'Nagad complete: its page is at another host.');
    }
    return { redirect, session };
  }

  async function query(attempt: Asked): Promise<Truth> {
    if (attempt.session === undefined) {
      return { state: 'pending' };
    }
    try {
      const address = `${config.url}verify/payment/${encodeURIComponent(attempt.session)}`;
      const init = { method: 'GET', headers: headersFor('127.0.0.1') };
      const { status, body } = await ask(send, 'Nagad verify', address, init, waitMs);
      const told = verified.safeParse(body);
      return told.success && told.data.status !== undefined
        ? judgeVerified(told.data, attempt, merchantId)
        : unknownAfter(refusal('verify', status, body));
    } catch (cause) {
      return unknownAfter(cause);
    }
  }

  return {
    name: 'nagad',
    limits: gatewayLimits.nagad,
    start,
    settle: query,
    query,
    refund: async () => ({ state: 'manual' }),
  };
}

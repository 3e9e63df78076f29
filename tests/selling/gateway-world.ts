import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Gateways, reconcileJob, settle } from '#features/gateways/attempts/attempts.jobs.ts';
import { paymentAttempts } from '#features/gateways/attempts/attempts.table.ts';
import { beginPayment } from '#features/gateways/attempts/begin.gateway.ts';
import { bkash } from '#features/gateways/bkash/bkash.gateway.ts';
import { returnRoutes } from '#features/gateways/callbacks/callbacks.api.ts';
import { type GatewayName, gatewayNames } from '#features/gateways/gateways.contract.ts';
import { nagad } from '#features/gateways/nagad/nagad.gateway.ts';
import { refundJob } from '#features/gateways/refunds/refunds.jobs.ts';
import { simulate } from '#features/gateways/simulators/simulators.gateway.ts';
import { sslcommerz } from '#features/gateways/sslcommerz/sslcommerz.gateway.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { payments } from '#features/payments/payments.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { readGateways } from '#platform/config-gateways.ts';
import type { Send } from '#platform/http-client/ask.gateway.ts';
import { log } from '#platform/log.ts';
import type { Simulator } from '#platform/simulators/simulator.gateway.ts';
import { saveAgency } from '../access/agency.ts';

export const siteUrl = 'https://shofor.example';
const gatewayUrl = 'https://practice.example';

/** A callback that a gateway or a browser makes, to be delivered. */
export interface Delivery {
  readonly method: 'GET' | 'POST';
  /** Below `/pay`, with its query. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * The program's payments on a database, with simulators in the same process.
 * @param patienceMs How long a browser waits for a gateway; a busy machine is no slow gateway.
 */
export async function openPayments(deps: CommandDeps, patienceMs = 60_000) {
  await saveAgency(deps);
  const simulators = new Map<GatewayName, Simulator>();
  const variables: Record<string, string> = {};
  const pages = new Hono();
  const notified: Delivery[] = [];
  const cookies: string[] = [];
  const notify: Send = async (address, init) => {
    const form = Object.fromEntries(new URLSearchParams(String(init.body)));
    notified.push({ method: 'POST', path: new URL(address).pathname.slice('/pay'.length), form });
    return new Response('OK');
  };
  for (const name of gatewayNames) {
    const base = `${gatewayUrl}/${name}`;
    const world = { base, now: () => deps.clock.now(), notify, isControlled: true };
    const { simulator, variables: given } = simulate(name, world);
    Object.assign(variables, given);
    simulators.set(name, simulator);
    pages.route(`/${name}`, simulator.app);
  }
  const send: Send = async (address, init) => pages.fetch(new Request(address, init));
  const { gateways: config } = readGateways(variables);
  if (!config.sslcommerz || !config.bkash || !config.nagad) {
    throw new Error('The simulators gave no variables.');
  }
  const gateways: Gateways = {
    sslcommerz: sslcommerz(config.sslcommerz, send),
    bkash: bkash(config.bkash, { db: deps.db, clock: deps.clock, send }),
    nagad: nagad(config.nagad, { clock: deps.clock, send }),
  };
  const logger = log('silent');
  const all = { ...deps, siteUrl, gateways, logger, isPractice: false, patienceMs };
  const visitorOf = () => '192.0.2.1';
  const routes = returnRoutes({ ...all, visitorOf, storePassword: config.sslcommerz.storePassword });
  return {
    deps: all,
    variables,
    simulatorOf: (name: GatewayName) => {
      const found = simulators.get(name);
      if (!found) {
        throw new Error(`There is no simulator of ${name}.`);
      }
      return found;
    },
    notified,
    /** The customer begins to pay, in the browser of this world. @returns where it goes */
    begin: async (token: string, method: GatewayName, pay: 'due' | 'part' | 'all' = 'all') => {
      const begun = await beginPayment(all, visitorActor, { token, method, pay }, '192.0.2.1');
      cookies.push(`shofor-pay-${begun.ourId}=${begun.secret}`);
      return begun.redirect;
    },
    /** The customer does something on a gateway's page. @returns how the browser comes back, and what was notified */
    act: async (redirect: string, what: string): Promise<Delivery[]> => {
      notified.length = 0;
      const body = new URLSearchParams({ do: what });
      const response = await send(redirect, { method: 'POST', body });
      const location = response.headers.get('location');
      if (location !== null) {
        const { pathname, search } = new URL(location);
        return [{ method: 'GET', path: `${pathname.slice('/pay'.length)}${search}` }];
      }
      const text = await response.text();
      const action = /action="([^"]*)"/.exec(text)?.[1];
      const form = Object.fromEntries(
        [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      const back: Delivery[] =
        action === undefined
          ? []
          : [{ method: 'POST', path: new URL(action).pathname.slice('/pay'.length), form }];
      return [...notified, ...back];
    },
    /** @param cookie What the browser sends along; another one sends nothing. */
    deliver: async ({ method, path, form }: Delivery, cookie = cookies.join('; ')) =>
      routes.request(path, {
        method,
        headers: { cookie },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    post: async (path: string, form: Record<string, string>, headers: Record<string, string>) =>
      routes.request(path, { method: 'POST', body: new URLSearchParams(form), headers }),
    settle: (id: string) => settle(all, id, {}),
    reconcile: () => reconcileJob(all).run(new AbortController().signal),
    refund: () => refundJob(all).run(new AbortController().signal),
    attemptsOf: (orderId: string) =>
      deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)),
    paymentsOf: (orderId: string) => deps.db.select().from(payments).where(eq(payments.orderId, orderId)),
    order: async (token: string) => {
      const found = await findByToken(deps.db, token, '2026-12-01');
      if (!found) {
        throw new Error('There is no such order.');
      }
      return found;
    },
  };
}

export type Payments = Awaited<ReturnType<typeof openPayments>>;

/** How the customer pays at each gateway. */
export const paysBy: Readonly<Record<GatewayName, string>> = {
  sslcommerz: 'card',
  bkash: 'confirm',
  nagad: 'pay',
};

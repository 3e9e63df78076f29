import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '#platform/clock.ts';
import { type GatewaysConfig, readGateways } from '#platform/config-gateways.ts';
import type { Database } from '#platform/database/database.ts';
import { overNetwork, type Send } from '#platform/http-client/ask.gateway.ts';
import type { Gateways } from '../attempts/attempts.jobs.ts';
import { bkash } from '../bkash/bkash.gateway.ts';
import { gatewayNames } from '../gateways.contract.ts';
import { nagad } from '../nagad/nagad.gateway.ts';
import { simulate } from '../simulators/simulators.gateway.ts';
import { sslcommerz } from '../sslcommerz/sslcommerz.gateway.ts';
import { isPractice } from './practice.rules.ts';

/** The gateways of a running program. */
export interface OpenGateways {
  readonly gateways: Gateways;
  readonly isPractice: boolean;
  /** The password with which SSLCommerz signs. */
  readonly storePassword: string | undefined;
  /** The practice gateways' own pages, below `/practice`; absent for real gateways. */
  readonly practicePages: Hono | undefined;
}

function adapters(
  config: GatewaysConfig,
  deps: { readonly db: Database; readonly clock: Clock },
  send: Send,
): Gateways {
  return {
    ...(config.sslcommerz && { sslcommerz: sslcommerz(config.sslcommerz, send) }),
    ...(config.bkash && { bkash: bkash(config.bkash, { ...deps, send }) }),
    ...(config.nagad && { nagad: nagad(config.nagad, { ...deps, send }) }),
  };
}

/**
 * Opens the gateways that the configuration switches on. The demo agency on this machine gets practice gateways instead:
 * the same adapters, which speak with simulators in this process. What those remember is gone with the process.
 */
export function openGateways(
  config: Parameters<typeof isPractice>[0],
  deps: { readonly db: Database; readonly clock: Clock; readonly logger: Pick<Logger, 'info'> },
): OpenGateways {
  if (!isPractice(config)) {
    return {
      gateways: adapters(config.gateways, deps, overNetwork),
      isPractice: false,
      storePassword: config.gateways.sslcommerz?.storePassword,
      practicePages: undefined,
    };
  }
  const pages = new Hono();
  const variables: Record<string, string> = {};
  for (const name of gatewayNames) {
    const base = `${config.SITE_URL}/practice/${name}`;
    const simulated = simulate(name, { base, now: () => deps.clock.now(), isControlled: false });
    Object.assign(variables, simulated.variables);
    pages.route(`/practice/${name}`, simulated.simulator.app);
  }
  deps.logger.info('Payments are practice: no gateway is set, and the demo agency is on this machine only.');
  const { gateways } = readGateways(variables);
  const send: Send = async (address, init) => pages.request(address, init);
  return {
    gateways: adapters(gateways, deps, send),
    isPractice: true,
    storePassword: gateways.sslcommerz?.storePassword,
    practicePages: pages,
  };
}

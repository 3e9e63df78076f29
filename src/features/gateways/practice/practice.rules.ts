import type { GatewaysConfig } from '#platform/config-gateways.ts';
import type { PaymentGateways } from '#platform/http/page-context.ts';
import { gatewayNames } from '../gateways.contract.ts';

/** Whether a host is this machine, reached from nowhere else. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

/**
 * Whether the program plays the gateways itself, so that a newcomer can pay without money: only the demo agency, only on an
 * address of this machine, only while no gateway is switched on.
 */
export const isPractice = (config: {
  readonly SEED: 'demo' | 'site' | 'none';
  readonly SITE_URL: string;
  readonly gateways: GatewaysConfig;
}): boolean =>
  config.SEED !== 'none' &&
  isLoopback(new URL(config.SITE_URL).hostname) &&
  Object.values(config.gateways).every((gateway) => gateway === undefined);

/** The gateways that pages offer: those that are switched on, or all of them as practice. */
export function paymentGatewaysOf(config: Parameters<typeof isPractice>[0]): PaymentGateways {
  const practice = isPractice(config);
  return { practice, names: gatewayNames.filter((name) => practice || config.gateways[name] !== undefined) };
}

import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { systemClock } from '#platform/clock.ts';
import { overNetwork } from '../ask.gateway.ts';
import type { GatewayName } from '../gateways.contract.ts';
import { type BkashAccount, bkashSimulator } from './bkash-simulator.gateway.ts';
import { nagadKeys, nagadSimulator } from './nagad-simulator.gateway.ts';
import type { Simulator, SimulatorWorld } from './simulator.gateway.ts';
import { sslcommerzSimulator } from './sslcommerz-simulator.gateway.ts';

/** Accounts at the simulators: they protect nothing. */
const store = { id: 'practicetest', password: 'practice@ssl' };
const account: BkashAccount = {
  appKey: 'practice-key',
  appSecret: 'practice-secret',
  username: 'practice',
  password: 'practice-password',
};
const merchantId = '683002007104225';

/** A simulator with the variables by which the program finds it. */
export interface Simulated {
  readonly simulator: Simulator;
  readonly variables: Readonly<Record<string, string>>;
}

/** One gateway's simulator at a URL. */
export function simulate(name: GatewayName, world: SimulatorWorld): Simulated {
  switch (name) {
    case 'sslcommerz':
      return {
        simulator: sslcommerzSimulator(world, store),
        variables: {
          SSLCOMMERZ_URL: world.base,
          SSLCOMMERZ_STORE_ID: store.id,
          SSLCOMMERZ_STORE_PASSWORD: store.password,
        },
      };
    case 'bkash':
      return {
        simulator: bkashSimulator(world, account),
        variables: {
          BKASH_URL: world.base,
          BKASH_APP_KEY: account.appKey,
          BKASH_APP_SECRET: account.appSecret,
          BKASH_USERNAME: account.username,
          BKASH_PASSWORD: account.password,
        },
      };
    case 'nagad': {
      const keys = nagadKeys();
      return {
        simulator: nagadSimulator(world, merchantId, keys),
        variables: {
          NAGAD_URL: `${world.base}/api/dfs/`,
          NAGAD_MERCHANT_ID: merchantId,
          NAGAD_PRIVATE_KEY: keys.merchant.privateKey
            .export({ type: 'pkcs8', format: 'der' })
            .toString('base64'),
          NAGAD_GATEWAY_KEY: keys.gateway.publicKey
            .export({ type: 'spki', format: 'der' })
            .toString('base64'),
        },
      };
    }
  }
}

/** Serves a simulator on this machine. @param port 0: any free one */
export async function serveSimulator(
  name: GatewayName,
  port = 0,
): Promise<Simulated & { readonly url: string; close(): Promise<void> }> {
  let answer: ((...parameters: Parameters<ReturnType<typeof getRequestListener>>) => unknown) | undefined;
  const server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
  const simulated = simulate(name, {
    base: url,
    now: systemClock.now,
    notify: overNetwork,
    isControlled: true,
  });
  answer = getRequestListener(simulated.simulator.app.fetch, { overrideGlobalObjects: false });
  return {
    ...simulated,
    url,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

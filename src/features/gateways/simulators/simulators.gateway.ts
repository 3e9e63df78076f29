import type { Simulated } from '#platform/simulators/serve-simulator.gateway.ts';
import type { SimulatorWorld } from '#platform/simulators/simulator.gateway.ts';
import type { GatewayName } from '../gateways.contract.ts';
import { type BkashAccount, bkashSimulator } from './bkash-simulator.gateway.ts';
import { nagadKeys, nagadSimulator } from './nagad-simulator.gateway.ts';
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

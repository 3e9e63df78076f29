import type { Simulated } from '../../simulators/serve-simulator.gateway.ts';
import type { SimulatorWorld } from '../../simulators/simulator.gateway.ts';
import { whatsappSimulator } from './whatsapp-simulator.gateway.ts';

/** The account at the simulator: it protects nothing. */
const account = {
  token: 'practice-token',
  phoneId: '106540352242922',
  appSecret: 'practice-app-secret',
  verifyToken: 'practice-verify-token',
};

/** WhatsApp's simulator at a URL. */
export const simulateWhatsapp = (world: SimulatorWorld): Simulated => ({
  simulator: whatsappSimulator(world, account),
  variables: {
    WHATSAPP_URL: world.base,
    WHATSAPP_TOKEN: account.token,
    WHATSAPP_PHONE_ID: account.phoneId,
    WHATSAPP_APP_SECRET: account.appSecret,
    WHATSAPP_VERIFY_TOKEN: account.verifyToken,
  },
});

import type { Simulated } from '../../simulators/serve-simulator.gateway.ts';
import type { SimulatorWorld } from '../../simulators/simulator.gateway.ts';
import type { SmsConfig } from '../config-sms.ts';
import {
  alphaProtocol,
  bulksmsbdProtocol,
  mimsmsProtocol,
  practiceAccount,
  sslwirelessProtocol,
  urlProtocol,
} from './sms-protocols.gateway.ts';
import { smsSimulator } from './sms-simulator.gateway.ts';

const { key, sender, sid, username } = practiceAccount;

/** The simulators of the providers of SMS, by their names in SMS_PROVIDER. */
export const smsProviders = ['sslwireless', 'bulksmsbd', 'mimsms', 'alpha', 'url'] as const;

/** One provider's simulator at a URL. */
export function simulateSms(provider: SmsConfig['provider'], world: SimulatorWorld): Simulated {
  const variables = { SMS_PROVIDER: provider, SMS_URL: world.base, SMS_API_KEY: key };
  switch (provider) {
    case 'sslwireless':
      return {
        simulator: smsSimulator(world, sslwirelessProtocol),
        variables: { ...variables, SMS_SID: sid },
      };
    case 'bulksmsbd':
      return {
        simulator: smsSimulator(world, bulksmsbdProtocol),
        variables: { ...variables, SMS_SENDER: sender },
      };
    case 'mimsms':
      return {
        simulator: smsSimulator(world, mimsmsProtocol),
        variables: { ...variables, SMS_USERNAME: username, SMS_SENDER: sender },
      };
    case 'alpha':
      return { simulator: smsSimulator(world, alphaProtocol), variables };
    case 'url':
      return {
        simulator: smsSimulator(world, urlProtocol),
        variables: {
          SMS_PROVIDER: provider,
          SMS_URL: `${world.base}/send?key=${key}&to={to}&text={text}&id={id}`,
        },
      };
  }
}

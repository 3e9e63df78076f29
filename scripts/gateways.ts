// Simulators of payment gateways, of providers of SMS and of WhatsApp, each a process of its own: node scripts/gateways.ts [name:port ...]
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { gatewayName } from '../src/features/gateways/gateways.contract.ts';
import { simulate } from '../src/features/gateways/simulators/simulators.gateway.ts';
import { type Simulated, serveSimulator } from '../src/platform/simulators/serve-simulator.gateway.ts';
import type { SimulatorWorld } from '../src/platform/simulators/simulator.gateway.ts';
import { simulateSms, smsProviders } from '../src/platform/sms/simulators/simulate-sms.gateway.ts';
import { simulateWhatsapp } from '../src/platform/whatsapp/simulator/simulate-whatsapp.gateway.ts';

const smsProvider = z.enum(smsProviders);
const standard = [
  'sslcommerz:4501',
  'bkash:4502',
  'nagad:4503',
  'sslwireless:4511',
  'bulksmsbd:4512',
  'mimsms:4513',
  'alpha:4514',
  'url:4515',
  'whatsapp:4521',
];
/** Its variables are printed as a comment: the program has one provider of SMS. */
const beside = '--beside';
const given = process.argv.slice(2);
const asked = given.filter((each) => each !== beside);
const places = asked.length > 0 ? asked : standard;

const nameOf = (place: string) => place.split(':')[0] ?? '';
const isSms = (place: string) => smsProvider.safeParse(nameOf(place)).success;

function simulatorOf(name: string): (world: SimulatorWorld) => Simulated {
  if (name === 'whatsapp') {
    return simulateWhatsapp;
  }
  const sms = smsProvider.safeParse(name);
  if (sms.success) {
    return (world) => simulateSms(sms.data, world);
  }
  const gateway = gatewayName.parse(name);
  return (world) => simulate(gateway, world);
}

async function serve(place: string) {
  const [name = '', port] = place.split(':');
  const { url, variables, close } = await serveSimulator(
    simulatorOf(name),
    z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .parse(port ?? 0),
  );
  // At once: the lines of several processes would mix otherwise.
  const line = given.includes(beside) ? '# export' : 'export';
  console.log(
    [
      `# ${name} at ${url}; its switches are at ${url}/control`,
      ...Object.entries(variables).map(([variable, value]) => `${line} ${variable}='${value}'`),
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close());
  }
}

const [only] = places;
if (places.length === 1 && only !== undefined) {
  await serve(only);
} else {
  const first = places.find(isSms);
  const script = fileURLToPath(import.meta.url);
  const children = places.map((place) =>
    spawn(process.execPath, [script, place, ...(isSms(place) && place !== first ? [beside] : [])], {
      stdio: 'inherit',
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of children) {
        child.kill(signal);
      }
    });
  }
}

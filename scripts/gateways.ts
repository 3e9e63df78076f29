// Simulators of the payment gateways, each a process of its own: node scripts/gateways.ts [name:port ...]
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { gatewayName } from '../src/features/gateways/gateways.contract.ts';
import { simulate } from '../src/features/gateways/simulators/simulators.gateway.ts';
import { serveSimulator } from '../src/platform/simulators/serve-simulator.gateway.ts';

const standard = ['sslcommerz:4501', 'bkash:4502', 'nagad:4503'];
const asked = process.argv.slice(2);
const places = asked.length > 0 ? asked : standard;

async function serve(place: string) {
  const [name, port] = place.split(':');
  const gateway = gatewayName.parse(name);
  const { url, variables, close } = await serveSimulator(
    (world) => simulate(gateway, world),
    z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .parse(port ?? 0),
  );
  console.log(`# ${name} at ${url}; its switches are at ${url}/control`);
  for (const [variable, value] of Object.entries(variables)) {
    console.log(`export ${variable}='${value}'`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close());
  }
}

const [only] = places;
if (places.length === 1 && only !== undefined) {
  await serve(only);
} else {
  const children = places.map((place) =>
    spawn(process.execPath, [fileURLToPath(import.meta.url), place], { stdio: 'inherit' }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of children) {
        child.kill(signal);
      }
    });
  }
}

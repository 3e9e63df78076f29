import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(import.meta.dirname, '../../scripts/gateways.ts');

/** Simulators of payment gateways or of telephones, each a process of its own, as `npm run gateways` starts them. */
export interface GatewayProcesses {
  /** The environment variables by which the program finds them. */
  readonly variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts one simulator on a free port, and waits for the last of its variables. */
async function startOne(name: string, last: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [script, `${name}:0`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, variable, value] = /^export (\w+)='(.*)'$/.exec(line) ?? [];
      if (variable !== undefined && value !== undefined) {
        variables[variable] = value;
      }
      if (variable === last) {
        resolve();
      }
    });
    child.once('exit', (code) => reject(new Error(`The simulator of ${name} ended with ${code}.`)));
  });
  return child;
}

/** Starts simulators, each by its name and its last variable. */
async function startAll(all: readonly (readonly [string, string])[]): Promise<GatewayProcesses> {
  const variables: Record<string, string> = {};
  const children: ChildProcess[] = [];
  for (const [name, last] of all) {
    children.push(await startOne(name, last, variables));
  }
  return {
    variables,
    stop: async () => {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** Starts the simulators of SSLCommerz and bKash; the caller stops them. */
export const startGateways = () =>
  startAll([
    ['sslcommerz', 'SSLCOMMERZ_STORE_PASSWORD'],
    ['bkash', 'BKASH_PASSWORD'],
  ]);

/** Starts the simulators of SSL Wireless and of WhatsApp; the caller stops them. */
export const startTelephones = () =>
  startAll([
    ['sslwireless', 'SMS_SID'],
    ['whatsapp', 'WHATSAPP_VERIFY_TOKEN'],
  ]);

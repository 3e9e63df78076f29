import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(import.meta.dirname, '../../scripts/gateways.ts');

/** Simulators of payment gateways, each a process of its own, as `npm run gateways` starts them. */
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

/** Starts the simulators of SSLCommerz and bKash; the caller stops them. */
export async function startGateways(): Promise<GatewayProcesses> {
  const variables: Record<string, string> = {};
  const children: ChildProcess[] = [
    await startOne('sslcommerz', 'SSLCOMMERZ_STORE_PASSWORD', variables),
    await startOne('bkash', 'BKASH_PASSWORD', variables),
  ];
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

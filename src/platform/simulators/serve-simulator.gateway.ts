import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { systemClock } from '../clock.ts';
import { overNetwork } from '../http-client/ask.gateway.ts';
import type { Simulator, SimulatorWorld } from './simulator.gateway.ts';

/** A simulator with the variables by which the program finds it. */
export interface Simulated {
  readonly simulator: Simulator;
  readonly variables: Readonly<Record<string, string>>;
}

/** A simulator that runs. */
export interface Served extends Simulated {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a simulator on this machine. @param port 0: any free one */
export async function serveSimulator(
  simulate: (world: SimulatorWorld) => Simulated,
  port = 0,
): Promise<Served> {
  let answer: ((...parameters: Parameters<ReturnType<typeof getRequestListener>>) => unknown) | undefined;
  const server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
  const simulated = simulate({ base: url, now: systemClock.now, notify: overNetwork, isControlled: true });
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

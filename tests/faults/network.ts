import { connect, createServer, type Socket } from 'node:net';

export interface Network {
  /** The address through which the network leads. */
  readonly port: number;
  /** Nothing arrives any more, and nobody is told. */
  blackhole(): void;
  /** New connections are refused, and old ones cut. */
  cut(): Promise<void>;
  /** Cuts the connections that there are; new ones are fine. */
  reset(): void;
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** A network between the program and a server on this machine, which can be disturbed. */
export async function disturbableNetwork(to: number): Promise<Network> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const over = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, onto] of [pair, [far, near] as const]) {
      from.on('data', (data) => {
        if (!silent) {
          onto.write(data);
        }
      });
      from.once('error', over).once('close', () => {
        if (!silent) {
          over();
        }
      });
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const port = await listen(0);
  const reset = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    pairs.clear();
  };
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      reset();
    });
  return {
    port,
    blackhole: () => {
      silent = true;
    },
    cut,
    reset,
    heal: async () => {
      silent = false;
      if (!server.listening) {
        await listen(port);
      }
    },
    close: cut,
  };
}

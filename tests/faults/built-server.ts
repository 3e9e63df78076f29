import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#platform/free-port.ts';
import { root } from './writer.ts';

export interface BuiltServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** Resolves with the ms since the start when it says that it is ready; rejects when it ended before. */
  readonly ready: Promise<number>;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<{ code: number | null; ms: number }>;
  /** Its log. */
  log(): string;
  /** What it wrote on standard error. */
  complaints(): string;
}

/** Starts the program as it is built (npm run build), on a free port unless PORT says which. */
export async function startBuilt(env: Readonly<Record<string, string>>): Promise<BuiltServer> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const url = `http://127.0.0.1:${port}`;
  const started = Date.now();
  const child = spawn('node', ['build/server/index.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'site',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (data) => {
    written += String(data);
  });
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += String(data);
  });
  let over = false;
  const ended = once(child, 'close').then(() => {
    over = true;
  });
  const ready = (async () => {
    while (!over) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response?.ok) {
        return Date.now() - started;
      }
      await delay(25);
    }
    throw new Error(`The program ended: ${complaints}`);
  })();
  ready.catch(() => {});
  return {
    url,
    child,
    ready,
    end: async (signal) => {
      const before = Date.now();
      child.kill(signal);
      await ended;
      return { code: child.exitCode, ms: Date.now() - before };
    },
    log: () => written,
    complaints: () => complaints,
  };
}

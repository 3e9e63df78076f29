import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface BuiltProgram {
  /** Without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the program as it was built, in a process of its own, and waits until it is ready. */
export async function startBuilt(variables: Readonly<Record<string, string>>): Promise<BuiltProgram> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = spawn(process.execPath, [join(root, 'build/server/index.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SEED: 'site',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(program, 'exit');
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  process.once('exit', () => program.kill('SIGKILL'));
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (program.exitCode !== null) {
      throw new Error(`The program ended with ${program.exitCode} before it was ready.`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      return { url, pid: program.pid ?? 0, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The program was not ready within two minutes.');
}

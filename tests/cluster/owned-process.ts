import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** The user that PostgreSQL and its companions run as: they refuse to run as root. */
export interface PlainUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** Debian's user `postgres` where this runs as root, otherwise the user that it runs as. */
export function plainUser(): PlainUser {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error('There is no user postgres, which the package postgresql makes.');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

export interface OwnedProcess {
  readonly pid: number;
  /** Sends a signal to this process alone and waits for its end; SIGKILL after a minute. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/** Starts a process of the cluster, with its output in a file. */
export function startOwned(
  command: string,
  parameters: readonly string[],
  options: { log: string; user?: PlainUser; env?: NodeJS.ProcessEnv },
): OwnedProcess {
  const output = openSync(options.log, 'a');
  const child: ChildProcess = spawn(command, [...parameters], {
    ...options.user,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'exit').catch(() => {});
  return {
    pid: child.pid ?? 0,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) {
        return;
      }
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Repeats a check until it succeeds. @throws with the name of what it waits for. */
export async function until(what: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await check().catch(() => false))) {
    if (Date.now() > end) {
      throw new Error(`After ${seconds} s there is no sign of this: ${what}`);
    }
    await delay(100);
  }
}

/** Whether a URL is answered with 200. */
export const isFine = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;

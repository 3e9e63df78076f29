import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import {
  chown,
  type FileHandle,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasErrorCode } from '../../error-code.ts';
import { isRunning } from '../../running.ts';
import type { SystemUser } from './server-user.ts';

/**
 * A named pipe beside the data that every process of a server keeps open: it says whether one of them still lives, where
 * process ids may be somebody else's by now.
 */
const aliveOf = (data: string) => `${data}.alive`;

/** Opens the pipe for the processes of a new server. */
export async function openAlive(data: string, user: SystemUser | undefined): Promise<FileHandle> {
  const path = aliveOf(data);
  const isThere = await stat(path).then(
    (found) => found.isFIFO(),
    () => false,
  );
  if (!isThere) {
    await rm(path, { force: true });
    execFileSync('mkfifo', ['-m', '600', path]);
    if (user) {
      await chown(path, user.uid, user.gid);
    }
  }
  return open(path, 'r+');
}

async function somebodyLives(data: string): Promise<boolean> {
  try {
    // It can be opened for writing while somebody has it open for reading.
    const pipe = await open(aliveOf(data), constants.O_WRONLY | constants.O_NONBLOCK);
    await pipe.close();
    return true;
  } catch (cause) {
    if (hasErrorCode(cause, 'ENXIO') || hasErrorCode(cause, 'ENOENT')) {
      return false;
    }
    throw cause;
  }
}

/** The processes that have the pipe open; none where the system doesn't show that. */
async function whoLives(data: string): Promise<number[]> {
  const path = await realpath(aliveOf(data));
  const found: number[] = [];
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const links = await Promise.all(open.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
    if (links.includes(path) && Number(pid) !== process.pid) {
      found.push(Number(pid));
    }
  }
  return found;
}

/** Greater than any process id. */
const nobodysPid = 2_147_483_647;

/**
 * A server that was killed leaves its process id behind, which may be somebody else's by now; PostgreSQL would wait for that
 * one. The rest of the file stays: by it PostgreSQL sees whether its memory is still in use.
 */
async function forgetStalePid(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  const [first = '', ...rest] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const pid = Number(first);
  if (Number.isInteger(pid) && pid > 0 && isRunning(pid)) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    if (folder !== undefined && folder === (await realpath(data))) {
      throw new Error(`Another PostgreSQL server (process ${pid}) uses ${data}. Stop it first.`);
    }
    await writeFile(path, [nobodysPid, ...rest].join('\n'));
  }
  for (const name of await readdir(data)) {
    if (name.startsWith('.s.PGSQL.')) {
      await rm(join(data, name), { force: true });
    }
  }
}

/** The first that ends may have taken others with it. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (!hasErrorCode(cause, 'ESRCH')) {
      throw cause;
    }
  }
}

const endsByItselfMs = 5_000;
const patienceMs = 12_000;

/**
 * Waits until nobody uses the data any more: a server whose program was killed ends by itself. Where what should end it was
 * killed, too, this does.
 * @throws Error in words for the operator when it doesn't end
 */
export async function freeOfOthers(data: string): Promise<void> {
  const since = performance.now();
  let signal: NodeJS.Signals = 'SIGQUIT';
  for (let until = endsByItselfMs; await somebodyLives(data); await delay(20)) {
    const waited = performance.now() - since;
    if (waited > patienceMs) {
      throw new Error(
        `A PostgreSQL server that was started before still uses ${data}, and doesn't end. Stop it first.`,
      );
    }
    if (waited > until) {
      for (const pid of await whoLives(data)) {
        sendSignal(pid, signal);
      }
      until += 2_000;
      signal = 'SIGKILL';
    }
  }
  await forgetStalePid(data);
}

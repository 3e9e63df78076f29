import { link, mkdir, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { hasErrorCode } from '../error-code.ts';
import { giveToOwnerOfFolder } from '../owner.ts';
import { isRunning } from '../running.ts';
import { connectTo, type Reply, type Request, readReply, writeLine } from './line-socket.ts';
import { type CommandHandler, listenOn } from './lock-listener.ts';
import { shortPathTo } from './short-path.ts';

const holder = z.object({ pid: z.int(), since: z.iso.datetime(), purpose: z.string() });
export type Holder = z.infer<typeof holder>;
const note = holder.extend({ generation: z.int() });

/** Another process has the data directory. Two processes on one embedded database corrupt it without an error. */
export class DataDirectoryInUse extends Error {
  /** Absent when that process doesn't respond. */
  readonly holder: Holder | undefined;

  constructor(directory: string, found: Holder | undefined) {
    const who = found
      ? `process ${found.pid} (${found.purpose}, since ${found.since})`
      : 'a process that gives no answer';
    super(`The data directory ${directory} is in use by ${who}. Stop it first, or use another DATA_DIR.`);
    this.name = 'DataDirectoryInUse';
    this.holder = found;
  }
}

export interface DataLock {
  /** Registers the commands that other processes may send through the lock. */
  handle(command: string, handler: CommandHandler): void;
  release(): Promise<void>;
}

const responseTimeoutMs = 1000;

/** The folder of the lock, and the paths of its sockets. */
async function lockRoom(directory: string) {
  const folder = join(directory, 'lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const short = await shortPathTo(folder);
  return {
    folder,
    socket: (name: string) => join(short.path, name),
    close: short.close,
  };
}
type Room = Awaited<ReturnType<typeof lockRoom>>;

const nameOf = (generation: number) => `${generation}.sock`;

async function generations(room: Room): Promise<number[]> {
  const names = await readdir(room.folder);
  return names.flatMap((name) => Number(/^(\d+)\.sock$/.exec(name)?.[1] ?? [])).sort((a, b) => b - a);
}

async function noteOf(room: Room, generation: number): Promise<Holder | undefined> {
  try {
    const found = note.parse(JSON.parse(await readFile(join(room.folder, 'holder.json'), 'utf8')));
    return found.generation === generation ? found : undefined;
  } catch {
    return undefined;
  }
}

type State = { is: 'held'; by: Holder | undefined } | { is: 'dead' } | { is: 'moved-on' };

/** Whether the process behind a socket is alive, and its description. */
async function stateOf(room: Room, generation: number): Promise<State> {
  let socket: Socket;
  try {
    socket = await connectTo(room.socket(nameOf(generation)), responseTimeoutMs);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ECONNREFUSED') {
      return { is: 'dead' };
    }
    if (code === 'ENOENT') {
      return { is: 'moved-on' };
    }
    const by = await noteOf(room, generation);
    // Another user's socket can't be asked: whether its process is there can.
    return code === 'EACCES' && by && !isRunning(by.pid) ? { is: 'dead' } : { is: 'held', by };
  }
  try {
    writeLine(socket, { command: 'who' });
    return { is: 'held', by: holder.parse(await readReply(socket, responseTimeoutMs)) };
  } catch {
    // It accepted the connection but doesn't respond: stopped, or busy. If it has just died, the next look shows it.
    return socket.readableEnded || socket.destroyed
      ? { is: 'moved-on' }
      : { is: 'held', by: await noteOf(room, generation) };
  } finally {
    socket.destroy();
  }
}

/**
 * Old sockets are kept for a while, so that a process listing the folder now sees the newest of them or its successor. Ages
 * are told by the clock of the disk alone, which may be another machine's.
 */
async function sweep(room: Room, generation: number): Promise<void> {
  const madeAt = async (name: string) => (await stat(join(room.folder, name))).mtimeMs;
  const ours = await madeAt(nameOf(generation));
  for (const name of await readdir(room.folder)) {
    const old = Number(/^(\d+)\.sock$/.exec(name)?.[1] ?? generation) < generation - 8;
    const unfinished = name.startsWith('starting-');
    const age = unfinished ? ours - (await madeAt(name)) : 0;
    if (old || age > 60_000) {
      await unlink(join(room.folder, name));
    }
  }
}

/** Takes a generation. Undefined when another process was faster. */
async function claim(room: Room, generation: number, me: Holder): Promise<DataLock | undefined> {
  const handlers = new Map<string, CommandHandler>();
  handlers.set('who', async (_, socket) => {
    socket.end(`${JSON.stringify({ ok: true, ...me })}\n`);
  });
  const unfinished = `starting-${crypto.randomUUID()}.sock`;
  const listening = await listenOn(room.socket(unfinished), handlers);
  try {
    // The link appears atomically, and only after we listen: a socket that refuses connections always belongs to a dead process.
    await link(join(room.folder, unfinished), join(room.folder, nameOf(generation)));
  } catch (cause) {
    await listening.stop();
    if (hasErrorCode(cause, 'EEXIST') || hasErrorCode(cause, 'ENOENT')) {
      return undefined;
    }
    throw cause;
  }
  await unlink(join(room.folder, unfinished)).catch(() => {});
  await giveToOwnerOfFolder(join(room.folder, nameOf(generation)));
  const [newest] = await generations(room);
  if (newest !== generation) {
    await listening.stop();
    return undefined;
  }
  await writeFile(join(room.folder, 'holder.json'), JSON.stringify({ ...me, generation })).catch(() => {});
  await sweep(room, generation).catch(() => {});
  return {
    handle: (name, handler) => void handlers.set(name, handler),
    release: async () => {
      await listening.stop();
      await room.close();
    },
  };
}

/**
 * Takes the data directory for this process, until it is released or the process ends.
 *
 * The lock is a socket file `<n>.sock` that its holder listens on. A process that finds the highest of them dead takes
 * the next number, by a link that only one process can create. Numbers only go up, and the highest is never removed: a
 * process that paused between looking and linking finds its number taken, or a higher one there.
 * A PID file would not do: process ids repeat in containers.
 * @param purpose What this process does, for the error message of other processes.
 * @throws DataDirectoryInUse within two seconds when another process has it.
 */
export async function lockDataDirectory(directory: string, purpose: string): Promise<DataLock> {
  const room = await lockRoom(directory);
  const me: Holder = { pid: process.pid, since: systemClock.now().toISOString(), purpose };
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [newest = 0] = await generations(room);
      const state: State = newest === 0 ? { is: 'dead' } : await stateOf(room, newest);
      if (state.is === 'held') {
        throw new DataDirectoryInUse(directory, state.by);
      }
      const lock = state.is === 'dead' ? await claim(room, newest + 1, me) : undefined;
      if (lock) {
        return lock;
      }
      await delay(5);
    }
    throw new DataDirectoryInUse(directory, undefined);
  } catch (cause) {
    await room.close();
    throw cause;
  }
}

/**
 * Sends a command to the process that holds a data directory.
 * @returns the socket, from which the data after the reply can be read; undefined when nobody holds the directory.
 * @throws with the holder's error message when it refuses.
 */
export async function sendToHolder(
  directory: string,
  message: Request,
  withinMs: number,
): Promise<{ reply: Reply; socket: Socket } | undefined> {
  const room = await lockRoom(directory);
  try {
    const [newest = 0] = await generations(room);
    if (newest === 0) {
      return undefined;
    }
    const socket = await connectTo(room.socket(nameOf(newest)), responseTimeoutMs).catch(() => undefined);
    if (!socket) {
      return undefined;
    }
    writeLine(socket, message);
    const reply = await readReply(socket, withinMs);
    if (!reply.ok) {
      socket.destroy();
      throw new Error(reply.message);
    }
    return { reply, socket };
  } finally {
    await room.close();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Ack, ack } from './judge.ts';

export const root = join(import.meta.dirname, '../..');

export interface Writer {
  readonly acks: readonly Ack[];
  /** Resolves when the writer has opened its database; rejects when it ended before. */
  readonly ready: Promise<void>;
  /** Kills it, wherever it is, and waits for all that it had said. */
  kill(): Promise<void>;
  /** What it complained of. */
  complaints(): string;
}

/** Starts a process that writes until it is killed. */
export function startWriter(place: { DATA_DIR: string; DATABASE_URL?: string }): Writer {
  const acks: Ack[] = [];
  let complaints = '';
  const child: ChildProcess = spawn('node', ['tests/faults/write-without-end.ts'], {
    cwd: root,
    env: { ...process.env, ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (data) => {
    complaints += String(data);
  });
  const lines = child.stdout ? createInterface(child.stdout) : undefined;
  const ended = once(child, 'close');
  const ready = new Promise<void>((resolve, reject) => {
    lines?.on('line', (line) => {
      const said = ack.safeParse(parsed(line));
      // The last line may be cut in the middle: then nobody was told.
      if (said.success) {
        acks.push(said.data);
        resolve();
      }
    });
    void ended.then(() => reject(new Error(`The writer ended: ${complaints}`)));
  });
  ready.catch(() => {});
  return {
    acks,
    ready,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    complaints: () => complaints,
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Numbers from 0 to 1 that are the same for the same seed, so that a failed run can be done again. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { processesIn } from '#platform/testing/server-processes.ts';
import { startBuilt } from './built-server.ts';
import { addressOf, sampleEnquiry } from './sample-enquiry.ts';

/** Where the database doesn’t wait, more than a quarter of them is found: of so many, not to see it is out of the question. */
const writes = 80;
const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** Sends enquiries one after another under a trace of system calls. @returns the trace, in the order of what happened */
async function traceWrites(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = await migratedDirectory();
  const place = await mkdtemp(join(tmpdir(), 'shofor-trace-'));
  onTestFinished(async () => {
    await rm(directory, { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  });
  const server = await startBuilt({
    DATA_DIR: directory,
    SEED: 'none',
    TRUSTED_PROXIES: '1',
    ...environment,
  });
  await server.ready;
  const send = async (number: number) => {
    const response = await fetch(`${server.url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) },
      body: JSON.stringify(sampleEnquiry(number)),
    });
    expect(response.status).toBe(201);
    await response.arrayBuffer();
  };
  await send(writes);
  const file = join(place, 'trace');
  const pids = [server.child.pid ?? 0, ...processesIn(directory)];
  const strace = spawn(
    'strace',
    [
      '-f',
      '-y',
      '-s',
      '16',
      '-o',
      file,
      '-e',
      'trace=fsync,fdatasync,write,writev,sendto,sendmsg',
      ...pids.flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const attached = Promise.withResolvers<void>();
  let said = '';
  strace.stderr.on('data', (data) => {
    said += String(data);
    if (pids.every((pid) => said.includes(`Process ${pid} attached`))) {
      attached.resolve();
    }
  });
  await attached.promise;
  for (let number = 0; number < writes; number += 1) {
    await send(number);
  }
  const ended = once(strace, 'exit');
  strace.kill('SIGINT');
  await ended;
  await server.end('SIGTERM');
  return (await readFile(file, 'utf8')).split('\n');
}

/** How many answers left, and how many of them before the log of writes was on the disk. */
function judge(trace: readonly string[]) {
  const syncing = new Set<string>();
  const figures = { answers: 0, unsynced: 0 };
  let isSynced = false;
  for (const line of trace) {
    const pid = line.split(' ')[0] ?? '';
    if (/f(?:data)?sync\(.*pg_wal/.test(line)) {
      if (line.includes('<unfinished')) {
        syncing.add(pid);
      } else if (/\)\s*= 0$/.test(line)) {
        isSynced = true;
      }
    } else if (/sync resumed>\)\s*= 0$/.test(line) && syncing.delete(pid)) {
      isSynced = true;
    } else if (line.includes('HTTP/1.1 201')) {
      figures.answers += 1;
      figures.unsynced += isSynced ? 0 : 1;
      isSynced = false;
    }
  }
  return figures;
}

test.runIf(hasStrace)(
  `each of ${writes} acknowledged writes was on the disk before its answer left`,
  async () => {
    expect(judge(await traceWrites({}))).toEqual({ answers: writes, unsynced: 0 });
  },
  240_000,
);

test.runIf(hasStrace)(
  'and where the database doesn’t wait, the trace shows it',
  async () => {
    const hasty = { PGOPTIONS: `${process.env.PGOPTIONS} -c synchronous_commit=off` };
    const { answers, unsynced } = judge(await traceWrites(hasty));
    expect(answers).toBe(writes);
    expect(unsynced).toBeGreaterThan(writes / 4);
  },
  240_000,
);

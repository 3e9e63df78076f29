import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open.ts';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { type FileAck, fileAck, judgeFiles } from './files-judge.ts';
import { randomOf, root } from './writer.ts';

const seed = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
const kills = Number(process.env.KILLS ?? 3);

/** Lets it send until it was acknowledged something, and a little longer, and kills it. @returns what it had said */
async function sendUntilKilled(place: object, longer: number): Promise<FileAck[]> {
  const child = spawn('node', ['tests/faults/send-files-without-end.ts'], {
    cwd: root,
    env: { ...process.env, ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const acks: FileAck[] = [];
  createInterface(child.stdout).on('line', (line) => {
    try {
      acks.push(fileAck.parse(JSON.parse(line)));
    } catch {
      // The last line may be cut in the middle: then nobody was told.
    }
  });
  while (!acks.some(({ is }) => is === 'removed') && child.exitCode === null) {
    await delay(5);
  }
  await delay(longer);
  expect(child.exitCode, 'it ended by itself').toBe(null);
  child.kill('SIGKILL');
  await ended;
  return acks;
}

test(`a process that is killed ${kills} times while files come and go leaves no half file, loses none, and nothing stays of what was deleted (seed ${seed})`, async () => {
  const directory = await migratedDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const place = { DATA_DIR: directory };
  const random = randomOf(seed);
  const acks: FileAck[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    acks.push(...(await sendUntilKilled(place, random() * 400)));
  }
  // A server may still be busy with the last transaction of the process that was killed.
  await delay(500);
  const { database } = await openDatabase(place, 'judge');
  const { wrong, swept, doneLater } = await judgeFiles(database, directory, acks);
  await database.close();
  const times = (is: FileAck['is']) => acks.filter((each) => each.is === is);
  console.log(
    `${kills} kills, ${times('kept').length} files kept, ${times('removed').length} deleted, ${swept} half sent, ${doneLater} taken out of the storage afterwards`,
  );
  expect(wrong).toEqual([]);
  expect(times('kept').length).toBeGreaterThan(kills);
  // There was something to tidy up, or the kills have missed.
  expect(swept).toBeGreaterThan(0);
  // A task is done once more only when the process was killed between doing it and noting that.
  const done = times('done').map((each) => ('file' in each ? each.file : ''));
  expect(done.length - new Set(done).size).toBeLessThanOrEqual(kills);
}, 600_000);

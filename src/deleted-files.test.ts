import { createWriteStream } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { removeAgainTopic } from '#platform/backup/removed-again.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { verifyBackup } from '#platform/backup/verify.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { rememberDeleted, removeFile } from '#platform/private-files/deleted-files.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { keepFile, receiveFile, streamFile } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { backUp } from './backup.ts';

const now = new Date('2026-12-01T04:00:00Z');
const migrations = join(import.meta.dirname, '../migrations');

async function place(tables: 'migrated' | 'empty') {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-deleted-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return {
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: await createDatabase(tables),
  };
}

test('a paper that was deleted after the backup stays deleted when that is restored, the others are there', async () => {
  const from = await place('migrated');
  const { database } = await openDatabase(from, 'test');
  await migrate(database, migrations);
  const { db } = database;
  const storage = directoryStorage(from.DATA_DIR);
  const files = { db, storage, clock: { now: () => now }, dataKey: testDataKey };
  const send = async (words: string) => {
    async function* bytes() {
      yield Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
    }
    const id = await receiveFile(files, { name: `${words}.pdf`, bytes: bytes() });
    await db.transaction(async (tx) => keepFile({ tx }, id));
    return id;
  };
  const [gone, stays] = [await send('passport of Rahima'), await send('bank letter')];
  const [asked, other, before] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, reference, removedAt] of [
    [asked, 'SF-7TRG-K4', null],
    [other, 'SF-7TRG-K5', null],
    [before, 'SF-7TRG-K6', now],
  ] as const) {
    await db.insert(enquiries).values({
      id,
      reference,
      token: `${'0'.repeat(25)}${reference.at(-1)}`,
      kind: 'contact',
      subject: 'A question',
      message: '',
      details: { kind: 'contact', topic: 'general' },
      language: 'en',
      name: 'Rahima',
      phone: '+8801712345678',
      replyBy: 'phone',
      inReview: false,
      reviewReasons: [],
      fingerprint: '',
      visitor: '',
      search: '',
      createdAt: now,
      updatedAt: now,
      removedAt,
    });
  }
  const cards = [crypto.randomUUID(), crypto.randomUUID()] as const;
  for (const id of cards) {
    await db.insert(customers).values({
      id,
      name: 'Rahima',
      search: '',
      removedAt: now,
      createdAt: now,
      updatedAt: now,
      heardAt: now,
    });
  }
  const file = join(from.DATA_DIR, '..', 'backup.tar.gz');
  await backUp(database, storage, createWriteStream(file));
  await removeFile(storage, gone, now);
  await rememberDeleted(storage, asked, now);
  // What was removed before the backup was made isn't in it; a card can be removed once more.
  await rememberDeleted(storage, before, now);
  await rememberDeleted(storage, cards[0], now);
  await rememberDeleted(storage, cards[1], new Date(now.getTime() + 60_000));
  expect(await readdir(join(from.DATA_DIR, 'private'))).toEqual([stays]);
  await database.close();

  // What the operator keeps beside the backups, like the key.
  const to = await place('empty');
  await cp(join(from.DATA_DIR, 'deleted'), join(to.DATA_DIR, 'deleted'), { recursive: true });
  expect(await restoreBackup(file, to, migrations)).toMatchObject({ deletedAgain: 1, removedAgain: 2 });
  expect(await readdir(join(to.DATA_DIR, 'private'))).toEqual([stays]);
  const restored = await openDatabase(to, 'test');
  onTestFinished(() => restored.database.close());
  const rows = await restored.database.db.select().from(privateFiles).orderBy(privateFiles.bytes);
  expect(rows.map(({ id, name, segments }) => [id, name, segments])).toEqual([
    [gone, '', 0],
    [stays, 'bank letter.pdf', 1],
  ]);
  // The program removes it again as soon as it starts.
  expect(await restored.database.db.select().from(outbox)).toMatchObject([
    { topic: removeAgainTopic, payload: { kind: 'enquiry', id: asked }, state: 'waiting' },
    { topic: removeAgainTopic, payload: { kind: 'customer', id: cards[1] }, state: 'waiting' },
  ]);
  const [deleted, whole] = rows;
  const after = { ...files, storage: directoryStorage(to.DATA_DIR) };
  expect(() => deleted && streamFile(after, deleted)).toThrow('This file was deleted. Ask for it again.');
  expect(await new Response(whole && streamFile(after, whole)).text()).toContain('bank letter');

  // A backup of the restored agency needs nothing of it.
  const again = join(to.DATA_DIR, '..', 'again.tar.gz');
  await backUp(restored.database, after.storage, createWriteStream(again));
  const { files: named } = await verifyBackup(again);
  expect(named.map(({ path }) => path).filter((path) => path.startsWith('private/'))).toEqual([
    `private/${stays}/0`,
  ]);
}, 60_000);

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { receiveFile } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { migratedDirectory } from '#platform/testing/data-directory.ts';
import { startBuilt } from './built-server.ts';

async function* pdf() {
  yield Buffer.from('%PDF-1.7\npassport\n%%EOF\n');
}

test('the program doesn’t start with a data key that the stored papers don’t fit, unless the key is lost for good', async () => {
  const directory = await migratedDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const place = {
    DATA_DIR: directory,
    SEED: 'none',
  };
  const dataKey = randomBytes(32);
  const { database } = await openDatabase(place, 'test');
  await migrate(database, resolve('migrations'));
  const clock = { now: () => new Date() };
  const storage = directoryStorage(directory);
  await receiveFile({ db: database.db, clock, storage, dataKey }, { name: 'passport.pdf', bytes: pdf() });
  await database.close();

  const start = async (env: object) => {
    const server = await startBuilt({ ...place, ...env });
    const isReady = await server.ready.then(
      () => true,
      () => false,
    );
    const { code } = await server.end('SIGTERM');
    return { isReady, code, complaints: server.complaints() };
  };
  const refused = await start({});
  expect(refused).toMatchObject({ isReady: false, code: 1 });
  expect(refused.complaints).toMatch(/^DATA_KEY: .* encrypted with another key\.\n/m);
  expect(refused.complaints).not.toContain('    at ');
  expect(await start({ DATA_KEY_LOST: 'yes' })).toMatchObject({ isReady: true, code: 0 });
}, 240_000);

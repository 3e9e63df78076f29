import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { directoryStorage } from '../storage.ts';
import { test } from '../testing/test.ts';
import { dataKeyFile, openDataKey, openKeyFile } from './data-key.ts';
import { fitsFileKeys, rewrapFileKeys } from './file-keys.ts';
import { privateFiles } from './private-files.table.ts';
import { receiveFile, streamFile } from './private-files.ts';
import { rotateDataKey } from './rotate-key.ts';

const now = new Date('2026-12-01T04:00:00Z');
const hex = () => randomBytes(32).toString('hex');

/** Papers in a data directory of their own, and what they are with a key. */
async function open(db: Database, clock: Clock) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shofor-keys-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const storage = directoryStorage(DATA_DIR);
  const send = async (dataKey: Buffer, text: string) => {
    async function* bytes() {
      yield Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
    }
    return receiveFile({ db, clock, storage, dataKey }, { name: `${text}.pdf`, bytes: bytes() });
  };
  /** The words of all files, in order; of one that doesn't open, nothing. */
  const readAll = async (dataKey: Buffer) => {
    const texts = [];
    for (const file of await db.select().from(privateFiles)) {
      const read = await (async () => new Response(streamFile({ storage, dataKey }, file)).text())().catch(
        () => '',
      );
      texts.push(read.split('\n')[1]);
    }
    return texts.sort();
  };
  return { DATA_DIR, send, readAll, rotate: (keys: object) => rotateDataKey(db, { DATA_DIR, ...keys }, now) };
}

describe('after the data key was changed', () => {
  test('every file opens with the new key, none with the old one, and no file was written again', async ({
    db,
    clock,
  }) => {
    const { DATA_DIR, send, readAll, rotate } = await open(db, clock);
    const before = await openDataKey({ DATA_DIR });
    await send(before, 'passport');
    const id = await send(before, 'statement');
    const segment = join(DATA_DIR, 'private', id, '0');
    const stored = await readFile(segment);
    const { rewrapped, oldKeyAt = '' } = await rotate({});
    const after = await openDataKey({ DATA_DIR });
    expect(rewrapped).toBe(2);
    expect(after.equals(before)).toBe(false);
    expect(await readAll(after)).toEqual(['passport', 'statement']);
    expect(await readAll(before)).toEqual([undefined, undefined]);
    expect([await fitsFileKeys(db, after), await fitsFileKeys(db, before)]).toEqual([true, false]);
    expect((await readFile(segment)).equals(stored)).toBe(true);
    // Backups made before need the old key.
    expect((await openKeyFile(oldKeyAt)).equals(before)).toBe(true);
    expect((await stat(join(DATA_DIR, dataKeyFile))).mode & 0o077).toBe(0);
    expect((await readdir(DATA_DIR)).filter((name) => name.endsWith('.next'))).toEqual([]);
  });

  test('a key from the environment takes the place of one from the environment', async ({ db, clock }) => {
    const { DATA_DIR, send, readAll, rotate } = await open(db, clock);
    const [old, fresh] = [hex(), hex()];
    await send(Buffer.from(old, 'hex'), 'passport');
    expect(await rotate({ OLD_DATA_KEY: old, DATA_KEY: fresh })).toMatchObject({ rewrapped: 1, before: 0 });
    expect(await readAll(Buffer.from(fresh, 'hex'))).toEqual(['passport']);
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith(dataKeyFile))).toEqual([]);
  });
});

describe('a change of the data key that was interrupted', () => {
  test('between the rows and the key file is finished by the next run', async ({ db, clock }) => {
    const { DATA_DIR, send, readAll, rotate } = await open(db, clock);
    const before = await openDataKey({ DATA_DIR });
    await send(before, 'passport');
    await rewrapFileKeys(db, before, await openKeyFile(join(DATA_DIR, `${dataKeyFile}.next`)));
    // The program was started meanwhile, with the old key.
    await send(before, 'statement');
    expect(await rotate({})).toMatchObject({ rewrapped: 1, before: 1 });
    expect(await readAll(await openDataKey({ DATA_DIR }))).toEqual(['passport', 'statement']);
  });
});

describe('a change of the data key is refused', () => {
  test('with a wrong old key, and then everything opens as before', async ({ db, clock }) => {
    const { DATA_DIR, send, readAll, rotate } = await open(db, clock);
    const before = await openDataKey({ DATA_DIR });
    await send(before, 'passport');
    await expect(rotate({ OLD_DATA_KEY: hex(), DATA_KEY: hex() })).rejects.toThrow(
      'with the new one: 1 of 1.',
    );
    await expect(rotate({ OLD_DATA_KEY: hex() })).rejects.toThrow('Nothing was changed');
    expect((await openDataKey({ DATA_DIR })).equals(before)).toBe(true);
    expect(await readAll(before)).toEqual(['passport']);
  });

  test('without an old key, with the same one, and with one that is no key', async ({ db, clock }) => {
    const { DATA_DIR, rotate } = await open(db, clock);
    const key = hex();
    await expect(rotate({ DATA_KEY: key })).rejects.toThrow('OLD_DATA_KEY: set it to the key used until now');
    await expect(rotate({ DATA_KEY: key, OLD_DATA_KEY: key })).rejects.toThrow('this is the old key');
    await expect(rotate({ DATA_KEY: key, OLD_DATA_KEY: 'short' })).rejects.toThrow(
      'OLD_DATA_KEY: it must have 32',
    );
    await writeFile(join(DATA_DIR, dataKeyFile), 'cut off');
    await expect(rotate({ DATA_KEY: key })).rejects.toThrow(dataKeyFile);
  });
});

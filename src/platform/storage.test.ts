import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Failure } from './command/failure.ts';
import { parseConfig } from './config.ts';
import { freeBytes, mebibyte } from './disk.ts';
import { log } from './log.ts';
import { directoryStorage, type Storage, tidyAway } from './storage.ts';
import { type BucketPlace, bucketStorage } from './storage-bucket.ts';
import { openStorage } from './storage-open.ts';
import { type BucketServer, startBucketServer } from './testing/bucket-server.ts';

async function somewhere(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-storage-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = async (storage: Storage, key: string) => {
  const bytes = await storage.read(key);
  return bytes && Buffer.from(bytes).toString();
};

const unavailable = { kind: 'unavailable', code: 'storage.away' };

describe.each([
  ['a directory', async () => directoryStorage(await somewhere())],
  ['a bucket', async () => bucketStorage(server.place)],
])('files in %s', (_, open) => {
  /** Keys of this test alone: the bucket is shared. */
  const below = () => `media/${crypto.randomUUID()}`;

  test('what was written is read again, and what is not there is not there', async () => {
    const storage = await open();
    const key = below();
    const all = Uint8Array.from({ length: 256 }, (_each, index) => index);
    await storage.write(`${key}/original.png`, all);
    expect(Buffer.from((await storage.read(`${key}/original.png`)) ?? []).equals(Buffer.from(all))).toBe(
      true,
    );
    expect(await storage.read(`${key}/320.webp`)).toBeUndefined();
    await storage.write(`${key}/empty`, new Uint8Array());
    expect((await storage.read(`${key}/empty`))?.byteLength).toBe(0);
  });

  test('what is written again is what was written last', async () => {
    const storage = await open();
    const key = `${below()}/a.txt`;
    await storage.write(key, bytesOf('first and long'));
    await storage.write(key, bytesOf('second'));
    expect(await textOf(storage, key)).toBe('second');
    const large = new Uint8Array(6 * mebibyte).fill(7);
    await storage.write(key, large);
    expect((await storage.read(key))?.byteLength).toBe(large.byteLength);
  });

  test('a key is taken away alone, or with all that is below it, and with nothing beside it', async () => {
    const storage = await open();
    const key = below();
    for (const name of ['a/1', 'a/b/2', 'ab/3', 'a.webp']) {
      await storage.write(`${key}/${name}`, bytesOf(name));
    }
    await storage.remove(`${key}/a`);
    await storage.remove(`${key}/a.webp`);
    await storage.remove(`${key}/never-there`);
    const left = await Promise.all(
      ['a/1', 'a/b/2', 'a.webp', 'ab/3'].map((name) => textOf(storage, `${key}/${name}`)),
    );
    expect(left).toEqual([undefined, undefined, undefined, 'ab/3']);
  });

  test('keys may have characters of any script', async () => {
    const storage = await open();
    const key = below();
    const names = [
      'a b+c',
      '100%25',
      'চা বাগান',
      `it's "so" & <so>`,
      'a?b=c#d',
      '~!@$^*()_-=[]{};,',
      '%2e%2e',
      '…',
    ];
    for (const name of names) {
      await storage.write(`${key}/${name}`, bytesOf(name));
    }
    expect(await Promise.all(names.map((name) => textOf(storage, `${key}/${name}`)))).toEqual(names);
    await storage.remove(key);
    expect(await Promise.all(names.map((name) => textOf(storage, `${key}/${name}`)))).toEqual(
      names.map(() => undefined),
    );
  });

  test('a key with a path out of the storage is refused', async () => {
    const storage = await open();
    for (const key of [
      '',
      '/etc/passwd',
      '../a',
      'media/../../a',
      'media//a',
      'media/',
      './a',
      'media/a\0.png',
      'a\\b',
    ]) {
      await expect(storage.read(key), key).rejects.toThrow('No file can have the key');
      await expect(storage.write(key, bytesOf('x')), key).rejects.toThrow('No file can have the key');
      await expect(storage.remove(key), key).rejects.toThrow('No file can have the key');
    }
  });

  test('many are written and read at once', async () => {
    const storage = await open();
    const key = below();
    const names = Array.from({ length: 50 }, (_each, index) => `${key}/${index}`);
    await Promise.all(names.map((name) => storage.write(name, bytesOf(name))));
    expect(await Promise.all(names.map((name) => textOf(storage, name)))).toEqual(names);
  });
});

describe('files in a directory', () => {
  test('a file that would take the room of the database is refused, and nothing of it stays', async () => {
    const directory = await somewhere();
    const storage = directoryStorage(directory, (await freeBytes(directory)) + mebibyte);
    const refused = await storage.write('media/a/original.png', new Uint8Array(10)).catch((cause) => cause);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'storage.full' });
    expect(await readdir(join(directory, 'media/a'))).toEqual([]);
  });

  test('a file that cannot be put in its place leaves no half of itself', async () => {
    const directory = await somewhere();
    const storage = directoryStorage(directory);
    await storage.write('media/a/b', new Uint8Array(10));
    // A folder has the same name.
    await expect(storage.write('media/a', new Uint8Array(10))).rejects.toThrow('EISDIR');
    expect(await readdir(join(directory, 'media'))).toEqual(['a']);
  });
});

describe('files in a bucket', () => {
  const expectAway = (storage: Storage) =>
    Promise.all(
      [storage.read('media/a'), storage.write('media/a', bytesOf('x')), storage.remove('media/a')].map(
        (attempts) => expect(attempts).rejects.toMatchObject(unavailable),
      ),
    );

  test('more than a page of keys is taken away to the last one', async () => {
    const storage = bucketStorage(server.place);
    const names = Array.from({ length: 1_030 }, (_each, index) => `many/files/${index}`);
    for (let from = 0; from < names.length; from += 50) {
      await Promise.all(names.slice(from, from + 50).map((name) => storage.write(name, new Uint8Array(1))));
    }
    await storage.write('many/others', new Uint8Array(1));
    expect(await storage.holds('many/files')).toBe(true);
    await storage.remove('many/files');
    expect([await storage.holds('many/files'), await storage.holds('many')]).toEqual([false, true]);
  });

  /** A bucket behind a server whose responses a test sets. */
  async function behind(listener: Server): Promise<BucketPlace> {
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    onTestFinished(() => void listener.close());
    const bound = listener.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return { ...server.place, endpoint: `http://127.0.0.1:${port}` };
  }

  test('one that breaks the connection is unavailable at once', async () => {
    const place = await behind(createServer((socket) => socket.destroy()));
    const started = performance.now();
    await expectAway(bucketStorage(place));
    await expect(bucketStorage(place).prove()).rejects.toMatchObject(unavailable);
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  test('one that never responds times out', async () => {
    const place = await behind(createServer(() => {}));
    const started = performance.now();
    await expectAway(bucketStorage(place));
    expect(performance.now() - started).toBeLessThan(25_000);
  });

  test('one that has trouble for a moment is retried', async () => {
    let attempts = 0;
    const place = await behind(
      createHttpServer((_request, response) => {
        attempts += 1;
        response.writeHead(attempts < 3 ? 503 : 200).end(attempts < 3 ? '' : 'here it is');
      }),
    );
    expect(await textOf(bucketStorage(place), 'media/a')).toBe('here it is');
    expect(attempts).toBe(3);
  });

  test('one that refuses the credentials names the wrong variables', async () => {
    await bucketStorage(server.place).prove();
    const keys = 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: the bucket pictures does not let them in';
    const refusals = [
      [403, 'SignatureDoesNotMatch', `${keys} (SignatureDoesNotMatch)`],
      [403, 'AccessDenied', `${keys} (AccessDenied)`],
      [301, 'PermanentRedirect', 'S3_REGION, S3_ENDPOINT: the bucket pictures is not served there'],
      [
        400,
        'AuthorizationHeaderMalformed',
        'S3_REGION, S3_ENDPOINT: the bucket pictures is not served there',
      ],
    ] as const;
    for (const [status, code, said] of refusals) {
      const place = await behind(
        createHttpServer((_request, response) => {
          response.writeHead(status, { 'content-type': 'application/xml' });
          response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
        }),
      );
      await expect(bucketStorage(place).prove(), code).rejects.toThrow(said);
      await expectAway(bucketStorage(place));
    }
    const nobody = bucketStorage({ ...server.place, accessKeyId: 'nobody' });
    await expect(nobody.prove()).rejects.toThrow(`${keys} (InvalidAccessKeyId)`);
    const another = bucketStorage({ ...server.place, name: 'another' });
    await expect(another.prove()).rejects.toThrow('S3_BUCKET: there is no bucket another');
    await expectAway(another);
  });
});

describe('the storage of a configuration', () => {
  const opened = (variables: Readonly<Record<string, string>>) =>
    openStorage(parseConfig({ ...variables }), log('silent'));

  test('is the directory without a bucket, and the bucket with one', async () => {
    const directory = await somewhere();
    const onDisk = await opened({ DATA_DIR: directory });
    await onDisk.write('media/a', bytesOf('on disk'));
    const inBucket = await opened({ DATA_DIR: directory, ...server.variables });
    expect(await inBucket.read('media/a')).toBeUndefined();
    await inBucket.write('configured/a', bytesOf('in the bucket'));
    expect(await textOf(bucketStorage(server.place), 'configured/a')).toBe('in the bucket');
    expect(await readdir(directory)).toEqual(['media']);
  });

  test('opens while its bucket is away, but not with a key that it refuses', async () => {
    const away = await opened({ ...server.variables, S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(away.read('media/a')).rejects.toMatchObject(unavailable);
    await expect(away.remove('media/a')).rejects.toMatchObject(unavailable);
    // Tidying up never fails the work before it.
    await tidyAway(away, 'media/a');
    await expect(opened({ ...server.variables, S3_ACCESS_KEY_ID: 'nobody' })).rejects.toThrow(
      /^The configuration is not right:\n {2}S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: /,
    );
  });

  test('names each variable that a bucket lacks', () => {
    const said = (variables: Readonly<Record<string, string>>) => {
      try {
        return parseConfig(variables).bucket;
      } catch (cause) {
        return cause instanceof Error ? cause.message : '';
      }
    };
    const lines = (...names: string[]) =>
      ['The configuration is not right:', ...names.map((name) => `  ${name}: a bucket needs it.`)].join('\n');
    expect(said({})).toBeUndefined();
    expect(said({ S3_BUCKET: '', S3_ENDPOINT: '' })).toBeUndefined();
    expect(said({ S3_BUCKET: 'a' })).toBe(lines('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'));
    expect(said({ S3_REGION: 'a' })).toBe(lines('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'));
    expect(said({ S3_ENDPOINT: 'http://a', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'c' })).toBe(
      lines('S3_SECRET_ACCESS_KEY'),
    );
    expect(said({ S3_ENDPOINT: 'a' })).toContain('S3_ENDPOINT: ');
    expect(said(server.variables)).toEqual(server.place);
    const amazon = {
      S3_BUCKET: 'b',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'c',
      S3_SECRET_ACCESS_KEY: 'd',
    };
    expect(said(amazon)).toMatchObject({ region: 'ap-south-1', endpoint: undefined });
  });
});

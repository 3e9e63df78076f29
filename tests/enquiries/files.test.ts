import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { enquiryFiles } from '#features/enquiries/enquiries.table.ts';
import { fileLimits } from '#features/enquiries/files/files.data.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { log } from '#platform/log.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import {
  privateKey,
  receiveFile,
  removeFileTopic,
  sweepFilesJob,
} from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question, rowOf } from './desk.ts';

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
  .jpeg()
  .toBuffer();
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer();
/** A PDF with so many bytes that nobody can guess. */
const pdf = (bytes = 200) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);

const never = new AbortController().signal;

/** An agency with one enquiry, and files in a directory of its own. */
async function open(deps: CommandDeps) {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-files-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await openAgency(deps);
  const storage = directoryStorage(directory);
  const request = deskOf(deps, undefined, storage);
  const { body } = await request('POST', '/enquiries', question());
  const row = await rowOf(deps.db, body.reference);
  const send = (
    bytes: Uint8Array<ArrayBuffer>,
    { name = 'passport.jpg', token = row.token, headers = {} } = {},
  ) => {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    return request('POST', `/visitor/enquiries/${token}/files`, form, { headers });
  };
  const inStorage = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));
  const tidy = outboxJob(
    { ...deps, logger: log('silent') },
    { [removeFileTopic]: (id) => storage.remove(privateKey(String(id))) },
  );
  return { request, row, send, storage, directory, inStorage, tidy, path: `/enquiries/${row.id}` };
}

const caller = callerOf('amina', clerkPermissions);

describe('a file that a visitor sends', () => {
  test('is opened by staff as it was sent, and each opening is noted', async ({ deps, db }) => {
    const { request, send, path } = await open(deps);
    const sent = new Map([
      ['পাসপোর্ট.jpg', jpeg],
      ['photo.png', png],
      ['statement.pdf', pdf(2_500_000)],
    ]);
    for (const [name, bytes] of sent) {
      const response = await send(new Uint8Array(bytes), { name });
      expect([response.status, response.body], name).toEqual([201, { name, bytes: bytes.length }]);
    }
    const before = await request('GET', path, undefined, { caller });
    const names = before.body.files.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual([...sent.keys()].sort());
    for (const { id, name, opened } of before.body.files) {
      expect(opened).toEqual([]);
      const got = await request('GET', `${path}/files/${id}`, undefined, { caller });
      expect(got.status).toBe(200);
      expect(Buffer.compare(got.bytes, sent.get(name) ?? Buffer.alloc(0)), name).toBe(0);
      expect(got.headers.get('cache-control')).toBe('no-store');
      expect(got.headers.get('content-disposition')).toContain('attachment');
      expect(got.headers.get('content-security-policy')).toContain('sandbox');
    }
    const after = await request('GET', path, undefined, { caller });
    expect(after.body.files.map(({ opened }: { opened: unknown[] }) => opened.length)).toEqual([1, 1, 1]);
    const entries = await db.select({ action: activity.action, actor: activity.actor }).from(activity);
    expect(entries.filter(({ action }) => action === 'enquiries.open-file').length).toBe(3);
  });

  test('lies encrypted in the storage, and opens with no other key, place or end', async ({ deps, db }) => {
    const { send, request, path, inStorage, storage } = await open(deps);
    const bytes = pdf(1_500_000);
    await send(new Uint8Array(bytes), { name: 'a.pdf' });
    const paths = await inStorage();
    expect(paths.length).toBe(2);
    for (const each of paths) {
      const stored = await readFile(each);
      expect(stored.includes('%PDF')).toBe(false);
      expect(stored.includes(bytes.subarray(1_000, 1_032))).toBe(false);
    }
    const [file] = await db.select().from(privateFiles);
    const get = () =>
      request('GET', `${path}/files/${file?.id}`, undefined, { caller }).then(({ bytes }) => bytes);
    expect((await get()).length).toBe(bytes.length);
    const key = privateKey(file?.id ?? '');
    const last = (await storage.read(`${key}/1`)) ?? new Uint8Array();
    // A byte that was changed, a segment in another's place, and an end that was cut off.
    const damaged = new Uint8Array(last);
    damaged[5] = (damaged[5] ?? 0) ^ 1;
    await storage.write(`${key}/1`, damaged);
    await expect(get()).rejects.toThrow();
    await storage.write(`${key}/1`, (await storage.read(`${key}/0`)) ?? new Uint8Array());
    await expect(get()).rejects.toThrow();
    await storage.write(`${key}/1`, last);
    await db.update(privateFiles).set({ segments: 1 });
    await expect(get()).rejects.toThrow();
  });

  test('can no longer be opened once its key is lost, which staff are told, and is then sent again', async ({
    deps,
  }) => {
    const { send, request, path, storage, row } = await open(deps);
    await send(new Uint8Array(jpeg));
    const opened = async (desk: typeof request) => {
      const { files } = (await desk('GET', path, undefined, { caller })).body;
      const got = await Promise.all(
        files.map(({ id }: { id: string }) => desk('GET', `${path}/files/${id}`, undefined, { caller })),
      );
      return got.map(({ status, body }) => [status, body?.code]);
    };
    expect(await opened(request)).toEqual([[200, undefined]]);
    const withOther = deskOf(deps, undefined, storage, randomBytes(32));
    expect(await opened(withOther)).toEqual([[409, 'files.key-lost']]);
    const again = new FormData();
    again.set('file', new File([new Uint8Array(png)], 'again.png'));
    expect((await withOther('POST', `/visitor/enquiries/${row.token}/files`, again)).status).toBe(201);
    expect((await opened(withOther)).sort()).toEqual([
      [200, undefined],
      [409, 'files.key-lost'],
    ]);
  });

  test('is refused when it is not what it must be, and nothing of it stays', async ({ deps, db }) => {
    const { send, inStorage } = await open(deps);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const zip = Buffer.from('UEsDBBQAAAAIAA==', 'base64');
    const hugePng = Buffer.from(png);
    hugePng.writeUInt32BE(50_000, 16);
    hugePng.writeUInt32BE(50_000, 20);
    const refused: [string, Uint8Array, number][] = [
      ['page.jpg', html, 415],
      ['drawing.png', svg, 415],
      ['bomb.pdf', zip, 415],
      ['program.pdf', Buffer.from('MZ\x90\x00'), 415],
      ['picture.gif', Buffer.from('GIF89a<script>'), 415],
      ['words.pdf', Buffer.from('just words'), 415],
      ['nothing.jpg', Buffer.alloc(0), 422],
      ['huge.png', hugePng, 415],
      ['cut.png', png.subarray(0, png.length - 20), 415],
      ['cut.pdf', Buffer.from('%PDF-1.7\nhalf of it'), 415],
      ['large.pdf', pdf(fileLimits.bytes), 413],
    ];
    for (const [name, bytes, status] of refused) {
      const response = await send(new Uint8Array(bytes), { name });
      expect(response.status, name).toBe(status);
    }
    expect(await db.$count(privateFiles)).toBe(0);
    expect(await inStorage()).toEqual([]);
  });

  test('has a name without folders, scripts or tricks, and the ending of what it is', async ({
    deps,
    db,
  }) => {
    const { send } = await open(deps);
    const names = [
      '../../etc/passwd.jpg.html',
      'a\u202Egpj.exe',
      'x'.repeat(300),
      'C:\\fakepath\\b.pdf',
      '<b>',
    ];
    for (const name of names) {
      expect((await send(new Uint8Array(jpeg), { name })).status, name).toBe(201);
    }
    const kept = (await db.select({ name: privateFiles.name }).from(privateFiles)).map(({ name }) => name);
    expect(kept.sort()).toEqual(
      ['agpj.jpg', 'b.jpg', 'b.jpg', 'passwd.jpg.jpg', `${'x'.repeat(80)}.jpg`].sort(),
    );
  });

  test('cannot be the eleventh', async ({ deps, db }) => {
    const { send } = await open(deps);
    for (let number = 0; number < fileLimits.files; number += 1) {
      expect((await send(new Uint8Array(jpeg))).status).toBe(201);
    }
    const more = await send(new Uint8Array(jpeg));
    expect([more.status, more.body.code]).toEqual([409, 'files.many']);
    expect(await db.$count(enquiryFiles)).toBe(fileLimits.files);
    expect(await db.$count(privateFiles)).toBe(fileLimits.files);
  });

  test('of a page without scripts leads back to it, and says what became of it', async ({ deps }) => {
    const { send, row } = await open(deps);
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const back = async (bytes: Uint8Array<ArrayBuffer>) => {
      const response = await send(bytes, { headers });
      return [response.status, response.headers.get('location')];
    };
    const page = `https://shofor.example/enquiries/${row.token}`;
    expect(await back(new Uint8Array(jpeg))).toEqual([303, `${page}?files=sent#files`]);
    expect(await back(new Uint8Array(Buffer.from('words')))).toEqual([303, `${page}?files=type#files`]);
  });
});

describe('a stranger', () => {
  test('neither sends to an enquiry nor opens its files', async ({ deps, db }) => {
    const { send, request, path } = await open(deps);
    expect((await send(new Uint8Array(jpeg), { token: 'x'.repeat(26) })).status).toBe(404);
    expect(await db.$count(privateFiles)).toBe(0);
    await send(new Uint8Array(jpeg));
    const other = await request('POST', '/enquiries', question({ message: 'Another question' }));
    const theirs = await rowOf(db, other.body.reference);
    const [file] = await db.select({ id: privateFiles.id }).from(privateFiles);
    const asked = (from: string, by: object) => request('GET', `${from}/files/${file?.id}`, undefined, by);
    expect((await asked(`/enquiries/${theirs.id}`, { caller })).status).toBe(404);
    expect((await asked(path, {})).status).toBe(401);
    expect((await asked(path, { caller: callerOf('editor', ['documents.read']) })).status).toBe(403);
    expect((await asked(path, { caller })).status).toBe(200);
  });

  test('cannot send from another site', async ({ deps, db }) => {
    const { send } = await open(deps);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await send(new Uint8Array(jpeg), { headers })).status).toBe(403);
    expect(await db.$count(privateFiles)).toBe(0);
  });
});

describe('rows and files', () => {
  test('agree after a file was deleted: nothing is left of it', async ({ deps, db }) => {
    const { send, request, path, inStorage, tidy } = await open(deps);
    await send(new Uint8Array(jpeg));
    const [file] = await db.select({ id: privateFiles.id }).from(privateFiles);
    expect((await request('DELETE', `${path}/files/${file?.id}`, undefined, { caller })).status).toBe(200);
    expect([await db.$count(privateFiles), await db.$count(enquiryFiles)]).toEqual([0, 0]);
    expect(await tidy.isDue()).toBe(true);
    await tidy.run(never);
    expect(await inStorage()).toEqual([]);
    expect(await db.$count(outbox)).toBe(0);
  });

  test('agree after a process died between the file and what it belongs to', async ({ deps, db, clock }) => {
    const { storage, inStorage, tidy } = await open(deps);
    async function* bytes() {
      yield new Uint8Array(jpeg);
    }
    const files = { ...deps, storage, dataKey: Buffer.alloc(32, 7) };
    await receiveFile(files, { name: 'a.jpg', bytes: bytes() });
    const sweep = sweepFilesJob(deps);
    expect([(await inStorage()).length, await sweep.isDue()]).toEqual([1, false]);
    clock.set('2026-12-01T05:30:00Z');
    expect(await sweep.isDue()).toBe(true);
    await sweep.run(never);
    await tidy.run(never);
    expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { media } from '#features/media/media.table.ts';
import { slipLimits } from '#features/money/claims/claims.data.ts';
import { moneyClaims } from '#features/money/money.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { sell } from './sales.ts';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } });
const jpeg = await picture.clone().jpeg().toBuffer();
const png = await picture.clone().png().toBuffer();
const pdf = (bytes = 200) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);
const script = '<script>alert(1)</script>';

/** A segment of a JPEG: a comment, or what a camera notes. */
const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const withSegments = (...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The picture as if it had so many pixels a side. */
function hugeJpeg(before: readonly Buffer[] = []): Buffer {
  const bytes = Buffer.from(withSegments(...before));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(60_000, frame + 5);
  bytes.writeUInt16BE(60_000, frame + 7);
  return bytes;
}
function hugePng(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}
/** The end of an archive, as it stands behind a picture that is one, too. */
const archive = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

/** An order with its link, and files in a directory of its own. */
async function open(deps: CommandDeps) {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-slips-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const order = await sell(deps);
  const request = deskOf(deps, undefined, directoryStorage(directory));
  const send = (
    bytes: Uint8Array,
    { name = 'slip.jpg', token = order.token, headers = {}, outside = '9K70LM2QXB' } = {},
  ) => {
    const form = new FormData();
    const told = { method: 'bkash', trx: outside, sender: '01711000111', sum: '32,900' };
    for (const [field, value] of Object.entries(told)) {
      form.set(field, value);
    }
    form.set('file', new File([new Uint8Array(bytes)], name));
    return request('POST', `/visitor/orders/${token}/claims`, form, { headers });
  };
  const inStorage = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  return { order, request, send, inStorage };
}

const clerk = callerOf('amina', ['payments.write']);

const hostile: readonly (readonly [name: string, bytes: Buffer, status: number, said: string])[] = [
  ['page.jpg', Buffer.from(`<!doctype html>${script}`), 415, 'type'],
  ['drawing.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 415, 'type'],
  ['drawing.png', Buffer.from(`<?xml version="1.0"?><svg>${script}</svg>`), 415, 'type'],
  ['page and picture.jpg', withSegments(segment(0xfe, Buffer.from(`<html>${script}`))), 415, 'type'],
  ['archive and picture.jpg', Buffer.concat([jpeg, archive]), 415, 'type'],
  ['archive and paper.pdf', Buffer.concat([pdf(), archive]), 415, 'type'],
  ['program and picture.gif', Buffer.from('GIF89a/*  */=1;alert(1)//'), 415, 'type'],
  ['archive.pdf', Buffer.from('UEsDBBQAAAAIAA==', 'base64'), 415, 'type'],
  ['program.jpg', Buffer.from('MZ\x90\x00'), 415, 'type'],
  ['film.jpg', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), 415, 'type'],
  ['bomb.png', hugePng(), 415, 'type'],
  ['bomb.jpg', hugeJpeg(), 415, 'type'],
  // Its size stands behind more than a megabyte of what looks like a camera's notes.
  ['late bomb.jpg', hugeJpeg(Array(20).fill(segment(0xe1, Buffer.alloc(60_000, 7)))), 415, 'type'],
  ['cut off.png', png.subarray(0, png.length - 20), 415, 'type'],
  ['nothing.jpg', Buffer.alloc(0), 422, 'type'],
  ['large.pdf', pdf(slipLimits.bytes), 413, 'large'],
  ['larger.pdf', pdf(15 * 1024 * 1024), 413, 'large'],
];

describe('a slip', () => {
  test.for(hostile)(
    'is refused as “%s”, and nothing of it stays',
    async ([name, bytes, status, said], { deps, db }) => {
      const { order, send, inStorage } = await open(deps);
      const refused = await send(bytes, { name });
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ code: expect.stringMatching(/^(files|request)\./), status });
      expect(refused.text).not.toMatch(/at .*\.ts|node_modules/);
      const page = await send(bytes, { name, headers: { accept: 'text/html' } });
      // What else was typed is kept, sealed, for the form that it leads back to.
      const [back, kept] = (page.headers.get('location') ?? '').split(/&typed=[\w%.:-]+/);
      expect([page.status, `${back}${kept ?? ''}`]).toEqual([
        303,
        `https://shofor.example/orders/${order.token}?told=${said}#claim-error`,
      ]);
      const rows = [await db.$count(privateFiles), await db.$count(moneyClaims), await db.$count(media)];
      expect(rows).toEqual([0, 0, 0]);
      expect(await inStorage()).toEqual([]);
    },
  );

  test('of a telephone is taken: with a film behind it, and its notes before it', async ({ deps, db }) => {
    const { send } = await open(deps);
    const film = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
    const notes = segment(
      0xe1,
      Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    );
    const taken = [Buffer.concat([jpeg, film]), withSegments(notes, notes), png, pdf()];
    for (const [index, bytes] of taken.entries()) {
      const { status, body } = await send(bytes, { outside: `9K70LM2QX${index}` });
      expect([status, body.slip], String(index)).toEqual([201, true]);
    }
    expect(await db.$count(privateFiles)).toBe(taken.length);
  });

  test('must be sent as a form, and not from another site', async ({ deps, db }) => {
    const { order, request, send } = await open(deps);
    const path = `/visitor/orders/${order.token}/claims`;
    expect((await request('POST', path, { method: 'bkash' })).status).toBe(415);
    expect((await send(jpeg, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await db.$count(privateFiles)).toBe(0);
  });

  test('is a private file: in no library, in no cache, opened by staff alone, each time noted', async ({
    deps,
    db,
  }) => {
    const { order, request, send, inStorage } = await open(deps);
    expect((await send(jpeg, { token: 'x'.repeat(26) })).status).toBe(404);
    expect(await inStorage()).toEqual([]);
    const told = await send(jpeg);
    expect(told.status).toBe(201);
    expect(told.headers.get('cache-control')).toBe('no-store');
    expect(await db.$count(media)).toBe(0);
    const [file] = await db.select({ id: privateFiles.id }).from(privateFiles);
    const library = callerOf('editor', ['media.read', 'documents.read']);
    const pictures = await request('GET', '/media', undefined, { caller: library });
    expect([pictures.status, pictures.body.items]).toEqual([200, []]);

    const path = `/money/claims/${told.body.id}/slip`;
    const opened = await request('GET', path, undefined, { caller: clerk });
    expect(opened.status).toBe(200);
    expect(opened.bytes.equals(jpeg)).toBe(true);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    const log = await db.select({ action: activity.action, actor: activity.actor }).from(activity);
    expect(log.filter(({ action }) => action === 'money.open-slip')).toMatchObject([{ actor: 'user:amina' }]);

    // Nobody else, by none of its addresses: no stranger, no other link, nobody without the right.
    const asked = async (at: string, by = {}) => (await request('GET', at, undefined, by)).status;
    expect(await asked(path)).toBe(401);
    expect(await asked(path, { caller: library })).toBe(403);
    expect(await asked(`/money/claims/${crypto.randomUUID()}/slip`, { caller: clerk })).toBe(404);
    const other = await sell(deps);
    for (const token of [order.token, other.token]) {
      expect(await asked(`/visitor/orders/${token}/claims/${told.body.id}/slip`)).toBe(404);
      expect(await asked(`/visitor/orders/${token}/files/${file?.id}`)).toBe(404);
      expect(await asked(`/visitor/enquiries/${token}/files/${file?.id}`)).toBe(404);
    }
    const seen = await request('GET', `/visitor/orders/${other.token}`);
    expect(seen.text).not.toContain(told.body.id);
  });
});

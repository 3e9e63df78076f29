import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { media } from '#features/media/media.table.ts';
import { uploadLimits } from '#features/media/upload.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { test } from '#platform/testing/test.ts';
import { library, photo, shown, storedOf, svg } from './library.ts';
import { memoryStorage } from './office.ts';

/** A PNG that says it is so large, with hardly any bytes. */
function hugePng(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) {
        crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
      }
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([head, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('taking pictures into the library', () => {
  test('a photo becomes clean pixels: upright, without its place, its comments and its profile', async ({
    deps,
  }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const bytes = await photo(40, 20)
      .withExif({
        IFD0: { ImageDescription: '<script>alert(1)</script>', Artist: 'secret-artist', Orientation: '6' },
        IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLongitude: '90/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const response = await send('/media', bytes, 'IMG_0001.JPG', { altEn: 'Tea', altBn: 'চা' });
    expect(response.status).toBe(201);
    const picture = shown.parse(await response.json());
    expect(picture).toMatchObject({
      name: 'IMG_0001',
      width: 20,
      height: 40,
      alt: { en: 'Tea', bn: 'চা' },
      uses: 0,
    });
    const kept = await storedOf(deps, storage, picture.id);
    const found = await sharp(kept).metadata();
    expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect([kept.includes('secret-artist'), kept.includes('Exif')]).toEqual([false, false]);
    expect(await deps.db.$count(activity, eq(activity.action, 'media.add'))).toBe(1);
  });

  test('the type is read from the bytes: a wrong name or type changes nothing', async ({ deps }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    for (const [format, mime] of [
      ['jpeg', 'image/jpeg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
      ['gif', 'image/png'],
      ['avif', 'image/webp'],
    ] as const) {
      const bytes = await photo(30, 30, format.length * 20)
        .toFormat(format)
        .toBuffer();
      const response = await send('/media', bytes, 'page.html');
      expect(response.status, format).toBe(201);
      expect(await response.json()).toMatchObject({ mime, name: 'page' });
    }
  });

  test('a file that is no picture, or more than one, is refused with a clear message, and leaves no file', async ({
    deps,
  }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const jpeg = await photo().jpeg().toBuffer();
    const refusedFiles: ReadonlyArray<[name: string, bytes: Uint8Array, code: string]> = [
      ['drawing.svg', Buffer.from(svg), 'media.svg'],
      [
        'drawing.svg',
        Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg}`),
        'media.svg',
      ],
      ['drawing.jpg', Buffer.from(`\ufeff<!-- x -->${svg}`), 'media.svg'],
      ['drawing.png', Buffer.from(svg, 'utf16le'), 'media.svg'],
      ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'media.format'],
      ['paper.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), 'media.format'],
      ['many.zip', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'media.format'],
      ['bomb.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]), 'media.format'],
      ['nothing.jpg', Buffer.alloc(0), 'media.empty'],
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), 'media.unreadable'],
      ['cut.png', (await photo().png().toBuffer()).subarray(0, 60), 'media.unreadable'],
      ['head.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'media.unreadable'],
      ['huge.png', hugePng(50_000, 50_000), 'media.pixels'],
      ['gifar.gif', Buffer.from('GIF89a<script>alert(1)</script>'), 'media.unreadable'],
    ];
    for (const [name, bytes, code] of refusedFiles) {
      const response = await send('/media', bytes, name);
      expect([name, response.status, (await response.json()).code]).toEqual([name, 422, code]);
    }
    expect(storage.files.size).toBe(0);
    expect(await deps.db.$count(media)).toBe(0);
  });

  test('a picture with a page or an archive behind it loses them', async ({ deps }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const tail = Buffer.from('<script>alert("polyglot")</script>PK\u0003\u0004');
    for (const [place, format] of (['jpeg', 'png', 'gif', 'webp'] as const).entries()) {
      const bytes = Buffer.concat([
        await photo(33, 33, place * 50)
          .toFormat(format)
          .toBuffer(),
        tail,
      ]);
      const response = await send('/media', bytes, `x.${format}`);
      expect(response.status, format).toBe(201);
      const kept = await storedOf(deps, storage, shown.parse(await response.json()).id);
      expect([kept.includes('polyglot'), kept.includes('<script')]).toEqual([false, false]);
    }
  });

  test('names are cleaned, and are never names of files', async ({ deps }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const names: ReadonlyArray<[given: string, kept: string]> = [
      ['photo.jpg.html', 'photo'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\photos\\tea.png', 'tea'],
      ['evil\u202Egpj.exe', 'evilgpj'],
      ['a\u0000b\r\nSet-Cookie: x.png', 'ab Set-Cookie: x'],
      ['.htaccess', 'htaccess'],
      ['..', 'Picture'],
      [`${'চা'.repeat(200)}.png`, 'চা'.repeat(60)],
    ];
    for (const [index, [given, kept]] of names.entries()) {
      const response = await send(
        '/media',
        await photo(20, 20, index * 30)
          .png()
          .toBuffer(),
        'x.png',
        { name: given },
      );
      expect(await response.json(), given).toMatchObject({ name: kept });
    }
    expect(
      [...storage.files.keys()].filter((key) => !/^media\/[0-9a-f-]{36}\/original\.png$/.test(key)),
    ).toEqual([]);
  });

  test('the same picture twice is one entry', async ({ deps }) => {
    const { send } = library(deps, memoryStorage());
    const bytes = await photo().jpeg().toBuffer();
    const [one, two] = [await send('/media', bytes, 'a.jpg'), await send('/media', bytes, 'b.jpg')];
    expect((await two.json()).id).toBe((await one.json()).id);
    expect(await deps.db.$count(media)).toBe(1);
  });

  test('a request that is too long, no form, or holds strange fields is refused', async ({ deps }) => {
    const storage = memoryStorage();
    const { api, send } = library(deps, storage);
    const form = 'multipart/form-data; boundary=x';
    const long = { 'content-type': form, 'content-length': String(uploadLimits.bytes + 200_000) };
    expect((await api.request('/media', { method: 'POST', body: '--x--', headers: long })).status).toBe(413);
    const endless = { 'content-type': form, 'transfer-encoding': 'chunked' };
    expect((await api.request('/media', { method: 'POST', body: '--x--', headers: endless })).status).toBe(
      411,
    );
    const bytes = await photo().jpeg().toBuffer();
    for (const field of ['id', 'uploadedBy', 'version', 'role', 'createdAt', 'path', 'mime']) {
      expect((await send('/media', bytes, 'x.jpg', { [field]: 'x' })).status, field).toBe(400);
    }
    const broken = [
      '',
      '--x',
      '--x\r\ncontent-disposition: form-data; name="file"',
      'a'.repeat(1000),
      '--x--',
    ];
    for (const body of broken) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      expect((await api.request('/media', { method: 'POST', body, headers })).status).toBe(400);
    }
    expect(storage.files.size).toBe(0);
  });

  test('a write that fails leaves neither entry nor file', async ({ deps }) => {
    const storage = memoryStorage();
    const broken = {
      ...storage,
      write: async (key: string, bytes: Uint8Array) => {
        await storage.write(key, bytes);
        throw new Error('The disk is gone.');
      },
    };
    const api = library(deps, broken);
    await expect(api.send('/media', await photo().jpeg().toBuffer(), 'x.jpg')).rejects.toThrow(
      'The disk is gone',
    );
    expect(storage.files.size).toBe(0);
    expect(await deps.db.$count(media)).toBe(0);
    expect(await deps.db.$count(activity)).toBe(0);
  });
});

import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { mediaRoutes } from '#features/media/media.api.ts';
import { pictureFormats, pictureWidths } from '#features/media/media.contract.ts';
import { media } from '#features/media/media.table.ts';
import { test } from '#platform/testing/test.ts';
import { library, photo, shown, storedOf } from './library.ts';
import { memoryStorage } from './office.ts';

const marks = [
  'secret-artist',
  'alert(',
  '<script',
  '<svg',
  'PK\u0003\u0004',
  'Exif',
  'GPS',
  'http://ns.adobe.com',
];

describe('malicious files', () => {
  test('no variant of a photo holds anything but pixels, and none is a page or a program', async ({
    deps,
  }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const jpeg = await photo(2000, 1000, 3)
      .withExif({
        IFD0: { Artist: 'secret-artist', ImageDescription: '<script>alert(1)</script>' },
        IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLongitude: '90/1 24/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><svg onload="alert(1)">secret-artist</svg></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const png = await photo(1000, 500, 4)
      .withExif({ IFD0: { Artist: 'secret-artist' } })
      .png()
      .toBuffer();
    const gif = await photo(60, 60, 5).gif().toBuffer();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    // A comment of a JPEG that is a page, and a GIF that is a program from its first sign: GIF89a/*...*/=1;alert(1)
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const harmful: ReadonlyArray<[string, Buffer]> = [
      ['photo.jpg', jpeg],
      ['page.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page])],
      ['archive.png', Buffer.concat([png, Buffer.from('PK\u0003\u0004secret-artist')])],
      ['program.gif', Buffer.concat([gif, Buffer.from('*/=1;alert(1)//<svg onload=alert(1)>')])],
    ];
    const deliver = mediaRoutes(deps.db, storage);
    for (const [name, bytes] of harmful) {
      const sent = await send('/media', bytes, name);
      expect(sent.status, name).toBe(201);
      const { id } = shown.parse(await sent.json());
      const files = [await storedOf(deps, storage, id)];
      for (const format of pictureFormats) {
        for (const width of pictureWidths.slice(0, 2)) {
          const response = await deliver.request(`/${id}/${width}.${format}`);
          expect(response.status).toBe(200);
          expect(Object.fromEntries(response.headers)).toMatchObject({
            'content-type': `image/${format}`,
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; sandbox",
          });
          files.push(Buffer.from(await response.arrayBuffer()));
        }
      }
      for (const file of files) {
        expect(
          marks.filter((mark) => file.includes(mark)),
          name,
        ).toEqual([]);
        const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
        expect([exif, xmp, iptc, icc, orientation], name).toEqual(Array(5).fill(undefined));
      }
    }
  });

  test('strange shapes and colours become ordinary pictures', async ({ deps }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const deliver = mediaRoutes(deps.db, storage);
    const frames = await sharp(
      await Promise.all([0, 120, 240].map((tint) => photo(20, 20, tint).png().toBuffer())),
      { join: { animated: true } },
    );
    const strange: ReadonlyArray<[string, Buffer, width: number, height: number]> = [
      ['long.png', await photo(30_000, 1, 6).png().toBuffer(), 4096, 1],
      ['high.png', await photo(1, 30_000, 7).png().toBuffer(), 1, 4096],
      ['dot.png', await photo(1, 1, 8).png().toBuffer(), 1, 1],
      ['cmyk.jpg', await photo(50, 40, 9).toColourspace('cmyk').jpeg().toBuffer(), 50, 40],
      ['deep.png', await photo(50, 40, 10).toColourspace('rgb16').png().toBuffer(), 50, 40],
      ['grey.jpg', await photo(50, 40, 11).greyscale().jpeg().toBuffer(), 50, 40],
      ['film.gif', await frames.clone().gif().toBuffer(), 20, 20],
      ['film.webp', await frames.clone().webp({ quality: 50 }).toBuffer(), 20, 20],
    ];
    for (const [name, bytes, width, height] of strange) {
      const sent = await send('/media', bytes, name);
      expect(sent.status, name).toBe(201);
      const { id, ...said } = shown.parse(await sent.json());
      expect(said, name).toMatchObject({ width, height });
      const { space, pages = 1 } = await sharp(await storedOf(deps, storage, id)).metadata();
      expect([space, pages], name).toEqual([name === 'grey.jpg' ? expect.any(String) : 'srgb', 1]);
      expect((await deliver.request(`/${id}/320.avif`)).status, name).toBe(200);
    }
  });

  test('addresses that no picture has are not found, and are no way out of the storage', async ({ deps }) => {
    const deliver = mediaRoutes(deps.db, memoryStorage());
    const id = crypto.randomUUID();
    const paths = [
      `/${id}/320.webp`,
      `/${id}/321.webp`,
      `/${id}/original.png`,
      `/${id}/0-320.webp`,
      `/${id}/99999999-320.webp`,
      `/${id}/320.svg`,
      `/${id}/..%2f..%2foriginal.png`,
      `/${'-'.repeat(36)}/320.webp`,
      '/..%2f..%2fetc%2fpasswd/320.webp',
    ];
    for (const path of paths) {
      expect((await deliver.request(path)).status, path).toBe(404);
    }
  });

  test('fifty at once are all taken or told to come again, and nothing half stays', async ({ deps }) => {
    const storage = memoryStorage();
    const { send } = library(deps, storage);
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        send(
          '/media',
          await photo(40 + index, 40, index)
            .jpeg()
            .toBuffer(),
          `${index}.jpg`,
        ),
      ),
    );
    const by = (status: number) => responses.filter((response) => response.status === status);
    expect(by(201).length + by(503).length).toBe(50);
    expect(by(201).length).toBeGreaterThanOrEqual(15);
    expect(by(503).every((response) => response.headers.get('retry-after') === '5')).toBe(true);
    expect(await deps.db.$count(media)).toBe(by(201).length);
    expect(storage.files.size).toBe(by(201).length);
  });
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Failure } from '#platform/command/failure.ts';
import type { PictureCrop } from './media.contract.ts';
import { croppedArea } from './media.rules.ts';

/** The formats that the library takes, by their ending. */
export const pictureFormats: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** What the library is searched by. */
export const lettersOf = (name: string, alt: { en: string; bn: string }) =>
  `${name} ${alt.en} ${alt.bn}`.toLowerCase().slice(0, 1000);

/**
 * What the library says of a file of pixels, as far as a crop shows it.
 * @throws Failure invalid when it is no PNG, JPEG or WebP picture.
 */
export async function describePicture(content: Uint8Array, crop: PictureCrop | null = null) {
  const found = await sharp(content).metadata();
  const mime = pictureFormats[found.format];
  if (!mime) {
    throw new Failure('invalid', 'media.format', 'Send a PNG, JPEG or WebP picture.', [
      { path: 'bytes', message: 'Send a PNG, JPEG or WebP picture.' },
    ]);
  }
  const area =
    crop === null ? { left: 0, top: 0, width: found.width, height: found.height } : croppedArea(crop, found);
  // A WebP of 24 pixels across as a data: URL, soft enough to stand in for the picture. A line is not made higher.
  const tiny = await sharp(content)
    .extract(area)
    .resize({ width: 24, height: 96, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 0 })
    .toBuffer();
  return {
    mime,
    extension: found.format,
    width: area.width,
    height: area.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/**
 * What the library says of a file, which is written before the database is told: no transaction waits for a storage
 * that is far away.
 * @param key What it is to be called, without the ending that says its format.
 */
export async function describeFile(key: string, content: Uint8Array) {
  const { extension, ...described } = await describePicture(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...described, sha256, file: `${key}.${extension}`, bytes: content.byteLength };
}

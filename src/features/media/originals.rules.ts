import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Failure } from '#platform/command/failure.ts';
import type { PictureCrop } from './media.contract.ts';
import { croppedArea } from './media.rules.ts';

/** The accepted formats by file extension. */
export const pictureFormats: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The text that the library search looks in. */
export const lettersOf = (name: string, alt: { en: string; bn: string }) =>
  `${name} ${alt.en} ${alt.bn}`.toLowerCase().slice(0, 1000);

/** What the library stores of a picture file, within its crop. @throws Failure invalid when it is no PNG, JPEG or WebP. */
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
  const whole = sharp(content);
  // A blurred WebP, at most 24 by 96 pixels, as a data: URL: the placeholder. Without a crop JPEG and WebP are decoded at that size.
  const tiny = await (crop === null ? whole : whole.extract(area))
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

/** The library row of a file. The file is stored before the transaction, which must not wait for it. @param key without extension. */
export async function describeFile(key: string, content: Uint8Array) {
  const { extension, ...described } = await describePicture(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...described, sha256, file: `${key}.${extension}`, bytes: content.byteLength };
}

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Failure } from '#platform/command/failure.ts';

/** Limits of one upload. A good phone's photo has 12 million pixels and 5 MB. */
export const uploadLimits = { bytes: 20 * 1024 * 1024, pixels: 40_000_000, side: 4096, parts: 8 } as const;

/** The accepted file types, detected from their bytes, and the format that each is stored in. */
const kept: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
};

const wrong = (code: string, message: string) =>
  new Failure('invalid', code, message, [{ path: 'file', message }]);

const unreadable = () => wrong('media.unreadable', 'The picture is damaged. Save it again, and send that.');

/** Whether a text file is an SVG, whatever precedes its root. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8').replaceAll('\0', '');
  return /<svg[\s>]/i.test(start);
}

/** The pixels of an uploaded picture, without metadata. */
export interface CleanPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** Re-encodes an upload, which drops all metadata such as places. The type is detected from the bytes. @throws Failure invalid. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.byteLength === 0) {
    throw wrong('media.empty', 'The file is empty.');
  }
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = sniffed && kept[sniffed.mime];
  if (!format) {
    throw isSvg(bytes)
      ? wrong('media.svg', 'Drawings in SVG are not taken, for they can hold programs. Save it as PNG first.')
      : wrong('media.format', 'Send a picture: JPEG, PNG, WebP, AVIF or GIF.');
  }
  const options = { limitInputPixels: uploadLimits.pixels, failOn: 'error', animated: false } as const;
  try {
    const found = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (found.width * found.height > uploadLimits.pixels) {
      throw wrong(
        'media.pixels',
        `The picture has ${found.width} × ${found.height} pixels. At most ${uploadLimits.pixels / 1e6} million are taken.`,
      );
    }
    const upright = sharp(bytes, options)
      .autoOrient()
      .resize({
        width: uploadLimits.side,
        height: uploadLimits.side,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb');
    // sharp drops metadata by default.
    const written =
      format === 'jpeg'
        ? upright.jpeg({ quality: 90 })
        : format === 'png'
          ? upright.png({ compressionLevel: 8 })
          : upright.webp({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), mime: `image/${format}`, width: info.width, height: info.height };
  } catch (cause) {
    throw cause instanceof Failure ? cause : unreadable();
  }
}

/** Bidirectional control and invisible characters: a name must read as what it is. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/** The display name of an upload: its file name without path, extensions and invisible characters. Never used as a file name. */
export function cleanName(given: string): string {
  const last = given.slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replace(/\s/gu, ' ').replace(unseen, '').replace(/ +/g, ' ').trim();
  const bare = plain
    .replace(/^\.+/, '')
    .replace(/(?:\.[a-z0-9]{1,5})+$/i, '')
    .trim();
  return [...(bare === '' ? 'Picture' : bare)].slice(0, 120).join('');
}

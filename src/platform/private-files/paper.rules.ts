import { fileTypeFromBuffer } from 'file-type';
import { Failure } from '../command/failure.ts';

/** The kinds of file that are taken as papers, and what their names end in. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** So many bytes at the front tell what a file is. */
export const headBytes = 4_100;

/** A picture with more pixels would fill a browser's memory. */
const mostPixels = 100_000_000;

const refusal = (message: string) =>
  new Failure('unsupported', 'files.type', message, [{ path: 'file', message }]);

/** The name that a file is kept under: no folders, no control or direction characters, the ending of what it is. */
export function nameOf(given: string, mediaType: string): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*%]/gu, '')
    .trim();
  return `${[...base].slice(0, 80).join('').trim() || 'file'}.${endings[mediaType] ?? 'bin'}`;
}

/**
 * What a file is, by its first bytes and never by its name.
 * @throws Failure unsupported `files.type` when it is no JPEG, PNG or PDF.
 */
export async function mediaTypeOf(head: Uint8Array): Promise<string> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (found === undefined || endings[found] === undefined) {
    throw refusal('Send a picture (JPEG or PNG) or a PDF.');
  }
  if (found === 'image/png') {
    // The first chunk of a PNG says how large it is.
    const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
    if (bytes.length < 24 || bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostPixels) {
      throw refusal('The picture has too many pixels.');
    }
  }
  return found;
}

/** Refuses a file whose end is missing. @param tail its last bytes, a thousand or so */
export function refuseCutOff(mediaType: string, tail: Uint8Array): void {
  const end = Buffer.from(tail);
  const isWhole =
    mediaType === 'image/png'
      ? end.includes('IEND')
      : mediaType === 'application/pdf'
        ? end.includes('%%EOF')
        : // Telephones write things of their own behind a JPEG.
          end.length > 0;
  if (!isWhole) {
    throw refusal('The end of the file is missing. Send it again.');
  }
}

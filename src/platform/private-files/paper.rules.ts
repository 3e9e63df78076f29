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
const maxPixels = 100_000_000;

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

/** What makes a browser take a file for a page, wherever it stands near the front. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)\b/i;

/**
 * Refuses a picture that is a page as well, by its first bytes. What is behind a JPEG isn't looked at: telephones write films there.
 * @throws Failure unsupported `files.type`
 */
function refuseMarkup(mediaType: string, head: Uint8Array): void {
  if (mediaType !== 'application/pdf' && markup.test(Buffer.from(head).toString('latin1'))) {
    throw refusal('This picture holds a page. Take a new picture of it and send that.');
  }
}

/** @throws Failure unsupported `files.type` for a picture that would fill a browser's memory. */
export function refusePixels(pixels: number | undefined): void {
  if (pixels !== undefined && pixels > maxPixels) {
    throw refusal('The picture has too many pixels.');
  }
}

/**
 * What a file is, by its first bytes and never by its name.
 * @throws Failure unsupported `files.heic` for a picture that only few programs read, `files.type` when it is no JPEG, PNG or PDF
 * or a page as well.
 */
export async function mediaTypeOf(head: Uint8Array): Promise<string> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  if (found !== undefined && /^image\/hei[cf]/.test(found)) {
    const message = 'This is HEIC. Send JPEG: on an iPhone, Settings, Camera, Formats, Most Compatible.';
    throw new Failure('unsupported', 'files.heic', message, [{ path: 'file', message }]);
  }
  if (found === undefined || endings[found] === undefined) {
    throw refusal('Send a picture (JPEG or PNG) or a PDF.');
  }
  if (found === 'image/png') {
    // The first chunk of a PNG says how large it is.
    const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
    refusePixels(
      bytes.length < 24 ? Number.POSITIVE_INFINITY : bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
    );
  }
  refuseMarkup(found, head);
  return found;
}

/** The end of a ZIP archive: a reader of archives finds it behind a picture or PDF, too, before a comment of up to 65,535 bytes. */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');

/** So many bytes at the end tell whether it is one. */
export const tailBytes = 65_535 + 22;

/** Where the end of a PNG and of a PDF stand. */
const lastBytes = 1_024;

/**
 * Refuses a file whose end is missing, or that ends as an archive.
 * @param tail its last `tailBytes`
 * @param isWholeJpeg of a JPEG, whether its picture ends (`lookAtJpeg`)
 */
export function refuseEnd(mediaType: string, tail: Uint8Array, isWholeJpeg: boolean): void {
  const end = Buffer.from(tail).subarray(-lastBytes);
  if (Buffer.from(tail).includes(archiveEnd)) {
    throw refusal('This file holds an archive. Send a picture (JPEG or PNG) or a PDF.');
  }
  const isWhole =
    mediaType === 'image/png'
      ? end.includes('IEND')
      : mediaType === 'application/pdf'
        ? end.includes('%%EOF')
        : isWholeJpeg;
  if (!isWhole) {
    throw refusal('The end of the file is missing. Send it again.');
  }
}

/** What a file is taken as: what it may be, told by its first bytes, and what its end must be. */
export interface FileKind {
  mediaTypeOf(head: Uint8Array): Promise<string>;
  refuseEnd(mediaType: string, tail: Uint8Array, isWholeJpeg: boolean): void;
}

/** A picture or a PDF. */
export const paper: FileKind = { mediaTypeOf, refuseEnd };

/** Anything: whoever reads it afterwards says whether it is what was meant. */
export const anyFile: FileKind = {
  mediaTypeOf: () => Promise.resolve('application/octet-stream'),
  refuseEnd: () => {},
};

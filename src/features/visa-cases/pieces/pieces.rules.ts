import { Failure } from '#platform/command/failure.ts';
import { caseLimits, pieceBytes } from '../visa-cases.rules.ts';

/** What a Content-Range says: a piece of a file, or only how long the whole file is. */
interface Piece {
  /** Bytes of the whole file. */
  readonly all: number;
  /** Where the piece begins and how long it is; absent: nothing is sent, it asks how much is there. */
  readonly part?: { readonly offset: number; readonly bytes: number };
}

const wrongRange = (message: string) =>
  new Failure('invalid', 'files.range', message, [{ path: 'content-range', message }]);

/**
 * Reads the Content-Range of a piece: `bytes 0-262143/10485760`, or `bytes *` and the length.
 * @throws Failure invalid `files.range`; too-large `files.too-large` for a file that is larger than may be
 */
export function pieceOf(range: string | undefined): Piece {
  const [, first, last, whole = ''] = /^bytes (?:(\d{1,9})-(\d{1,9})|\*)\/(\d{1,9})$/.exec(range ?? '') ?? [];
  const all = Number(whole);
  if (all === 0) {
    throw wrongRange('Say in Content-Range which bytes of how many come: bytes 0-262143/10485760.');
  }
  if (all > caseLimits.bytes) {
    const message = `A file has at most ${caseLimits.bytes} bytes.`;
    throw new Failure('too-large', 'files.too-large', message, [{ path: 'file', message }]);
  }
  if (first === undefined || last === undefined) {
    return { all };
  }
  const offset = Number(first);
  const bytes = Number(last) - offset + 1;
  const isLast = offset + bytes === all;
  if (bytes < 1 || bytes > pieceBytes.most || offset + bytes > all || (bytes < pieceBytes.least && !isLast)) {
    throw wrongRange(
      `A piece has ${pieceBytes.least} to ${pieceBytes.most} bytes; only the last one may have fewer.`,
    );
  }
  return { all, part: { offset, bytes } };
}

/** The name in a Content-Disposition, which is not to be believed; empty when there is none. */
export function sentName(disposition: string | undefined): string {
  const [, encoded = ''] = /;\s*filename\*=UTF-8''([^;]{1,600})/i.exec(disposition ?? '') ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

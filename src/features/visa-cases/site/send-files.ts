import { type PieceAnswer, sendInPieces } from './send-pieces.ts';

/** How far files have come. */
export interface Sending {
  readonly percent: number;
  readonly at: number;
  readonly all: number;
  /** Whether the line is gone, and it waits to go on. */
  readonly isWaiting: boolean;
}

/** What came of sending files: how many arrived, and why the next one was refused. */
interface Sent {
  readonly sent: number;
  readonly failed: 'type' | 'large' | 'many' | 'again' | undefined;
}

const whyOf = (status: number) => {
  switch (status) {
    case 413:
      return 'large' as const;
    case 415:
    case 422:
      return 'type' as const;
    case 409:
      return 'many' as const;
    default:
      return 'again' as const;
  }
};

/** Nothing moves for so long, in ms: the line is gone. */
const silentMs = 90_000;

/** The first wait, in ms; each is twice as long as the one before, up to the longest. */
const waits = { first: 1_000, longest: 30_000 };

/** Waits before the n-th time, or until the browser says that there is a network again. */
const waitFor = (time: number): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, Math.min(waits.longest, waits.first * 2 ** (time - 1)));
    window.addEventListener('online', over);
  });

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerOf({ status, responseText }: XMLHttpRequest): PieceAnswer {
  const body = fieldsOf(parseJson(responseText));
  const arrived = body.get('arrived') ?? fieldsOf(body.get('details')).get('arrived');
  const code = body.get('code');
  return {
    status,
    arrived: typeof arrived === 'number' ? arrived : undefined,
    isWhole: status === 200 && fieldsOf(body.get('file')).size > 0,
    code: typeof code === 'string' ? code : undefined,
  };
}

/** The name of an upload: the same for the same file, so that it goes on after the page was closed. */
function uploadOf({ name, size, lastModified }: File): string {
  let hash = 5381;
  for (const letter of name) {
    hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  }
  return `${hash.toString(36)}-${size.toString(36)}-${lastModified.toString(36)}-file`;
}

/** One piece. @returns with status 0 when the line broke */
const putPiece = (
  to: string,
  { range, name }: { readonly range: string; readonly name: string },
  piece: Blob | undefined,
  progressed: (loaded: number) => void,
): Promise<PieceAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const broken = () => resolve({ status: 0, arrived: undefined, isWhole: false, code: undefined });
    request.open('PUT', to);
    request.timeout = silentMs;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('content-range', range);
    request.setRequestHeader(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name.slice(0, 60).toWellFormed())}`,
    );
    request.upload.onprogress = ({ loaded }) => progressed(loaded);
    request.onload = () => resolve(answerOf(request));
    request.onerror = broken;
    request.onabort = broken;
    request.ontimeout = broken;
    request.send(piece ?? null);
  });

/**
 * Sends files one after another, piece by piece, and tells how far they are; what breaks off goes on from where it was.
 * @param to The address of their paper; with `replaces` in it the first takes the place of that file.
 */
export async function sendFiles(
  to: string,
  files: readonly File[],
  told: (sending: Sending) => void,
): Promise<Sent> {
  const all = files.length;
  const { pathname, searchParams } = new URL(to, window.location.href);
  const replaces = searchParams.get('replaces');
  const query = replaces === null ? '' : `?replaces=${encodeURIComponent(replaces)}`;
  for (const [index, file] of files.entries()) {
    let percent = 0;
    const tell = (isWaiting = false) => told({ percent, at: index + 1, all, isWaiting });
    tell();
    const status = await sendInPieces(file, {
      put: (range, piece, at) =>
        putPiece(
          `${pathname}/uploads/${uploadOf(file)}${query}`,
          { range, name: file.name },
          piece,
          (loaded) => {
            percent = Math.min(100, Math.floor(((at + loaded) * 100) / file.size));
            tell();
          },
        ),
      wait: (time) => {
        tell(true);
        return waitFor(time);
      },
    });
    if (status !== 201) {
      return { sent: index, failed: whyOf(status) };
    }
  }
  return { sent: all, failed: undefined };
}

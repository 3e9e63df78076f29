import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer made ready to be sent: one body per encoding, each with its headers as node:http takes them. */
export interface KeptPage {
  readonly status: number;
  readonly tags: readonly string[];
  readonly etag: string;
  /** Bytes of memory it holds. */
  readonly size: number;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, readonly string[]>>;
  /** Headers of a 304. */
  readonly notModified: readonly string[];
  /** When it must be made again even if nothing changed, in ms since the epoch. */
  readonly staleAt: number;
}

const encodings: readonly Encoding[] = ['identity', 'gzip', 'br'];

/** Compresses an answer once, and works out its ETag and headers. */
export async function keepPage(answer: {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  staleAt: number;
}): Promise<KeptPage> {
  const { status, body, tags, staleAt } = answer;
  const [gzipped, brotlied] = await Promise.all([
    zip(body, { level: 6 }),
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  const bodies = { identity: body, gzip: gzipped, br: brotlied };
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = Object.entries({ ...answer.headers, etag, vary: 'accept-encoding' }).flat();
  const headersOf = (encoding: Encoding) => [
    ...shared,
    'content-length',
    String(bodies[encoding].length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return {
    status,
    tags,
    etag,
    staleAt,
    size: encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0),
    bodies,
    headers: { identity: headersOf('identity'), gzip: headersOf('gzip'), br: headersOf('br') },
    notModified: shared,
  };
}

/** The best encoding that the visitor takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) {
    return 'identity';
  }
  const takes = (name: string) => {
    const match = new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([0-9.]+))?(?:$|[,\\s])`).exec(accepted);
    return match !== null && Number(match[1] ?? 1) > 0;
  };
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

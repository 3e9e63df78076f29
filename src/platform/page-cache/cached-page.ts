import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify<Uint8Array, Uint8Array<ArrayBuffer>>(brotliDecompress);
const unzip = promisify<Uint8Array, Uint8Array<ArrayBuffer>>(gunzip);

/**
 * Smaller bodies are compressed and unpacked at once: to wake another thread costs as much, and meanwhile hundreds may ask for them, each of
 * whom would get a copy.
 */
const smallBytes = 200_000;

/**
 * A page that nobody asked for before waits for its compression. Quality 3 takes half the CPU time of 4 and a third of that of 5, for
 * 4 and 11 % more bytes, and a window of 256 kB, which is more than a page has, needs less memory than the usual 4 MB.
 */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 };

type Recode = (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const encoders: Readonly<Record<Encoding, Recode>> = {
  identity: (body) => body,
  gzip: (body) => (body.length < smallBytes ? gzipSync(body, { level: 6 }) : zip(body, { level: 6 })),
  br: (body) => {
    const options = { params: { ...quick, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    return body.length < smallBytes ? brotliCompressSync(body, options) : brotli(body, options);
  },
};

export type Encoding = 'identity' | 'gzip' | 'br';

const decoders: Readonly<Record<Encoding, Recode>> = {
  identity: (body) => body,
  gzip: (body) => (body.length < smallBytes ? gunzipSync(body) : unzip(body)),
  br: (body) => (body.length < smallBytes ? brotliDecompressSync(body) : unbrotli(body)),
};

/** A complete response. */
export interface PageResponse {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** What the page shows; it is dropped when one of these changes. */
  readonly tags: readonly string[];
  /** When it expires even if nothing changed, in ms since the epoch. */
  readonly staleAt: number;
}

/** A body in one encoding, with its headers as node:http takes them: name, value, name, value. */
export interface Encoded {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: readonly string[];
}

/**
 * A complete response, compressed at most once in each encoding, with its ETag. Hardly any visitor takes it uncompressed, and
 * that copy takes ten times the memory: it stays only when it is requested.
 */
export class CachedPage {
  readonly status: number;
  readonly tags: readonly string[];
  staleAt: number;
  readonly etag: string;
  /** Headers of a 304. */
  readonly notModified: readonly string[];
  /** Pictures are compressed already. */
  readonly #isPicture: boolean;
  #identityRequested = false;
  #size = 2_000;
  readonly #ready = new Map<Encoding, Encoded>();
  readonly #making = new Map<Encoding, Promise<Encoded>>();

  constructor(response: PageResponse) {
    this.status = response.status;
    this.tags = response.tags;
    this.staleAt = response.staleAt;
    this.#isPicture = response.headers['content-type']?.startsWith('image/') ?? false;
    // Weak: the encodings of one page share it.
    this.etag = `W/"${createHash('sha256').update(response.body).digest('base64url').slice(0, 22)}"`;
    this.notModified = Object.entries({
      ...response.headers,
      etag: this.etag,
      vary: 'accept-encoding',
    }).flat();
    this.#keep('identity', this.#encoded('identity', response.body));
  }

  /** Roughly the bytes of memory it holds now. */
  get size(): number {
    return this.#size;
  }

  #keep(encoding: Encoding, encoded: Encoded): void {
    this.#drop(encoding);
    this.#ready.set(encoding, encoded);
    this.#size += encoded.body.length;
  }

  #drop(encoding: Encoding): void {
    this.#size -= this.#ready.get(encoding)?.body.length ?? 0;
    this.#ready.delete(encoding);
  }

  /** The encoding if it has been made already. */
  ready(accepted: Encoding): Encoded | undefined {
    const encoding = this.#isPicture ? 'identity' : accepted;
    this.#identityRequested ||= encoding === 'identity';
    return this.#ready.get(encoding);
  }

  /** The encoding, made now if necessary. */
  async in(accepted: Encoding): Promise<Encoded> {
    const encoding = this.#isPicture ? 'identity' : accepted;
    const ready = this.ready(encoding);
    if (ready) {
      return ready;
    }
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    const made = await making;
    this.#keep(encoding, made);
    this.#making.delete(encoding);
    if (!this.#identityRequested) {
      this.#drop('identity');
    }
    return made;
  }

  async #make(encoding: Encoding): Promise<Encoded> {
    return this.#encoded(encoding, await encoders[encoding](await this.#identity()));
  }

  /** From whichever encoding is held; one always is. */
  async #identity(): Promise<Uint8Array<ArrayBuffer>> {
    for (const [encoding, { body }] of this.#ready) {
      return decoders[encoding](body);
    }
    throw new Error('The page has no body.');
  }

  #encoded(encoding: Encoding, body: Uint8Array<ArrayBuffer>): Encoded {
    const length = ['content-length', String(body.length)];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return { body, headers: [...this.notModified, ...length, ...coding] };
  }

  /** Whether the visitor's copy, by its `If-None-Match`, is current. */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    return (
      ifNoneMatch !== undefined &&
      (ifNoneMatch === this.etag || ifNoneMatch.split(/,\s*/).includes(this.etag))
    );
  }
}

const qualities = {
  br: /(?:^|[,\s])br(?:\s*;\s*q=([0-9.]+))?(?=$|[,\s])/,
  gzip: /(?:^|[,\s])gzip(?:\s*;\s*q=([0-9.]+))?(?=$|[,\s])/,
};

/** The best encoding that the visitor accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) {
    return 'identity';
  }
  const takes = (encoding: 'br' | 'gzip') => {
    const match = qualities[encoding].exec(accepted);
    return match !== null && Number(match[1] ?? 1) > 0;
  };
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Encoded, Encoding } from '../page-cache/cached-page.ts';
import { isCompressible, suffixOf } from './asset-encodings.ts';
import { securityHeaders } from './content-security-policy.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** A service worker's policy is its file's: it may fetch from us, show our icon in notifications, and load nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";
const isWorker = (url: string) => /^\/[\w-]+-worker\.js$/.test(url);

/** A file of the browser build. */
export class Asset {
  readonly #path: string;
  readonly #url: string;
  readonly #ready = new Map<Encoding, Encoded>();

  constructor(path: string, url: string) {
    this.#path = path;
    this.#url = url;
  }

  /**
   * The file as it is sent, read at the first request and cached from then on. The read is synchronous: it takes a fraction
   * of a millisecond, once. Undefined when the file is gone because a new build replaced it.
   */
  in(wanted: Encoding): Encoded | undefined {
    const compressible = isCompressible(this.#path);
    const encoding = compressible ? wanted : 'identity';
    const ready = this.#ready.get(encoding);
    if (ready) {
      return ready;
    }
    const file = `${this.#path}${suffixOf[encoding]}`;
    if (!existsSync(file)) {
      return undefined;
    }
    const body = readFileSync(file);
    const headers = {
      ...securityHeaders,
      ...(isWorker(this.#url) ? { 'content-security-policy': workerPolicy } : {}),
      'content-type': types[extname(this.#path)] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': this.#url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(compressible ? { vary: 'accept-encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const encoded = { body, headers: Object.entries(headers).flat() };
    this.#ready.set(encoding, encoded);
    return encoded;
  }
}

/**
 * The files of the browser build by URL path; their compressed forms lie beside them (asset-encodings.ts).
 * Files under `/assets/` have a hash in their name, so browsers cache them for ever.
 */
export function findAssets(directory: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile() && types[extname(file.name)] !== undefined)
      .map((file): [string, Asset] => {
        const path = join(file.parentPath, file.name);
        const url = `/${relative(directory, path)}`;
        return [url, new Asset(path, url)];
      }),
  );
}

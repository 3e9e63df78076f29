import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Encoding } from '../page-cache/kept-page.ts';
import { securityHeaders } from './content-security-policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

export interface Asset {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<Encoding, readonly string[]>>;
}

/**
 * The files of the browser build, held in memory with their compressed forms, by URL path.
 * What lies under `/assets/` has its hash in its name, so it is kept by browsers for ever.
 */
export async function loadAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    files
      .filter((file) => file.isFile() && types[extname(file.name)] !== undefined)
      .map(async (file): Promise<[string, Asset]> => {
        const path = join(file.parentPath, file.name);
        const url = `/${relative(directory, path)}`;
        const body = await readFile(path);
        const small = compressible.test(file.name);
        const [br, gz] = small ? await Promise.all([brotli(body), zip(body, { level: 9 })]) : [body, body];
        const bodies = { identity: body, br, gzip: gz };
        const headersOf = (encoding: Encoding) => [
          ...Object.entries(securityHeaders).flat(),
          'content-type',
          types[extname(file.name)] ?? 'application/octet-stream',
          'content-length',
          String(bodies[encoding].length),
          'cache-control',
          url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          ...(small ? ['vary', 'accept-encoding'] : []),
          ...(small && encoding !== 'identity' ? ['content-encoding', encoding] : []),
        ];
        return [
          url,
          {
            bodies,
            headers: { identity: headersOf('identity'), br: headersOf('br'), gzip: headersOf('gzip') },
          },
        ];
      }),
  );
  return new Map(found);
}

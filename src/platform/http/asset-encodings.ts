import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** File types that compression makes smaller; pictures and fonts are compressed already. */
export const isCompressible = (name: string): boolean => /\.(?:js|css|svg|json|webmanifest|txt)$/.test(name);

/** The name of a compressed form beside its file: `app.js.br`. */
export const suffixOf = { identity: '', br: '.br', gzip: '.gz' } as const;

/**
 * Writes the compressed forms of the browser build beside its files, at the highest level. Done by the build: at each
 * start it would take ten seconds of a core.
 */
export async function compressAssets(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (file.isFile() && isCompressible(file.name)) {
      const path = join(file.parentPath, file.name);
      const body = await readFile(path);
      const [br, gz] = await Promise.all([brotli(body), zip(body, { level: 9 })]);
      await Promise.all([writeFile(`${path}${suffixOf.br}`, br), writeFile(`${path}${suffixOf.gzip}`, gz)]);
    }
  }
}

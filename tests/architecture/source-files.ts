import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Files below a folder of the repository, as paths from its root; what tools make is left out. */
export function filesBelow(folder: string, pattern = /./): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('src/messages/') && pattern.test(path))
    .sort();
}

export const readText = (path: string) => readFileSync(join(root, path), 'utf8');

/** Our own program code, tests aside. */
export const programFiles = () =>
  filesBelow('src', /\.tsx?$/).filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$|^src\/platform\/testing\//.test(path),
  );

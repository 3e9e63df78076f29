import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = join(import.meta.dirname, '../../.cache/journeys-demo');

/** Keeps a data directory that holds the demo agency alone, while no program runs on it. */
export function keepDemoData(directory: string): void {
  rmSync(kept, { recursive: true, force: true });
  // The ballast is room on the disk that each program takes for itself.
  const filter = (path: string) => !/\/(?:ballast|lock)$/.test(path);
  cpSync(directory, `${kept}.part`, { recursive: true, filter });
  renameSync(`${kept}.part`, kept);
}

/**
 * Puts the demo agency into a directory: to fill a database with it takes long on a busy machine, to copy it doesn't.
 * Where journeys run on a server that somebody else started, nothing is kept, and the program fills its own.
 */
export function copyDemoData(directory: string): void {
  if (existsSync(kept)) {
    cpSync(kept, directory, { recursive: true });
  }
}

import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isCopied } from '#platform/testing/data-directory.ts';

const kept = join(import.meta.dirname, '../../.cache/journeys-demo');

/** Stores a data directory with the demo agency alone. */
export function keepDemoData(directory: string): void {
  rmSync(kept, { recursive: true, force: true });
  cpSync(directory, `${kept}.part`, { recursive: true, filter: isCopied });
  renameSync(`${kept}.part`, kept);
}

/**
 * Copies the demo agency into a directory, which is faster than filling it. Not used with a running server, nor by what runs on
 * another day than the journeys: its data would be of the time to come, or all its departures of the past.
 */
export function copyDemoData(directory: string): void {
  if (process.env.CLOCK_AHEAD_MS !== undefined && existsSync(kept)) {
    cpSync(kept, directory, { recursive: true });
  }
}

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../database/embedded-server/embedded-server.ts';

/** PostgreSQL's own directory in a data directory. */
export const dataOf = (directory: string) => join(directory, serverFolder);

/** The first process of the embedded server, as it says itself. */
export const postmasterOf = (directory: string) =>
  Number(readFileSync(join(dataOf(directory), 'postmaster.pid'), 'utf8').split('\n')[0]);

const ofProcess = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

/** The processes of the embedded server of a data directory, by the folder in which they are. Linux only. */
export const processesIn = (directory: string): number[] =>
  readdirSync('/proc')
    .filter((pid) => ofProcess(() => readlinkSync(`/proc/${pid}/cwd`)) === dataOf(directory))
    .map(Number);

/** The processes that end such a server when its program dies. Linux only. */
export const watchersOf = (directory: string): number[] =>
  readdirSync('/proc')
    .filter((pid) => {
      const line = ofProcess(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')) ?? [];
      return line[0] === '/bin/sh' && line.includes(dataOf(directory));
    })
    .map(Number);

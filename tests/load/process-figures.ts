import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;

interface Process {
  readonly parent: number;
  readonly name: string;
  /** CPU time in ms of the process with all its threads, and of its children that have ended. */
  readonly own: number;
  readonly ofEnded: number;
}

function processOf(pid: number): Process {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold blanks: fields are counted from behind it.
  const end = stat.lastIndexOf(')');
  const fields = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const ms = (from: number) => (((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * 1_000) / ticksPerSecond;
  return {
    parent: fields[1] ?? 0,
    name: stat.slice(stat.indexOf('(') + 1, end),
    own: ms(11),
    ofEnded: ms(13),
  };
}

/** What a program and the database server below it take. */
export interface OfTree {
  readonly program: number;
  /** Of all processes called `postgres`. */
  readonly database: number;
}

export const together = ({ program, database }: OfTree): number => program + database;

/** These processes and all below them: a sum of what is asked of each. */
function sumOf(roots: readonly number[], of: (pid: number, process: Process) => number): OfTree {
  const all = new Map(
    readdirSync('/proc').flatMap((name): Array<[number, Process]> => {
      try {
        return /^\d+$/.test(name) ? [[Number(name), processOf(Number(name))]] : [];
      } catch {
        // It ended meanwhile, and is counted with its parent.
        return [];
      }
    }),
  );
  const isBelow = (pid: number): boolean =>
    roots.includes(pid) || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  const sum = { program: 0, database: 0 };
  for (const [pid, process] of all) {
    if (isBelow(pid)) {
      sum[process.name === 'postgres' ? 'database' : 'program'] += of(pid, process);
    }
  }
  return sum;
}

/** The CPU time of these processes and all below them in ms, those that have ended included. Linux only. */
export const treeCpuOf = (roots: readonly number[]): OfTree =>
  sumOf(roots, (_, { own, ofEnded }) => own + ofEnded);

/** Its part of what it shares with others is counted, such as the database's buffers. 0 when it has ended meanwhile. */
function shareOfMemory(pid: number): number {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_024
    );
  } catch {
    return 0;
  }
}

/** The memory of these processes and all below them now in MB, proportional set size. Linux only. */
export const treeMemoryOf = (roots: readonly number[]): OfTree => sumOf(roots, shareOfMemory);

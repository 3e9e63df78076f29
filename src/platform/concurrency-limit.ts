import { Failure } from './command/failure.ts';

export interface ConcurrencyLimits {
  /** So many run at once. */
  readonly concurrency: number;
  /** So many more may wait for their turn. */
  readonly queue: number;
  /** So many of one client run and wait together; without it one client may take all places. */
  readonly perClient?: number;
  /** Whoever waits longer than these ms is refused, before its connection is cut for silence; 10 s when absent. */
  readonly longestWait?: number;
}

const busyCode = 'request.busy';

const tooBusy = () =>
  new Failure('unavailable', busyCode, 'Too many people ask for this at once. Try again soon.');

/** Whether something was refused because there is too much of it, rather than because something is broken. */
export const isBusy = (cause: unknown): boolean => cause instanceof Failure && cause.code === busyCode;

/** Runs work when its turn comes. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, client?: string) => Promise<T>;

/**
 * Bounds work that costs much: so much runs at once, so much waits, and beyond that it is refused, so that whoever is
 * let in is served soon.
 *
 * One client is bounded by what it has under way and not by its requests in a minute: behind one address of a
 * mobile carrier there are thousands of telephones, and each is done in a moment.
 * @param refused Makes the error for those beyond the queue; unavailable when absent.
 */
export function limitConcurrency(
  { concurrency, queue, perClient = concurrency + queue, longestWait = 10_000 }: ConcurrencyLimits,
  refused: () => Error = tooBusy,
): ConcurrencyLimit {
  let running = 0;
  const waiting = new Set<() => void>();
  const clients = new Map<string, number>();

  /** Resolves when it is its turn. */
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refused());
      }, longestWait);
      waiting.add(begin);
    });

  /** Whoever is done hands its place on, so that nobody who comes meanwhile takes it. */
  function handOn() {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
    } else {
      waiting.delete(next);
      next();
    }
  }

  return async (work, client = '') => {
    const own = clients.get(client) ?? 0;
    if (own >= perClient || (running >= concurrency && waiting.size >= queue)) {
      throw refused();
    }
    clients.set(client, own + 1);
    try {
      if (running < concurrency) {
        running += 1;
      } else {
        await turn();
      }
      try {
        return await work();
      } finally {
        handOn();
      }
    } finally {
      const left = (clients.get(client) ?? 1) - 1;
      if (left === 0) {
        clients.delete(client);
      } else {
        clients.set(client, left);
      }
    }
  };
}

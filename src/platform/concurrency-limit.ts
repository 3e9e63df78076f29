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
  /** Work that takes longer than these ms waits for something itself, and gives its place to the next. */
  readonly longestHold?: number;
}

const busyCode = 'request.busy';

/** The refusal of what there is too much of. */
export const busy = (): Failure =>
  new Failure('unavailable', busyCode, 'Too many people ask for this at once. Try again soon.');

/** Whether something was refused because there is too much of it, rather than because something is broken. */
export const isBusy = (cause: unknown): boolean => cause instanceof Failure && cause.code === busyCode;

/** Runs work when its turn comes. @param signal Who is gone before that is refused, and the work not begun. */
export type ConcurrencyLimit = <T>(
  work: () => Promise<T>,
  client?: string,
  signal?: AbortSignal,
) => Promise<T>;

/** How many of each there are. */
function counter() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  const add = (name: string, more: 1 | -1) => {
    const count = of(name) + more;
    if (count === 0) {
      counts.delete(name);
    } else {
      counts.set(name, count);
    }
  };
  return { of, add };
}

/**
 * Bounds work that costs much: so much runs at once, so much waits, and beyond that it is refused, so that whoever is
 * let in is served soon. Of those who wait the next is who has the fewest running, so that one who asks for much delays
 * themselves.
 *
 * One client is bounded by what it has under way and not by its requests in a minute: behind one address of a
 * mobile carrier there are thousands of telephones, and each is done in a moment.
 * @param refused Makes the error for those beyond the queue; unavailable when absent.
 */
export function limitConcurrency(
  {
    concurrency,
    queue,
    perClient = concurrency + queue,
    longestWait = 10_000,
    longestHold,
  }: ConcurrencyLimits,
  refused: () => Error = busy,
): ConcurrencyLimit {
  const waiting = new Set<{ readonly client: string; begin(): void }>();
  const clients = counter();
  const places = counter();
  let taken = 0;

  /** Resolves when it is its turn, with a place. */
  const turn = (client: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const left = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(own);
      };
      const own = {
        client,
        begin: () => {
          left();
          resolve();
        },
      };
      const giveUp = () => {
        left();
        reject(refused());
      };
      const timer = setTimeout(giveUp, longestWait);
      signal?.addEventListener('abort', giveUp);
      waiting.add(own);
    });

  function take(client: string): void {
    taken += 1;
    places.add(client, 1);
  }

  /** Whoever is done hands its place on, so that nobody who comes meanwhile takes it. */
  function handOn(client: string): void {
    taken -= 1;
    places.add(client, -1);
    let next: { readonly client: string; begin(): void } | undefined;
    for (const each of waiting) {
      if (next === undefined || places.of(each.client) < places.of(next.client)) {
        next = each;
      }
    }
    if (next !== undefined) {
      take(next.client);
      next.begin();
    }
  }

  async function hold<T>(client: string, work: () => Promise<T>): Promise<T> {
    let isHeld = true;
    const letGo = () => {
      if (isHeld) {
        isHeld = false;
        handOn(client);
      }
    };
    const timer = longestHold === undefined ? undefined : setTimeout(letGo, longestHold);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      letGo();
    }
  }

  return async (work, client = '', signal) => {
    const isFull = taken >= concurrency && waiting.size >= queue;
    if (signal?.aborted || isFull || clients.of(client) >= perClient) {
      throw refused();
    }
    clients.add(client, 1);
    try {
      if (taken < concurrency) {
        take(client);
      } else {
        await turn(client, signal);
      }
      return await hold(client, work);
    } finally {
      clients.add(client, -1);
    }
  };
}

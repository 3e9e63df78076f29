import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { PolicySources } from '#platform/http/content-security-policy.ts';
import type { PaymentGateways } from '#platform/http/page-context.ts';
import type { PageAddress, RenderedPage } from './pages.ts';

/** The data that a worker is started with. */
export interface PageWorkerStart {
  /** Where it reads. */
  readonly databaseUrl: string;
  readonly siteUrl: string;
  readonly sources: PolicySources;
  /** Whether sign-in with Google is offered. */
  readonly google: boolean;
  readonly paymentGateways: PaymentGateways;
  readonly dataKey: Uint8Array;
}

/** A serialised error, with what identifies its class. */
export interface SentError {
  readonly message: string;
  readonly code: unknown;
}

export type ToPageWorker =
  | { readonly kind: 'render'; readonly number: number; readonly address: PageAddress; readonly now: Date }
  | { readonly kind: 'forget'; readonly tables: readonly string[] | undefined };

export type FromPageWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rendered'; readonly number: number; readonly page: RenderedPage }
  | { readonly kind: 'not-rendered'; readonly number: number; readonly error: SentError };

export const sent = (cause: unknown): SentError => ({
  message: cause instanceof Error ? cause.message : String(cause),
  code: cause instanceof Error && 'code' in cause ? cause.code : undefined,
});

const received = ({ message, code }: SentError): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

/** Renders pages in other threads, so that they don't delay cached pages. */
export interface PageWorkers {
  /** Rejects when the worker ends before the page is done. @param here renders on this thread when no worker is needed or ready. */
  render(address: PageAddress, now: Date, here: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** Invalidates the workers' cached reads. */
  forget(tables?: readonly string[]): void;
  close(): Promise<void>;
}

export interface PageWorkerLimits {
  readonly count: number;
  /** Idle time after which a worker is ended: it takes 80 MB. */
  readonly idleMs: number;
  /** Delay after a failed worker, which avoids a restart loop. */
  readonly pauseMs: number;
}

/** One core is for the main thread and one for the database, for which more than four workers would wait. */
const usual: PageWorkerLimits = {
  count: Math.max(0, Math.min(4, availableParallelism() - 2)),
  idleMs: 20_000,
  pauseMs: 1_000,
};

/** The young generation's limit, a few renders' worth; V8's default is 128 MB. */
const maxYoungGenerationSizeMb = 16;

interface PoolWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, Pick<PromiseWithResolvers<RenderedPage>, 'resolve' | 'reject'>>;
  ready: boolean;
  usedAt: number;
}

/**
 * A pool of workers that render pages, started under concurrent renders and ended when idle. None on two cores.
 * @param program The built program's file; in a thread it is a page worker (main.ts).
 */
export function startPageWorkers(
  program: URL,
  start: PageWorkerStart,
  logger: Pick<Logger, 'error'>,
  limits: Partial<PageWorkerLimits> = {},
): PageWorkers {
  const { count, idleMs, pauseMs } = { ...usual, ...limits };
  const pool = new Set<PoolWorker>();
  let number = 0;
  let renderedHere = 0;
  let startsAgainAt = 0;
  const startWorker = () => {
    const poolWorker: PoolWorker = {
      worker: new Worker(program, { workerData: start, resourceLimits: { maxYoungGenerationSizeMb } }),
      waiting: new Map(),
      ready: false,
      usedAt: performance.now(),
    };
    const { worker, waiting } = poolWorker;
    pool.add(poolWorker);
    worker.on('message', (message: FromPageWorker) => {
      switch (message.kind) {
        case 'ready':
          poolWorker.ready = true;
          break;
        case 'rendered':
          waiting.get(message.number)?.resolve(message.page);
          waiting.delete(message.number);
          break;
        case 'not-rendered':
          waiting.get(message.number)?.reject(received(message.error));
          waiting.delete(message.number);
          break;
      }
    });
    worker.on('error', (cause) => logger.error({ err: cause }, 'A thread that renders pages failed.'));
    worker.on('exit', () => {
      if (pool.delete(poolWorker)) {
        startsAgainAt = Math.max(startsAgainAt, performance.now() + pauseMs);
      }
      for (const page of waiting.values()) {
        page.reject(new Error('The thread that rendered the page ended.'));
      }
    });
  };
  const idleTimer = setInterval(() => {
    for (const poolWorker of pool) {
      const { worker, waiting, ready, usedAt } = poolWorker;
      if (ready && waiting.size === 0 && usedAt + idleMs < performance.now()) {
        // At once, so that it gets no more work.
        pool.delete(poolWorker);
        void worker.terminate();
      }
    }
  }, idleMs / 2);
  idleTimer.unref();
  return {
    render: async (address, now, here) => {
      const [idlest] = [...pool].filter(({ ready }) => ready).sort((a, b) => a.waiting.size - b.waiting.size);
      const busy = idlest ? idlest.waiting.size > 0 : renderedHere > 0;
      if (busy && pool.size < count && performance.now() >= startsAgainAt) {
        startWorker();
      }
      if (!idlest) {
        renderedHere += 1;
        return here().finally(() => {
          renderedHere -= 1;
        });
      }
      number += 1;
      const page = Promise.withResolvers<RenderedPage>();
      idlest.usedAt = performance.now();
      idlest.waiting.set(number, page);
      idlest.worker.postMessage({ kind: 'render', number, address, now } satisfies ToPageWorker);
      return page.promise;
    },
    forget: (tables) => {
      for (const { worker } of pool) {
        worker.postMessage({ kind: 'forget', tables } satisfies ToPageWorker);
      }
    },
    close: async () => {
      clearInterval(idleTimer);
      startsAgainAt = Number.POSITIVE_INFINITY;
      await Promise.all([...pool].map(({ worker }) => worker.terminate()));
    },
  };
}

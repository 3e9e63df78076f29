import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ReadRows } from '#platform/database/database.ts';
import type { PolicySources } from '#platform/http/content-security-policy.ts';
import type { PageAddress, RenderedPage } from './pages.ts';

/** What a thread that renders pages is started with. */
export interface PageWorkerStart {
  readonly siteUrl: string;
  readonly sources: PolicySources;
  /** Whether visitors can sign in with Google. */
  readonly google: boolean;
}

/** An error on its way between threads, with what tells the kinds of it apart. */
export interface SentError {
  readonly message: string;
  readonly code: unknown;
}

export type ToPageWorker =
  | { readonly kind: 'render'; readonly number: number; readonly address: PageAddress; readonly now: Date }
  | { readonly kind: 'answer'; readonly number: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'no-answer'; readonly number: number; readonly error: SentError }
  | { readonly kind: 'forget' };

export type FromPageWorker =
  | { readonly kind: 'rendered'; readonly number: number; readonly page: RenderedPage }
  | { readonly kind: 'not-rendered'; readonly number: number; readonly error: SentError }
  | { readonly kind: 'ask'; readonly number: number; readonly parameters: Parameters<ReadRows> };

export const sent = (cause: unknown): SentError => ({
  message: cause instanceof Error ? cause.message : String(cause),
  code: cause instanceof Error && 'code' in cause ? cause.code : undefined,
});

export const received = ({ message, code }: SentError): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

/** Pages rendered beside the thread that answers requests, so that they don't hold up pages that are kept. */
export interface PageWorkers {
  /** Undefined while no thread is there to do it. Rejects when the thread ends before the page is done. */
  render(address: PageAddress, now: Date): Promise<RenderedPage> | undefined;
  /** What pages show has changed: nothing that was read before may be used again. */
  forget(): void;
  close(): Promise<void>;
}

/** One core is for the thread that serves requests; more than four workers would wait for its database. */
const mostWorkers = Math.min(4, availableParallelism() - 1);

/** Delay before a worker that ended is replaced, in ms, so that workers that can't start don't loop. */
const pauseMs = 1_000;

interface PoolWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, Pick<PromiseWithResolvers<RenderedPage>, 'resolve' | 'reject'>>;
}

/**
 * Starts the pool of page workers; none on a machine with one core.
 * @param program The built program's file; in a thread it is a page worker (main.ts).
 * @param readRows How they read: the database stays with the thread that started them.
 */
export function startPageWorkers(
  program: URL,
  start: PageWorkerStart,
  readRows: ReadRows,
  logger: Pick<Logger, 'error'>,
  count = mostWorkers,
): PageWorkers {
  const pool = new Set<PoolWorker>();
  let number = 0;
  let closing = false;
  const startWorker = () => {
    const poolWorker: PoolWorker = { worker: new Worker(program, { workerData: start }), waiting: new Map() };
    const { worker, waiting } = poolWorker;
    const send = (message: ToPageWorker) => worker.postMessage(message);
    pool.add(poolWorker);
    worker.on('message', (message: FromPageWorker) => {
      const page = waiting.get(message.number);
      switch (message.kind) {
        case 'ask':
          readRows(...message.parameters).then(
            (rows) => send({ kind: 'answer', number: message.number, rows }),
            (cause) => send({ kind: 'no-answer', number: message.number, error: sent(cause) }),
          );
          break;
        case 'rendered':
          waiting.delete(message.number);
          page?.resolve(message.page);
          break;
        case 'not-rendered':
          waiting.delete(message.number);
          page?.reject(received(message.error));
          break;
      }
    });
    worker.on('error', (cause) => logger.error({ err: cause }, 'A thread that renders pages failed.'));
    worker.on('exit', () => {
      pool.delete(poolWorker);
      for (const page of waiting.values()) {
        page.reject(new Error('The thread that rendered the page ended.'));
      }
      if (!closing) {
        setTimeout(startWorker, pauseMs).unref();
      }
    });
  };
  for (let started = 0; started < count; started += 1) {
    startWorker();
  }
  return {
    render: (address, now) => {
      const [idlest] = [...pool].sort((a, b) => a.waiting.size - b.waiting.size);
      if (!idlest) {
        return undefined;
      }
      number += 1;
      const page = Promise.withResolvers<RenderedPage>();
      idlest.waiting.set(number, page);
      idlest.worker.postMessage({ kind: 'render', number, address, now } satisfies ToPageWorker);
      return page.promise;
    },
    forget: () => {
      for (const { worker } of pool) {
        worker.postMessage({ kind: 'forget' } satisfies ToPageWorker);
      }
    },
    close: async () => {
      closing = true;
      await Promise.all([...pool].map(({ worker }) => worker.terminate()));
    },
  };
}

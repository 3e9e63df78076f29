import { parentPort, workerData } from 'node:worker_threads';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import type { ReadRows } from '#platform/database/database.ts';
import { readDatabase } from '#platform/database/reading.ts';
import { CachedReads } from '#platform/page-cache/cached-reads.ts';
import { cachedDatabase } from '#platform/page-cache/read-once.ts';
import { sealWith } from '#platform/sealed-columns/seal-text.ts';
import {
  type FromPageWorker,
  type PageWorkerStart,
  received,
  sent,
  type ToPageWorker,
} from './page-workers.ts';
import { renderPage } from './pages.ts';

/** The memory of a page that has it for itself: handed over, it needn't be copied. A small one lies in a pool with others. */
const wholeOf = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/** Renders pages in a worker thread; it queries the database through the main thread. */
export function workOnPages(): void {
  const { dataKey, ...start }: PageWorkerStart = workerData;
  sealWith(dataKey);
  const handler = createRequestHandler(build, 'production');
  const send = (message: FromPageWorker, given: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, given);
  const pending = new Map<number, PromiseWithResolvers<readonly unknown[]>>();
  let number = 0;
  const readRows: ReadRows = (...parameters) => {
    number += 1;
    const rows = Promise.withResolvers<readonly unknown[]>();
    pending.set(number, rows);
    send({ kind: 'ask', number, parameters });
    return rows.promise;
  };
  const reads = new CachedReads();
  const db = cachedDatabase(reads, readRows);
  const personal = readDatabase(readRows);
  parentPort?.on('message', (message: ToPageWorker) => {
    switch (message.kind) {
      case 'render': {
        const { number, address, now } = message;
        renderPage({ ...start, db, personal, clock: { now: () => now }, handler }, address).then(
          (page) => send({ kind: 'rendered', number, page }, wholeOf(page.body)),
          (cause) => send({ kind: 'not-rendered', number, error: sent(cause) }),
        );
        break;
      }
      case 'answer':
        pending.get(message.number)?.resolve(message.rows);
        pending.delete(message.number);
        break;
      case 'no-answer':
        pending.get(message.number)?.reject(received(message.error));
        pending.delete(message.number);
        break;
      case 'forget':
        reads.forget(message.tables);
        break;
    }
  });
  send({ kind: 'ready' });
}

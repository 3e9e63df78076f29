import { parentPort, workerData } from 'node:worker_threads';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { readDatabase } from '#platform/database/reading.ts';
import { openReads } from '#platform/database/reads.ts';
import { CachedReads } from '#platform/page-cache/cached-reads.ts';
import { cachedDatabase } from '#platform/page-cache/read-once.ts';
import { sealWith } from '#platform/sealed-columns/seal-text.ts';
import { type FromPageWorker, type PageWorkerStart, sent, type ToPageWorker } from './page-workers.ts';
import { renderPage } from './pages.ts';

/** The memory of a page that has it for itself: handed over, it needn't be copied. A small one lies in a pool with others. */
const wholeOf = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/** Renders pages in a worker thread; it reads the database by itself. */
export function workOnPages(): void {
  const { dataKey, databaseUrl, ...start }: PageWorkerStart = workerData;
  sealWith(dataKey);
  const handler = createRequestHandler(build, 'production');
  const send = (message: FromPageWorker, given: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, given);
  const readRows = openReads(databaseUrl);
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
      case 'forget':
        reads.forget(message.tables);
        break;
    }
  });
  send({ kind: 'ready' });
}

import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { z } from 'zod';
import { writeSoundsOfCustomers } from '#features/customers/record/sounds.jobs.ts';
import { listOlderDocuments } from '#features/documents/document-list/document-list.jobs.ts';
import { indexOlderTexts } from '#features/documents/search/search.jobs.ts';
import { enquiriesChannel, InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { openGateways } from '#features/gateways/practice/practice.gateway.ts';
import { paymentGatewaysOf } from '#features/gateways/practice/practice.rules.ts';
import { provideFirstOwner, wordsFor } from '#features/identity/access/first-owner/first-owner.jobs.ts';
import { paperDrawer } from '#features/messages/attachments/drawn-papers.queries.ts';
import { writeSoundsOfOrders } from '#features/orders/lookup/sounds.jobs.ts';
import { orders } from '#features/orders/orders.table.ts';
import { noteServices } from '#features/start/connections.writes.ts';
import { systemClock } from '#platform/clock.ts';
import { pageTagsChannel } from '#platform/command/command.ts';
import type { Config } from '#platform/config.ts';
import type { HeldServer } from '#platform/database/data-directory.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { countNewTables } from '#platform/database/statistics.ts';
import { fitsEncryptedTexts } from '#platform/encrypted-texts/encrypted-texts.ts';
import type { Asset } from '#platform/http/assets.ts';
import { sourcesOf } from '#platform/http/content-security-policy.ts';
import { gracefulShutdown } from '#platform/http/graceful-shutdown.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { createListener } from '#platform/http/listener.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { guardRequests } from '#platform/http/request-guard.ts';
import { log, sayTo } from '#platform/log.ts';
import { attachedFiles } from '#platform/messages/attached-files.ts';
import { openDeliveries } from '#platform/messages/open-deliveries.ts';
import { noteProviders } from '#platform/messages/providers.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { fitsFileKeys, wrongDataKey } from '#platform/private-files/file-keys.ts';
import { declareRunning } from '#platform/private-files/rotate-key.ts';
import { startJobs } from '#platform/run-jobs.ts';
import { fitsSealedColumns, sealPlainColumns } from '#platform/sealed-columns/all-rows.ts';
import { sealWith } from '#platform/sealed-columns/seal-text.ts';
import { provideSigningKey } from '#platform/sealed-keys/sealed-keys.ts';
import { openStorage } from '#platform/storage-open.ts';
import { whatsapp as openWhatsapp } from '#platform/whatsapp/whatsapp.gateway.ts';
import { createApp } from './app.ts';
import { handleBackups } from './backup.ts';
import { kinds } from './document-kinds.ts';
import { providerOf } from './identity.ts';
import { programJobs } from './jobs.ts';
import { startPageWorkers } from './page-workers.ts';
import { keyOfUrl } from './pages.ts';
import { sealedTables } from './sealed-tables.ts';

export interface Program {
  readonly config: Config;
  readonly server: Server;
  /** Graceful shutdown. @param noticeMs How long it still serves while `/readyz` fails, so that the proxy stops sending. */
  close(noticeMs?: number): Promise<void>;
}

interface Parts {
  readonly handler: RequestHandler;
  /** The built program's file, for worker threads. */
  readonly workers?: URL;
  /** The directory of the SQL migrations. */
  readonly migrations: string;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The embedded database's directory and its server; absent: the program takes them. */
  readonly held?: HeldServer | undefined;
  /** Development: no page cache and no content security policy, which would block its scripts. */
  readonly development?: boolean;
}

const withoutPolicy =
  (answer: Hono['fetch']): Hono['fetch'] =>
  async (...parameters) => {
    const response = await answer(...parameters);
    response.headers.delete('content-security-policy');
    return response;
  };

/** Starts the program: configuration, database, demo content, pages, HTTP server. */
export async function startProgram(config: Config, parts: Parts): Promise<Program> {
  const logger = log(config.LOG_LEVEL);
  const storage = await openStorage(config, logger);
  const { database, lock } = await openDatabase(config, 'server', { say: sayTo(logger), held: parts.held });
  const { dataKey, hold } = await declareRunning(database, config, logger);
  sealWith(dataKey);
  await migrate(database, parts.migrations);
  const fits =
    (await fitsFileKeys(database.db, dataKey)) &&
    (await fitsEncryptedTexts(database.db, dataKey)) &&
    (await fitsSealedColumns(database.db, { table: orders, columns: [orders.token] }, orders.createdAt));
  if (!fits) {
    // With a second key in use, no single key could open all files any more.
    if (config.DATA_KEY_LOST === undefined) {
      throw new Error(wrongDataKey);
    }
    logger.error(
      'DATA_KEY_LOST: the papers and passport numbers that customers sent until now cannot be opened.',
    );
  }
  const workers =
    parts.workers &&
    startPageWorkers(
      parts.workers,
      {
        siteUrl: config.SITE_URL,
        sources: sourcesOf(config),
        google: providerOf(config).google,
        paymentGateways: paymentGatewaysOf(config),
        dataKey,
        databaseUrl: database.url,
      },
      logger,
    );
  if (lock) {
    handleBackups(lock, database, storage);
  }
  const clock = systemClock;
  const pages = new PageCache(parts.development ? 0 : undefined, workers);
  const deps = { db: database.db, clock, pages, siteUrl: config.SITE_URL, dataKey };
  for (const purpose of ['papers', 'push'] as const) {
    await database.db.transaction((tx) => provideSigningKey(tx, purpose, { dataKey, now: clock.now() }));
  }
  hold();
  await database.alone(() => sealPlainColumns(database.db, sealedTables));
  const { loadDemo } = await import('../content/load-demo.ts');
  // Of several processes that start on an empty database one fills it, and the others wait.
  await database.alone(() =>
    loadDemo(deps, storage, config.SEED, (err) =>
      logger.error({ err }, 'The life of the demo agency could not be made. Its office begins empty.'),
    ),
  );
  await database.alone(() => listOlderDocuments(database.db));
  await database.alone(() => indexOlderTexts({ db: database.db, kinds }));
  await database.alone(() => writeSoundsOfCustomers(database.db));
  await database.alone(() => writeSoundsOfOrders(database.db));
  await database.alone(() => countNewTables(database));
  // With a Firebase project the owner is whoever first verifies ADMIN_EMAIL.
  const firstOwner =
    config.FIREBASE_PROJECT_ID === undefined
      ? await database.alone(() => provideFirstOwner(deps, config))
      : undefined;
  if (firstOwner) {
    // Printed at once: if the start fails later, the password couldn't be shown again.
    console.log(wordsFor(firstOwner, config.SITE_URL));
  }
  await database.listen(
    pageTagsChannel,
    (payload) => pages.drop(z.array(z.string()).parse(JSON.parse(payload))),
    // What was published while the connection was lost isn't known.
    () => pages.expire(),
  );
  await noteProviders(database.db, config);
  await database.db.transaction((tx) => noteServices(tx, config));
  const whatsapp = config.whatsapp && openWhatsapp(config.whatsapp);
  const { deliveries, tidying } = openDeliveries(config, {
    db: database.db,
    clock,
    logger,
    whatsapp,
    files: attachedFiles({ ...deps, storage, dataKey }, paperDrawer(deps)),
  });
  const gateways = openGateways(config, { db: database.db, clock, logger });
  const jobs = await startJobs(
    database,
    programJobs({ ...deps, storage, dataKey, deliveries, whatsapp, gateways: gateways.gateways, logger }),
    logger,
  );
  const inbox = new InboxWatch();
  await database.listen(
    enquiriesChannel,
    (payload) => inbox.heard(payload),
    () => inbox.missed(),
  );
  const metrics = createMetrics(pages, database.db);
  const app = createApp({
    database,
    storage,
    dataKey,
    clock,
    config,
    pages,
    inbox,
    gateways,
    metrics,
    logger,
    handler: parts.handler,
    workers,
  });
  const answer = parts.development ? withoutPolicy(app.fetch) : app.fetch;
  const rest = getRequestListener(answer, { overrideGlobalObjects: false });
  const listener = createListener({
    assets: parts.assets,
    pages,
    keyOf: (url) => keyOfUrl(url, config.SITE_URL),
    answered: metrics.answered,
    rest: (request, response) => void rest(request, response),
  });
  const shutdown = gracefulShutdown(listener);
  const server = createHttpServer(guardRequests(config.SITE_URL, shutdown.listener));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  return {
    config,
    server,
    close: async (noticeMs = 0) => {
      tidying.stop();
      const resting = jobs.stop();
      shutdown.begin();
      inbox.over();
      await delay(noticeMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await resting;
      await workers?.close();
      await database.close();
    },
  };
}

import { createServer } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { readConfig } from '#platform/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPglite } from '#platform/database/pglite.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { loadAssets } from '#platform/http/assets.ts';
import { createListener } from '#platform/http/listener.ts';
import { PageCache } from '#platform/page-cache/page-cache.ts';
import { directoryStorage } from '#platform/storage.ts';
import { createApp } from './app.ts';
import { addressOf } from './pages.ts';

/** Starts the program: configuration, database, pages, and a server that listens. */
export async function start(variables: Readonly<Record<string, string | undefined>>) {
  const config = readConfig(variables);
  const database = config.DATABASE_URL
    ? await openPostgresql(config.DATABASE_URL)
    : await openPglite(join(config.DATA_DIR, 'database'));
  await migrate(database, 'migrations');
  const storage = directoryStorage(config.DATA_DIR);
  const clock = { now: () => new Date() };
  const pages = new PageCache();
  const deps = { db: database.db, clock, pages };
  if (config.SEED === 'demo') {
    const { loadDemo } = await import('../content/load.ts');
    await loadDemo(deps, storage);
  }
  const app = createApp({
    database,
    storage,
    clock,
    siteUrl: config.SITE_URL,
    filesFrom: config.filesFrom,
    pages,
    handler: createRequestHandler(build, 'production'),
  });
  const server = createServer(
    createListener({
      assets: await loadAssets(join(import.meta.dirname, '../client')),
      pages,
      keyOf: (url) => {
        const [path = '/', query = ''] = url.split('?', 2);
        const address = addressOf(path, query, config.SITE_URL);
        return address.keepable ? address.key : undefined;
      },
      rest: getRequestListener(app.fetch),
    }),
  );
  await new Promise<void>((resolve) => server.listen(config.PORT, config.HOST, resolve));
  console.log(`Shofor is at ${config.SITE_URL}`);
  return server;
}

if (import.meta.main) {
  await start(process.env);
}

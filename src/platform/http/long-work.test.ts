import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { longWork } from './long-work.ts';

test('long work is answered, though an idle connection is cut before', async () => {
  const work = Promise.withResolvers<void>();
  const app = new Hono();
  app.use('/long', longWork(600_000));
  app.all('*', async (context) => {
    await work.promise;
    return context.text('done');
  });
  const server = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }), {
    idleTimeout: 100,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const ask = (path: string) =>
    fetch(url + path, { method: 'POST', body: 'x' }).then((answer) => answer.text());
  const long = ask('/long');
  await expect(ask('/usual')).rejects.toThrow();
  // Longer than the other one lasted.
  await delay(300);
  work.resolve();
  expect(await long).toBe('done');
});

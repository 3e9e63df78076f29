import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '#platform/http/http-server.ts';
import { usualFlightLimits } from '#platform/http/in-flight.ts';
import { openDoor } from '../access/door.ts';

test('what may be under way at once bounds every address of the program but the one that says whether it is alive', async () => {
  const door = await openDoor({}, { flights: { ...usualFlightLimits, ofAll: 0 } });
  const server = createHttpServer(getRequestListener(door.fetch, { overrideGlobalObjects: false }));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await door.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ask = async (path: string, method = 'GET') => {
    const port = typeof address === 'object' ? address?.port : '';
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
    await response.arrayBuffer();
    return [path, response.status];
  };
  expect(await ask('/healthz')).toEqual(['/healthz', 200]);
  for (const path of [
    '/api/openapi.json',
    '/api/docs',
    '/api/departures?package=coxs-bazar',
    '/api/nothing',
    '/jwt',
    '/sitemap.xml',
    '/feed.xml',
    '/share/home.jpg',
    '/readyz',
    '/media/nothing',
    '/visas',
    '/nowhere',
    '/.well-known/shofor-papers.json',
    '/metrics',
    '/bn/visas',
    '/dashboard/home',
  ]) {
    expect(await ask(path)).toEqual([path, 503]);
  }
  expect(await ask('/api/enquiries', 'POST')).toEqual(['/api/enquiries', 503]);
});

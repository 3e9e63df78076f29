import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, createHttpServer } from './http-server.ts';

/** More than the system takes for a reader that doesn't read. */
const much = Buffer.alloc(32 * 1024 * 1024);

async function listening(limits: ConnectionLimits, listener: RequestListener) {
  const server = createHttpServer(listener, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return (): Socket => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
}

const get = 'GET / HTTP/1.1\r\nhost: agency.example\r\n\r\n';

test('a visitor who does not read the answer is cut off', async () => {
  const cut = Promise.withResolvers<boolean>();
  const open = await listening({ maxConnections: 10, idleTimeout: 300 }, (_, response) => {
    response.once('close', () => cut.resolve(!response.writableFinished));
    response.end(much);
  });
  const reader = open();
  reader.pause();
  reader.write(get);
  expect(await cut.promise).toBe(true);
});

test('a visitor who reads slowly, but goes on reading, gets all of it', async () => {
  const done = Promise.withResolvers<boolean>();
  const open = await listening({ maxConnections: 10, idleTimeout: 1_000 }, (_, response) => {
    response.once('close', () => done.resolve(response.writableFinished));
    response.end(much);
  });
  const reader = open();
  reader.on('data', async () => {
    reader.pause();
    await delay(5);
    reader.resume();
  });
  reader.write(get);
  expect(await done.promise).toBe(true);
});

test('connections beyond the limit are closed, and those that are there go on', async () => {
  const open = await listening({ maxConnections: 1, idleTimeout: 60_000 }, (_, response) =>
    response.end('well'),
  );
  const first = open();
  await once(first, 'connect');
  const second = open();
  await once(second, 'close');
  first.write(get);
  expect(String((await once(first, 'data'))[0])).toContain('200 OK');
});

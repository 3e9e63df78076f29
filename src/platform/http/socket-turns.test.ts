import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** A server that answers when it is told to, and a connection to it. */
async function pipelining() {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  let parsed = 0;
  const server = createHttpServer((request, response) => {
    begun.push(request.url ?? '');
    open.push(response);
  });
  server.prependListener('request', () => {
    parsed += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  let read = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    read += text;
  });
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      await turn();
    }
  };
  /** Answers the one that is served now. */
  const answer = async () => {
    const count = begun.length;
    await until(() => open.length > 0);
    open.shift()?.end('x'.repeat(count));
  };
  const ask = (count: number) =>
    socket.write(
      Array.from({ length: count }, (_, at) => `GET /${at + 1} HTTP/1.1\r\nhost: a.example\r\n\r\n`).join(''),
    );
  return { begun, open, socket, ask, answer, until, parsed: () => parsed, read: () => read };
}

test('requests of one connection are served one after the other, in their order', async () => {
  const { begun, ask, answer, until, read } = await pipelining();
  ask(3);
  await until(() => begun.length > 0);
  await turn();
  expect(begun).toEqual(['/1']);
  await answer();
  await until(() => begun.length > 1);
  expect(begun).toEqual(['/1', '/2']);
  await answer();
  await answer();
  await until(() => read().split('HTTP/1.1 200').length === 4);
  expect(begun).toEqual(['/1', '/2', '/3']);
});

test('of a thousand requests sent at once no more than a few are taken; they are answered, and the connection is closed', async () => {
  const { begun, socket, ask, answer, until, parsed, read } = await pipelining();
  const closed = once(socket, 'close');
  ask(1_000);
  await until(() => begun.length > 0);
  for (let at = 0; at < 17; at += 1) {
    await answer();
  }
  await closed;
  expect(read().split('HTTP/1.1 200').length - 1).toBe(17);
  expect(read().toLowerCase().split('connection: close').length - 1).toBe(1);
  // The others weren't even made into requests.
  expect([begun.length, parsed()]).toEqual([17, 17]);
});

test('what a connection still waits for is not begun when it is gone', async () => {
  const { begun, open, socket, ask, until } = await pipelining();
  ask(10);
  await until(() => begun.length > 0);
  const gone = Promise.all(open.map((response) => once(response, 'close')));
  socket.destroy();
  await gone;
  for (let at = 0; at < 20; at += 1) {
    await turn();
  }
  expect(begun).toEqual(['/1']);
});

test('while many wait on all connections together, each sends one ahead; later as many as before', async () => {
  const open: ServerResponse[] = [];
  const server = createHttpServer((_, response) => void open.push(response), { sentAhead: 4, aheadInAll: 4 });
  let parsed = 0;
  server.prependListener('request', () => {
    parsed += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const connected = () => {
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.on('error', () => {}).resume();
    return socket;
  };
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = 'GET / HTTP/1.1\r\nhost: a.example\r\n\r\n'.repeat(50);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      await turn();
    }
  };
  const first = connected();
  first.write(ask);
  // One is served, and four wait.
  await until(() => parsed === 5);
  const second = connected();
  const closed = once(second, 'close');
  second.write(ask);
  await until(() => parsed === 7);
  const [ofFirst] = open;
  for (const count of [2, 3]) {
    await until(() => open.length === count);
    open.at(-1)?.end();
  }
  // It was answered what was taken, and asks the rest again.
  await closed;
  expect(parsed).toBe(7);
  ofFirst?.socket?.destroy();
  await once(first, 'close');
  connected().write(ask);
  await until(() => parsed === 12);
  expect(open).toHaveLength(4);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { isBusy } from '../concurrency-limit.ts';
import { createHttpServer } from './http-server.ts';
import { type FlightLimits, limitInFlight } from './in-flight.ts';
import { problemOf } from './problem.ts';
import { visitorAddress } from './visitor-address.ts';

const roomy = { concurrency: 4, queue: 500, ofAddress: 500, ofAll: 500, unreadBytes: 1e9 };

/** A server with routes that know nothing of limits; its work ends when it is told to. */
async function guarded(limits: Partial<FlightLimits>) {
  const ends: Array<() => void> = [];
  const arrived: string[] = [];
  const begun: string[] = [];
  let closed = 0;
  const aborted: string[] = [];
  const app = new Hono();
  app.onError(
    (cause) => (isBusy(cause) ? problemOf(cause) : undefined) ?? new Response(null, { status: 500 }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.use(async (context, next) => {
    arrived.push(context.req.path);
    await next();
  });
  app.use(limitInFlight({ ...roomy, ...limits }, ({ req, env }) => visitorAddress(req.raw.headers, env, 1)));
  app.get('/small', (context) => context.text('small'));
  app.get('/large', (context) => context.body(new Uint8Array(16 * 1024 * 1024)));
  app.get('/*', async (context) => {
    begun.push(context.req.path);
    context.req.raw.signal.addEventListener('abort', () => aborted.push(context.req.path));
    await new Promise<void>((resolve) => ends.push(resolve));
    return context.req.path.startsWith('/large/')
      ? context.body(new Uint8Array(16 * 1024 * 1024))
      : context.text('done');
  });
  const server = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.on('connection', (socket) => {
    socket.once('close', () => {
      closed += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const open: Socket[] = [];
  onTestFinished(() => {
    for (const socket of open) {
      socket.destroy();
    }
    server.closeAllConnections();
    server.close();
  });
  /** Asks on a connection of its own. @returns the connection, and the status once it comes. */
  const ask = (path: string, from = '203.0.113.1') => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    open.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a.example\r\nx-forwarded-for: ${from}\r\n\r\n`);
    const status = once(socket, 'data').then(([data]) => Number(String(data).slice(9, 12)));
    return { socket, status };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      await turn();
    }
  };
  return { ask, until, ends, arrived, begun, aborted, closed: () => closed };
}

test('of 200 requests at once a few are worked on at a time, and whether it is alive is answered at once', async () => {
  const { ask, until, ends, begun } = await guarded({});
  const all = Array.from({ length: 200 }, (_, at) => ask(`/${at}`).status);
  await until(() => begun.length === 4);
  expect(await ask('/healthz').status).toBe(200);
  expect(begun.length).toBe(4);
  for (let done = 0; done < 200; done += 1) {
    await until(() => ends.length > 0);
    ends.shift()?.();
  }
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
});

test('work for a connection that is gone is not begun, and what has begun is told', async () => {
  const { ask, until, ends, arrived, begun, aborted, closed } = await guarded({ concurrency: 1 });
  const first = ask('/first');
  await until(() => begun.length === 1);
  const gone = ask('/gone');
  await until(() => arrived.includes('/gone'));
  gone.socket.destroy();
  await until(() => closed() === 1);
  first.socket.destroy();
  await until(() => closed() === 2);
  expect(aborted).toEqual(['/first']);
  const next = ask('/next');
  await until(() => arrived.includes('/next'));
  ends.shift()?.();
  await until(() => ends.length > 0);
  ends.shift()?.();
  expect(await next.status).toBe(200);
  expect(begun).toEqual(['/first', '/next']);
});

test('one address has so many unanswered at most, the next are told to come back, and another address is let in', async () => {
  const { ask, until, ends, begun } = await guarded({ ofAddress: 3 });
  const own = [ask('/1'), ask('/2'), ask('/3')];
  await until(() => begun.length === 3);
  expect(await ask('/4').status).toBe(503);
  const other = ask('/5', '203.0.113.2');
  await until(() => begun.length === 4);
  for (const end of ends.splice(0)) {
    end();
  }
  expect(await Promise.all([...own, other].map(({ status }) => status))).toEqual([200, 200, 200, 200]);
  // What is answered makes room.
  const again = ask('/6');
  await until(() => ends.length === 1);
  ends.shift()?.();
  expect(await again.status).toBe(200);
});

test('who asks for much waits behind who asks for one thing', async () => {
  const { ask, until, ends, begun } = await guarded({ concurrency: 2 });
  const many = [ask('/1'), ask('/2'), ask('/3'), ask('/4')];
  await until(() => begun.length === 2);
  const one = ask('/one', '203.0.113.2');
  for (let tries = 0; tries < 50; tries += 1) {
    await turn();
  }
  ends.shift()?.();
  await until(() => begun.length === 3);
  expect(begun[2]).toBe('/one');
  for (let done = 0; done < 4; done += 1) {
    await until(() => ends.length > 0);
    ends.shift()?.();
  }
  expect(await Promise.all([...many, one].map(({ status }) => status))).toEqual([200, 200, 200, 200, 200]);
});

test('who leaves the most unread is cut off when all that is unread gets too much', async () => {
  const { ask, closed } = await guarded({ unreadBytes: 20 * 1024 * 1024 });
  for (let at = 0; at < 3; at += 1) {
    ask('/large').socket.pause();
  }
  // Each request looks at what the others have left unread: three times 16 MB here.
  while (closed() < 2) {
    expect(await ask('/small').status).toBe(200);
  }
  for (let at = 0; at < 20; at += 1) {
    expect(await ask('/small').status).toBe(200);
  }
  expect(closed()).toBe(2);
});

test('what was asked before anything was answered is bounded, too: nobody has to ask for more', {
  // Who reads nothing for 20 s is cut anyway.
  timeout: 10_000,
}, async () => {
  const { ask, until, ends, closed } = await guarded({ unreadBytes: 20 * 1024 * 1024 });
  for (let at = 0; at < 4; at += 1) {
    ask(`/large/${at}`).socket.pause();
  }
  await until(() => ends.length === 4);
  for (const end of ends) {
    end();
  }
  await until(() => closed() === 3);
  expect(await ask('/small').status).toBe(200);
  expect(closed()).toBe(3);
});

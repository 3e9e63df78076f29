import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, createHttpServer } from './http-server.ts';

/** More than the system takes for a reader that doesn't read. */
const much = Buffer.alloc(32 * 1024 * 1024);

async function listening(limits: Partial<ConnectionLimits>, listener: RequestListener) {
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

test('a client that does not read the response is disconnected', async () => {
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

test('a client that reads slowly gets all of it', async () => {
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

test('connections beyond the limit are closed, and the others go on', async () => {
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

test('headers without an end are cut off', async () => {
  const open = await listening({ headersTimeout: 100 }, (_, response) => response.end('well'));
  const slow = open();
  slow.write('GET / HTTP/1.1\r\nhost: agency.example\r\n');
  expect(String((await once(slow, 'data'))[0])).toContain('408 Request Timeout');
  await once(slow, 'close');
});

describe('a body that comes in piece by piece', () => {
  const pieces = 60;
  const limits = { bodyTimeout: 200, uploadGrace: 200, minUploadRate: 2_000 };
  const upload = 'multipart/form-data; boundary=b';

  /** Sends so many bytes every 20 ms and says what came back, or that nothing did. */
  async function send(type: string, pieceBytes: number): Promise<string> {
    const open = await listening(limits, async (request, response) => {
      let bytes = 0;
      request.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      request.on('end', () => response.end(`${bytes} bytes came`));
    });
    const socket = open();
    let answer = '';
    socket.on('data', (piece) => {
      answer += String(piece);
    });
    // A piece that meets the closed connection is answered by a reset, after the response.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const length = pieces * pieceBytes;
    socket.write(
      `POST / HTTP/1.1\r\nhost: agency.example\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
      socket.write(Buffer.alloc(pieceBytes));
      await delay(20);
    }
    await closed;
    return answer;
  }

  test('arrives whole when it is an upload on a slow but steady line', async () => {
    expect(await send(upload, 1_000)).toContain(`${pieces * 1_000} bytes came`);
  });

  test('is cut off when it is an upload below the least rate', async () => {
    expect(await send(upload, 1)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is cut off when it is no upload and takes too long, however steady', async () => {
    expect(await send('application/json', 1_000)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

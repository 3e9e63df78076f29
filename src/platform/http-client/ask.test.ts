import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { ask, askBytes, GatewayError, overNetwork } from './ask.gateway.ts';
import { isNeverSent } from './never-sent.rules.ts';

/** A server on this machine. @returns its port */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function errorOf(address: string, waitMs = 10_000): Promise<GatewayError> {
  try {
    await ask(overNetwork, 'A call', address, { method: 'POST', body: 'hidden' }, waitMs);
  } catch (cause) {
    if (cause instanceof GatewayError) {
      return cause;
    }
  }
  throw new Error('It was answered.');
}

test('a call that met nobody was never sent, and one that was cut may have been', async () => {
  const away = await freePort();
  const cutting = await listen((request) => request.socket.destroy());
  const silent = await listen(() => undefined);
  const half = await listen((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy());
  });
  for (const [address, neverSent] of [
    [`http://127.0.0.1:${away}/?key=hidden`, true],
    [`http://localhost:${away}/?key=hidden`, true],
    ['http://no-such-host.invalid/?key=hidden', true],
    // It speaks no TLS: the request stayed here.
    [`https://127.0.0.1:${cutting}/?key=hidden`, true],
    [`http://127.0.0.1:${cutting}/?key=hidden`, false],
    [`http://127.0.0.1:${silent}/?key=hidden`, false],
    [`http://127.0.0.1:${half}/?key=hidden`, false],
  ] as const) {
    const error = await errorOf(address, address.includes(String(silent)) ? 500 : 10_000);
    expect(error.kind).toBe('away');
    expect(error.message).not.toMatch(/hidden|127\.0\.0\.1|localhost|such-host/);
    expect(error.isNeverSent, address).toBe(neverSent);
  }
});

test('only errors from before a connection say that nothing was sent', () => {
  const error = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });
  for (const cause of [
    error('ECONNREFUSED', 'connect'),
    error('ETIMEDOUT', 'connect'),
    error('ENOTFOUND', 'getaddrinfo'),
    error('EAI_AGAIN'),
    error('UND_ERR_CONNECT_TIMEOUT'),
    error('CERT_HAS_EXPIRED'),
    error('DEPTH_ZERO_SELF_SIGNED_CERT'),
    error('SELF_SIGNED_CERT_IN_CHAIN'),
    error('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    error('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
    error('ERR_TLS_CERT_ALTNAME_INVALID'),
    error('ERR_SSL_WRONG_VERSION_NUMBER'),
    new AggregateError([error('ECONNREFUSED', 'connect'), error('EHOSTUNREACH', 'connect')]),
  ]) {
    expect(isNeverSent(cause), cause.message).toBe(true);
  }
  for (const cause of [
    undefined,
    'ECONNREFUSED',
    new Error('ECONNREFUSED'),
    error('ECONNRESET', 'read'),
    error('ETIMEDOUT', 'read'),
    error('EPIPE', 'write'),
    error('UND_ERR_SOCKET'),
    error('UND_ERR_HEADERS_TIMEOUT'),
    new AggregateError([]),
    new AggregateError([error('ECONNREFUSED', 'connect'), error('ECONNRESET', 'read')]),
  ]) {
    expect(isNeverSent(cause), String(cause)).toBe(false);
  }
});

test('an answer is read whole with its status, up to a size', async () => {
  const port = await listen((request, response) => {
    response.writeHead(request.url === '/gone' ? 410 : 200, { 'content-type': 'text/plain' });
    response.end('x'.repeat(1_000));
  });
  const read = (path: string, maxBytes: number) =>
    askBytes(overNetwork, 'A call', `http://127.0.0.1:${port}${path}`, { method: 'GET' }, { maxBytes });
  expect(await read('/gone', 1_000)).toMatchObject({ status: 410, type: 'text/plain' });
  expect((await read('/', 1_000)).bytes).toHaveLength(1_000);
  await expect(read('/', 999)).rejects.toMatchObject({ kind: 'garbled', isNeverSent: false });
});

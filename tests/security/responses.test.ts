import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test.ts';
import { type ProviderServer, startProviderServer } from '../identity/provider-server.ts';

const token = 'a-token-of-the-figures';
let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(await openTestDatabase(), {
    METRICS_TOKEN: token,
    TRUSTED_PROXIES: '1',
  });
});
afterAll(() => server.close());

/** Sends all of a body before it looks at what comes back, as many clients do. */
function sendBlindly(path: string, bytes: number): Promise<{ response: string; broken: string | undefined }> {
  return new Promise((resolve) => {
    const { port, host } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    let broken: string | undefined;
    let response = '';
    socket.pause();
    socket.on('error', (cause) => {
      broken = cause.message;
    });
    socket.on('data', (data) => {
      response += String(data);
    });
    socket.on('close', () => resolve({ response, broken }));
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${server.url}`];
    const type = 'Content-Type: application/x-www-form-urlencoded';
    socket.write([...head, type, `Content-Length: ${bytes}`, '', ''].join('\r\n'));
    void (async () => {
      // 2 MB in 1.6 s: longer than the half second that the server's adapter would wait.
      for (let sent = 0; sent < bytes && broken === undefined; sent += bytes / 16) {
        socket.write('x'.repeat(bytes / 16));
        await delay(100);
      }
      socket.resume();
    })();
  });
}

test('a client that sends a whole body too many learns why it was refused', async () => {
  for (const path of [
    '/contact',
    '/api/enquiries',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a',
  ]) {
    const { response, broken } = await sendBlindly(path, 2_000_000);
    expect(broken, path).toBeUndefined();
    expect(response, path).toMatch(/^HTTP\/1\.1 413 /);
    expect(response, path).toMatch(/^connection: close/im);
    expect(response.split('\r\n\r\n')[1], path).toMatch(/at most|bytes|REQUEST_TOO_LARGE/);
  }
});

test('the metrics are for this machine and for who has the token', async () => {
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status;
  expect(await asked({})).toBe(200);
  expect(await asked({ authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' })).toBe(200);
  expect(await asked({ authorization: 'Bearer a-token-of-somebody' })).toBe(403);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect(await asked({ [name]: '127.0.0.1' }), name).toBe(403);
  }
  const far = await server.call('/metrics', {}, '192.0.2.7');
  expect(far.status).not.toBe(200);
});

test('a program whose pages cannot be read says that it is not ready, and is ready again afterwards', async () => {
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  for (const table of ['settings', 'media', 'live_visas', 'live_tour_packages', 'live_posts']) {
    await server.database.execute(`ALTER TABLE ${table} RENAME TO damaged`);
    const response = await fetch(`${server.url}/readyz`);
    expect([table, response.status, response.headers.get('retry-after')]).toEqual([table, 503, '5']);
    expect(await response.text()).toBe('not ready\n');
    await server.database.execute(`ALTER TABLE damaged RENAME TO ${table}`);
  }
  expect(await ready()).toBe(200);
});

test('every response that is no page has a policy that allows nothing, and nosniff', async () => {
  const paths = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/bn/feed.xml',
    '/.well-known/shofor-papers.json',
  ];
  const api = ['/api/openapi.json', '/api/nothing', '/api/documents', '/api/identity', '/identity/keys.json'];
  for (const path of [...paths, ...api, '/media/nothing', '/share/nothing.jpg', '/%zz']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test('nothing that is sent starts a line of its own in the log', async () => {
  await server.database.execute('ALTER TABLE settings RENAME TO damaged');
  const forged = '\r\n{"level":60,"msg":"forged"}\u2028\u001b[31m';
  const before = server.faults.length;
  for (const path of ['/sitemap.xml', '/feed.xml', '/readyz', '/share/home.jpg']) {
    await fetch(`${server.url}${path}?q=${encodeURIComponent(forged)}`, {
      headers: {
        'user-agent': 'a {"level":60,"msg":"forged"}',
        'x-forwarded-for': forged.trim().slice(0, 20),
      },
    });
  }
  await server.database.execute('ALTER TABLE damaged RENAME TO settings');
  const lines = server.faults.slice(before);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
  }
});

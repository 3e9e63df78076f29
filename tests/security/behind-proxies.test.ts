import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { startOwned, until } from '../cluster/owned-process.ts';
import { type ProviderServer, startProviderServer } from '../identity/provider-server.ts';

let direct: ProviderServer;
let behindOne: ProviderServer;
let behindTwo: ProviderServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  direct = await startProviderServer(database);
  behindOne = await startProviderServer(database, { TRUSTED_PROXIES: '1' });
  behindTwo = await startProviderServer(database, { TRUSTED_PROXIES: '2' });
});
afterAll(async () => {
  await behindTwo.close('keep');
  await behindOne.close('keep');
  await direct.close();
});

interface Proxy {
  readonly program: string;
  readonly parameters: (file: string, home: string) => readonly string[];
  readonly configuration: (port: number, to: number, home: string) => string;
}

/** The proxies of docs/operations, as they are without further settings for addresses. */
const proxies: Readonly<Record<'nginx' | 'haproxy' | 'caddy', Proxy>> = {
  nginx: {
    program: '/usr/sbin/nginx',
    parameters: (file, home) => ['-e', join(home, 'error.log'), '-p', home, '-c', file],
    configuration: (port, to, home) => `
daemon off; master_process off; pid ${home}/nginx.pid; events {}
http {
  access_log off;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${to};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`,
  },
  haproxy: {
    program: '/usr/sbin/haproxy',
    parameters: (file) => ['-db', '-f', file],
    configuration: (port, to) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
listen site
  bind 127.0.0.1:${port}
  option forwardfor
  server program 127.0.0.1:${to}
`,
  },
  caddy: {
    program: '/usr/bin/caddy',
    parameters: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    configuration: (port, to) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy 127.0.0.1:${to}
}
`,
  },
};

/** Starts a proxy before a port; it ends with the test. @returns its port */
async function startProxy(name: keyof typeof proxies, to: number): Promise<number> {
  const { program, parameters, configuration } = proxies[name];
  const home = await mkdtemp(join(tmpdir(), 'shofor-proxy-'));
  const file = join(home, 'configuration');
  const port = await freePort();
  await writeFile(file, configuration(port, to, home));
  const started = startOwned(program, parameters(file, home), {
    log: join(home, 'log'),
    env: { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  onTestFinished(async () => {
    await started.end('SIGKILL');
    await rm(home, { recursive: true, force: true });
  });
  await until(
    `${name} listens`,
    async () => (await send(port, '127.0.0.9', 'GET', '/healthz')).status === 200,
    30,
  );
  return port;
}

/** A request from one of this machine's own addresses, through a real connection. */
function send(
  port: number,
  from: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string | string[]> } = {},
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method,
        path,
        agent: false,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) {
          chunks.push(chunk);
        }
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      },
    );
    asked.once('error', reject);
    asked.end(sent);
  });
}

const sign = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor';

/** What a client may write of its address, another one each time. */
function forged(turn: number): Record<string, string | string[]> {
  const made = `10.${turn >> 8}.${turn & 255}.7`;
  return {
    'x-forwarded-for': turn % 2 === 0 ? made : [made, `${made}, 127.0.0.1`],
    forwarded: `for=${made};proto=https`,
    'x-real-ip': made,
    'x-client-ip': made,
    'cf-connecting-ip': made,
    'true-client-ip': made,
    'x-cluster-client-ip': made,
  };
}

/** Five hundred guesses at one account from one address. @returns how many passwords were looked at */
async function guesses(port: number, from: string): Promise<number> {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  let looked = 0;
  for (let turn = 0; turn < 500; turn += 50) {
    const said = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(port, from, 'POST', sign, {
          body: { email, password: 'wrong one' },
          headers: forged(turn + index),
        }),
      ),
    );
    looked += said.filter(({ text }) => text.includes('INVALID_LOGIN_CREDENTIALS')).length;
    expect(said.filter(({ status }) => status !== 400 && status !== 429)).toEqual([]);
  }
  return looked;
}

const portOf = ({ url }: ProviderServer) => Number(new URL(url).port);
/** How many guesses at an account one address may make. */
const limit = 5;

test('without a proxy the address of the connection counts, whatever a client writes', async () => {
  expect(await guesses(portOf(direct), '127.0.0.2')).toBe(limit);
  expect(await guesses(portOf(direct), '127.0.0.3')).toBe(limit);
});

test('a program that wrongly trusts a proxy that is not there counts what clients write: this is seen', async () => {
  expect(await guesses(portOf(behindOne), '127.0.0.4')).toBeGreaterThan(limit);
});

describe.each(['nginx', 'haproxy', 'caddy'] as const)('behind %s', (name) => {
  const isThere = existsSync(proxies[name].program);

  test.skipIf(!isThere)('each visitor has a count of their own, which no header moves', async () => {
    const port = await startProxy(name, portOf(behindOne));
    expect(await guesses(port, '127.0.0.5')).toBe(limit);
    expect(await guesses(port, '127.0.0.6')).toBe(limit);
  });

  test.skipIf(!isThere || !existsSync(proxies.nginx.program))('and nginx, too', async () => {
    const port = await startProxy(name, await startProxy('nginx', portOf(behindTwo)));
    expect(await guesses(port, '127.0.0.7')).toBe(limit);
    expect(await guesses(port, '127.0.0.8')).toBe(limit);
  });
});

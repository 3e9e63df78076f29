import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';

/** A response as transferred. */
export interface Bytes {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Reference {
  readonly url: string;
  /** The serving process. */
  readonly pid: number;
  stop(): Promise<void>;
}

async function untilItListens(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const listens = await fetch(url).then(
      () => true,
      () => false,
    );
    if (listens) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing listens at ${url}.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

/** A bare node:http server in a process of its own that sends these bytes. */
export async function startBare({ body, headers }: Bytes): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-bare-'));
  writeFileSync(join(folder, 'body'), body);
  writeFileSync(join(folder, 'headers'), JSON.stringify(Object.entries(headers).flat()));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'bare-server.ts'),
      String(port),
      join(folder, 'body'),
      join(folder, 'headers'),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const url = `http://127.0.0.1:${port}/`;
  await untilItListens(url);
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** nginx that serves these bytes as a file, one worker as we are one process. */
export async function startNginx({ body, headers }: Bytes): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-nginx-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'page'), body);
  const port = await freePort();
  const ownHeaders = ['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'etag'];
  const sent = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `master_process off;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    default_type "${headers['content-type'] ?? 'text/html'}";
    ${sent.join('\n    ')}
    location / { try_files /page =404; }
  }
}
`,
  );
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilItListens(url);
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

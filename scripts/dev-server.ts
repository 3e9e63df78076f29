// The program with hot reload. Vite serves scripts and styles, the program the rest; changes of the program restart it.
import { createServer as createHttpServer } from 'node:http';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { parseConfig } from '../src/platform/config.ts';
import type { Program } from '../src/program.ts';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'src/program.ts');
const config = parseConfig(process.env);

let program: Program | undefined;
/** Requests wait for it while the program restarts. */
let ready = Promise.resolve();

const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, async () => {
    await ready;
    if (program) {
      program.server.emit('request', request, response);
    } else {
      response.writeHead(503).end('The program did not start. The terminal says why.\n');
    }
  }),
);

const vite = await createServer({
  root,
  appType: 'custom',
  clearScreen: false,
  server: {
    middlewareMode: true,
    hmr: { server },
    // All packages that pages use are found before the first request, not while it loads.
    warmup: { clientFiles: ['src/entry.client.tsx', 'src/root.tsx', 'src/**/*-{page,layout}.tsx'] },
  },
});

const load = <Module>(url: string) => vite.ssrLoadModule(url) as Promise<Module>;

async function start(): Promise<void> {
  const { createRequestHandler } = await load<typeof import('react-router')>('react-router');
  const { startProgram } = await load<typeof import('../src/program.ts')>(entry);
  const build = () => load<ServerBuild>('virtual:react-router/server-build');
  // On any free port, behind ours, which stays open.
  program = await startProgram(
    parseConfig({ ...process.env, SITE_URL: config.SITE_URL, PORT: '0', HOST: '127.0.0.1' }),
    {
      handler: createRequestHandler(build, 'development'),
      migrations: join(root, 'migrations'),
      assets: new Map(),
      development: true,
    },
  );
}

/** Whether the program itself, not only a page, depends on the file. Messages are read again with each page. */
function carriesProgram(file: string): boolean {
  const path = relative(root, file);
  if (!/^(?:src|content|migrations)\//.test(path) || path.startsWith('src/messages/')) {
    return false;
  }
  if (program === undefined || path.endsWith('.sql')) {
    return true;
  }
  const graph = vite.environments.ssr.moduleGraph;
  const changed = graph.getModulesByFile(file);
  const seen = new Set<EnvironmentModuleNode>(graph.getModulesByFile(entry));
  for (const each of seen) {
    if (changed?.has(each)) {
      return true;
    }
    for (const imported of each.importedModules) {
      seen.add(imported);
    }
  }
  return false;
}

let due = false;

async function startAgain(file: string): Promise<void> {
  // Several files often change at once.
  await pause(200);
  due = false;
  console.log(`${relative(root, file)} has changed: starting again ...`);
  try {
    const running = program;
    program = undefined;
    await running?.close();
    await start();
    vite.environments.client.hot.send({ type: 'full-reload' });
  } catch (cause) {
    console.error(cause);
    console.error('The program did not start. It is tried again at the next change.');
  }
}

vite.watcher.on('all', (_event, file) => {
  if (!due && carriesProgram(file)) {
    due = true;
    ready = ready.then(() => startAgain(file));
  }
});

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), 15_000).unref();
  await ready;
  await program?.close();
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());

try {
  await start();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  console.log(`Shofor is at ${config.SITE_URL}, with hot reload.`);
} catch (cause) {
  console.error(cause);
  process.exit(1);
}

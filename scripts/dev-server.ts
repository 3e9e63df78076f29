// The program with hot reload: Vite answers for scripts and styles, our own listener for everything else.
// A change in a page is there at once; a change in what the program itself stands on starts the program again.
import { createServer as createHttpServer } from 'node:http';
import { join, relative } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ServerBuild } from 'react-router';
import { createServer, type EnvironmentModuleNode } from 'vite';
import type { Program } from '../src/program.ts';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'src/program.ts');

// It never listens. Vite hears there of the sockets that browsers open, while our servers come and go.
const upgrades = createHttpServer();
const vite = await createServer({
  root,
  appType: 'custom',
  clearScreen: false,
  server: {
    middlewareMode: true,
    hmr: { server: upgrades },
    // All packages that pages use are found before the first page is asked for, not while it loads.
    warmup: { clientFiles: ['src/entry.client.tsx', 'src/root.tsx', 'src/**/*-{page,layout}.tsx'] },
  },
});

const load = <Module>(url: string) => vite.ssrLoadModule(url) as Promise<Module>;
const sockets = new Set<Duplex>();
let program: Program | undefined;

async function start(): Promise<void> {
  const { createRequestHandler } = await load<typeof import('react-router')>('react-router');
  const { startProgram } = await load<typeof import('../src/program.ts')>(entry);
  program = await startProgram(process.env, {
    handler: createRequestHandler(
      () => load<ServerBuild>('virtual:react-router/server-build'),
      'development',
    ),
    migrations: join(root, 'migrations'),
    assets: new Map(),
    development: true,
    before: (rest) => (request, response) =>
      vite.middlewares(request, response, () => rest(request, response)),
  });
  program.server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    upgrades.emit('upgrade', request, socket, head);
  });
  console.log(`Shofor is at ${program.config.SITE_URL}, with hot reload.`);
}

async function stop(): Promise<void> {
  const running = program;
  program = undefined;
  // Browsers notice, and load the page again as soon as we are back.
  for (const socket of sockets) {
    socket.destroy();
  }
  await running?.close();
}

/** Whether the program itself, not only a page, was made from the file. */
function carriesProgram(file: string): boolean {
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

let waiting: NodeJS.Timeout | undefined;
let turn = Promise.resolve();

async function startAgain(file: string): Promise<void> {
  console.log(`${relative(root, file)} has changed: starting again ...`);
  await stop();
  await start().catch((cause: unknown) => {
    console.error(cause);
    console.error('The program did not start. It is tried again at the next change.');
  });
}

await start();

vite.watcher.on('all', (_event, file) => {
  const source = /^(?:src|content|migrations)\//.test(relative(root, file));
  if (source && (program === undefined || file.endsWith('.sql') || carriesProgram(file))) {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      turn = turn.then(() => startAgain(file));
    }, 150);
  }
});

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), 15_000).unref();
  await turn;
  await stop();
  await vite.close();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());

// Updates node_modules to the lock file and the build to the sources. Runs on any Node from 20 on with Node's modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Node 24, which is a dependency. */
export const node24 = join(root, 'node_modules', '.bin', 'node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The environment of commands: Node 24 and the installed tools come first. */
export function environment(more = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...more };
}

/** What the build makes itself, and what the program reads as it is. */
const notBuilt = [join(root, 'src/messages'), join(root, 'content/pictures')];

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) {
      return;
    }
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (!notBuilt.includes(join(path, name))) {
          visit(join(path, name));
        }
      }
      return;
    }
    hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) {
    visit(join(root, path));
  }
  return hash.digest('hex');
}

const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Installs exactly the lock file, when it isn't installed yet. */
export function installMissing() {
  const stamp = join(root, 'node_modules', '.shofor-installed');
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (readStamp(stamp) === wanted && existsSync(node24)) {
    return;
  }
  console.log('Installing what is missing ...');
  const done = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) {
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const sources = [
  'src',
  'content',
  'messages',
  'public',
  'project.inlang/settings.json',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Builds when a source has changed since the last build. */
export function buildWhenStale() {
  const stamp = join(root, 'build', '.shofor-built');
  const wanted = hashOf(sources);
  if (readStamp(stamp) === wanted && existsSync(join(root, 'build', 'server', 'index.js'))) {
    return;
  }
  console.log('Building ...');
  const done = spawnSync(
    join(root, 'node_modules', '.bin', 'react-router'),
    ['build', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment({ NODE_ENV: 'production' }),
    },
  );
  if (done.status !== 0) {
    console.error('The build failed.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Runs a program on Node 24 until it ends or is stopped. npm's shell drops SIGTERM, so a changed parent means the same.
 * @param mode NODE_ENV; none for a script
 */
export function runProgram(args, mode) {
  const env = environment(mode === undefined ? {} : { NODE_ENV: mode });
  const program = spawn(node24, args, { cwd: root, stdio: 'inherit', env });
  const stop = () => program.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  // A terminal's Ctrl-C reaches the program directly.
  process.on('SIGINT', () => {});
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
  program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

import { join, resolve } from 'node:path';
import { parseConfig } from '#platform/config.ts';
import { holdServer } from '#platform/database/data-directory.ts';
import { log, sayTo } from '#platform/log.ts';
import type { Program } from './program.ts';

async function stop(program: Program, noticeMs: number): Promise<void> {
  // A limit for handlers that hang.
  setTimeout(() => process.exit(1), 12_000).unref();
  await program.close(noticeMs);
  process.exit(0);
}

/**
 * Locks the data directory first, so that a second process is refused before the program is loaded, while which the embedded
 * server starts.
 */
async function start(directory: string, file: URL): Promise<Program> {
  const config = parseConfig(process.env);
  const held =
    config.DATABASE_URL === undefined
      ? await holdServer(config.DATA_DIR, 'server', sayTo(log(config.LOG_LEVEL)))
      : undefined;
  const { createRequestHandler } = await import('react-router');
  const { findAssets } = await import('#platform/http/assets.ts');
  const { startProgram } = await import('./program.ts');
  const build = await import('virtual:react-router/server-build');
  return startProgram(config, {
    handler: createRequestHandler(build, 'production'),
    migrations: resolve('migrations'),
    assets: findAssets(join(directory, '../client')),
    workers: file,
    held,
  });
}

/** Serves until it is stopped. @param directory of the build. @param file of the program, which its threads run too. */
export async function serve(directory: string, file: URL): Promise<void> {
  const program = await start(directory, file).catch((cause: unknown) => {
    // An operator can fix these: a wrong variable, a directory in use. A stack would hide the message.
    console.error(cause instanceof Error && process.env.LOG_LEVEL !== 'debug' ? cause.message : cause);
    process.exit(1);
  });
  console.log(`Shofor is at ${program.config.SITE_URL}`);
  // A second signal of either kind ends the program at once.
  process.once('SIGTERM', () => void stop(program, 1_000));
  process.once('SIGINT', () => void stop(program, 0));
}

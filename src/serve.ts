import { join, resolve } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { loadAssets } from '#platform/http/assets.ts';
import { type Program, startProgram } from './program.ts';

async function stop(program: Program, noticeMs: number): Promise<void> {
  // A handler that hangs doesn't keep us for ever.
  setTimeout(() => process.exit(1), 12_000).unref();
  await program.close(noticeMs);
  process.exit(0);
}
/**
 * Serves the agency until it is told to stop.
 * @param directory where the built program lies.
 * @param file the built program itself, which its threads run too.
 */
export async function serve(directory: string, file: URL): Promise<void> {
  const program = await startProgram(process.env, {
    handler: createRequestHandler(build, 'production'),
    migrations: resolve('migrations'),
    assets: await loadAssets(join(directory, '../client')),
    workers: file,
  }).catch((cause: unknown) => {
    // Whoever started it can mend this: a wrong variable, a directory in use. The stack would only hide the sentence.
    console.error(cause instanceof Error && process.env.LOG_LEVEL !== 'debug' ? cause.message : cause);
    process.exit(1);
  });
  console.log(`Shofor is at ${program.config.SITE_URL}`);
  // A second one, of either, ends the program at once.
  process.once('SIGTERM', () => void stop(program, 1_000));
  process.once('SIGINT', () => void stop(program, 0));
}

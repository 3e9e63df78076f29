import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/**
 * What glibc and V8 read only while a process starts. Freed memory of threads stays in arenas; by default glibc makes eight
 * for each core. Blocks from 32 kB on are mapped and given back at once; without the number glibc raises it up to 32 MB by
 * itself. V8's young generation would take up to 96 MB; a few renders fit into a quarter of that. And its old generation may
 * grow by a quarter beyond what is in use: by itself V8 lets strangers' garbage lie up to three times that.
 */
const forMalloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };
const forNode = ['--enable-source-maps', '--max-semi-space-size=8', '--heap-growing-percent=25'];

/** The process replaces itself, under the same id, so that it needs no script that starts it. */
function startFrugally(): void {
  if (process.env.MALLOC_ARENA_MAX === undefined && process.execve !== undefined) {
    process.execve(process.execPath, [process.execPath, ...forNode, ...process.argv.slice(1)], {
      ...process.env,
      ...forMalloc,
    });
  }
}

// The built program: the process serves, its worker threads render pages.
if (isMainThread) {
  startFrugally();
  // Without write access to the build there is no compile cache.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'));
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname, new URL(import.meta.url));
} else {
  const { workOnPages } = await import('./page-worker.ts');
  workOnPages();
}

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

// The built program: the process serves, its worker threads render pages.
if (isMainThread) {
  // V8's optimizing compiler takes 580 MB for one function of the embedded database, for little gain: docs/measurements.md.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  // Without write access to the build there is no compile cache.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'));
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname, new URL(import.meta.url));
} else {
  const { workOnPages } = await import('./page-worker.ts');
  workOnPages();
}

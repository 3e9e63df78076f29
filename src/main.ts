import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

// The built program: as a process it serves, as one of its own threads it renders pages.
if (isMainThread) {
  // V8's optimizing compiler takes 580 MB for a single function of the embedded database, and what it makes of it is
  // hardly faster: docs/measurements.md.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  // Where the build can't be written to, there is no cache, and nothing else is different.
  enableCompileCache(join(import.meta.dirname, 'compile-cache'));
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname, new URL(import.meta.url));
} else {
  const { workOnPages } = await import('./page-worker.ts');
  workOnPages();
}

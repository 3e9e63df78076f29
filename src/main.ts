import { isMainThread } from 'node:worker_threads';

// The built program: as a process it serves, as one of its own threads it renders pages.
if (isMainThread) {
  const { serve } = await import('./serve.ts');
  await serve(import.meta.dirname, new URL(import.meta.url));
} else {
  const { workOnPages } = await import('./page-worker.ts');
  workOnPages();
}

import type { Logger } from 'pino';

/** Calls `work` every so many ms, never twice at a time; a failure is logged and the next turn comes all the same. */
export function every(intervalMs: number, work: () => Promise<void>, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    try {
      await work();
    } catch (cause) {
      logger.error({ err: cause }, 'A job failed; it runs again at its next turn.');
    }
    if (!stopped) {
      timer = setTimeout(() => void turn(), intervalMs);
      timer.unref();
    }
  };
  timer = setTimeout(() => void turn(), intervalMs);
  timer.unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Times in ms. */
export interface Health {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Answers other than 200. */
  readonly wrong: number;
}

const asked = z.object({ took: z.array(z.number()), wrong: z.int() });

/** Asks /healthz every 20 ms, whether it answers or not, in a thread of its own. @returns ends it, and tells */
export function watchHealth(url: string): () => Promise<Health> {
  const worker = new Worker(new URL(import.meta.url), { workerData: `${url}/healthz` });
  return async () => {
    const answered = once(worker, 'message');
    worker.postMessage('end');
    const [message] = await answered;
    await worker.terminate();
    const { took, wrong } = asked.parse(message);
    const sorted = took.toSorted((one, other) => one - other);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return { requests: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1), wrong };
  };
}

async function ask(url: string): Promise<void> {
  const took: number[] = [];
  let wrong = 0;
  let underWay = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    underWay += 1;
    fetch(url)
      .then(async (response) => {
        await response.arrayBuffer();
        wrong += response.ok ? 0 : 1;
      })
      .catch(() => {
        wrong += 1;
      })
      .finally(() => {
        took.push(performance.now() - began);
        underWay -= 1;
      });
  }, 20);
  if (parentPort !== null) {
    await once(parentPort, 'message');
    clearInterval(timer);
    while (underWay > 0) {
      await delay(5);
    }
    parentPort.postMessage({ took, wrong });
  }
}

if (!isMainThread) {
  await ask(z.string().parse(workerData));
}

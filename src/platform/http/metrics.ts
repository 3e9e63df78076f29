import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { countDeadMessages } from '#platform/messages/dead-messages.queries.ts';
import type { ReadDatabase } from '../database/database.ts';
import { countDeadTasks } from '../outbox/outbox.queries.ts';
import type { PageCache } from '../page-cache/page-cache.ts';

export interface Metrics {
  /** Counts a response. */
  answered(status: number): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Metrics of the process, requests, cached pages, memory and the event loop, and of work that has failed. */
export function createMetrics(pages: PageCache, db: ReadDatabase): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // While the database is away the number isn't known, and the others are.
        this.set(await Promise.resolve(value()).catch(() => Number.NaN));
      },
    });
  gauge('page_cache_entries', 'Pages kept.', () => pages.entries);
  gauge('page_cache_bytes', 'Bytes of memory that cached pages hold, roughly.', () => pages.bytes);
  gauge('page_cache_hits', 'Requests that a cached page answered.', () => pages.hits);
  gauge('page_cache_misses', 'Requests for which a page was made.', () => pages.misses);
  gauge('mail_dead', 'Letters that could not be sent and wait for the office.', () => countDeadMessages(db));
  gauge('outbox_dead', 'Tasks after a save that failed for days and wait for the office.', () =>
    countDeadTasks(db),
  );
  return {
    answered: (status) => requests.inc({ status }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

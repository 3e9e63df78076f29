import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { PageCache } from '../page-cache/page-cache.ts';

export interface Metrics {
  /** Counts a response. */
  answered(status: number): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Metrics of the process: requests, cached pages, memory and the event loop. */
export function createMetrics(pages: PageCache): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('page_cache_entries', 'Pages kept.', () => pages.entries);
  gauge('page_cache_bytes', 'Bytes of memory that cached pages hold, roughly.', () => pages.bytes);
  gauge('page_cache_hits', 'Requests that a cached page answered.', () => pages.hits);
  gauge('page_cache_misses', 'Requests for which a page was made.', () => pages.misses);
  return {
    answered: (status) => requests.inc({ status }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

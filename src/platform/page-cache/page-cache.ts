import type { CachedPage } from './cached-page.ts';
import { CachedReads } from './cached-reads.ts';
import { coalescedPart } from './coalesced-tags.ts';

/** For how long tags that may wait are gathered, ms: so old the seats of a kept page can be. */
const gatheringMs = 3_000;

/** The result of a render: the page, and whether it may be cached. */
export interface Made {
  readonly page: CachedPage;
  readonly keep: boolean;
}

/**
 * Whole responses by URL and language, dropped by the tags of what they show. Every visitor gets the same bytes. The
 * least recently used are evicted when the memory limit is reached.
 */
export class PageCache {
  /** Reads for pages that aren't cached. */
  readonly reads = new CachedReads();
  readonly #pages = new Map<string, CachedPage>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #maxBytes: number;
  readonly #elsewhere: Pick<CachedReads, 'forget'> | undefined;
  /** Tags that wait to be dropped, with the table that was written. */
  readonly #gathered = new Map<string, string>();
  /** Increased with each drop, so that a page rendered from older data isn't cached. */
  #drops = 0;

  /** @param elsewhere Caches of reads, cleared together with ours. */
  constructor(maxBytes = 32 * 1024 * 1024, elsewhere?: Pick<CachedReads, 'forget'>) {
    this.#maxBytes = maxBytes;
    this.#elsewhere = elsewhere;
  }

  /** Hits and misses since the start. */
  hits = 0;
  misses = 0;

  get entries(): number {
    return this.#pages.size;
  }

  /** Of memory, for all pages. They grow and shrink by the encodings that are requested. */
  get bytes(): number {
    let sum = 0;
    for (const page of this.#pages.values()) {
      sum += page.size;
    }
    return sum;
  }

  /** The page if it is cached and fresh. */
  fresh(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.staleAt <= now) {
      return undefined;
    }
    this.hits += 1;
    this.#used(key, page);
    return page;
  }

  /** Last in the map is the one used last. */
  #used(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  /**
   * The page, rendered if necessary. One render at a time per key; during a render, and when it fails, a stale page is
   * served.
   */
  async get(key: string, now: number, make: () => Promise<Made>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    if (kept) {
      this.#used(key, kept);
      if (kept.staleAt > now) {
        return kept;
      }
      void this.#make(key, make).catch(() => {});
      return kept;
    }
    return this.#make(key, make);
  }

  #make(key: string, make: () => Promise<Made>): Promise<CachedPage> {
    const running = this.#making.get(key);
    if (running) {
      return running;
    }
    const before = this.#drops;
    this.misses += 1;
    const made = make()
      .then(({ page, keep }) => {
        if (keep && before === this.#drops) {
          this.#keep(key, page);
        } else if (page.status < 500 && before === this.#drops) {
          // What is gone, or a redirect by now, must not be served from before.
          this.#forget(key);
        }
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === made) {
          this.#making.delete(key);
        }
      });
    this.#making.set(key, made);
    return made;
  }

  #keep(key: string, page: CachedPage): void {
    this.#forget(key);
    this.#pages.set(key, page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
    let bytes = this.bytes;
    for (const [oldest, { size }] of this.#pages) {
      if (bytes <= this.#maxBytes) {
        break;
      }
      bytes -= size;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) {
      return;
    }
    this.#pages.delete(key);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) {
        this.#keysByTag.delete(tag);
      }
    }
  }

  /** Forgets every page that shows one of the tags; those that may wait are gathered for some seconds. */
  drop(tags: readonly string[]): number {
    const waiting = tags.flatMap((tag) => coalescedPart(tag) ?? []);
    this.#gather(waiting);
    const now = tags.filter((tag) => coalescedPart(tag) === undefined);
    return now.length === 0 && waiting.length > 0 ? 0 : this.#dropNow(now);
  }

  /** @param tables when given, only answers of the database that read one of these are forgotten. */
  #dropNow(tags: readonly string[], tables?: readonly string[]): number {
    this.#drops += 1;
    this.reads.forget(tables);
    this.#elsewhere?.forget(tables);
    this.#making.clear();
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) {
      this.#forget(key);
    }
    return keys.size;
  }

  /**
   * For when it isn't known what has changed: every cached page is rendered again at its next request, and served until
   * that has succeeded. All of them at once would be more than can be rendered in time.
   */
  expire(): void {
    this.#drops += 1;
    this.reads.forget();
    this.#elsewhere?.forget();
    this.#making.clear();
    for (const page of this.#pages.values()) {
      page.staleAt = Number.NEGATIVE_INFINITY;
    }
  }

  #gather(waiting: readonly { readonly table: string; readonly tag: string }[]): void {
    for (const { table, tag } of waiting) {
      if (this.#gathered.size === 0) {
        setTimeout(() => this.#dropGathered(), gatheringMs).unref();
      }
      this.#gathered.set(tag, table);
    }
  }

  #dropGathered(): void {
    const tags = [...this.#gathered.keys()];
    const tables = [...new Set(this.#gathered.values())];
    this.#gathered.clear();
    this.#dropNow(tags, tables);
  }
}

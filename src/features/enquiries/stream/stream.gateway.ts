import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { happenings } from '../enquiries.rules.ts';

/** The channel on which processes tell each other what happens in the inbox. */
export const enquiriesChannel = 'enquiries';

const announcement = z.strictObject({ id: z.uuid(), happened: z.enum(happenings) });
export type Announcement = z.infer<typeof announcement>;

/** Says it to every process when, and only if, the transaction is committed. It names nobody: the API is asked for that. */
export async function announceEnquiry(tx: Transaction, said: Announcement): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${enquiriesChannel}, ${JSON.stringify(said)})`);
}

/** What a watcher hears: what happened, that something was missed, or that the program stops. */
export type Said = Announcement | 'missed' | 'over';

/** Those of this process who watch the inbox. */
export class InboxWatch {
  readonly #watchers = new Set<(said: Said) => void>();

  /** Hands on what was heard on the channel. */
  heard(payload: string): void {
    this.#tell(announcement.parse(JSON.parse(payload)));
  }

  /** The line was lost and is back: whoever watches has to look again. */
  missed(): void {
    this.#tell('missed');
  }

  /** The program stops: no stream keeps it. */
  over(): void {
    this.#tell('over');
  }

  #tell(said: Said): void {
    for (const watcher of this.#watchers) {
      watcher(said);
    }
  }

  /** @returns what ends the watching. */
  watch(watcher: (said: Said) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

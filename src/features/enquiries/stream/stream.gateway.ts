import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { formerInReview, type Happening, happeningOf, happenings } from '../enquiries.rules.ts';

/** The channel on which processes announce events of the inbox. */
export const enquiriesChannel = 'enquiries';

const announcement = z.strictObject({ id: z.uuid(), happened: z.enum([...happenings, formerInReview]) });

export interface Announcement {
  readonly id: string;
  readonly happened: Happening;
}

/** Notifies every process once the transaction is committed. The event has no personal data: clients fetch that. */
export async function announceEnquiry(tx: Transaction, said: Announcement): Promise<void> {
  // Processes of the version before know the event by its former name only.
  const happened = said.happened === 'in-review' ? formerInReview : said.happened;
  await tx.execute(sql`SELECT pg_notify(${enquiriesChannel}, ${JSON.stringify({ ...said, happened })})`);
}

/** What a subscriber receives: an event, that events were missed, or that the program stops. */
export type Said = Announcement | 'missed' | 'over';

/** The inbox subscribers of this process. */
export class InboxWatch {
  readonly #watchers = new Set<(said: Said) => void>();

  /** Passes on a notification of the channel. A newer process may announce what this one doesn't know: then subscribers reload. */
  heard(payload: string): void {
    const { data } = announcement.safeParse(JSON.parse(payload));
    this.#tell(data ? { id: data.id, happened: happeningOf(data.happened) } : 'missed');
  }

  /** The connection was lost and restored: subscribers have to reload. */
  missed(): void {
    this.#tell('missed');
  }

  /** The program stops: all streams end. */
  over(): void {
    this.#tell('over');
  }

  #tell(said: Said): void {
    for (const watcher of this.#watchers) {
      watcher(said);
    }
  }

  /** @returns unsubscribe */
  watch(watcher: (said: Said) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

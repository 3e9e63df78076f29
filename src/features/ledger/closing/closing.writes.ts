import { sql } from 'drizzle-orm';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { findClosedUntil } from './closing.queries.ts';

type Context = Pick<CommandContext, 'tx' | 'now'>;

const closing = 'books closing';

/** Lets nothing be booked until the transaction ends, and waits for what is being booked. */
export async function holdBooks({ tx }: Pick<Context, 'tx'>): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${closing}, 0))`);
}

/**
 * Refuses a day on which nothing can be booked. Until the transaction ends the books aren't closed meanwhile.
 * @throws Failure invalid `books.future` for a day that hasn't come; conflict `books.closed` for one in a closed period
 */
export async function refuseClosedDay({ tx, now }: Context, on: CalendarDate): Promise<void> {
  if (on > dhakaDate(now)) {
    const message = 'That day is in the future.';
    throw new Failure('invalid', 'books.future', message, [{ path: 'on', message }]);
  }
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${closing}, 0))`);
  const until = await findClosedUntil(tx);
  if (until !== null && on <= until) {
    const message = `The books are closed until ${until}. Take a later day.`;
    throw new Failure('conflict', 'books.closed', message, [{ path: 'on', message }], { until });
  }
}

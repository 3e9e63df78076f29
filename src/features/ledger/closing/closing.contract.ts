import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** Until which day the books are closed; null while nothing is. */
export const closedBooks = z.object({ until: calendarDate.nullable() });
export type ClosedBooks = z.infer<typeof closedBooks>;

export const newClosing = z.strictObject({
  until: calendarDate,
  /** Needed for an earlier day than before. */
  reason: plainLine(500, 3).optional(),
});

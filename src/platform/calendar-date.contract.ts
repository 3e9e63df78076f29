import { z } from 'zod';

/** A day without a time, `YYYY-MM-DD`. In a file of its own, so that browsers get the arithmetic without the schema library. */
export const calendarDate = z.iso
  .date()
  // Any other year is a slip, and year 0 is no date to PostgreSQL.
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'This day is not between 1900 and 2199.');

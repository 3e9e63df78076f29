import { z } from 'zod';

/** A day without a time, `YYYY-MM-DD`. In a file of its own, so that browsers get the arithmetic without the schema library. */
export const calendarDate = z.iso.date();

import { z } from 'zod';

/** A day without a time, `YYYY-MM-DD`. Apart from the arithmetic, which browsers need without a schema library. */
export const calendarDate = z.iso.date();

import { z } from 'zod';

/** A time of the day on a clock in Dhaka, `HH:MM`. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use HH:MM.');

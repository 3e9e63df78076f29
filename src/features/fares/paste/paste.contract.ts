import { z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';

/** The longest paste, in characters: some hundred lines. */
const longest = 20_000;

export const pastedText = z.strictObject({
  text: z.string().min(1).max(longest).openapi({ description: 'What was copied from the GDS' }),
  /** A day without a year is the first such day on or after this one. */
  on: calendarDate,
});

const localTime = z
  .string()
  .openapi({ description: 'Local time at the airport, `YYYY-MM-DDTHH:MM`', example: '2026-12-12T17:05' });

/** One flight as the GDS shows it; `flight` has no leading zeros, `status` no number of seats. */
export const segment = z
  .object({
    airline: z.string().openapi({ description: 'IATA code', example: 'BG' }),
    flight: z.string().openapi({ example: '335' }),
    from: z.string().openapi({ example: 'DAC' }),
    to: z.string().openapi({ example: 'JED' }),
    departs: localTime,
    arrives: localTime,
    bookingClass: z.string().openapi({ example: 'Y' }),
    status: z.string().openapi({ example: 'HK' }),
  })
  .openapi('FlightSegment');

export type Segment = z.infer<typeof segment>;

export const pasted = z
  .object({
    segments: z.array(segment),
    unread: z.array(z.string()).openapi({ description: 'The lines that weren’t understood, as they were' }),
  })
  .openapi('PastedItinerary');

export type Pasted = z.infer<typeof pasted>;

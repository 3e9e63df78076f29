import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * A journey as an entry of a calendar (RFC 5545), whole days, in an address that saves it as a file.
 * @param until its last day; null where it isn't known.
 */
export function calendarEntry(entry: {
  readonly reference: string;
  readonly about: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate | null;
  readonly now: Date;
}): string {
  const { reference, about, from, until, now } = entry;
  const day = (date: CalendarDate) => date.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shofor//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@shofor`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(addDays(until ?? from, 1))}`,
    `SUMMARY:${escaped(about === '' ? reference : about)}`,
    `DESCRIPTION:${escaped(reference)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

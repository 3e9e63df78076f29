import { addDays, type CalendarDate } from '../calendar-date.ts';

/** A moment of a clock in Dhaka, `YYYY-MM-DDTHH:MM`, or an instant where it is another zone's. */
export type Moment = { readonly dhaka: string } | { readonly at: Date };

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for ever: by it a calendar knows the entry again. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location?: string;
  /** Whole days, the last one included; null where it isn't known. Or from a moment to another. */
  readonly when:
    | { readonly from: CalendarDate; readonly until: CalendarDate | null }
    | { readonly begins: Moment; readonly ends: Moment };
  readonly state: 'tentative' | 'confirmed' | 'cancelled';
}

/** Entries that change together. */
export interface CalendarFile {
  readonly entries: readonly CalendarEntry[];
  /** Grows with every change, so that a calendar takes the new one. */
  readonly sequence: number;
  readonly changedAt: Date;
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const maxOctets = 75;

/** A line in pieces of at most 75 octets, none of which ends within a letter. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > maxOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

const day = (date: CalendarDate) => date.replaceAll('-', '');
const instant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const moment = (name: string, which: Moment) =>
  'at' in which
    ? `${name}:${instant(which.at)}`
    : `${name};TZID=Asia/Dhaka:${which.dhaka.replaceAll(/[-:]/g, '')}00`;

/** Dhaka's clocks aren't changed. */
const dhaka = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Dhaka',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const entryLines = (entry: CalendarEntry, { sequence, changedAt }: CalendarFile) => {
  const { uid, summary, description, location, when, state } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@shofor`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    ...('from' in when
      ? [
          `DTSTART;VALUE=DATE:${day(when.from)}`,
          `DTEND;VALUE=DATE:${day(addDays(when.until ?? when.from, 1))}`,
          // A journey doesn't make its day busy.
          'TRANSP:TRANSPARENT',
        ]
      : [moment('DTSTART', when.begins), moment('DTEND', when.ends)]),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `STATUS:${state.toUpperCase()}`,
    'END:VEVENT',
  ];
};

/** Entries as a file for calendars (RFC 5545). The same content is the same file, whenever it is made. */
export function calendarFile(file: CalendarFile): string {
  const events = file.entries.flatMap((entry) => entryLines(entry, file));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shofor//Shofor//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(events.some((line) => line.includes(';TZID=')) ? dhaka : []),
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

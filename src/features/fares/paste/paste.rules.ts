import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { isAirline } from './airlines.rules.ts';
import { segmentWritten, type WrittenSegment } from './lines.rules.ts';
import { arrivalDate, dateWritten, isOnWeekday, timeWritten } from './moments.rules.ts';
import type { Pasted, Segment } from './paste.contract.ts';
import { canFly, placeOf } from './places.rules.ts';

/**
 * The other times that could have been meant where a time is narrower or wider than its columns: 145P and 110P are 1245P
 * and 1010P without a digit, 1140P and 1220P are 140P and 120P with one typed twice.
 */
function otherTimes(time: string, wider: number): string[] {
  const places = [...time].map((_, place) => place).slice(0, -1);
  if (wider < 0 && /^\d{3}[APNM]$/.test(time)) {
    return [...places, places.length].flatMap((place) =>
      [...'0123456789'].map((digit) => time.slice(0, place) + digit + time.slice(place)),
    );
  }
  return wider > 0 && /^\d{4}[APNM]$/.test(time)
    ? places
        .filter((place) => time[place] === time[place + 1])
        .map((place) => time.slice(0, place) + time.slice(place + 1))
    : [];
}

/** The other ways to read a segment, had a digit of its times been lost or doubled; none where their columns show that none was. */
function otherReadings(written: WrittenSegment, isNarrow: boolean): WrittenSegment[] {
  const [first, second] = written.wider;
  const departures = otherTimes(written.departs, first);
  const arrivals = otherTimes(written.arrives, isNarrow && second === -1 ? 0 : second);
  return [written.departs, ...departures]
    .flatMap((departs) => [written.arrives, ...arrivals].map((arrives) => ({ ...written, departs, arrives })))
    .slice(1);
}

/** The segment that was written; undefined when anything in it is unknown or contradicts itself. */
function segmentOf(written: WrittenSegment, on: CalendarDate): Segment | undefined {
  const { airline, bookingClass, from, to, status, arrival } = written;
  const date = dateWritten(written.date, on);
  const last = date && ('date' in arrival ? arrivalDate(arrival.date, date) : addDays(date, arrival.days));
  const [leaves, lands] = [timeWritten(written.departs), timeWritten(written.arrives)];
  const [start, end] = [placeOf(from), placeOf(to)];
  const flight = written.flight.replace(/^0+/, '');
  if (
    !(date && last && leaves && lands && start && end) ||
    from === to ||
    flight === '' ||
    !isAirline(airline)
  ) {
    return;
  }
  const departs = `${date}T${leaves}`;
  const arrives = `${last}T${lands}`;
  const agrees = isOnWeekday(date, written.weekday) && isOnWeekday(last, written.arrivalWeekday);
  return agrees && canFly(start, end, departs, arrives)
    ? { airline, flight, from, to, departs, arrives, bookingClass, status }
    : undefined;
}

/** No display has longer lines. What is longer isn't read at all. */
const longestLine = 300;

const pair = /\b\d{1,2}[A-Z]{3}\b.*\b[A-Z]{6}\b/;
const silent: readonly RegExp[] = [
  /^\s*(?:\d{1,2}\.?\s+)?ARNK\s*$/,
  /^\s*(?:\d{1,2}\s+)?OPERATED BY[ /].{0,90}$/,
  // What Sabre wraps: the airline’s reference of the line before, or the mark of its ticket.
  /^\s*\/(?:DC)?[A-Z\d]{2}(?:\*[A-Z\d]{1,8})?(?:\s+\/E)?\s*$/,
  /^\s{20,}\/E\s*$/,
];
/** A passenger: `1.1RAHMAN/ABDUL MR`, `1.RAHMAN/ABDUL MR(ADT)`, `2.I/1RAHMAN/TANIA`. */
const name = /^\d{1,2}\.\s?(?:I\/)?\d?\s?[A-Z][A-Z' -]*\/[A-Z][A-Z' -]*(?:[(*/][A-Z\d/*()' -]*)?$/;

const isNames = (line: string) =>
  line
    .trim()
    .split(/\s(?=\d{1,2}\.)/)
    .every((each) => name.test(each.trim()));

const isSilent = (line: string) =>
  !pair.test(line) && (isNames(line) || silent.some((form) => form.test(line)));

/** A line as a display writes it: without the marks of a quoted mail, its blanks as blanks, and its small letters large. */
function asDisplayed(line: string): string {
  const plain = line.replaceAll(/[\u00a0\u2007\u202f]/g, ' ').replace(/^(?:\s{0,3}>)+ ?/, '');
  return /[A-Z]/.test(plain) ? plain : plain.toUpperCase();
}

/**
 * The segments of an itinerary as it was copied from Amadeus, Sabre, Galileo or Apollo, in the order of its lines.
 * A line that could be read in two ways, or that contradicts itself, is among `unread`: nothing is guessed.
 */
export function parseItinerary(text: string, on: CalendarDate): Pasted {
  const segments: Segment[] = [];
  const unread: string[] = [];
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ line, plain: line.length > longestLine ? '' : asDisplayed(line) }))
    .map(({ line, plain }) => ({ line, plain, written: segmentWritten(plain) }));
  // Times that touch in another line show that this display leaves no column between them.
  const isNarrow = lines.some(({ written }) => written?.wider[1] === -1 && written.arrives.length === 5);
  for (const { line, plain, written } of lines) {
    const segment = written && segmentOf(written, on);
    if (segment && !otherReadings(written, isNarrow).some((other) => segmentOf(other, on))) {
      segments.push(segment);
    } else if (line.trim() !== '' && (line.length > longestLine || !isSilent(plain))) {
      unread.push(line);
    }
  }
  return { segments, unread };
}

import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { isAirline } from './airlines.rules.ts';
import { segmentWritten, type WrittenSegment } from './lines.rules.ts';
import { arrivalDate, dateWritten, isOnWeekday, timeWritten } from './moments.rules.ts';
import type { Pasted, Segment } from './paste.contract.ts';
import { canFly, placeOf } from './places.rules.ts';

/**
 * The other time that could have been meant where a time is narrower or wider than its columns: 145P and 245P are 1245P
 * without a digit, and 1140P is 140P with one typed twice.
 */
function otherTime(time: string, wider: number): string | undefined {
  if (wider < 0 && /^[12]\d\d[AP]$/.test(time)) {
    return `12${time.slice(1)}`;
  }
  return wider > 0 && /^11\d\d[AP]$/.test(time) ? time.slice(1) : undefined;
}

/** The other way to read a segment, had a digit of its times been lost or doubled; undefined where their columns show that none was. */
function otherReading(written: WrittenSegment, isNarrow: boolean): WrittenSegment | undefined {
  const [first, second] = written.wider;
  const departs = otherTime(written.departs, first);
  const arrives = otherTime(written.arrives, isNarrow && second === -1 ? 0 : second);
  return departs === undefined && arrives === undefined
    ? undefined
    : { ...written, departs: departs ?? written.departs, arrives: arrives ?? written.arrives };
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
    .split(/\s+(?=\d{1,2}\.)/)
    .every((each) => name.test(each));

const isSilent = (line: string) =>
  !pair.test(line) && (isNames(line) || silent.some((form) => form.test(line)));

/**
 * The segments of an itinerary as it was copied from Amadeus, Sabre, Galileo or Apollo, in the order of its lines.
 * A line that could be read in two ways, or that contradicts itself, is among `unread`: nothing is guessed.
 */
export function readItinerary(text: string, on: CalendarDate): Pasted {
  const segments: Segment[] = [];
  const unread: string[] = [];
  const lines = text.split(/\r\n|\r|\n/).map((line) => ({ line, written: segmentWritten(line) }));
  // Another line shows whether this display leaves no column between the times.
  const isNarrow = lines.some(
    ({ written }) => written?.wider[1] === -1 && otherTime(written.arrives, -1) === undefined,
  );
  for (const { line, written } of lines) {
    const segment = written && segmentOf(written, on);
    const other = segment && otherReading(written, isNarrow);
    if (segment && !(other && segmentOf(other, on))) {
      segments.push(segment);
    } else if (line.trim() !== '' && !isSilent(line)) {
      unread.push(line);
    }
  }
  return { segments, unread };
}

import { ownNames, standIns, titles } from '#features/travellers/passport-names.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { dateWritten, timeWritten } from '../paste/moments.rules.ts';
import type { BookedName } from './airline-bookings.contract.ts';

/** What a paste says besides its flights. */
export interface PastedBooking {
  readonly pnr: string | null;
  /** Adults first, then children and infants. */
  readonly passengers: readonly BookedName[];
  /** Local in Dhaka, `YYYY-MM-DDTHH:MM`: the first of those that are written. */
  readonly timeLimit: string | undefined;
  /** The line that says the time limit, as it was pasted. */
  readonly limitLine: string | undefined;
  /** The lines that said something of it. */
  readonly understood: ReadonlySet<string>;
}

const longestLine = 300;
/** Of a day without an hour: the desk closes then, and the airline at midnight at the earliest. */
const lastHour = '18:00';

const limits: readonly RegExp[] = [
  // Amadeus: TK TL28NOV/1800/DACBG2100, OPC-29NOV:1800/1C8/BG CANCELLATION, OPW-… REQUIRES TICKET ON OR BEFORE 29NOV:1800.
  /\bTK ?TL ?(?<date>\d{1,2}[A-Z]{3}(?:\d\d)?)(?:\/(?<time>\d{4})\b)?/,
  /\bREQUIRES TICKET ON OR BEFORE (?<date>\d{1,2}[A-Z]{3}(?:\d\d)?)(?::(?<time>\d{4}))?\b/,
  /\bOPC-(?<date>\d{1,2}[A-Z]{3}(?:\d\d)?)(?::(?<time>\d{4}))?\b.{0,40}CANCELLATION/,
  // Sabre and Galileo: TAW28NOV/, TAW28NOV009/0400A/, T.TAU/28NOV, TAU/SU28NOV.
  /\bTA[WU]\/?(?:MO|TU|WE|TH|FR|SA|SU)?(?<date>\d{1,2}[A-Z]{3})(?:\d{3})?(?!\d)(?:\/(?<time>\d{3,4}[AP])\b)?/,
  // What airlines send: SSR ADTK 1S TO BG BY 28NOV 1800, ADTK … TKT BY DAC28NOV26/18:00.
  /\bADTK.{0,80}\bBY (?:[A-Z]{3} ?)?(?<date>\d{1,2}[A-Z]{3}(?:\d\d)?)(?:[ /:](?<time>\d{2}:?\d{2})(?<zone>Z| ?GMT| ?UTC)?)?/,
];

/** A moment of the agency's, from one that may be in UTC. */
function inDhaka(date: CalendarDate, time: string, isUtc: boolean): string {
  if (!isUtc) {
    return `${date}T${time}`;
  }
  const hours = Number(time.slice(0, 2)) + 6;
  const later = hours >= 24 ? addDays(date, 1) : date;
  return `${later}T${String(hours % 24).padStart(2, '0')}${time.slice(2)}`;
}

function limitIn(line: string, on: CalendarDate): string | undefined {
  for (const form of limits) {
    const { date: written, time, zone } = form.exec(line)?.groups ?? {};
    const date = written === undefined ? undefined : dateWritten(written, on);
    const hour =
      time === undefined ? lastHour : timeWritten(time.replace(':', '').replace(/^0(?=\d{3}[AP])/, ''));
    if (date !== undefined && hour !== undefined) {
      return inDhaka(date, hour, zone !== undefined);
    }
  }
  return;
}

const isTitle = (word: string): boolean => titles.has(word) && word !== 'HAJI';

/** Given names without the titles behind them, also where Galileo writes one to the name: `ABDULMR`. */
function withoutTitle(given: string): string {
  const words = given.split(' ').filter((word) => word !== '' && !isTitle(word));
  const [only] = words;
  return words.length === 1 && only !== undefined
    ? only.replace(/^([A-Z]{3,})(?:MRS|MSTR|MISS|MR)$/, '$1')
    : words.join(' ');
}

const ranks = { adult: 0, child: 1, infant: 2 } as const;
type Ranked = BookedName & { readonly rank: number };

/** A passenger: `1.1RAHMAN/ABDUL MR`, `1.RAHMAN/ABDUL MR(ADT)`, `2.I/1RAHMAN/TANIA`, and `1.2RAHMAN/ABDUL MR/TANIA MRS`. */
const passenger =
  /^\d{1,2}\. ?(?<infant>I\/)?\d? ?(?<surname>[A-Z][A-Z' -]*)\/(?<given>[A-Z][A-Z' /-]*)(?<behind>[(*].*)?$/;

function passengersIn(text: string): Ranked[] | undefined {
  const { infant, surname = '', given = '', behind = '' } = passenger.exec(text.trim())?.groups ?? {};
  if (surname === '') {
    return;
  }
  const named = given.split('/').map((each) => {
    const isChild =
      /\b(?:MSTR|MISS|CHD)\b/.test(each) || /\((?:CHD|CNN)\b/.test(behind) || /\*C\d\d/.test(behind);
    const rank = infant === undefined ? (isChild ? ranks.child : ranks.adult) : ranks.infant;
    return { surname: surname.trim(), givenNames: withoutTitle(each.trim()), rank };
  });
  const inLap = /\(INF ?(?<own>[A-Z' -]*)\/(?<first>[A-Z][A-Z' -]*)/.exec(behind)?.groups;
  return inLap === undefined
    ? named
    : [
        ...named,
        {
          surname: (inLap.own ?? '').trim() || surname.trim(),
          givenNames: withoutTitle((inLap.first ?? '').trim()),
          rank: ranks.infant,
        },
      ];
}

/** All passengers of a line; undefined when anything else is in it. */
function namesIn(line: string): Ranked[] | undefined {
  const read = line
    .trim()
    .split(/\s(?=\d{1,2}\.)/)
    .map(passengersIn);
  return read.every((each) => each !== undefined) ? read.flatMap((each) => each ?? []) : undefined;
}

/** The locator of the GDS in the head of its display. */
const locators: readonly RegExp[] = [
  /^RP\/[A-Z\d]{4,12}\/.*\s([A-Z\d]{6})$/,
  /^([A-Z\d]{6})\/[A-Z\d]{2,3}\s+[A-Z\d]{4,6}\s/,
];
/** The airline's own, behind its flight. */
const ofAirline: readonly RegExp[] = [/\/DC[A-Z\d]{2}\*([A-Z\d]{6})(?=\s|$)/, /\s[A-Z\d]{2}\/([A-Z\d]{6})$/];

const isSure = (pnr: string) => /[A-Z]/.test(pnr);
const foundIn = (forms: readonly RegExp[], line: string) =>
  forms.flatMap((form) => form.exec(line)?.[1] ?? []).find(isSure);

/** The only one of several; null where they differ. */
function onlyOne(found: readonly string[]): string | null {
  const [first, ...others] = new Set(found);
  return first === undefined || others.length > 0 ? null : first;
}

/**
 * PNR, names and time limit of a booking as it was copied from Amadeus, Sabre or Galileo. What could be two things is none: two
 * different PNRs, a day that is over, a limit behind the first flight.
 * @param departs the first flight, local; absent: none was read
 */
export function parseBooking(
  text: string,
  { on, departs }: { readonly on: CalendarDate; readonly departs?: string | undefined },
): PastedBooking {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && line.length <= longestLine)
    .map((line) => ({
      line,
      plain: line
        .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
        .replace(/^(?:\s{0,3}>)+ ?/, '')
        .toUpperCase()
        .trim(),
    }));
  const named = lines.map(({ line, plain }) => ({ line, plain, names: namesIn(plain) }));
  const understood = new Set<string>();
  const passengers = named.flatMap(({ line, names = [] }) => {
    if (names.length > 0) {
      understood.add(line);
    }
    return names;
  });
  const heads = named.flatMap(({ line, plain }, index) => {
    // Sabre writes its locator alone, above the names.
    const alone = /^[A-Z\d]{6}$/.test(plain) && named[index + 1]?.names !== undefined ? plain : undefined;
    const pnr = foundIn(locators, plain) ?? (alone !== undefined && isSure(alone) ? alone : undefined);
    if (pnr !== undefined) {
      understood.add(line);
    }
    return pnr ?? [];
  });
  const pnr =
    heads.length > 0
      ? onlyOne(heads)
      : onlyOne(lines.flatMap(({ plain }) => foundIn(ofAirline, plain) ?? []));
  const dated = lines.flatMap(({ line, plain }) => {
    const timeLimit = limitIn(plain, on);
    // One that is over is read as next year's, where it has no year.
    if (timeLimit === undefined || timeLimit < on || timeLimit >= (departs ?? addDays(on, 330))) {
      return [];
    }
    understood.add(line);
    return [{ line, timeLimit }];
  });
  const [first] = dated.toSorted((one, other) => (one.timeLimit < other.timeLimit ? -1 : 1));
  return {
    pnr,
    passengers: passengers
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ surname, givenNames }) => ({ surname, givenNames })),
    timeLimit: first?.timeLimit,
    limitLine: first?.line.trim(),
    understood,
  };
}

/** A name to compare: its letters, without blanks, marks and stand-ins. */
const letters = (name: BookedName): string =>
  ownNames(name)
    .flatMap((part) => part.toUpperCase().split(/[^A-Z]+/))
    .filter((word) => !standIns.has(word) && !isTitle(word))
    .join('');

/** Passengers whose names differ in the booking: as they are named, and as the airline has them; undefined: not at all. */
export function nameDifferences<Named extends BookedName>(
  named: readonly Named[],
  booked: readonly BookedName[],
): { readonly named: Named | undefined; readonly booked: BookedName | undefined }[] {
  const rest = [...booked];
  const unlike = named.filter((each) => {
    const at = rest.findIndex((other) => letters(other) === letters(each));
    if (at >= 0) {
      rest.splice(at, 1);
    }
    return at < 0;
  });
  return Array.from({ length: Math.max(unlike.length, rest.length) }, (_, at) => ({
    named: unlike[at],
    booked: rest[at],
  }));
}

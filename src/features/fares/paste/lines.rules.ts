/** One line of an itinerary as it was written: its fields, not yet checked. */
export interface WrittenSegment {
  readonly airline: string;
  readonly flight: string;
  readonly bookingClass: string;
  readonly date: string;
  /** The day of the week beside the date: a digit, or the letter or two letters of its name. */
  readonly weekday: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly departs: string;
  readonly arrives: string;
  /** How many days later it arrives, or the date on which it does. */
  readonly arrival: { readonly days: number } | { readonly date: string };
  readonly arrivalWeekday: string | undefined;
  /** By how much the columns of the two times are wider than this display’s; negative: narrower. */
  readonly wider: readonly [number, number];
}

/**
 * What may be confirmed, asked, waited for or cancelled. Other pairs of letters are typing errors.
 * Source: the status codes of IATA's Reservations Interline Message Procedures.
 */
const statuses = new Set(
  (
    'AK AL AN BK BL BN CK CN DK DL DN DS DW EK FS GK GL GN HI HK HL HN HO HQ HS HX IN KD KK KL LK LL ' +
    'MK ML MM NA NN NO NS OX PA PB PC PD PE PK PN QF RM RR SA SC SO SS TK TL TN TQ UC UN US UU WK WL WN XK XL XN XX YK ZK'
  ).split(' '),
);

const head =
  /^\s{0,5}\d{1,2}(?<dot>\.?)\s+(?<airline>[A-Z0-9]{2})(?<number> {0,4}\d{1,4})(?<apart> ?)(?<bookingClass>[A-Z])[A-Z]?(?<space>\s+)(?<date>\d{1,2}[A-Z]{3}(?:\d\d)?)(?:[ *](?<weekday>[1-7MTWQFJS]))?[ *](?<from>[A-Z]{3})(?<to>[A-Z]{3})[ *]\s*(?:\d\d?\/\d\d? +)?(?<status>[A-Z]{2})(?<seats>\d{1,2})(?=\s)(?<rest>.*)$/;

/**
 * The times, 845A or 0845. The time at which check-in closes and the terminal stand before them in some displays; a mark of
 * the day of arrival stands between them in Galileo’s.
 */
const times =
  /^\s+(?:(?:\d{3,4}[APNM]|\d{4})\s+(?=.*\d{3}.*\d{3}))?(?:(?<terminal>[A-Z\d]{1,2})\s+)?(?<departs>\d{3,4}[APNM]|\d{4}(?![\dAPNM]))(?<between>\s+(?:(?<before>[#*-])\s*)?|)(?<arrives>\d{3,4}[APNM]|\d{4}(?![\dAPNM]))(?<after>.*)$/;

/** What may stand behind the times: marks of tickets, meals, aircraft, and the airline’s own reference. */
const known: readonly RegExp[] = [
  /^(?:[A-Z]{1,4}|\d{1,3}|[A-Z\d]{2,3}|\d{1,2}:\d\d)$/,
  /^(?:O?\*|\d?\*1A\/E\*|\/E\.?|\/RC[A-Z]{2}\.?)$/,
  /^\/(?:DC|AB|SP)?[A-Z\d]{2}(?:\*[A-Z\d]{1,8})?$/,
  /^[A-Z\d]{2}[/.](?:[A-Z\d]{5,6})?$/,
];
/** A remark that Galileo writes at the end of a line. */
const remark = /\*[A-Z ]{1,40}\*\s*$/;

function isSurelyBehind(text: string): boolean {
  const words = text.replace(remark, '').trim().split(/\s+/);
  return words.every(
    (word) =>
      word === '' ||
      (known.some((form) => form.test(word)) &&
        !(/^[A-Z]{2}\d$/.test(word) && statuses.has(word.slice(0, 2)))),
  );
}

const isTwelve = (time: string) => /[A-Z]$/.test(time);

/** The day of arrival and what stands behind it; undefined when its mark can mean two things. */
function arrivalIn(before: string | undefined, after: string, isTwelveHours: boolean) {
  if (before !== undefined) {
    const days = before === '#' ? 1 : before === '*' ? 2 : -1;
    return /^[^\s]/.test(after) ? undefined : { arrival: { days }, behind: after };
  }
  const dated =
    /^\s{1,3}(?<date>\d{1,2}[A-Z]{3})(?:\s+(?<weekday>[1-7MTWQFJS])(?=\s|$))?(?<behind>(?:\s.*)?)$/.exec(
      after,
    );
  if (dated?.groups) {
    const { date = '', weekday, behind = '' } = dated.groups;
    return { arrival: { date }, weekday, behind };
  }
  const marked = /^(?:(?<sign>[|+¥-])(?<count>[12]?)|(?<plain>[12]))\*?(?<behind>(?:\s.*)?)$/.exec(after);
  if (marked?.groups) {
    const { sign, count = '', plain, behind = '' } = marked.groups;
    if (plain !== undefined && !isTwelveHours) {
      return;
    }
    const days = Number(plain ?? (count === '' ? '1' : count)) * (sign === '-' ? -1 : 1);
    return { arrival: { days }, behind };
  }
  // Without a blank, an asterisk can be the mark of two days or the airline’s confirmation.
  return /^(?:\s.*)?$/.test(after) ? { arrival: { days: 0 }, behind: after } : undefined;
}

interface Columns {
  readonly dot: string;
  /** The flight number with the blanks that fill its columns. */
  readonly number: string;
  /** Whether a blank stands before the class. */
  readonly apart: string;
  readonly space: string;
  readonly date: string;
  readonly rest: string;
}

const dayOf = ({ space, date }: Columns) => space.length + (/^\d\d/.test(date) ? 2 : 1);

/** A flight number fills its columns, also with blanks: a digit that was lost or typed twice shows in the width. */
function isWholeFlight(columns: Columns): boolean {
  const { dot, number, apart, rest } = columns;
  if (dot !== '' || (apart === '' && dayOf(columns) === 4)) {
    return number.length === 5;
  }
  if (number.length === 5) {
    return /^ \d{4}$/.test(number) && !/(\d)\1/.test(number);
  }
  // Sabre also writes the number to the left, in front of the class: `UT579 N`.
  const isLeft = apart === ' ' && rest.includes('/DC');
  return isLeft ? /^\d{3,4}$/.test(number) && !/(\d)\1/.test(number) : number.length === 4;
}

/** Whether a day of one digit never had two: it fills its columns, or the weekday is right and would not be by chance. */
function isWholeDay(columns: Columns, weekday: string | undefined): boolean {
  const { dot, number, date } = columns;
  if (/^\d\d/.test(date)) {
    return true;
  }
  const width = dot !== '' || number.length === 5 ? 4 : 3;
  // 15JUN and 1JUN are on the same weekday, and so are 23 and 2, 31 and 3.
  return dayOf(columns) === width || (weekday !== undefined && !/^[1-3]/.test(date));
}

/** The weekdays at the end of the line, as Apollo and Galileo write them: `SA`, `SA/SU`. */
const weekdaysBehind = /(?:^|\s)(MO|TU|WE|TH|FR|SA|SU)(?:\/(MO|TU|WE|TH|FR|SA|SU))?(?=\s|$)/;

/** The fields of a line of Amadeus, Sabre, Galileo or Apollo; undefined for anything else or unsure. */
export function segmentWritten(line: string): WrittenSegment | undefined {
  const start = head.exec(line.trimEnd())?.groups;
  if (!start) {
    return;
  }
  const { dot = '', airline = '', number = '', apart = '', bookingClass = '', space = '', date = '' } = start;
  const { from = '', to = '', status = '', seats = '', rest = '', weekday } = start;
  const columns = { dot, number, apart, space, date, rest };
  const found = times.exec(rest)?.groups;
  if (!found || !statuses.has(status) || !isWholeFlight(columns)) {
    return;
  }
  const { departs = '', between = '', arrives = '', before, after = '' } = found;
  const isTwelveHours = isTwelve(departs);
  const arriving = arrivalIn(before, after, isTwelveHours);
  // Times that touch fill their columns: 1115A245P has lost a digit.
  if (between === '' && arrives.length < 5) {
    return;
  }
  if (
    isTwelveHours !== isTwelve(arrives) ||
    !arriving ||
    !isSurelyBehind(arriving.behind.replace(weekdaysBehind, ''))
  ) {
    return;
  }
  const behind = weekday === undefined ? weekdaysBehind.exec(arriving.behind) : null;
  const onWeekday = weekday ?? behind?.[1];
  if (!isWholeDay(columns, onWeekday)) {
    return;
  }
  const isAmadeus = /\d/.test(weekday ?? '') && apart !== '' && !rest.includes('/DC');
  // Amadeus leaves no room between the times. Where there is some, the first is when check-in closes.
  if (isAmadeus && (between.length > 2 || (/^ {1,2}\S/.test(after) && !('date' in arriving.arrival)))) {
    return;
  }
  // Where check-in and terminal have columns, the times stand further behind.
  const first = seats.length + rest.indexOf(departs) + departs.length;
  const width = between.length + arrives.length;
  // So near, no terminal fits before the times, and Amadeus writes the date of arrival: else columns between were lost.
  const isDated = 'date' in arriving.arrival || !/^ {2}/.test(rest);
  if (first <= 10 && (found.terminal !== undefined || (isAmadeus && !isDated))) {
    return;
  }
  // Sabre has displays that are one column narrower, Galileo has none: there it counts twice.
  const second = dot === '' ? width - (isAmadeus ? 5 : 6) : (width - 7) * 2;
  // Without a weekday a date could have lost a digit, except where it fills its columns and the display has none.
  if (onWeekday === undefined && dot === '' && dayOf(columns) !== 4) {
    return;
  }
  return {
    airline,
    flight: number.trim(),
    bookingClass,
    date,
    weekday: onWeekday,
    from,
    to,
    status,
    departs,
    arrives,
    arrival: arriving.arrival,
    arrivalWeekday: arriving.weekday ?? behind?.[2],
    wider: [first - (first > 10 ? 17 : 8), second],
  };
}

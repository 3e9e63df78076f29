import { addDays, beginningOf, type CalendarDate, instantOf, weekday } from '#platform/calendar-date.ts';

/** When the office is open: weekdays, 0 Sunday to 6 Saturday, and times HH:MM in Dhaka. */
interface OfficeHours {
  readonly hours: readonly { readonly days: readonly number[]; readonly closes: string }[];
  readonly holidays: readonly CalendarDate[];
}

/** No office is closed for longer. */
const longestClosed = 60;

/**
 * Until when seats stay held for somebody who pays later: when the office closes at the end of so many of its working days
 * after today, never later than the end of a last day. An office without hours works from Sunday to Thursday until six.
 * How long others are held stands in `site-settings/hold-times.data.ts`.
 * @param lastDay included; a calendar date in Asia/Dhaka.
 */
export function laterUntil(
  today: CalendarDate,
  workingDays: number,
  { hours, holidays }: OfficeHours,
  lastDay: CalendarDate | null,
): Date {
  const week = hours.length > 0 ? hours : [{ days: [0, 1, 2, 3, 4], closes: '18:00' }];
  let day = today;
  let closes = '18:00';
  for (let left = workingDays, tried = 0; left > 0 && tried < longestClosed; tried += 1) {
    day = addDays(day, 1);
    const open = week.filter(({ days }) => days.includes(weekday(day)));
    if (open.length > 0 && !holidays.includes(day)) {
      left -= 1;
      closes = open.map((each) => each.closes).reduce((a, b) => (a > b ? a : b));
    }
  }
  const until = instantOf(day, closes);
  const last = lastDay === null ? until : beginningOf(addDays(lastDay, 1));
  return until < last ? until : last;
}

/** Seats of a departure that visitors hold or held unpaid. */
export interface UnpaidSeats {
  /** Held at this moment. */
  readonly live: number;
  /** Held within the last hold times, also those that have lapsed. */
  readonly lately: number;
}

/** What a visitor asks for, beside what visitors hold of the departure; theirs is counted in. */
export interface Crowd {
  /** Seats of the departure that nobody has paid for. */
  readonly unpaid: number;
  /** Of the order itself. */
  readonly own: number;
  readonly ofContact: UnpaidSeats;
  readonly ofVisitor: UnpaidSeats;
  readonly ofAll: UnpaidSeats;
}

/** So many hold times, one after another, are looked back on. */
export const crowdedTimes = 12;

/** A family has seats on any departure; an address is looser than a number, since carriers put thousands of phones behind one. */
const least = { ofContact: 6, ofVisitor: 12 } as const;

/**
 * Who holds too much of a departure without paying: a number beside its first party half of what is unsold, an address three
 * quarters, each a family's party at least; and nobody again and again, so that strangers never keep a departure full.
 */
export function crowdingOf({
  unpaid,
  own,
  ofContact,
  ofVisitor,
  ofAll,
}: Crowd): 'contact' | 'others' | undefined {
  const whole = Math.max(least.ofVisitor, unpaid);
  const isSecond = ofContact.live > own;
  if (
    (isSecond && ofContact.live > Math.max(least.ofContact, Math.floor(unpaid / 2))) ||
    (ofContact.lately > own && ofContact.lately > whole)
  ) {
    return 'contact';
  }
  const isCrowded =
    ofVisitor.live > Math.max(least.ofVisitor, Math.floor((unpaid * 3) / 4)) ||
    ofVisitor.lately > 3 * whole ||
    ofAll.lately > 6 * whole;
  return isCrowded ? 'others' : undefined;
}

/** Other seats that are held for people who pay later. */
export interface LaterCounts {
  /** Orders of the same telephone number. */
  readonly ofContact: number;
  /** Seats on the same departure. */
  readonly ofDeparture: number;
}

const maxOfContact = 3;

/** Whether one more would be one too many: those who pay later hold half of a departure at most, beside one party. */
export const isTooMuchLater = (
  { ofContact, ofDeparture }: LaterCounts,
  { seats, asked }: { readonly seats: number; readonly asked: number },
): boolean => ofContact >= maxOfContact || (ofDeparture > 0 && 2 * (ofDeparture + asked) > seats);

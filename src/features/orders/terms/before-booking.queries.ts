import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import { findAgency, findHolidays, findSelling } from '#features/site-settings/site-settings.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { formatUntil } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { quoteLastDay } from '../orders.rules.ts';
import { laterUntil } from '../seats/holds.rules.ts';
import type { PlanTerms } from './plan.rules.ts';

/** What a visitor is told of paying before anything is booked. */
export interface BeforeBooking {
  readonly terms: PlanTerms;
  /** The VAT that comes on top of a package's price; absent where there is none. */
  readonly vat: LineVat | undefined;
  /** How long seats are held while somebody pays. */
  readonly holdMinutes: number;
  /** By departure: until when its seats are kept for who books now and pays later. None where the agency offers no such thing. */
  readonly laterUntil: Readonly<Record<string, string>>;
}

/** What a visitor who books today pays when, and until when seats are kept unpaid: as the order will say. */
export async function findBeforeBooking(
  db: ReadDatabase,
  departures: readonly { readonly key: string; readonly cutOff: CalendarDate }[],
  language: Language,
  today: CalendarDate,
): Promise<BeforeBooking> {
  const { sales, booking } = await findSelling(db);
  const { depositPercent, restDaysBefore, quoteDays } = sales;
  const { holdMinutes, laterDays } = booking;
  const terms = { depositPercent, restDaysBefore };
  const { mode, own } = sales.vat;
  const vat = mode === 'added' && own > 0 ? { vatRate: own, vatAdded: true } : undefined;
  if (laterDays === 0) {
    return { terms, vat, holdMinutes, laterUntil: {} };
  }
  const { hours } = (await findAgency(db)).office;
  const open = { hours, holidays: await findHolidays(db) };
  const until = departures.map(({ key, cutOff }): [string, string] => {
    const lastDay = quoteLastDay(today, quoteDays, cutOff);
    return [key, formatUntil(laterUntil(today, laterDays, open, lastDay), language)];
  });
  return { terms, vat, holdMinutes, laterUntil: Object.fromEntries(until) };
}

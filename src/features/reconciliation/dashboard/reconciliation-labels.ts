import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';

const dayMs = 86_400_000;

/** How long a row has been open at the end of a day. */
export function ageLabel(since: CalendarDate, on: CalendarDate): string {
  const days = Math.max(0, Math.round((Date.parse(on) - Date.parse(since)) / dayMs));
  return m.office_recon_age({ count: days, number: count(days, officeLanguage()) });
}

export const dayLabel = (day: CalendarDate): string => fullDate(day, officeLanguage());

/** A sum with its way: what went out has a minus. */
export const signedTaka = (amount: number): string =>
  amount < 0 ? `−${formatTaka(-amount)}` : formatTaka(amount);

/** What a line says; of what was there before the files, in words of the office. */
export const lineLabel = ({ carried, text }: { readonly carried: boolean; readonly text: string }): string =>
  carried ? m.office_recon_carried() : text;

/** What an entry says; a transfer between our own accounts often says nothing. */
export const entryLabel = ({ text }: { readonly text: string }): string =>
  text === '' ? m.office_books_transfer() : text;

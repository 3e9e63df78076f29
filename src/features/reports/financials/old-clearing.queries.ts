import { kindOf } from '#features/ledger/accounts.data.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findClearing } from './financials.queries.ts';

/** A gateway pays out within this many days, and a cheque is cleared. */
const usualDays = 7;

/** Accounts with money that has been on its way for longer than is usual by a day, and since when; the oldest first. */
export async function listOldClearing(db: ReadDatabase, on: CalendarDate) {
  const { rows } = await findClearing(db, on);
  return rows
    .flatMap(({ oldest, ...row }) => (oldest === null ? [] : [{ ...row, oldest }]))
    .filter(({ code, oldest }) => kindOf(code) === 'clearing' && oldest < addDays(on, -usualDays))
    .toSorted((a, b) => a.oldest.localeCompare(b.oldest));
}

import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { OrderRow } from '../orders.writes.ts';
import { outdated, refuseOver } from './amended-terms.rules.ts';
import { findVersion, type Version } from './amendments.queries.ts';
import { amendedPlan, restDay } from './amendments.rules.ts';

/**
 * A locked order with the version of its terms that is to be changed.
 * @param evenCompleted Whether an order whose journey is over takes the change.
 * @throws Failure conflict `orders.changed` when another one counts by now, or when the order is over.
 */
export async function findChanged(
  context: CommandContext,
  row: OrderRow,
  from: number,
  evenCompleted = false,
): Promise<Version> {
  refuseOver(row, evenCompleted);
  if (row.current !== from) {
    throw outdated();
  }
  return findVersion(context.tx, row.id, from);
}

/** The plan before, as it becomes for new terms. */
export async function planAfter(
  { tx, now }: { readonly tx: ReadDatabase; readonly now: Date },
  before: Version,
  { total, travelsOn }: { readonly total: number; readonly travelsOn: CalendarDate | null },
): Promise<Version['plan']> {
  const today = dhakaDate(now);
  const { restDaysBefore } = await findSales(tx);
  return amendedPlan(before.plan, total, today, restDay(before.travelsOn, travelsOn, restDaysBefore, today));
}

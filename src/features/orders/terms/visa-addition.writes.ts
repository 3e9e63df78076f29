import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { LineSource } from '../orders.contract.ts';
import { totalOf } from '../orders.rules.ts';
import type { OrderRow } from '../orders.writes.ts';
import { findChanged, planAfter } from './amended-terms.queries.ts';
import { stayingLine, termsLine } from './amended-terms.rules.ts';
import { offerTerms } from './amended-terms.writes.ts';
import type { SoldThing } from './terms.contract.ts';
import { findTerms } from './terms.queries.ts';

interface Joining {
  /** Whether a line sells it already. */
  readonly isThere: (line: { readonly source: LineSource }) => boolean;
  /** No package: its seats are taken by an amendment. */
  readonly sold: Extract<SoldThing, { readonly visa: string }>;
  readonly travelsOn: CalendarDate | undefined;
  readonly agreed: boolean;
  /** As the customer reads it. */
  readonly reason: string;
}

/**
 * What a locked order sells of a thing; when it is nothing, the thing is added at the price of today: proposed to the
 * customer, or at once when they have agreed or haven't accepted yet.
 * @returns the lines of it.
 * @throws Failure conflict when the order is over; invalid for what can't be sold.
 */
export async function joinSold(
  context: CommandContext,
  row: OrderRow,
  { isThere, sold, travelsOn: wanted, agreed, reason }: Joining,
): Promise<readonly { readonly quantity: number }[]> {
  const { tx, now } = context;
  const before = await findChanged(context, row, row.current);
  const there = before.lines.filter(isThere);
  if (there.length > 0) {
    return there;
  }
  const travelsOn = before.travelsOn ?? wanted ?? null;
  const sales = await findSales(tx);
  const added = await findTerms(
    tx,
    { lines: [], sold: [sold], travelsOn: travelsOn ?? undefined },
    { today: dhakaDate(now), sales },
  );
  const lines = [...before.lines.map(stayingLine), ...added.lines].map(termsLine);
  const plan = await planAfter(context, before, { total: totalOf(lines), travelsOn });
  await offerTerms(context, row, before, { lines, travelsOn, plan, reason, agreed, preview: false });
  return added.lines;
}

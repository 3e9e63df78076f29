import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { totalOf } from '../orders.rules.ts';
import type { SoldSeats } from '../seats/seats.rules.ts';
import type { SnapshotLine, TaxedLine } from './package-lines.rules.ts';
import { type Due, type PlanTerms, planOf } from './plan.rules.ts';
import { taxed } from './vat.rules.ts';

/** What is sold from pages of the site: at their prices and conditions of today. */
export interface Sold {
  readonly lines: readonly SnapshotLine[];
  /** The day on which it begins, of a package. */
  readonly travelsOn?: CalendarDate | undefined;
  readonly seats?: SoldSeats | undefined;
}

/** The terms that an order is made with. */
export interface Terms extends Sold {
  readonly lines: readonly TaxedLine[];
  /** Poisha. */
  readonly total: number;
  readonly plan: readonly Due[];
}

/** The terms of what is sold, whoever sells it. @param plan that was written; absent: as the agency splits a price. */
export function termsOf(
  { lines: sold, travelsOn, seats }: Sold,
  {
    today,
    sales,
    plan,
  }: {
    readonly today: CalendarDate;
    readonly sales: PlanTerms & { readonly vat: VatTerms };
    readonly plan?: readonly Due[] | undefined;
  },
): Terms {
  const lines = taxed(sold, sales.vat);
  const total = totalOf(lines);
  return { lines, travelsOn, seats, total, plan: plan ?? planOf(total, today, travelsOn, sales) };
}

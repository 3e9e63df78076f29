import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { addDays } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import type { LineRefund, LineSource } from '../orders.contract.ts';
import { totalOf } from '../orders.rules.ts';
import type { TaxedLine } from '../terms/package-lines.rules.ts';
import type { Due } from '../terms/plan.rules.ts';

/** An order that was sold before the books began, and comes along with what was paid for it. */
export interface BroughtOrder {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  /** E.164; empty for who is reached by an address alone. */
  readonly phone: string;
  readonly otherPhones: readonly string[];
  readonly email: string | null;
  /** Under which it was known before: it is found by it. */
  readonly formerReference: string | undefined;
  /** What the history says of it. */
  readonly note: string;
  readonly lines: readonly TaxedLine[];
  readonly travelsOn: CalendarDate | undefined;
  readonly plan: readonly Due[];
  /** Poisha, not more than the lines cost. */
  readonly paid: number;
  readonly seats: { readonly departureId: string; readonly party: Party } | undefined;
}

/** The one line of an order whose price is known as a whole. Its VAT was reckoned before, by other books. */
export const broughtLine = ({
  text,
  total,
  ladder,
  source = { kind: 'free' },
}: {
  readonly text: string | { readonly en?: string; readonly bn?: string };
  readonly total: number;
  readonly ladder: LineRefund['ladder'];
  readonly source?: LineSource;
}): TaxedLine => ({
  charge: 'own',
  quantity: 1,
  unit: total,
  text: typeof text === 'string' ? { [isBangla(text) ? 'bn' : 'en']: text } : text,
  refund: { ladder },
  source: { ...source, brought: true },
  vatRate: 0,
  vatAdded: false,
});

/** Lines at the prices of a package, as they stand when the order was sold before. */
export const asBrought = (lines: readonly TaxedLine[]): TaxedLine[] =>
  lines.map((line) => ({ ...line, source: { ...line.source, brought: true } }));

/** Whether a text is written in Bangla. */
export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

/**
 * The plan of an order that comes along: what was paid, and what is still due on its day. Without one that is as the agency splits a
 * price: so many days before travel, but not before today.
 */
export function broughtPlan({
  lines,
  paid,
  dueOn,
  travelsOn,
  today,
  restDaysBefore,
}: Pick<BroughtOrder, 'lines' | 'paid' | 'travelsOn'> & {
  readonly dueOn: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly restDaysBefore: number;
}): Due[] {
  const usual = travelsOn === undefined ? today : addDays(travelsOn, -restDaysBefore);
  const due = dueOn ?? (usual > today ? usual : today);
  return [
    { amount: paid, due: due < today ? due : today },
    { amount: totalOf(lines) - paid, due },
  ].filter(({ amount }) => amount > 0);
}

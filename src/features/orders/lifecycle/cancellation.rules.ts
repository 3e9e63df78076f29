import { type LineVat, vatOfRetained } from '#features/ledger/vat/vat.rules.ts';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { allocate, poishaPerTaka, wholeShare } from '#platform/money/money.rules.ts';
import type { KeptByStage, LineRefund, LineSource } from '../orders.contract.ts';
import { type Charge, payableFor, type VisaStage, vatOf } from '../orders.rules.ts';

export interface SoldLine extends Partial<LineVat> {
  readonly charge: Charge;
  readonly quantity: number;
  readonly unit: number;
  readonly refund: LineRefund;
  /** What was paid out for it and can't come back; poisha. */
  readonly spent: number;
  readonly source?: Pick<LineSource, 'kind' | 'of' | 'brought'>;
  /** How far what is behind it has come; none when nothing was begun. */
  readonly stage?: VisaStage | null;
}

/** What is kept of a line, and what is taken off the bill, both with VAT; they add to its price after discounts. */
export interface CancelledLine {
  readonly keep: number;
  /** The part of its VAT in what is kept; poisha. */
  readonly vat?: number;
  readonly back: number;
}

/**
 * The share of our price that is kept, in basis points: by how far it has come, or when the journey is so many days away. None
 * without a ladder or a day. The ladders themselves are the agency’s settings, at first `site-settings/cancellation-ladder.data.ts`.
 */
function keptShare({ refund, stage }: SoldLine, days: number | undefined): number {
  if (refund.stages !== undefined) {
    return Math.round((refund.stages[stage ?? 'collecting'] ?? refund.stages.submitted) * 100);
  }
  if (days === undefined) {
    return 0;
  }
  const step = refund.ladder
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .find(({ daysBefore }) => days >= daysBefore);
  // Later than the last step: what the last step keeps.
  const last = refund.ladder.toSorted((a, b) => a.daysBefore - b.daysBefore)[0];
  // Whole numbers: a product with 4.1 per cent isn't exact, and would be rounded up by a taka.
  return Math.round(((step ?? last)?.keepPercent ?? 0) * 100);
}

/**
 * What is kept of an order's visas, by how far they have come; null without one. What comes back when a visa is refused is named only
 * where it was sold with each of them: the page has one table.
 */
export function keptByStageOf(lines: readonly Pick<SoldLine, 'refund'>[]): KeptByStage | null {
  const sold = lines.flatMap(({ refund }) => (refund.stages === undefined ? [] : [refund.stages]));
  const [first] = sold;
  if (first === undefined || sold.every(({ refused }) => refused === first.refused)) {
    return first ?? null;
  }
  const { collecting, checking, submitted } = first;
  return { collecting, checking, submitted };
}

const order: readonly Charge[] = ['own', 'fee', 'supplier', 'official'];

/** The price of each line after discounts, with its VAT; discounts lower our own price first. */
function discounted(lines: readonly SoldLine[]): number[] {
  const net = lines.map((line) => (line.charge === 'discount' ? 0 : payableFor(line)));
  let off = lines.reduce((sum, line) => (line.charge === 'discount' ? sum - payableFor(line) : sum), 0);
  for (const charge of order) {
    const weights = lines.map((line, index) => (line.charge === charge ? (net[index] ?? 0) : 0));
    const room = weights.reduce((sum, weight) => sum + weight, 0);
    const taken = Math.min(off, room);
    if (taken > 0) {
      const parts = allocate(taken, weights);
      for (const [index, part] of parts.entries()) {
        net[index] = (net[index] ?? 0) - part;
      }
      off -= taken;
    }
  }
  return net;
}

/** Whether a line follows a visa case and not the day of the journey: our charge by its stage, its fees by what was spent. */
const isByStage = ({ refund, source }: SoldLine) => refund.stages !== undefined || source?.kind === 'visa';

/** Where nothing is taken off, no VAT is, either: what the roundings of lines and of discounts part by stays with the first line. */
function wholeVat(lines: readonly SoldLine[], parts: readonly CancelledLine[]): CancelledLine[] {
  const more = lines.reduce((sum, line, index) => sum + vatOf(line) - (parts[index]?.vat ?? 0), 0);
  const first = lines.findIndex(({ charge }) => charge !== 'discount');
  return parts.map((part, index) =>
    index === first && more !== 0 ? { ...part, vat: (part.vat ?? 0) + more } : part,
  );
}

/**
 * What is kept and what is taken off when an order is cancelled, line by line. Our own price follows the ladder that was sold with it,
 * by the days before the journey or by how far a visa case has come;
 * official fees and suppliers' prices are kept as far as they were spent, fees are kept. What is kept is rounded up to
 * whole taka, and is never more than the line costs. After the day of the journey all is kept: it was used, or its supplier says what
 * comes back. A visa goes by how far it has come, whatever the day.
 */
export function cancelledLines(
  lines: readonly SoldLine[],
  travelsOn: CalendarDate | undefined,
  today: CalendarDate,
): CancelledLine[] {
  const days = travelsOn === undefined ? undefined : daysBetween(today, travelsOn);
  const isOver = days !== undefined && days < 0;
  const prices = discounted(lines);
  const priced = lines.map((line) => ({ price: payableFor(line), vatRate: line.vatRate ?? 0 }));
  const discounts = priced.flatMap(({ price, vatRate }, index) =>
    lines[index]?.charge === 'discount' ? [{ price: -price, vatRate }] : [],
  );
  const cancelled = (index: number, price: number, keep: number): CancelledLine => {
    const line = priced[index] ?? { price: 0, vatRate: 0 };
    const vat = vatOfRetained(keep, { line, off: line.price - price, discounts });
    return { keep, ...(vat === 0 ? {} : { vat }), back: price - keep };
  };
  const parts = lines.map((line, index) => {
    const price = prices[index] ?? 0;
    if (isOver && !isByStage(line)) {
      return cancelled(index, price, price);
    }
    const taka =
      line.charge === 'own'
        ? Math.ceil((price * keptShare(line, days)) / (wholeShare * poishaPerTaka))
        : Math.ceil((line.charge === 'fee' ? price : line.spent) / poishaPerTaka);
    const keep = Math.min(price, taka * poishaPerTaka);
    return cancelled(index, price, keep);
  });
  return parts.some(({ back }) => back !== 0) ? parts : wholeVat(lines, parts);
}

/** What is kept of our price and fees for a visa or a fare, without VAT: it isn't of the departure that the same order may be for; poisha. */
export const keptApart = (
  lines: readonly Pick<SoldLine, 'charge' | 'source'>[],
  parts: readonly Pick<CancelledLine, 'keep' | 'vat'>[],
): number =>
  lines.reduce((sum, { charge, source }, index) => {
    const isApart = ['visa', 'fare'].includes(source?.of ?? source?.kind ?? 'free');
    const isOurs = charge === 'own' || charge === 'fee';
    const { keep, vat = 0 } = parts[index] ?? { keep: 0 };
    return isApart && isOurs ? sum + keep - vat : sum;
  }, 0);

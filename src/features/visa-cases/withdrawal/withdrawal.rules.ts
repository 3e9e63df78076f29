import type { CancelledLine } from '#features/orders/lifecycle/cancellation.rules.ts';
import { payableFor, totalOf } from '#features/orders/orders.rules.ts';
import { stayingLine } from '#features/orders/terms/amended-terms.rules.ts';
import { inBoth, type SnapshotLine, type TaxedLine } from '#features/orders/terms/package-lines.rules.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';

type StayingLine = Parameters<typeof stayingLine>[0];

/**
 * The lines of an order from which a case was taken: of its own lines what is kept, as a fee or as the official fee that
 * was paid.
 * @param parts what is kept of each of the case's lines, in their order; poisha
 */
export function linesWithout<Line extends StayingLine>(
  before: readonly Line[],
  isOfCase: (line: Line) => boolean,
  parts: readonly CancelledLine[],
  title: Readonly<Record<Language, { readonly country: string }>>,
): SnapshotLine[] {
  let place = 0;
  return before.flatMap((line, was): SnapshotLine[] => {
    const { charge, quantity, unit, text, refund, source, vatRate, vatAdded } = stayingLine(line, was);
    if (!isOfCase(line)) {
      return [{ charge, quantity, unit, text, refund, source, vatRate, vatAdded }];
    }
    const keep = parts[place]?.keep ?? 0;
    place += 1;
    if (keep === 0) {
      return [];
    }
    const isFee = charge === 'own';
    return [
      {
        charge: isFee ? 'fee' : charge,
        quantity: 1,
        unit: keep,
        // What is kept holds its VAT; a fee has the rate of fees.
        ...(isFee ? {} : { vatRate }),
        vatAdded: false,
        refund: { ladder: [] },
        // What is left is no visa any more.
        source: { kind: 'free', of: 'visa', was },
        text: isFee
          ? inBoth((language) =>
              m.visacase_withdrawn_fee({ country: title[language].country }, { locale: language }),
            )
          : text,
      },
    ];
  });
}

/** Discounts that are larger than what is left of an order take off that, the last of them less. */
export function fittingDiscounts(lines: readonly TaxedLine[]): TaxedLine[] {
  let over = Math.max(0, -totalOf(lines));
  return lines
    .toReversed()
    .flatMap((line) => {
      const less = line.charge === 'discount' ? Math.min(over, -payableFor(line)) : 0;
      over -= less;
      const left = payableFor(line) + less;
      // What is left is what the customer pays less, with its VAT.
      return less === 0 ? [line] : left === 0 ? [] : [{ ...line, quantity: 1, unit: left, vatAdded: false }];
    })
    .toReversed();
}

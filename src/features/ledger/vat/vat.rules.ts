/** The VAT that a line was sold with: its rate in per cent, and whether it comes on top of the price or is within it. */
export interface LineVat {
  readonly vatRate: number;
  readonly vatAdded: boolean;
}

/** A hundred per cent, in hundredths of a per cent. */
const whole = 10_000n;

/** A sum that isn't whole, exactly. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The nearest whole number, half away from zero. @throws RangeError instead of losing digits */
function nearest({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over;
  const rounded = Number((2n * size + under) / (2n * under));
  if (!Number.isSafeInteger(rounded)) {
    throw new RangeError('The VAT is too large to be exact.');
  }
  return over < 0n && rounded !== 0 ? -rounded : rounded;
}

const hundredths = (rate: number): bigint => BigInt(Math.round(rate * 100));

/** What a price that contains VAT holds of it. */
function within(price: number, rate: number): Fraction {
  const share = hundredths(rate);
  return { over: BigInt(price) * share, under: whole + share };
}

/** The VAT of one line, in poisha, rounded half away from zero. @param sum quantity and price of one; poisha */
export function vatOfSum(sum: number, { vatRate = 0, vatAdded = false }: Partial<LineVat>): number {
  return nearest(vatAdded ? { over: BigInt(sum) * hundredths(vatRate), under: whole } : within(sum, vatRate));
}

const plus = (one: Fraction, other: Fraction): Fraction =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under };

const partOf = ({ over, under }: Fraction, share: number, of: number): Fraction => ({
  over: over * BigInt(share),
  under: under * BigInt(of),
});

/** A price as the customer pays it, with the rate of the VAT within it. */
interface Priced {
  readonly price: number;
  readonly vatRate: number;
}

/**
 * The VAT of what is kept of a line that discounts had lowered: the part of its own VAT less that of what was taken off, each at its
 * rate. Poisha, rounded once.
 * @param line before discounts, and `off` what of all `discounts` (positive prices) lowered it
 */
export function vatOfRetained(
  keep: number,
  {
    line,
    off,
    discounts,
  }: { readonly line: Priced; readonly off: number; readonly discounts: readonly Priced[] },
): number {
  const price = line.price - off;
  if (keep === 0 || price === 0) {
    return 0;
  }
  const all = discounts.reduce((sum, discount) => sum + discount.price, 0);
  const ofDiscounts = [...Map.groupBy(discounts, ({ vatRate }) => vatRate)]
    .map(([rate, same]) =>
      within(
        same.reduce((sum, each) => sum + each.price, 0),
        rate,
      ),
    )
    .reduce(plus, { over: 0n, under: 1n });
  const own = within(line.price, line.vatRate);
  const left = off === 0 ? own : plus(own, partOf(ofDiscounts, -off, all));
  return nearest(partOf(left, keep, price));
}

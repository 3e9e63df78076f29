/** One taka, in poisha. */
export const poishaPerTaka = 100;

/** The currency in which the agency sells. */
export const ownCurrency = 'BDT';

/** A hundred per cent, in basis points. */
export const wholeShare = 10_000;

/** An exact integer product; throws instead of losing digits. */
function exact(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER) || value < BigInt(Number.MIN_SAFE_INTEGER)) {
    throw new RangeError(`The sum ${value} is too large to be exact.`);
  }
  return Number(value);
}

/**
 * Allocates a sum by weights so that the parts add up to it, to the last poisha. The remainder of rounding down goes, one
 * poisha each, to the parts that lost most by it (largest remainder), the earlier part first. When all weights are zero
 * all of it goes to the first part.
 * @param poisha The sum, with its sign.
 * @param weights Whole numbers, none negative, at least one of them.
 * @throws RangeError for invalid weights.
 */
export function allocate(poisha: number, weights: readonly number[]): number[] {
  if (weights.length === 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('A sum is allocated over whole weights that are not negative.');
  }
  const given = weights.map(BigInt);
  const total = given.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) {
    return weights.map((_, index) => (index === 0 ? poisha : 0));
  }
  const size = BigInt(Math.abs(poisha));
  const parts = given.map((weight) => (size * weight) / total);
  const left = exact(size - parts.reduce((sum, part) => sum + part, 0n));
  const remainders = given.map((weight, index) => ({ index, remainder: (size * weight) % total }));
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const more = new Set(remainders.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => {
    const share = exact(part) + (more.has(index) ? 1 : 0);
    return poisha < 0 && share !== 0 ? -share : share;
  });
}

/** A sum in machine-readable form: taka with two decimals and no grouping, such as `12500.50`. */
export function decimalTaka(poisha: number): string {
  const size = Math.abs(poisha);
  return `${poisha < 0 ? '-' : ''}${Math.floor(size / poishaPerTaka)}.${String(size % poishaPerTaka).padStart(2, '0')}`;
}

/** Currencies of ISO 4217 that don't have two decimals. Fixed here: browsers differ, and stored values depend on it. */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** How many minor units make one of a currency: 100 for USD and most, 1 for JPY, 1,000 for OMR (ISO 4217). */
export function minorUnits(currency: string): number {
  if (withoutDecimals.includes(currency)) {
    return 1;
  }
  return withThreeDecimals.includes(currency) ? 1_000 : 100;
}

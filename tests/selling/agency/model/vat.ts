import { exactPart, exactVat } from '../../vat-world.ts';
import { afterDiscounts, type ModelLine, sumOf } from './kept.ts';

interface TaxedOrder {
  readonly lines: readonly ModelLine[];
  readonly kept: readonly number[];
  readonly isSold: boolean;
  readonly state: string;
  /** Of each line, hundredths of a per cent. */
  readonly rates: readonly number[];
}

/** The VAT within the prices of an order's lines, or within what is kept of them; poisha. */
export function vatOf({ lines, kept, isSold, state, rates }: TaxedOrder): number[] {
  const priced = lines.map((line, place) => ({ line, rate: BigInt(rates[place] ?? 0), place }));
  if (isSold) {
    return priced.map(({ line, rate }) => Number(exactVat(BigInt(sumOf(line)), rate, false)));
  }
  if (state !== 'cancelled') {
    return lines.map(() => 0);
  }
  const discounts = priced
    .filter(({ line }) => line.charge === 'discount')
    .map(({ line, rate }) => ({ price: BigInt(-sumOf(line)), rate }));
  const left = afterDiscounts(lines);
  return priced.map(({ line, rate, place }) => {
    const [part, whole] = [kept[place] ?? 0, left[place] ?? 0];
    return part === 0 || whole === 0
      ? 0
      : Number(exactPart(BigInt(part), BigInt(whole), { price: BigInt(sumOf(line)), rate }, discounts));
  });
}

import { exactPart, exactVat } from '../../vat-world.ts';
import { add, afterDiscounts, type ModelLine, sumOf } from './kept.ts';

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
  const sold = priced.map(({ line, rate }) => Number(exactVat(BigInt(sumOf(line)), rate, false)));
  if (isSold) {
    return sold;
  }
  if (state !== 'cancelled') {
    return lines.map(() => 0);
  }
  const discounts = priced
    .filter(({ line }) => line.charge === 'discount')
    .map(({ line, rate }) => ({ price: BigInt(-sumOf(line)), rate }));
  const left = afterDiscounts(lines);
  // Where nothing goes back, the VAT stays as it was sold; that of discounts is in what is kept.
  if (left.every((whole, place) => whole === (kept[place] ?? 0))) {
    const first = lines.findIndex(({ charge }) => charge === 'own' || charge === 'fee');
    const isOff = lines.map(({ charge }) => charge === 'discount');
    const off = add(sold.filter((_, place) => isOff[place]));
    return sold.map((vat, place) => (isOff[place] ? 0 : place === first ? vat + off : vat));
  }
  return priced.map(({ line, rate, place }) => {
    const [part, whole] = [kept[place] ?? 0, left[place] ?? 0];
    return part === 0 || whole === 0
      ? 0
      : Number(exactPart(BigInt(part), BigInt(whole), { price: BigInt(sumOf(line)), rate }, discounts));
  });
}

/** How a line is sold: by what it is charged, and what is kept of it so many days before the journey. */
export interface ModelLine {
  readonly charge: 'own' | 'official' | 'supplier' | 'discount' | 'fee';
  readonly quantity: number;
  readonly unit: number;
  readonly text: string;
  readonly ladder: readonly { readonly daysBefore: number; readonly keepPercent: number }[];
  /** What is kept by how far a visa has come, instead of a ladder; percent. */
  readonly stages?: Readonly<Record<string, number>>;
  /** It stands for seats on a departure. */
  readonly isSeats?: boolean;
  /** It stands for a visa. */
  readonly isVisa?: boolean;
  spent: number;
}

export const add = (sums: readonly number[]): number => sums.reduce((sum, each) => sum + each, 0);
export const sumOf = ({ quantity, unit }: Pick<ModelLine, 'quantity' | 'unit'>): number => quantity * unit;
const wholeTaka = (poisha: number) => Math.ceil(poisha / 100) * 100;

/** Spreads a sum over weights by largest remainder, earlier ones first. */
function spread(sum: number, weights: readonly number[]): number[] {
  const whole = BigInt(add(weights));
  const parts = weights.map((weight) => ({
    floor: whole === 0n ? 0 : Number((BigInt(sum) * BigInt(weight)) / whole),
    rest: whole === 0n ? 0 : Number((BigInt(sum) * BigInt(weight)) % whole),
  }));
  let left = sum - add(parts.map(({ floor }) => floor));
  const byRest = parts
    .map(({ rest }, place) => ({ rest, place }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place);
  const more = new Set<number>();
  for (const { place } of byRest) {
    if (left > 0) {
      more.add(place);
      left -= 1;
    }
  }
  return parts.map(({ floor }, place) => floor + (more.has(place) ? 1 : 0));
}

/** Prices after discounts: our own price is lowered first, then fees, suppliers', officials'. */
export function afterDiscounts(lines: readonly ModelLine[]): number[] {
  const prices = lines.map((line) => (line.charge === 'discount' ? 0 : sumOf(line)));
  let off = -add(lines.map((line) => (line.charge === 'discount' ? sumOf(line) : 0)));
  for (const charge of ['own', 'fee', 'supplier', 'official']) {
    const weights = lines.map((line, place) => (line.charge === charge ? (prices[place] ?? 0) : 0));
    const taken = Math.min(off, add(weights));
    if (taken > 0) {
      for (const [place, part] of spread(taken, weights).entries()) {
        prices[place] = (prices[place] ?? 0) - part;
      }
      off -= taken;
    }
  }
  return prices;
}

/** What cancelling keeps of each line: by the ladder of ours, what is gone of others', fees whole; up to whole taka; all once the day is over. */
export function retainedOf(
  lines: readonly ModelLine[],
  daysLeft: number | undefined,
  stage?: string,
): number[] {
  const prices = afterDiscounts(lines);
  return lines.map((line, place) => {
    const price = prices[place] ?? 0;
    // Who stayed away has nothing back, but a visa goes by how far it has come.
    if (daysLeft !== undefined && daysLeft < 0 && line.isVisa !== true) {
      return price;
    }
    if (line.charge !== 'own') {
      return Math.min(price, wholeTaka(line.charge === 'fee' ? price : line.spent));
    }
    if (line.stages !== undefined) {
      return Math.min(
        price,
        wholeTaka((price * (line.stages[stage ?? 'collecting'] ?? line.stages.submitted ?? 0)) / 100),
      );
    }
    const steps = line.ladder.toSorted((a, b) => b.daysBefore - a.daysBefore);
    const step =
      daysLeft === undefined
        ? undefined
        : (steps.find(({ daysBefore }) => daysLeft >= daysBefore) ?? steps.at(-1));
    return Math.min(price, wholeTaka(Math.round(price * (step?.keepPercent ?? 0)) / 100));
  });
}

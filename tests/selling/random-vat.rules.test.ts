import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opposite, type Posting, sumOn, vatByRate } from '#features/ledger/ledger.rules.ts';
import { cancelledLines, type SoldLine } from '#features/orders/lifecycle/cancellation.rules.ts';
import { saleOf, takenBackOf, totalOf, vatOf } from '#features/orders/orders.rules.ts';
import { amendmentOf, differenceOf } from '#features/orders/terms/amendments.rules.ts';
import { taxed } from '#features/orders/terms/vat.rules.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { seed } from '#platform/testing/seed.ts';
import { today } from './order-lives.ts';
import { type VatLife, vatLife } from './vat-lives.ts';
import { exactPart, exactVat } from './vat-world.ts';

/** VAT_ORDERS=100000 for more. */
const runs = Number(process.env.VAT_ORDERS ?? 10_000);

const add = (sums: readonly number[]) => Number(sums.reduce((sum, each) => sum + BigInt(each), 0n));
const hundredths = (rate: number) => BigInt(Math.round(rate * 100));

/** A line as the model knows it: its price, rate and mode, by whole numbers alone. */
interface Modelled {
  readonly charge: SoldLine['charge'];
  readonly sum: bigint;
  readonly rate: bigint;
  readonly isAdded: boolean;
}

const model = (line: VatLife['lines'][number], settings: VatTerms): Modelled => ({
  charge: line.charge,
  sum: BigInt(line.quantity) * BigInt(line.unit),
  rate: hundredths(
    'written' in line ? line.written : settings[line.charge === 'discount' ? 'own' : line.charge],
  ),
  isAdded: settings.mode === 'added',
});
const vatIn = ({ sum, rate, isAdded }: Modelled) => exactVat(sum, rate, isAdded);
const priceOf = (line: Modelled) => line.sum + (line.isAdded ? vatIn(line) : 0n);
const all = (lines: readonly Modelled[], of: (line: Modelled) => bigint) =>
  Number(lines.reduce((sum, line) => sum + of(line), 0n));

/** A line as the program stores it. */
const asSold = (line: VatLife['lines'][number], settings: VatTerms, index: number) => {
  const { charge, quantity, unit, refund, spent } = line;
  const written = 'written' in line ? { vatRate: line.written } : {};
  const snapshot = {
    charge,
    quantity,
    unit,
    refund,
    text: { en: `Line ${index}` },
    source: { kind: 'free' as const },
  };
  const [one] = taxed([{ ...snapshot, ...written }], settings);
  if (one === undefined) {
    throw new Error('A line is a line.');
  }
  return { ...one, spent, textEn: `Line ${index}`, textBn: null };
};

/** An entry, of which customer, accounts and the notes by rate say the same. */
function checkEntry(postings: readonly Posting[]): number {
  expect(add(postings.map(({ amount }) => amount)), 'an entry adds to zero').toBe(0);
  const rows = vatByRate(postings);
  const gained = 0 - sumOn(postings, 'vatPayable');
  expect(add(rows.map(({ amount }) => amount)), 'the rates add to the account').toBe(gained);
  return gained;
}

/** The part of each line's VAT that stays when it is cancelled, by the model. */
function checkCancelled(
  lines: readonly Modelled[],
  sold: readonly SoldLine[],
  travelsOn: string | undefined,
): number {
  const parts = cancelledLines(sold, travelsOn, today);
  const discounts = lines
    .filter(({ charge }) => charge === 'discount')
    .map((line) => ({ price: 0n - priceOf(line), rate: line.rate }));
  if (parts.every(({ back }) => back === 0)) {
    // Where nothing goes back, no VAT does.
    return all(lines, vatIn);
  }
  return add(
    parts.map(({ keep, back, vat = 0 }, index) => {
      const line = lines[index];
      const left = BigInt(keep + back);
      if (line === undefined || left === 0n) {
        expect([keep, vat]).toEqual([0, 0]);
        return 0;
      }
      const of = { price: priceOf(line), rate: line.rate };
      expect(vat, `VAT of ${keep} of ${left}`).toBe(
        Number(exactPart(BigInt(keep), left, of, line.charge === 'discount' ? [] : discounts)),
      );
      return vat;
    }),
  );
}

function live({ settings, lines, change, travelsOn, isCancelled }: VatLife): void {
  let modelled = lines.map((line) => model(line, settings));
  let sold = lines.map((line, index) => asSold(line, settings, index));
  expect(sold.map(vatOf), 'each line').toEqual(modelled.map((line) => Number(vatIn(line)) + 0));
  expect(totalOf(sold)).toBe(all(modelled, priceOf));
  let gained = checkEntry(saleOf(sold));
  expect(gained, 'a sale').toBe(all(modelled, vatIn));
  if (change !== null) {
    const stay = sold.slice(0, change.stay);
    const after = [...stay, ...change.more.map((line, index) => asSold(line, change.settings, index + 100))];
    const wanted = [
      ...modelled.slice(0, change.stay),
      ...change.more.map((line) => model(line, change.settings)),
    ];
    const postings = amendmentOf(sold, after);
    gained += checkEntry(postings);
    expect(gained, 'a change').toBe(all(wanted, vatIn));
    const difference = differenceOf(sold, after);
    expect(add(difference.map(vatOf)), 'the paper of a change').toBe(0 - sumOn(postings, 'vatPayable'));
    expect(totalOf(difference), 'and its sum').toBe(totalOf(after) - totalOf(sold));
    expect(checkEntry(opposite(postings)) + checkEntry(postings), 'an undo').toBe(0);
    [modelled, sold] = [wanted, after];
  }
  if (isCancelled && totalOf(sold) >= 0) {
    const stays = checkCancelled(modelled, sold, travelsOn);
    const parts = cancelledLines(sold, travelsOn, today);
    const postings = takenBackOf(sold, parts);
    gained += checkEntry(postings);
    expect(gained, 'a cancellation').toBe(stays);
    expect(sumOn(postings, 'receivable') + totalOf(sold)).toBe(add(parts.map(({ keep }) => keep)));
  }
}

test(`${runs} random orders with VAT, within and on top, of mixed rates: lines, changes, cancellations, ledger and rates agree to the poisha with a model of whole numbers (seed ${seed})`, () => {
  fc.assert(fc.property(vatLife, live), { numRuns: runs, seed });
}, 600_000);

import { listEntries } from '#features/ledger/ledger.queries.ts';
import { noVat } from '#features/site-settings/default-settings.data.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith } from '#platform/testing/test.ts';

export const taka = (sum: number) => Math.round(sum * 100);

/** From now on the agency sells with this VAT. */
export async function sellWith(deps: CommandDeps, vat: Partial<VatTerms>): Promise<void> {
  const { sales } = exampleSettings;
  const settings = {
    ...exampleSettings,
    ...(sales ? { sales: { ...sales, vat: { ...noVat, ...vat } } } : {}),
  };
  await run(deps, actorWith('settings.write'), saveSettings, settings);
}

/** What an order has on each account that isn't nil, credits positive; poisha. */
export async function booked({ db }: CommandDeps, orderId: string): Promise<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { postings } of await listEntries(db, orderId)) {
    for (const { account, amount } of postings) {
      sums.set(account, (sums.get(account) ?? 0) - amount);
    }
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).toSorted());
}

/** The VAT of a sum in poisha by a rate in hundredths of a per cent: by whole numbers alone, half away from zero. */
export function exactVat(sum: bigint, rate: bigint, isAdded: boolean): bigint {
  const under = isAdded ? 10_000n : 10_000n + rate;
  const size = (sum < 0n ? -sum : sum) * rate;
  const whole = size / under;
  const rounded = (size % under) * 2n >= under ? whole + 1n : whole;
  return sum < 0n ? -rounded : rounded;
}

interface Exact {
  /** With VAT; poisha. */
  readonly price: bigint;
  /** Hundredths of a per cent. */
  readonly rate: bigint;
}

/**
 * The VAT in a part of a price that discounts had lowered to `left`: of the line's own and of what was taken off, each at its rate. One
 * fraction over the product of all that the rates divide by.
 */
export function exactPart(part: bigint, left: bigint, line: Exact, discounts: readonly Exact[]): bigint {
  const off = line.price - left;
  const all = discounts.reduce((sum, { price }) => sum + price, 0n);
  const unders = [line, ...discounts].map(({ rate }) => 10_000n + rate);
  const under = unders.reduce((product, each) => product * each, 1n);
  const inPrice = ({ price, rate }: Exact) => (price * rate * under) / (10_000n + rate);
  const inDiscounts = discounts.reduce((sum, each) => sum + inPrice(each), 0n);
  const share = all === 0n ? 1n : all;
  const over = part * (inPrice(line) * share - (all === 0n ? 0n : inDiscounts * off));
  const whole = under * share * left;
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + whole) / (2n * whole);
  return over < 0n ? -rounded : rounded;
}

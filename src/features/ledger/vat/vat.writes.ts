import type { CommandContext } from '#platform/command/command.ts';
import type { Posting } from '../ledger.rules.ts';
import { vatEntries } from './vat.table.ts';

/** Notes on what sums an entry reckoned VAT: for each rate, what it sold less what it took back. */
export async function noteVat(
  { tx }: Pick<CommandContext, 'tx'>,
  entryId: string,
  postings: readonly Posting[],
): Promise<void> {
  const byRate = new Map<number, { base: number; amount: number }>();
  for (const { amount, vat } of postings) {
    if (vat !== undefined && vat.rate > 0) {
      const known = byRate.get(vat.rate) ?? { base: 0, amount: 0 };
      byRate.set(vat.rate, { base: known.base + vat.base, amount: known.amount - amount });
    }
  }
  const rows = [...byRate].filter(([, { base, amount }]) => base !== 0 || amount !== 0);
  if (rows.length > 0) {
    await tx
      .insert(vatEntries)
      .values(rows.map(([rate, sums]) => ({ entryId, rate: Math.round(rate * 100), ...sums })));
  }
}

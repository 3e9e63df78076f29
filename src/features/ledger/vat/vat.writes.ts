import type { CommandContext } from '#platform/command/command.ts';
import { type Posting, vatByRate } from '../ledger.rules.ts';
import { vatEntries } from './vat.table.ts';

/** Notes on what sums an entry reckoned VAT: for each rate, what it sold less what it took back. */
export async function noteVat(
  { tx }: Pick<CommandContext, 'tx'>,
  entryId: string,
  postings: readonly Posting[],
): Promise<void> {
  const rows = vatByRate(postings);
  if (rows.length > 0) {
    await tx.insert(vatEntries).values(rows.map((row) => ({ entryId, ...row })));
  }
}

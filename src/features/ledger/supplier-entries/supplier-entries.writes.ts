import { lockName } from '#platform/database/name-lock.ts';
import { merged, opposite } from '../ledger.rules.ts';
import { bookEntry, type undoEntry } from '../ledger.writes.ts';
import { findOwedBy, findOwedTo } from './supplier-entries.queries.ts';
import { movedToAdvances, owedMore } from './supplier-entries.rules.ts';
import { supplierEntries } from './supplier-entries.table.ts';

type Context = Parameters<typeof bookEntry>[0];
type Entry = Parameters<typeof bookEntry>[1];

/** What a supplier is owed, held until the transaction ends. */
async function holdOwed({ tx }: Context, supplierId: string): Promise<number> {
  await lockName(tx, `supplier ${supplierId}`);
  return findOwedTo(tx, supplierId);
}

async function keep({ tx }: Context, supplierId: string, entryId: string | undefined, amount: number) {
  if (entryId === undefined) {
    throw new Error('An entry of a supplier books nothing.');
  }
  await tx.insert(supplierEntries).values({ entryId, supplierId, amount });
  return entryId;
}

/**
 * Books an entry of a supplier. Its postings on 2300 are split by what they are owed at this moment: up to that it is a payable, beyond
 * it an advance. @throws as `bookEntry` @returns the entry's id
 */
export async function bookForSupplier(context: Context, supplierId: string, entry: Entry): Promise<string> {
  const owed = await holdOwed(context, supplierId);
  const postings = merged([...entry.postings, ...movedToAdvances(owed, entry.postings)]);
  const id = await bookEntry(context, { ...entry, postings });
  return keep(context, supplierId, id, owedMore(postings));
}

/**
 * Undoes an entry of a supplier by exactly what it posted. What came after it may have used up its advance, or paid its bill: then a
 * second entry moves what is left to its side. What it moved within 2300 from what an order had collected goes back there.
 * @returns the id of the undoing entry
 */
export async function undoForSupplier(
  context: Context,
  supplierId: string,
  entry: Parameters<typeof undoEntry>[1],
): Promise<string> {
  const owed = await holdOwed(context, supplierId);
  const undoing = opposite(entry.postings);
  const more = 0 - (await findOwedBy(context.tx, entry.undoes));
  const undone = await bookEntry(context, { ...entry, postings: [], apart: undoing });
  const id = await keep(context, supplierId, undone, more);
  const moved = movedToAdvances(owed, undoing, more);
  if (moved.length > 0) {
    const { undoes: _, ...rest } = entry;
    await keep(context, supplierId, await bookEntry(context, { ...rest, postings: moved }), 0);
  }
  return id;
}

import { and, inArray, isNull } from 'drizzle-orm';
import { listAccounts } from '#features/books/accounts/accounts.queries.ts';
import { accountOf, accounts } from '#features/ledger/accounts.data.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import type { Posting } from '#features/ledger/ledger.rules.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import {
  bookForSupplier,
  undoForSupplier,
} from '#features/ledger/supplier-entries/supplier-entries.writes.ts';
import { listOpenings } from '#features/suppliers/intake/intake.queries.ts';
import { suppliers } from '#features/suppliers/suppliers.table.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { NewOpening } from './opening.contract.ts';
import { listOpeningEntries } from './opening.queries.ts';
import { mayBeBelow, opensAlone } from './opening.rules.ts';
import { booksOpenings } from './opening.table.ts';

const refused = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

/** @throws Failure invalid `books.account`, `books.below`, `suppliers.not-found`, `books.brought` */
async function refuseOthers({ tx }: CommandContext, wanted: NewOpening): Promise<void> {
  const known = await listAccounts(tx);
  for (const [place, { code, balance }] of wanted.accounts.entries()) {
    const path = `accounts.${place}`;
    if (!(opensAlone(code) && known.some((account) => account.code === code))) {
      throw refused(
        'books.account',
        `${path}.code`,
        'Take a bank, a wallet, the safe or what is on its way.',
      );
    }
    if (balance < 0 && !mayBeBelow(code)) {
      throw refused('books.below', `${path}.balance`, 'Only a bank can be below nothing.');
    }
  }
  const ids = wanted.suppliers.map(({ supplier }) => supplier);
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: suppliers.id })
          .from(suppliers)
          .where(and(inArray(suppliers.id, ids), isNull(suppliers.removedAt)));
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !there.has(id));
  if (missing >= 0) {
    throw refused('suppliers.not-found', `suppliers.${missing}.supplier`, 'There is no such supplier.');
  }
  const brought = await listOpenings(tx, ids);
  const twice = wanted.suppliers.findIndex(({ supplier, balance }) => balance !== 0 && brought.has(supplier));
  if (twice >= 0) {
    const message = 'What this supplier is owed came along by an import. Leave them out here, or undo it.';
    throw refused('books.brought', `suppliers.${twice}.balance`, message);
  }
}

const text = accounts.opening.name.en;

/**
 * Books what the agency had: one entry for its accounts, and one for each supplier, all against 3100.
 * @param because why an earlier one is mended; absent for the first
 * @returns its id. @throws Failure as `bookEntry`; invalid `books.account`, `books.below`, `suppliers.not-found`, `books.brought`
 */
export async function bookOpening(
  context: CommandContext,
  wanted: NewOpening,
  because?: string,
): Promise<string> {
  await refuseOthers(context, wanted);
  const { tx, actor, now } = context;
  const { on } = wanted;
  const id = crypto.randomUUID();
  await tx.insert(booksOpenings).values({ id, on, because: because ?? null, by: actor.id, at: now });
  const entry = { kind: 'opening', subject: id, on, text } as const;
  const sides = wanted.accounts.map(
    ({ code, balance }): Posting => ({ account: accountOf(code), amount: balance }),
  );
  const sum = sides.reduce((all, { amount }) => all + amount, 0);
  await bookEntry(context, { ...entry, postings: [...sides, { account: 'opening', amount: 0 - sum }] });
  for (const { supplier, balance } of wanted.suppliers.toSorted((a, b) =>
    a.supplier < b.supplier ? -1 : 1,
  )) {
    if (balance !== 0) {
      await bookForSupplier(context, supplier, {
        ...entry,
        postings: [
          { account: 'opening', amount: balance },
          { account: 'supplier', amount: 0 - balance },
        ],
      });
    }
  }
  return id;
}

/** Books the opposite of an opening, on its own day: until a period is closed nobody has reported it. @throws Failure as `bookEntry` */
export async function undoOpening(
  context: CommandContext,
  { id, on }: Pick<typeof booksOpenings.$inferSelect, 'id' | 'on'>,
): Promise<void> {
  const found = await listOpeningEntries(context.tx, id);
  for (const { entry: undoes, supplier } of found.toSorted((a, b) =>
    (a.supplier ?? '') < (b.supplier ?? '') ? -1 : 1,
  )) {
    const postings = await listPostings(context.tx, undoes);
    const entry = { kind: 'opening-undone', subject: id, on, text, postings, undoes } as const;
    await (supplier === null ? undoEntry(context, entry) : undoForSupplier(context, supplier, entry));
  }
}

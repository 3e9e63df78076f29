import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import { findStatement } from '#features/suppliers/statement/statement.queries.ts';
import { findSupplierCard, listSuppliers } from '#features/suppliers/suppliers.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

type Deps = Pick<CommandDeps, 'db' | 'clock'>;

/** Every supplier that lists have, by name. */
export async function listedSuppliers(db: ReadDatabase) {
  const all: Awaited<ReturnType<typeof listSuppliers>>['items'] = [];
  let cursor: string | undefined;
  do {
    const page = await listSuppliers(db, { q: '', limit: 100, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** The supplier of a name. */
export async function supplierCalled(db: ReadDatabase, name: string) {
  const found = (await listedSuppliers(db)).find((each) => each.name === name);
  const card = found && (await findSupplierCard(db, found.id));
  if (!card) {
    throw new Error(`There is no supplier ${name}.`);
  }
  return card;
}

/** What is on the accounts at the end of a day, debits positive; those with nothing are left out. */
export async function balancesOn(db: ReadDatabase, on: string): Promise<Record<string, number>> {
  const { accounts, debit, credit } = await findTrialBalance(db, on);
  if (debit !== credit) {
    throw new Error(`The books don’t balance: ${debit} and ${credit}.`);
  }
  return Object.fromEntries(
    accounts.flatMap((each) =>
      each.debit === each.credit ? [] : [[each.code, each.debit - each.credit] as const],
    ),
  );
}

/** What the program shows of suppliers and of the books, as an undo gives it back. @param days of which the trial balance is told */
export async function shownBooks({ db, clock }: Deps, days: readonly string[] = []) {
  const today = dhakaDate(clock.now());
  const suppliers = await listedSuppliers(db);
  const cards = await Promise.all(suppliers.map(({ id }) => findSupplierCard(db, id)));
  const statements = await Promise.all(
    suppliers.map(({ id }) => findStatement(db, id, { from: '2020-01-01', to: today })),
  );
  return {
    suppliers,
    bills: cards.flatMap((card) => card?.bills.filter(({ state }) => state === 'booked') ?? []),
    statements: statements.map((each) => each && { before: each.before, after: each.after }),
    ages: await listOpenBills(db),
    trial: await Promise.all([...days, today].map((day) => balancesOn(db, day))),
  };
}

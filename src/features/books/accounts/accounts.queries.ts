import { and, asc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accountsByCode, isOwnAccount, kindOf } from '#features/ledger/accounts.data.ts';
import {
  ledgerDaySums as daySums,
  ledgerEntries as entries,
  ledgerPostings as postings,
} from '#features/ledger/ledger.table.ts';
import { closedAccount } from '#features/ledger/own-accounts/own-accounts.rules.ts';
import { ownAccounts } from '#features/ledger/own-accounts/own-accounts.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { movements } from '../movements/movements.table.ts';
import type { Account, AccountEntries } from './accounts.contract.ts';

type Found = Omit<Account, 'balance'>;

const listOwn = async (db: ReadDatabase): Promise<Found[]> =>
  (await db.select().from(ownAccounts).orderBy(asc(ownAccounts.code))).flatMap(
    ({ code, nameEn, nameBn, number, closedAt }) => {
      const kind = kindOf(code);
      return kind === undefined
        ? []
        : [{ code, kind, number, open: closedAt === null, name: { en: nameEn, bn: nameBn } }];
    },
  );

/** Every account by its code, in order, without what is in it. */
export async function listAccounts(db: ReadDatabase): Promise<Found[]> {
  const named = accountsByCode.map((account) => ({ ...account, number: '', open: true }));
  return [...named, ...(await listOwn(db))].toSorted((one, other) => one.code.localeCompare(other.code));
}

/** The account of a code; undefined when there is none. */
export async function findAccount(db: ReadDatabase, code: string): Promise<Found | undefined> {
  const all = isOwnAccount(code) ? await listOwn(db) : await listAccounts(db);
  return all.find((account) => account.code === code);
}

interface Needed {
  /** The field that names it. */
  readonly path: string;
  readonly fits: (account: Found) => boolean;
  /** What is said where it doesn't fit. */
  readonly message: string;
}

/** The open account of a code, if it fits. @throws Failure invalid `books.account`; conflict `books.account-closed` */
export async function needAccount(
  db: ReadDatabase,
  code: string,
  { path, fits, message }: Needed,
): Promise<Found> {
  const found = await findAccount(db, code);
  if (found === undefined || !fits(found)) {
    throw new Failure('invalid', 'books.account', message, [{ path, message }]);
  }
  if (!found.open) {
    throw closedAccount(code, path);
  }
  return found;
}

/** The open account of a code that holds money. @param path the field that names it @throws as `needAccount` */
export const needMoneyAccount = (db: ReadDatabase, code: string, path = 'account'): Promise<Found> =>
  needAccount(db, code, {
    path,
    fits: ({ kind }) => kind === 'money' || kind === 'clearing',
    message: 'Take an account that holds money.',
  });

/** What is on accounts up to the end of a day, or by now; debits positive, poisha. */
async function listBalances(
  db: ReadDatabase,
  { before, codes }: { before?: CalendarDate; codes?: readonly string[] } = {},
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: daySums.account, total: sql<string>`sum(${daySums.amount})` })
    .from(daySums)
    .where(
      and(
        before === undefined ? undefined : lt(daySums.bookedOn, before),
        codes === undefined ? undefined : inArray(daySums.account, [...codes]),
      ),
    )
    .groupBy(daySums.account);
  return new Map(rows.map(({ code, total }) => [code, Number(total)]));
}

/** Every account with what is in it now. */
export async function listAccountsWithBalances(db: ReadDatabase): Promise<Account[]> {
  const [all, balances] = [await listAccounts(db), await listBalances(db)];
  return all.map((account) => ({ ...account, balance: balances.get(account.code) ?? 0 }));
}

/** What is on one account; poisha. */
export const findBalance = async (db: ReadDatabase, code: string): Promise<number> =>
  (await listBalances(db, { codes: [code] })).get(code) ?? 0;

/** What moved on an account from one day to another, both included, in the order of the days. */
export async function findAccountEntries(
  db: ReadDatabase,
  code: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<AccountEntries | undefined> {
  const found = await findAccount(db, code);
  if (found === undefined) {
    return undefined;
  }
  const before = (await listBalances(db, { before: from, codes: [code] })).get(code) ?? 0;
  const rows = await db
    .select({
      entry: entries.id,
      on: entries.bookedOn,
      at: entries.at,
      kind: entries.kind,
      text: entries.text,
      actor: entries.actor,
      order: { id: orders.id, reference: orders.reference },
      amount: postings.amount,
      movement: { id: movements.id, kind: movements.kind, state: movements.state },
    })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(movements, eq(movements.entryId, entries.id))
    .where(
      and(
        eq(postings.account, code),
        ...[entries, postings].flatMap(({ bookedOn }) => [gte(bookedOn, from), lte(bookedOn, to)]),
      ),
    )
    .orderBy(asc(entries.bookedOn), asc(entries.at), asc(entries.id));
  const against = await listAgainst(
    db,
    code,
    rows.map(({ entry }) => entry),
  );
  const names = await findActorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  let balance = before;
  const items = rows.map(({ actor, at, movement, ...row }) => {
    balance += row.amount;
    return {
      ...row,
      at: at.toISOString(),
      by: names.get(actor) ?? null,
      against: against.get(row.entry) ?? [],
      balance,
      movement: movement?.state === 'booked' ? { id: movement.id, kind: movement.kind } : null,
    };
  });
  return {
    account: { ...found, balance: await findBalance(db, code) },
    from,
    to,
    before,
    items,
    after: balance,
  };
}

/** The other accounts of entries. */
async function listAgainst(
  db: ReadDatabase,
  code: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ entry: postings.entryId, code: postings.account })
          .from(postings)
          .where(
            and(sql`${postings.entryId} = ANY(${sql.param([...ids])}::uuid[])`, ne(postings.account, code)),
          )
          .orderBy(asc(postings.entryId), asc(postings.position));
  for (const { entry, code: other } of rows) {
    found.set(entry, [...(found.get(entry) ?? []), other]);
  }
  return found;
}

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { movements } from '#features/books/movements/movements.table.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { bookForSuppliers, undoForSuppliers } from '#features/ledger/supplier-entries/many-entries.writes.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { slicesOf } from '#platform/slices.ts';
import { searchOf } from '../suppliers.rules.ts';
import { suppliers } from '../suppliers.table.ts';
import type { GivenSupplier } from './intake.contract.ts';
import { listKnownSuppliers } from './intake.queries.ts';
import type { KnownSupplier, PlannedSupplier, SupplierPlan } from './intake.rules.ts';
import { listStandingEntries } from './standing.queries.ts';

/** So many rows stand in one statement. */
const atOnce = 1_000;

/** What began the transaction does it again, as after other conflicts of transactions. */
export class SupplierChanging extends Error {
  readonly code = '40001';
}

/** Suppliers that are there, locked in the order of their ids until the transaction ends. */
export async function lockSuppliers(tx: Transaction, all: readonly string[]): Promise<void> {
  for await (const ids of slicesOf([...new Set(all)].toSorted(), atOnce)) {
    await tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(inArray(suppliers.id, ids))
      .orderBy(suppliers.id)
      .for('update');
  }
}

/** @throws SupplierChanging when one of the suppliers isn't as it was planned with */
async function refuseChanged(tx: Transaction, before: ReadonlyMap<string, KnownSupplier>): Promise<void> {
  await lockSuppliers(tx, [...before.keys()]);
  const names = [...before.values()].map(({ name }) => name);
  const now = new Map(
    [...(await listKnownSuppliers(tx, names)).values()].flat().map((card) => [card.id, card]),
  );
  for (const card of before.values()) {
    const { phone, opening, hasBills } = now.get(card.id) ?? {};
    if (phone !== card.phone || opening !== card.opening || hasBills !== card.hasBills) {
      throw new SupplierChanging('Somebody changed one of the suppliers at the same moment.');
    }
  }
}

/** What each row gave, by its number. */
export type GivenByRow = ReadonlyMap<number, GivenSupplier>;

/**
 * Writes what was planned in the same transaction: cards, what they lacked, and their opening balances, each an entry against 3100.
 * @param on the day of the entries
 * @throws SupplierChanging; Failure conflict `books.closed`
 */
export async function writePlannedSuppliers(
  context: CommandContext,
  { rows, cards, before }: SupplierPlan,
  on: CalendarDate,
): Promise<GivenByRow> {
  const { tx, actor, now } = context;
  await refuseChanged(tx, before);
  const made = [...cards.values()].filter(({ isNew }) => isNew);
  for await (const part of slicesOf(made, atOnce)) {
    await tx.insert(suppliers).values(
      part.map(({ id, name, kind, phone, currency }) => ({
        ...{ id, name, kind, phone, currency },
        search: searchOf(name, phone),
        madeBy: actor.id,
        madeAt: now,
      })),
    );
  }
  for (const { id, name, phone } of cards.values()) {
    if (before.has(id) && before.get(id)?.phone !== phone) {
      await tx
        .update(suppliers)
        .set({ phone, search: searchOf(name, phone) })
        .where(eq(suppliers.id, id));
    }
  }
  const opening = rows.filter(isOpening);
  const entries = await bookForSuppliers(
    context,
    opening.map(({ id, opening: owed }) => ({
      supplierId: id,
      kind: 'opening',
      subject: id,
      on,
      text: accounts.opening.name.en,
      postings: [
        { account: 'opening', amount: owed },
        { account: 'supplier', amount: 0 - owed },
      ],
    })),
  );
  const entryOf = new Map(opening.map(({ row }, place) => [row, entries[place]]));
  return new Map(
    rows.map(({ row, outcome, id, phone }) => {
      const card = cards.get(id);
      const entry = entryOf.get(row);
      return [
        row,
        {
          ...(outcome === 'added' && card !== undefined
            ? { made: { name: card.name, kind: card.kind, phone: card.phone, currency: card.currency } }
            : {}),
          ...(phone === undefined ? {} : { phone }),
          ...(entry === undefined ? {} : { entry }),
        },
      ];
    }),
  );
}

const isOpening = (row: PlannedSupplier): row is PlannedSupplier & { readonly opening: number } =>
  row.opening !== undefined;

/** A row that was taken over, and what it gave. */
export interface TakenSupplier {
  readonly id: string;
  readonly given: GivenSupplier;
}

/**
 * What came to stand on suppliers that rows made or opened since: bills, credit notes, payments, expenses, other openings, and changes of
 * cards. They are locked.
 */
export async function countStandingOnSuppliers(
  tx: Transaction,
  rows: readonly TakenSupplier[],
): Promise<Readonly<Record<string, number>>> {
  const made = new Map(rows.flatMap(({ id, given }) => (given.made === undefined ? [] : [[id, given.made]])));
  const own = new Set(rows.flatMap(({ given }) => given.entry ?? []));
  const opened = rows.flatMap(({ id, given }) => (given.entry === undefined ? [] : [id]));
  const ids = [...new Set([...made.keys(), ...opened])];
  await lockSuppliers(tx, ids);
  const counts: Record<string, number> = {};
  const count = (kind: string, more = 1) => {
    counts[kind] = (counts[kind] ?? 0) + more;
  };
  for await (const part of slicesOf(ids, atOnce)) {
    const found = await listStandingEntries(tx, part);
    const since = new Map(
      found.flatMap(({ entry, supplier, number }) => (own.has(entry) ? [[supplier, number]] : [])),
    );
    for (const { entry, supplier, number, what } of found) {
      // What stood on a supplier who was there before doesn't stand on what the row gave.
      if (!own.has(entry) && (made.has(supplier) || number > (since.get(supplier) ?? 0))) {
        count(what);
      }
    }
    const moved = await tx
      .select({ kind: movements.kind, state: movements.state, supplier: movements.supplierId })
      .from(movements)
      .where(and(inArray(movements.supplierId, part), inArray(movements.state, ['waiting', 'booked'])));
    for (const { kind, state, supplier } of moved) {
      if (kind === 'expense' && made.has(supplier ?? '')) {
        count('expenses');
      } else if (kind !== 'expense' && state === 'waiting') {
        count('payments');
      }
    }
    const cards = await tx.select().from(suppliers).where(inArray(suppliers.id, part));
    for (const { id, name, kind, phone, currency } of cards) {
      const card = made.get(id);
      if (
        card !== undefined &&
        (card.name !== name || card.kind !== kind || card.phone !== phone || card.currency !== currency)
      ) {
        count('changes');
      }
    }
  }
  return counts;
}

/** Takes back what rows gave: entries are undone, numbers taken off, and cards that they made are in no list any more. */
export async function takeBackSuppliers(
  context: CommandContext,
  rows: readonly TakenSupplier[],
): Promise<void> {
  const { tx, now } = context;
  await undoForSuppliers(
    context,
    rows.flatMap(({ given }) => given.entry ?? []),
  );
  const made = new Set(rows.flatMap(({ id, given }) => (given.made === undefined ? [] : [id])));
  for await (const part of slicesOf([...made], atOnce)) {
    await tx.update(suppliers).set({ removedAt: now }).where(inArray(suppliers.id, part));
  }
  for (const { id, given } of rows) {
    if (given.phone !== undefined && !made.has(id)) {
      const [card] = await tx
        .select({ name: suppliers.name })
        .from(suppliers)
        .where(and(eq(suppliers.id, id), eq(suppliers.phone, given.phone), isNull(suppliers.removedAt)));
      if (card !== undefined) {
        await tx
          .update(suppliers)
          .set({ phone: null, search: searchOf(card.name, null) })
          .where(eq(suppliers.id, id));
      }
    }
  }
}

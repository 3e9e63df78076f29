import type { CustomerRecord } from '#features/customers/customers.contract.ts';
import { maxRecords, type RecordSource } from '#features/customers/customers.queries.ts';
import type { RecordKind } from '#features/customers/customers.rules.ts';
import { type Given, given } from '#features/customers/intake/intake.contract.ts';
import { listCardsOf, reachOfCards } from '#features/customers/intake/intake.queries.ts';
import {
  type CustomerPlan,
  type ImportedCustomer,
  planCustomers,
} from '#features/customers/intake/intake.rules.ts';
import {
  countStandingOnCards,
  type MadeCard,
  removeMadeCards,
  takeBack,
  writePlannedCustomers,
} from '#features/customers/intake/intake.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { inSlices } from '#platform/slices.ts';
import type { MadeRow, StoredRow } from '../import-kinds.writes.ts';
import type { Standing } from '../imports.contract.ts';

/** The words of what stands on a card, by the kinds of the wire. */
const standingNames: Readonly<Record<RecordKind, string>> = {
  order: 'orders',
  'visa-case': 'cases',
  fare: 'fares',
  waiting: 'waiting',
  enquiry: 'enquiries',
};

/** So many cards are looked at together. */
const together = 1_000;

type Context = Pick<CommandContext, 'tx' | 'now'>;

/** What a feature has of cards. It lists no more than a card shows: where there may be more, they are asked for by halves. */
async function recordsOf(
  context: Context,
  ids: readonly string[],
  source: RecordSource,
): Promise<readonly CustomerRecord[]> {
  const { tx, now } = context;
  const asked = { language: 'en', today: dhakaDate(now) } as const;
  const found = await source.read(tx, await reachOfCards(tx, ids), asked);
  if (found.length < maxRecords || ids.length === 1) {
    return found;
  }
  const half = Math.ceil(ids.length / 2);
  return [
    ...(await recordsOf(context, ids.slice(0, half), source)),
    ...(await recordsOf(context, ids.slice(half), source)),
  ];
}

/** What the new cards of an import have by now: orders, cases and other records by their numbers and addresses. */
export async function recordsOn(
  context: Context,
  ids: readonly string[],
  sources: readonly RecordSource[],
): Promise<Standing[]> {
  const counts = new Map<string, number>();
  for (let from = 0; from < ids.length; from += together) {
    for (const source of sources) {
      for (const { kind } of await recordsOf(context, ids.slice(from, from + together), source)) {
        counts.set(standingNames[kind], (counts.get(standingNames[kind]) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** What a row added to a card. */
export const givenOf = (row: StoredRow): Given => given.parse(row.given);

/** The cards that an import made, with the notes that its rows brought. */
export function madeCards(rows: readonly StoredRow[]): MadeCard[] {
  const made = new Set(rows.flatMap(({ outcome, subjectId }) => (outcome === 'added' ? [subjectId] : [])));
  const notes = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return [...made].map((id) => ({
    id,
    notes: (notes.get(id) ?? []).flatMap((row) => givenOf(row).notes.map((note) => note.id)),
  }));
}

/** What a card keeps that rows of customers made or added to. */
export const cardRows = ({ rows }: CustomerPlan): MadeRow[] =>
  rows.flatMap((row) =>
    row.outcome === 'added' || row.outcome === 'joined'
      ? [
          {
            row: row.row,
            outcome: row.outcome,
            subjectKind: 'customer',
            subjectId: row.id,
            given: row.given,
          },
        ]
      : [],
  );

/** Somebody who buys or asks, as a row tells of them. */
export type Person = Pick<ImportedCustomer, 'row' | 'name' | 'phones' | 'email'>;

/**
 * Finds or makes the customers of what rows bring, by the number, else by the address, as whoever sells something does.
 * @returns what each row made or added to
 */
export async function writeCustomersOf(
  context: CommandContext,
  people: readonly Person[],
): Promise<readonly MadeRow[]> {
  const nothing = {
    address: undefined,
    note: undefined,
    birthDate: undefined,
    passportExpires: undefined,
    tags: [],
  };
  const rows = people.map((person): ImportedCustomer => ({ ...nothing, ...person }));
  const plan = await inSlices(
    planCustomers(rows, await listCardsOf(context.tx, rows), (_, value) => value, true),
  );
  await writePlannedCustomers(context, plan, async () => {});
  return cardRows(plan);
}

/**
 * Takes back what rows added to cards, and the cards that they made: one on which something else stands by now stays.
 * @param sources what each feature has of a customer
 */
export async function takeBackCustomersOf(
  context: CommandContext,
  kept: readonly StoredRow[],
  sources: readonly RecordSource[],
): Promise<void> {
  const rows = kept.filter(({ subjectKind }) => subjectKind === 'customer');
  const made = madeCards(rows);
  const isMade = new Set(made.map(({ id }) => id));
  for (const row of rows.filter(({ subjectId }) => !isMade.has(subjectId))) {
    await takeBack(context, row.subjectId, givenOf(row));
  }
  for (let from = 0; from < made.length; from += together) {
    await removeUntouched(context, made.slice(from, from + together), sources);
  }
}

/** Removes cards on which nothing stands: many at once where that is so, else by halves. */
async function removeUntouched(
  context: CommandContext,
  made: readonly MadeCard[],
  sources: readonly RecordSource[],
): Promise<void> {
  const cards = await countStandingOnCards(context.tx, made);
  const ids = made.map(({ id }) => id);
  const records = await recordsOn(context, ids, sources);
  const standing = [...Object.values(cards), ...records.map(({ count }) => count)];
  if (standing.every((count) => count === 0)) {
    await removeMadeCards(context.tx, made);
  } else if (made.length > 1) {
    const half = Math.ceil(made.length / 2);
    await removeUntouched(context, made.slice(0, half), sources);
    await removeUntouched(context, made.slice(half), sources);
  }
}

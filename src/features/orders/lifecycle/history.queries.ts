import { desc, eq } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accounts, customerAccounts } from '#features/ledger/accounts.data.ts';
import { listEntries } from '#features/ledger/ledger.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { orderEvents } from '../orders.table.ts';
import { type BookedEntry, eventDetail, type OrderEvent } from './history.contract.ts';
import { listEntriesOf } from './passed-on.queries.ts';

const customerCodes = new Set<string>(customerAccounts.map((account) => accounts[account].code));

/** What the ledger holds of an order, in order of time, with what the customer owes after each entry. */
export async function listBooked(db: ReadDatabase, orderId: string): Promise<BookedEntry[]> {
  const entries = await listEntries(db, orderId, await listEntriesOf(db, orderId));
  const names = await findActorNames(
    db,
    entries.map(({ actor }) => actor),
  );
  const undone = new Set(entries.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  let owed = 0;
  return entries.map(({ id, kind, bookedOn, at, actor, text, undoes, postings }) => {
    owed += postings.reduce(
      (sum, posting) => (customerCodes.has(posting.account) ? sum + posting.amount : sum),
      0,
    );
    return {
      id,
      kind,
      on: bookedOn,
      at: at.toISOString(),
      by: { id: actor, name: names.get(actor) ?? null },
      text,
      undoes,
      isUndone: undone.has(id),
      postings,
      owed,
    };
  });
}

/** What happened to an order, the latest first. */
export async function listEvents(db: ReadDatabase, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(500);
  const names = await findActorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ at, actor, happened, detail }) => {
    const { version, amount, reason, total } = eventDetail.safeParse(detail).data ?? {};
    return {
      at: at.toISOString(),
      by: { id: actor, name: names.get(actor) ?? null },
      happened,
      version,
      amount: amount ?? total,
      reason: reason === '' ? undefined : reason,
    };
  });
}

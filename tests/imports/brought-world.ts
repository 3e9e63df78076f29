import { asc, isNull } from 'drizzle-orm';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';

/** Which field each head of a file is, where it is called as its field. */
export const byName = (file: string) => ({
  columns: JSON.stringify(
    Object.fromEntries((file.split('\n')[0] ?? '').split(',').map((head) => [head, head])),
  ),
});

/** Every account that isn't at nil, debits positive; poisha. */
export async function balances({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>) {
  const { accounts, debit, credit } = await findTrialBalance(db, dhakaDate(clock.now()));
  if (debit !== credit) {
    throw new Error(`The books don’t balance: ${debit} and ${credit}.`);
  }
  return Object.fromEntries(
    accounts
      .filter((each) => each.debit !== each.credit)
      .map((each) => [each.code, each.debit - each.credit]),
  );
}

/** The orders that are shown, as the office sees them, by what they are about. */
export async function shownOrders({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>) {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isNull(orders.removedAt))
    .orderBy(asc(orders.name), asc(orders.email), asc(orders.id));
  const found = await Promise.all(rows.map(({ id }) => findOrder(db, id, dhakaDate(clock.now()))));
  return found.flatMap((order) => order ?? []);
}

/** Whatever would go out to anybody. */
export const toBeSent = async (db: Database) => (await db.$count(messages)) + (await db.$count(outbox));

/** All that an undo gives back. */
export async function everything(deps: Pick<CommandDeps, 'db' | 'clock'>) {
  const { db } = deps;
  return {
    balances: await balances(deps),
    orders: await shownOrders(deps),
    cards: await db.select().from(customers).orderBy(asc(customers.id)),
    contacts: await db.select().from(customerContacts).orderBy(asc(customerContacts.value)),
    departures: await db.select().from(departures).orderBy(asc(departures.id)),
    holds: await db.$count(seatHolds),
    bookings: await db.$count(bookings),
  };
}

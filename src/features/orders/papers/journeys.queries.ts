import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { orders } from '../orders.table.ts';
import type { OrderJourney } from './journeys.contract.ts';
import { orderJourneys } from './journeys.table.ts';

const findRow = async (db: ReadDatabase, orderId: string) => {
  const [row] = await db.select().from(orderJourneys).where(eq(orderJourneys.orderId, orderId));
  return row;
};

/** Who flies on an order and for whom, in a language; null for one that nobody flies on. */
export async function findJourney(
  db: ReadDatabase,
  orderId: string,
  language: Language,
): Promise<OrderJourney | null> {
  const row = await findRow(db, orderId);
  return row === undefined
    ? null
    : {
        company: row.company,
        wantsInvoice: row.wantsInvoice,
        passengers: row.passengers,
        flights: row.flights[language] ?? [],
      };
}

/** The same of the order whose link somebody holds. */
export async function findJourneyByToken(
  db: ReadDatabase,
  token: string,
  language: Language,
): Promise<OrderJourney | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(sealedIs(orders.token, token));
  return row === undefined ? null : findJourney(db, row.id, language);
}

/** The same as a paper keeps it, in both languages; undefined where there is nothing to say. */
export async function findPrintedJourney(db: ReadDatabase, orderId: string) {
  const row = await findRow(db, orderId);
  return row && { company: row.company, passengers: row.passengers, flights: row.flights };
}

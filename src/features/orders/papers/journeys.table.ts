import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderFlights } from './journeys.contract.ts';

/** Who flies on an order and on which flights, and the company that it is for, as its papers say it. */
export const orderJourneys = pgTable('order_journeys', {
  orderId: uuid('order_id').primaryKey(),
  company: text('company'),
  wantsInvoice: boolean('wants_invoice').notNull().default(false),
  /** By their names as in the passports, in order; empty once they were deleted. */
  passengers: jsonb('passengers').$type<readonly string[]>().notNull().default([]),
  flights: jsonb('flights').$type<Partial<OrderFlights>>().notNull().default({}),
});

import { sql } from 'drizzle-orm';
import { payments } from './payments.table.ts';

/** What of a payment reached an account, as a column of a query; poisha. */
export const reached = sql<number>`(${payments.amount} - ${payments.fee} - ${payments.deducted})`.mapWith(
  Number,
);

import { sql } from 'drizzle-orm';

/**
 * The moment by the database's clock, the same for all processes. It isn't that of the beginning of the transaction, which
 * may have waited for a lock.
 */
export const databaseNow = sql<Date>`clock_timestamp()`;

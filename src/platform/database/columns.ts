import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, as PostgreSQL's `timestamptz`; a Date in the program. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

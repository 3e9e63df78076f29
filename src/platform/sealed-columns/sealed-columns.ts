import { type Column, type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { isSealed, openText, sealText } from './seal-text.ts';

/**
 * A text that only who has the data key reads: a backup without it opens nothing. Rows are found by it with `sealedIs`, but not
 * by a part of it, and not in order. One that was sealed with a lost key reads as empty.
 */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sealText,
  fromDriver: (stored) => openText(stored) ?? '',
});

/** The same for JSON: in the database a string that holds the sealed text. One that was sealed with a lost key reads as null. */
export const sealedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(sealText(JSON.stringify(value))),
  fromDriver: (stored) => {
    if (typeof stored !== 'string' || !isSealed(stored)) {
      return stored;
    }
    const opened: unknown = JSON.parse(openText(stored) ?? 'null');
    return opened;
  },
});

/** Whether a sealed column holds a text: sealed, or plain by a process of a version before. What lies in a backup, sealed, is no such text. */
export const sealedIs = (column: Column, text: string): SQL =>
  isSealed(text) ? sql`false` : sql`${column} IN (${sql.param(text, column)}, ${text})`;

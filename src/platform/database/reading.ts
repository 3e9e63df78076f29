import { drizzle } from 'drizzle-orm/pg-proxy';
import type { ReadDatabase } from './database.ts';

/**
 * Asks the database one question; what comes back can go from one thread to another.
 * @param shape of the rows: `all` lists their values, `execute` names them.
 */
export type ReadRows = (
  text: string,
  values: readonly unknown[],
  shape: 'all' | 'execute',
) => Promise<readonly unknown[]>;

/** Types of PostgreSQL that Drizzle reads itself, as text: dates and times, intervals, and lists of these and of numbers. */
export const readAsText: readonly number[] = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/** Queries over a way to ask. */
export const readDatabase = (readRows: ReadRows): ReadDatabase =>
  drizzle(async (text, values, shape) => ({ rows: [...(await readRows(text, values, shape))] }));

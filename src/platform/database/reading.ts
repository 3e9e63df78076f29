import { drizzle } from 'drizzle-orm/pg-proxy';
import type { ReadDatabase, ReadRows } from './database.ts';

/** PostgreSQL types that Drizzle parses itself, from text: dates and times, intervals, and lists of these and of numbers. */
export const readAsText: readonly number[] = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

/** A read-only database over a function that reads rows. */
export const readDatabase = (readRows: ReadRows): ReadDatabase =>
  drizzle(async (text, values, shape) => ({ rows: [...(await readRows(text, values, shape))] }));

import { z } from 'zod';

/** Lists of which the browser makes a file. Those that the server makes are noted by their own commands. */
export const exportedLists = [
  'visas',
  'domestic-packages',
  'international-packages',
  'posts',
  'departures',
  'orders',
  'owed',
  'visa-cases',
  'fares',
  'manifest',
  'users',
  'letters',
  'activity',
] as const;
export type ExportedList = (typeof exportedLists)[number];

/** A list that is taken out as a file. Strict: what was searched, and who is on the list, stay out of the log. */
export const newExport = z.strictObject({
  list: z.enum(exportedLists),
  /** How many rows the file has, without its head. */
  rows: z.int().min(0),
  /** Of a manifest. */
  departure: z.uuid().optional(),
});
export type NewExport = z.input<typeof newExport>;

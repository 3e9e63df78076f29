import { z } from 'zod';
import { daysQuery } from '../financials/financials.contract.ts';

/** The files that the entries of a period are taken out as. */
export const bookFiles = ['ledger.xlsx', 'day-book.csv', 'tally.xml'] as const;
export type BookFile = (typeof bookFiles)[number];

export const bookFileQuery = z.object({ ...daysQuery.shape, file: z.enum(bookFiles) });

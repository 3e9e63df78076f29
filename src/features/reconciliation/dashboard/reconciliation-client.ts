import { useQuery } from '@tanstack/react-query';
import { read, write } from '#dashboard/api/operations.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Reconciliation } from '../matches/matches.contract.ts';

export type OpenLine = Reconciliation['unmatched']['statement'][number];
export type OpenEntry = Reconciliation['unmatched']['ledger'][number];

/** The ledger of an account beside its statements at the end of a day. */
export const useReconciliation = (code: string, on: CalendarDate) =>
  useQuery({
    queryKey: [...booksKey, 'reconciliation', code, on],
    queryFn: ({ signal }) => read('GET /accounts/{code}/reconciliation', { code, on }, signal),
  });

const newKey = () => crypto.randomUUID().replaceAll('-', '');

interface Sides {
  readonly lines: readonly string[];
  readonly entries: readonly string[];
  /** Poisha. */
  readonly fee?: number;
}

/** Matches lines with entries. @returns whether it was done */
export const matchSides = (code: string, { lines, entries, fee = 0 }: Sides): Promise<boolean> =>
  runMutation(booksKey, m.office_recon_notify_matched(), () =>
    write('POST /accounts/{code}/matches', {
      code,
      lines: [...lines],
      entries: [...entries],
      ...(fee > 0 ? { fee } : {}),
      key: newKey(),
    }),
  );

import type { CommandDeps } from '#platform/command/command.ts';
import { issuePaper } from './papers.writes.ts';

/** Issues a paper in a transaction of its own: a receipt over 12,500 taka, where nothing else is said. */
export function insertPaper(
  { db, clock, dataKey }: Pick<CommandDeps, 'db' | 'clock' | 'dataKey'>,
  given: Partial<Parameters<typeof issuePaper>[1]> = {},
) {
  return db.transaction((tx) =>
    issuePaper(
      { tx, now: clock.now(), dataKey },
      {
        kind: 'receipt',
        orderId: crypto.randomUUID(),
        subjectId: crypto.randomUUID(),
        amount: 12_500_00,
        on: '2026-12-01',
        name: 'Farida Sample',
        ...given,
      },
    ),
  );
}

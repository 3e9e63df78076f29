import { findNamesForCustomers } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { visaCasePapers } from '../visa-cases.table.ts';
import type { StandIn } from './stand-ins.contract.ts';

type PaperRow = typeof visaCasePapers.$inferSelect;

/** What stands for the papers of a case, by their ids, as the office and the customer read it. */
export async function findStandIns(
  db: ReadDatabase,
  papers: readonly PaperRow[],
): Promise<ReadonlyMap<string, StandIn>> {
  const names = await findNamesForCustomers(
    db,
    papers.flatMap(({ standInBy }) => standInBy ?? []),
  );
  return new Map(
    papers.flatMap(({ id, standIn: kind, standInBy, standInAt, standInBecause, standInPaper }) =>
      kind === null || standInAt === null
        ? []
        : [
            [
              id,
              {
                kind,
                // An account that is gone is still one of the staff.
                by: names.get(standInBy ?? '') ?? '…',
                at: standInAt.toISOString(),
                because: standInBecause,
                paper: standInPaper,
                applicant: papers.find((each) => each.id === standInPaper)?.applicantId ?? null,
              },
            ],
          ],
    ),
  );
}

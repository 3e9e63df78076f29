import { desc, eq, sql } from 'drizzle-orm';
import { findNamesForCustomers } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { nameOf } from '../requirements/requirements.rules.ts';
import type { Openings } from '../visa-cases.contract.ts';
import { findCaseRow } from '../visa-cases.queries.ts';
import { visaApplicants, visaCaseOpenings, visaCasePapers } from '../visa-cases.table.ts';

/** Who opened which paper of a case, the latest first; undefined for any other token. */
export async function findOpenings(
  db: ReadDatabase,
  token: string,
  language?: Language,
): Promise<Openings | undefined> {
  const row = await findCaseRow(db, token);
  if (!row) {
    return undefined;
  }
  const rows = await db
    .select({
      at: visaCaseOpenings.at,
      actor: visaCaseOpenings.actor,
      applicant: visaApplicants.name,
      name: visaCaseOpenings.paperName,
      requirement: visaCasePapers.requirement,
    })
    .from(visaCaseOpenings)
    .leftJoin(visaCasePapers, eq(visaCasePapers.id, visaCaseOpenings.paperId))
    .leftJoin(
      visaApplicants,
      eq(visaApplicants.id, sql`coalesce(${visaCaseOpenings.applicantId}, ${visaCasePapers.applicantId})`),
    )
    .where(eq(visaCaseOpenings.caseId, row.id))
    .orderBy(desc(visaCaseOpenings.id))
    .limit(500);
  const names = await findNamesForCustomers(
    db,
    rows.map(({ actor }) => actor),
  );
  return {
    items: rows.map(({ at, actor, applicant, name, requirement }) => ({
      applicant,
      paper: (name ?? (requirement && nameOf(requirement)))?.[language ?? row.language] ?? '…',
      // An account that is gone is still one of the staff: its id says nothing to a customer.
      by: names.get(actor) ?? '…',
      at: at.toISOString(),
    })),
  };
}

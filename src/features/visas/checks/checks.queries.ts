import { inArray } from 'drizzle-orm';
import { type Finding, stops } from '#features/documents/checks/checks.rules.ts';
import { m } from '#messages/messages.js';
import type { ReadDatabase } from '#platform/database/database.ts';
import { visaFacts } from '../visas.contract.ts';
import { visaPapers } from '../visas.table.ts';

const listed = visaFacts.strip().pick({ papers: true, ownPapers: true });

/** The lines of a guide's checklists whose paper is neither in the library nor one of its own: the public wouldn't see them. */
export async function findUnknownPapers(
  db: Pick<ReadDatabase, 'select'>,
  facts: unknown,
): Promise<readonly Finding[]> {
  const { data } = listed.safeParse(facts);
  if (!data) {
    return [];
  }
  const { papers, ownPapers } = data;
  const lines = [
    ...papers.common.map(({ paper }, place) => ({ paper, path: `facts.papers.common.${place}.paper` })),
    ...Object.entries(papers.byProfile).flatMap(([profile, list]) =>
      list.map(({ paper }, place) => ({ paper, path: `facts.papers.byProfile.${profile}.${place}.paper` })),
    ),
  ];
  if (lines.length === 0) {
    return [];
  }
  const keys = lines.map(({ paper }) => paper);
  const rows = await db.select({ key: visaPapers.key }).from(visaPapers).where(inArray(visaPapers.key, keys));
  const known = new Set([...rows, ...ownPapers].map(({ key }) => key));
  return lines
    .filter(({ paper }) => !known.has(paper))
    .map(({ path }) => stops('paper-unknown', path, m.documents_check_paper_unknown));
}

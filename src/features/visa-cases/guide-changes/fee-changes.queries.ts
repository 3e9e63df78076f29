import { findRevision } from '#features/documents/revisions/revisions.queries.ts';
import { visaFacts } from '#features/visas/visas.contract.ts';
import { feeParts } from '#features/visas/visas.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Guide } from '../requirements/requirements.queries.ts';
import type { GuideChange } from './guide-changes.contract.ts';

const fees = visaFacts.pick({ kinds: true }).strip();

/**
 * What the guide states otherwise of the fee by now than in the revision that a case goes by; nothing where that is gone, or the
 * guide has the kind no more.
 */
export async function findFeeChange(
  db: ReadDatabase,
  { guideId, revision, kind }: { readonly guideId: string; readonly revision: number; readonly kind: string },
  guide: Guide,
): Promise<GuideChange['fees']> {
  const row = await findRevision(db, guideId, revision).catch(() => undefined);
  const before = fees.safeParse(row?.facts).data?.kinds.find(({ key }) => key === kind)?.fees;
  const after = guide.facts.kinds.find(({ key }) => key === kind)?.fees;
  if (before === undefined || after === undefined) {
    return [];
  }
  return feeParts
    .map((part) => ({ part, from: before[part].poisha, to: after[part].poisha }))
    .filter(({ from, to }) => from !== to);
}

import type { PaperShape } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** The form of a paper, in short: `original, 1 photocopy`. */
export function paperForm(shape: PaperShape, language: Language): string {
  const counted = (of: number) => ({ count: of, shown: count(of, language) });
  return [
    shape.original && m.home_paper_original(),
    shape.photocopies && m.home_paper_photocopies(counted(shape.photocopies)),
    shape.prints && m.home_paper_prints(counted(shape.prints)),
    shape.scan && m.home_paper_scan(),
    shape.translated && m.home_paper_translated(),
    shape.notarised && m.home_paper_notarised(),
  ]
    .filter((each) => typeof each === 'string')
    .join(', ');
}

import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { PaperShape } from '../visas.contract.ts';

/** The form in which a paper is handed in, as the public reads it: "Original, 1 photocopy". */
export function shapeLabel(shape: PaperShape, language: Language): string {
  const { photocopies = 0, prints = 0 } = shape;
  const copies = { count: photocopies, shown: count(photocopies, language) };
  const printed = { count: prints, shown: count(prints, language) };
  const words = [
    shape.original && m.visas_shape_original(),
    photocopies > 0 && m.visas_shape_photocopies(copies),
    prints > 0 && m.visas_shape_prints(printed),
    shape.scan && m.visas_shape_scan(),
    shape.translated && m.visas_shape_translated(),
    shape.notarised && m.visas_shape_notarised(),
  ].filter((each) => typeof each === 'string');
  return words.length === 0 ? m.writing_paper_any() : words.join(', ');
}

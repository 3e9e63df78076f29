import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PaperShape } from '../visas.contract.ts';

/** The form in which a paper is handed in, as pills; pale marigold ones mean extra work. */
export function PaperShapes({ of: shape }: { of: PaperShape }) {
  const language = usePageLanguage();
  const copies = shape.photocopies ?? 0;
  const prints = shape.prints ?? 0;
  return (
    <span className="tags num">
      {shape.original && <span className="pill soft">{m.visas_shape_original()}</span>}
      {copies > 0 && (
        <span className="pill soft">
          {m.visas_shape_photocopies({ count: copies, shown: count(copies, language) })}
        </span>
      )}
      {prints > 0 && (
        <span className="pill soft">
          {m.visas_shape_prints({ count: prints, shown: count(prints, language) })}
        </span>
      )}
      {shape.scan && <span className="pill soft">{m.visas_shape_scan()}</span>}
      {shape.translated && <span className="pill warn">{m.visas_shape_translated()}</span>}
      {shape.notarised && <span className="pill warn">{m.visas_shape_notarised()}</span>}
    </span>
  );
}

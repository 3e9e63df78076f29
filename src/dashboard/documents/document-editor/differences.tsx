import type { Difference } from '#features/documents/revisions/revisions.contract.ts';
import { m } from '#messages/messages.js';
import { pathLabel } from '../../form/path-labels.ts';
import { officeLanguage } from '../../language.ts';
import { valueLabel } from './value-labels.ts';
import type { WrittenKind } from './written-kind.ts';

/** The differences between two revisions, field by field; within texts, word by word. */
export function Differences({ kind, of: differences }: { kind: WrittenKind; of: readonly Difference[] }) {
  const language = officeLanguage();
  if (differences.length === 0) {
    return <p className="of-dim">{m.writing_history_same()}</p>;
  }
  return (
    <dl className="fk-differences">
      {differences.map(({ path, before, after, words }) => (
        <div key={path}>
          <dt>{pathLabel(path, language)}</dt>
          <dd>
            {words ? (
              <p>
                {words.map(({ kind, text }, index) =>
                  kind === 'same' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, rendered once
                    <span key={index}>{text}</span>
                  ) : kind === 'added' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <ins key={index}>{text}</ins>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <del key={index}>{text}</del>
                  ),
                )}
              </p>
            ) : (
              <p>
                {before !== undefined && <del>{valueLabel(kind, path, before, language)}</del>}{' '}
                {after !== undefined && <ins>{valueLabel(kind, path, after, language)}</ins>}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { Question } from '#features/documents/content/content.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { BothText } from '../../form/fields/both-text.tsx';
import type { TextsPath } from '../../form/path.ts';
import { Rows } from '../../form/rows/rows.tsx';
import { officeLanguage } from '../../language.ts';

/** Questions and answers, both languages side by side. */
export function FaqRows({ path }: { path: TextsPath<Question[]> }) {
  return (
    <Rows
      lists={[path]}
      nameOf={(index) => m.writing_question_n({ number: count(index + 1, officeLanguage()) })}
      fresh={() => [{ question: '', answer: '' }]}
      addLabel={m.writing_question_add()}
    >
      {(index) => (
        <>
          <BothText path={path.at(`${index}.question`)} />
          <BothText path={path.at(`${index}.answer`)} rows={2} />
        </>
      )}
    </Rows>
  );
}

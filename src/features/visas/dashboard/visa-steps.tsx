import { LineRows } from '#dashboard/documents/document-editor/line-rows.tsx';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { texts } from './visa-paths.ts';

/** The steps to the visa, and tips. */
export function VisaSteps() {
  return (
    <>
      <Rows
        lists={[texts.at('steps')]}
        nameOf={(index) => m.writing_step_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [{}]}
        addLabel={m.writing_step_add()}
      >
        {(index) => (
          <>
            <BothText path={texts.at(`steps.${index}.title`)} />
            <BothText path={texts.at(`steps.${index}.text`)} rows={2} />
            <BothText path={texts.at(`steps.${index}.when`)} />
          </>
        )}
      </Rows>
      <LineRows path={texts.at('goodToKnow')} rows={2} />
    </>
  );
}

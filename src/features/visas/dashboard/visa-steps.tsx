import { FaqRows } from '#dashboard/documents/writing/faq-rows.tsx';
import { LineRows } from '#dashboard/documents/writing/line-rows.tsx';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** The steps to the visa, and tips. */
export function VisaSteps() {
  return (
    <>
      <Rows
        lists={['texts.en.steps', 'texts.bn.steps']}
        nameOf={(index) => m.writing_step_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [{}, {}]}
        addLabel={m.writing_step_add()}
        most={8}
      >
        {(index) => (
          <>
            <BothText name={`steps.${index}.title`} label={m.writing_f_title()} most={80} />
            <BothText name={`steps.${index}.text`} label={m.writing_f_text()} most={400} rows={2} />
            <BothText name={`steps.${index}.when`} label={m.writing_f_when()} most={60} />
          </>
        )}
      </Rows>
      <LineRows name="goodToKnow" label={m.writing_f_goodToKnow()} length={600} most={8} rows={2} />
    </>
  );
}

export function VisaQuestions() {
  return <FaqRows />;
}

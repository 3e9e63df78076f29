import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { BothText } from '../../form/fields/both-text.tsx';
import { Rows } from '../../form/rows/rows.tsx';
import { officeLanguage } from '../../language.ts';

/** Questions and answers, both languages side by side. */
export function FaqRows({ most = 12 }: { most?: number }) {
  return (
    <Rows
      lists={['texts.en.faq', 'texts.bn.faq']}
      nameOf={(index) => m.writing_question_n({ number: count(index + 1, officeLanguage()) })}
      fresh={() => [
        { question: '', answer: '' },
        { question: '', answer: '' },
      ]}
      addLabel={m.writing_question_add()}
      most={most}
    >
      {(index) => (
        <>
          <BothText name={`faq.${index}.question`} label={m.writing_f_question()} most={160} />
          <BothText name={`faq.${index}.answer`} label={m.writing_f_answer()} most={1200} rows={2} />
        </>
      )}
    </Rows>
  );
}

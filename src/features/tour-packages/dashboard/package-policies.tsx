import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { facts, texts } from './package-paths.ts';

/** Ages of children and the cancellation ladder. */
export function PackagePolicies() {
  return (
    <>
      <div className="fk-four">
        <NumberField path={facts.at('childPolicy.infantUnder')} />
        <NumberField path={facts.at('childPolicy.childUnder')} />
      </div>
      <BothText path={texts.at('childPolicy')} rows={2} />
      <h3>{m.writing_f_cancellation()}</h3>
      <Rows
        className="fk-table fk-ladder"
        lists={[facts.at('cancellation')]}
        nameOf={(index) => m.writing_ladder_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [{}]}
        addLabel={m.writing_ladder_add()}
        columns={
          <div className="fk-columns" aria-hidden="true">
            <span>{m.writing_f_daysBefore()}</span>
            <span>{m.writing_f_keepPercent()}</span>
          </div>
        }
      >
        {(index) => (
          <>
            <NumberField bare path={facts.at(`cancellation.${index}.daysBefore`)} />
            <NumberField bare path={facts.at(`cancellation.${index}.keepPercent`)} />
          </>
        )}
      </Rows>
      <BothText path={texts.at('cancellation')} rows={2} />
    </>
  );
}

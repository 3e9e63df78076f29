import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** Ages of children and the cancellation ladder. */
export function PackagePolicies() {
  return (
    <>
      <div className="fk-four">
        <NumberField path="facts.childPolicy.infantUnder" label={m.writing_f_infantUnder()} min={1} max={5} />
        <NumberField path="facts.childPolicy.childUnder" label={m.writing_f_childUnder()} min={6} max={18} />
      </div>
      <BothText name="childPolicy" label={m.writing_f_childPolicy()} most={600} rows={2} />
      <h3>{m.writing_f_cancellation()}</h3>
      <Rows
        className="fk-table fk-ladder"
        lists={['facts.cancellation']}
        nameOf={(index) => m.writing_ladder_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [{}]}
        addLabel={m.writing_ladder_add()}
        most={6}
        columns={
          <div className="fk-columns" aria-hidden="true">
            <span>{m.writing_f_daysBefore()}</span>
            <span>{m.writing_f_keepPercent()}</span>
          </div>
        }
      >
        {(index) => (
          <>
            <NumberField
              bare
              path={`facts.cancellation.${index}.daysBefore`}
              label={m.writing_f_daysBefore()}
              max={365}
            />
            <NumberField
              bare
              path={`facts.cancellation.${index}.keepPercent`}
              label={m.writing_f_keepPercent()}
              max={100}
            />
          </>
        )}
      </Rows>
      <BothText name="cancellation" label={m.writing_f_cancellation()} most={600} rows={2} />
    </>
  );
}

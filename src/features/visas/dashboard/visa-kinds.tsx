import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { optionsOf, SelectField, SwitchField } from '#dashboard/form/fields/choice-fields.tsx';
import { MoneyField } from '#dashboard/form/fields/money-field.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useAt, useForm } from '#dashboard/form/form-context.tsx';
import { getAt, listOf, numberOf, textOf } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { freeKey } from '#dashboard/form/slug-text.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { formName } from '../visa-names.rules.ts';
import { QuotedFee } from './quoted-fee.tsx';
import { entryNames, purposeNames } from './visa-choices.ts';
import { freshKind } from './visa-start.rules.ts';

const feeParts = [
  ['embassy', m.writing_f_embassy],
  ['centre', m.writing_f_centre],
  ['service', m.writing_f_service],
] as const;

/** The kinds of visa with their fees; the first is the main kind. */
export function VisaKinds() {
  const { store } = useForm();
  const keyOf = (index: number) => textOf(getAt(listOf(store.at('facts.kinds'))[index], 'key'));
  const taken = () => listOf(store.at('facts.kinds')).map((each) => textOf(getAt(each, 'key')));
  return (
    <>
      <Rows
        lists={['facts.kinds']}
        nameOf={(index) => m.writing_kind_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [freshKind(freeKey('tourist', taken()))]}
        addLabel={m.writing_kind_add()}
        most={8}
        heading={(index) => <KindHeading index={index} keyOf={keyOf} />}
      >
        {(index) => <OneKind index={index} kindKey={keyOf(index)} />}
      </Rows>
      <h3>{m.writing_f_reason()}</h3>
      {feeParts.map(([part, name]) => (
        <BothText key={part} name={`fees.${part}`} label={name()} most={200} />
      ))}
      <BothText name="fees.centreName" label={m.writing_f_centre_name()} most={60} optional />
      <BothText name="fees.besides" label={m.writing_f_besides()} most={300} optional />
    </>
  );
}

function KindHeading({ index, keyOf }: { index: number; keyOf: (index: number) => string }) {
  const language = officeLanguage();
  const name = textOf(useAt(`texts.${language}.kinds.${keyOf(index)}.name`));
  const fees = useAt(`facts.kinds.${index}.fees`);
  const total = feeParts.reduce((sum, [part]) => sum + (numberOf(getAt(fees, `${part}.poisha`)) ?? 0), 0);
  return (
    <>
      <b className="fk-fold-name">{name || m.writing_kind_n({ number: count(index + 1, language) })}</b>
      <span className="num of-dim">{m.writing_fee_total({ amount: taka(total, language) })}</span>
    </>
  );
}

function OneKind({ index, kindKey }: { index: number; kindKey: string }) {
  const at = (name: string) => `facts.kinds.${index}.${name}`;
  return (
    <>
      <BothText name={`kinds.${kindKey}.name`} label={m.writing_kind_name()} most={80} />
      <BothText name={`kinds.${kindKey}.note`} label={m.writing_f_note()} most={300} rows={2} optional />
      <div className="fk-four">
        <SelectField path={at('form')} label={m.writing_f_form()} options={optionsOf(formName)} />
        <SelectField path={at('purpose')} label={m.writing_f_purpose()} options={optionsOf(purposeNames)} />
        <SelectField path={at('entries')} label={m.writing_f_entries()} options={optionsOf(entryNames)} />
        <NumberField path={at('stayDays')} label={m.writing_f_stayDays()} min={1} max={3650} />
        <NumberField path={at('validityDays')} label={m.writing_f_validityDays()} min={1} max={3650} />
        <NumberField path={at('workingDays.min')} label={m.writing_f_working_min()} max={250} />
        <NumberField path={at('workingDays.max')} label={m.writing_f_working_max()} max={250} />
      </div>
      {feeParts.map(([part, name]) => (
        <div key={part} className="fk-four fk-fee">
          <MoneyField path={at(`fees.${part}.poisha`)} label={name()} />
          <QuotedFee path={at(`fees.${part}.quoted`)} />
          <SwitchField path={at(`fees.${part}.refundable`)} label={m.writing_f_refundable()} unset />
        </div>
      ))}
    </>
  );
}

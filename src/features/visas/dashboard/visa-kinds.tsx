import { columnAt, numberAt } from '#dashboard/form/draft.ts';
import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { optionsOf, SelectField, SwitchField } from '#dashboard/form/fields/choice-fields.tsx';
import { MoneyField } from '#dashboard/form/fields/money-field.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useAt, useForm, useText } from '#dashboard/form/form-context.tsx';
import { labelAt } from '#dashboard/form/path-labels.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { freeKey } from '#platform/slug-text.ts';
import { formName } from '../visa-names.rules.ts';
import { QuotedFee } from './quoted-fee.tsx';
import { entryNames, placeNames, purposeNames } from './visa-choices.ts';
import { facts, texts } from './visa-paths.ts';
import { freshKind } from './visa-start.rules.ts';

const feeParts = ['embassy', 'centre', 'service'] as const;

/** The kinds of visa with their fees; the first is the main kind. */
export function VisaKinds() {
  const { store } = useForm();
  const keys = () => columnAt(store.value, facts.at('kinds'), 'key');
  return (
    <>
      <Rows
        lists={[facts.at('kinds')]}
        nameOf={(index) => m.writing_kind_n({ number: count(index + 1, officeLanguage()) })}
        fresh={() => [freshKind(freeKey('tourist', keys()))]}
        addLabel={m.writing_kind_add()}
        heading={(index) => <KindHeading index={index} kindKey={keys()[index] ?? ''} />}
      >
        {(index) => <OneKind index={index} kindKey={keys()[index] ?? ''} />}
      </Rows>
      <h3>{m.writing_f_reason()}</h3>
      {feeParts.map((part) => (
        <BothText key={part} path={texts.at(`fees.${part}`)} />
      ))}
      <BothText path={texts.at('fees.centreName')} optional />
      <BothText path={texts.at('fees.besides')} optional />
    </>
  );
}

interface KindProps {
  index: number;
  kindKey: string;
}

function KindHeading({ index, kindKey }: KindProps) {
  const language = officeLanguage();
  const name = useText(texts.at(`kinds.${kindKey}.name`).in(language));
  const { store } = useForm();
  const fees = facts.at(`kinds.${index}.fees`);
  useAt(fees);
  const total = feeParts.reduce(
    (sum, part) => sum + (numberAt(store.value, fees.at(`${part}.poisha`)) ?? 0),
    0,
  );
  return (
    <>
      <b className="fk-fold-name">{name || m.writing_kind_n({ number: count(index + 1, language) })}</b>
      <span className="num of-dim">{m.writing_fee_total({ amount: taka(total, language) })}</span>
    </>
  );
}

function OneKind({ index, kindKey }: KindProps) {
  const kind = facts.at(`kinds.${index}`);
  return (
    <>
      <BothText path={texts.at(`kinds.${kindKey}.name`)} label={m.writing_kind_name()} />
      <BothText path={texts.at(`kinds.${kindKey}.note`)} rows={2} optional />
      <div className="fk-four">
        <SelectField path={kind.at('form')} options={optionsOf(formName)} />
        <SelectField path={kind.at('purpose')} options={optionsOf(purposeNames)} />
        <SelectField path={kind.at('entries')} options={optionsOf(entryNames)} />
        <NumberField path={kind.at('stayDays')} />
        <NumberField path={kind.at('validityDays')} />
        <NumberField path={kind.at('workingDays.min')} label={m.writing_f_working_min()} />
        <NumberField path={kind.at('workingDays.max')} label={m.writing_f_working_max()} />
        <SelectField
          path={kind.at('handedInAt')}
          label={m.writing_kind_place()}
          options={optionsOf(placeNames)}
          clearable
        />
      </div>
      {feeParts.map((part) => (
        <div key={part} className="fk-four fk-fee">
          <MoneyField path={kind.at(`fees.${part}.poisha`)} label={labelAt(kind.at(`fees.${part}`))} />
          <QuotedFee path={kind.at(`fees.${part}.quoted`)} />
          {part === 'service' && <SwitchField path={kind.at(`fees.${part}.refundable`)} unset />}
        </div>
      ))}
    </>
  );
}

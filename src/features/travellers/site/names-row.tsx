import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { phoneInput } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { answerLabel, fieldLabel, type SaidOfField } from '../names-table/row-texts.rules.ts';
import {
  answerName,
  controlName,
  type TravellerField,
  type TypedTraveller,
} from '../names-table/typed-traveller.rules.ts';
import './names-row.css';

export type RowState = 'ready' | 'look' | 'wrong' | 'part' | 'later';

/** A row of the table as it is shown. */
export interface NamesRowView {
  readonly place: string;
  /** Who of the party it is. */
  readonly label: string;
  /** What the fields begin with. */
  readonly start: TypedTraveller;
  /** What is kept and not shown, as the field's placeholder. */
  readonly kept: Partial<Readonly<Record<TravellerField, string>>>;
  readonly state: RowState;
  readonly said: readonly SaidOfField[];
  /** The warnings that were answered. */
  readonly answered: readonly string[];
}

interface NamesRowProps extends NamesRowView {
  readonly columns: readonly TravellerField[];
  /** What stands below the columns, folded. */
  readonly more: readonly TravellerField[];
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  readonly onToggle: () => void;
  /** A field of it is in hand. */
  readonly onFocus: () => void;
}

const stateLabels: Readonly<Record<RowState, () => string>> = {
  ready: m.travellers_state_ready,
  look: m.travellers_state_look,
  wrong: m.travellers_state_wrong,
  part: m.travellers_missing,
  later: m.travellers_state_later,
};

const inputs: Partial<Readonly<Record<TravellerField, ComponentProps<'input'>>>> = {
  givenNames: { autoCapitalize: 'characters' },
  surname: { autoCapitalize: 'characters' },
  birthDate: { inputMode: 'numeric', className: 'num', maxLength: 20 },
  expiresOn: { inputMode: 'numeric', className: 'num', maxLength: 20 },
  passportNumber: { autoCapitalize: 'characters', maxLength: 24 },
  nationality: { autoCapitalize: 'characters', maxLength: 3 },
  phone: { ...phoneInput, maxLength: 80, autoComplete: 'off' },
  diet: { maxLength: 120 },
};

/** One traveller in the table of names: a row on a wide screen, a card that folds on a narrow one. */
export function NamesRow(row: NamesRowProps) {
  const { place, label, start, kept, state, said, answered, columns, more, isOpen, isFixed, onToggle } = row;
  const hintOf = (field: TravellerField) =>
    field === 'lines'
      ? m.travellers_lines_hint()
      : field === 'nationality'
        ? m.travellers_nationality_hint()
        : undefined;
  const control = (field: TravellerField) => {
    const id = controlName(place, field);
    const about = said.flatMap((each, at) => (each.field === field ? [`${place}-said-${at}`] : []));
    const hint = hintOf(field) === undefined ? [] : [`${id}-help`];
    return {
      id,
      name: id,
      defaultValue: start[field],
      autoComplete: 'off',
      onFocus: row.onFocus,
      'aria-invalid': said.some((each) => each.field === field && each.level === 'red') || undefined,
      'aria-describedby': [...hint, ...about].join(' ') || undefined,
    };
  };
  const input = (field: TravellerField): ReactNode => {
    if (field === 'sex') {
      return (
        <select {...control(field)}>
          <option value="">{m.travellers_sex_none()}</option>
          <option value="F">{m.travellers_sex_f()}</option>
          <option value="M">{m.travellers_sex_m()}</option>
          <option value="X">{m.travellers_sex_x()}</option>
        </select>
      );
    }
    if (field === 'lines') {
      return (
        <textarea
          {...control(field)}
          rows={2}
          maxLength={400}
          spellCheck={false}
          autoCapitalize="characters"
        />
      );
    }
    const shape = field === 'birthDate' || field === 'expiresOn' ? m.travellers_date_shape() : undefined;
    return (
      <input
        type="text"
        maxLength={80}
        placeholder={kept[field] ?? shape}
        {...inputs[field]}
        {...control(field)}
      />
    );
  };
  const cell = (field: TravellerField) => (
    <div
      key={field}
      className="field names-cell"
      data-level={said.find((each) => each.field === field)?.level}
      data-field={field}
    >
      <label htmlFor={controlName(place, field)}>{fieldLabel(field)}</label>
      {input(field)}
      {hintOf(field) !== undefined && (
        <p className="field-help" id={`${controlName(place, field)}-help`}>
          {hintOf(field)}
        </p>
      )}
    </div>
  );
  const isMoreOpen = more.some((field) => start[field] !== '' || said.some((each) => each.field === field));
  return (
    <fieldset className="names-row" data-state={state} data-open={isOpen} disabled={isFixed}>
      <legend>
        <b>{label}</b>
        <span className="names-state">{stateLabels[state]()}</span>
        <button type="button" className="needs-js names-open" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? m.travellers_close_row() : m.travellers_open_row()}
          <span className="vh">: {label}</span>
        </button>
      </legend>
      <div className="names-cells">{columns.map(cell)}</div>
      {said.length > 0 && (
        <ul className="names-said">
          {said.map(({ field, level, code, words }, at) => (
            <li key={`${field} ${code}`} data-level={level} id={`${place}-said-${at}`}>
              <Icon of={CircleAlert} />
              <span>
                <b>{fieldLabel(field)}:</b> {words}
              </span>
              {level === 'amber' && (
                <label className="names-answer">
                  <input
                    type="checkbox"
                    name={answerName(place)}
                    value={code}
                    defaultChecked={answered.includes(code)}
                  />{' '}
                  {answerLabel(code)}
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details className="names-more" open={isMoreOpen}>
          <summary>{m.travellers_more()}</summary>
          <div className="names-more-cells">{more.map(cell)}</div>
        </details>
      )}
    </fieldset>
  );
}

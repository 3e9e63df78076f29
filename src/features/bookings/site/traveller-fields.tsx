import type { ComponentProps, ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { phoneInput } from '#ui/form/text-field.tsx';
import {
  controlName,
  type TravellerField,
  type TypedTraveller,
} from '../travellers/traveller-fields.rules.ts';
import { errorLabel } from '../travellers/traveller-labels.rules.ts';
import type { VisitorTravellers } from '../travellers/travellers.contract.ts';

interface TravellerFieldsProps {
  known: VisitorTravellers['travellers'][number];
  /** What the fields begin with. */
  start: TypedTraveller;
  needsPassport: boolean;
  /** The fields that weren't right. */
  faults: readonly TravellerField[];
  /** Whether the fields were filled in from the passport's lines. */
  wasRead: boolean;
}

/** The fields of one traveller. */
export function TravellerFields({ known, start, needsPassport, faults, wasRead }: TravellerFieldsProps) {
  const errorOf = (field: TravellerField) => (faults.includes(field) ? errorLabel(field) : undefined);
  const control = (field: TravellerField, help?: ReactNode) => {
    const id = controlName(known.place, field);
    const error = errorOf(field);
    return {
      frame: { id, help, error },
      input: {
        id,
        name: id,
        defaultValue: start[field],
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': descriptionOf(id, { help, error }),
      },
    };
  };
  const text = (
    field: TravellerField,
    label: string,
    more: ComponentProps<'input'> = {},
    help?: ReactNode,
  ) => {
    const { frame, input } = control(field, help);
    return (
      <Field {...frame} label={label}>
        <input maxLength={80} autoComplete="off" {...more} {...input} />
      </Field>
    );
  };
  const sex = control('sex');
  const lines = control('lines', m.travellers_lines_hint());
  const { passportEnd } = known;
  return (
    <div className="who-fields">
      {needsPassport && (
        <details className="who-lines" open={faults.includes('lines') || start.lines !== ''}>
          <summary>{m.travellers_lines()}</summary>
          <Field {...lines.frame} label={m.travellers_lines()}>
            <textarea
              {...lines.input}
              rows={2}
              maxLength={400}
              spellCheck={false}
              autoCapitalize="characters"
              autoComplete="off"
            />
          </Field>
          {wasRead && <p role="status">{m.travellers_lines_read()}</p>}
        </details>
      )}
      {text('givenNames', m.travellers_given(), { autoCapitalize: 'characters' })}
      {text('surname', m.travellers_surname(), { autoCapitalize: 'characters' }, m.travellers_one_name())}
      <Field {...sex.frame} label={m.travellers_sex()}>
        <select {...sex.input}>
          <option value="">{m.travellers_sex_none()}</option>
          <option value="F">{m.travellers_sex_f()}</option>
          <option value="M">{m.travellers_sex_m()}</option>
          <option value="X">{m.travellers_sex_x()}</option>
        </select>
      </Field>
      {text(
        'birthDate',
        m.travellers_birth(),
        { type: 'date' },
        known.hasBirthDate ? m.travellers_birth_stored() : undefined,
      )}
      {needsPassport && (
        <>
          {text(
            'passportNumber',
            m.travellers_passport(),
            { autoCapitalize: 'characters', maxLength: 24 },
            passportEnd === null
              ? undefined
              : passportEnd === ''
                ? m.travellers_passport_stored_hidden()
                : m.travellers_passport_stored({ end: passportEnd }),
          )}
          {text('expiresOn', m.travellers_expires(), { type: 'date' })}
          {text(
            'nationality',
            m.travellers_nationality(),
            { maxLength: 3, autoCapitalize: 'characters' },
            m.travellers_nationality_hint(),
          )}
        </>
      )}
      {text('phone', m.travellers_phone(), { ...phoneInput, maxLength: 80, autoComplete: 'off' })}
      {text('diet', m.travellers_diet(), { maxLength: 120 })}
    </div>
  );
}

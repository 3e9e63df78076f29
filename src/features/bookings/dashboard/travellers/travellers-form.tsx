import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import type { FieldProps } from '#dashboard/form/field-path.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { TravelDays } from '#features/departures/departures.rules.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import {
  controlName,
  type TravellerField,
  type TypedTraveller,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { sentOf, typedOf } from '../../travellers/traveller-fields.rules.ts';
import { errorLabel, placeLabel } from '../../travellers/traveller-labels.rules.ts';
import { type OfficeTravellers, travellersSent } from '../../travellers/travellers.contract.ts';
import { AgePrice } from '../age-price.tsx';

type Known = OfficeTravellers['travellers'][number];

/** The form of what is known; staff see birth dates, and no passport number in full. */
const startOf = ({ birthDate, ...known }: Known): TypedTraveller => ({
  ...typedOf({ ...known, hasBirthDate: birthDate !== null }),
  // The date fields here hold dates as they are sent.
  birthDate: birthDate ?? '',
  expiresOn: known.expiresOn ?? '',
});

interface TravellersFormProps {
  readonly id: string;
  readonly list: OfficeTravellers;
}

/** Who travels by an order, typed by staff. What was typed is of the list as it was first read. */
export function TravellersForm({ id, list: read }: TravellersFormProps) {
  const go = useNavigate();
  const refused = needsPermission(useMe(), 'travellers.write');
  const [list] = useState(read);
  const { needsPassport, version: basedOn } = list;
  const form = useOfficeForm({
    start: { travellers: list.travellers.map(startOf) },
    schema: travellersSent,
    request: ({ travellers }) => ({
      travellers: list.travellers.flatMap(({ place }, index) => {
        const typed = travellers[index];
        return typed === undefined ? [] : [sentOf(place, typed, { needsPassport, today: dhakaToday() })];
      }),
    }),
    fieldOf: (path) => path.replace(/\.mrz\b.*/, '.lines'),
    send: (sent) =>
      write(
        'PUT /orders/{id}/travellers',
        { id, ...sent },
        { query: { language: officeLanguage() }, basedOn },
      ),
    changes: ordersKey,
    after: () => go(`/dashboard/orders/${id}`),
  });
  return (
    <FormFrame form={form} className="who-office num">
      <p className="of-dim">{m.office_who_last({ day: fullDate(list.lastDay, officeLanguage()) })}</p>
      {read.agePrice && <AgePrice orderId={id} days={list} price={read.agePrice} />}
      {list.travellers.map((known, index) => (
        <TravellerPanel
          key={known.place}
          days={list}
          known={known}
          needsPassport={needsPassport}
          field={(name) => form.field(`travellers.${index}.${name}`)}
        />
      ))}
      <div className="who-office-end">
        <FormError form={form} />
        <MayButton refused={refused} type="submit" color="marigold.5" loading={form.isPending}>
          {m.travellers_save()}
        </MayButton>
      </div>
    </FormFrame>
  );
}

interface TravellerPanelProps {
  readonly days: TravelDays;
  readonly known: Known;
  readonly needsPassport: boolean;
  readonly field: (name: TravellerField) => FieldProps<string>;
}

function TravellerPanel({ days, known, needsPassport, field }: TravellerPanelProps) {
  // What is wrong is said of the field, whatever the contract or the server say.
  const worded = (name: TravellerField) => {
    const { error, ...props } = field(name);
    return { ...props, error: error && errorLabel(name) };
  };
  const date = (name: TravellerField, label: string, isPast = false) => (
    <DateInput
      eager
      id={controlName(known.place, name)}
      label={label}
      isPast={isPast}
      {...worded(name)}
      onChange={(next = '') => field(name).onChange(next)}
    />
  );
  const text = (name: TravellerField, label: string, maxLength?: number) => (
    <TextInput
      maxLength={maxLength}
      id={controlName(known.place, name)}
      label={label}
      autoComplete="off"
      {...worded(name)}
    />
  );
  const { passportEnd } = known;
  const passportLabel =
    passportEnd === null
      ? m.travellers_passport()
      : `${m.travellers_passport()} (${passportEnd === '' ? m.office_who_stored() : m.office_who_stored_end({ end: passportEnd })})`;
  return (
    <fieldset className="of-panel who-office-one">
      <legend>
        {placeLabel(known, days, officeLanguage())}{' '}
        <span className="of-dim">{known.isComplete ? m.travellers_complete() : m.travellers_missing()}</span>
      </legend>
      {text('givenNames', m.travellers_given(), 80)}
      {text('surname', m.travellers_surname(), 80)}
      <NativeSelect
        label={m.travellers_sex()}
        data={[
          { value: '', label: m.travellers_sex_none() },
          { value: 'F', label: m.travellers_sex_f() },
          { value: 'M', label: m.travellers_sex_m() },
          { value: 'X', label: m.travellers_sex_x() },
        ]}
        {...field('sex')}
      />
      {date('birthDate', m.travellers_birth(), true)}
      {needsPassport && (
        <>
          {text('passportNumber', passportLabel, 24)}
          {date('expiresOn', m.travellers_expires())}
          {text('nationality', m.travellers_nationality(), 3)}
        </>
      )}
      {known.kind !== 'infant' && text('phone', m.travellers_phone(), 80)}
      {text('diet', m.travellers_diet(), 120)}
      {needsPassport && (
        <Textarea
          className="who-office-wide"
          label={m.travellers_lines()}
          description={m.office_who_lines_hint()}
          rows={2}
          maxLength={400}
          spellCheck={false}
          {...worded('lines')}
        />
      )}
      {known.warnings.length > 0 && (
        <ul className="who-office-wide who-office-warnings">
          {known.warnings.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import type { TravelDays } from '#features/departures/departures.rules.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import {
  controlName,
  errorsAt,
  sentOf,
  type TravellerField,
  type TravellerFieldError,
  type TypedTraveller,
  typedOf,
} from '../../travellers/traveller-fields.rules.ts';
import { errorLabel, placeLabel } from '../../travellers/traveller-labels.rules.ts';
import type { OfficeTravellers } from '../../travellers/travellers.contract.ts';
import { saveTravellers } from './travellers-client.ts';

type Known = OfficeTravellers['travellers'][number];

/** The form of what is known; staff see birth dates, and no passport number in full. */
const startOf = ({ birthDate, ...known }: Known): TypedTraveller => ({
  ...typedOf({ ...known, hasBirthDate: birthDate !== null }),
  birthDate: birthDate ?? '',
});

/** Who travels by an order, typed by staff. */
export function TravellersForm({ id, list }: { readonly id: string; readonly list: OfficeTravellers }) {
  const go = useNavigate();
  const refused = needsPermission(useMe(), 'travellers.write');
  const [typed, setTyped] = useState(() => list.travellers.map(startOf));
  const [errors, setErrors] = useState<readonly TravellerFieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const change = (at: number, field: TravellerField, value: string) =>
    setTyped(typed.map((each, index) => (index === at ? { ...each, [field]: value } : each)));
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || refused !== undefined) {
      return;
    }
    setPending(true);
    try {
      await saveTravellers(
        id,
        list.version,
        list.travellers.flatMap(({ place }, index) => {
          const one = typed[index];
          return one === undefined ? [] : [sentOf(place, one, list.needsPassport)];
        }),
      );
      await queryClient.invalidateQueries({ queryKey: [...ordersKey] });
      void go(`/dashboard/orders/${id}`);
    } catch (cause) {
      if (cause instanceof ApiProblem) {
        const places = list.travellers.map(({ place }) => place);
        setErrors(
          errorsAt(
            cause.fields.map(({ path }) => path),
            places,
          ),
        );
      }
      notifyError(cause);
    }
    setPending(false);
  }
  return (
    <form className="who-office num" noValidate onSubmit={(event) => void save(event)}>
      <p className="of-dim">{m.office_who_last({ day: fullDate(list.lastDay, officeLanguage()) })}</p>
      {list.travellers.map((known, index) => {
        const one = typed[index];
        return (
          one && (
            <TravellerPanel
              key={known.place}
              days={list}
              known={known}
              typed={one}
              needsPassport={list.needsPassport}
              faults={errors.filter(({ place }) => place === known.place).map(({ field }) => field)}
              onChange={(field, value) => change(index, field, value)}
            />
          )
        );
      })}
      <div className="who-office-end">
        <MayButton refused={refused} type="submit" color="marigold.5" loading={isPending}>
          {m.travellers_save()}
        </MayButton>
      </div>
    </form>
  );
}

interface TravellerPanelProps {
  readonly days: TravelDays;
  readonly known: Known;
  readonly typed: TypedTraveller;
  readonly needsPassport: boolean;
  readonly faults: readonly TravellerField[];
  readonly onChange: (field: TravellerField, value: string) => void;
}

function TravellerPanel({
  days,
  known,
  typed,
  needsPassport,
  faults: errors,
  onChange,
}: TravellerPanelProps) {
  const field = (name: TravellerField, label: string, more: { type?: string; maxLength?: number } = {}) => (
    <TextInput
      {...more}
      id={controlName(known.place, name)}
      label={label}
      autoComplete="off"
      value={typed[name]}
      error={errors.includes(name) ? errorLabel(name) : undefined}
      onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
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
      {field('givenNames', m.travellers_given(), { maxLength: 80 })}
      {field('surname', m.travellers_surname(), { maxLength: 80 })}
      <NativeSelect
        label={m.travellers_sex()}
        value={typed.sex}
        data={[
          { value: '', label: m.travellers_sex_none() },
          { value: 'F', label: m.travellers_sex_f() },
          { value: 'M', label: m.travellers_sex_m() },
          { value: 'X', label: m.travellers_sex_x() },
        ]}
        onChange={({ currentTarget }) => onChange('sex', currentTarget.value)}
      />
      {field('birthDate', m.travellers_birth(), { type: 'date' })}
      {needsPassport && (
        <>
          {field('passportNumber', passportLabel, { maxLength: 24 })}
          {field('expiresOn', m.travellers_expires(), { type: 'date' })}
          {field('nationality', m.travellers_nationality(), { maxLength: 3 })}
        </>
      )}
      {field('phone', m.travellers_phone(), { maxLength: 80 })}
      {field('diet', m.travellers_diet(), { maxLength: 120 })}
      {needsPassport && (
        <Textarea
          className="who-office-wide"
          label={m.travellers_lines()}
          description={m.office_who_lines_hint()}
          rows={2}
          maxLength={400}
          spellCheck={false}
          value={typed.lines}
          error={errors.includes('lines') ? errorLabel('lines') : undefined}
          onChange={({ currentTarget }) => onChange('lines', currentTarget.value)}
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

import { ArrowLeftRight, X } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { legField, type SaleDays, type TypedLeg } from '../fare-request/fare-request.rules.ts';
import { AirportField } from './airport-field.tsx';

interface LegFieldsProps {
  /** The first leg is 1. */
  number: number;
  leg: TypedLeg;
  onLeg: (leg: TypedLeg) => void;
  onRemove?: (() => void) | undefined;
  popular: readonly Choice[];
  days: SaleDays;
  /** Not before the previous flight. */
  earliest: string;
  errorOf: (field: string) => string | undefined;
}

/** From, to and the day of one flight. */
export function LegFields({
  number,
  leg,
  onLeg,
  onRemove,
  popular,
  days,
  earliest,
  errorOf,
}: LegFieldsProps) {
  const language = usePageLanguage();
  const id = (name: keyof TypedLeg) => legField(name, number);
  const placeField = (name: 'from' | 'to', label: string, placeholder?: string) => {
    const error = errorOf(id(name));
    return (
      <Field id={id(name)} label={label} error={error}>
        <AirportField
          id={id(name)}
          name={id(name)}
          value={leg[name]}
          onValue={(value) => onLeg({ ...leg, [name]: value })}
          popular={popular}
          invalid={error !== undefined}
          describedBy={descriptionOf(id(name), { error })}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      </Field>
    );
  };
  return (
    <fieldset className="leg" data-leg={number}>
      <legend>{m.air_flight_number({ number: count(number, language) })}</legend>
      {placeField('from', m.air_from())}
      <button
        type="button"
        className="leg-swap needs-js"
        aria-label={m.air_swap()}
        onClick={() => onLeg({ ...leg, from: leg.to, to: leg.from })}
      >
        <Icon of={ArrowLeftRight} />
      </button>
      {placeField('to', m.air_to(), m.air_to_hint())}
      <TextField
        id={id('depart')}
        name={id('depart')}
        label={m.air_depart()}
        error={errorOf(id('depart'))}
        type="date"
        className="num"
        min={earliest}
        max={days.last}
        value={leg.depart}
        onValue={(depart) => onLeg({ ...leg, depart })}
      />
      {onRemove && (
        <button
          type="button"
          className="leg-remove needs-js"
          aria-label={m.air_remove_flight({ number: count(number, language) })}
          onClick={onRemove}
        >
          <Icon of={X} />
        </button>
      )}
    </fieldset>
  );
}

import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { mostInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { m } from '#messages/messages.js';
import { kindNames } from './fare-words.ts';
import type { TypedFare } from './typed-option.ts';

interface FareFieldsProps {
  readonly fares: readonly TypedFare[];
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (fares: readonly TypedFare[]) => void;
}

/** What each passenger of a kind pays: the airline's fare, taxes, and our charge. */
export function FareFields({ fares, faults, set }: FareFieldsProps) {
  return fares.map((fare) => {
    const { kind } = fare;
    const change = (part: Partial<TypedFare>) =>
      set(fares.map((each) => (each.kind === kind ? { ...each, ...part } : each)));
    const money = (name: 'base' | 'taxes' | 'service', label: string) => (
      <MoneyInput
        label={label}
        value={fare[name]}
        error={faults[`${kind}.${name}`]}
        onChange={(next) => change({ [name]: next })}
      />
    );
    return (
      <fieldset key={kind} className="fare-kind">
        <legend>{kindNames[kind]()}</legend>
        <NumberInput
          label={m.office_fare_passengers()}
          min={0}
          max={mostInGroup}
          value={fare.passengers ?? null}
          error={faults[`${kind}.passengers`]}
          onChange={(passengers) => change({ passengers })}
        />
        {money('base', m.office_fare_base())}
        {money('taxes', m.office_fare_taxes())}
        {money('service', m.office_fare_service())}
      </fieldset>
    );
  });
}

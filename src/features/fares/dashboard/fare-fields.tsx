import type { Fields } from '#dashboard/form/field-path.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { maxInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { m } from '#messages/messages.js';
import { passengerKinds } from '../fares.contract.ts';
import { kindNames } from './fare-labels.ts';
import type { OptionValues } from './option-request.ts';

/** What each passenger of a kind pays: the airline's fare, taxes, and our charge. */
export const FareFields = ({ field }: { readonly field: Fields<OptionValues> }) =>
  passengerKinds.map((kind, index) => (
    <fieldset key={kind} className="fare-kind">
      <legend>{kindNames[kind]()}</legend>
      <NumberInput
        label={m.office_fare_passengers()}
        min={0}
        max={maxInGroup}
        {...field(`fares.${index}.passengers`)}
      />
      <MoneyInput label={m.office_fare_base()} {...field(`fares.${index}.base`)} />
      <MoneyInput label={m.office_fare_taxes()} {...field(`fares.${index}.taxes`)} />
      <MoneyInput label={m.office_fare_service()} {...field(`fares.${index}.service`)} />
    </fieldset>
  ));

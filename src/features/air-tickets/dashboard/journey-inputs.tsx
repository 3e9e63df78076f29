import { ActionIcon, Button, Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { cabinName, flexibleName, tripName } from '../fare-request/fare-names.rules.ts';
import {
  cabins,
  flexibilities,
  isGroup,
  joinedLegs,
  legField,
  legsOf,
  maxInGroup,
  maxLegs,
  peopleIn,
  type TypedJourney,
  type TypedLeg,
  trips,
  withLeg,
} from '../fare-request/fare-request.rules.ts';
import { AirportInput } from './airport-input.tsx';
import './journey-inputs.css';

interface JourneyInputsProps {
  readonly journey: TypedJourney;
  /** What is wrong, by the ids of the fields of the public form. */
  readonly faults: Readonly<Record<string, ReactNode>>;
  readonly onJourney: (journey: TypedJourney) => void;
}

const noLeg: TypedLeg = { from: '', to: '', depart: '' };

/** A journey that nothing was typed of: home and back for one. */
export const noJourney: TypedJourney = {
  trip: 'return',
  legs: [noLeg, noLeg],
  returnOn: '',
  cabin: 'economy',
  flexible: '0',
  adults: '1',
  children: '0',
  infants: '0',
  company: '',
  invoice: false,
};

const people = [
  { part: 'adults', label: m.air_adults, least: 1 },
  { part: 'children', label: m.air_children, least: 0 },
  { part: 'infants', label: m.air_infants, least: 0 },
] as const;

/** The journey of a fare request, as the office types it: the fields of the public form, in its order. */
export function JourneyInputs({ journey, faults, onJourney }: JourneyInputsProps) {
  const language = officeLanguage();
  const { trip, legs } = journey;
  const shown = legsOf(journey);
  const set = (changed: Partial<TypedJourney>) => onJourney({ ...journey, ...changed });
  return (
    <>
      <SegmentedControl
        aria-label={m.air_trip()}
        value={trip}
        data={trips.map((each) => ({ value: each, label: tripName[each]() }))}
        onChange={(value) =>
          set({ trip: trips.find((each) => each === value) ?? 'return', legs: joinedLegs(legs) })
        }
      />
      {shown.map((leg, index) => {
        const change = (changed: Partial<TypedLeg>) =>
          set({ legs: withLeg(legs, index, { ...leg, ...changed }) });
        const fault = (name: keyof TypedLeg) => faults[legField(name, index + 1)];
        const number = { number: count(index + 1, language) };
        return (
          <fieldset
            className="air-leg"
            // biome-ignore lint/suspicious/noArrayIndexKey: a flight is identified by its position.
            key={index}
            aria-label={m.air_flight_number(number)}
          >
            <AirportInput
              label={m.air_from()}
              value={leg.from}
              error={fault('from')}
              onChange={(from) => change({ from })}
            />
            <AirportInput
              label={m.air_to()}
              value={leg.to}
              error={fault('to')}
              onChange={(to) => change({ to })}
            />
            <DateInput
              eager
              label={m.air_depart()}
              value={leg.depart}
              error={fault('depart')}
              onChange={(depart) => change({ depart: depart ?? '' })}
            />
            {shown.length > 2 && (
              <ActionIcon
                variant="subtle"
                aria-label={m.air_remove_flight(number)}
                onClick={() => set({ legs: legs.filter((_, at) => at !== index) })}
              >
                <Icon of={Trash2} />
              </ActionIcon>
            )}
          </fieldset>
        );
      })}
      {trip === 'multi-city' && shown.length < maxLegs && (
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() => set({ legs: [...legs, { ...noLeg, from: legs.at(-1)?.to ?? '' }] })}
        >
          {m.air_add_flight({ most: count(maxLegs, language) })}
        </Button>
      )}
      <div className="air-thirds">
        {trip === 'return' && (
          <DateInput
            eager
            label={m.air_return()}
            value={journey.returnOn}
            error={faults.return}
            onChange={(returnOn) => set({ returnOn: returnOn ?? '' })}
          />
        )}
        <NativeSelect
          label={m.air_flexible()}
          value={journey.flexible}
          data={flexibilities.map((each) => ({ value: each, label: flexibleName(each, language) }))}
          onChange={({ currentTarget: { value } }) =>
            set({ flexible: flexibilities.find((each) => each === value) ?? '0' })
          }
        />
        <NativeSelect
          label={m.air_cabin()}
          value={journey.cabin}
          data={cabins.map((each) => ({ value: each, label: cabinName[each]() }))}
          onChange={({ currentTarget: { value } }) =>
            set({ cabin: cabins.find((each) => each === value) ?? 'economy' })
          }
        />
      </div>
      <div className="air-people">
        {people.map(({ part, label, least }) => (
          <NumberInput
            key={part}
            label={label()}
            min={least}
            max={maxInGroup}
            value={peopleIn(journey[part])}
            error={faults[part]}
            onChange={(number) => set({ [part]: String(number ?? least) })}
          />
        ))}
      </div>
      {isGroup(journey) && <p>{m.air_group_fare()}</p>}
      <div className="air-company">
        <TextInput
          label={m.air_company()}
          autoComplete="off"
          maxLength={120}
          value={journey.company}
          error={faults.company}
          onChange={(event) => set({ company: event.currentTarget.value })}
        />
        <Checkbox
          label={m.air_invoice_line()}
          checked={journey.invoice}
          onChange={(event) => set({ invoice: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

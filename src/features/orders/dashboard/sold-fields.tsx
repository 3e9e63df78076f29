import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { SellableFields, useChoices } from './sellable-fields.tsx';
import type { TypedParty, TypedSold } from './sold-request.ts';

interface SoldFieldsProps {
  readonly sold: TypedSold;
  readonly error: (name: 'slug' | 'choice' | 'people') => ReactNode;
  readonly set: (part: Partial<TypedSold>) => void;
  readonly remove: () => void;
}

type PartyField = readonly [keyof TypedParty, () => string];

const partyFields: readonly PartyField[] = [
  ['adults', m.office_sold_adults],
  ['childrenWithBed', m.office_sold_children_bed],
  ['childrenWithoutBed', m.office_sold_children_no_bed],
  ['infants', m.office_sold_infants],
  ['singleRooms', m.office_sold_single],
];

const dayFields: readonly PartyField[] = [
  ['adults', m.office_sold_adults],
  ['childrenWithBed', m.office_sold_children],
  ['infants', m.office_sold_infants],
];

/** On a day trip nobody has a bed or a room, but for whom one is typed already. */
const fieldsOf = (party: TypedParty, isDayTrip: boolean): readonly PartyField[] =>
  isDayTrip
    ? [
        ...dayFields,
        ...partyFields.filter(
          ([field]) => dayFields.every(([asked]) => asked !== field) && (party[field] ?? 0) > 0,
        ),
      ]
    : partyFields;

/** A package with its departure and party, or a visa with its kind and applicants; the keyboard alone is enough. */
export function SoldFields({ sold, error, set, remove }: SoldFieldsProps) {
  const { id, kind, slug, choice, party, applicants } = sold;
  const isVisa = kind === 'visa';
  const choices = useChoices(sold);
  const departure = choices.find(({ value }) => value === choice) ?? choices[0];
  return (
    <fieldset className="ord-sold">
      <legend>{isVisa ? m.office_sold_visa() : m.office_sold_package()}</legend>
      <SellableFields {...{ id, kind, slug, choice, error, set }} />
      {isVisa ? (
        <NumberInput
          label={m.office_sold_applicants()}
          min={1}
          max={200}
          value={applicants}
          error={error('people')}
          onChange={(next) => set({ applicants: next })}
        />
      ) : (
        fieldsOf(party, departure?.isDayTrip === true).map(([field, label]) => (
          <NumberInput
            key={field}
            label={label()}
            max={40}
            value={party[field]}
            error={field === 'adults' ? error('people') : undefined}
            onChange={(next) => set({ party: { ...party, [field]: next } })}
          />
        ))
      )}
      <ActionIcon
        className="ord-line-remove"
        variant="subtle"
        size={36}
        aria-label={m.office_sold_remove()}
        onClick={remove}
      >
        <Icon of={X} />
      </ActionIcon>
    </fieldset>
  );
}

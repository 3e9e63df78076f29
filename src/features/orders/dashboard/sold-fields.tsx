import { ActionIcon, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { findSellable, loadChoices } from './sold-client.ts';
import type { TypedParty, TypedSold } from './typed-sold.ts';

interface SoldFieldsProps {
  readonly sold: TypedSold;
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (part: Partial<TypedSold>) => void;
  readonly remove: () => void;
}

const partyFields: ReadonlyArray<readonly [keyof TypedParty, () => string]> = [
  ['adults', m.office_sold_adults],
  ['childrenWithBed', m.office_sold_children_bed],
  ['childrenWithoutBed', m.office_sold_children_no_bed],
  ['infants', m.office_sold_infants],
  ['singleRooms', m.office_sold_single],
];

/** A package with its departure and party, or a visa with its kind and applicants; the keyboard alone is enough. */
export function SoldFields({ sold, faults, set, remove }: SoldFieldsProps) {
  const { id, kind, slug, choice, party, applicants } = sold;
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 150);
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['sellable', kind, q],
    queryFn: ({ signal }) => findSellable(kind, q, signal),
    placeholderData: keepPreviousData,
  });
  const { data: choices = [] } = useQuery({
    queryKey: ['sellable', kind, 'one', slug],
    enabled: slug !== '',
    queryFn: ({ signal }) => loadChoices(kind, slug, signal),
  });
  const isVisa = kind === 'visa';
  return (
    <fieldset className="ord-sold">
      <legend>{isVisa ? m.office_sold_visa() : m.office_sold_package()}</legend>
      <Select
        id={`ord-${id}`}
        label={isVisa ? m.office_sold_which_visa() : m.office_sold_which_package()}
        searchable
        // Until the list answers what was typed, Enter would choose something else.
        selectFirstOptionOnChange={q === typed && !isFetching}
        // The server has searched: its list is shown as it is.
        filter={({ options }) => options}
        data={[...found]}
        value={slug === '' ? null : slug}
        error={faults[`${id}.slug`]}
        nothingFoundMessage={m.office_sold_nothing()}
        onSearchChange={setTyped}
        onChange={(next) => set({ slug: next ?? '', choice: '' })}
      />
      <NativeSelect
        label={isVisa ? m.office_sold_kind() : m.office_sold_departure()}
        value={choice}
        disabled={slug === ''}
        error={faults[`${id}.choice`]}
        data={[{ value: '', label: m.office_sold_choose() }, ...choices]}
        onChange={({ currentTarget }) => set({ choice: currentTarget.value })}
      />
      {isVisa ? (
        <NumberInput
          label={m.office_sold_applicants()}
          min={1}
          max={200}
          value={applicants ?? null}
          error={faults[`${id}.people`]}
          onChange={(next) => set({ applicants: next })}
        />
      ) : (
        partyFields.map(([field, label]) => (
          <NumberInput
            key={field}
            label={label()}
            max={40}
            value={party[field] ?? null}
            error={field === 'adults' ? faults[`${id}.people`] : undefined}
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

import { NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { m } from '#messages/messages.js';
import { findSellable, loadChoices } from './sold-client.ts';
import type { TypedSold } from './sold-request.ts';

interface SellableFieldsProps extends Pick<TypedSold, 'id' | 'kind' | 'slug' | 'choice'> {
  readonly error: (name: 'slug' | 'choice') => ReactNode;
  readonly set: (part: Partial<Pick<TypedSold, 'slug' | 'choice'>>) => void;
  readonly autoFocus?: boolean;
}

/** The departures of the chosen package, or the kinds of the chosen visa; none before. */
export function useChoices({ kind, slug }: Pick<TypedSold, 'kind' | 'slug'>) {
  const { data: choices = [] } = useQuery({
    queryKey: ['sellable', kind, 'one', slug],
    enabled: slug !== '',
    queryFn: ({ signal }) => loadChoices(kind, slug, signal),
  });
  return choices;
}

/** A package with its departure, or a visa with its kind, found by typing. */
export function SellableFields({ id, kind, slug, choice, error, set, autoFocus }: SellableFieldsProps) {
  const [typed, setTyped] = useState(slug);
  const [q] = useDebouncedValue(typed, 150);
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['sellable', kind, q],
    queryFn: ({ signal }) => findSellable(kind, q, signal),
    placeholderData: keepPreviousData,
  });
  const choices = useChoices({ kind, slug });
  const isVisa = kind === 'visa';
  return (
    <>
      <Select
        id={`ord-${id}`}
        {...(autoFocus === undefined ? {} : { autoFocus })}
        label={isVisa ? m.office_sold_which_visa() : m.office_sold_which_package()}
        searchable
        // Until the list answers what was typed, Enter would choose something else.
        selectFirstOptionOnChange={q === typed && !isFetching}
        // The server has searched: its list is shown as it is.
        filter={({ options }) => options}
        data={[...found]}
        value={slug === '' ? null : slug}
        error={error('slug')}
        nothingFoundMessage={m.office_sold_nothing()}
        onSearchChange={setTyped}
        onChange={(next) => set({ slug: next ?? '', choice: '' })}
      />
      <NativeSelect
        label={isVisa ? m.office_sold_kind() : m.office_sold_departure()}
        value={choice}
        disabled={slug === ''}
        error={error('choice')}
        data={[
          { value: '', label: m.office_sold_choose() },
          ...choices.map(({ value, label }) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => set({ choice: currentTarget.value })}
      />
    </>
  );
}

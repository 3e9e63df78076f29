import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { m } from '#messages/messages.js';
import type { Supplier } from '../suppliers.contract.ts';
import { useFoundSuppliers } from './suppliers-client.ts';

interface SupplierSelectProps {
  /** An id; empty for none. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (supplier: string) => void;
}

/** A supplier, looked up by name or number. */
export function SupplierSelect({ value, error, onChange }: SupplierSelectProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Pick<Supplier, 'id' | 'name'>>();
  const [q] = useDebouncedValue(typed, 150);
  const { found, isFetching } = useFoundSuppliers(q === chosen?.name ? '' : q.trim());
  const isListed = chosen === undefined || found.some(({ id }) => id === chosen.id);
  const all = isListed ? found : [chosen, ...found];
  return (
    <Select
      label={m.office_payon_whom()}
      placeholder={m.office_payon_whom_choose()}
      searchable
      selectFirstOptionOnChange={q === typed && !isFetching}
      // The server has searched: its list stands as it is.
      filter={({ options }) => options}
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      error={error}
      nothingFoundMessage={m.office_payon_whom_none()}
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(all.find((each) => each.id === id));
        onChange(id ?? '');
      }}
    />
  );
}

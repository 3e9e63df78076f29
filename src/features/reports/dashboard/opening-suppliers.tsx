import { ActionIcon, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFoundSuppliers } from '#features/suppliers/dashboard/suppliers-client.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { SignedInput } from './signed-input.tsx';

/** A supplier with what we owe them while it is typed; poisha, negative for an advance. */
export interface TypedSupplier {
  readonly supplier: string;
  readonly name: string;
  readonly balance: number | undefined;
}

interface OpeningSuppliersProps {
  readonly rows: readonly TypedSupplier[];
  readonly error: (place: number) => string | undefined;
  readonly onChange: (rows: readonly TypedSupplier[]) => void;
}

/** What suppliers are owed when the books begin: each is looked up by name, then has a row. */
export function OpeningSuppliers({ rows, error, onChange }: OpeningSuppliersProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 150);
  const { found } = useFoundSuppliers(q);
  const left = found.filter(({ id }) => rows.every(({ supplier }) => supplier !== id));
  return (
    <>
      {rows.map((row, place) => (
        <div className="rep-open-row" key={row.supplier}>
          <SignedInput
            label={row.name}
            value={row.balance}
            error={error(place)}
            onChange={(balance) => onChange(rows.with(place, { ...row, balance }))}
          />
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={m.office_opening_supplier_remove({ name: row.name })}
            onClick={() => onChange(rows.filter(({ supplier }) => supplier !== row.supplier))}
          >
            <Icon of={X} />
          </ActionIcon>
        </div>
      ))}
      <Select
        label={m.office_opening_supplier_add()}
        placeholder={m.office_opening_supplier_find()}
        searchable
        // The server has searched: its list is shown as it is.
        filter={({ options }) => options}
        data={left.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        searchValue={typed}
        nothingFoundMessage={m.office_opening_supplier_none()}
        onSearchChange={setTyped}
        onChange={(id) => {
          const chosen = left.find((each) => each.id === id);
          if (chosen) {
            onChange([...rows, { supplier: chosen.id, name: chosen.name, balance: undefined }]);
            setTyped('');
          }
        }}
      />
    </>
  );
}

import { NativeSelect } from '@mantine/core';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import type { InboxFilter } from '../matches/filter/filter.contract.ts';
import { transferMethods } from '../money.rules.ts';

interface MoneyToolsProps {
  readonly filter: InboxFilter;
  readonly change: (changed: Readonly<Record<string, string>>) => void;
}

/** The search of the inbox, and what it is narrowed to. */
export const MoneyTools = ({ filter, change }: MoneyToolsProps) => (
  <div className="of-tools mon-tools">
    <SearchField
      label={m.office_money_search()}
      value={filter.q ?? ''}
      onSearch={(q) => change({ q: q.trim() })}
    />
    <NativeSelect
      aria-label={m.office_money_provider()}
      value={filter.method ?? ''}
      data={[
        { value: '', label: m.office_money_every_provider() },
        ...transferMethods.map((each) => ({ value: each, label: methodLabel(each) })),
      ]}
      onChange={({ currentTarget }) => change({ method: currentTarget.value })}
    />
    <DateInput
      label={m.office_money_day()}
      labelProps={{ className: 'vh' }}
      value={filter.day}
      onChange={(day) => day !== undefined && change({ day })}
    />
  </div>
);

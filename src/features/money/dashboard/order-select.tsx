import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { orderStateNames } from '#features/orders/dashboard/order-labels.ts';
import { lineText } from '#features/orders/orders.rules.ts';
import { m } from '#messages/messages.js';
import type { FoundOrder } from '../matches/matches.contract.ts';
import { moneyKey } from './money-client.ts';
import { dueLabel } from './order-reason-labels.ts';
import './money.css';

/** An order as far as its choice is shown. */
export type ChosenOrder = Pick<FoundOrder, 'order' | 'reference' | 'name'>;

interface OrderSelectProps {
  /** The order that is chosen at first. */
  readonly start?: ChosenOrder | undefined;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (order: string) => void;
  readonly autoFocus?: boolean;
}

const nameOf = ({ name, reference }: ChosenOrder) => `${name}, ${reference}`;

/** An order, looked up by name, telephone or reference; the list shows what each is about and what is due. */
export function OrderSelect({ start, value, error, onChange, autoFocus = false }: OrderSelectProps) {
  const [typed, setTyped] = useState(start === undefined ? '' : nameOf(start));
  const [chosen, setChosen] = useState(start);
  const [q] = useDebouncedValue(typed, 150);
  const search = chosen !== undefined && q === nameOf(chosen) ? chosen.reference : q.trim();
  const { data: found = [], isFetching } = useQuery({
    queryKey: [...moneyKey, 'orders', search],
    queryFn: async ({ signal }) => (await read('GET /money/orders', { q: search }, signal)).items,
    placeholderData: keepPreviousData,
  });
  const byId = new Map(found.map((each) => [each.order, each]));
  const shown = chosen === undefined || byId.has(chosen.order) ? found : [chosen, ...found];
  return (
    <Select
      label={m.office_money_order()}
      placeholder={m.office_money_order_find()}
      searchable
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      // Until the list answers what was typed, Enter would choose something else.
      selectFirstOptionOnChange={q === typed && !isFetching}
      // The server has searched: its list is shown as it is.
      filter={({ options }) => options}
      data={shown.map((each) => ({ value: each.order, label: nameOf(each) }))}
      renderOption={({ option }) => {
        const order = byId.get(option.value);
        return (
          <span className="mon-found">
            <b>{option.label}</b>
            {order !== undefined && (
              <span className="of-dim num">
                {[lineText(order.about, officeLanguage()), orderStateNames[order.state](), dueLabel(order)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </span>
        );
      }}
      value={value === '' ? null : value}
      error={error}
      nothingFoundMessage={m.office_money_order_none()}
      onSearchChange={setTyped}
      onChange={(next) => {
        setChosen(byId.get(next ?? '') ?? (start?.order === next ? start : undefined));
        onChange(next ?? '');
      }}
    />
  );
}

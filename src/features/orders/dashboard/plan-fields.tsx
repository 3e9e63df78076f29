import { ActionIcon, Button } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { TypedPart } from './change-request.ts';

interface PlanFieldsProps {
  plan: readonly TypedPart[];
  error: (part: number, name: 'amount' | 'due') => ReactNode;
  set: (plan: readonly TypedPart[]) => void;
}

/** The parts of a payment plan: sums with their last days. */
export function PlanFields({ plan, error, set }: PlanFieldsProps) {
  const change = (id: string, part: Partial<TypedPart>) =>
    set(plan.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <>
      {plan.map(({ id, amount, due }, index) => (
        <fieldset key={id} className="ord-part">
          <legend className="vh">
            {m.office_order_part({ number: count(index + 1, officeLanguage()) })}
          </legend>
          <MoneyInput
            label={m.office_order_sum()}
            value={amount}
            error={error(index, 'amount')}
            onChange={(next) => change(id, { amount: next })}
          />
          <DateInput
            eager
            label={m.office_order_last_day()}
            value={due}
            error={error(index, 'due')}
            onChange={(next) => change(id, { due: next })}
          />
          {plan.length > 1 && (
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={m.office_order_remove_part({ number: count(index + 1, officeLanguage()) })}
              onClick={() => set(plan.filter((each) => each.id !== id))}
            >
              <Icon of={X} />
            </ActionIcon>
          )}
        </fieldset>
      ))}
      <Button
        variant="default"
        leftSection={<Icon of={Plus} />}
        onClick={() => set([...plan, { id: crypto.randomUUID(), amount: undefined, due: '' }])}
      >
        {m.office_order_add_part()}
      </Button>
    </>
  );
}

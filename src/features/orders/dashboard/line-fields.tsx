import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { NumberInput } from '#dashboard/form/fields/number-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { charges } from '../orders.rules.ts';
import { chargeNames, formatTaka } from './order-labels.ts';
import { type TypedLine, typedSum } from './order-request.ts';

interface LineFieldsProps {
  line: TypedLine;
  /** From 1. */
  number: number;
  error: (name: keyof TypedLine) => ReactNode;
  set: (part: Partial<TypedLine>) => void;
  /** Removes the line; the only one stays. */
  remove?: () => void;
}

/** The fields of one line of a new order. */
export function LineFields({ line, number, error, set, remove }: LineFieldsProps) {
  const { id } = line;
  return (
    <fieldset className="ord-line">
      <legend className="vh">{m.office_order_line({ number: count(number, officeLanguage()) })}</legend>
      <NativeSelect
        label={m.office_order_charge()}
        value={line.charge}
        data={charges.map((each) => ({ value: each, label: chargeNames[each]() }))}
        onChange={({ currentTarget }) =>
          set({ charge: charges.find((each) => each === currentTarget.value) ?? 'own' })
        }
      />
      <TextInput
        id={`ord-${id}`}
        label={m.office_order_text_en()}
        maxLength={200}
        autoComplete="off"
        value={line.en}
        error={error('en')}
        onChange={(event) => set({ en: event.currentTarget.value })}
      />
      <TextInput
        label={m.office_order_text_bn()}
        lang="bn"
        maxLength={200}
        autoComplete="off"
        value={line.bn}
        onChange={(event) => set({ bn: event.currentTarget.value })}
      />
      <NumberInput
        label={m.office_order_quantity()}
        min={1}
        max={10_000}
        value={line.quantity}
        error={error('quantity')}
        onChange={(quantity) => set({ quantity })}
      />
      <MoneyInput
        label={m.office_order_unit()}
        value={line.unit}
        error={error('unit')}
        onChange={(unit) => set({ unit })}
      />
      <NumberInput
        decimal
        label={m.office_order_vat_rate()}
        value={line.vat ?? line.sold?.vatRate}
        error={error('vat')}
        onChange={(vat) => set({ vat })}
      />
      <output className="ord-line-sum num">{formatTaka(typedSum(line))}</output>
      {remove && (
        <ActionIcon
          className="ord-line-remove"
          variant="subtle"
          size={36}
          aria-label={m.office_order_remove_line({ number: count(number, officeLanguage()) })}
          onClick={remove}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
    </fieldset>
  );
}

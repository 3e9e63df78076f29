import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ParsedInput } from '#dashboard/form/fields/parsed-input.tsx';
import { poishaIn } from '#dashboard/form/number-text.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { OrderSelect } from '#features/money/dashboard/order-select.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { isAbout, type TypedBillLine } from './bill-request.ts';
import { DepartureSelect } from './departure-select.tsx';
import { formatHundredths } from './supplier-labels.ts';
import { useAccountChoices } from './suppliers-client.ts';

interface LineProps {
  readonly line: TypedBillLine;
  /** From 1. */
  readonly number: number;
  readonly currency: string;
  readonly error: (name: keyof TypedBillLine) => ReactNode;
  readonly set: (part: Partial<TypedBillLine>) => void;
  /** Removes the line; the only one stays. */
  readonly remove?: () => void;
}

/** The fields of one line of a bill: what it is for can be an order, a departure, or an account of the house. */
export function BillLineFields({ line, number, currency, error, set, remove }: LineProps) {
  const place = count(number, officeLanguage());
  const accounts = useAccountChoices(['expense']);
  const about = {
    value: line.about,
    error: error('about'),
    onChange: (chosen: string) => set({ about: chosen }),
  };
  return (
    <fieldset className="sup-line">
      <legend className="vh">{m.office_supplier_line({ number: place })}</legend>
      <TextInput
        label={m.office_supplier_line_text()}
        maxLength={200}
        autoComplete="off"
        value={line.text}
        error={error('text')}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <ParsedInput
        className="num"
        inputMode="decimal"
        label={m.office_supplier_amount_in({ currency })}
        value={line.amount}
        error={error('amount')}
        show={formatHundredths}
        read={poishaIn}
        wrong={m.office_supplier_amount_wrong()}
        onChange={(amount) => set({ amount })}
      />
      <NativeSelect
        label={m.office_supplier_account()}
        value={line.account}
        data={[
          ...accounts,
          { value: 'order', label: m.office_supplier_for_order() },
          { value: 'departure', label: m.office_supplier_for_departure() },
        ]}
        error={error('account')}
        onChange={({ currentTarget }) => set({ account: currentTarget.value, about: '' })}
      />
      {isAbout(line.account) && (
        <div className="sup-line-about">
          {line.account === 'order' ? <OrderSelect {...about} /> : <DepartureSelect {...about} />}
        </div>
      )}
      {remove && (
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={m.office_supplier_line_remove({ number: place })}
          onClick={remove}
        >
          <Icon of={X} />
        </ActionIcon>
      )}
    </fieldset>
  );
}

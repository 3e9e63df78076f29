import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { memos } from '../bills/bills.rules.ts';
import type { Supplier } from '../suppliers.contract.ts';
import { BillLineFields } from './bill-line-fields.tsx';
import {
  billRequest,
  currencyOf,
  emptyBillLine,
  givesBack,
  isForeign,
  type TypedBill,
  typedTotal,
} from './bill-request.ts';
import { memoLabels } from './supplier-labels.ts';
import './suppliers.css';

function BillForm({ supplier }: { readonly supplier: Supplier }) {
  const start: TypedBill = {
    supplier: supplier.id,
    what: 'bill',
    number: '',
    on: '',
    due: '',
    currency: supplier.currency,
    rate: '',
    lines: [emptyBillLine()],
    vat: undefined,
    tax: undefined,
  };
  const form = useOfficeForm({
    ...billRequest,
    start,
    once: `bill ${supplier.id}`,
    send: (bill) => write('POST /bills', bill),
    changes: booksKey,
    told: ({ total }) => m.office_supplier_notify_bill({ sum: formatTaka(total) }),
  });
  const { values, errors, field } = form;
  const { lines } = values;
  const setLines = field('lines').onChange;
  const total = typedTotal(values);
  return (
    <DialogForm form={form} send={m.office_supplier_bill_save()}>
      <div className="sup-fields">
        <NativeSelect
          data-autofocus
          label={m.office_supplier_bill_or_note()}
          data={[
            { value: 'bill', label: m.office_supplier_bill() },
            { value: 'note', label: m.office_supplier_note() },
            ...(supplier.kind === 'airline'
              ? memos.map((value) => ({ value, label: memoLabels[value]() }))
              : []),
          ]}
          {...field('what')}
        />
        <TextInput
          label={m.office_supplier_number()}
          maxLength={60}
          autoComplete="off"
          {...field('number')}
        />
        <DateInput eager label={m.office_supplier_day()} {...field('on')} />
        <DateInput eager label={m.office_supplier_due()} {...field('due')} />
        <TextInput
          label={m.office_supplier_currency()}
          maxLength={3}
          autoComplete="off"
          {...field('currency')}
        />
        {isForeign(values) && (
          <TextInput
            className="num"
            inputMode="decimal"
            label={m.office_supplier_rate_of({ currency: currencyOf(values) })}
            maxLength={13}
            autoComplete="off"
            {...field('rate')}
          />
        )}
      </div>
      {lines.map((line, index) => (
        <BillLineFields
          key={line.id}
          line={line}
          number={index + 1}
          currency={currencyOf(values)}
          error={(name) => errors[`lines.${index}.${name}`]}
          set={(part) => field(`lines.${index}`).onChange({ ...line, ...part })}
          {...(lines.length > 1 ? { remove: () => setLines(lines.filter(({ id }) => id !== line.id)) } : {})}
        />
      ))}
      <div className="sup-line-end">
        <Button
          variant="default"
          leftSection={<Icon of={Plus} />}
          onClick={() => setLines([...lines, emptyBillLine()])}
        >
          {m.office_supplier_line_add()}
        </Button>
        {total !== undefined && (
          <output className="num">
            {m.office_supplier_total({ sum: formatTaka(givesBack(values) ? 0 - total : total) })}
          </output>
        )}
      </div>
      {!givesBack(values) && (
        <div className="sup-fields">
          <MoneyInput label={m.office_supplier_deduct_vat()} {...field('vat')} />
          <MoneyInput label={m.office_supplier_deduct_tax()} {...field('tax')} />
        </div>
      )}
    </DialogForm>
  );
}

/** Opens the dialog for a bill or a credit note of a supplier. */
export const openBillForm = (supplier: Supplier) =>
  openForm(m.office_supplier_new_bill(), <BillForm supplier={supplier} />, { size: 'xl' });

import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { newPayment } from '../payments/payments.contract.ts';
import type { SupplierCard } from '../suppliers.contract.ts';
import { billLabel } from './supplier-labels.ts';
import { useAccountChoices } from './suppliers-client.ts';

interface Typed {
  readonly account: string;
  /** Poisha. */
  readonly amount: number | undefined;
  readonly fee: number | undefined;
  /** The bill that it is for; empty for the oldest. */
  readonly bill: string;
  readonly on: string | undefined;
  readonly outside: string;
}

function PaySupplierForm({ card: { id, balance, bills } }: { readonly card: SupplierCard }) {
  const start: Typed = {
    account: '1020',
    amount: balance > 0 ? balance : undefined,
    fee: undefined,
    bill: '',
    on: '',
    outside: '',
  };
  const accounts = useAccountChoices(['money', 'clearing']);
  const form = useOfficeForm({
    start,
    schema: newPayment,
    request: ({ bill, ...typed }, key) => ({ ...typed, bills: bill === '' ? undefined : [bill], key }),
    fieldOf: (path) => path.replace(/^bills.*/, 'bill'),
    once: `pay supplier ${id}`,
    send: async (payment) => ({
      ...(await write('POST /suppliers/{id}/payments', { id, ...payment })),
      amount: payment.amount,
    }),
    changes: booksKey,
    told: ({ state, amount }) =>
      state === 'waiting'
        ? m.office_order_notify_waits()
        : m.office_supplier_notify_paid({ sum: formatTaka(amount) }),
  });
  const { field, set } = form;
  const open = bills.filter((bill) => bill.state === 'booked' && bill.open > 0);
  return (
    <DialogForm form={form} waits send={m.office_supplier_pay_send()}>
      <NativeSelect
        data-autofocus
        label={m.office_supplier_pay_from()}
        data={accounts}
        {...field('account')}
      />
      <NativeSelect
        label={m.office_supplier_pay_bill()}
        data={[
          { value: '', label: m.office_supplier_pay_bill_any() },
          ...open.map((bill) => ({ value: bill.id, label: `${billLabel(bill)}, ${formatTaka(bill.open)}` })),
        ]}
        {...field('bill')}
        onChange={({ currentTarget: { value } }) =>
          set({ bill: value, amount: open.find((bill) => bill.id === value)?.open ?? start.amount })
        }
      />
      <MoneyInput label={m.office_supplier_amount()} {...field('amount')} />
      <MoneyInput label={m.office_supplier_pay_fee()} {...field('fee')} />
      <TextInput
        label={m.office_order_outside_if_any()}
        autoComplete="off"
        maxLength={60}
        {...field('outside')}
      />
      <DateInput eager label={m.office_supplier_day()} {...field('on')} />
    </DialogForm>
  );
}

/** Opens the dialog for paying a supplier. */
export const openPaySupplier = (card: SupplierCard) =>
  openForm(m.office_supplier_pay_title({ name: card.name }), <PaySupplierForm card={card} />);

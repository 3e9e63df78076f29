import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { movementNotice } from '#features/books/dashboard/movement-notice.ts';
import { formatTaka, lineLabel } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { newPayOn } from '../pay-on/pay-on.contract.ts';
import { SupplierSelect } from './supplier-select.tsx';
import { useAccountChoices } from './suppliers-client.ts';

export interface OrderLine {
  readonly order: Pick<OfficeOrder, 'id' | 'lines'>;
  /** From 0. */
  readonly position: number;
}

interface Typed {
  readonly how: 'account' | 'supplier';
  readonly account: string;
  readonly supplier: string;
  /** Poisha. */
  readonly amount: number | undefined;
  readonly finished: boolean;
  readonly on: string | undefined;
  readonly outside: string;
}

/** What a line really cost: as a rule what is left of what was sold, and nothing more comes. */
function PayOnForm({ order, position }: OrderLine) {
  const line = order.lines[position];
  const sum = line?.sum ?? 0;
  const left = sum - (line?.passedOn?.cost ?? 0);
  const start: Typed = {
    how: 'account',
    account: '1020',
    supplier: '',
    amount: left > 0 ? left : undefined,
    finished: true,
    on: '',
    outside: '',
  };
  const accounts = useAccountChoices(['money', 'clearing']);
  const form = useOfficeForm({
    start,
    schema: newPayOn,
    request: ({ how, account, supplier, ...typed }: Typed, key) => ({
      ...typed,
      ...(how === 'account' ? { account } : { supplier }),
      key,
    }),
    once: `pay on ${order.id} ${position}`,
    send: async (paid) => ({
      ...(await write('POST /orders/{id}/lines/{line}/pay-on', { id: order.id, line: position, ...paid })),
      amount: paid.amount,
    }),
    changes: ordersKey,
    told: movementNotice(m.office_payon_notify),
  });
  const { field, values, set } = form;
  return (
    <DialogForm form={form} waits send={m.office_payon_send()}>
      <p className="of-dim">{m.office_payon_text({ sum: formatTaka(sum) })}</p>
      <MoneyInput data-autofocus label={m.office_books_amount()} {...field('amount')} />
      <NativeSelect
        label={m.office_payon_how()}
        data={[
          { value: 'account', label: m.office_payon_account() },
          { value: 'supplier', label: m.office_payon_supplier() },
        ]}
        {...field('how')}
      />
      {values.how === 'account' ? (
        <NativeSelect label={m.office_books_paid_from()} data={accounts} {...field('account')} />
      ) : (
        <SupplierSelect {...field('supplier')} />
      )}
      <TextInput label={m.office_payon_number()} autoComplete="off" maxLength={60} {...field('outside')} />
      <DateInput eager label={m.office_supplier_day()} {...field('on')} />
      <Checkbox
        label={m.office_payon_finished()}
        checked={values.finished}
        onChange={({ currentTarget }) => set({ finished: currentTarget.checked })}
      />
    </DialogForm>
  );
}

/** Opens the dialog that books what a line of an order really cost. */
export function openPayOn(which: OrderLine): void {
  const line = which.order.lines[which.position];
  const what = line === undefined ? '' : lineLabel(line.text);
  openForm(m.office_payon_title({ what }), <PayOnForm {...which} />);
}

import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { isWrongNumber } from '../external-reference.rules.ts';
import { sentPayment } from '../payments.contract.ts';
import { type HandMethod, handMethods } from '../payments.rules.ts';
import { ChequeFields, inboxChequeLabel, noCheque } from './cheque-fields.tsx';
import { methodNames } from './payment-labels.ts';

interface Money {
  readonly method: HandMethod;
  readonly amount: number | undefined;
  readonly outside: string;
  readonly cheque: typeof noCheque;
}

/** Takes money by hand. */
function MoneyForm({ order: { id, due } }: { readonly order: OfficeOrder }) {
  const start: Money = { method: 'cash', amount: due > 0 ? due : undefined, outside: '', cheque: noCheque };
  const form = useOfficeForm({
    start,
    schema: sentPayment,
    request: ({ outside, cheque, ...money }, key) =>
      money.method === 'cheque' ? { ...money, cheque, key } : { ...money, outside, key },
    words: {
      amount: m.office_order_sum_missing,
      outside: ({ outside }) => (outside.trim() === '' ? m.office_order_outside_missing() : undefined),
      ...inboxChequeLabel,
    },
    check: ({ method, outside }): Errors =>
      outside.trim() !== '' && isWrongNumber(method, outside)
        ? { outside: m.office_refused_payments_outside() }
        : {},
    // A cheque that was entered before is refused by its number.
    fieldOf: (path, { method }) => (method === 'cheque' && path === 'outside' ? 'cheque.number' : path),
    once: `in ${id}`,
    send: async (payment) => {
      const made = await write('POST /orders/{orderId}/payments', { orderId: id, ...payment });
      return { ...made, amount: payment.amount };
    },
    changes: ordersKey,
    told: ({ state, amount }) =>
      state === 'waiting'
        ? m.office_order_notify_waiting({ sum: formatTaka(amount) })
        : m.office_order_notify_taken({ sum: formatTaka(amount) }),
  });
  const { method } = form.values;
  return (
    <DialogForm form={form} send={m.office_order_take()}>
      <NativeSelect
        data-autofocus
        label={m.office_order_method()}
        data={handMethods.map((each) => ({ value: each, label: methodNames[each]() }))}
        {...form.field('method')}
      />
      <MoneyInput label={m.office_order_sum()} {...form.field('amount')} />
      {method === 'cheque' ? (
        <ChequeFields field={form.field} />
      ) : (
        <TextInput
          label={method === 'cash' ? m.office_order_outside_if_any() : m.office_order_outside()}
          autoComplete="off"
          maxLength={60}
          {...form.field('outside')}
        />
      )}
    </DialogForm>
  );
}

/** Opens the dialog for money that comes. */
export const openMoney = (order: OfficeOrder) => openForm(m.office_order_take(), <MoneyForm order={order} />);

import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { handMethods } from '../payments.rules.ts';
import { ChequeFields } from './cheque-fields.tsx';
import { MoneyMore } from './money-more.tsx';
import { moneyRequest, newMoney } from './money-request.ts';
import { methodNames } from './payment-labels.ts';

const more = ['on', 'account', 'fee', 'vat', 'tax', 'vatCertificate', 'taxCertificate'];

/** Takes money by hand. */
function MoneyForm({ order: { id, due } }: { readonly order: OfficeOrder }) {
  const form = useOfficeForm({
    ...moneyRequest,
    start: newMoney(due),
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
  const { values, errors, field } = form;
  const { method } = values;
  return (
    <DialogForm form={form} send={m.office_order_take()}>
      <NativeSelect
        data-autofocus
        label={m.office_order_method()}
        data={handMethods.map((each) => ({ value: each, label: methodNames[each]() }))}
        {...field('method')}
      />
      <MoneyInput label={m.office_order_sum()} {...field('amount')} />
      {method === 'cheque' ? (
        <ChequeFields field={field} />
      ) : (
        <TextInput
          label={method === 'cash' ? m.office_order_outside_if_any() : m.office_order_outside()}
          autoComplete="off"
          maxLength={60}
          {...field('outside')}
        />
      )}
      <MoneyMore values={values} field={field} isWrong={more.some((path) => errors[path] !== undefined)} />
    </DialogForm>
  );
}

/** Opens the dialog for money that comes. */
export const openMoney = (order: OfficeOrder) => openForm(m.office_order_take(), <MoneyForm order={order} />);

import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { sum } from '#features/orders/dashboard/order-words.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { isWrongNumber } from '../external-reference.rules.ts';
import { type HandMethod, handMethods } from '../payments.rules.ts';
import { ChequeFields, missingOf, noCheque } from './cheque-fields.tsx';
import { useMoneySend } from './money-send.ts';
import { methodNames } from './payment-words.ts';

/** Takes money by hand. */
function MoneyForm({ order }: { readonly order: OfficeOrder }) {
  const [method, setMethod] = useState<HandMethod>('cash');
  const [amount, setAmount] = useState<number | undefined>(order.due > 0 ? order.due : undefined);
  const [outside, setOutside] = useState('');
  const [cheque, setCheque] = useState(noCheque);
  const { faults, problem, busy, send } = useMoneySend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const poisha = amount ?? 0;
    const missing = {
      ...(poisha <= 0 ? { amount: m.office_order_sum_missing() } : {}),
      ...(method === 'cheque'
        ? missingOf(cheque)
        : method !== 'cash' && outside.trim() === ''
          ? { outside: m.office_order_outside_missing() }
          : isWrongNumber(method, outside)
            ? { outside: m.office_refused_payments_outside() }
            : {}),
    };
    let isWaiting = false;
    const told = () =>
      isWaiting
        ? m.office_order_told_waiting({ sum: sum(poisha) })
        : m.office_order_told_taken({ sum: sum(poisha) });
    void send(event.currentTarget, missing, told, async () => {
      const how = method === 'cheque' ? { cheque } : outside.trim() === '' ? {} : { outside };
      const given = { method, amount: poisha, ...how };
      const { state } = await sendOnce(`in ${order.id}`, (key) =>
        write('POST /orders/{orderId}/payments', { orderId: order.id, ...given, key }),
      );
      isWaiting = state === 'waiting';
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <NativeSelect
          data-autofocus
          label={m.office_order_method()}
          value={method}
          data={handMethods.map((each) => ({ value: each, label: methodNames[each]() }))}
          onChange={({ currentTarget }) =>
            setMethod(handMethods.find((each) => each === currentTarget.value) ?? 'cash')
          }
        />
        <MoneyInput label={m.office_order_sum()} value={amount} onChange={setAmount} error={faults.amount} />
        {method === 'cheque' ? (
          <ChequeFields cheque={cheque} faults={faults} onChange={setCheque} />
        ) : (
          <TextInput
            label={method === 'cash' ? m.office_order_outside_if_any() : m.office_order_outside()}
            autoComplete="off"
            maxLength={60}
            value={outside}
            error={faults.outside}
            onChange={(event) => setOutside(event.currentTarget.value)}
          />
        )}
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd send={m.office_order_take()} busy={busy} />
      </Stack>
    </form>
  );
}

/** Opens the dialog for money that comes. */
export function openMoney(order: OfficeOrder): void {
  modals.open({
    title: m.office_order_take(),
    centered: false,
    children: <MoneyForm order={order} />,
  });
}

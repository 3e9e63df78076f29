import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { refusedFields } from '#dashboard/api/refusal-words.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { doing, problemWords } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { unreadInput } from '#dashboard/form/fields/typed-input.tsx';
import { sum } from '#features/orders/dashboard/order-words.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import { m } from '#messages/messages.js';
import { type HandMethod, handMethods } from '../payments.rules.ts';
import { methodNames } from './payment-words.ts';
import { askRefund, takePayment } from './payments-client.ts';

interface MoneyFormProps {
  order: OfficeOrder;
  /** Money that comes, or a refund that somebody asks for. */
  way: 'in' | 'back';
}

/** A cheque's number belongs to its bank: two banks have the same ones. */
const outsideLabel = (method: HandMethod): string =>
  method === 'cash'
    ? m.office_order_outside_if_any()
    : method === 'cheque'
      ? m.office_order_outside_cheque()
      : m.office_order_outside();

/** Takes money by hand, or asks for a refund. */
function MoneyForm({ order, way }: MoneyFormProps) {
  const entered = `${way} ${order.id}`;
  const [method, setMethod] = useState<HandMethod>('cash');
  const [amount, setAmount] = useState<number | undefined>(
    way === 'in' && order.due > 0 ? order.due : undefined,
  );
  const [outside, setOutside] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(poisha: number) {
    const given = {
      ...{ method, amount: poisha },
      ...(outside.trim() === '' ? {} : { outside }),
    };
    const words = { sum: sum(poisha) };
    let told = '';
    const done = await doing(
      ordersKey,
      () => told,
      async () => {
        try {
          if (way === 'back') {
            const { state } = await sendOnce(entered, (key) =>
              askRefund(order.id, { ...given, reason, key }),
            );
            told = state === 'paid' ? m.office_order_told_paid_back() : m.office_order_told_asked();
          } else {
            const { state } = await sendOnce(entered, (key) => takePayment(order.id, { ...given, key }));
            const isWaiting = state === 'waiting';
            told = isWaiting ? m.office_order_told_waiting(words) : m.office_order_told_taken(words);
          }
        } catch (cause) {
          const fields = cause instanceof ApiProblem ? refusedFields(cause) : [];
          setFaults(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
          setProblem(fields.length === 0 ? problemWords(cause) : undefined);
          throw cause;
        }
      },
    );
    if (done) {
      modals.closeAll();
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const unread = event.currentTarget.querySelector<HTMLElement>(unreadInput);
    const missing = {
      ...(amount === undefined || amount <= 0 ? { amount: m.office_order_sum_missing() } : {}),
      ...(way === 'in' && method !== 'cash' && outside.trim() === ''
        ? { outside: m.office_order_outside_missing() }
        : {}),
      ...(way === 'back' && reason.trim().length < 3 ? { reason: m.office_order_reason_missing() } : {}),
    };
    setFaults(missing);
    if (unread !== null) {
      unread.focus();
    } else if (!busy && amount !== undefined && Object.keys(missing).length === 0) {
      setBusy(true);
      await send(amount);
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
        <TextInput
          label={outsideLabel(method)}
          autoComplete="off"
          maxLength={60}
          value={outside}
          error={faults.outside}
          onChange={(event) => setOutside(event.currentTarget.value)}
        />
        {way === 'back' && (
          <TextInput
            label={m.office_order_reason()}
            maxLength={500}
            value={reason}
            error={faults.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd send={way === 'in' ? m.office_order_take() : m.office_order_ask_refund()} busy={busy} />
      </Stack>
    </form>
  );
}

/** Opens the dialog for money that comes or goes back. */
export function openMoney(order: OfficeOrder, way: 'in' | 'back'): void {
  modals.open({
    title: way === 'in' ? m.office_order_take() : m.office_order_ask_refund(),
    centered: false,
    children: <MoneyForm order={order} way={way} />,
  });
}

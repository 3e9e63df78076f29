import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { methodNames } from '#features/payments/dashboard/payment-words.ts';
import { toldOrWaits } from '#features/payments/dashboard/told-waits.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { ProfitReport } from '../costs/costs.contract.ts';
import { supplierMethods } from '../supplier-payments/supplier-payments.contract.ts';
import { reportsKey } from './reports-client.ts';

type Cost = ProfitReport['items'][number];

function PayForm({ cost }: { cost: Cost }) {
  const [method, setMethod] = useState<(typeof supplierMethods)[number]>('bank');
  const [amount, setAmount] = useState<number | undefined>(cost.amount - cost.paid);
  const [outside, setOutside] = useState('');
  const { busy, send } = useDialogSend();
  const needsNumber = method !== 'cash';
  const isWhole = amount !== undefined && amount > 0 && (!needsNumber || outside.trim().length >= 4);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole) {
      return;
    }
    const body = { method, amount, ...(outside.trim() === '' ? {} : { outside }) };
    const { told, act } = toldOrWaits(
      m.office_profit_paid_told({ sum: taka(amount, officeLanguage()) }),
      () =>
        sendOnce(`supplier ${cost.id}`, (key) =>
          write('POST /departure-costs/{cost}/payments', { cost: cost.id, ...body, key }),
        ),
    );
    void send(reportsKey, told, act);
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <NativeSelect
          data-autofocus
          label={m.office_profit_pay_from()}
          value={method}
          data={supplierMethods.map((each) => ({ value: each, label: methodNames[each]() }))}
          onChange={({ currentTarget }) =>
            setMethod(supplierMethods.find((each) => each === currentTarget.value) ?? 'bank')
          }
        />
        <MoneyInput label={m.office_profit_amount()} value={amount} onChange={setAmount} />
        <TextInput
          label={needsNumber ? m.office_order_outside() : m.office_order_outside_if_any()}
          autoComplete="off"
          maxLength={60}
          value={outside}
          onChange={(event) => setOutside(event.currentTarget.value)}
        />
        <DialogEnd send={m.office_profit_pay_send()} busy={busy} disabled={!isWhole} />
      </Stack>
    </form>
  );
}

/** Opens the dialog for paying a supplier's cost, wholly or in part. */
export function openPay(cost: Cost): void {
  modals.open({
    title: m.office_profit_pay_title({ text: cost.text }),
    centered: false,
    children: <PayForm cost={cost} />,
  });
}

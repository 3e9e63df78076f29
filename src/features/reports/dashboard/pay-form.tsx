import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { unlessWaits } from '#features/payments/dashboard/done-or-pending.ts';
import { methodNames } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { ProfitReport } from '../costs/costs.contract.ts';
import { newSupplierPayment, supplierMethods } from '../supplier-payments/supplier-payments.contract.ts';
import { reportsKey } from './reports-client.ts';

type Cost = ProfitReport['items'][number];

interface Payment {
  readonly method: (typeof supplierMethods)[number];
  /** Poisha. */
  readonly amount: number | undefined;
  readonly outside: string;
}

function PayForm({ cost: { id, amount, paid } }: { cost: Cost }) {
  const start: Payment = { method: 'bank', amount: amount - paid, outside: '' };
  const form = useOfficeForm({
    start,
    schema: newSupplierPayment,
    request: (typed, key) => ({ ...typed, key }),
    once: `supplier ${id}`,
    send: async (payment) => ({
      ...(await write('POST /departure-costs/{cost}/payments', { cost: id, ...payment })),
      amount: payment.amount,
    }),
    changes: reportsKey,
    told: (made) =>
      unlessWaits(m.office_profit_notify_paid({ sum: taka(made.amount, officeLanguage()) }))(made),
  });
  const { method, outside } = form.values;
  const needsNumber = method !== 'cash';
  return (
    <DialogForm
      form={form}
      waits
      send={m.office_profit_pay_send()}
      disabled={needsNumber && outside.trim().length < 4}
    >
      <NativeSelect
        data-autofocus
        label={m.office_profit_pay_from()}
        data={supplierMethods.map((each) => ({ value: each, label: methodNames[each]() }))}
        {...form.field('method')}
      />
      <MoneyInput label={m.office_profit_amount()} {...form.field('amount')} />
      <TextInput
        label={needsNumber ? m.office_order_outside() : m.office_order_outside_if_any()}
        autoComplete="off"
        maxLength={60}
        {...form.field('outside')}
      />
    </DialogForm>
  );
}

/** Opens the dialog for paying a supplier's cost, wholly or in part. */
export const openPay = (cost: Cost) =>
  openForm(m.office_profit_pay_title({ text: cost.text }), <PayForm cost={cost} />);

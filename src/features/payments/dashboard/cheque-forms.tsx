import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import {
  type ChequeList,
  type ChequeView,
  chequeBounce,
  chequeDeposit,
} from '../cheques/cheques.contract.ts';
import { accountLabel, chequeLabel } from './cheque-labels.ts';

interface StepFormProps {
  readonly cheque: ChequeView;
  readonly accounts: ChequeList['accounts'];
  readonly step: 'deposit' | 'clear' | 'bounce';
}

const stepLabels = {
  deposit: { act: m.office_cheque_act_deposit, day: m.office_cheque_day_deposited },
  clear: { act: m.office_cheque_act_clear, day: m.office_cheque_day_cleared },
  bounce: { act: m.office_cheque_act_bounce, day: m.office_cheque_day_bounced },
};

interface TypedStep {
  readonly day: string;
  readonly account: string | undefined;
  readonly reason: string;
  /** Poisha. */
  readonly charge: number | undefined;
}

const sentStep = chequeBounce.extend({ account: chequeDeposit.shape.account });

/** A step of a cheque, on a day: its deposit at an account, its clearing, or its return with the bank's reason and charge. */
function StepForm({ cheque, accounts, step }: StepFormProps) {
  const { id, amount } = cheque;
  const today = dhakaToday();
  const start: TypedStep = { day: today, account: accounts[0]?.number, reason: '', charge: undefined };
  const form = useOfficeForm({
    start,
    schema: step === 'bounce' ? sentStep : sentStep.partial({ reason: true }),
    request: (typed, key) => ({ ...typed, key }),
    check: ({ day }): Errors => (day > today ? { day: m.office_refused_cheque_day() } : {}),
    once: `${step} ${id}`,
    send: ({ day, key, account, reason = '', charge }) =>
      step === 'deposit'
        ? write('POST /cheques/{id}/deposit', { id, day, key, account })
        : step === 'clear'
          ? write('POST /cheques/{id}/clear', { id, day, key })
          : write('POST /cheques/{id}/bounce', { id, day, key, reason, charge }),
    changes: ordersKey,
    told:
      step === 'bounce'
        ? m.office_cheque_notify_bounced({ sum: formatTaka(amount) })
        : m.office_cheque_notify({ cheque: chequeLabel(cheque) }),
  });
  return (
    <DialogForm form={form} waits send={stepLabels[step].act()} danger={step === 'bounce'}>
      <DateInput
        data-autofocus
        eager
        label={stepLabels[step].day()}
        {...form.field('day')}
        onChange={(day = '') => form.field('day').onChange(day)}
      />
      {step === 'deposit' && accounts.length > 0 && (
        <NativeSelect
          label={m.office_cheque_account()}
          data={accounts.map(({ number }) => ({ value: number, label: accountLabel(accounts, number) }))}
          {...form.field('account')}
        />
      )}
      {step === 'bounce' && (
        <>
          <TextInput
            label={m.office_cheque_reason()}
            description={m.office_cheque_reason_read()}
            maxLength={300}
            autoComplete="off"
            {...form.field('reason')}
          />
          <MoneyInput label={m.office_cheque_charge()} {...form.field('charge')} />
        </>
      )}
    </DialogForm>
  );
}

/** Opens the dialog for a step of a cheque. */
export function openStep(form: StepFormProps): void {
  const { cheque, step } = form;
  const ofSum = { act: stepLabels[step].act(), sum: `${formatTaka(cheque.amount)}, ${chequeLabel(cheque)}` };
  openForm(m.office_order_of_sum(ofSum), <StepForm {...form} />);
}

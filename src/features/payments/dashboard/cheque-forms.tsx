import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { sendOnce } from '#dashboard/form/entry-keys.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { sum } from '#features/orders/dashboard/order-words.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { ChequeList, ShownCheque } from '../cheques/cheques.contract.ts';
import { accountWords, chequeNameWords } from './cheque-words.ts';

interface StepFormProps {
  readonly cheque: ShownCheque;
  readonly accounts: ChequeList['accounts'];
  readonly step: 'deposit' | 'clear' | 'bounce';
}

const stepWords = {
  deposit: { act: m.office_cheque_act_deposit, day: m.office_cheque_day_deposited },
  clear: { act: m.office_cheque_act_clear, day: m.office_cheque_day_cleared },
  bounce: { act: m.office_cheque_act_bounce, day: m.office_cheque_day_bounced },
};

/** A step of a cheque, on a day: its deposit at an account, its clearing, or its return with the bank's reason and charge. */
function StepForm({ cheque, accounts, step }: StepFormProps) {
  const { id, amount } = cheque;
  const today = dhakaToday();
  const [day, setDay] = useState(today);
  const [account, setAccount] = useState(accounts[0]?.number);
  const [reason, setReason] = useState('');
  const [charge, setCharge] = useState<number>();
  const { busy, send } = useDialogSend();
  const isWhole = day !== '' && day <= today && (step !== 'bounce' || reason.trim().length >= 3);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole) {
      return;
    }
    const told =
      step === 'bounce'
        ? m.office_cheque_told_bounced({ sum: sum(amount) })
        : m.office_cheque_told({ cheque: chequeNameWords(cheque) });
    void send(ordersKey, told, () =>
      sendOnce(`${step} ${id}`, (key) =>
        step === 'deposit'
          ? write('POST /cheques/{id}/deposit', {
              id,
              day,
              key,
              ...(account === undefined ? {} : { account }),
            })
          : step === 'clear'
            ? write('POST /cheques/{id}/clear', { id, day, key })
            : write('POST /cheques/{id}/bounce', { id, day, reason, charge: charge ?? 0, key }),
      ),
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          data-autofocus
          type="date"
          label={stepWords[step].day()}
          value={day}
          max={today}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {step === 'deposit' && accounts.length > 0 && (
          <NativeSelect
            label={m.office_cheque_account()}
            value={account}
            data={accounts.map(({ number }) => ({ value: number, label: accountWords(accounts, number) }))}
            onChange={(event) => setAccount(event.currentTarget.value)}
          />
        )}
        {step === 'bounce' && (
          <>
            <TextInput
              label={m.office_cheque_reason()}
              description={m.office_cheque_reason_read()}
              maxLength={300}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <MoneyInput label={m.office_cheque_charge()} value={charge} onChange={setCharge} />
          </>
        )}
        <DialogEnd send={stepWords[step].act()} busy={busy} disabled={!isWhole} danger={step === 'bounce'} />
      </Stack>
    </form>
  );
}

/** Opens the dialog for a step of a cheque. */
export function openStep(form: StepFormProps): void {
  const { cheque, step } = form;
  modals.open({
    title: m.office_order_of_sum({
      act: stepWords[step].act(),
      sum: `${sum(cheque.amount)}, ${chequeNameWords(cheque)}`,
    }),
    centered: false,
    children: <StepForm {...form} />,
  });
}

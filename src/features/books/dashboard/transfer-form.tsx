import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { Account } from '../accounts/accounts.contract.ts';
import { newTransfer } from '../transfers/transfers.contract.ts';
import { booksKey, choicesOf } from './books-client.ts';
import { movementNotice } from './movement-notice.ts';

interface TransferFormProps {
  readonly accounts: readonly Account[];
  /** The account that it is opened at. */
  readonly from?: string;
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  /** Poisha. */
  readonly amount: number | undefined;
  readonly fee: number | undefined;
  readonly on: string | undefined;
  readonly outside: string;
  readonly text: string;
}

function TransferForm({ accounts, from = '1011' }: TransferFormProps) {
  const choices = choicesOf(accounts, ['money', 'clearing']);
  const start: Transfer = {
    from,
    to: from === '1020' ? '1011' : '1020',
    amount: undefined,
    fee: undefined,
    on: dhakaToday(),
    outside: '',
    text: '',
  };
  const form = useOfficeForm({
    start,
    schema: newTransfer,
    request: ({ fee, ...typed }: Transfer, key) => ({ ...typed, ...(fee ? { fee } : {}), key }),
    once: `transfer ${from}`,
    send: async (sent) => ({ ...(await write('POST /transfers', sent)), amount: sent.amount }),
    changes: booksKey,
    told: movementNotice(m.office_books_notify_transfer),
  });
  const { amount, fee, from: source } = form.values;
  const held = accounts.find(({ code }) => code === source)?.balance ?? 0;
  return (
    <DialogForm form={form} waits send={m.office_books_transfer_send()}>
      <NativeSelect
        data-autofocus
        label={m.office_books_from()}
        description={m.office_books_held({ sum: formatTaka(held) })}
        data={choices}
        {...form.field('from')}
      />
      <NativeSelect label={m.office_books_to()} data={choices} {...form.field('to')} />
      <MoneyInput label={m.office_books_amount()} {...form.field('amount')} />
      <MoneyInput label={m.office_books_fee()} {...form.field('fee')} />
      {amount !== undefined && fee !== undefined && fee > 0 && fee < amount && (
        <p className="of-dim num">{m.office_books_arrives({ sum: formatTaka(amount - fee) })}</p>
      )}
      <DateInput label={m.office_books_on()} {...form.field('on')} />
      <TextInput
        label={m.office_books_outside()}
        autoComplete="off"
        maxLength={60}
        {...form.field('outside')}
      />
      <TextInput label={m.office_books_note()} maxLength={200} {...form.field('text')} />
    </DialogForm>
  );
}

/** Opens the dialog that moves money between accounts of the agency. */
export const openTransfer = (props: TransferFormProps) =>
  openForm(m.office_books_transfer(), <TransferForm {...props} />);

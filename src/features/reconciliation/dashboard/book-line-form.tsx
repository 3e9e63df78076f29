import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import type { Account } from '#features/books/accounts/accounts.contract.ts';
import { booksKey, choicesOf, expenseChoices } from '#features/books/dashboard/books-client.ts';
import { m } from '#messages/messages.js';
import { type BookedAs, newBooking } from '../bookings/bookings.contract.ts';
import type { OpenLine } from './reconciliation-client.ts';
import { dayLabel, signedTaka } from './reconciliation-labels.ts';

interface BookLineProps {
  readonly line: OpenLine;
  /** The code of the bank or wallet. */
  readonly code: string;
  readonly accounts: readonly Account[];
}

const asLabels: Readonly<Record<BookedAs, () => string>> = {
  charge: m.office_recon_as_charge,
  interest: m.office_recon_as_interest,
  transfer: m.office_recon_as_transfer,
  expense: m.office_recon_as_expense,
};

function BookLineForm({ line, code, accounts }: BookLineProps) {
  const isIn = line.amount > 0;
  const others = {
    transfer: choicesOf(accounts, ['money', 'clearing']).filter(({ value }) => value !== code),
    expense: expenseChoices(accounts),
  };
  const firstOf = (as: string) => (as === 'transfer' || as === 'expense' ? (others[as][0]?.value ?? '') : '');
  const start: { readonly as: BookedAs; readonly account: string; readonly text: string } = {
    as: isIn ? 'interest' : 'charge',
    account: '',
    text: line.text.slice(0, 200),
  };
  const form = useOfficeForm({
    start,
    schema: newBooking,
    request: ({ as, account, text }: typeof start, key) => ({
      as,
      text,
      ...(account === '' ? {} : { account }),
      key,
    }),
    once: `line ${line.line}`,
    send: (sent) => write('POST /statement-lines/{id}/book', { ...sent, id: line.line }),
    changes: booksKey,
    told: ({ state }) =>
      state === 'waiting' ? m.office_recon_notify_waiting() : m.office_recon_notify_booked(),
  });
  const { as } = form.values;
  const kinds: readonly BookedAs[] = isIn ? ['interest', 'transfer'] : ['charge', 'transfer', 'expense'];
  return (
    <DialogForm form={form} waits send={m.office_recon_book_send()}>
      <p className="num">
        <b>{signedTaka(line.amount)}</b> {line.text} <span className="of-dim">{dayLabel(line.on)}</span>
      </p>
      <NativeSelect
        data-autofocus
        label={m.office_recon_as()}
        data={kinds.map((value) => ({ value, label: asLabels[value]() }))}
        {...form.field('as')}
        onChange={({ currentTarget: { value } }) => {
          const next = kinds.find((each) => each === value) ?? start.as;
          form.set({ as: next, account: firstOf(next) });
        }}
      />
      {(as === 'transfer' || as === 'expense') && (
        <NativeSelect
          label={
            as === 'expense'
              ? m.office_books_kind()
              : isIn
                ? m.office_recon_came_from()
                : m.office_recon_went_to()
          }
          data={others[as]}
          {...form.field('account')}
        />
      )}
      <TextInput label={m.office_books_note()} maxLength={200} {...form.field('text')} />
    </DialogForm>
  );
}

/** Opens the dialog that books what a line of a statement shows. */
export const openBookLine = (props: BookLineProps) =>
  openForm(m.office_recon_book_title(), <BookLineForm {...props} />);

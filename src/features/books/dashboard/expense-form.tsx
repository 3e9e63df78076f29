import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { accountsByCode } from '#features/ledger/accounts.data.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { Account } from '../accounts/accounts.contract.ts';
import { type ExpenseDraft, newExpense } from '../expenses/expenses.contract.ts';
import { booksKey, choicesOf, expenseChoices } from './books-client.ts';
import { movementNotice } from './movement-notice.ts';

interface ExpenseFormProps {
  /** What it can be paid from; without them, from one's own till. */
  readonly accounts?: readonly Account[];
  /** What comes again. */
  readonly draft?: ExpenseDraft;
  /** The query key of what else it changes. */
  readonly changes?: readonly string[];
}

interface Expense {
  readonly kind: string;
  readonly account: string;
  /** Poisha. */
  readonly amount: number | undefined;
  readonly on: string | undefined;
  readonly text: string;
  readonly outside: string;
  readonly monthly: boolean;
}

const till = '1010';

/** Expenses that every agency has, for who doesn't see the accounts. */
const named = () =>
  accountsByCode
    .filter(({ code }) => code.startsWith('6'))
    .map(({ code, name }) => ({ value: code, label: name[officeLanguage()] }));

function ExpenseForm({ accounts, draft, changes = booksKey }: ExpenseFormProps) {
  const kinds = accounts === undefined ? named() : expenseChoices(accounts);
  const start: Expense = {
    kind: draft?.to ?? '6500',
    account: draft?.from ?? (accounts === undefined ? till : '1020'),
    amount: draft?.amount,
    on: dhakaToday(),
    text: draft?.text ?? '',
    outside: '',
    monthly: draft !== undefined,
  };
  const form = useOfficeForm({
    start,
    schema: newExpense,
    request: ({ monthly, ...typed }: Expense, key) => ({
      ...typed,
      ...(monthly ? { monthly: true as const } : {}),
      key,
    }),
    once: `expense ${draft?.id ?? ''}`,
    send: async (sent) => ({ ...(await write('POST /expenses', sent)), amount: sent.amount }),
    changes,
    told: movementNotice(m.office_books_notify_expense),
  });
  return (
    <DialogForm form={form} waits send={m.office_books_expense_send()}>
      <NativeSelect data-autofocus label={m.office_books_kind()} data={kinds} {...form.field('kind')} />
      <TextInput label={m.office_books_what()} maxLength={200} {...form.field('text')} />
      <MoneyInput label={m.office_books_amount()} {...form.field('amount')} />
      {accounts === undefined ? (
        <p className="of-dim">{m.office_books_from_till()}</p>
      ) : (
        <NativeSelect
          label={m.office_books_paid_from()}
          data={choicesOf(accounts, ['money'])}
          {...form.field('account')}
        />
      )}
      <DateInput label={m.office_books_on()} {...form.field('on')} />
      <TextInput
        label={m.office_books_outside()}
        autoComplete="off"
        maxLength={60}
        {...form.field('outside')}
      />
      {accounts !== undefined && <Checkbox label={m.office_books_monthly()} {...form.checkbox('monthly')} />}
    </DialogForm>
  );
}

/** Opens the dialog that books what the agency itself costs. */
export const openExpense = (props: ExpenseFormProps = {}) =>
  openForm(m.office_books_expense(), <ExpenseForm {...props} />);

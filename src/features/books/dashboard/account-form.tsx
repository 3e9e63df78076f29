import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { methodNames } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { newAccount, providers } from '../accounts/accounts.contract.ts';
import { booksKey } from './books-client.ts';

interface Typed {
  readonly parent: 'bank' | 'wallet' | 'expense';
  readonly provider: (typeof providers)[number];
  readonly en: string;
  readonly bn: string;
  readonly number: string;
}

const start: Typed = { parent: 'bank', provider: 'bkash', en: '', bn: '', number: '' };

function AccountForm() {
  const form = useOfficeForm({
    start,
    schema: newAccount,
    request: ({ parent, provider, en, bn, number }: Typed, key) => ({
      parent,
      name: { en, bn },
      number,
      ...(parent === 'wallet' ? { provider } : {}),
      key,
    }),
    fieldOf: (path) => path.replace('name.', ''),
    send: (sent) => write('POST /accounts', sent),
    changes: booksKey,
    told: ({ code }) => m.office_books_notify_account({ code }),
  });
  const { parent } = form.values;
  return (
    <DialogForm form={form} waits send={m.office_books_account_send()}>
      <NativeSelect
        data-autofocus
        label={m.office_books_account_kind()}
        data={[
          { value: 'bank', label: m.office_books_account_bank() },
          { value: 'wallet', label: m.office_books_account_wallet() },
          { value: 'expense', label: m.office_books_account_expense() },
        ]}
        {...form.field('parent')}
      />
      {parent === 'wallet' && (
        <NativeSelect
          label={m.office_books_provider()}
          data={providers.map((each) => ({ value: each, label: methodNames[each]() }))}
          {...form.field('provider')}
        />
      )}
      <TextInput label={m.office_books_name_en()} maxLength={80} {...form.field('en')} />
      <TextInput label={m.office_books_name_bn()} maxLength={80} lang="bn" {...form.field('bn')} />
      {parent !== 'expense' && (
        <TextInput label={m.office_books_number()} maxLength={60} {...form.field('number')} />
      )}
    </DialogForm>
  );
}

/** Opens the dialog that makes a second bank, another wallet or an expense of one's own. */
export const openNewAccount = () => openForm(m.office_books_account_new(), <AccountForm />);

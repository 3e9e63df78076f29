import { TextInput } from '@mantine/core';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { Account } from '#features/books/accounts/accounts.contract.ts';
import { accountName, booksKey } from '#features/books/dashboard/books-client.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { mendedOpening, newOpening, type Opening } from '../opening/opening.contract.ts';
import { mayBeBelow, opensAlone } from '../opening/opening.rules.ts';
import { OpeningSuppliers, type TypedSupplier } from './opening-suppliers.tsx';
import { SignedInput } from './signed-input.tsx';

interface Typed {
  readonly on: string | undefined;
  readonly accounts: ReadonlyArray<{ readonly code: string; readonly balance: number | undefined }>;
  readonly suppliers: readonly TypedSupplier[];
  readonly reason: string;
}

interface OpeningFormProps {
  /** All accounts of the agency. */
  readonly accounts: readonly Account[];
  /** What was entered before; null for the first time. */
  readonly opening: Opening | null;
}

/** What the agency had when its books began: every bank, wallet, the safe, what is on its way, and suppliers. */
export function OpeningForm({ accounts, opening }: OpeningFormProps) {
  const me = useMe();
  const known = new Map(opening?.accounts.map(({ code, balance }) => [code, balance]));
  const listed = accounts.filter(
    ({ code, kind, open }) =>
      opensAlone(code) && (known.has(code) || (open && kind === 'money') || kind === 'clearing'),
  );
  const start: Typed = {
    on: opening?.on ?? '',
    accounts: listed.map(({ code }) => ({ code, balance: known.get(code) })),
    suppliers: opening?.suppliers ?? [],
    reason: '',
  };
  const form = useOfficeForm({
    start,
    schema:
      opening === null ? newOpening.extend({ reason: mendedOpening.shape.reason.optional() }) : mendedOpening,
    request: ({ on, accounts: typed, suppliers, reason }: Typed, key) => ({
      on,
      accounts: typed.map(({ code, balance = 0 }) => ({ code, balance })),
      suppliers: suppliers.map(({ supplier, balance = 0 }) => ({ supplier, balance })),
      ...(opening === null ? {} : { reason }),
      key,
    }),
    send: ({ reason, ...sent }) =>
      reason === undefined
        ? write('POST /books/opening', sent)
        : write('PUT /books/opening', { ...sent, reason }),
    changes: booksKey,
    told: m.office_opening_notify(),
    after: () => undefined,
  });
  const { values, errors, field } = form;
  const sum = values.accounts.reduce((all, { balance = 0 }) => all + balance, 0);
  const owed = values.suppliers.reduce((all, { balance = 0 }) => all + balance, 0);
  const errorAt = (path: string) => {
    const found = errors[path];
    return typeof found === 'string' ? found : undefined;
  };
  const group = (title: string, kinds: readonly Account['kind'][]) => (
    <fieldset className="rep-open-group">
      <legend>{title}</legend>
      {listed.map((account, place) => {
        const Field = mayBeBelow(account.code) ? SignedInput : MoneyInput;
        return kinds.includes(account.kind) ? (
          <Field
            key={account.code}
            label={accountName(account)}
            {...field(`accounts.${place}.balance`)}
            error={errorAt(`accounts.${place}.balance`)}
          />
        ) : null;
      })}
    </fieldset>
  );
  return (
    <FormFrame form={form} className="rep-open">
      <DateInput label={m.office_opening_day()} {...field('on')} />
      {group(m.office_books_group_money(), ['money'])}
      {group(m.office_books_group_clearing(), ['clearing'])}
      {listed.some(({ kind }) => kind === 'receivable' || kind === 'payable') &&
        group(m.office_opening_others(), ['receivable', 'payable'])}
      <fieldset className="rep-open-group">
        <legend>{m.office_opening_suppliers()}</legend>
        <p className="of-dim">{m.office_opening_suppliers_text()}</p>
        <OpeningSuppliers
          rows={values.suppliers}
          error={(place) => errorAt(`suppliers.${place}.balance`) ?? errorAt(`suppliers.${place}.supplier`)}
          onChange={field('suppliers').onChange}
        />
      </fieldset>
      <p role="status" className="num">
        {m.office_opening_other_side({ sum: formatTaka(sum - owed) })}
      </p>
      {opening !== null && (
        <TextInput label={m.office_opening_reason()} maxLength={500} {...field('reason')} />
      )}
      <FormError form={form} />
      <MayButton refused={needsPermission(me, 'books.write')} type="submit" loading={form.isPending}>
        {opening === null ? m.office_opening_send() : m.office_opening_mend()}
      </MayButton>
    </FormFrame>
  );
}

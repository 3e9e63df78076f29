import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldProps, Fields } from '#dashboard/form/field-path.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { usePaymentAccounts } from '#features/ledger/dashboard/use-payment-accounts.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { fitsMethod, type Method } from '../payments.rules.ts';
import { creditedOf, type TypedMoney } from './money-request.ts';
import { methodNames } from './payment-labels.ts';
import './money.css';

interface AccountFieldProps {
  readonly method: Method;
  readonly field: FieldProps<string>;
}

/** Which bank or wallet it is, where the agency has more than one of the method. */
export function AccountField({ method, field }: AccountFieldProps) {
  const own = usePaymentAccounts().filter(({ code }) => fitsMethod(method, code));
  const choices = own.map(({ code, name, number }) => ({
    value: code,
    label: [name[officeLanguage()], number].filter((part) => part !== '').join(' · '),
  }));
  return (
    choices.length > 0 &&
    method !== 'cash' && (
      <NativeSelect
        label={m.office_order_account()}
        data={[
          { value: '', label: m.office_order_first_account({ method: methodNames[method]() }) },
          ...choices,
        ]}
        {...field}
      />
    )
  );
}

interface MoneyMoreProps {
  readonly values: TypedMoney;
  readonly field: Fields<TypedMoney>;
  /** Whether something in it is wrong, which must be seen. */
  readonly isWrong: boolean;
}

/** What is said of few payments: an earlier day, the account, the fee, and what was deducted. */
export function MoneyMore({ values, field, isWrong }: MoneyMoreProps) {
  const { method, amount = 0, vat = 0, tax = 0 } = values;
  const credited = creditedOf(values);
  return (
    <details className="ord-more" open={isWrong || undefined}>
      <summary>{m.office_order_money_more()}</summary>
      <DateInput eager label={m.office_order_came_on()} {...field('on')} />
      {method !== 'cash' && (
        <>
          <AccountField method={method} field={field('account')} />
          <MoneyInput label={m.office_order_fee_taken()} {...field('fee')} />
        </>
      )}
      <div className="ord-more-pair">
        <MoneyInput label={m.office_order_deducted_vat()} {...field('vat')} />
        {vat > 0 && (
          <TextInput
            label={m.office_order_certificate()}
            autoComplete="off"
            maxLength={60}
            {...field('vatCertificate')}
          />
        )}
        <MoneyInput label={m.office_order_deducted_tax()} {...field('tax')} />
        {tax > 0 && (
          <TextInput
            label={m.office_order_certificate()}
            autoComplete="off"
            maxLength={60}
            {...field('taxCertificate')}
          />
        )}
      </div>
      {credited > amount && (
        <output className="of-dim num">
          {m.office_order_credited({ sum: formatTaka(credited), reached: formatTaka(amount) })}
        </output>
      )}
    </details>
  );
}

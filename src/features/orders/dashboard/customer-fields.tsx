import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { useMe } from '#dashboard/api/me.ts';
import { needsPermission } from '#dashboard/permission-check.ts';
import { CustomerLookUp } from '#features/customers/dashboard/customer-look-up.tsx';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';

interface CustomerFieldsProps {
  /** Value, error and change of a field. */
  readonly text: (name: 'name' | 'phone' | 'email') => TextInputProps;
  readonly typed: Readonly<Record<'name' | 'phone' | 'email', string>>;
  /** Takes over what the card of the number has. */
  readonly take: (fields: { readonly name?: string; readonly email?: string }) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly autoFocus?: boolean;
}

/** Who orders, how they are reached, and the language they are written to in. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { text, typed, take, language, onLanguage, autoFocus = false } = props;
  const mayRead = needsPermission(useMe(), 'customers.read') === undefined;
  return (
    <>
      <TextInput autoFocus={autoFocus} label={m.office_order_name()} maxLength={80} {...text('name')} />
      <TextInput label={m.office_order_phone()} inputMode="tel" maxLength={40} {...text('phone')} />
      <TextInput label={m.office_order_email()} inputMode="email" maxLength={120} {...text('email')} />
      <CustomerLookUp typed={typed} take={take} mayRead={mayRead} />
      <NativeSelect
        label={m.office_order_language()}
        value={language}
        data={[
          { value: 'bn', label: m.office_bangla() },
          { value: 'en', label: m.office_english() },
        ]}
        onChange={({ currentTarget }) => onLanguage(currentTarget.value === 'bn' ? 'bn' : 'en')}
      />
    </>
  );
}

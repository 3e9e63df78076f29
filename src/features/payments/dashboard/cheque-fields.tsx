import { TextInput } from '@mantine/core';
import type { FieldProps } from '#dashboard/form/field-path.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { m } from '#messages/messages.js';

export const noCheque = { bank: '', number: '', dated: '' };

/** What is said of what is written on a cheque when it is missing. */
export const inboxChequeLabel = {
  'cheque.bank': m.office_cheque_bank_missing,
  'cheque.number': m.office_cheque_number_missing,
  'cheque.dated': m.office_cheque_date_missing,
};

interface ChequeFieldsProps {
  readonly field: (path: keyof typeof inboxChequeLabel) => FieldProps<string>;
}

/** The fields of what is written on a cheque. A cheque's number belongs to its bank: two banks have the same ones. */
export const ChequeFields = ({ field }: ChequeFieldsProps) => (
  <>
    <TextInput label={m.office_cheque_bank()} maxLength={36} {...field('cheque.bank')} />
    <TextInput
      label={m.office_cheque_number()}
      autoComplete="off"
      maxLength={20}
      {...field('cheque.number')}
    />
    <DateInput
      eager
      label={m.office_cheque_date()}
      {...field('cheque.dated')}
      onChange={(dated = '') => field('cheque.dated').onChange(dated)}
    />
  </>
);

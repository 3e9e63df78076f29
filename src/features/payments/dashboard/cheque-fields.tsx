import { TextInput } from '@mantine/core';
import { m } from '#messages/messages.js';

/** A cheque as it is typed: bank, number and the day that is written on it. */
export interface TypedCheque {
  readonly bank: string;
  readonly number: string;
  readonly dated: string;
}
export const noCheque: TypedCheque = { bank: '', number: '', dated: '' };

/** What a typed cheque lacks, by its fields. */
export const missingOf = ({ bank, number, dated }: TypedCheque): Readonly<Record<string, string>> => ({
  ...(bank.trim().length < 2 ? { bank: m.office_cheque_bank_missing() } : {}),
  ...(/\p{Nd}/u.test(number) ? {} : { number: m.office_cheque_number_missing() }),
  ...(dated === '' ? { dated: m.office_cheque_date_missing() } : {}),
});

interface ChequeFieldsProps {
  readonly cheque: TypedCheque;
  /** A number that was entered before is refused as the outside number. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (cheque: TypedCheque) => void;
}

/** The fields of what is written on a cheque. A cheque's number belongs to its bank: two banks have the same ones. */
export const ChequeFields = ({ cheque, faults, onChange }: ChequeFieldsProps) => (
  <>
    <TextInput
      label={m.office_cheque_bank()}
      maxLength={36}
      value={cheque.bank}
      error={faults.bank ?? faults['cheque.bank']}
      onChange={(event) => onChange({ ...cheque, bank: event.currentTarget.value })}
    />
    <TextInput
      label={m.office_cheque_number()}
      autoComplete="off"
      maxLength={20}
      value={cheque.number}
      error={faults.number ?? faults['cheque.number'] ?? faults.outside}
      onChange={(event) => onChange({ ...cheque, number: event.currentTarget.value })}
    />
    <TextInput
      type="date"
      label={m.office_cheque_date()}
      value={cheque.dated}
      error={faults.dated ?? faults['cheque.dated']}
      onChange={(event) => onChange({ ...cheque, dated: event.currentTarget.value })}
    />
  </>
);

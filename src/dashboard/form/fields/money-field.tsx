import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { Path } from '../path.ts';
import { numberOf } from '../plain.ts';
import { poishaIn } from '../typed-number.ts';
import { TypedField } from './typed-field.tsx';

interface MoneyFieldProps {
  path: Path<number>;
  label?: ReactNode;
  bare?: boolean;
}

/** Taka, typed in digits of either script and shown grouped in lakh; stored in poisha. */
export function MoneyField(props: MoneyFieldProps) {
  return (
    <TypedField
      {...props}
      className="fk-money num"
      inputMode="decimal"
      leftSection={<span aria-hidden="true">৳</span>}
      show={(value) => taka(value, officeLanguage()).replace('৳', '')}
      given={numberOf}
      read={poishaIn}
      wrong={m.writing_amount_wrong()}
    />
  );
}

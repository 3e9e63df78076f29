import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import type { FieldProps } from '../form-context.tsx';
import { poishaIn } from '../number-text.ts';
import type { SumPath } from '../path.ts';
import { numberOf } from '../plain.ts';
import { ParsedField } from './parsed-field.tsx';

/** Taka, typed in digits of either script and shown grouped in lakh; stored in poisha. */
export function MoneyField<Sum extends number>(props: FieldProps<number> & { path: SumPath<Sum> }) {
  return (
    <ParsedField<number>
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

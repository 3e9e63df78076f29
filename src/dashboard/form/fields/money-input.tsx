import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { poishaIn } from '../number-text.ts';
import { ParsedInput } from './parsed-input.tsx';

interface MoneyInputProps {
  label: string;
  labelProps?: { className?: string };
  /** Poisha. */
  value: number | undefined;
  /** Called with poisha; undefined when the field is empty or its text is no sum. */
  onChange: (next: number | undefined) => void;
  error?: ReactNode;
}

/** A field for taka outside a document's form, typed in digits of either script. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <ParsedInput<number>
      {...props}
      className="fk-money num"
      inputMode="decimal"
      leftSection={<span aria-hidden="true">৳</span>}
      show={(value) => taka(value, officeLanguage()).replace('৳', '')}
      read={poishaIn}
      wrong={m.writing_amount_wrong()}
    />
  );
}

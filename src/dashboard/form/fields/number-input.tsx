import type { ReactNode } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count, digits } from '#platform/format/numbers.ts';
import { decimalIn, wholeNumberIn } from '../number-text.ts';
import { ParsedInput } from './parsed-input.tsx';

interface NumberInputProps {
  label: string;
  value?: number | null | undefined;
  /** Called with the number; undefined when the field is empty or its text is no such number. */
  onChange: (next: number | undefined) => void;
  /** Takes whole numbers from `min` to `max`. */
  min?: number;
  max?: number;
  /** Takes a decimal number, such as a latitude. */
  decimal?: boolean;
  required?: boolean;
  error?: ReactNode;
  onBlur?: () => void;
}

/** A number field outside a document's form; it takes the digits of both scripts. */
export function NumberInput({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  decimal = false,
  onBlur,
  ...props
}: NumberInputProps) {
  const language = officeLanguage();
  const whole = (text: string) => {
    const found = wholeNumberIn(text);
    return found !== undefined && found >= min && found <= max ? found : undefined;
  };
  return (
    <ParsedInput
      {...props}
      className="num"
      inputMode={decimal ? 'decimal' : 'numeric'}
      value={value ?? undefined}
      show={(shown) => (decimal ? digits(String(shown), language) : count(shown, language))}
      read={decimal ? decimalIn : whole}
      wrong={
        decimal
          ? m.writing_decimal_wrong()
          : m.writing_number_between({ least: count(min, language), most: count(max, language) })
      }
      onChange={onChange}
      {...(onBlur ? { onLeave: onBlur } : {})}
      {...(decimal
        ? {}
        : { onStep: (by) => onChange(Math.min(max, Math.max(min, (value ?? min - by) + by))) })}
    />
  );
}

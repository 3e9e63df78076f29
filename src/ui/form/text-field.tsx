import type { ComponentProps, ReactNode } from 'react';
import { descriptionOf, Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong, in words. */
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** How a telephone number is typed. */
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  className: 'num',
  maxLength: 30,
} as const;

/** How the address of somebody who writes to us is typed. */
export const mailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 120,
} as const;

/** A line of text whose value a component holds, with its label, help and error. */
export function TextField({ id, label, help, error, onValue, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={descriptionOf(id, { help, error })}
        onChange={(event) => onValue(event.target.value)}
      />
    </Field>
  );
}

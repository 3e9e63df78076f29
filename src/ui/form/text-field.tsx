import type { ComponentProps, ReactNode } from 'react';
import { descriptionOf, Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** Attributes of an input for a telephone number. */
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  className: 'num',
  maxLength: 30,
} as const;

/** Attributes of an input for the sender's e-mail address. */
export const mailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 120,
} as const;

/** A controlled text field, with its label, help and error. */
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

import { m } from '#messages/messages.js';
import { TextField } from '#ui/form/text-field.tsx';
import { useTypedEarly } from '#ui/form/typed-early.ts';
import { emailInput } from './account-inputs.ts';

interface EmailFieldProps {
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
}

/** The address of an account, called a user's name, so that a password manager keeps it with the password. */
export function EmailField({ value, onValue, error }: EmailFieldProps) {
  return (
    <TextField
      {...emailInput}
      id="email"
      label={m.identity_email()}
      error={error}
      ref={useTypedEarly(onValue)}
      autoComplete="username"
      value={value}
      onValue={onValue}
    />
  );
}

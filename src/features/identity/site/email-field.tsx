import { m } from '#messages/messages.js';
import { useEarlyValue } from '#ui/form/early-value.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { emailInput } from './account-inputs.ts';

interface EmailFieldProps {
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
}

/** The e-mail address of an account, with the autocomplete of a user name, so that password managers store it. */
export function EmailField({ value, onValue, error }: EmailFieldProps) {
  return (
    <TextField
      {...emailInput}
      id="email"
      label={m.identity_email()}
      error={error}
      ref={useEarlyValue(onValue)}
      autoComplete="username"
      value={value}
      onValue={onValue}
    />
  );
}

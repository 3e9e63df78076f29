import { m } from '#messages/messages.js';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { useTypedEarly } from '#ui/form/typed-early.ts';

interface EmailFieldProps {
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** `username` where it signs in, so that a password manager keeps it with the password. */
  autoComplete: 'username' | 'email';
}

/** The address of an account. */
export function EmailField({ value, onValue, error, autoComplete }: EmailFieldProps) {
  const input = useTypedEarly(onValue);
  return (
    <Field id="email" label={m.identity_email()} error={error}>
      <input
        ref={input}
        id="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={descriptionOf('email', { error })}
        onChange={(event) => onValue(event.target.value)}
      />
    </Field>
  );
}

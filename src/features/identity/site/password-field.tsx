import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useEarlyValue } from '#ui/form/early-value.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type PasswordStrength, passwordStrength } from '../account/password-strength.rules.ts';
import { strengthLabels } from './error-texts.ts';

interface PasswordFieldProps {
  label?: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** A new password is told how hard it is to guess, knowing this of its owner. */
  isNew?: { readonly about: readonly string[] };
}

const levels: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

/** A password field that can be shown, pasted into and filled by a password manager. */
export function PasswordField({
  label = m.identity_password(),
  value,
  onValue,
  error,
  isNew,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const input = useEarlyValue(onValue);
  const describedBy = [
    isNew && 'password-help',
    isNew && value !== '' && 'password-strength',
    error !== undefined && 'password-error',
  ].filter(Boolean);
  return (
    <Field id="password" label={label} error={error} {...(isNew ? { help: m.identity_password_help() } : {})}>
      <div className="password-box">
        <input
          ref={input}
          id="password"
          type={visible ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={4096}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
        <button
          type="button"
          className="needs-js"
          aria-controls="password"
          aria-label={visible ? m.identity_hide_password() : m.identity_show_password()}
          onClick={() => setVisible(!visible)}
        >
          <Icon of={visible ? EyeOff : Eye} />
          {visible ? m.identity_hide() : m.identity_show()}
        </button>
      </div>
      {isNew && <Strength of={value === '' ? undefined : passwordStrength(value, isNew.about)} />}
    </Field>
  );
}

function Strength({ of: strength }: { of: PasswordStrength | undefined }) {
  const reached = strength === undefined ? -1 : levels.indexOf(strength);
  return (
    <div className="password-strength" id="password-strength" aria-live="polite">
      {strength !== undefined && (
        <>
          <svg viewBox="0 0 120 6" aria-hidden="true">
            {levels.map((level, index) => (
              <rect
                key={level}
                className={index <= reached ? 'on' : undefined}
                x={index * 31}
                width="27"
                height="6"
                rx="3"
              />
            ))}
          </svg>
          {m.identity_strength({ word: strengthLabels[strength]() })}
        </>
      )}
    </div>
  );
}

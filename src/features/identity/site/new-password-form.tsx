import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { shortestPassword } from '../account/account.rules.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { errorTexts } from './error-texts.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string;
  save: (password: string) => Promise<void>;
  onSaved: () => void;
}

/** Chooses a new password through a mail link. */
export function NewPasswordForm({ email, save, onSaved }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const attempt = useAttempt();
  const short = password.length < shortestPassword;
  const error = errorTexts[password === '' ? 'password-missing' : 'password-short'];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (short) {
      document.getElementById('password')?.focus();
    } else if (await attempt.begin(() => save(password))) {
      onSaved();
    }
  };
  return (
    <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
      <AttemptError of={attempt} />
      {/* The user name, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        value={password}
        onValue={(value) => {
          setPassword(value);
          attempt.clear();
        }}
        error={tried && short ? error() : undefined}
        isNew={{ about: [email] }}
      />
      <button className="btn btn-go" type="submit" aria-disabled={attempt.pending}>
        {attempt.pending ? m.account_working() : m.link_new_password_submit()}
      </button>
    </form>
  );
}

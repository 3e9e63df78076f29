import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { shortestPassword } from '../account/account.rules.ts';
import type { Visitor } from '../browser/visitor-state.ts';
import { AttemptError } from './attempt-error.tsx';
import { errorTexts } from './error-texts.ts';
import { OwnSection } from './own-section.tsx';
import { PasswordField } from './password-field.tsx';
import { Prove, useProvenAttempt } from './proven-attempt.tsx';

/** Changes the password, or sets the first one of a Google account. */
export function OwnPassword({ user }: { user: Visitor }) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState<'changed' | 'added'>();
  const attempt = useProvenAttempt();
  const has = user.ways.includes('password');
  const error =
    tried && password.length < shortestPassword
      ? errorTexts[password === '' ? 'password-missing' : 'password-short']()
      : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(undefined);
    if (password.length < shortestPassword) {
      document.getElementById('password')?.focus();
      return;
    }
    const change = async () => (await import('../browser/own-account.ts')).changePassword(password);
    await attempt.go(change, () => {
      setSaved(has ? 'changed' : 'added');
      setPassword('');
      setTried(false);
    });
  };
  return (
    <OwnSection
      id="password"
      title={m.account_password()}
      {...(has ? {} : { text: m.account_password_none() })}
    >
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
        <AttemptError of={attempt} />
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={m.account_password_new()}
          value={password}
          onValue={setPassword}
          error={error}
          isNew={{ about: [user.name, user.email] }}
        />
        <div className="own-buttons">
          <button type="submit" className="btn btn-ink btn-sm" aria-disabled={attempt.pending}>
            {attempt.pending
              ? m.account_working()
              : has
                ? m.account_password_change()
                : m.account_password_set()}
          </button>
        </div>
        <div role="status">
          {saved && (
            <p className="account-said">
              {saved === 'changed' ? m.account_password_changed() : m.account_password_added()}
            </p>
          )}
        </div>
      </form>
      <Prove of={attempt} user={user} />
    </OwnSection>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { signInProblems } from '../account/account.rules.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { errorOf, summaryOf } from './problem-words.ts';

/** Sign-in by e-mail and password or by Google. The fields have no names: no password belongs in an address. */
export function SignInForm() {
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const faults = tried ? signInProblems(typed) : [];
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed });
    setSaid(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = signInProblems(typed).length > 0;
    setTried(true);
    setSaid(wrong ? undefined : m.identity_tried_sign_in());
    if (wrong) {
      requestAnimationFrame(() => {
        summary.current?.focus();
        summary.current?.scrollIntoView({ block: 'nearest' });
      });
    }
  };
  return (
    <>
      <GoogleButton onPress={() => setSaid(m.identity_tried_google())} />
      <form className="account-fields" noValidate onSubmit={submit}>
        <ErrorSummary ref={summary} title={m.identity_problems()} errors={summaryOf(faults)} />
        <EmailField
          value={typed.email}
          onValue={(email) => change({ email })}
          error={errorOf(faults, 'email')}
          autoComplete="username"
        />
        <PasswordField
          value={typed.password}
          onValue={(password) => change({ password })}
          error={errorOf(faults, 'password')}
        />
        <button className="btn btn-go" type="submit">
          {m.sign_in_submit()}
        </button>
        <div role="status">{said !== undefined && <p className="account-said">{said}</p>}</div>
      </form>
      <div className="account-links">
        <PageLink className="link" to="/passwordreset">
          {m.sign_in_forgot()}
        </PageLink>
        <p>
          {m.sign_in_no_account()}
          <PageLink className="link" to="/registration">
            {m.sign_in_register()}
          </PageLink>
        </p>
      </div>
    </>
  );
}

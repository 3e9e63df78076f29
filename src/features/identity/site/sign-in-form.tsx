import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { signInProblems } from '../account/typed-account.rules.ts';
import { useAttempt } from './attempt.ts';
import { AttemptProblem } from './attempt-problem.tsx';
import { useComeBack } from './come-back.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { errorOf, summaryOf } from './problem-words.ts';
import { SignedInNote } from './signed-in-note.tsx';

const client = () => import('../browser/sign-in.ts');

/** Sign-in by e-mail and password or by Google. The fields have no names: no password belongs in an address. */
export function SignInForm({ google }: { google: boolean }) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const byPassword = useAttempt();
  const byGoogle = useAttempt();
  const comeBack = useComeBack();
  const faults = tried ? signInProblems(typed) : [];
  const change = (changed: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...changed }));
    byPassword.clear();
  };
  const pending = byPassword.pending || byGoogle.pending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (signInProblems(typed).length > 0) {
      requestAnimationFrame(() => {
        summary.current?.focus();
        summary.current?.scrollIntoView({ block: 'nearest' });
      });
      return;
    }
    const { email, password } = typed;
    if (!pending && (await byPassword.begin(async () => (await client()).signIn(email, password)))) {
      location.assign(comeBack.path);
    }
  };
  const askGoogle = async () => {
    if (!byPassword.pending && (await byGoogle.begin(async () => (await client()).signInWithGoogle()))) {
      location.assign(comeBack.path);
    }
  };
  return (
    <>
      {!pending && <SignedInNote />}
      {google && <GoogleButton attempt={byGoogle} disabled={pending} onPress={askGoogle} />}
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={pending}>
        <ErrorSummary ref={summary} title={m.identity_problems()} errors={summaryOf(faults)} />
        <AttemptProblem of={byPassword} />
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
        <button className="btn btn-go" type="submit" aria-disabled={pending}>
          {byPassword.pending ? m.identity_pending_sign_in() : m.sign_in_submit()}
        </button>
      </form>
      <div className="account-links">
        <PageLink className="link" to={`/passwordreset${comeBack.query}`}>
          {m.sign_in_forgot()}
        </PageLink>
        <p>
          {m.sign_in_no_account()}
          <PageLink className="link" to={`/registration${comeBack.query}`}>
            {m.sign_in_register()}
          </PageLink>
        </p>
      </div>
    </>
  );
}

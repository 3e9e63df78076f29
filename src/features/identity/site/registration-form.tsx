import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { useTypedEarly } from '#ui/form/typed-early.ts';
import { registrationProblems } from '../account/typed-account.rules.ts';
import { useAttempt } from './attempt.ts';
import { AttemptProblem } from './attempt-problem.tsx';
import { useComeBack } from './come-back.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { errorOf, summaryOf } from './problem-words.ts';
import { SignedInNote } from './signed-in-note.tsx';

const client = () => import('../browser/sign-in.ts');

/** A new account by name, e-mail and password, or by Google. The fields have no names: no password belongs in an address. */
export function RegistrationForm({ google }: { google: boolean }) {
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const byPassword = useAttempt();
  const byGoogle = useAttempt();
  const comeBack = useComeBack();
  const faults = tried ? registrationProblems(typed) : [];
  const nameError = errorOf(faults, 'name');
  const change = (changed: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...changed }));
    byPassword.clear();
  };
  const name = useTypedEarly((typedEarly) => change({ name: typedEarly }));
  const pending = byPassword.pending || byGoogle.pending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (registrationProblems(typed).length > 0) {
      requestAnimationFrame(() => {
        summary.current?.focus();
        summary.current?.scrollIntoView({ block: 'nearest' });
      });
      return;
    }
    if (!pending && (await byPassword.begin(async () => (await client()).register(typed)))) {
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
        <Field id="name" label={m.identity_name()} error={nameError}>
          <input
            ref={name}
            id="name"
            type="text"
            autoComplete="name"
            maxLength={80}
            value={typed.name}
            aria-invalid={nameError !== undefined || undefined}
            aria-describedby={descriptionOf('name', { error: nameError })}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
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
          isNew={{ about: [typed.name, typed.email] }}
        />
        <button className="btn btn-go" type="submit" aria-disabled={pending}>
          {byPassword.pending ? m.identity_pending_register() : m.register_submit()}
        </button>
      </form>
      <div className="account-links">
        <p>
          {m.register_have_account()}
          <PageLink className="link" to={`/login${comeBack.query}`}>
            {m.sign_in_title()}
          </PageLink>
        </p>
      </div>
    </>
  );
}

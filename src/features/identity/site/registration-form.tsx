import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { registrationProblems } from '../account/account.rules.ts';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { errorOf, summaryOf } from './problem-words.ts';

/** A new account by name, e-mail and password, or by Google. The fields have no names: no password belongs in an address. */
export function RegistrationForm() {
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const faults = tried ? registrationProblems(typed) : [];
  const nameError = errorOf(faults, 'name');
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed });
    setSaid(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = registrationProblems(typed).length > 0;
    setTried(true);
    setSaid(wrong ? undefined : m.identity_tried_register());
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
        <Field id="name" label={m.identity_name()} error={nameError}>
          <input
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
        <button className="btn btn-go" type="submit">
          {m.register_submit()}
        </button>
        <div role="status">{said !== undefined && <p className="account-said">{said}</p>}</div>
      </form>
      <div className="account-links">
        <p>
          {m.register_have_account()}
          <PageLink className="link" to="/login">
            {m.sign_in_title()}
          </PageLink>
        </p>
      </div>
    </>
  );
}

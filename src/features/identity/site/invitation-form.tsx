import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { registrationErrors } from '../account/account-errors.rules.ts';
import { nameInput } from './account-inputs.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { errorOf, summaryOf } from './error-texts.ts';
import { PasswordField } from './password-field.tsx';

interface InvitationFormProps {
  /** The invited address; it can't be changed. */
  email: string;
  accept: (typed: { readonly name: string; readonly password: string }) => Promise<void>;
  onAccepted: () => void;
}

/** Accepts an invitation with a name and a new password. */
export function InvitationForm({ email, accept, onAccepted }: InvitationFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const attempt = useAttempt();
  const faults = registrationErrors({ name, email, password });
  const shown = tried ? faults : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length > 0) {
      requestAnimationFrame(() => summary.current?.focus());
    } else if (await attempt.begin(() => accept({ name: name.trim(), password }))) {
      onAccepted();
    }
  };
  return (
    <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
      <ErrorSummary ref={summary} title={m.identity_errors()} errors={summaryOf(shown)} />
      <AttemptError of={attempt} />
      {/* The user name, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...nameInput}
        label={m.identity_name()}
        error={errorOf(shown, 'name')}
        value={name}
        onValue={setName}
      />
      <PasswordField
        value={password}
        onValue={setPassword}
        error={errorOf(shown, 'password')}
        isNew={{ about: [name, email] }}
      />
      <button className="btn btn-go" type="submit" aria-disabled={attempt.pending}>
        {attempt.pending ? m.invitation_accepting() : m.invitation_accept()}
      </button>
    </form>
  );
}

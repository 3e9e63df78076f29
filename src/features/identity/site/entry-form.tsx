import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { useEarlyValue } from '#ui/form/early-value.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { AccountFieldError } from '../account/account-errors.rules.ts';
import { nameInput } from './account-inputs.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { useComeBack } from './come-back.ts';
import { EmailField } from './email-field.tsx';
import { errorOf, summaryOf } from './error-texts.ts';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';
import { SignedInNote } from './signed-in-note.tsx';

interface TypedEntry {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface EntryFormProps {
  /** Whether Google is offered too. */
  google: boolean;
  /** For registration: has a name field and shows how strong the password is. */
  isNew?: boolean;
  /** Validates the form, in the order of its fields. */
  errorsOf: (typed: TypedEntry) => readonly AccountFieldError[];
  enter: (typed: TypedEntry) => Promise<void>;
  words: { readonly submit: string; readonly pending: string };
  /** Links to the other account pages, which pass `?next=` on. */
  links: (query: string) => ReactNode;
}

/** Sign-in by e-mail and password, or with Google. The fields have no names, so that no password gets into a URL. */
export function EntryForm({ google, isNew = false, errorsOf, enter, words, links }: EntryFormProps) {
  const [typed, setTyped] = useState<TypedEntry>({ name: '', email: '', password: '' });
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const byPassword = useAttempt();
  const byGoogle = useAttempt();
  const comeBack = useComeBack();
  const faults = tried ? errorsOf(typed) : [];
  const change = (changed: Partial<TypedEntry>) => {
    setTyped((before) => ({ ...before, ...changed }));
    byPassword.clear();
  };
  const name = useEarlyValue((earlyInput) => change({ name: earlyInput }));
  const pending = byPassword.pending || byGoogle.pending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (errorsOf(typed).length > 0) {
      requestAnimationFrame(() => {
        summary.current?.focus();
        summary.current?.scrollIntoView({ block: 'nearest' });
      });
      return;
    }
    if (!pending && (await byPassword.begin(() => enter(typed)))) {
      await comeBack.go();
    }
  };
  const openGoogleWindow = async () => {
    const signIn = async () => (await import('../browser/sign-in.ts')).signInWithGoogle();
    if (!byPassword.pending && (await byGoogle.begin(signIn))) {
      await comeBack.go();
    }
  };
  return (
    <>
      {!pending && <SignedInNote />}
      {google && <GoogleButton attempt={byGoogle} disabled={pending} onPress={openGoogleWindow} />}
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={pending}>
        <ErrorSummary ref={summary} title={m.identity_errors()} errors={summaryOf(faults)} />
        <AttemptError of={byPassword} />
        {isNew && (
          <TextField
            {...nameInput}
            label={m.identity_name()}
            error={errorOf(faults, 'name')}
            ref={name}
            value={typed.name}
            onValue={(value) => change({ name: value })}
          />
        )}
        <EmailField
          value={typed.email}
          onValue={(email) => change({ email })}
          error={errorOf(faults, 'email')}
        />
        <PasswordField
          value={typed.password}
          onValue={(password) => change({ password })}
          error={errorOf(faults, 'password')}
          {...(isNew ? { isNew: { about: [typed.name, typed.email] } } : {})}
        />
        <button className="btn btn-go" type="submit" aria-disabled={pending}>
          {byPassword.pending ? words.pending : words.submit}
        </button>
      </form>
      <div className="account-links">{links(comeBack.query)}</div>
    </>
  );
}

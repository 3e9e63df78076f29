import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { isEmail } from '../account/account.rules.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { useComeBack } from './come-back.ts';
import { EmailField } from './email-field.tsx';

/** Requests a link to choose a new password. Sends nothing without an address. */
export function PasswordResetForm() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<'refused' | 'accepted'>();
  const attempt = useAttempt();
  const comeBack = useComeBack();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email)) {
      setOutcome('refused');
      document.getElementById('email')?.focus();
      return;
    }
    setOutcome(undefined);
    if (
      await attempt.begin(async () => (await import('../browser/sign-in.ts')).requestPasswordReset(email))
    ) {
      setOutcome('accepted');
    }
  };
  return (
    <>
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
        {outcome === 'refused' && (
          <p className="account-said wrong" role="alert">
            {m.reset_email_needed()}
          </p>
        )}
        <AttemptError of={attempt} />
        <EmailField
          value={email}
          onValue={(value) => {
            setEmail(value);
            setOutcome(undefined);
            attempt.clear();
          }}
        />
        <button className="btn btn-go" type="submit" aria-disabled={attempt.pending}>
          {attempt.pending ? m.identity_pending_reset() : m.reset_submit()}
        </button>
        <div role="status">
          {outcome === 'accepted' && <p className="account-said">{m.reset_sent({ email: email.trim() })}</p>}
        </div>
      </form>
      <div className="account-links">
        <PageLink className="link" to={`/login${comeBack.query}`}>
          {m.reset_back()}
        </PageLink>
      </div>
    </>
  );
}

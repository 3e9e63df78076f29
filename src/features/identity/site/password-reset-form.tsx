import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { isEmail } from '../account/account.rules.ts';
import { EmailField } from './email-field.tsx';

/** Asks for a link to choose a new password. Without an address it says the words of SPEC 5 and sends nothing. */
export function PasswordResetForm() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<'refused' | 'accepted'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const right = isEmail(email);
    setOutcome(right ? 'accepted' : 'refused');
    if (!right) {
      document.getElementById('email')?.focus();
    }
  };
  return (
    <>
      <form className="account-fields" noValidate onSubmit={submit}>
        {outcome === 'refused' && (
          <p className="account-said wrong" role="alert">
            {m.reset_email_needed()}
          </p>
        )}
        <EmailField
          value={email}
          onValue={(value) => {
            setEmail(value);
            setOutcome(undefined);
          }}
          autoComplete="username"
        />
        <button className="btn btn-go" type="submit">
          {m.reset_submit()}
        </button>
        <div role="status">
          {outcome === 'accepted' && <p className="account-said">{m.identity_tried_reset()}</p>}
        </div>
      </form>
      <div className="account-links">
        <PageLink className="link" to="/login">
          {m.reset_back()}
        </PageLink>
      </div>
    </>
  );
}

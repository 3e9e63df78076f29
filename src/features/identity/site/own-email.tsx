import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { TextField } from '#ui/form/text-field.tsx';
import { isEmail } from '../account/account.rules.ts';
import type { Visitor } from '../browser/visitor-state.ts';
import { emailInput } from './account-inputs.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { errorTexts } from './error-texts.ts';
import { OwnSection } from './own-section.tsx';
import { Prove, useProvenAttempt } from './proven-attempt.tsx';

/** The e-mail address: whether it is verified, and changing it. */
export function OwnEmail({ user }: { user: Visitor }) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const attempt = useProvenAttempt();
  const wrong = !isEmail(typed);
  const error =
    tried && wrong ? errorTexts[typed.trim() === '' ? 'email-missing' : 'email-wrong']() : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSentTo(undefined);
    if (wrong) {
      document.getElementById('new-email')?.focus();
      return;
    }
    const change = async () => (await import('../browser/own-account.ts')).changeEmail(typed);
    await attempt.go(change, () => {
      setSentTo(typed.trim());
      setTyped('');
      setTried(false);
    });
  };
  return (
    <OwnSection
      id="email"
      title={m.account_email()}
      text={
        <>
          <b className="own-address">{user.email}</b>{' '}
          <span className={user.emailVerified ? 'own-state good' : 'own-state'}>
            {user.emailVerified ? m.account_email_verified() : m.account_email_open()}
          </span>
        </>
      }
    >
      {!user.emailVerified && <Unconfirmed email={user.email} />}
      <form className="account-fields" noValidate onSubmit={submit} aria-busy={attempt.pending}>
        <AttemptError of={attempt} />
        <TextField
          {...emailInput}
          id="new-email"
          label={m.account_email_new()}
          help={m.account_email_new_help()}
          error={error}
          autoComplete="email"
          value={typed}
          onValue={setTyped}
        />
        <div className="own-buttons">
          <button type="submit" className="btn btn-ink btn-sm" aria-disabled={attempt.pending}>
            {attempt.pending ? m.account_working() : m.account_email_change()}
          </button>
        </div>
        <div role="status">
          {sentTo !== undefined && (
            <p className="account-said">{m.account_email_change_sent({ email: sentTo })}</p>
          )}
        </div>
      </form>
      <Prove of={attempt} user={user} />
    </OwnSection>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);
  const send = async () =>
    setSent(await attempt.begin(async () => (await import('../browser/sign-in.ts')).requestVerification()));
  return (
    <div className="own-open">
      <p>{m.account_email_open_text()}</p>
      <AttemptError of={attempt} />
      {!sent && (
        <button type="button" className="btn btn-line btn-sm" aria-disabled={attempt.pending} onClick={send}>
          {attempt.pending ? m.identity_pending_reset() : m.account_email_again()}
        </button>
      )}
      <p role="status">{sent && m.account_email_sent({ email })}</p>
    </div>
  );
}

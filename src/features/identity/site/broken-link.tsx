import { useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { useVisitor } from '../browser/visitor.ts';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';

/** The mode of a mail link, in the identity provider's names. */
export const linkModes = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type LinkMode = (typeof linkModes)[number];

/** The next step after a link that has expired, was used, or is incomplete. */
export function BrokenLink({ mode }: { mode: LinkMode | undefined }) {
  const { user, loading } = useVisitor();
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);
  if (mode === 'resetPassword') {
    return (
      <PageLink className="btn btn-go" to="/passwordreset">
        {m.link_again_reset()}
      </PageLink>
    );
  }
  if (mode === 'recoverEmail') {
    return (
      <PageLink className="btn btn-go" to="/contact">
        {m.link_contact()}
      </PageLink>
    );
  }
  if (mode !== 'verifyEmail' || loading || user?.emailVerified) {
    return (
      <PageLink className="btn btn-go" to="/account">
        {m.link_to_account()}
      </PageLink>
    );
  }
  if (!user) {
    return (
      <PageLink className="btn btn-go" to="/login">
        {m.link_again_sign_in()}
      </PageLink>
    );
  }
  const send = async () =>
    setSent(await attempt.begin(async () => (await import('../browser/sign-in.ts')).requestVerification()));
  return (
    <div className="account-fields">
      <AttemptError of={attempt} />
      {!sent && (
        <button type="button" className="btn btn-go" aria-disabled={attempt.pending} onClick={send}>
          {attempt.pending ? m.identity_pending_reset() : m.link_again_verify({ email: user.email })}
        </button>
      )}
      <div role="status">
        {sent && <p className="account-said">{m.link_sent_again({ email: user.email })}</p>}
      </div>
    </div>
  );
}

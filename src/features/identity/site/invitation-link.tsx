import { useEffect, useState } from 'react';
import type { Picture } from '#features/media/media.contract.ts';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { invitationError } from '../browser/provider-errors.ts';
import { useVisitor } from '../browser/visitor.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAttempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { InvitationForm } from './invitation-form.tsx';

const client = () => import('../browser/invitation.ts');
type Invitation = Awaited<ReturnType<Awaited<ReturnType<typeof client>>['readInvitation']>>;

/** Why there is no invitation to show. */
type Unseen = ReturnType<typeof invitationError>;

/** What the secret of a link invites to, or why that can't be shown. */
async function look(secret: string): Promise<Invitation | Unseen> {
  if (secret === '') {
    // Opened without its link: nothing is to be looked up.
    return { title: m.link_wrong(), why: m.link_incomplete(), isAway: false };
  }
  try {
    return await (await client()).readInvitation(secret);
  } catch (cause) {
    return invitationError(cause);
  }
}

const toOffice = () => location.assign('/dashboard/home');

interface InvitationLinkProps {
  google: boolean;
  picture: Picture | undefined;
}

/** Shows what an invitation is for, and accepts it on a press: mail scanners open links by themselves. */
export function InvitationLink({ google, picture }: InvitationLinkProps) {
  const { user, loading } = useVisitor();
  const [token, setToken] = useState('');
  const [invitation, setInvitation] = useState<Invitation | Unseen>();
  const byGoogle = useAttempt();
  const accepting = useAttempt();
  useEffect(() => {
    const secret = location.hash.slice(1);
    setToken(secret);
    void look(secret).then(setInvitation);
  }, []);
  if (invitation !== undefined && 'why' in invitation) {
    const again = () => {
      setInvitation(undefined);
      void look(token).then(setInvitation);
    };
    return (
      <AccountFrame title={invitation.title} lede={invitation.why} picture={picture} live>
        {invitation.isAway && (
          <button type="button" className="btn btn-go" onClick={again}>
            {m.account_try_again()}
          </button>
        )}
      </AccountFrame>
    );
  }
  if (invitation === undefined || loading) {
    return (
      <AccountFrame title={m.invitation_title()} lede={m.invitation_lede()} picture={picture} live>
        {null}
      </AccountFrame>
    );
  }
  const accept = async () => {
    if (await accepting.begin(async () => (await client()).acceptSignedIn(token))) {
      toOffice();
    }
  };
  const useGoogle = async () => {
    const signIn = async () => {
      await (await import('../browser/sign-in.ts')).signInWithGoogle();
      await (await client()).acceptSignedIn(token);
    };
    if (await byGoogle.begin(signIn)) {
      toOffice();
    }
  };
  return (
    <AccountFrame
      title={m.invitation_title()}
      lede={(user ? m.invitation_for_signed_in : m.invitation_for)({
        by: invitation.invitedBy,
        email: invitation.email,
      })}
      picture={picture}
      live
    >
      {user ? (
        <div className="account-fields">
          <AttemptError of={accepting} />
          <button type="button" className="btn btn-go" aria-disabled={accepting.pending} onClick={accept}>
            {accepting.pending
              ? m.invitation_accepting()
              : m.invitation_accept_as({ email: user.email ?? '' })}
          </button>
        </div>
      ) : (
        <>
          {google && <GoogleButton attempt={byGoogle} disabled={byGoogle.pending} onPress={useGoogle} />}
          {invitation.byPassword ? (
            <InvitationForm
              email={invitation.email}
              accept={async (typed) => (await client()).acceptWithPassword(token, invitation.email, typed)}
              onAccepted={toOffice}
            />
          ) : (
            <PageLink className="btn btn-go" to="/registration">
              {m.register_title()}
            </PageLink>
          )}
          <div className="account-links">
            <p>
              {m.register_have_account()}
              <PageLink className="link" to="/login">
                {m.sign_in_title()}
              </PageLink>
            </p>
          </div>
        </>
      )}
    </AccountFrame>
  );
}

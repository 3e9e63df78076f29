import { useCallback, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { useVisitor } from '../browser/visitor.ts';
import { OwnData } from './own-data.tsx';
import { OwnDeletion } from './own-deletion.tsx';
import { OwnEmail } from './own-email.tsx';
import { OwnEnquiries } from './own-enquiries.tsx';
import { OwnGoogle } from './own-google.tsx';
import { OwnName } from './own-name.tsx';
import { OwnOrders } from './own-orders.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** The sections of the account, or why they can't be loaded. @param google Whether signing in with Google is offered. */
export function OwnAccount({ google }: { google: boolean }) {
  const { user, loading, signedOut } = useVisitor();
  const [deleted, setDeleted] = useState(false);
  const refresh = useCallback(() => {
    // Shows what a mail link changed in another tab or on a phone; without a connection the old data stays.
    void import('../browser/own-account.ts').then((own) => own.refreshAccount()).catch(() => undefined);
  }, []);
  const uid = user?.uid;
  useEffect(() => {
    if (uid !== undefined) {
      refresh();
    }
  }, [uid, refresh]);
  if (deleted) {
    return (
      <Notice title={m.account_deleted()} text={m.account_deleted_text()} to="/" link={m.account_home()} />
    );
  }
  if (!user) {
    return loading ? (
      <Waiting />
    ) : (
      <Notice
        title={m.account_sign_in_first()}
        text={m.account_sign_in_first_text()}
        to="/login"
        link={m.sign_in_title()}
      />
    );
  }
  return (
    <>
      {signedOut && (
        <p className="account-said wrong" role="alert">
          {m.identity_error_signed_out()}{' '}
          <PageLink className="link" to="/login">
            {m.sign_in_title()}
          </PageLink>
        </p>
      )}
      <OwnOrders key={`${user.uid} orders`} />
      <OwnEnquiries key={`${user.uid} enquiries`} />
      <OwnName user={user} />
      <OwnEmail user={user} />
      <OwnPassword user={user} />
      {(google || user.ways.includes('google')) && <OwnGoogle user={user} />}
      <OwnSessions key={user.uid} />
      <OwnData />
      <OwnDeletion user={user} onDeleted={() => setDeleted(true)} />
    </>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  to: string;
  link: string;
}

function Notice({ title, text, to, link }: NoticeProps) {
  return (
    <div className="own-notice" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <PageLink className="btn btn-go" to={to}>
        {link}
      </PageLink>
    </div>
  );
}

/** Skeleton in the shape of the content. */
function Waiting() {
  return (
    <div className="own-waiting" aria-busy="true">
      <p className="vh" role="status">
        {m.account_loading()}
      </p>
      <span />
      <span />
      <span />
    </div>
  );
}

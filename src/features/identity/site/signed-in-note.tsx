import { m } from '#messages/messages.js';
import { useVisitor } from '../browser/visitor.ts';
import { useComeBack } from './come-back.ts';

/** Tells who opens a sign-in page that they are signed in already. */
export function SignedInNote() {
  const { user, loading } = useVisitor();
  const { path } = useComeBack();
  return (
    <div role="status">
      {user && !loading && (
        <p className="account-said">
          {m.identity_already({ email: user.email })}{' '}
          <a className="link" href={path}>
            {m.identity_go_on()}
          </a>
        </p>
      )}
    </div>
  );
}

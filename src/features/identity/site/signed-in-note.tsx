import { m } from '#messages/messages.js';
import { useHydrated } from '#ui/hydrated.ts';
import { isMarked } from '../browser/account-marker.ts';
import { useVisitor } from '../browser/visitor.ts';
import { useComeBack } from './come-back.ts';

/** Tells who opens a sign-in page that they are signed in already. */
export function SignedInNote() {
  const alive = useHydrated();
  return <div role="status">{alive && isMarked() && <Note />}</div>;
}

/** Asks the provider, whose client nobody should load who only reads a sign-in page. */
function Note() {
  const { user, loading } = useVisitor();
  const { path } = useComeBack();
  return (
    user &&
    !loading && (
      <p className="account-said">
        {m.identity_already({ email: user.email })}{' '}
        <a className="link" href={path}>
          {m.identity_go_on()}
        </a>
      </p>
    )
  );
}

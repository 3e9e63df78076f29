import { m } from '#messages/messages.js';
import { useHydrated } from '#ui/hydrated.ts';
import { isMarked } from '../browser/account-marker.ts';
import { signOut, useVisitor } from '../browser/visitor.ts';
import { useComeBack } from './come-back.ts';

/** Tells who opens a sign-in page that they are signed in already; the styles then hide the form behind it. */
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
      <div className="account-said account-already">
        <p>{m.identity_already({ email: user.email })}</p>
        <a className="btn btn-go" href={path}>
          {m.identity_go_on()}
        </a>
        <button className="btn btn-line" type="button" onClick={() => void signOut()}>
          {m.identity_other_account()}
        </button>
      </div>
    )
  );
}

import { m } from '#messages/messages.js';
import { useHydrated } from '#ui/hydrated.ts';
import { isMarked } from '../browser/account-marker.ts';
import { signOut, useVisitor } from '../browser/visitor.ts';
import { useComeBack } from './come-back.ts';

/** Tells a signed-in visitor of a sign-in page so; the styles then hide the form behind it. */
export function SignedInNote() {
  const alive = useHydrated();
  return <div role="status">{alive && isMarked() && <Note />}</div>;
}

/** Loads the provider's client, which visitors of a sign-in page otherwise don't need. */
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

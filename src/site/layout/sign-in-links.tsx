import { m } from '#messages/messages.js';
import { PageLink } from '../page-link.tsx';

/** Sign-in and registration. The same for everybody, because pages are cached; CSS hides them while somebody is signed in. */
export function SignInLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <p className="sign-in-links">
      <PageLink to="/login" onClick={onChoose}>
        {m.site_sign_in()}
      </PageLink>
      <PageLink to="/registration" onClick={onChoose}>
        {m.site_register()}
      </PageLink>
    </p>
  );
}

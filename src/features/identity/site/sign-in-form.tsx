import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { signInErrors } from '../account/account-errors.rules.ts';
import { EntryForm } from './entry-form.tsx';

/** Sign-in by e-mail and password, or with Google. */
export function SignInForm({ google }: { google: boolean }) {
  return (
    <EntryForm
      google={google}
      errorsOf={signInErrors}
      enter={async ({ email, password }) => (await import('../browser/sign-in.ts')).signIn(email, password)}
      words={{ submit: m.sign_in_submit(), pending: m.identity_pending_sign_in() }}
      links={(query) => (
        <>
          <PageLink className="link" to={`/passwordreset${query}`}>
            {m.sign_in_forgot()}
          </PageLink>
          <p>
            {m.sign_in_no_account()}
            <PageLink className="link" to={`/registration${query}`}>
              {m.sign_in_register()}
            </PageLink>
          </p>
        </>
      )}
    />
  );
}

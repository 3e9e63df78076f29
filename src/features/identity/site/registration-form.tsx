import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import { registrationErrors } from '../account/account-errors.rules.ts';
import { EntryForm } from './entry-form.tsx';

/** Registration by name, e-mail and password, or with Google. */
export function RegistrationForm({ google }: { google: boolean }) {
  return (
    <EntryForm
      google={google}
      isNew
      errorsOf={registrationErrors}
      enter={async (typed) => (await import('../browser/sign-in.ts')).register(typed)}
      words={{ submit: m.register_submit(), pending: m.identity_pending_register() }}
      links={(query) => (
        <p>
          {m.register_have_account()}
          <PageLink className="link" to={`/login${query}`}>
            {m.sign_in_title()}
          </PageLink>
        </p>
      )}
    />
  );
}

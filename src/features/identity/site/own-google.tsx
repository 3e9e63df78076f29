import { m } from '#messages/messages.js';
import type { Visitor } from '../browser/visitor-state.ts';
import { AttemptError } from './attempt-error.tsx';
import { GoogleMark } from './google-mark.tsx';
import { OwnSection } from './own-section.tsx';
import { Prove, useProvenAttempt } from './proven-attempt.tsx';

const client = () => import('../browser/own-account.ts');
const nothingMore = () => undefined;

/** Google as a sign-in method. The last method can't be removed. */
export function OwnGoogle({ user }: { user: Visitor }) {
  const attempt = useProvenAttempt();
  const linked = user.ways.includes('google');
  const only = linked && !user.ways.includes('password');
  const press = () =>
    attempt.go(
      async () => (linked ? (await client()).unlinkGoogle() : (await client()).linkGoogle()),
      nothingMore,
    );
  return (
    <OwnSection
      id="google"
      title={m.account_google()}
      text={linked ? m.account_google_linked() : m.account_google_unlinked()}
    >
      <div className="account-fields">
        <AttemptError of={attempt} />
        {only ? (
          <p>{m.account_google_only()}</p>
        ) : (
          <div className="own-buttons">
            <button
              type="button"
              className="btn btn-line btn-sm account-google"
              aria-disabled={attempt.pending}
              onClick={press}
            >
              <GoogleMark />
              {attempt.pending
                ? m.account_working()
                : linked
                  ? m.account_google_unlink()
                  : m.account_google_link()}
            </button>
          </div>
        )}
      </div>
      <Prove of={attempt} user={user} />
    </OwnSection>
  );
}

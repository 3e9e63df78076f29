import { m } from '#messages/messages.js';
import type { Attempt } from './attempt.ts';
import { AttemptError } from './attempt-error.tsx';
import { GoogleMark } from './google-mark.tsx';

interface GoogleButtonProps {
  attempt: Attempt;
  /** Another attempt is pending. */
  disabled: boolean;
  onPress: () => void;
}

/** Sign-in with Google, and the divider above the form. */
export function GoogleButton({ attempt, disabled, onPress }: GoogleButtonProps) {
  return (
    <>
      <div className="account-fields">
        <AttemptError of={attempt} />
        <button
          type="button"
          className="btn btn-line account-google"
          aria-disabled={disabled}
          onClick={onPress}
        >
          <GoogleMark />
          {attempt.pending ? m.identity_pending_google() : m.sign_in_google()}
        </button>
      </div>
      <p className="account-or">{m.sign_in_or()}</p>
    </>
  );
}

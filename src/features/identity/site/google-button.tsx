import { m } from '#messages/messages.js';
import { GoogleMark } from './google-mark.tsx';

/** Sign-in with Google, and the line between it and the form below. */
export function GoogleButton({ onPress }: { onPress: () => void }) {
  return (
    <>
      <button type="button" className="btn btn-line account-google" onClick={onPress}>
        <GoogleMark />
        {m.sign_in_google()}
      </button>
      <p className="account-or">{m.sign_in_or()}</p>
    </>
  );
}

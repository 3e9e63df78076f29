import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { renewToken } from './access-token.ts';
import { proofOf, withProvider } from './provider.ts';

/** Whose password a link may change. @throws `expired-action-code`, `invalid-action-code` */
export function emailOfReset(code: string): Promise<string> {
  return withProvider((auth) => verifyPasswordResetCode(auth, code));
}

export function chooseNewPassword(code: string, password: string): Promise<void> {
  return withProvider((auth) => confirmPasswordReset(auth, code, password));
}

/**
 * Does what the link of a letter is for: confirms, changes or takes back an address.
 * @returns the address that the account has now.
 */
export function followLink(code: string): Promise<string> {
  return withProvider(async (auth) => {
    const { data, operation } = await checkActionCode(auth, code);
    await applyActionCode(auth, code);
    const user = auth.currentUser;
    if (user && operation === ActionCodeOperation.VERIFY_EMAIL) {
      await user.reload();
      // The access token says whether the address is confirmed, so it comes after a new ID token.
      await user.getIdToken(true);
      await renewToken(proofOf(user));
    } else if (user) {
      // An address that changes ends every sign-in of the account, this one too if it is the same.
      await user.reload().catch(() => undefined);
    }
    return data.email ?? '';
  });
}

/** After an address was taken back, its owner should choose a new password: this sends the letter. */
export function askForNewPassword(email: string): Promise<void> {
  return withProvider((auth) => sendPasswordResetEmail(auth, email));
}

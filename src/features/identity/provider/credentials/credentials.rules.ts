import { z } from 'zod';
import { shortestPassword } from '../../account/account.rules.ts';
import { longestPassword } from '../provider.contract.ts';
import { refusal, type WireCode } from '../wire.rules.ts';

const address = z.email().max(254);

/** An address as it is stored: trimmed and in lower case. @throws Failure missing-email, invalid-email */
export function parseEmail(
  text: string | undefined,
  missing: WireCode = 'MISSING_EMAIL',
  wrong: WireCode = 'INVALID_EMAIL',
): string {
  const email = (text ?? '').trim().toLowerCase();
  if (email === '') {
    throw refusal(missing);
  }
  if (!address.safeParse(email).success) {
    throw refusal(wrong);
  }
  return email;
}

/** @throws Failure missing-password, weak-password, password-does-not-meet-requirements when it is far too long */
export function parseNewPassword(password: string | undefined): string {
  if (!password) {
    throw refusal('MISSING_PASSWORD');
  }
  if (password.length < shortestPassword) {
    throw refusal('WEAK_PASSWORD', `Password should be at least ${shortestPassword} characters`);
  }
  if (password.length > longestPassword) {
    throw refusal(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'Missing password requirements: [A shorter password]',
    );
  }
  return password;
}

import { mailboxOf } from '#platform/mail/mailbox.ts';
import { hashOf } from '../secret.rules.ts';

/** How many attempts one key may make within so many seconds. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 3600;
const ninetyDays = 90 * 24 * hour;

const limit = (kind: string, parts: readonly string[], most: number, seconds: number): Limit => ({
  key: hashOf(JSON.stringify([kind, ...parts])),
  most,
  seconds,
});

/** The stored form of a place from which a user signed in. */
export const deviceMark = (device: string): string => hashOf(`device:${device}`);
export const addressMark = (address: string): string => hashOf(`address:${address}`);

/** The key that counts attempts on an account from unknown places. */
function strangers(email: string, address: string): Limit[] {
  return [
    limit('account', [email], 10, quarterHour),
    // So that one stranger alone can't lock out an owner who signs in from a new place.
    limit('account-from', [email, address], 5, quarterHour),
    limit('account-ever', [email], 100, ninetyDays),
  ];
}

/** The key that counts attempts from a browser or address that signed in before: strangers don't use it up. */
function known(email: string, mark: string): Limit[] {
  return [
    limit('place', [email, mark], 10, quarterHour),
    limit('place-ever', [email, mark], 100, ninetyDays),
  ];
}

/**
 * The limits of one password verification.
 * @param mark the known browser or address of the request; undefined for a stranger.
 */
export function passwordLimits(email: string, address: string, mark: string | undefined): Limit[] {
  return [
    ...(mark === undefined ? strangers(email, address) : known(email, mark)),
    limit('verifications-from', [address], 100, quarterHour),
  ];
}

/** The limits that are reset after the right password. */
export const forgottenOnSuccess = (email: string, mark: string | undefined): string[] =>
  mark === undefined ? [] : known(email, mark).map(({ key }) => key);

/** The limits that a password reset clears: the mail's reader is the owner, and may come from anywhere. */
export const freedByReset = (email: string): string[] =>
  strangers(email, '')
    .filter((_, index) => index !== 1)
    .map(({ key }) => key);

export const registrationLimits = (address: string): Limit[] => [
  limit('registrations-from', [address], 60, hour),
];

/** Mails to an address, whoever requests them: the same whether it has an account or not. */
export const resetLimits = (email: string, address: string): Limit[] => [
  limit('resets-to', [email], 5, hour),
  limit('resets-from', [address], 30, hour),
];

/** Mails that an account asks for, to its own address or one that it wants: not only by the account, of which anybody makes many. */
export const letterLimits = (uid: string, to: string): Limit[] => [
  limit('letters-for', [uid], 10, hour),
  limit('letters-to', [mailboxOf(to)], 10, hour),
];

/** Access tokens, by address: an office behind one address renews each of its tokens every 14 minutes. */
export const tokenLimits = (address: string): Limit[] => [limit('tokens-for', [address], 120, 60)];

/** Sign-ins with Google, by address. */
export const otherLimits = (address: string): Limit[] => [limit('others-from', [address], 300, quarterHour)];

import { hashOf } from '../secret.rules.ts';

/** How often something may be done within so many seconds, whoever's doing is counted under the key. */
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

/** What is kept of a place from which somebody signed in. */
export const deviceMark = (device: string): string => hashOf(`device:${device}`);
export const addressMark = (address: string): string => hashOf(`address:${address}`);

/** What counts a guess at an account from where it was never signed in to. */
function strangers(email: string, address: string): Limit[] {
  return [
    limit('account', [email], 10, quarterHour),
    // So that one stranger alone doesn't lock out the owner who comes from somewhere new.
    limit('account-from', [email, address], 5, quarterHour),
    limit('account-ever', [email], 100, ninetyDays),
  ];
}

/** What counts a guess from a browser or an address that signed in to the account before: strangers don't use it up. */
function known(email: string, mark: string): Limit[] {
  return [
    limit('place', [email, mark], 10, quarterHour),
    limit('place-ever', [email, mark], 100, ninetyDays),
  ];
}

/**
 * The limits of one password verification.
 * @param mark the known browser or address that it comes from; undefined for a stranger.
 */
export function passwordLimits(email: string, address: string, mark: string | undefined): Limit[] {
  return [
    ...(mark === undefined ? strangers(email, address) : known(email, mark)),
    limit('verifications-from', [address], 100, quarterHour),
  ];
}

/** Of these nothing stays counted once the right password came. */
export const forgottenOnSuccess = (email: string, mark: string | undefined): string[] =>
  mark === undefined ? [] : known(email, mark).map(({ key }) => key);

/** What a password reset frees: whoever reads the account's mail is its owner, and may have come from anywhere. */
export const freedByReset = (email: string): string[] =>
  strangers(email, '')
    .filter((_, index) => index !== 1)
    .map(({ key }) => key);

export const registrationLimits = (address: string): Limit[] => [
  limit('registrations-from', [address], 60, hour),
];

/** Mails to an address, asked for by whoever: the same whether an account has it or not. */
export const resetLimits = (email: string, address: string): Limit[] => [
  limit('resets-to', [email], 5, hour),
  limit('resets-from', [address], 30, hour),
];

export const letterLimits = (uid: string): Limit[] => [limit('letters-for', [uid], 10, hour)];

/** Access tokens, by address: an office behind one address renews each of its own every 14 minutes. */
export const tokenLimits = (address: string): Limit[] => [limit('tokens-for', [address], 120, 60)];

/** Sign-ins with Google, by address. */
export const otherLimits = (address: string): Limit[] => [limit('others-from', [address], 300, quarterHour)];

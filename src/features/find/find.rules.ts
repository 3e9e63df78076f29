import { randomInt, timingSafeEqual } from 'node:crypto';
import { westernDigits } from '#platform/format/numbers.ts';
import { markOf } from '#platform/sealed-columns/seal-text.ts';

const minute = 60_000;

/** How long a code can be typed, and how long what it opens stays open; ms. */
export const codeMs = 5 * minute;
export const openMs = 30 * minute;

/** Limits of an hour and of a day count that far back; ms. */
export const hourMs = 60 * minute;
export const dayMs = 24 * hourMs;

/** Codes that are sent to a number, and asked for by an address, in an hour. */
const maxToNumber = 3;
const maxFromVisitor = 20;

/** Whether one more code within the hour would be one too many. */
export const codesAreTooMany = (sent: { readonly toNumber: number; readonly fromVisitor: number }): boolean =>
  sent.toNumber >= maxToNumber || sent.fromVisitor >= maxFromVisitor;

/** Tries of one code. */
const maxTries = 5;

/** Wrong guesses of an address in an hour: twice what three codes allow, for carriers put many telephones behind one. */
const maxFromAddress = 30;
/**
 * Wrong guesses at codes that could have been right, of everybody in a day. Each finds one code in a million, so that in any day at
 * most one in a thousand attackers opens anything, however many numbers and addresses they have. Who types their own code wrong
 * doesn't come near: a customer of a hundred does, once.
 */
const maxLive = 1_000;

/** Whether nothing is compared any more: neither right nor wrong. */
export const guessesAreTooMany = (made: { readonly fromVisitor: number; readonly live: number }): boolean =>
  made.fromVisitor >= maxFromAddress || made.live >= maxLive;

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of the code of a request: keyed, because a million codes are tried in a second. */
export const codeMark = (id: string, code: string): string => markOf(`find ${id} ${code}`);

/** A code as it was typed: in Bangla digits, too, and with spaces. */
export const typedCode = (typed: string): string =>
  westernDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '');

interface Guessed {
  readonly id: string;
  readonly code: string | null;
  readonly tries: number;
  readonly expiresAt: Date;
  readonly secret: string | null;
}

/** Whether a request has a code that can still be typed. */
export const isLive = ({ code, tries, expiresAt, secret }: Guessed, now: Date): boolean =>
  code !== null && secret === null && tries < maxTries && expiresAt > now;

/** Whether a guess is the code. It takes the same time with a code and without one. */
export function isCode(row: Guessed | undefined, guess: string): boolean {
  const id = row?.id ?? '';
  // Nobody types this one.
  const wanted = row?.code ?? codeMark(id, 'none');
  return timingSafeEqual(Buffer.from(codeMark(id, guess)), Buffer.from(wanted));
}

const cookieName = 'shofor-find';

/**
 * The Set-Cookie header with a secret that opens the list: for this site alone, out of reach of scripts, as long as the list is open.
 * @param secret '' closes it
 */
export const cookieWith = (secret: string, siteUrl: string): string =>
  [
    `${cookieName}=${secret}`,
    `Max-Age=${secret === '' ? 0 : openMs / 1_000}`,
    'Path=/',
    'HttpOnly',
    ...(siteUrl.startsWith('https:') ? ['Secure'] : []),
    'SameSite=Strict',
  ].join('; ');

/** The secret among the cookies of a request; undefined without one. */
export const secretIn = (cookies: string | null | undefined): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/** `dead`: it was refused, or tried for four days. `dropped`: the office gave it up, whatever came of it before. */
export const mailStates = ['waiting', 'sent', 'dead', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** Whether a mail that isn't on its way can be sent once more. One that was sent never is: its reader has it. */
export const canGoAgain = (state: MailState): boolean => state === 'dead' || state === 'dropped';

/** Whether the office can say of a mail that it needn't go out any more. */
export const canBeDropped = (state: MailState): boolean => state === 'waiting' || state === 'dead';

/** How a mail fared with the server it was handed to. */
export type Outcome =
  /** The server said 250: it is the server's now. */
  | { readonly kind: 'taken' }
  /** It will never take this mail: a wrong address, or what it thinks of the text. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Not this time: busy, or cut off before it said 250. */
  | { readonly kind: 'later'; readonly why: string }
  /** There is no talking to the server, about this mail or any other. */
  | { readonly kind: 'away'; readonly why: string };

/**
 * Attempts before a mail is dead. With `waitAfter` that is four days and more, as long as RFC 5321 4.5.4.1 wants it
 * tried. A server that is away costs no attempt.
 */
export const attemptsAtMost = 32;

const firstWaitMs = 30_000;
const longestWaitMs = 4 * 60 * 60_000;

/** How long a mail rests after so many attempts, in ms: half a minute at first, twice as long each time, 4 h at most. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
}

/** How long nothing is sent when the server was away so many times in a row, in ms. */
export function restAfter(failuresInARow: number): number {
  return Math.min(60_000, 2_000 * 2 ** Math.max(0, failuresInARow - 1));
}

/**
 * Longest time for one mail, in ms, from the first packet to the last. The lease of a mail is longer by two clocks
 * that differ by a minute: while one process may still be at it, no other takes it up.
 */
export const sendingMs = 30_000;
export const leaseMs = sendingMs + 120_000;

/**
 * One address that can be written into the dialogue with a mail server as it stands: no blanks, no control
 * characters, none of the signs that part, group or comment addresses.
 */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(address);
}

/** Why a mail is refused here, before a server is asked. */
export const notOneAddress = 'This is not one address.';

/** Text for a line of a mail's head: what could end the line is a blank. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** An address as the log may have it. */
export function masked(address: string): string {
  const [name = '', host = ''] = oneLine(address).split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

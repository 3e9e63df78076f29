/**
 * Attempts before a mail is dead. With `waitAfter` they take more than four days, the time that RFC 5321 4.5.4.1 asks
 * for. An unreachable server doesn't count as an attempt.
 */
export const maxAttempts = 32;

const firstWaitMs = 30_000;
const longestWaitMs = 4 * 60 * 60_000;

/** Delay after so many attempts, in ms: half a minute at first, doubled each time, 4 h at most. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempts - 1));
}

/** How long nothing is sent after the server was unreachable so many times in a row, in ms. */
export function restAfter(failuresInARow: number): number {
  return Math.min(60_000, 2_000 * 2 ** Math.max(0, failuresInARow - 1));
}

/**
 * Longest time for sending one mail, in ms. The lease of a mail is longer, by the difference of two clocks of up to a
 * minute: while one process may still be sending it, no other takes it.
 */
export const sendingMs = 30_000;
export const leaseMs = sendingMs + 120_000;

/**
 * An address that can be used as it is in the SMTP dialogue: no blanks, no control characters, none of the characters
 * that separate, group or comment addresses.
 */
export function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(address);
}

/** Why a mail is refused here, before the server is contacted. */
export const notOneAddress = 'This is not one address.';

/** Text for a header line of a mail: line breaks become blanks. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** An address, masked for the log. */
export function masked(address: string): string {
  const [name = '', host = ''] = oneLine(address).split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

/** Events in whose letter a person wrote. */
const written: ReadonlySet<string> = new Set(['enquiry.reply']);

/**
 * Whether the program wrote a mail by itself: RFC 3834 has automatic responders leave such a mail alone, and some
 * recipients filter it out.
 */
export const isAutomatic = (event: string): boolean => !written.has(event);

/** The words of a letter that name one thing only: tokens of links, and ids. */
export const identifyingTokens = (text: string): string[] => [
  ...new Set(text.split(/[^0-9a-z-]+/).filter((word) => word.length >= 26)),
];

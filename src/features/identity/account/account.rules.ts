/** The identity provider refuses shorter passwords. */
export const shortestPassword = 6;

/** Whether a text has the form of an e-mail address; only a delivered mail shows whether the mailbox exists. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text.trim());
}

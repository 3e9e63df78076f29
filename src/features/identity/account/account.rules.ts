/** The identity provider refuses shorter passwords. */
export const shortestPassword = 6;

/** Whether a text has the shape of an e-mail address; whether there is such a box only a letter to it can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text.trim());
}

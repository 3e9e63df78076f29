import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret that nobody guesses: 256 bits, in letters that fit into links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: it can be recognised, but not made again. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a new account, in the form that the SDK knows: 28 letters and digits. */
export const newUid = (): string =>
  Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('');

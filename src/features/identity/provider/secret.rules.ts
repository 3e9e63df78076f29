import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A random secret of 256 bits, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of a new account, in the SDK's form: 28 letters and digits. */
export const newUid = (): string =>
  Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('');

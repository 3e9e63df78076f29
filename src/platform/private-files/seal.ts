import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** AES-256-GCM: 12 bytes of nonce, 16 of authentication tag. */
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function encrypt(key: Uint8Array, nonce: Uint8Array, about: string, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when it was encrypted with another key, for something else, or was changed since */
function decrypt(key: Uint8Array, nonce: Uint8Array, about: string, sealed: Uint8Array): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

/** Bytes encrypted for one thing, with a nonce of their own before them. */
export function sealPiece(key: Uint8Array, about: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  return Buffer.concat([nonce, encrypt(key, nonce, about, plain)]);
}

/** @throws when the key is another one, or they were encrypted for something else, or changed since */
export const openPiece = (key: Uint8Array, about: string, sealed: Uint8Array): Buffer =>
  decrypt(key, sealed.subarray(0, nonceBytes), about, sealed.subarray(nonceBytes));

/** A file's own key, encrypted for that file with the data key, in base64. */
export const sealFileKey = (dataKey: Uint8Array, fileId: string, key: Uint8Array): string =>
  sealPiece(dataKey, fileId, key).toString('base64');

/** A new key for a file, and the same encrypted. */
export function makeFileKey(dataKey: Uint8Array, fileId: string): { key: Buffer; sealedKey: string } {
  const key = randomBytes(32);
  return { key, sealedKey: sealFileKey(dataKey, fileId, key) };
}

/** A file's own key. @throws when the data key is another one, or the row belongs to another file */
export const openFileKey = (dataKey: Uint8Array, fileId: string, sealedKey: string): Buffer =>
  openPiece(dataKey, fileId, Buffer.from(sealedKey, 'base64'));

/** The key encrypts one file only, so that a segment's number is a nonce that never comes twice. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUInt32BE(number, nonceBytes - 4);
  return nonce;
}

/** The last segment says that it is the last: a file that was cut off doesn't open as a shorter one. */
const place = (number: number, isLast: boolean) => `${number}${isLast ? ' last' : ''}`;

export const sealSegment = (key: Uint8Array, number: number, isLast: boolean, plain: Uint8Array): Buffer =>
  encrypt(key, nonceOf(number), place(number, isLast), plain);

/** @throws when it is another file's, stands in another place, or was changed since */
export const openSegment = (key: Uint8Array, number: number, isLast: boolean, sealed: Uint8Array): Buffer =>
  decrypt(key, nonceOf(number), place(number, isLast), sealed);

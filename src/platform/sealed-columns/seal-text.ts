import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

interface ColumnKeys {
  readonly mac: Buffer;
  readonly encrypt: Buffer;
}

const derived = (dataKey: Uint8Array, use: string) => createHmac('sha256', dataKey).update(use).digest();

const keysOf = (dataKey: Uint8Array): ColumnKeys => ({
  mac: derived(dataKey, 'columns mac'),
  encrypt: derived(dataKey, 'columns encrypt'),
});

/** The keys of this process: a table's definition has no other way to them. */
let held: ColumnKeys | undefined;

/** From now on sealed columns are read and written with the data key. Before that they are neither. */
export function sealWith(dataKey: Uint8Array): void {
  held = keysOf(dataKey);
}

function needed(): ColumnKeys {
  if (held === undefined) {
    throw new Error('Sealed columns need the data key: sealWith().');
  }
  return held;
}

const mark = 'sealed:1:';
const ivBytes = 16;
const algorithm = 'aes-256-ctr';

/** Whether a stored text is sealed; one of a version before isn't. */
export const isSealed = (stored: string): boolean => stored.startsWith(mark);

const ivOf = ({ mac }: ColumnKeys, plain: Buffer) =>
  createHmac('sha256', mac).update(plain).digest().subarray(0, ivBytes);

/**
 * Seals a text with the data key, the same text always the same, so that a row is found by it: the nonce is a keyed digest of the
 * text, as in AES-SIV, and proves it when it is opened.
 */
function sealBy(keys: ColumnKeys, text: string): string {
  const plain = Buffer.from(text, 'utf8');
  const iv = ivOf(keys, plain);
  const cipher = createCipheriv(algorithm, keys.encrypt, iv);
  return mark + Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64url');
}

/** The text as it was; undefined when it was sealed with another key or changed since. */
function openBy(keys: ColumnKeys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  if (bytes.length < ivBytes) {
    return undefined;
  }
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, keys.encrypt, iv);
  const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]);
  return timingSafeEqual(ivOf(keys, plain), iv) ? plain.toString('utf8') : undefined;
}

/** @throws an Error before `sealWith` */
export const sealText = (text: string): string => sealBy(needed(), text);

/** A stored text: opened, or as it is when a version before left it plain; undefined when the data key is another one. */
export const openText = (stored: string): string | undefined =>
  isSealed(stored) ? openBy(needed(), stored) : stored;

/** Sealed with another data key: what opens with it already stays, and so does what opens with neither. */
export function resealText(stored: string, from: Uint8Array, to: Uint8Array): string {
  const next = keysOf(to);
  if (!isSealed(stored)) {
    return sealBy(next, stored);
  }
  const plain = openBy(next, stored) === undefined ? openBy(keysOf(from), stored) : undefined;
  return plain === undefined ? stored : sealBy(next, plain);
}

/** The text by a key that isn't this process's. */
export const openTextBy = (dataKey: Uint8Array, stored: string): string | undefined =>
  isSealed(stored) ? openBy(keysOf(dataKey), stored) : stored;

/** What stands for a word in a row that only who knows the word may find; it can't be opened. */
export const markOf = (word: string, dataKey?: Uint8Array): string =>
  createHmac('sha256', (dataKey === undefined ? needed() : keysOf(dataKey)).mac)
    .update(`mark ${word}`)
    .digest('base64url')
    .slice(0, 22);

import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Fields that a signature must cover to mean anything. */
const covered = ['tran_id', 'val_id', 'amount', 'status', 'currency'];

/** The text that SSLCommerz signs: the named fields and the MD5 of the store's password, sorted by name. */
export function signedText(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  password: string,
): string {
  const pairs = new Map(names.map((name) => [name, fields[name] ?? '']));
  pairs.set('store_passwd', md5(password));
  return [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** `verify_sign` of fields, as SSLCommerz computes it. */
export const verifySign = (
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  password: string,
) => md5(signedText(fields, names, password));

/**
 * Whether a notification is signed with the store's password and the signature covers what matters. It isn't proof of a
 * payment: MD5 over chosen fields only keeps away who doesn't know the store.
 * @param fields As received, after decoding of the form.
 */
export function isSigned(fields: Readonly<Record<string, string>>, password: string): boolean {
  const names = (fields.verify_key ?? '').split(',').filter((name) => name !== '');
  const given = Buffer.from(fields.verify_sign ?? '');
  if (names.length > 100 || covered.some((name) => !names.includes(name))) {
    return false;
  }
  const wanted = Buffer.from(verifySign(fields, names, password));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

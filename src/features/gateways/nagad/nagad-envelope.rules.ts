import { constants, type KeyObject, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto';

/** A message of Nagad: encrypted for the receiver, and signed by the sender over its plain text. */
export interface Envelope {
  readonly sensitiveData: string;
  readonly signature: string;
}

/** What RSA with 2048 bits and PKCS#1 v1.5 can hold. */
const maxBytes = 245;

const padding = constants.RSA_PKCS1_PADDING;

/** @throws RangeError when the message doesn't fit */
export function seal(
  message: object,
  keys: { readonly signWith: KeyObject; readonly encryptFor: KeyObject; readonly hash: string },
): Envelope {
  const text = Buffer.from(JSON.stringify(message));
  if (text.length > maxBytes) {
    throw new RangeError(`A message to Nagad has at most ${maxBytes} bytes.`);
  }
  return {
    sensitiveData: publicEncrypt({ key: keys.encryptFor, padding }, text).toString('base64'),
    signature: sign(keys.hash, text, { key: keys.signWith, padding }).toString('base64'),
  };
}

/**
 * The message in an envelope. Node 24 decrypts PKCS#1 v1.5 again (Node 20 refuses to): OpenSSL then answers a wrong padding
 * with random bytes, which the signature doesn't fit. So every fault of an envelope looks the same from outside.
 * @returns undefined when it isn't for us, or isn't signed by the sender
 */
export function open(
  { sensitiveData, signature }: Envelope,
  keys: { readonly decryptWith: KeyObject; readonly signedBy: KeyObject; readonly hash: string },
): unknown {
  try {
    const text = privateDecrypt({ key: keys.decryptWith, padding }, Buffer.from(sensitiveData, 'base64'));
    const isGenuine = verify(
      keys.hash,
      text,
      { key: keys.signedBy, padding },
      Buffer.from(signature, 'base64'),
    );
    const message: unknown = JSON.parse(text.toString('utf8'));
    return isGenuine ? message : undefined;
  } catch {
    return undefined;
  }
}

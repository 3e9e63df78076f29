import { createCipheriv, createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 secret bytes. */
  readonly auth: string;
}

/** What is random in an encryption. */
interface Chance {
  readonly salt?: Uint8Array;
  /** The private key of the sender, for this message alone. */
  readonly privateKey?: Uint8Array;
}

/** Every push is as long as this before it is encrypted, so that its length says nothing; longer ones are as they are. */
const paddedBytes = 512;
const recordBytes = 4096;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Whether a push can be encrypted for these keys: a point that isn't on the curve fits nothing. */
export function areUsableKeys({ p256dh, auth }: PushKeys): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(bytesOf(p256dh));
  } catch {
    return false;
  }
  return bytesOf(p256dh).length === 65 && bytesOf(auth).length === 16;
}

/**
 * Encrypts a text for a browser (RFC 8291, one record of RFC 8188 `aes128gcm`). The push service can't read it.
 * @param padded how long it is at least, before the delimiter
 * @throws an Error for keys that aren't usable
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt = randomBytes(16), privateKey }: Chance = {},
  padded = paddedBytes,
): Uint8Array<ArrayBuffer> {
  const pair = createECDH('prime256v1');
  if (privateKey === undefined) {
    pair.generateKeys();
  } else {
    pair.setPrivateKey(Buffer.from(privateKey));
  }
  const [theirs, ours] = [bytesOf(p256dh), pair.getPublicKey()];
  const derive = (key: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const purpose = (name: string) => Buffer.from(`${name}\0`);
  const about = Buffer.concat([purpose('WebPush: info'), theirs, ours]);
  const key = derive(pair.computeSecret(theirs), bytesOf(auth), about, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, purpose('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, purpose('Content-Encoding: nonce'), 12),
  );
  const said = Buffer.from(text);
  // The delimiter of the last record, and zeros.
  const record = Buffer.concat([said, Buffer.of(2), Buffer.alloc(Math.max(0, padded - said.length))]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(ours.length, 4);
  const sealed = [cipher.update(record), cipher.final(), cipher.getAuthTag()];
  return new Uint8Array(Buffer.concat([salt, head, ours, ...sealed]));
}

/** What stands for a subject before push services and browsers: a later push about it takes the place of the one before. It says nothing. */
export const topicOf = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 32);

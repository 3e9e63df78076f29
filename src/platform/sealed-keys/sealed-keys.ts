import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, ReadDatabase, Transaction } from '../database/database.ts';
import { openFileKey, sealFileKey } from '../private-files/seal.ts';
import { type KeyPurpose, sealedKeys } from './sealed-keys.table.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** In base64url: the 32 bytes of Ed25519, or the uncompressed point of P-256. */
  readonly publicKey: string;
}

interface Row {
  readonly id: string;
  readonly sealedKey: string;
}

/** The private key in PKCS#8; undefined when the data key is another one. */
function tryOpen(dataKey: Uint8Array, { id, sealedKey }: Row): Buffer | undefined {
  try {
    return openFileKey(dataKey, id, sealedKey);
  } catch {
    return undefined;
  }
}

/** A new pair, as PKCS#8 and in base64url. */
function makePair(purpose: KeyPurpose) {
  const pair =
    purpose === 'push'
      ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      : generateKeyPairSync('ed25519');
  const { x = '', y } = pair.publicKey.export({ format: 'jwk' });
  const coordinates = [x, y ?? ''].map((each) => Buffer.from(each, 'base64url'));
  const publicKey = y === undefined ? x : Buffer.concat([Buffer.of(4), ...coordinates]).toString('base64url');
  return { privateKey: pair.privateKey, publicKey };
}

/** The newest key of a purpose that opens with the data key; undefined when none was made with it. */
export async function findOpenKey(
  db: ReadDatabase,
  purpose: KeyPurpose,
  dataKey: Uint8Array,
): Promise<SigningKey | undefined> {
  const rows = await db
    .select({ id: sealedKeys.id, sealedKey: sealedKeys.sealedKey, publicKey: sealedKeys.publicKey })
    .from(sealedKeys)
    .where(eq(sealedKeys.purpose, purpose))
    .orderBy(desc(sealedKeys.createdAt));
  for (const row of rows) {
    const opened = tryOpen(dataKey, row);
    if (opened !== undefined) {
      const privateKey = createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' });
      return { id: row.id, privateKey, publicKey: row.publicKey };
    }
  }
  return undefined;
}

/**
 * The key that signs for a purpose. It is made when none opens: at the first start, after the data key was lost, or
 * in a process whose data directory has a data key of its own. What either key signed stays genuine. Of several that make
 * one at the same time the first wins.
 */
export async function provideSigningKey(
  tx: Transaction,
  purpose: KeyPurpose,
  { dataKey, now }: { readonly dataKey: Uint8Array; readonly now: Date },
): Promise<SigningKey> {
  const known = await findOpenKey(tx, purpose, dataKey);
  if (known !== undefined) {
    return known;
  }
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`sealed_keys ${purpose}`}))`);
  const made = await findOpenKey(tx, purpose, dataKey);
  if (made !== undefined) {
    return made;
  }
  const { privateKey, publicKey } = makePair(purpose);
  const id = crypto.randomUUID();
  await tx.insert(sealedKeys).values({
    id,
    purpose,
    publicKey,
    sealedKey: sealFileKey(dataKey, id, privateKey.export({ format: 'der', type: 'pkcs8' })),
    createdAt: now,
  });
  return { id, privateKey, publicKey };
}

/** Whether a key of a purpose opens with the data key; after a rotation none opens with the former one. */
export const hasSigningKey = async (
  db: ReadDatabase,
  purpose: KeyPurpose,
  dataKey: Uint8Array,
): Promise<boolean> => (await findOpenKey(db, purpose, dataKey)) !== undefined;

/** The public keys of a purpose, oldest first: all of them, because what a former key signed stays valid. */
export async function listPublicKeys(db: ReadDatabase, purpose: KeyPurpose) {
  const { id, publicKey, createdAt } = sealedKeys;
  return db
    .select({ id, publicKey, createdAt })
    .from(sealedKeys)
    .where(eq(sealedKeys.purpose, purpose))
    .orderBy(asc(createdAt), asc(id));
}

/** An Ed25519 signature (RFC 8032) over UTF-8, in base64url. */
export const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64url');

/** Whether a signature is by a public key, 32 bytes in base64url. */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
}

/**
 * Encrypts the keys with another data key. It can be repeated. A key that opens with neither was lost with a former data
 * key and is left as it is.
 */
export async function rewrapSealedKeys(db: Database, from: Uint8Array, to: Uint8Array): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(sealedKeys).orderBy(asc(sealedKeys.id)).for('update');
    for (const row of rows) {
      const opened = tryOpen(to, row) === undefined ? tryOpen(from, row) : undefined;
      if (opened !== undefined) {
        await tx
          .update(sealedKeys)
          .set({ sealedKey: sealFileKey(to, row.id, opened) })
          .where(eq(sealedKeys.id, row.id));
      }
    }
  });
}

import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { ReadDatabase } from '#platform/database/database.ts';
import { accessSeconds } from '../access/access.contract.ts';
import { accessAlgorithm } from '../access/access-token.rules.ts';
import { signingKeys } from '../identity.table.ts';
import { idTokenSeconds } from '../provider/provider.contract.ts';

/** What a key signs: our access tokens, or the built-in provider's ID tokens. */
type KeyPurpose = (typeof signingKeys.$inferSelect)['purpose'];

const dayMs = 24 * 3600 * 1000;

/** How long a key signs, and how long it is accepted afterwards: a token's lifetime, with a margin for slow processes. */
const lives: Readonly<Record<KeyPurpose, { signsForMs: number; overlapMs: number }>> = {
  access: { signsForMs: 30 * dayMs, overlapMs: (accessSeconds + 600) * 1000 },
  identity: { signsForMs: 90 * dayMs, overlapMs: (idTokenSeconds + 3600) * 1000 },
};

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const isBelieved = (purpose: KeyPurpose, now: Date) =>
  and(
    eq(signingKeys.purpose, purpose),
    or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, before(now, lives[purpose].overlapMs))),
  );

/** The active signing key; undefined when there is none, or it is due for rotation. */
export async function findSigningKey(
  db: ReadDatabase,
  now: Date,
  purpose: KeyPurpose,
): Promise<{ kid: string; privateJwk: JWK } | undefined> {
  const [row] = await db
    .select({ kid: signingKeys.kid, privateJwk: signingKeys.privateJwk })
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.purpose, purpose),
        isNull(signingKeys.retiredAt),
        gt(signingKeys.createdAt, before(now, lives[purpose].signsForMs)),
      ),
    )
    .orderBy(desc(signingKeys.createdAt))
    .limit(1);
  // One that was sealed with a lost data key signs no more.
  return row && row.privateJwk !== null ? { kid: row.kid, privateJwk: row.privateJwk } : undefined;
}

/** The public key of access tokens with this id, if it is accepted now. */
export async function findAccessKey(
  db: ReadDatabase,
  now: Date,
  kid: string,
): Promise<CryptoKey | undefined> {
  const [row] = await db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(and(eq(signingKeys.kid, kid), isBelieved('access', now)));
  const key = row && (await importJWK(row.publicJwk, accessAlgorithm));
  return key instanceof Uint8Array ? undefined : key;
}

/** The public keys accepted for ID tokens now, newest first. */
export async function listIdentityKeys(db: ReadDatabase, now: Date): Promise<JWK[]> {
  const rows = await db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(isBelieved('identity', now))
    .orderBy(desc(signingKeys.createdAt));
  return rows.map(({ publicJwk }) => publicJwk);
}

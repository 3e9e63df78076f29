import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { ReadDatabase } from '#platform/database/database.ts';
import { signingKeys } from '../../identity.table.ts';
import { accessSeconds } from '../access.contract.ts';
import { accessAlgorithm } from '../access-token/access-token.rules.ts';

/** How long one key signs. */
const signsForMs = 30 * 24 * 3600 * 1000;

/** How long a key that signs no more is still believed: a token's life, and some for processes that lag. */
const overlapMs = (accessSeconds + 600) * 1000;

/** The key that signs access tokens now; undefined when there is none, or it has signed long enough. */
export async function findAccessSigningKey(
  db: ReadDatabase,
  now: Date,
): Promise<{ kid: string; privateJwk: JWK } | undefined> {
  const [row] = await db
    .select({ kid: signingKeys.kid, privateJwk: signingKeys.privateJwk })
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.purpose, 'access'),
        isNull(signingKeys.retiredAt),
        gt(signingKeys.createdAt, new Date(now.getTime() - signsForMs)),
      ),
    )
    .orderBy(desc(signingKeys.createdAt))
    .limit(1);
  return row;
}

/** The public key by its id, if what it signed is believed now. */
export async function findAccessKey(
  db: ReadDatabase,
  now: Date,
  kid: string,
): Promise<CryptoKey | undefined> {
  const [row] = await db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.kid, kid),
        eq(signingKeys.purpose, 'access'),
        or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, new Date(now.getTime() - overlapMs))),
      ),
    );
  const key = row && (await importJWK(row.publicJwk, accessAlgorithm));
  return key instanceof Uint8Array ? undefined : key;
}

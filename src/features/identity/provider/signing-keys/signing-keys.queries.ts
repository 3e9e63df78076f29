import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { ReadDatabase } from '#platform/database/database.ts';
import { signingKeys } from '../../identity.table.ts';
import { idTokenSeconds } from '../provider.contract.ts';

/** How long a key that signs no more is still believed: a token's life, and an hour for processes that lag. */
const overlapMs = (idTokenSeconds + 3600) * 1000;

/** How long one key signs. */
const signsForMs = 90 * 24 * 3600 * 1000;

/** The public keys whose signatures on ID tokens are believed now, the newest first. */
export async function listIdentityKeys(db: ReadDatabase, now: Date): Promise<JWK[]> {
  const rows = await db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.purpose, 'identity'),
        or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, new Date(now.getTime() - overlapMs))),
      ),
    )
    .orderBy(desc(signingKeys.createdAt));
  return rows.map(({ publicJwk }) => publicJwk);
}

/** The key that signs ID tokens now; undefined when there is none, or it has signed long enough. */
export async function findSigningKey(
  db: ReadDatabase,
  now: Date,
): Promise<{ kid: string; privateJwk: JWK } | undefined> {
  const [row] = await db
    .select({ kid: signingKeys.kid, privateJwk: signingKeys.privateJwk })
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.purpose, 'identity'),
        isNull(signingKeys.retiredAt),
        gt(signingKeys.createdAt, new Date(now.getTime() - signsForMs)),
      ),
    )
    .orderBy(desc(signingKeys.createdAt))
    .limit(1);
  return row;
}

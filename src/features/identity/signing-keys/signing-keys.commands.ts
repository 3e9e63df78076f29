import { and, eq, isNull, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { admitting } from '../access/access.contract.ts';
import { accessAlgorithm } from '../access/access-token.rules.ts';
import { signingKeys } from '../identity.table.ts';
import { providing } from '../provider/provider.contract.ts';
import { findSigningKey } from './signing-keys.queries.ts';

const jwk = z.custom<JWK>((value) => typeof value === 'object' && value !== null);

/** Retires older keys of the purpose; their signatures are accepted for a while. */
async function take(tx: Transaction, key: typeof signingKeys.$inferInsert): Promise<void> {
  await tx
    .update(signingKeys)
    .set({ retiredAt: key.createdAt })
    .where(and(eq(signingKeys.purpose, key.purpose), isNull(signingKeys.retiredAt)));
  await tx.insert(signingKeys).values(key);
}

/** Makes the next signing key of access tokens, unless another process just has. */
export const makeAccessKey = command({
  name: 'access.make-key',
  permission: admitting,
  input: z.strictObject({}),
  run: async ({ tx, now }) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access.make-key'))`);
    const made = await findSigningKey(tx, now, 'access');
    if (made) {
      return made;
    }
    const pair = await generateKeyPair(accessAlgorithm, { extractable: true });
    const kid = crypto.randomUUID();
    const [privateJwk, publicJwk] = [await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)];
    await take(tx, { kid, purpose: 'access', privateJwk, publicJwk, createdAt: now });
    return { kid, privateJwk };
  },
});

/**
 * Makes a new signing key for ID tokens.
 * @param replace false: only when there is none; another process may have been first.
 */
export const useSigningKey = command({
  name: 'provider.use-signing-key',
  permission: providing,
  input: z.strictObject({ kid: z.string().min(8), publicJwk: jwk, privateJwk: jwk, replace: z.boolean() }),
  run: async ({ tx, now, log }, { kid, publicJwk, privateJwk, replace }): Promise<void> => {
    await tx.execute(sql`LOCK TABLE ${signingKeys} IN SHARE ROW EXCLUSIVE MODE`);
    if (!replace && (await findSigningKey(tx, now, 'identity'))) {
      return;
    }
    await take(tx, { kid, purpose: 'identity', publicJwk, privateJwk, createdAt: now });
    log({ subjectKind: 'signing-key', subjectId: kid, difference: { purpose: 'identity' } });
  },
});

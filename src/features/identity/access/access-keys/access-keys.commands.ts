import { and, eq, isNull, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { signingKeys } from '../../identity.table.ts';
import { admitting } from '../access.contract.ts';
import { accessAlgorithm } from '../access-token/access-token.rules.ts';
import { findAccessSigningKey } from './access-keys.queries.ts';

/** Makes the key that signs access tokens from now on, unless another process just has; older ones sign no more. */
export const makeAccessKey = command({
  name: 'access.make-key',
  permission: admitting,
  input: z.strictObject({}),
  run: async ({ tx, now }) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access.make-key'))`);
    const made = await findAccessSigningKey(tx, now);
    if (made) {
      return made;
    }
    await tx
      .update(signingKeys)
      .set({ retiredAt: now })
      .where(and(eq(signingKeys.purpose, 'access'), isNull(signingKeys.retiredAt)));
    const pair = await generateKeyPair(accessAlgorithm, { extractable: true });
    const [kid, privateJwk, publicJwk] = [
      crypto.randomUUID(),
      await exportJWK(pair.privateKey),
      await exportJWK(pair.publicKey),
    ];
    await tx.insert(signingKeys).values({ kid, purpose: 'access', privateJwk, publicJwk, createdAt: now });
    return { kid, privateJwk };
  },
});

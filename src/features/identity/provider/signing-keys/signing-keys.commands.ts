import { and, eq, isNull, sql } from 'drizzle-orm';
import type { JWK } from 'jose';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { signingKeys } from '../../identity.table.ts';
import { providing } from '../provider.contract.ts';
import { findSigningKey } from './signing-keys.queries.ts';

const jwk = z.custom<JWK>((value) => typeof value === 'object' && value !== null);

/**
 * Makes a key the one that signs ID tokens and retires the one before, which is still believed for a while.
 * @param replace false: only when there is none that signs; another process may have been first.
 */
export const useSigningKey = command({
  name: 'provider.use-signing-key',
  permission: providing,
  input: z.strictObject({ kid: z.string().min(8), publicJwk: jwk, privateJwk: jwk, replace: z.boolean() }),
  run: async ({ tx, now, log }, { kid, publicJwk, privateJwk, replace }): Promise<void> => {
    await tx.execute(sql`LOCK TABLE ${signingKeys} IN SHARE ROW EXCLUSIVE MODE`);
    if (!replace && (await findSigningKey(tx, now))) {
      return;
    }
    await tx
      .update(signingKeys)
      .set({ retiredAt: now })
      .where(and(eq(signingKeys.purpose, 'identity'), isNull(signingKeys.retiredAt)));
    await tx.insert(signingKeys).values({ kid, purpose: 'identity', publicJwk, privateJwk, createdAt: now });
    log({ subjectKind: 'signing-key', subjectId: kid, difference: { purpose: 'identity' } });
  },
});

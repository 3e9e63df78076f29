import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { RefusedToken } from '#platform/http/gate.ts';
import { permissionsOf } from '../../roles/roles.rules.ts';
import { findAccessKey } from '../../signing-keys/signing-keys.queries.ts';
import { noteSeen } from '../access.commands.ts';
import { admitting } from '../access.contract.ts';
import { findSession } from '../access.queries.ts';
import { verifyAccessToken } from '../access-token.rules.ts';

/** The program itself, when it records a session. */
export const doorkeeper: Actor = { id: 'system:access', permissions: new Set([admitting]) };

export const bearerOf = (headers: Headers) =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1];

/**
 * Identifies the caller by the access token. The session and the user are looked up every time: a sign-out, a new role
 * or a disabled account takes effect on the next request. A member of staff whose address isn't verified has the rights
 * of a customer.
 * @param refused is called with the reason why a token was refused.
 */
export function identifier(deps: CommandDeps) {
  return async (headers: Headers, refused?: (why: RefusedToken) => void): Promise<Caller | undefined> => {
    const token = bearerOf(headers);
    if (token === undefined) {
      return undefined;
    }
    const now = deps.clock.now();
    const claims = await verifyAccessToken(token, deps.siteUrl, now, (kid) =>
      findAccessKey(deps.db, now, kid),
    );
    if (typeof claims === 'string') {
      refused?.(claims);
      return undefined;
    }
    const session = await findSession(deps.db, claims.uid, claims.sessionId);
    if (
      !session ||
      session.endedAt ||
      session.disabledAt ||
      session.tokenVersion !== claims.version ||
      session.renewedAt < session.validSince
    ) {
      refused?.('revoked');
      return undefined;
    }
    const { uid, email, emailVerified, role, signedInAt, lastSeenAt } = session;
    if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() > 60_000) {
      // Failing to record it, on a full disk for instance, is no reason to refuse the request.
      await run(deps, doorkeeper, noteSeen, { uid }).catch(() => {});
    }
    const permissions = permissionsOf[emailVerified ? role : 'customer'];
    return {
      id: `user:${uid}`,
      uid,
      email,
      emailVerified,
      role,
      permissions,
      sessionId: claims.sessionId,
      signedInAt,
    };
  };
}

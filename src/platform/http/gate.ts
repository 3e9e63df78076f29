import type { MiddlewareHandler } from 'hono';
import { Failure } from '../command/failure.ts';
import type { Caller } from './caller.ts';

/** What the API knows of a request before its route runs; `caller` is missing for anonymous requests. */
export interface ApiVariables {
  caller: Caller | undefined;
  /** Why the access token was refused; missing when none was sent. */
  refusedToken?: RefusedToken | undefined;
}

/** What can be wrong with an access token: expired, revoked on the server, or not one of ours. */
export type RefusedToken = 'expired' | 'revoked' | 'wrong';

export interface GatedVariables {
  caller: Caller;
  refusedToken?: RefusedToken | undefined;
}

/** Codes for 401: `access.missing`, `access.wrong`, or `access.expired` and `access.revoked`, which can be renewed. */
const signInFirst = (refused: RefusedToken | 'missing') =>
  new Failure('unauthenticated', `access.${refused}`, 'Sign in first: send a valid access token as bearer.');

/** Requires a signed-in caller with the permission, if one is given. */
const gate =
  (permission?: string): MiddlewareHandler<{ Variables: GatedVariables }> =>
  async (context, next) => {
    const caller: Caller | undefined = context.get('caller');
    if (caller === undefined) {
      const refused: RefusedToken | undefined = context.get('refusedToken');
      throw signInFirst(refused ?? 'missing');
    }
    if (permission !== undefined && !caller.permissions.has(permission)) {
      throw new Failure('forbidden', 'permission.missing', `This needs the permission ${permission}.`);
    }
    await next();
  };

const bearer = [{ accessToken: [] }];

/**
 * Each route of the API declares its access by spreading one of these into its description:
 * `createRoute({ ...needs('documents.write'), method: 'post', ... })`. A test reads `x-access` from every route.
 */
export const forAnyone = { 'x-access': 'anyone' as const, security: [] };

/** For every signed-in user, customers too; the route returns only their own data. */
export const forSignedIn = { 'x-access': 'signed-in' as const, security: bearer, middleware: gate() };

/** For callers with the permission, a name from features/identity/roles. */
export const needs = <Permission extends string>(permission: Permission) => ({
  'x-access': permission,
  security: bearer,
  middleware: gate(permission),
});

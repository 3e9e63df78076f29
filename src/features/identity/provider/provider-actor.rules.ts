import type { Actor } from '#platform/command/command.ts';
import { providing } from './provider.contract.ts';

const permissions = new Set([providing]);

/** The provider acting for the owner of an account, or for a visitor it doesn't know yet. */
export const byProvider = (uid?: string): Actor => ({
  id: uid === undefined ? 'system:identity' : `user:${uid}`,
  permissions,
});

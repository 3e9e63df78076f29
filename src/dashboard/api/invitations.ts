import { z } from 'zod';
import { invitationList } from '#features/identity/invitations/invitations.contract.ts';
import type { InvitedRole } from '#features/identity/invitations/invitations.rules.ts';
import type { Language } from '#platform/language.ts';
import { request } from './request.ts';

/** The cache key of the invitations. */
export const invitationsKey = 'invitations';

/** Invitations that nobody has accepted yet. */
export const listInvitations = async (signal: AbortSignal) =>
  (await request(invitationList, '/invitations', { signal })).data.items;

export interface Invite {
  readonly email: string;
  readonly role: InvitedRole;
  readonly language: Language;
}

/** Invites somebody by mail. @throws ApiProblem invitations.open */
export async function invite(body: Invite): Promise<void> {
  await request(z.unknown(), '/invitations', { method: 'POST', body });
}

/** Sends an invitation again, or takes it back. */
export async function actOnInvitation(id: string, action: 'send-again' | 'revoke'): Promise<void> {
  await request(z.unknown(), `/invitations/${id}/${action}`, { method: 'POST' });
}

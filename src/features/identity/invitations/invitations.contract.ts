import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { invitedRoles } from './invitations.rules.ts';

export const inviteInput = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  role: z.enum(invitedRoles),
  /** Of the letter. */
  language: z.enum(languages),
});

export const invitationId = z.strictObject({ id: z.uuid() });

/** The id of an invitation that was changed. */
export const invitationChanged = z.object({ id: z.uuid() }).meta({ id: 'InvitationChanged' });

/** The secret of the link. */
export const token = z.string().min(20).max(100);

/** Accepting with a new password; with a verified sign-in neither is sent. */
export const acceptance = z.strictObject({
  token,
  name: plainLine(80, 2).optional(),
  password: z.string().max(4_096).optional(),
});

/** An invitation that nobody has accepted yet. */
export const openInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(invitedRoles),
    invitedBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    lapsed: z.boolean(),
  })
  .meta({ id: 'Invitation' });

export const invitationList = z.object({ items: z.array(openInvitation) });

/** What the page of the link shows. */
export const invitationSeen = z
  .object({ email: z.string(), role: z.enum(invitedRoles), invitedBy: z.string() })
  .meta({ id: 'InvitationSeen' });

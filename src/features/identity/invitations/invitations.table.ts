import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import type { InvitedRole } from './invitations.rules.ts';

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull(),
  role: text('role').$type<InvitedRole>().notNull(),
  language: text('language').$type<Language>().notNull(),
  tokenHash: text('token_hash').notNull(),
  /** The actor, such as `user:…`. */
  invitedBy: text('invited_by').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  acceptedAt: timestamptz('accepted_at'),
  acceptedBy: text('accepted_by'),
  revokedAt: timestamptz('revoked_at'),
});

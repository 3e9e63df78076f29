import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { timestamptz } from '#platform/database/columns.ts';
import { sealedJson } from '#platform/sealed-columns/sealed-columns.ts';
import type { Role } from './roles/roles.rules.ts';

/** Accounts, whichever identity provider verifies them. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  /** Lower case. */
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  name: text('name'),
  role: text('role').$type<Role>().notNull(),
  disabledAt: timestamptz('disabled_at'),
  /** Increased when all access tokens issued so far must become invalid. */
  tokenVersion: integer('token_version').notNull().default(0),
  /** ID tokens and refresh tokens issued before this are refused. */
  validSince: timestamptz('valid_since').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  lastSeenAt: timestamptz('last_seen_at'),
});

/** Sign-ins that were issued an access token. */
export const userSessions = pgTable('user_sessions', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  signedInAt: timestamptz('signed_in_at').notNull(),
  renewedAt: timestamptz('renewed_at').notNull(),
  device: text('device'),
  endedAt: timestamptz('ended_at'),
});

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  purpose: text('purpose').$type<'access' | 'identity'>().notNull(),
  privateJwk: sealedJson('private_jwk').$type<JWK | null>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  retiredAt: timestamptz('retired_at'),
});

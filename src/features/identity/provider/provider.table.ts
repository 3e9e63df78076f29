import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { CodePurpose } from './provider.contract.ts';

/** How an account of the built-in provider signs in; address, name and role are in `users`. */
export const providerAccounts = pgTable('provider_accounts', {
  uid: text('uid').primaryKey(),
  /** Argon2id in PHC format; null for accounts that only use Google. */
  passwordHash: text('password_hash'),
  passwordUpdatedAt: timestamptz('password_updated_at'),
  googleSub: text('google_sub'),
  googleEmail: text('google_email'),
  photoUrl: text('photo_url'),
  lastLoginAt: timestamptz('last_login_at').notNull(),
});

/** Sign-ins: each is a family of refresh tokens, and the `sid` of its ID tokens. */
export const providerSessions = pgTable('provider_sessions', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  method: text('method').$type<'password' | 'google.com'>().notNull(),
  /** When the user last authenticated, by password or with Google. */
  signedInAt: timestamptz('signed_in_at').notNull(),
  /** Refused when `users.valid_since` is later than this. */
  startedAt: timestamptz('started_at').notNull(),
  renewedAt: timestamptz('renewed_at').notNull(),
  endedAt: timestamptz('ended_at'),
});

export const providerRefreshTokens = pgTable('provider_refresh_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
  usedAt: timestamptz('used_at'),
});

export const providerCodes = pgTable('provider_codes', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').$type<CodePurpose | 'google-nonce'>().notNull(),
  uid: text('uid'),
  /** The address of the account while the code is valid; for `recover` the one to restore. */
  email: text('email'),
  newEmail: text('new_email'),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
});

/** Times of attempts that are limited, by a hashed key. */
export const providerAttempts = pgTable('provider_attempts', {
  key: text('key').primaryKey(),
  times: timestamptz('times').array().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Browsers and network addresses, hashed, from which an account has signed in. */
export const providerKnownPlaces = pgTable(
  'provider_known_places',
  { uid: text('uid').notNull(), place: text('place').notNull(), seenAt: timestamptz('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.place] })],
);

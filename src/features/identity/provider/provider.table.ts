import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodePurpose } from './provider.contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How an account of the built-in provider is signed in to; address, name and role are in `users`. */
export const providerAccounts = pgTable('provider_accounts', {
  uid: text('uid').primaryKey(),
  /** Argon2id in its own notation; null for who signs in with Google only. */
  passwordHash: text('password_hash'),
  passwordUpdatedAt: moment('password_updated_at'),
  googleSub: text('google_sub'),
  googleEmail: text('google_email'),
  photoUrl: text('photo_url'),
  lastLoginAt: moment('last_login_at').notNull(),
});

/** Sign-ins: each is the family of its refresh tokens, and the `sid` of its ID tokens. */
export const providerSessions = pgTable('provider_sessions', {
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  method: text('method').$type<'password' | 'google.com'>().notNull(),
  /** When the password was typed, or Google asked. */
  signedInAt: moment('signed_in_at').notNull(),
  /** Refused from when `users.valid_since` is later than this. */
  startedAt: moment('started_at').notNull(),
  renewedAt: moment('renewed_at').notNull(),
  endedAt: moment('ended_at'),
});

export const providerRefreshTokens = pgTable('provider_refresh_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  usedAt: moment('used_at'),
});

export const providerCodes = pgTable('provider_codes', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').$type<CodePurpose | 'google-nonce'>().notNull(),
  uid: text('uid'),
  /** The address of the account while the code holds; for `recover` the one to go back to. */
  email: text('email'),
  newEmail: text('new_email'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Moments at which something limited was done, by a hashed key. */
export const providerAttempts = pgTable('provider_attempts', {
  key: text('key').primaryKey(),
  times: moment('times').array().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Browsers and network addresses, hashed, from which an account was signed in to. */
export const providerKnownPlaces = pgTable(
  'provider_known_places',
  { uid: text('uid').notNull(), place: text('place').notNull(), seenAt: moment('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.place] })],
);

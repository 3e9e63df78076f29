import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';

/** The access token of bKash, one for all processes: bKash grants two an hour and then blocks the merchant for an hour. */
export const bkashTokens = pgTable('bkash_tokens', {
  /** A digest of the account: another app key or address has its own token. */
  account: text('account').primaryKey(),
  /** Null until the first grant. */
  idToken: sealedText('id_token'),
  grantedAt: timestamptz('granted_at'),
  expiresAt: timestamptz('expires_at'),
  /** When grants were asked for in the last hour, ISO instants. */
  asked: jsonb('asked').$type<unknown>().notNull(),
  /** One process renews it until then. */
  renewingUntil: timestamptz('renewing_until'),
});

import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

/** Private keys, encrypted with the data key, and their public keys. */
export const sealedKeys = pgTable('sealed_keys', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').$type<KeyPurpose>().notNull(),
  publicKey: text('public_key').notNull(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** What a key signs: papers, by Ed25519; that a push is ours, by P-256. */
export type KeyPurpose = 'papers' | 'push';

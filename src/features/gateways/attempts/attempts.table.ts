import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import type { GatewayName, ReviewReason } from '../gateways.contract.ts';
import type { AttemptState } from './attempts.rules.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });

/** One try to pay an order through a gateway, with its own id there. */
export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  gateway: text('gateway').$type<GatewayName>().notNull(),
  ourId: text('our_id').notNull(),
  session: text('session'),
  /** The hash of the secret that the browser holds which began it; null for one of the version before. */
  browser: text('browser'),
  /** Of whoever pays; null for that of the order. */
  language: text('language').$type<Language>(),
  /** Somebody else pays, by a link of their own. */
  byPayer: boolean('by_payer').notNull().default(false),
  /** The gateway's page. */
  redirect: text('redirect'),
  /** When that browser came back. */
  returnedAt: timestamptz('returned_at'),
  amount: poisha('amount').notNull(),
  state: text('state').$type<AttemptState>().notNull(),
  practice: boolean('practice').notNull().default(false),
  theirId: text('their_id'),
  received: poisha('received'),
  fee: poisha('fee'),
  instrument: text('instrument'),
  review: text('review').$type<ReviewReason>(),
  /** What the gateway said last, in its words: for staff. */
  reason: text('reason'),
  paymentId: uuid('payment_id'),
  moves: integer('moves').notNull().default(0),
  movedAt: timestamptz('moved_at'),
  /** One process asks the gateway until then, and moves it ahead meanwhile. */
  askingUntil: timestamptz('asking_until'),
  askedAt: timestamptz('asked_at'),
  nextAskAt: timestamptz('next_ask_at').notNull(),
  asks: integer('asks').notNull().default(0),
  createdAt: timestamptz('created_at').notNull(),
  endedAt: timestamptz('ended_at'),
});

import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { DeductionKind } from './deductions.rules.ts';

/** What customers kept back of payments for the state. Append-only. */
export const paymentDeductions = pgTable('payment_deductions', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind').$type<DeductionKind>().notNull(),
  /** Poisha. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

/** The numbers of the certificates; the last one of a deduction counts. Append-only. */
export const deductionCertificates = pgTable('deduction_certificates', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  deductionId: uuid('deduction_id').notNull(),
  number: text('number').notNull(),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
});

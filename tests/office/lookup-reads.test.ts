import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { findHits } from '#features/lookup/lookup.queries.ts';
import type { Database } from '#platform/database/database.ts';
import { test } from '#platform/testing/test.ts';
import { sell } from '../selling/sales.ts';

const many = 4_000;

/** Orders, cards, enquiries and numbers of money of people who are all called alike. */
async function insertMany(db: Database): Promise<void> {
  const phone = sql.raw(`'+88019' || lpad(n::text, 8, '0')`);
  const series = sql.raw(`generate_series(1, ${many}) n`);
  // A reference has hundreds that are one sign apart: a large part of fewer numbers, which are read as a whole then.
  const transfers = sql.raw(`generate_series(1, ${5 * many}) n`);
  const statements = [
    sql`INSERT INTO orders (id, reference, token, state, language, name, phone, current, search, sounds, made_by, created_at, updated_at)
      SELECT md5('order ' || n)::uuid, 'SF-L' || n, 'token' || n, 'completed', 'en', 'Zubayda ' || n, ${phone}, 1,
        'sf-l' || n || ' zubayda ' || n || ' ' || ${phone}, 'jubayda #jbd', 'test', now(), now() FROM ${series}`,
    sql`INSERT INTO order_versions (order_id, number, total, reason, made_by, made_at)
      SELECT md5('order ' || n)::uuid, 1, 100, '', 'test', now() FROM ${series}`,
    sql`INSERT INTO order_lines (order_id, version, position, charge, quantity, unit, text_en, refund, source)
      SELECT md5('order ' || n)::uuid, 1, 0, 'own', 1, 100, 'Visa service', '{"ladder":[]}', '{"kind":"free"}' FROM ${series}`,
    sql`INSERT INTO customers (id, name, search, sounds, created_at, updated_at)
      SELECT md5('card ' || n)::uuid, 'Zubayda ' || n, 'zubayda ' || n || ' ' || ${phone}, 'jubayda #jbd', now(), now() FROM ${series}`,
    sql`INSERT INTO customer_contacts (kind, value, customer_id, added_at)
      SELECT 'phone', ${phone}, md5('card ' || n)::uuid, now() FROM ${series}`,
    sql`INSERT INTO enquiries (id, reference, token, kind, subject, message, details, language, name, phone, reply_by, state,
        in_review, review_reasons, fingerprint, visitor, search, created_at, updated_at)
      SELECT gen_random_uuid(), 'SF-' || substr(lpad(n::text, 6, '0'), 1, 4) || '-' || substr(lpad(n::text, 6, '0'), 5),
        lpad(n::text, 26, 'e'), 'contact', 'A question', '', '{"kind":"contact"}', 'en', 'Zubayda ' || n, ${phone}, 'phone', 'won',
        false, '{}', 'f' || n, 'v' || n, 'zubayda ' || n || ' ' || ${phone}, now(), now() FROM ${series}`,
    sql`INSERT INTO payments (id, order_id, method, amount, outside, outside_key, state, taken_by, taken_at)
      SELECT gen_random_uuid(), md5('order ' || n)::uuid, 'bkash', 100, 'ZB' || lpad(n::text, 8, '0'), 'ZB' || lpad(n::text, 8, '0'),
        'counted', 'test', now() FROM ${series}`,
    sql`INSERT INTO money_arrivals (id, source, method, outside, outside_key, look_key, sender, amount, at, fingerprint, state, added_by, added_at)
      SELECT gen_random_uuid(), 'sms', 'bkash', 'ZA' || n, 'ZA' || n, 'ZA' || lpad(n::text, 8, '0'), '01700000000', 100, now(), 'a' || n,
        'new', 'test', now() FROM ${transfers}`,
  ];
  for (const statement of statements) {
    await db.execute(statement);
  }
  // What is written in one go waits beside these indexes, and makes them look dear.
  await db.execute(sql`SELECT gin_clean_pending_list(c.oid) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
    WHERE a.amname = 'gin' AND c.relkind = 'i'`);
  for (const table of [
    'orders',
    'customers',
    'customer_contacts',
    'enquiries',
    'payments',
    'money_arrivals',
  ]) {
    await db.execute(sql.raw(`ANALYZE ${table}`));
  }
}

const looked = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.coerce.number() })) });

/** How many rows of each large table this transaction has read by now. */
async function rowsRead(db: Database): Promise<Map<string, number>> {
  const found = await db.execute(sql`
    SELECT relname AS name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS rows FROM pg_stat_xact_user_tables
    WHERE relname IN ('orders', 'customers', 'customer_contacts', 'enquiries', 'payments', 'money_arrivals')`);
  return new Map(looked.parse(found).rows.map(({ name, rows }) => [name, rows]));
}

test('no search reads a whole table: each of its ways to a row has an index', async ({ db, deps }) => {
  const { reference } = await sell(deps, {
    contact: { name: 'আব্দুল মালেক', phone: '01812-345678', email: 'malek@mail.example' },
  });
  await insertMany(db);
  // Of so few rows PostgreSQL would read all where an index is there: whether one is, is what counts.
  await db.execute(sql`SET LOCAL enable_seqscan = off`);
  // What lists all cards by time is the whole table once more, and no way to one of them.
  await db.execute(sql`DROP INDEX customers_heard`);
  const asked = { language: 'en' as const, today: '2026-12-01', permissions: permissionsOf.owner };
  for (const q of [
    reference,
    '01812-345678',
    '01812-34',
    'malek',
    'মালেক',
    'abdul malek',
    'malek@mail.example',
    '9KO1LM2QXB',
    'TrxID 9KO1L',
    // One digit apart.
    '01812-345679',
    `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`,
  ]) {
    const before = await rowsRead(db);
    const hits = await findHits(db, { ...asked, q });
    expect(hits.length > 0, q).toBe(!q.includes('9KO1L'));
    for (const [table, rows] of await rowsRead(db)) {
      expect(rows - (before.get(table) ?? 0), `${table} for ${q}`).toBeLessThan(many / 10);
    }
  }
});

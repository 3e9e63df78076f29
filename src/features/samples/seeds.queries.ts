import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Catalogue } from './catalogue.queries.ts';
import { add, type Rows } from './leaving.queries.ts';
import type { SamplePart } from './samples.contract.ts';

const found = z.object({ table: z.string(), key: z.string() });

const isOfSample = sql`(x.phone IN (SELECT address FROM sample_contacts) OR x.email IN (SELECT address FROM sample_contacts))`;
/** Whose sample contact it is: also what was begun for a sample customer later. */
const byContact = ['enquiries', 'orders', 'visa_cases', 'waiting_parties'];

/** Documents as they were made: nobody changed them, began to, or added a departure or a price. */
const untouched = sql`(SELECT d.id, d.kind FROM documents d JOIN sample_rows s ON s.table_name = 'documents' AND s.key = d.id::text
  WHERE d.latest_revision = 1
    AND NOT EXISTS (SELECT FROM working_drafts w WHERE w.document_id = d.id)
    AND NOT EXISTS (SELECT FROM departures x WHERE x.package_id = d.id AND (x.version > 1
      OR NOT EXISTS (SELECT FROM sample_rows m WHERE m.table_name = 'departures' AND m.key = x.id::text)))
    AND NOT EXISTS (SELECT FROM price_lists x WHERE x.package_id = d.id
      AND NOT EXISTS (SELECT FROM sample_rows m WHERE m.table_name = 'price_lists' AND m.key = x.id::text)))`;

const kindOf = { packages: 'tour-package', posts: 'post' } as const;

/** The sample documents of a kind that nobody changed. */
export async function listUntouched(
  db: ReadDatabase,
  kind: 'tour-package' | 'post' | 'visa',
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`u.id::text` })
    .from(sql`${untouched} AS u`)
    .where(sql`u.kind = ${kind}`);
  return rows.map(({ id }) => id);
}

/** What begins to go: rows that the life made, what was begun for its people later, and documents that nobody changed. */
export async function findSeeds(
  db: ReadDatabase,
  { tables }: Catalogue,
  what: readonly SamplePart[],
): Promise<Rows> {
  const seeds: Rows = new Map();
  for (const part of ['packages', 'posts'] as const) {
    for (const key of what.includes(part) ? await listUntouched(db, kindOf[part]) : []) {
      add(seeds, { table: 'documents', key });
    }
  }
  if (!what.includes('life')) {
    return seeds;
  }
  const marked = [...tables.values()].map(
    ({ name, keyOf }) =>
      sql`SELECT ${name} AS t, s.key AS k FROM sample_rows s JOIN ${sql.identifier(name)} x ON ${sql.raw(keyOf('x'))} = s.key WHERE s.part = 'life' AND s.table_name = ${name}`,
  );
  const later = byContact.map(
    (name) => sql`SELECT ${name} AS t, x.id::text AS k FROM ${sql.identifier(name)} x WHERE ${isOfSample}`,
  );
  const others = [
    sql`SELECT 'messages' AS t, x.id::text AS k FROM messages x WHERE x.to_address IN (SELECT address FROM sample_contacts)`,
    // A card that has nothing but contacts of samples.
    sql`SELECT 'customers' AS t, x.customer_id::text AS k FROM customer_contacts x GROUP BY x.customer_id
      HAVING bool_and(x.value IN (SELECT address FROM sample_contacts))`,
  ];
  const rows = await db
    .selectDistinct({ table: sql`t`, key: sql`k` })
    .from(sql`(${sql.join([...marked, ...later, ...others], sql` UNION ALL `)}) AS found`)
    // Whoever was made an owner since is no sample any more.
    .where(sql`NOT (t = 'users' AND k IN (SELECT uid FROM users WHERE role = 'owner'))`);
  for (const row of rows) {
    add(seeds, found.parse(row));
  }
  return seeds;
}

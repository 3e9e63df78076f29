import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Rows } from './leaving.queries.ts';
import type { Samples } from './samples.contract.ts';
import { listUntouched } from './seeds.queries.ts';

const jsonOf = (keys: Iterable<string>) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`;

const titleOf = (row: string) => ({
  en: sql<string | null>`${sql.raw(row)}.title_en`,
  bn: sql<string | null>`${sql.raw(row)}.title_bn`,
});

/** What staff took on samples or added to them after the life was made: rows that go and that the life didn't make. */
export async function listTaken(db: ReadDatabase, leaving: Rows): Promise<Pick<Samples, 'taken' | 'added'>> {
  const later = (table: string, id: string, row: string) =>
    sql`${sql.raw(`${row}.${id}`)}::text IN ${jsonOf(leaving.get(table) ?? [])} AND NOT EXISTS (
      SELECT FROM sample_rows m WHERE m.table_name = ${table} AND m.key = ${sql.raw(`${row}.${id}`)}::text)`;
  const taken = await db
    .select({
      paymentId: sql<string>`p.id::text`,
      orderId: sql<string>`o.id::text`,
      reference: sql<string>`o.reference`,
      name: sql<string>`o.name`,
      amount: sql`p.amount`.mapWith(Number),
    })
    .from(sql`payments p JOIN orders o ON o.id = p.order_id`)
    .where(sql`p.state IN ('waiting', 'counted') AND ${later('payments', 'id', 'p')}`)
    .orderBy(sql`p.taken_at, p.id`);
  const count = (table: string, id = 'id') =>
    sql<number>`(SELECT count(*)::int FROM ${sql.identifier(table)} x WHERE ${later(table, id, 'x')})`;
  const [added] = await db
    .select({
      orders: count('orders'),
      enquiries: count('enquiries'),
      bookings: count('bookings', 'order_id'),
      bills: count('supplier_bills'),
      spendings: count('movements'),
    })
    .from(sql`(SELECT 1) AS one`);
  return { taken, added: added ?? { orders: 0, enquiries: 0, bookings: 0, bills: 0, spendings: 0 } };
}

/** Sample documents that somebody changed: they stay. */
export async function listChanged(db: ReadDatabase): Promise<Samples['changed']> {
  const of = async (kind: 'tour-package' | 'post' | 'visa') => {
    const untouched = await listUntouched(db, kind);
    return db
      .select(titleOf('l'))
      .from(
        sql`document_list l JOIN sample_rows m ON m.table_name = 'documents' AND m.key = l.document_id::text`,
      )
      .where(sql`l.kind = ${kind} AND NOT l.trashed AND l.document_id::text NOT IN ${jsonOf(untouched)}`)
      .orderBy(sql`l.sort_title, l.document_id`);
  };
  return { packages: await of('tour-package'), posts: await of('post'), guides: await of('visa') };
}

const named = [
  {
    kind: 'package',
    table: 'documents',
    from: sql`documents x JOIN document_list l ON l.document_id = x.id`,
    title: titleOf('l'),
    day: sql<string | null>`NULL::text`,
  },
  {
    kind: 'departure',
    table: 'departures',
    from: sql`departures x JOIN document_list l ON l.document_id = x.package_id`,
    title: titleOf('l'),
    day: sql<string | null>`x.departs_on::text`,
  },
  ...(['supplier', 'customer', 'enquiry'] as const).map((kind) => ({
    kind,
    table: { supplier: 'suppliers', customer: 'customers', enquiry: 'enquiries' }[kind],
    from: { supplier: sql`suppliers x`, customer: sql`customers x`, enquiry: sql`enquiries x` }[kind],
    title: { en: sql<string | null>`x.name`, bn: sql<string | null>`x.name` },
    day: sql<string | null>`NULL::text`,
  })),
] as const;

/** What stays because something real stands on it, by name. */
export async function listStays(db: ReadDatabase, stays: Rows): Promise<Samples['stays']> {
  const all: Samples['stays'] = [];
  for (const { kind, table, from, title, day } of named) {
    const keys = stays.get(table);
    if (keys !== undefined) {
      const rows = await db
        .select({ id: sql<string>`x.id::text`, ...title, day })
        .from(from)
        .where(sql`x.id::text IN ${jsonOf(keys)}`)
        .orderBy(day, sql`x.id`);
      all.push(...rows.map(({ id, en, bn, day: on }) => ({ kind, id, title: { en, bn }, day: on })));
    }
  }
  return all;
}

/** Guides that were taken off the site with samples, and are not published again. */
export async function listToCheck(db: ReadDatabase): Promise<Samples['toCheck']> {
  const rows = await db
    .select({ id: sql<string>`l.document_id::text`, ...titleOf('l') })
    .from(sql`document_list l`)
    .where(
      sql`l.document_id IN (SELECT unnest(guides) FROM sample_removals WHERE restored_at IS NULL) AND NOT l.trashed
        AND NOT EXISTS (SELECT FROM live_visas v WHERE v.document_id = l.document_id)`,
    )
    .orderBy(sql`l.sort_title, l.document_id`);
  return rows.map(({ id, en, bn }) => ({ id, title: { en, bn } }));
}

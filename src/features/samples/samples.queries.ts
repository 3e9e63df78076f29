import { and, desc, gt, isNull, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findCatalogue } from './catalogue.queries.ts';
import { findLeaving, type Rows } from './leaving.queries.ts';
import { listChanged, listStays, listTaken, listToCheck } from './named.queries.ts';
import type { SampleCounts, Samples } from './samples.contract.ts';
import { sampleRemovals } from './samples.table.ts';
import { findSeeds, listUntouched } from './seeds.queries.ts';

const tableOf = {
  orders: 'orders',
  customers: 'customers',
  enquiries: 'enquiries',
  cases: 'visa_cases',
  fares: 'fare_requests',
  colleagues: 'users',
  messages: 'messages',
  bookings: 'bookings',
  bills: 'supplier_bills',
} as const;

const jsonOf = (keys: Iterable<string>) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`;

/** The guides that would be taken off the site: as they were made, and shown. */
export async function listVisibleGuides(db: ReadDatabase): Promise<string[]> {
  const ids = await listUntouched(db, 'visa');
  const rows = await db
    .selectDistinct({ id: sql<string>`document_id::text` })
    .from(sql`publications`)
    .where(
      // One that was taken off before and is there again has been looked at.
      sql`document_id::text IN ${jsonOf(ids)}
        AND document_id NOT IN (SELECT unnest(guides) FROM sample_removals WHERE restored_at IS NULL)`,
    );
  return rows.map(({ id }) => id);
}

/** How much of each kind goes. */
export async function countLeaving(db: ReadDatabase, leaving: Rows, guides: number): Promise<SampleCounts> {
  const many = (table: string) => leaving.get(table)?.size ?? 0;
  const documents = await db
    .select({ kind: sql<string>`kind`, many: sql<number>`count(*)::int` })
    .from(sql`documents`)
    .where(sql`trashed_at IS NULL AND id::text IN ${jsonOf(leaving.get('documents') ?? [])}`)
    .groupBy(sql`kind`);
  const of = (kind: string) => documents.find((each) => each.kind === kind)?.many ?? 0;
  return {
    life: {
      orders: many(tableOf.orders),
      customers: many(tableOf.customers),
      enquiries: many(tableOf.enquiries),
      cases: many(tableOf.cases),
      fares: many(tableOf.fares),
      colleagues: many(tableOf.colleagues),
      messages: many(tableOf.messages),
      bookings: many(tableOf.bookings),
      bills: many(tableOf.bills),
    },
    packages: of('tour-package'),
    posts: of('post'),
    guides,
  };
}

const money = sql`(SELECT coalesce(sum(amount), 0)::bigint FROM ledger_postings WHERE holds_money(account)`;

/** How much of everything there is in the office, samples among it, and the money in its accounts, in poisha. */
async function countAll(db: ReadDatabase, entries: Iterable<string>) {
  const count = (table: string, where = sql`true`) =>
    sql<number>`(SELECT count(*)::int FROM ${sql.identifier(table)} WHERE ${where})`;
  const documents = (kind: string) => count('documents', sql`kind = ${kind} AND trashed_at IS NULL`);
  const [row] = await db
    .select({
      orders: count(tableOf.orders),
      customers: count(tableOf.customers),
      enquiries: count(tableOf.enquiries),
      cases: count(tableOf.cases),
      fares: count(tableOf.fares),
      colleagues: count(tableOf.colleagues, sql`role <> 'customer'`),
      messages: count(tableOf.messages),
      bookings: count(tableOf.bookings),
      bills: count(tableOf.bills),
      packages: documents('tour-package'),
      posts: documents('post'),
      guides: sql<number>`(SELECT count(DISTINCT document_id)::int FROM live_visas)`,
      money: sql`${money})`.mapWith(Number),
      moneyThen: sql`${money} AND entry_id::text NOT IN ${jsonOf(entries)})`.mapWith(Number),
    })
    .from(sql`(SELECT 1) AS one`);
  if (row === undefined) {
    throw new Error('The database answered nothing.');
  }
  return row;
}

/** What was sent away last and can still be brought back. */
async function findRemoved(db: ReadDatabase, now: Date): Promise<Samples['removed']> {
  const [last] = await db
    .select()
    .from(sampleRemovals)
    .where(and(isNull(sampleRemovals.restoredAt), gt(sampleRemovals.until, now)))
    .orderBy(desc(sampleRemovals.at))
    .limit(1);
  if (last === undefined) {
    return null;
  }
  const names = await findActorNames(db, [last.by]);
  const { at, until, what, counts } = last;
  return {
    at: at.toISOString(),
    by: names.get(last.by) ?? last.by,
    until: until.toISOString(),
    what,
    counts,
  };
}

/** What of this office is a sample, what of it somebody acted on, and what stays. */
export async function findSamples(db: ReadDatabase, now: Date): Promise<Samples> {
  const catalogue = await findCatalogue(db);
  const seeds = await findSeeds(db, catalogue, ['life', 'packages', 'posts']);
  const { leaving, stays } = await findLeaving(db, catalogue, seeds);
  const guides = await listVisibleGuides(db);
  const { moneyThen, ...all } = await countAll(db, leaving.get('ledger_entries') ?? []);
  return {
    ...(await countLeaving(db, leaving, guides.length)),
    ...(await listTaken(db, leaving)),
    changed: await listChanged(db),
    stays: await listStays(db, stays),
    now: all,
    moneyThen,
    toCheck: await listToCheck(db),
    removed: await findRemoved(db, now),
  };
}

/** Whether the sample life is there: made, and not sent away. */
export async function findStanding(db: ReadDatabase): Promise<{ readonly life: boolean }> {
  const [row] = await db
    .select({
      life: sql<boolean>`EXISTS (SELECT FROM sample_rows WHERE part = 'life') AND NOT EXISTS (
        SELECT FROM sample_removals WHERE 'life' = ANY (what) AND restored_at IS NULL)`,
    })
    .from(sql`(SELECT 1) AS one`);
  return { life: row?.life ?? false };
}
